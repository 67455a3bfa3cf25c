"""Playing on: what it tells before a draw is the mean of what it tells after it, so luck is nothing on average."""

from tests.players.toys import Toy

from heliopolis.core.compat import i64, vec
from heliopolis.core.rng import SeededRng
from heliopolis.core.state import CHANCE, OVER, State
from heliopolis.players.chances import PlayingOn
from heliopolis.players.heuristics.base import Heuristics

STAGES = 5


class Drift(Toy):
    """A draw may lead to the next stage, then seat 0 has a choice, which always does."""

    def __init__(self) -> None:
        super().__init__()
        self.turn = int(CHANCE)

    def resolve(self, outcome: int) -> None:
        self.done += [0] * (outcome % 2)
        self.turn = 0

    def apply(self, seat: int, action: int) -> None:
        self.done.append(0)
        self.turn = int(CHANCE) if len(self.done) < STAGES else int(OVER)


class Drifting(Heuristics):
    """Thinks better of seat 0 the later it looks: its estimates at different stages are not worth the same."""

    def stage(self, state: State) -> i64:
        assert isinstance(state, Drift)
        return len(state.done)

    def estimate(self, state: State, into: vec[float]) -> float:
        into[0] = 4.0 * float(self.stage(state))
        into[1] = 0.0
        return 10.0


class Hasty(Drifting):
    """Counts no stages, but stops after some steps."""

    def __init__(self) -> None:
        super().__init__()
        self.patience = 1
        self.ahead = 1000


def chances(heuristics: Heuristics, state: State) -> set[float]:
    """Return the chances of seat 0 that playing on from a state tells."""
    playing = PlayingOn(heuristics, 2)
    rng = SeededRng(4)
    return {playing.play_on(state, rng).wins[0] for _ in range(40)}


def test_what_is_told_before_a_draw_is_what_is_told_after_one_or_another_outcome() -> None:
    before = Drift()
    after = [before.clone(), before.clone()]
    for outcome, state in enumerate(after):
        state.resolve(outcome)
    told = [chances(Drifting(), state) for state in after]
    assert all(len(each) == 1 for each in told)
    assert told[0] != told[1]
    assert chances(Drifting(), before) == told[0] | told[1]


def test_a_game_played_on_knows_where_it_would_stop_if_it_had_begun_later() -> None:
    playing = PlayingOn(Drifting(), 2)
    rng = SeededRng(2)
    for played in [playing.play_on(Drift(), rng) for _ in range(10)]:
        assert played.first == 1
        assert played.stops_alike(1)  # the draw leads to the choice that it stops one stage after
        assert not played.stops_alike(2)
    assert not playing.counts_steps
    assert PlayingOn(Hasty(), 2).counts_steps
