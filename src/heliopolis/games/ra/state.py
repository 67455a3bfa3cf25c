"""A game of Ra at one moment: the data, and the contract's methods, each a line into the room where the rule stands."""

from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from heliopolis.core.compat import i64, vec
from heliopolis.core.journal import JournalEvent
from heliopolis.core.observation import Sheet
from heliopolis.core.rng import Rng
from heliopolis.core.state import CHANCE, Actions, State

from . import phases as at
from .box import Box

NOBODY: Final[i64] = -1


@final
@mypyc_attr(free_list_len=1)
class RaState(State):
    """The whole table. Tiles that have left the game are only counted."""

    def __init__(self, box: Box, seats: i64, bag: vec[i64], track: vec[i64], areas: vec[i64]) -> None:
        self.journal = None
        self.reveals = 0
        self.box = box
        self.seats: i64 = seats
        self.bag = bag  # how many tiles are left in it, by kind
        self.track = track  # the kind of tile on each place of the auction track, or NO_TILE
        self.areas = areas  # what lies before each seat, see areas.py
        self.open_scores: bool = False
        self.debts: bool = False
        self.phase: i64 = at.DEAL
        self.acting: i64 = CHANCE
        self.epoch: i64 = 1
        self.turn: i64 = 0  # whose turn it is; in an auction, the priest of Ra
        self.auction: i64 = at.NO_AUCTION  # how the auction under way began
        self.high_bid: i64 = 0
        self.high_bidder: i64 = NOBODY
        self.centre_sun: i64 = 1
        self.dealt: i64 = 0  # the groups of suns that are dealt, as bits
        self.ra_tiles: i64 = 0
        self.track_tiles: i64 = 0
        self.bag_tiles: i64 = 0
        self.gone_tiles: i64 = 0
        self.funeral_due: i64 = 0  # how many tiles disasters are still to take
        self.drought_due: i64 = 0
        self.unrest_due: i64 = 0
        self.earthquake_due: i64 = 0

    def clone(self) -> "RaState":
        copy = RaState(self.box, self.seats, self.bag[:], self.track[:], self.areas[:])
        copy.open_scores = self.open_scores
        copy.debts = self.debts
        copy.phase = self.phase
        copy.acting = self.acting
        copy.epoch = self.epoch
        copy.turn = self.turn
        copy.auction = self.auction
        copy.high_bid = self.high_bid
        copy.high_bidder = self.high_bidder
        copy.centre_sun = self.centre_sun
        copy.dealt = self.dealt
        copy.ra_tiles = self.ra_tiles
        copy.track_tiles = self.track_tiles
        copy.bag_tiles = self.bag_tiles
        copy.gone_tiles = self.gone_tiles
        copy.funeral_due = self.funeral_due
        copy.drought_due = self.drought_due
        copy.unrest_due = self.unrest_due
        copy.earthquake_due = self.earthquake_due
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

    def ended_by(self) -> str:
        return apply.ended_by(self)

    def view(self, seat: int | None) -> dict[str, Any]:
        return dict(view.view(self, seat))

    def write_observation(self, seat: i64, into: Sheet, row: i64) -> None:
        into.open(row)
        observation.write(self, seat, into)
        into.close()

    def redeal(self, seat: int | None, rng: Rng) -> State:
        return knowledge.redeal(self)

    def save(self) -> dict[str, Any]:
        return setup.save(self)


# The rules know the state, so the state imports them last.
from . import apply, chance, knowledge, legal, observation, scoring, setup, view
