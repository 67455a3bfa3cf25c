"""A game of Pyramidice at one moment: the data, and the contract's methods, each a line into a room of the rules."""

from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from heliopolis.core.compat import i64, vec
from heliopolis.core.journal import JournalEvent
from heliopolis.core.observation import Sheet
from heliopolis.core.rng import Rng
from heliopolis.core.state import CHANCE, Actions, State

from . import cards, phases as at
from .box import Box
from .parts import Bill, Cup, Gain

NOBODY: Final[i64] = -1


@final
@mypyc_attr(free_list_len=1)
class PyramidiceState(State):
    """The whole table."""

    def __init__(
        self, box: Box, seats: i64, table: vec[i64], areas: vec[i64], cup: Cup, bill: Bill, gain: Gain
    ) -> None:
        self.journal = None
        self.reveals = 0
        self.box = box
        self.seats: i64 = seats
        self.players: i64 = seats if seats > 1 else 2  # the seats, and the architect of a solo game
        self.table = table  # laid out by `table`
        self.areas = areas  # laid out by `areas`
        self.cup = cup
        self.bill = bill
        self.gain = gain
        self.phase: i64 = at.DEAL  # what is asked for now
        self.stage: i64 = at.DEAL_TILES  # where the turn stands: the phase, or what it goes on with
        self.acting: i64 = CHANCE
        self.turn: i64 = 0  # whose turn it is; the architect is the last of the players
        self.turns: i64 = 0  # how many turns have been played
        self.dealt: i64 = 0  # how many cards of a kind are dealt, before the first turn
        self.pharaoh: i64 = NOBODY  # who brought about the end, and will have the last turn
        self.ending: i64 = 0  # how the game ends: see `turns`
        self.supply: i64 = 0  # stone dice in the supply
        self.quarry_stones: i64 = 0
        self.quarry_prayers: i64 = 0
        self.workers: i64 = 0  # workers in the supply
        self.cats: i64 = 0  # cats in the supply
        self.pile: i64 = 0  # deities in the pile
        self.unseen: i64 = 0  # the deities nobody has seen yet, as bits: the pile, and those put away
        self.gone: i64 = 0  # discarded deities, as bits
        self.draws: i64 = 0  # deities to be drawn to the row
        self.draw_left: bool = False  # the next deity enters at the left, whatever gaps there are
        self.filled: i64 = 0  # spaces of the pyramids with a die, as bits
        self.used: i64 = 0  # deities used in this turn, as bits
        self.done: i64 = 0  # what else may be done only once a turn, as bits: see `once`
        self.loan: i64 = cards.NO_DEITY  # the deity borrowed by Amethyst
        self.resting: bool = False  # the turn is a Rest turn
        self.working: bool = False  # the seat is within the steps of a Work turn
        self.work_due: bool = False  # a Work turn follows the rest tile
        self.pearl_glory: i64 = 0  # the Glory of a build that Pearl may copy

    def clone(self) -> "PyramidiceState":
        cup, bill, gain = self.cup.clone(), self.bill.clone(), self.gain.clone()
        copy = PyramidiceState(self.box, self.seats, self.table[:], self.areas[:], cup, bill, gain)
        copy.reveals = self.reveals
        copy.phase = self.phase
        copy.stage = self.stage
        copy.acting = self.acting
        copy.turn = self.turn
        copy.turns = self.turns
        copy.dealt = self.dealt
        copy.pharaoh = self.pharaoh
        copy.ending = self.ending
        copy.supply = self.supply
        copy.quarry_stones = self.quarry_stones
        copy.quarry_prayers = self.quarry_prayers
        copy.workers = self.workers
        copy.cats = self.cats
        copy.pile = self.pile
        copy.unseen = self.unseen
        copy.gone = self.gone
        copy.draws = self.draws
        copy.draw_left = self.draw_left
        copy.filled = self.filled
        copy.used = self.used
        copy.done = self.done
        copy.loan = self.loan
        copy.resting = self.resting
        copy.working = self.working
        copy.work_due = self.work_due
        copy.pearl_glory = self.pearl_glory
        return copy

    def actor(self) -> i64:
        return self.acting

    def write_legal(self, seat: i64, into: Actions) -> None:
        legal.write_legal(self, seat, into)

    def apply(self, seat: i64, action: i64) -> None:
        apply.apply(self, seat, action)

    def outcomes(self) -> list[tuple[int, int]]:
        return chance.outcomes(self)

    def sample(self, rng: Rng) -> i64:
        return chance.sample(self, rng)

    def resolve(self, outcome: i64) -> None:
        chance.resolve(self, outcome)

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def standings(self) -> list[int]:
        return scoring.standings(self)

    def tie_break(self) -> JournalEvent | None:
        return scoring.tie_break(self)

    def rivals(self) -> list[int]:
        return scoring.rivals(self)

    def ended_by(self) -> str:
        return turns.ended_by(self)

    def view(self, seat: int | None) -> dict[str, Any]:
        return dict(view.view(self, seat))

    def write_observation(self, seat: i64, into: Sheet, row: i64) -> None:
        into.open(row)
        observation.write(self, seat, into)
        into.close()

    def redeal(self, seat: int | None, rng: Rng) -> State:
        return knowledge.redeal(self, seat, rng)

    def save(self) -> dict[str, Any]:
        return setup.save(self)


# The rules know the state, so the state imports them last.
from . import apply, chance, knowledge, legal, observation, scoring, setup, turns, view
