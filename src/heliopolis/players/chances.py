"""How likely each seat is to be first from here: the game is played on again and again by the light policy.

It is played on from the true state, so chances tell what is so, not what anybody knows. Each game played on remembers
its first steps: one that begins with what really happened next is as good from there.
"""

from typing import Final, final

from heliopolis.core.compat import append, i64, vec
from heliopolis.core.rng import Rng
from heliopolis.core.state import CHANCE, OVER, Actions, State
from heliopolis.players.heuristics.base import Heuristics, playout, step_by_policy
from heliopolis.players.search import Search, Settings

REMEMBERED: Final[i64] = 12
"""How many steps of a game that was played on are remembered."""
KINDS: Final[i64] = 16
"""More than there are seats, chance included: an entry is one number, of what was decided and by whom."""


def entry_number(actor: i64, number: i64) -> i64:
    """Return a decision or an outcome as one number."""
    return number * KINDS + actor + 1


@final
class PlayedOn:
    """A game that was played on from some moment: its first steps, and how each seat fared."""

    def __init__(self, steps: vec[i64], stage: i64, wins: list[float], places: list[float], leads: list[float]) -> None:
        self.steps = steps
        self.stage = stage
        """The stage of the game from which it was played on."""
        self.wins = wins
        """Each seat's share of the first place, or its chance of it where the game was not played to the end …"""
        self.places = places
        """… its place …"""
        self.leads = leads
        """… and by how many points it is ahead of the best of the others."""

    def goes_through(self, at: int, actor: int, number: int) -> bool:
        """Tell whether its step at some place is this one."""
        return at < len(self.steps) and bool(self.steps[at] == entry_number(actor, number))


@final
class PlayingOn:
    """Plays games on."""

    def __init__(self, heuristics: Heuristics, seats: int) -> None:
        self.heuristics = heuristics
        self.search = Search(heuristics, Settings(iterations=1))
        self.search.make_room(seats)
        self.actions = Actions()

    def stage(self, state: State) -> int:
        """Return the stage of a game: after some more of them playing on stops."""
        return int(self.heuristics.stage(state))

    def play_on(self, state: State, rng: Rng) -> PlayedOn:
        """Play on from a state, which stays as it is."""
        world = state.clone()
        stage = self.heuristics.stage(world)
        limit = stage + self.heuristics.ahead
        steps = vec[i64]()
        while len(steps) < REMEMBERED:
            actor = world.actor()
            if actor == OVER or self.heuristics.stage(world) >= limit:
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
        return PlayedOn(steps, stage, wins, places, leads)
