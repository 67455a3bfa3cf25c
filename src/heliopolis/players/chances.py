"""How likely each seat is to be first from here: the game is played on again and again by the light policy.

It is played on from the true state, so chances tell what is so, not what anybody knows. Where playing on stops before
the end is counted from the next choice that somebody has: so a chance before a draw is the mean of the chances after
it, over all that may be drawn, and what luck does is nothing on average.

Each game played on remembers its first steps: one that begins with what really happened next is as good from there.
"""

from typing import Final, final

from heliopolis.core.compat import append, i64, vec
from heliopolis.core.rng import Rng
from heliopolis.core.state import CHANCE, OVER, Actions, State
from heliopolis.players.heuristics.base import ENDLESS, Heuristics, playout, step_by_policy
from heliopolis.players.search import Search, Settings

REMEMBERED: Final[i64] = 12
"""How many steps of a game that was played on are remembered, from its first choice on."""
KINDS: Final[i64] = 16
"""More than there are seats, chance included: an entry is one number, of what was decided and by whom."""
UNKNOWN: Final[i64] = -1


def entry_number(actor: i64, number: i64) -> i64:
    """Return a decision or an outcome as one number."""
    return number * KINDS + actor + 1


@final
class PlayedOn:
    """A game that was played on from some moment: its first steps, and how each seat fared."""

    def __init__(
        self, steps: vec[i64], stages: vec[i64], first: i64, wins: list[float], places: list[float], leads: list[float]
    ) -> None:
        self.steps = steps
        self.stages = stages
        """The stage of the game at the next choice, before each of the steps and after the last."""
        self.first = first
        """How many steps came before the first choice: where playing on stops is counted from there."""
        self.wins = wins
        """Each seat's share of the first place, or its chance of it where the game was not played to the end …"""
        self.places = places
        """… its place …"""
        self.leads = leads
        """… and by how many points it is ahead of the best of the others."""

    def goes_through(self, at: int, actor: int, number: int) -> bool:
        """Tell whether its step at some place is this one."""
        return at < len(self.steps) and bool(self.steps[at] == entry_number(actor, number))

    def stops_alike(self, at: int) -> bool:
        """Tell whether a game played on from one of its steps would stop at the same stage."""
        return bool(self.stages[at] == self.stages[0])


@final
class PlayingOn:
    """Plays games on."""

    def __init__(self, heuristics: Heuristics, seats: int, sureness: float = 1.0) -> None:
        self.heuristics = heuristics
        self.search = Search(heuristics, Settings(iterations=1, sureness=sureness))
        self.search.make_room(seats)
        self.actions = Actions()

    @property
    def counts_steps(self) -> bool:
        """Tell whether playing on stops after a number of steps, wherever it began."""
        return bool(self.heuristics.patience < ENDLESS)

    def play_on(self, state: State, rng: Rng) -> PlayedOn:
        """Play on from a state, which stays as it is."""
        world = state.clone()
        steps = vec[i64]()
        stages = vec[i64]()
        first: i64 = UNKNOWN
        limit: i64 = ENDLESS
        while True:
            actor = world.actor()
            is_choice = actor >= 0 and self.has_choice(world, actor)
            stage = self.heuristics.stage(world)
            if first == UNKNOWN and (is_choice or actor == OVER):
                first = len(steps)
                limit = stage + self.heuristics.ahead
            if is_choice or actor == OVER or stage >= limit:
                while len(stages) <= len(steps):
                    stages = append(stages, stages[0] if actor == OVER and len(stages) > 0 else stage)
                if actor == OVER or stage >= limit or len(steps) - first >= REMEMBERED:
                    break
            if actor == CHANCE:
                number = world.sample(rng)
                world.resolve(number)
            else:
                number = step_by_policy(world, actor, self.heuristics, rng, self.actions)
            steps = append(steps, entry_number(actor, number))
        playout(world, self.heuristics, rng, self.actions, limit)
        search = self.search
        search.reward(world)
        seats = int(search.seats)
        wins = [search.wins[seat] for seat in range(seats)]
        places = [search.places[seat] for seat in range(seats)]
        leads = [search.lead_of(seat) for seat in range(seats)]
        return PlayedOn(steps, stages, first, wins, places, leads)

    def has_choice(self, world: State, seat: i64) -> bool:
        """Tell whether a seat may do one thing or another."""
        self.actions.count = 0
        world.write_legal(seat, self.actions)
        return self.actions.count > 1
