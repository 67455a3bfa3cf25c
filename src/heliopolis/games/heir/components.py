"""The board, cards, tokens and points of Heir to the Pharaoh."""

from functools import lru_cache
from typing import Final, final

from heliopolis.core.compat import i64, vec
from heliopolis.core.edition import Component, Edition, Flaw, Number, Numbers, Words, edition as make_edition
from heliopolis.games.heir.grid import (
    DIRECTION_NAMES,
    DIRECTIONS,
    SPACE_NAMES,
    SPACES,
    Grid,
    around,
    column_of,
    high_bits,
    low_bits,
    row_of,
)

# Seats.
BAST: Final[i64] = 0
ANUBIS: Final[i64] = 1
SEATS: Final[i64] = 2
SEAT_NAMES = ("bast", "anubis")

ROUNDS: Final[i64] = 8
MAGIC_TOKENS: Final[i64] = 8

# Bidding cards, from the lowest to the highest: of equal numbers the Moon stands before the Sun.
#
#   0       1      2       3      …  18       19      20  21
#   1-moon  1-sun  2-moon  2-sun  …  10-moon  10-sun  11  12
CARDS: Final[i64] = 22
FIRST_PHARAOH_CARD: Final[i64] = 20
NO_CARD: Final[i64] = -1
PRINTED = 10
CARD_NAMES = (
    *[f"{number}-{sign}" for number in range(1, PRINTED + 1) for sign in ("moon", "sun")],
    "11",
    "12",
)

# Animal magic, in the order of the letters A to G.
GIFT: Final[i64] = 0
STEALTH: Final[i64] = 1
BLESSING: Final[i64] = 2
EYE: Final[i64] = 3
LOGIC: Final[i64] = 4
CRY: Final[i64] = 5
MEEKNESS: Final[i64] = 6
MAGICS: Final[i64] = 7
ALL_MAGIC: Final[i64] = 127
MAGIC_NAMES = ("gift", "stealth", "blessing", "eye", "logic", "cry", "meekness")

# Gods, in the order in which they act.
SESHAT: Final[i64] = 0
GEB_AND_NUT: Final[i64] = 1
PTAH: Final[i64] = 2
RA: Final[i64] = 3
WADJET: Final[i64] = 4
PHARAOH: Final[i64] = 5
THOTH: Final[i64] = 6
SUMMONED: Final[i64] = 6
"""How many gods are shuffled each round: all but Thoth."""
ALL_SUMMONED: Final[i64] = 63
GOD_NAMES = ("seshat", "geb-and-nut", "ptah", "ra", "wadjet", "pharaoh", "thoth")

# Kinds of monument.
KINDS: Final[i64] = 3
KIND_NAMES = ("shrine", "sun-temple", "obelisk")

TOKENS: Final[i64] = 12
TOKEN_NAMES = tuple(f"t{number}" for number in range(1, 13))
QUARTER_TURNS: Final[i64] = 4

NILE = ("f1", "e2", "f2", "e3", "d4", "e4", "d5", "e5", "d6", "c7", "d7", "c8")

ARROWS: dict[str, tuple[str, ...]] = {
    "t1": ("n", "s"),
    "t2": ("ne", "sw"),
    "t3": ("n", "e"),
    "t4": ("ne", "se"),
    "t5": ("n", "ne"),
    "t6": ("n", "nw"),
    "t7": ("n", "se"),
    "t8": ("n", "sw"),
    "t9": ("w", "n", "e"),
    "t10": ("nw", "ne", "se"),
    "t11": ("n", "se", "sw"),
    "t12": ("ne", "s", "w"),
}


def _components() -> list[Component]:
    listed: list[Component] = []
    listed.append(Component("board.nile", NILE, "reconstructed", Words(SPACE_NAMES, int(SPACES))))
    listed.append(Component("board.nile_under_base", 2, "rulebook", Number(0, 4)))
    for token, arrows in ARROWS.items():
        listed.append(Component(f"tokens.{token}", arrows, "reconstructed", Words(DIRECTION_NAMES, int(DIRECTIONS))))
    listed.append(Component("bidding.anubis_suns", (1, 3, 5, 7, 9), "public", Numbers(1, PRINTED)))
    for kind in KIND_NAMES:
        listed.append(Component(f"monument_cards.{kind}", 4, "inferred", Number(0, 4)))
    for kind, moons in zip(KIND_NAMES, (1, 2, 3), strict=True):
        listed.append(Component(f"moons.{kind}", moons, "rulebook", Number(0, 9)))
    listed.append(Component("pyramid.corner_1", 3, "rulebook", Number(0, 20)))
    listed.append(Component("pyramid.corner_2", 4, "reconstructed", Number(0, 20)))
    listed.append(Component("pyramid.corner_3", 5, "reconstructed", Number(0, 20)))
    listed.append(Component("pyramid.corner_4", 6, "reconstructed", Number(0, 20)))
    listed.append(Component("pyramid.majority", 7, "rulebook", Number(0, 40)))
    listed.append(Component("points.monument_cards", (1, 3, 5, 7), "rulebook", Numbers(0, 20, 4)))
    listed.append(Component("points.sun", 1, "rulebook", Number(0, 9)))
    listed.append(Component("points.favorite_sun", 2, "rulebook", Number(0, 9)))
    listed.append(Component("points.chain", 2, "rulebook", Number(0, 9)))
    listed.append(Component("points.last_wadjet", 2, "rulebook", Number(0, 9)))
    listed.append(Component("points.magic_left", 1, "rulebook", Number(0, 9)))
    return listed


