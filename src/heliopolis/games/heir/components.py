"""The board, cards, tokens and points of Heir to the Pharaoh."""

from typing import Final, NamedTuple

from heliopolis.core.compat import i64
from heliopolis.core.edition import Component, Edition, Flaw, Number, Numbers, Words, edition as make_edition

from . import grid
from .grid import DIRECTION_NAMES, DIRECTIONS, SPACE_NAMES, SPACES

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


class BiddingCard(NamedTuple):
    """A card to bid or to offer."""

    name: str
    number: int


BIDDING_CARDS = (
    *[BiddingCard(f"{number}-{sign}", number) for number in range(1, PRINTED + 1) for sign in ("moon", "sun")],
    BiddingCard("11", 11),
    BiddingCard("12", 12),
)
CARD_NAMES = tuple(card.name for card in BIDDING_CARDS)

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
SUMMONED_NAMES = ("seshat", "geb-and-nut", "ptah", "ra", "wadjet", "pharaoh")
GOD_NAMES = (*SUMMONED_NAMES, "thoth")


class Kind(NamedTuple):
    """A kind of monument."""

    name: str
    cards: int
    moons: int
    """What a ray gains that hits such a monument, and its own ray that hits the pyramid."""


MONUMENTS = (
    Kind("shrine", cards=4, moons=1),
    Kind("sun-temple", cards=4, moons=2),
    Kind("obelisk", cards=4, moons=3),
)
KINDS: Final[i64] = 3
KIND_NAMES = tuple(kind.name for kind in MONUMENTS)


class Token(NamedTuple):
    """A monument token, with the directions of its arrows before it is turned."""

    name: str
    arrows: tuple[str, ...]


MONUMENT_TOKENS = (
    Token("t1", ("n", "s")),
    Token("t2", ("ne", "sw")),
    Token("t3", ("n", "e")),
    Token("t4", ("ne", "se")),
    Token("t5", ("n", "ne")),
    Token("t6", ("n", "nw")),
    Token("t7", ("n", "se")),
    Token("t8", ("n", "sw")),
    Token("t9", ("w", "n", "e")),
    Token("t10", ("nw", "ne", "se")),
    Token("t11", ("n", "se", "sw")),
    Token("t12", ("ne", "s", "w")),
)
TOKENS: Final[i64] = 12
TOKEN_NAMES = tuple(token.name for token in MONUMENT_TOKENS)
ALL_TOKENS: Final[i64] = 4095
QUARTER_TURNS: Final[i64] = 4


class Corner(NamedTuple):
    """A corner of the Corner Pyramid: what building its platform scores."""

    points: int
    provenance: str


CORNERS = (
    Corner(3, "rulebook"),
    Corner(4, "reconstructed"),
    Corner(5, "reconstructed"),
    Corner(6, "reconstructed"),
)

SIDE = 8
BASE_SIDE = 2
"""How many spaces the board and the pyramid's base have along a side: the rulebook does not say."""
NILE = ("f1", "e2", "f2", "e3", "d4", "e4", "d5", "e5", "d6", "c7", "d7", "c8")


