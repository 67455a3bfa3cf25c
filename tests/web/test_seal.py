"""Choosing and confirming, as a page's socket hears of it."""

import pytest
from tests.serving import Server, search
from tests.web.talking import hear, say, talk

from heliopolis.core import registry
from heliopolis.core.state import State
from heliopolis.tables.foresight import CHANCE_ANSWERS, Foresight
from heliopolis.web.seal import ALWAYS, FINAL, NEVER, Manner

LOSING = Foresight(CHANCE_ANSWERS, legal=(0, 1), events=(), decisions=(0,))
HARMLESS = LOSING._replace(final="")
ONLY = LOSING._replace(legal=(0,))


@pytest.mark.parametrize(
    ("manner", "confirmed"),
    [
        (Manner(ALWAYS), [LOSING, HARMLESS]),
        (Manner(FINAL), [LOSING]),
        (Manner(NEVER), []),
        (Manner(ALWAYS, sealed=True), []),
    ],
)
def test_what_is_confirmed_is_what_a_person_has_set(manner: Manner, confirmed: list[Foresight]) -> None:
    assert [ahead for ahead in (LOSING, HARMLESS, ONLY) if manner.confirms(ahead)] == confirmed


def test_what_cannot_be_undone_waits_until_it_is_confirmed(server: Server) -> None:
    key = server.table("ra", 2, own=2)
    with talk(server, key.table, key) as socket:
        hear(socket)
        before = server.look(key)
        say(socket, act="draw", version=before.question, confirm=FINAL)
        seal = hear(socket)["seal"]
        assert (seal["act"], seal["final"]) == ("draw", True)
        assert "can’t be undone" in seal["drawn"]
        assert server.look(key).steps == before.steps
        say(socket, act="draw", version=before.question, sealed=True)
        assert hear(socket)["version"] > before.version
        assert server.look(key).steps > before.steps


def test_what_can_be_undone_is_done_at_once_unless_everything_is_confirmed(server: Server) -> None:
    key = server.table("gold", 2, own=2)
    game = registry.game("gold")
    with talk(server, key.table, key) as socket:
        hear(socket)
        look = server.look(key)
        turn = next(game.actions[action] for action in look.legal if game.actions[action].startswith("reveal"))
        say(socket, act=turn, version=look.question, confirm=FINAL)
        assert hear(socket)["seal"]["final"]
        say(socket, act=turn, version=look.question)
        hear(socket)
        look = server.look(key)
        placing = game.actions[look.legal[0]]
        say(socket, act=placing, version=look.question, confirm=ALWAYS, stays=True)
        assert hear(socket)["seal"]["act"] == placing


def test_an_end_of_turn_says_what_is_left_undone(server: Server) -> None:
    key = server.table("gold", 2, own=2)
    with talk(server, key.table, key) as socket:
        hear(socket)
        say(socket, act="end", version=server.look(key).question, confirm=FINAL)
        assert "3 actions" in hear(socket)["seal"]["drawn"]


def test_an_end_of_turn_that_leaves_only_a_treasure_to_drop_is_not_asked_about(server: Server) -> None:
    def only_drop(state: State) -> bool:
        verbs = {registry.game("gold").actions[each].partition(" ")[0] for each in state.legal_actions(state.actor())}
        return verbs == {"drop", "end"}

    record, seat = search("gold", 2, only_drop)
    key = server.from_moment(record, len(record.entries), seat)
    with talk(server, key.table, key) as socket:
        hear(socket)
        say(socket, act="end", version=server.look(key).question, confirm=FINAL)
        assert "seal" not in hear(socket)


def test_an_answer_to_another_question_is_refused_and_the_page_drawn_anew(server: Server) -> None:
    key = server.table("ra", 2, own=2)
    with talk(server, key.table, key) as socket:
        hear(socket)
        earlier = server.look(key).question
        say(socket, act="draw", version=earlier)
        hear(socket)
        look = server.look(key)
        assert look.question > earlier
        for manner in ({"sealed": True}, {"confirm": FINAL}):
            say(socket, act="draw", version=earlier, **manner)
            answer = hear(socket)
            assert {"board", "prompt", "question"} <= set(answer["sections"])
        assert server.look(key).steps == look.steps


@pytest.mark.parametrize("bad", [{"confirm": 7}, {"confirm": "maybe"}, {"sealed": "yes"}, {"far": 1}, {"stays": None}])
def test_a_manner_that_makes_no_sense_is_the_plain_one(bad: dict[str, object]) -> None:
    assert Manner.read(bad) == Manner()
