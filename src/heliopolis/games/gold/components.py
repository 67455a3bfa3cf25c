"""The cards, photos, treasures and lanterns of L'or du pharaon, and what they are worth."""

from functools import lru_cache
from typing import Final, final

from heliopolis.core.compat import i64, vec
from heliopolis.core.edition import Component, Edition, Flaw, Number, Numbers, Words, edition as make_edition

# The pyramid. Cards are numbered row by row, always six to a row, so that a set of cards is a set of 36 bits;
# a smaller pyramid (an edition may have one) fills the upper left.
#
#        a   b   c   d   e   f
#    1   0   1   2   3   4   5
#    2   6   7   8   9  10  11
#    ⋮
#    6  30  31  32  33  34  35
ACROSS: Final[i64] = 6
CELLS: Final[i64] = 36

# Sides of a card, as bits of a set.
NORTH: Final[i64] = 1
EAST: Final[i64] = 2
SOUTH: Final[i64] = 4
WEST: Final[i64] = 8
SIDE_SETS: Final[i64] = 16

# Kinds of card: five shapes of corridor, then the same five of chamber.
#
#   0         1         2       3         4         5 … 9
#   crossing  junction  corner  straight  dead-end  chambers
SHAPES: Final[i64] = 5
FIRST_CHAMBER: Final[i64] = 5
KINDS: Final[i64] = 10

SHAPE_NAMES = ("crossing", "junction", "corner", "straight", "dead-end")
SHAPE_SIDES = (15, 7, 3, 5, 1)
KIND_NAMES = (*SHAPE_NAMES, *[f"chamber-{shape}" for shape in SHAPE_NAMES])

# What a photo shows besides treasures.
QUIET: Final[i64] = 0
MUMMY: Final[i64] = 1
CURSE: Final[i64] = 2
DANGERS = ("quiet", "mummy", "curse")

HIGHEST_VALUE: Final[i64] = 9
MOST_IN_A_CHAMBER: Final[i64] = 9
MOST_TREASURES: Final[i64] = 13
"""With the bust."""
MOST_SEATS: Final[i64] = 4

ACTIONS_A_TURN: Final[i64] = 3
FUSE: Final[i64] = 3
"""After so many turns of its discoverer a bust that was left alone brings the pyramid down."""
STALL_ROUNDS: Final[i64] = 5

CORRIDORS = {"crossing": 0, "junction": 14, "corner": 10, "straight": 6, "dead-end": 0}
CHAMBERS = {"crossing": 0, "junction": 0, "corner": 3, "straight": 2, "dead-end": 0}
PHOTO_TREASURES = (1, 1, 2, 2, 3)
PHOTO_DANGERS = ("mummy", "curse", "mummy", "curse", "quiet")
TREASURES = (2, 2, 2, 2, 3, 3, 3, 3)


def _components() -> list[Component]:
    listed = [Component("pyramid.side", 6, "rulebook", Number(3, int(ACROSS)))]
    for shape, count in CORRIDORS.items():
        listed.append(Component(f"corridors.{shape}", count, "reconstructed", Number(0, 35)))
    for shape, count in CHAMBERS.items():
        listed.append(Component(f"chambers.{shape}", count, "reconstructed", Number(0, 35)))
    listed += [
        Component("photos.treasures", PHOTO_TREASURES, "reconstructed", Numbers(1, int(MOST_IN_A_CHAMBER))),
        Component("photos.dangers", PHOTO_DANGERS, "reconstructed", Words(DANGERS, 35)),
        Component("photos.points", 1, "rulebook", Number(0, 20)),
        Component("treasures.points", TREASURES, "reconstructed", Numbers(1, int(HIGHEST_VALUE))),
        Component("treasures.bust", 5, "rulebook", Number(0, 20)),
        Component("lanterns.each", 5, "public", Number(0, 35)),
        Component("losses.archaeologist", 2, "rulebook", Number(0, 20)),
        Component("losses.porter", 1, "rulebook", Number(0, 20)),
    ]
    return listed


STANDARD = make_edition("gold", _components())


def flaws(edition: Edition) -> list[Flaw]:
    """Say what is wrong with an edition as a whole."""
    found: list[Flaw] = []
    side = edition.number("pyramid.side")
    chambers = sum(edition.number(f"chambers.{shape}") for shape in SHAPE_NAMES)
    cards = chambers + sum(edition.number(f"corridors.{shape}") for shape in SHAPE_NAMES)
    if cards != side * side - 1:
        message = f"there are {cards} corridors and chambers; a pyramid of this side needs {side * side - 1}"
        found.append(("pyramid.side", message))
    if chambers > side * side - 4:
        message = f"there are {chambers} chambers; expected at most {side * side - 4}: none lies beside the start card"
        found.append(("pyramid.side", message))
    treasures = edition.numbers("treasures.points")
    if len(treasures) >= MOST_TREASURES:
        found.append(("treasures.points", f"expected at most {MOST_TREASURES - 1} treasures besides the bust"))
    shown = edition.numbers("photos.treasures")
    if len(shown) != chambers:
        found.append(("photos.treasures", f"expected {chambers} photos, one for each chamber"))
    if len(edition.words("photos.dangers")) != chambers:
        found.append(("photos.dangers", f"expected {chambers} photos, one for each chamber"))
    if sum(shown) != len(treasures) + 1:
        message = f"the photos show {sum(shown)} treasures; expected {len(treasures) + 1}, with the bust"
        found.append(("photos.treasures", message))
    return found


@final
class Box:
    """The component values of one edition, as flat arrays for the engine."""

    def __init__(self, edition: Edition) -> None:
        side = edition.number("pyramid.side")
        corridors = [edition.number(f"corridors.{shape}") for shape in SHAPE_NAMES]
        chambers = [edition.number(f"chambers.{shape}") for shape in SHAPE_NAMES]
        points = sorted(edition.numbers("treasures.points"))
        bust = len(points)
        points.append(edition.number("treasures.bust"))
        dangers = edition.words("photos.dangers")
        self.edition = edition
        self.side: i64 = side
        self.board: i64 = sum(1 << (row * int(ACROSS) + column) for row in range(side) for column in range(side))
        self.cards = vec[i64](corridors + chambers)
        self.shape_sides = vec[i64](list(SHAPE_SIDES))
        self.placings = vec[i64]([turned_sets(sides) for sides in range(int(SIDE_SETS))])
        self.photo_treasures = vec[i64](edition.numbers("photos.treasures"))
        self.photo_dangers = vec[i64]([DANGERS.index(danger) for danger in dangers])
        self.photo_count: i64 = len(dangers)
        self.all_photos: i64 = (1 << len(dangers)) - 1
        self.photo_points: i64 = edition.number("photos.points")
        self.treasure_points = vec[i64](points)
        self.bust: i64 = bust
        """The bust is the last treasure; those before it ascend in points."""
        self.lanterns: i64 = edition.number("lanterns.each")
        self.archaeologist_loss: i64 = edition.number("losses.archaeologist")
        self.porter_loss: i64 = edition.number("losses.porter")


def turned_sets(sides: int) -> int:
    """Return all sets of open sides that a card can be turned to, the set 3 as bit 3."""
    found = 0
    for _ in range(4):
        found |= 1 << sides
        sides = (sides << 1 | sides >> 3) & 15
    return found


@lru_cache(maxsize=64)
def box_of(edition: Edition) -> Box:
    """Return the box of an edition."""
    return Box(edition)
