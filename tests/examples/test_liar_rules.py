"""Liar's dice, paragraph by paragraph."""

import ast
from pathlib import Path

import pytest
from examples.liar.game import GAME
from tests.examples.liar_table import do, legal, roll, table

from heliopolis.core.errors import Refusal
from heliopolis.core.record import new_record
from heliopolis.core.rules import paragraphs
from heliopolis.core.session import Session
from heliopolis.core.state import CHANCE, OVER


def refused(session: Session, seat: int, notation: str) -> tuple[str, str]:
    """Return the paragraph and the sentence by which an action is refused."""
    before = session.state.save()
    with pytest.raises(Refusal) as caught:
        session.decide(seat, GAME.action(notation))
    assert session.state.save() == before
    return caught.value.rule, caught.value.sentence()


@pytest.mark.rule("liar.setup.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_has_three_dice_and_the_first_begins(seats: int) -> None:
    assert GAME.new(seats).scores() == [3] * seats
    assert table(*["123"] * seats).state.actors() == [0]


@pytest.mark.rule("liar.round.1")
def test_all_dice_are_rolled_before_anybody_decides() -> None:
    session = Session(new_record(GAME, 2))
    for _ in range(6):
        assert session.state.actor() == CHANCE
        assert session.state.outcomes() == [(face, 1) for face in range(6)]
        assert refused(session, 0, "bid 1 1") == ("liar.round.1", "The dice are still being rolled.")
        roll(session, "5")
    assert session.state.actor() == 0


@pytest.mark.rule("liar.round.2")
def test_whoever_begins_may_make_any_bid_but_has_nothing_to_doubt() -> None:
    assert legal(table("123", "456")) == [f"bid {count} {face}" for count in range(1, 7) for face in range(1, 7)]


@pytest.mark.rule("liar.round.3")
def test_more_dice_or_a_greater_face_are_higher() -> None:
    session = table("123", "456")
    do(session, "bid 5 5")
    assert legal(session) == ["bid 5 6", *(f"bid 6 {face}" for face in range(1, 7)), "doubt"]
    assert refused(session, 1, "bid 5 5") == ("liar.round.3", "That is not higher than 5 dice showing 5.")
    assert refused(session, 1, "bid 4 6")[0] == "liar.round.3"
    assert refused(session, 0, "bid 6 1") == ("liar.round.3", "It is Player 2's turn.")


@pytest.mark.rule("liar.round.3", "liar.end.1")
def test_the_turn_passes_those_who_are_out() -> None:
    session = table("1", "1", "1")
    do(session, "bid 1 1", "doubt")  # it is true: seat 1 is out
    assert [(event.name, event.seat) for event in session.events[-1]][-1] == ("out", 1)
    roll(session, "11")
    do(session, "bid 1 1", "bid 1 2", "bid 1 3")
    assert [entry.seat for entry in session.record.entries[-3:]] == [2, 0, 2]


@pytest.mark.rule("liar.round.4")
def test_no_bid_is_of_more_dice_than_are_in_play() -> None:
    session = table("111", "111")
    assert refused(session, 0, "bid 7 1") == ("liar.round.4", "Only 6 dice are in play.")
    do(session, "bid 6 6")
    assert legal(session) == ["doubt"]


@pytest.mark.rule("liar.doubt.1")
def test_a_doubt_lifts_all_cups() -> None:
    session = table("311", "546")
    assert refused(session, 0, "doubt") == ("liar.doubt.1", "There is no bid to doubt.")
    do(session, "bid 1 6", "doubt")
    shown = [(event.seat, event.facts["dice"]) for event in session.events[-1] if event.name == "shown"]
    assert shown == [(0, ["1", "1", "3"]), (1, ["4", "5", "6"])]
    for viewer in (None, 0, 1):
        assert [seat["shown"] for seat in session.state.view(viewer)["seats"]] == [[1, 1, 3], [4, 5, 6]]


@pytest.mark.rule("liar.doubt.2")
@pytest.mark.parametrize(("bid", "loser"), [("bid 3 5", 1), ("bid 4 5", 1), ("bid 5 5", 0), ("bid 1 2", 0)])
def test_whoever_was_wrong_loses_a_die(bid: str, loser: int) -> None:
    session = table("551", "556")
    do(session, bid, "doubt")
    assert session.state.scores() == [3 - (loser == 0), 3 - (loser == 1)]
    lines = [(event.seat, event.points) for event in session.events[-1] if event.points is not None]
    assert lines == [(loser, -1)]


@pytest.mark.rule("liar.doubt.3")
@pytest.mark.parametrize(("bid", "first"), [("bid 1 1", 1), ("bid 1 2", 0)])
def test_the_loser_begins_the_next_round(bid: str, first: int) -> None:
    session = table("111", "111", "111")
    do(session, bid, "doubt")
    roll(session, "11111111")
    assert session.state.actors() == [first]
    assert session.state.view(None)["bid"] is None


@pytest.mark.rule("liar.doubt.3")
@pytest.mark.parametrize(("bid", "first"), [("bid 1 1", 2), ("bid 1 2", 1)])
def test_the_next_seat_begins_if_the_loser_is_out(bid: str, first: int) -> None:
    session = table("1", "1", "1")
    do(session, bid, "doubt")
    roll(session, "11")
    assert session.state.actors() == [first]


@pytest.mark.rule("liar.end.1", "liar.end.2")
def test_the_last_with_dice_wins_and_the_others_are_placed_by_how_long_they_lasted() -> None:
    session = table("1", "1", "1")
    do(session, "bid 1 1", "doubt")
    assert session.state.standings() == [1, 3, 1]
    roll(session, "11")
    do(session, "bid 1 1", "doubt")
    assert session.state.actor() == OVER
    assert session.state.scores() == [0, 0, 1]
    assert session.state.standings() == [2, 3, 1]
    assert refused(session, 0, "doubt") == ("liar.end.1", "The game is over.")


def test_every_paragraph_has_a_test() -> None:
    named: set[str] = set()
    for node in ast.walk(ast.parse(Path(__file__).read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            named.update(str(ast.literal_eval(argument)) for argument in node.args)
    assert named == {paragraph.id for paragraph in paragraphs(GAME)}
