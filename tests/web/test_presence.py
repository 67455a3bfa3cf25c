"""Presence as pages show it: who is here, learns, has just lost the connection, or is away."""

from tests.serving import Server
from tests.web.talking import Shown, hear, say, talk
from websockets.sync.client import ClientConnection

from heliopolis.tables.house import Key
from heliopolis.tables.plan import Plan, SeatPlan
from heliopolis.tables.table import OPEN, PERSON
from heliopolis.web.layout import Page
from heliopolis.web.presence import attending

TWO = Plan("ra", (SeatPlan(PERSON, "Ada"), SeatPlan(OPEN)), language="en")


def waiting(shown: Shown, socket: ClientConnection) -> str:
    """Return the waiting room after the next message."""
    shown.take(hear(socket))
    return shown["waiting"]


def test_everybody_at_a_table_sees_who_comes_and_goes(server: Server) -> None:
    ada = server.ask(lambda house: house.create(TWO))
    bob = Key(ada.table, server.ask(lambda house: house.sit(ada.table, 1, "Bob")))
    server.ask(lambda house: house.start(ada.table, ada.secret))
    shown = Shown()
    with talk(server, ada.table, ada) as socket:
        shown.take(hear(socket))
        assert "not here" in shown["seats"]
        with talk(server, ada.table, bob) as other:
            hear(other)
            shown.take(hear(socket))
            assert '<span class="here is-here">here</span>' in shown["seats"]
        shown.take(hear(socket))
        assert "reconnecting" in shown["seats"]


def test_a_lesson_tells_the_table_how_far_its_reader_is_and_hears_when_the_game_begins(server: Server) -> None:
    ada = server.ask(lambda house: house.create(TWO))
    maya = Key(ada.table, server.ask(lambda house: house.hold(ada.table, 1, "Maya")))
    shown = Shown()
    with talk(server, ada.table, ada, more="&page=waiting") as socket:
        assert "not here" in waiting(shown, socket)
        with talk(server, ada.table, maya, more="&page=learning") as lesson:
            assert "is-learning" in waiting(shown, socket)
            say(lesson, lesson=4, lessons=9)
            assert "learning, lesson 4 of 9" in waiting(shown, socket)
            server.ask(lambda house: house.agree(ada.table, maya.secret))
            assert hear(lesson) == {"begun": True}
        assert hear(socket) == {"go": f"/t/{ada.table}"}


def test_a_lesson_can_say_nothing_else(server: Server) -> None:
    ada = server.ask(lambda house: house.create(TWO))
    maya = Key(ada.table, server.ask(lambda house: house.hold(ada.table, 1, "Maya")))
    shown = Shown()
    with talk(server, ada.table, ada, more="&page=waiting") as socket:
        shown.take(hear(socket))
        with talk(server, ada.table, maya, more="&page=learning") as lesson:
            shown.take(hear(socket))
            for message in ({"lesson": 4}, {"lesson": 10, "lessons": 9}, {"lesson": -1, "lessons": 9}, {"do": "leave"}):
                say(lesson, **message)
            say(lesson, lesson=1, lessons=9)
            assert "learning, lesson 1 of 9" in waiting(shown, socket)


def test_a_lesson_attends_only_a_table() -> None:
    page = Page("en", "", "/learn/ra")
    table = "/t/" + "a" * 20
    drawn = str(attending(page, table, lesson=2, lessons=9))
    assert f'data-attending="{table}/socket?page=learning"' in drawn
    assert attending(page, "/", lesson=2, lessons=9) is None
    assert attending(page, "https://elsewhere.example/t/x", lesson=2, lessons=9) is None
