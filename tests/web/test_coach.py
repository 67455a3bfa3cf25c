"""The coach at a table: speaks to whoever wants it, from the socket on, and is silent for everybody else."""

from tests.serving import Server
from tests.web.talking import Shown, hear, say, talk

from heliopolis.core.rng import SeededRng
from heliopolis.tables.house import House, Key
from heliopolis.tables.plan import Plan, SeatPlan
from heliopolis.tables.table import PERSON

ON = {"Cookie": "coach=on"}


def cookies(key: Key, coach: str) -> dict[str, str]:
    """Return the cookies of a person who has called the coach or not."""
    return {"Cookie": f"me={key.secret}; coach={coach}"}


def test_the_coach_speaks_to_whoever_has_called_and_falls_silent_when_sent_away(server: Server) -> None:
    key = server.table("ra", 2, own=2)
    with talk(server, key.table, headers=cookies(key, "on")) as socket:
        shown = Shown()
        shown.take(hear(socket))
        assert "no hurry yet" in shown["prompt"]
        say(socket, do="coach")
        assert hear(socket)["keep"] == "coach=quiet"
        shown.take(hear(socket))
        assert "coachline" not in shown["prompt"]
        say(socket, do="coach")
        assert hear(socket)["keep"] == "coach=on"
        shown.take(hear(socket))
        assert "no hurry yet" in shown["prompt"]


def test_nobody_else_hears_of_it(server: Server) -> None:
    key = server.table("ra", 2, own=2)
    for seen in (cookies(key, "quiet"), {"Cookie": f"me={key.secret}"}, ON):
        with talk(server, key.table, headers=seen) as socket:
            shown = Shown()
            shown.take(hear(socket))
            assert "coachline" not in shown["prompt"]


def test_what_was_decided_before_is_told_again_only_to_who_calls(server: Server) -> None:
    key = server.table("ra", 2, own=2)
    with talk(server, key.table, headers=cookies(key, "on")) as socket:
        shown = Shown()
        first = hear(socket)
        shown.take(first)
        asked = int(shown["question"].partition('data-question="')[2].partition('"')[0])
        say(socket, act="invoke", version=asked)
        while "auction" not in shown["prompt"] and "bid" not in shown["prompt"].casefold():
            shown.take(hear(socket))
        assert "coachline" in shown["prompt"]
        while "Looking back at your last choice, stronger would have been: Draw a tile." not in shown["prompt"]:
            shown.take(hear(socket))


def test_from_the_third_game_on_the_coach_is_silent_until_called(server: Server) -> None:
    key = server.table("ra", 2, own=2)
    plan = Plan("ra", (SeatPlan(PERSON, "Ada"), SeatPlan(PERSON, "Bob")))
    tables = [key.table]
    for _ in range(2):
        tables.append(server.ask(lambda house: house.create(plan, secret=key.secret, start=True)).table)
    heard = []
    for table in tables:
        with talk(server, table, headers=cookies(key, "on")) as socket:
            shown = Shown()
            shown.take(hear(socket))
            heard.append("coachline" in shown["prompt"])
            if table == tables[-1]:
                say(socket, do="coach")
                assert hear(socket)["keep"] == f"coach={table}"
                shown.take(hear(socket))
                assert "coachline" in shown["prompt"]
    assert heard == [True, True, False]


def test_a_warning_is_given_once_also_to_who_loads_the_page_again(server: Server) -> None:
    key = server.table("ra", 2, own=2)
    given: list[tuple[int, str]] = []

    async def play(house: House) -> None:
        rng = SeededRng(3)
        while (look := await house.look(key.table, key.secret)).result is None:
            seat = look.asked[0]
            lines = await house.coaching.lines(key.table, key.secret, seat, asked=False)
            assert lines == await house.coaching.lines(key.table, key.secret, seat, asked=False)
            given.extend((seat, line.key) for line in lines if line.warns or line.once)
            legal = (await house.look(key.table, key.secret, seat)).legal
            action = legal[rng.below(len(legal))]
            await house.act(key.table, key.secret, seat=seat, version=look.version, action=action)

    server.ask(play)
    assert len(given) == len(set(given)) > 4
