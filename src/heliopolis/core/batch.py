"""Many games of one kind, played at once: each waits for a decision, and begins anew when it is over.

Everything that a learner looks at stands in arrays that are filled again and again, a row for each game. Chance is
resolved on the way, by a generator for each game: what happens in a row depends on the seed, the row and the decisions
made in it, and on nothing that happens in others.
"""

from typing import Final, final

from heliopolis.core.compat import i16, i64, u8, vec
from heliopolis.core.info import GameInfo
from heliopolis.core.observation import Sheet
from heliopolis.core.rng import SeededRng
from heliopolis.core.state import CHANCE, OVER, Actions, State
from heliopolis.core.utility import utilities

LEGAL: Final[u8] = 1
NOT_LEGAL: Final[u8] = 0


@final
class Games:
    """Games that are played at once. Without a layout for observations nothing is written of what seats know."""

    def __init__(
        self, start: State, info: GameInfo, utility: str, count: int, actions: int, observation: int, seed: int
    ) -> None:
        self.start = start
        self.info = info
        self.utility = utility
        self.count: i64 = count
        self.actions: i64 = actions
        self.observation: i64 = observation
        self.seats: i64 = len(start.scores())
        source = SeededRng(seed)
        self.generators = [source.fork() for _ in range(count)]
        self.states = [start.clone() for _ in range(count)]
        self.finished = [start for _ in range(count)]
        """The end of the last game of each row that was played to its end; the beginning if there is none yet."""
        self.legal = Actions()
        self.sheet = Sheet(observation, count)
        """What the seat that decides knows, row by row."""
        self.masks = vec[u8]([0] * (count * actions))
        """1 for each action that is legal."""
        self.offered = vec[i16]([0] * (count * actions))  # the legal actions of each row, so that they can be wiped off
        self.offers = vec[i64]([0] * count)  # how many there are
        self.actors = vec[i64]([0] * count)
        """The seat that decides."""
        self.rewards = vec[float]([0.0] * (count * int(self.seats)))
        """What the game that has ended by the last decision was worth to each seat; 0 if none has."""
        self.ended = vec[u8]([0] * count)
        """1 if a game has ended by the last decision, and another has begun."""
        for row in range(count):
            self.go_on(row)

    def step(self, decisions: list[int]) -> None:
        """Carry out a decision in each game, of the seat that its row names."""
        for row in range(self.count):
            self.decide(row, decisions[row])

    def decide(self, row: i64, action: i64) -> None:
        """Carry out a decision in one game. Trusts its caller, who may look at the mask."""
        self.clear_end(row)
        self.states[row].apply(self.actors[row], action)
        self.go_on(row)

    def is_legal(self, row: i64, action: i64) -> bool:
        """Tell whether an action is legal in a game."""
        return 0 <= action < self.actions and self.masks[row * self.actions + action] == LEGAL

    def begin(self, row: i64, seed: int) -> None:
        """Begin a game anew, with a generator of its own."""
        self.clear_end(row)
        self.generators[row] = SeededRng(seed)
        self.states[row] = self.start.clone()
        self.go_on(row)

    def go_on(self, row: i64) -> None:
        """Resolve chance until a seat decides, beginning anew after an end; then write what it knows and may do."""
        state = self.states[row]
        rng = self.generators[row]
        actor = state.actor()
        while actor < 0:
            if actor == OVER:
                self.note_end(row, state)
                self.finished[row] = state
                state = self.start.clone()
                self.states[row] = state
            elif actor == CHANCE:
                state.resolve(state.sample(rng))
            actor = state.actor()
        self.actors[row] = actor
        self.write_mask(row, state, actor)
        if self.observation > 0:
            state.write_observation(actor, self.sheet, row)

    def write_mask(self, row: i64, state: State, actor: i64) -> None:
        """Wipe off the legal actions of before, and write those of now."""
        first = row * self.actions
        masks = self.masks
        offered = self.offered
        for index in range(first, first + self.offers[row]):
            masks[first + i64(offered[index])] = NOT_LEGAL
        legal = self.legal
        legal.count = 0
        state.write_legal(actor, legal)
        items = legal.items
        for index in range(legal.count):
            action = items[index]
            masks[first + action] = LEGAL
            offered[first + index] = i16(action)
        self.offers[row] = legal.count

    def note_end(self, row: i64, state: State) -> None:
        """Write what a game that is over was worth."""
        worth = utilities(state, self.info, self.utility)
        for seat in range(self.seats):
            self.rewards[row * self.seats + seat] = worth[seat]
        self.ended[row] = 1

    def clear_end(self, row: i64) -> None:
        """Forget that a game has ended."""
        if self.ended[row] == 0:
            return
        self.ended[row] = 0
        for seat in range(self.seats):
            self.rewards[row * self.seats + seat] = 0.0
