"""A game of L'or du pharaon at one moment: the data, and the contract's methods, each a line into the room of its rule.

Cards not revealed are counts by kind; photos and treasures not drawn are known only as what is left of them.
"""

from typing import Any, Final, cast, final

from mypy_extensions import mypyc_attr

from heliopolis.core.compat import i64, vec
from heliopolis.core.journal import JournalEvent
from heliopolis.core.observation import Sheet
from heliopolis.core.rng import Rng
from heliopolis.core.state import CHANCE, Actions, State

from . import areas as area, phases as at
from .box import Box
from .cells import NOWHERE

SCALARS: Final = (
    "heavy_treasures",
    "phase",
    "acting",
    "turn",
    "actions_left",
    "start",
    "seen",
    "fallen",
    "chambers",
    "north",
    "east",
    "south",
    "west",
    "cell",
    "sides",
    "photos_left",
    "danger",
    "treasures_due",
    "handled",
    "held",
    "progress",
    "quiet_turns",
    "bust_chamber",
    "keeper",
    "fuse",
    "moment",
    "lanterns_lost",
)
"""The fields that are stored by their names; what they are for stands in `__init__`."""


@final
@mypyc_attr(free_list_len=1)
class GoldState(State):
    """The whole table. Sets of cards are 36 bits; a fallen card has no open side."""

    def __init__(self, box: Box, seats: i64, areas: vec[i64], treasures: vec[i64], cards: vec[i64]) -> None:
        self.journal = None
        self.reveals = 0
        self.box = box
        self.seats: i64 = seats
        self.areas = areas
        self.treasures = treasures
        self.cards = cards  # how many cards of each kind have never been revealed
        self.heavy_treasures: bool = False  # whether each step with a treasure costs an action
        self.phase: i64 = at.START
        self.acting: i64 = CHANCE
        self.turn: i64 = area.NOBODY
        self.actions_left: i64 = 0
        self.start: i64 = NOWHERE
        self.seen: i64 = 0  # the cards that were ever revealed, the start card among them
        self.fallen: i64 = 0
        self.chambers: i64 = 0  # the chambers that were found, fallen or not
        self.north: i64 = 0  # the cards with an open north side, and so on
        self.east: i64 = 0
        self.south: i64 = 0
        self.west: i64 = 0
        self.cell: i64 = NOWHERE  # the card that is being revealed or turned
        self.sides: i64 = 0  # its open sides before it is placed
        self.photos_left: i64 = box.all_photos  # photos of the box, as bits
        self.danger: i64 = 0
        self.treasures_due: i64 = 0  # how many treasures are still to be laid into the chamber
        self.handled: i64 = 0  # the treasures picked up since the last action, as bits
        self.held: i64 = 0  # which treasures a seat has ever picked up: bit 4 × treasure + seat
        self.progress: bool = False  # whether this turn has brought the game further
        self.quiet_turns: i64 = 0  # how many turns in a row have not
        self.bust_chamber: i64 = NOWHERE
        self.keeper: i64 = area.NOBODY  # whose turns are the clock of the collapse
        self.fuse: i64 = 0  # turns the keeper may still end before the bust's chamber falls
        self.moment: i64 = 0  # how often points have changed hands
        self.lanterns_lost: i64 = 0

    def clone(self) -> "GoldState":
        copy = GoldState(self.box, self.seats, self.areas[:], self.treasures[:], self.cards[:])
        copy.heavy_treasures = self.heavy_treasures
        copy.phase = self.phase
        copy.acting = self.acting
        copy.turn = self.turn
        copy.actions_left = self.actions_left
        copy.start = self.start
        copy.seen = self.seen
        copy.fallen = self.fallen
        copy.chambers = self.chambers
        copy.north = self.north
        copy.east = self.east
        copy.south = self.south
        copy.west = self.west
        copy.cell = self.cell
        copy.sides = self.sides
        copy.photos_left = self.photos_left
        copy.danger = self.danger
        copy.treasures_due = self.treasures_due
        copy.handled = self.handled
        copy.held = self.held
        copy.progress = self.progress
        copy.quiet_turns = self.quiet_turns
        copy.bust_chamber = self.bust_chamber
        copy.keeper = self.keeper
        copy.fuse = self.fuse
        copy.moment = self.moment
        copy.lanterns_lost = self.lanterns_lost
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
        apply.resolve(self, outcome)

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def standings(self) -> list[int]:
        return scoring.standings(self)

    def tie_break(self) -> JournalEvent | None:
        return scoring.tie_break(self)

    def ended_by(self) -> str:
        return collapse.ended_by(self)

    def view(self, seat: int | None) -> dict[str, Any]:
        return cast(dict[str, Any], view.view(self, seat))

    def write_observation(self, seat: i64, into: Sheet, row: i64) -> None:
        into.open(row)
        observation.write(self, seat, into)
        into.close()

    def redeal(self, seat: int | None, rng: Rng) -> State:
        return knowledge.redeal(self)

    def save(self) -> dict[str, Any]:
        return setup.save(self)


# The rules know the state, so the state imports them last.
from . import apply, chance, collapse, knowledge, legal, observation, scoring, setup, view