STANDARD = make_edition("heir", _components())

MONUMENT_CARDS_NEEDED = 10
"""Three are laid out at the start, and one more after each of the first seven rounds."""


def flaws(edition: Edition) -> list[Flaw]:
    """Say what is wrong with an edition as a whole."""
    found: list[Flaw] = []
    if not base_places(edition):
        found.append(("board.nile", "expected a place for the base over enough Nile spaces (board.nile_under_base)"))
    for token in TOKEN_NAMES:
        arrows = edition.words(f"tokens.{token}")
        if not arrows or len(set(arrows)) < len(arrows):
            found.append((f"tokens.{token}", "expected at least one arrow, and none twice"))
    suns = edition.numbers("bidding.anubis_suns")
    if len(set(suns)) < len(suns):
        found.append(("bidding.anubis_suns", "expected each number at most once"))
    cards = [edition.number(f"monument_cards.{kind}") for kind in KIND_NAMES]
    if sum(cards) < MONUMENT_CARDS_NEEDED:
        message = f"expected at least {MONUMENT_CARDS_NEEDED} monument cards in all, so that none is missing at the end"
        found.append((f"monument_cards.{KIND_NAMES[cards.index(min(cards))]}", message))
    return found


def base_spaces(corner: int) -> list[int]:
    """Return the four spaces that the base covers, given the upper left one; none if it would leave the board."""
    if row_of(corner) == 7 or column_of(corner) == 7:
        return []
    return [corner, corner + 1, corner + 8, corner + 9]


def base_places(edition: Edition) -> list[int]:
    """Return where the base may lie, by its upper left space (heir.setup.5)."""
    nile = set(edition.words("board.nile"))
    least = edition.number("board.nile_under_base")
    return [
        corner
        for corner in range(int(SPACES))
        if base_spaces(corner) and sum(SPACE_NAMES[space] in nile for space in base_spaces(corner)) >= least
    ]


def arrow_bits(edition: Edition, token: str) -> int:
    """Return the arrows of a token that is not turned, as a set of directions."""
    return sum(1 << DIRECTION_NAMES.index(arrow) for arrow in edition.words(f"tokens.{token}"))


def printed_cards(edition: Edition, seat: int) -> int:
    """Return a seat's ten cards, as bits: Anubis has the Sun on some numbers, and Bast on the others."""
    suns = edition.numbers("bidding.anubis_suns")
    cards = 0
    for number in range(1, PRINTED + 1):
        has_sun = (number in suns) == (seat == ANUBIS)
        cards |= 1 << (2 * (number - 1) + (1 if has_sun else 0))
    return cards


GRID: Final = Grid()


@final
class Box:
    """The component values of one edition, as flat arrays for the engine."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.grid = GRID
        places = base_places(edition)
        self.base_places = vec[i64]([int(corner in places) for corner in range(SPACES)])
        covered = [base_spaces(corner) for corner in range(SPACES)]
        zones = [[near for space in spaces for near in around(space)] for spaces in covered]
        self.base_low = vec[i64]([low_bits(spaces) for spaces in covered])
        self.base_high = vec[i64]([high_bits(spaces) for spaces in covered])
        self.base_near_low = vec[i64]([low_bits(zone) for zone in zones])
        self.base_near_high = vec[i64]([high_bits(zone) for zone in zones])
        self.arrows = vec[i64]([arrow_bits(edition, token) for token in TOKEN_NAMES])
        self.hands = vec[i64]([printed_cards(edition, seat) for seat in range(SEATS)])
        self.numbers = vec[i64]([card // 2 + 1 if card < FIRST_PHARAOH_CARD else card - 9 for card in range(CARDS)])
        self.monument_cards = vec[i64]([edition.number(f"monument_cards.{kind}") for kind in KIND_NAMES])
        self.moons = vec[i64]([edition.number(f"moons.{kind}") for kind in KIND_NAMES])
        self.corners = vec[i64]([edition.number(f"pyramid.corner_{level}") for level in range(1, 5)])
        self.majority: i64 = edition.number("pyramid.majority")
        self.card_points = vec[i64](edition.numbers("points.monument_cards"))
        self.sun_points: i64 = edition.number("points.sun")
        self.favorite_sun_points: i64 = edition.number("points.favorite_sun")
        self.chain_points: i64 = edition.number("points.chain")
        self.last_wadjet_points: i64 = edition.number("points.last_wadjet")
        self.magic_points: i64 = edition.number("points.magic_left")


@lru_cache(maxsize=64)
def box_of(edition: Edition) -> Box:
    """Return the box of an edition."""
    return Box(edition)
