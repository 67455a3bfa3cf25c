"""What is hidden in Liar's dice, until the cups are lifted; and that the examination would notice if it were not."""

from collections import Counter
from dataclasses import replace

import pytest
from examples.liar import knowledge
from examples.liar.game import GAME
from examples.liar.state import LiarState
from tests.examples.liar_table import do, roll, table

from heliopolis.core import conformance
from heliopolis.core.conformance import Check, Failure
from heliopolis.core.edition import Edition
from heliopolis.core.errors import UndoError
from heliopolis.core.game import Game
from heliopolis.core.info import Options
from heliopolis.core.rng import Rng, SeededRng
from heliopolis.core.state import State


@pytest.fixture(autouse=True)
def registered(liar: Game) -> None:
    """Records name their game: it has to be known."""
    assert liar is GAME


def test_a_seat_sees_its_own_dice_alone() -> None:
    state = table("135", "246").state
    assert [seat["cup"] for seat in state.view(0)["seats"]] == [[1, 3, 5], []]
    assert [seat["cup"] for seat in state.view(1)["seats"]] == [[], [2, 4, 6]]
    assert [seat["cup"] for seat in state.view(None)["seats"]] == [[], []]


def test_a_redeal_keeps_ones_own_dice_and_rolls_the_others_fairly() -> None:
    state = table("135", "246").state
    rng = SeededRng(1)
    faces: Counter[int] = Counter()
    for _ in range(600):
        redealt = state.redeal(0, rng)
        assert isinstance(redealt, LiarState)
        assert redealt.cups[0] == [1, 3, 5]
        faces.update(redealt.cups[1])
    assert set(faces) == {1, 2, 3, 4, 5, 6}
    assert all(240 < count < 360 for count in faces.values())  # 300 are expected, with a deviation of 16


def test_a_record_hides_the_rolls_of_others_until_the_cups_are_lifted() -> None:
    session = table("135", "246")
    rolls = [line[2:] for line in session.record.write_for(0).splitlines() if line.startswith("* ")]
    assert rolls == ["roll 1", "roll 3", "roll 5", "?", "?", "?"]
    do(session, "bid 1 1", "doubt")
    roll(session, "12")
    rolls = [line[2:] for line in session.record.write_for(0).splitlines() if line.startswith("* ")]
    assert rolls == [f"roll {face}" for face in "13524612"]
    roll(session, "345")
    rolls = [line[2:] for line in session.record.write_for(0).splitlines() if line.startswith("* ")]
    assert rolls[6:] == ["roll 1", "roll 2", "roll 3", "?", "?"]


def test_a_bid_may_be_taken_back_but_not_a_doubt() -> None:
    session = table("135", "246")
    do(session, "bid 1 1")
    session.undo(0)
    do(session, "bid 1 2", "bid 2 2", "doubt")
    with pytest.raises(UndoError):
        session.undo(0)


class Flawed(LiarState):
    """A state whose clones have its flaw, too."""

    def clone(self) -> "Flawed":
        copy = type(self)(len(self.left), self.dice)
        copy.__dict__.update(super().clone().__dict__)
        copy.reveals = self.reveals
        return copy


class Uncounted(Flawed):
    def apply(self, seat: int, action: int) -> None:
        super().apply(seat, action)
        self.reveals = 0


class Peeking(Flawed):
    def redeal(self, _seat: int | None, _rng: Rng) -> State:
        return self.clone()


def played_by(kind: type[LiarState]) -> Game:
    """Return the game with a flaw."""

    def begin(seats: int, _options: Options, edition: Edition) -> State:
        return kind(seats, edition.number("cup.dice"))

    return replace(GAME, begin=begin)


FLAWS: list[tuple[Game, Check, str]] = [
    (played_by(Uncounted), conformance.knowledge.revelations_are_counted, "may take back 'doubt'"),
    (played_by(Peeking), conformance.knowledge.redeals_cannot_be_told_apart, "never draws anew"),
    (
        replace(GAME, unseen=lambda _start, _entries, _viewer: frozenset()),
        conformance.knowledge.redeals_cannot_be_told_apart,
        "hides nothing",
    ),
    (replace(GAME, census=lambda _state: {}), conformance.moves.components_are_conserved, "counts nothing"),
]


@pytest.mark.parametrize(("game", "check", "message"), FLAWS, ids=[message for _, _, message in FLAWS])
def test_what_a_newcomer_may_forget_is_noticed(game: Game, check: Check, message: str) -> None:
    with pytest.raises(Failure, match=message):
        check(game, 3, SeededRng(1))


def test_the_census_counts_dice_in_play_and_lost_ones() -> None:
    session = table("135", "246")
    assert knowledge.census(session.state) == {"dice": 6}
    do(session, "bid 1 1", "doubt")
    assert knowledge.census(session.state) == {"dice": 6}
    assert sum(session.state.scores()) == 5