def _components() -> list[Component]:
    listed: list[Component] = []
    listed.append(Component("board.side", SIDE, "reconstructed", Number(6, int(grid.SIDE))))
    listed.append(Component("board.base_side", BASE_SIDE, "reconstructed", Number(2, 3)))
    listed.append(Component("board.first_sun", 1, "rulebook", Number(1, int(ROUNDS) - 1)))
    listed.append(Component("board.nile", NILE, "reconstructed", Words(SPACE_NAMES, int(SPACES))))
    listed.append(Component("board.nile_under_base", 2, "rulebook", Number(0, 9)))
    arrows = Words(DIRECTION_NAMES, int(DIRECTIONS))
    listed += [Component(f"tokens.{token.name}", token.arrows, "reconstructed", arrows) for token in MONUMENT_TOKENS]
    listed.append(Component("bidding.anubis_suns", (1, 3, 5, 7, 9), "public", Numbers(1, PRINTED)))
    listed += [Component(f"monument_cards.{kind.name}", kind.cards, "inferred", Number(0, 4)) for kind in MONUMENTS]
    listed += [Component(f"moons.{kind.name}", kind.moons, "rulebook", Number(0, 9)) for kind in MONUMENTS]
    for level, corner in enumerate(CORNERS, 1):
        listed.append(Component(f"pyramid.corner_{level}", corner.points, corner.provenance, Number(0, 20)))
    listed.append(Component("pyramid.majority", 7, "rulebook", Number(0, 40)))
    listed.append(Component("points.monument_cards", (1, 3, 5, 7), "rulebook", Numbers(0, 20, 4)))
    listed.append(Component("points.sun", 1, "rulebook", Number(0, 9)))
    listed.append(Component("points.favorite_sun", 2, "rulebook", Number(0, 9)))
    listed.append(Component("points.chain", 2, "rulebook", Number(0, 9)))
    listed.append(Component("points.last_wadjet", 2, "rulebook", Number(0, 9)))
    listed.append(Component("points.magic_left", 1, "rulebook", Number(0, 9)))
    return listed


STANDARD = make_edition("heir", _components())


def rounds(edition: Edition) -> int:
    """Return how many rounds there are: one for each sun from the first that is played."""
    return int(ROUNDS) - edition.number("board.first_sun") + 1


def flaws(edition: Edition) -> list[Flaw]:
    """Say what is wrong with an edition as a whole."""
    found: list[Flaw] = []
    side = edition.number("board.side")
    beyond = [name for name in edition.words("board.nile") if not grid.is_on_board(SPACE_NAMES.index(name), side)]
    if beyond:
        message = f"expected spaces of a board of {side} × {side}, so not {beyond[0]}"
        found.append(Flaw("board.nile", "beyond", message, {"side": side, "space": beyond[0]}))
    if not base_places(edition):
        message = "expected a place for the base over enough Nile spaces (board.nile_under_base)"
        found.append(Flaw("board.nile", "base", message))
    for token in TOKEN_NAMES:
        arrows = edition.words(f"tokens.{token}")
        if not arrows or len(set(arrows)) < len(arrows):
            found.append(Flaw(f"tokens.{token}", "arrows", "expected at least one arrow, and none twice"))
    suns = edition.numbers("bidding.anubis_suns")
    if len(set(suns)) < len(suns):
        found.append(Flaw("bidding.anubis_suns", "suns", "expected each number at most once"))
    cards = [edition.number(f"monument_cards.{kind}") for kind in KIND_NAMES]
    needed = rounds(edition) + 2  # three are laid out at the start, and one more after each round but the last
    if sum(cards) < needed:
        key = f"monument_cards.{KIND_NAMES[cards.index(min(cards))]}"
        message = f"expected at least {needed} monument cards in all, so that none is missing at the end"
        found.append(Flaw(key, "monument-cards", message, {"needed": needed}))
    return found


def base_spaces(edition: Edition, corner: int) -> list[int]:
    """Return the spaces that the base covers, given the upper left one; none if it would leave the board."""
    width = edition.number("board.base_side")
    spaces = [corner + 8 * down + right for down in range(width) for right in range(width)]
    last_row, last_column = grid.row_of(corner) + width, grid.column_of(corner) + width
    return spaces if max(last_row, last_column) <= edition.number("board.side") else []


def base_places(edition: Edition) -> list[int]:
    """Return where the base may lie, by its upper left space (heir.setup.5)."""
    nile = set(edition.words("board.nile"))
    least = edition.number("board.nile_under_base")
    covered = {corner: base_spaces(edition, corner) for corner in range(int(SPACES))}
    return [
        corner
        for corner, spaces in covered.items()
        if spaces and sum(SPACE_NAMES[space] in nile for space in spaces) >= least
    ]
