"""A game of Heir to the Pharaoh at one moment: the data, and the contract's methods, each a line into its room."""

from typing import Any, cast, final

from mypy_extensions import mypyc_attr

from heliopolis.core.compat import i64, vec
from heliopolis.core.journal import JournalEvent
from heliopolis.core.observation import Sheet
from heliopolis.core.rng import Rng
from heliopolis.core.state import CHANCE, Actions, State

from . import areas as area, components as piece, phases as at
from .box import Box


@final
@mypyc_attr(free_list_len=1)
class HeirState(State):
    """The whole table. What is left in a face-down deck follows from what lies elsewhere."""

    def __init__(self, box: Box, sides: vec[i64], table: vec[i64]) -> None:
        self.journal = None
        self.reveals = 0
        self.box = box
        self.sides = sides
        self.table = table
        self.quick: bool = False
        self.phase: i64 = at.CARDS
        self.acting: i64 = CHANCE
        self.waiting: i64 = 0  # the seats that have yet to seal a decision, as bits
        self.round: i64 = 1
        self.base: i64 = area.NOTHING  # the upper left space of the pyramid
        self.marks: i64 = 0  # how many magic tokens have been laid out
        self.base_low: i64 = 0  # sets of spaces: see the grid
        self.base_high: i64 = 0
        self.magic_low: i64 = 0  # with a magic token
        self.magic_high: i64 = 0
        self.taken_low: i64 = 0  # under the pyramid or a monument, or beyond a smaller board
        self.taken_high: i64 = 0
        self.near_low: i64 = 0  # too near for a monument, or while setting up for a magic token
        self.near_high: i64 = 0
        self.monuments: i64 = 0
        self.active_card: i64 = area.NOTHING
        self.first_display: i64 = area.NOTHING
        self.second_display: i64 = area.NOTHING
        self.active_token: i64 = area.NOTHING
        self.next_token: i64 = area.NOTHING
        self.stack: i64 = piece.ALL_TOKENS  # the tokens not yet seen, as bits
        self.god: i64 = area.NOTHING  # up for bid, or acting
        self.unsummoned: i64 = 0  # the gods still face down this round
        self.ankh: i64 = area.NOTHING  # the god that is Favorite by being first
        self.drawer: i64 = area.NOBODY
        self.draws: i64 = 0  # how many magic cards the drawer is still to draw
        self.known_before: i64 = 0  # what was known of the drawer's magic before this draw

    def clone(self) -> "HeirState":
        copy = HeirState(self.box, self.sides[:], self.table[:])
        copy.reveals = self.reveals
        copy.quick = self.quick
        copy.phase = self.phase
        copy.acting = self.acting
        copy.waiting = self.waiting
        copy.round = self.round
        copy.base = self.base
        copy.marks = self.marks
        copy.base_low = self.base_low
        copy.base_high = self.base_high
        copy.magic_low = self.magic_low
        copy.magic_high = self.magic_high
        copy.taken_low = self.taken_low
        copy.taken_high = self.taken_high
        copy.near_low = self.near_low
        copy.near_high = self.near_high
        copy.monuments = self.monuments
        copy.active_card = self.active_card
        copy.first_display = self.first_display
        copy.second_display = self.second_display
        copy.active_token = self.active_token
        copy.next_token = self.next_token
        copy.stack = self.stack
        copy.god = self.god
        copy.unsummoned = self.unsummoned
        copy.ankh = self.ankh
        copy.drawer = self.drawer
        copy.draws = self.draws
        copy.known_before = self.known_before
        return copy

    def actor(self) -> i64:
        return self.acting

    def actors(self) -> list[int]:
        if self.waiting == area.BOTH:
            return [0, 1]
        return [] if self.acting < 0 else [int(self.acting)]

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

    def view(self, seat: int | None) -> dict[str, Any]:
        return cast("dict[str, Any]", view.view(self, seat))

    def write_observation(self, seat: i64, into: Sheet, row: i64) -> None:
        into.open(row)
        observation.write(self, seat, into)
        into.close()

    def redeal(self, seat: int | None, rng: Rng) -> State:
        return knowledge.redeal(self, seat, rng)

    def save(self) -> dict[str, Any]:
        return setup.save(self)


# The rules know the state, so the state imports them last.
from . import apply, chance, knowledge, legal, observation, scoring, setup, view
