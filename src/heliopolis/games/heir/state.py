"""A game of Heir to the Pharaoh at one moment: the data, and the contract's methods, each a line into its room."""

from typing import Any, Final, final

from heliopolis.core.compat import i64, vec
from heliopolis.core.rng import Rng
from heliopolis.core.state import CHANCE, Actions, State
from heliopolis.games.heir.components import Box

# Phases.
CARDS: Final[i64] = 0  # chance turns up monument cards
TOKENS: Final[i64] = 1  # chance takes the next monument token off the stack
BASE: Final[i64] = 2  # Anubis lays the pyramid's base
MARKS: Final[i64] = 3  # magic tokens are laid out in turn
SUMMON: Final[i64] = 4  # chance turns up the next god
OFFER: Final[i64] = 5  # both seats offer a card to the pyramid, sealed
MAGIC: Final[i64] = 6  # both seats call on magic or not, sealed
BID: Final[i64] = 7  # both seats bid a card, sealed
CHANGE: Final[i64] = 8  # a seat has seen the other's bid and may change its own
PLACE: Final[i64] = 9  # Seshat
DRAW: Final[i64] = 10  # chance draws a magic card for a seat
MOVE: Final[i64] = 11  # Geb & Nut, as Favorite
TURN: Final[i64] = 12  # Geb & Nut
CLAIM: Final[i64] = 13  # Ptah, as Favorite
KEEP: Final[i64] = 14  # Wadjet, as Favorite
TIE: Final[i64] = 15  # both seats offer one more card, sealed
RENEW: Final[i64] = 16  # Thoth
FINISHED: Final[i64] = 17

NOBODY: Final[i64] = -1
NOTHING: Final[i64] = -1
BOTH: Final[i64] = 3
"""Both seats, as bits."""

# What a seat has sealed about magic; anything else is the magic card itself.
UNDECIDED: Final[i64] = -2
NO_MAGIC: Final[i64] = -1

# A seat's row of `sides`. Cards, magic and gods are sets of bits. A sealed card or magic stays in the hand until it
# is turned over. Offerings are in the order in which they were made; to each belong the cards that it may be, as far
# as the other seat can know.
#
#   0     1     2    3     4          5 … 8     9 … 12      13
#   hand  used  bid  call  offerings  offering  candidates  magic in hand
#
#   14            15            16           17    18       19 … 21         22     23
#   magic used    magic known   magic drawn  gods  blessed  monument cards  score  platforms
HAND: Final[i64] = 0
USED: Final[i64] = 1
SEALED: Final[i64] = 2
CALLED: Final[i64] = 3
OFFERINGS: Final[i64] = 4
OFFERING: Final[i64] = 5
CANDIDATES: Final[i64] = 9
HELD: Final[i64] = 13
SPENT: Final[i64] = 14
KNOWN: Final[i64] = 15  # of the magic in hand, what the other seat knows to be there
DRAWN: Final[i64] = 16  # of the magic in hand, what Wadjet has just drawn and not yet sorted out
GODS: Final[i64] = 17
BLESSED: Final[i64] = 18  # the gods on which the seat's own blessing lies
CLAIMED: Final[i64] = 19
SCORE: Final[i64] = 22
PLATFORMS: Final[i64] = 23
ROW: Final[i64] = 24

# The row of things that belong to both. A monument is five numbers: space, token, quarter turns, owner, kind.
#
#   0 … 7      8 … 15     16 … 18               19 … 22           23 … 62
#   sun owner  sun value  monument cards, deck  platform's owner  monuments
SUN_OWNER: Final[i64] = 0
SUN_VALUE: Final[i64] = 8
DECK: Final[i64] = 16
PLATFORM: Final[i64] = 19
MONUMENT: Final[i64] = 23
SPACE: Final[i64] = 23
TOKEN: Final[i64] = 24
TURNS: Final[i64] = 25
OWNER: Final[i64] = 26
KIND: Final[i64] = 27
MONUMENT_ROW: Final[i64] = 5
TABLE: Final[i64] = 63


@final
class HeirState(State):
    """The whole table. What is left in a face-down deck follows from what lies elsewhere."""

    def __init__(self, box: Box, sides: vec[i64], table: vec[i64]) -> None:
        self.journal = None
        self.reveals = 0
        self.box = box
        self.sides = sides
        self.table = table
        self.quick: bool = False
        self.phase: i64 = CARDS
        self.acting: i64 = CHANCE
        self.waiting: i64 = 0  # the seats that have yet to seal a decision, as bits
        self.round: i64 = 1
        self.base: i64 = NOTHING  # the upper left space of the pyramid
        self.marks: i64 = 0  # how many magic tokens have been laid out
        self.base_low: i64 = 0  # sets of spaces: see the grid
        self.base_high: i64 = 0
        self.magic_low: i64 = 0  # with a magic token
        self.magic_high: i64 = 0
        self.taken_low: i64 = 0  # under the pyramid or a monument
        self.taken_high: i64 = 0
        self.near_low: i64 = 0  # too near for a monument, or while setting up for a magic token
        self.near_high: i64 = 0
        self.monuments: i64 = 0
        self.active_card: i64 = NOTHING
        self.first_display: i64 = NOTHING
        self.second_display: i64 = NOTHING
        self.active_token: i64 = NOTHING
        self.next_token: i64 = NOTHING
        self.stack: i64 = 4095  # the tokens not yet seen, as bits
        self.god: i64 = NOTHING  # up for bid, or acting
        self.unsummoned: i64 = 0  # the gods still face down this round
        self.ankh: i64 = NOTHING  # the god that is Favorite by being first
        self.drawer: i64 = NOBODY
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
        if self.waiting == BOTH:
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

    def view(self, seat: int | None) -> dict[str, Any]:
        return view.view(self, seat)

    def redeal(self, seat: int | None, rng: Rng) -> State:
        return knowledge.redeal(self, seat, rng)

    def save(self) -> dict[str, Any]:
        return setup.save(self)


# The rules know the state, so the state imports them last.
from heliopolis.games.heir import apply, chance, knowledge, legal, scoring, setup, view
