"""The cards, photos, treasures and lanterns of L'or du pharaon, and what they are worth."""

from typing import Final, NamedTuple

from heliopolis.core.compat import i64
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
FIRST_CHAMBER: Final[i64] = 5
KINDS: Final[i64] = 10


class Shape(NamedTuple):
    """A shape of card: its open sides as one bit each, and how many corridors and chambers have it."""

    name: str
    sides: int
    corridors: int
    chambers: int


SHAPES = (
    Shape("crossing", 15, 0, 0),
    Shape("junction", 7, 14, 0),
    Shape("corner", 3, 10, 3),
    Shape("straight", 5, 6, 2),
    Shape("dead-end", 1, 0, 0),
)
SHAPE_NAMES = tuple(shape.name for shape in SHAPES)

# What a photo shows besides treasures.
QUIET: Final[i64] = 0
MUMMY: Final[i64] = 1
CURSE: Final[i64] = 2
DANGERS = ("quiet", "mummy", "curse")


class Photo(NamedTuple):
    """What a photo shows: a danger or none, and how many treasures."""

    danger: str
    treasures: int


PHOTOS = (Photo("mummy", 1), Photo("curse", 1), Photo("mummy", 2), Photo("curse", 2), Photo("quiet", 3))
TREASURES = (2, 2, 2, 2, 3, 3, 3, 3)

HIGHEST_VALUE: Final[i64] = 9
MOST_IN_A_CHAMBER: Final[i64] = 9
MOST_TREASURES: Final[i64] = 13
"""With the bust."""
MOST_SEATS: Final[i64] = 4

ACTIONS_A_TURN: Final[i64] = 3
FUSE: Final[i64] = 3
"""After so many turns of its discoverer a bust that was left alone brings the pyramid down."""
STALL_ROUNDS: Final[i64] = 5

# Names, as the notation has them.

CELL_NAMES = tuple(f"{column}{row}" for row in range(1, 7) for column in "abcdef")
"""The cards of the pyramid: columns a to f from the left, rows 1 to 6 from the top."""
SIDE_SET_NAMES = tuple("".join(side for bit, side in enumerate("nesw") if sides >> bit & 1) for sides in range(16))
"""Sets of sides by number: north is 1, east 2, south 4, west 8."""
KIND_NAMES = (*SHAPE_NAMES, *[f"chamber-{shape}" for shape in SHAPE_NAMES])
PHOTO_NAMES = tuple(f"{danger} {count}" for danger in DANGERS for count in range(1, int(MOST_IN_A_CHAMBER) + 1))
"""What photos may show, by their faces: nine times the danger plus the treasures less one."""
VALUE_NAMES = tuple(str(points) for points in range(1, int(HIGHEST_VALUE) + 1))
TREASURE_NAMES = tuple(f"treasure-{points}" for points in VALUE_NAMES)
"""Treasures by their points, from 1."""
SEAT_NAMES = tuple(str(seat) for seat in range(1, int(MOST_SEATS) + 1))


def _components() -> list[Component]:
    listed = [Component("pyramid.side", 6, "rulebook", Number(3, int(ACROSS)))]
    for shape in SHAPES:
        listed.append(Component(f"corridors.{shape.name}", shape.corridors, "reconstructed", Number(0, 35)))
    for shape in SHAPES:
        listed.append(Component(f"chambers.{shape.name}", shape.chambers, "reconstructed", Number(0, 35)))
    shown = tuple(photo.treasures for photo in PHOTOS)
    dangers = tuple(photo.danger for photo in PHOTOS)
    listed += [
        Component("photos.treasures", shown, "reconstructed", Numbers(1, int(MOST_IN_A_CHAMBER))),
        Component("photos.dangers", dangers, "reconstructed", Words(DANGERS, 35)),
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
        needed = side * side - 1
        message = f"there are {cards} corridors and chambers; a pyramid of this side needs {needed}"
        found.append(Flaw("pyramid.side", "cards", message, {"cards": cards, "needed": needed}))
    if chambers > side * side - 4:
        most = side * side - 4
        message = f"there are {chambers} chambers; expected at most {most}: none lies beside the start card"
        found.append(Flaw("pyramid.side", "chambers", message, {"chambers": chambers, "most": most}))
    treasures = edition.numbers("treasures.points")
    if len(treasures) >= MOST_TREASURES:
        most = int(MOST_TREASURES) - 1
        message = f"expected at most {most} treasures besides the bust"
        found.append(Flaw("treasures.points", "treasures", message, {"most": most}))
    shown = edition.numbers("photos.treasures")
    for key, photos in (("photos.treasures", len(shown)), ("photos.dangers", len(edition.words("photos.dangers")))):
        if photos != chambers:
            message = f"expected {chambers} photos, one for each chamber"
            found.append(Flaw(key, "photos", message, {"chambers": chambers}))
    if sum(shown) != len(treasures) + 1:
        needed = len(treasures) + 1
        message = f"the photos show {sum(shown)} treasures; expected {needed}, with the bust"
        found.append(Flaw("photos.treasures", "shown", message, {"shown": sum(shown), "needed": needed}))
    return found
