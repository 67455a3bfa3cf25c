"""What a search knows of a game beyond its rules; the base knows nothing, and so serves every game.

A game's own heuristics overrides what pays: a light policy for playouts, a stage after which a playout stops and the
standing is estimated, what of an outcome everybody sees, and how sealed decisions of others are taken back.
"""

from math import exp
from typing import Final

from mypy_extensions import mypyc_attr

from heliopolis.core.compat import i64, vec
from heliopolis.core.rng import Rng
from heliopolis.core.state import CHANCE, OVER, Actions, State

ENDLESS: Final[i64] = 1_000_000
PAR: Final = 50.0
"""What score is a good one for a seat that plays alone, where nothing better is known."""
STEEPEST: Final = 60.0
"""Beyond this many spreads a lead is certain; it also keeps the exponential within its range."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristics:
    """Knows nothing beyond the rules: chooses at random and plays to the end."""

    def __init__(self) -> None:
        self.trust: float = 0.0
        """How much more likely than the others a search takes the choice of the light policy to be, at first."""
        self.spread: float = 10.0
        """How many points are a clear lead at the end of a game."""
        self.ahead: i64 = 1
        """After how many new stages a playout stops; games without stages are played to the end."""
        self.patience: i64 = 2 * ENDLESS
        """After how many steps a playout stops at the next quiet moment, for the standing to be estimated there."""
        self.for_points: float = 0.0
        """Which part of a reward is for the points of a seat, whatever others have."""
        self.plenty: float = PAR
        """How many points there are for all seats together."""
        self.beside_usual: bool = False
        """Whether a lead counts beside the usual one of a search: then points decide where the place is settled."""

    def choose(self, state: State, seat: i64, legal: Actions, rng: Rng) -> i64:
        """Choose quickly one of several legal actions: the light policy of playouts."""
        return legal.pick(rng)

    def leave_out(self, state: State, seat: i64, legal: Actions) -> None:
        """Take out of a seat's legal actions what is never better than another one; at least one of them stays."""

    def stage(self, state: State) -> i64:
        """Return a number that grows as the game passes from one stage to the next."""
        return 0

    def estimate(self, state: State, into: vec[float]) -> float:
        """Write the score that each seat may expect at the end, for a state at the beginning of a stage.

        Return the spread: the lead that makes one seat's place before another's rather likely (73 %).
        """
        scores = state.scores()
        for seat in range(len(scores)):
            into[seat] = float(scores[seat])
        return self.spread

    def rival(self, state: State) -> float:
        """Return the score that a seat which plays alone has to beat: at the end, or to be expected then."""
        return PAR

    def is_quiet(self, state: State) -> bool:
        """Tell whether a seat's decision is a moment at which a playout that has been long enough may stop."""
        return True

    def seen(self, state: State, outcome: i64) -> i64:
        """Return what everybody sees of an outcome that is about to be resolved: a search tells no more apart."""
        return outcome

    def is_secret(self, state: State) -> bool:
        """Tell whether the decision of the seat to move stays unknown to others, though no other decides with it."""
        return False

    def secret(self, state: State, seat: i64) -> i64:
        """Return what only this seat knows when it seals a decision, and must go by: a search tells it apart."""
        return 0

    def shown(self, state: State, seat: i64, action: i64) -> i64:
        """Return what everybody will see of a decision about to be sealed: a search tells no more apart."""
        return action

    def unseal(self, state: State, seat: i64) -> None:
        """Take back what others have sealed in a state redealt for a seat, so that all decide at once again."""


def playout(state: State, heuristics: Heuristics, rng: Rng, actions: Actions, limit: i64) -> None:
    """Play on by the light policy to the end of the game, or until a stage is reached."""
    steps: i64 = 0
    while True:
        actor = state.actor()
        if actor == OVER or heuristics.stage(state) >= limit:
            return
        if actor == CHANCE:
            state.resolve(state.sample(rng))
        else:
            if steps >= heuristics.patience and heuristics.is_quiet(state):
                return
            step_by_policy(state, actor, heuristics, rng, actions)
        steps += 1
        if steps > ENDLESS:
            raise RuntimeError("a playout does not end")


def step_by_policy(state: State, seat: i64, heuristics: Heuristics, rng: Rng, actions: Actions) -> i64:
    """Let a seat decide by the light policy; return what it chose."""
    actions.count = 0
    state.write_legal(seat, actions)
    action = actions.items[0]
    if actions.count > 1:
        action = heuristics.choose(state, seat, actions, rng)
    state.apply(seat, action)
    return action


def contest(state: State, policies: list[Heuristics], rng: Rng, actions: Actions) -> None:
    """Play a game to its end, each seat by the light policy of its own heuristics."""
    while True:
        actor = state.actor()
        if actor == OVER:
            return
        if actor == CHANCE:
            state.resolve(state.sample(rng))
        else:
            step_by_policy(state, actor, policies[actor], rng, actions)


def expected(heuristics: Heuristics, state: State) -> list[float]:
    """Return the estimated final scores at the beginning of a stage."""
    into = vec[float]([0.0] * len(state.scores()))
    heuristics.estimate(state, into)
    return [into[seat] for seat in range(len(into))]


def rank(scores: vec[float], seats: i64, spread: float, wins: vec[float], places: vec[float]) -> None:
    """Turn expected scores into each seat's chance of the first place, and the place it may expect."""
    total = 0.0
    for seat in range(seats):
        first = 1.0
        place = 1.0
        for other in range(seats):
            if other != seat:
                before = ahead(scores[seat] - scores[other], spread)
                first *= before
                place += 1.0 - before
        wins[seat] = first
        places[seat] = place
        total += first
    for seat in range(seats):
        wins[seat] /= total


def ahead(lead: float, spread: float) -> float:
    """Return how likely a lead in expected scores is to hold."""
    steepness = lead / spread
    if steepness > STEEPEST:
        return 1.0
    if steepness < -STEEPEST:
        steepness = -STEEPEST
    return 1.0 / (1.0 + exp(-steepness))
