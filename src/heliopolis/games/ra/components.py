"""The tiles, suns and tracks of Ra, and what they are worth: every value of the box, with its provenance."""

from typing import Final, NamedTuple

from heliopolis.core.compat import i64
from heliopolis.core.edition import Component, Edition, Flaw, Number, Numbers, edition as make_edition

AUCTION_TRACK: Final[i64] = 8
EPOCHS: Final[i64] = 3
HIGHEST_SUN: Final[i64] = 16
MOST_SEATS: Final[i64] = 5
MOST_ALIKE = 5
"""How far the scoring table goes for tiles of one kind."""


class Tile(NamedTuple):
    """A kind of tile."""

    name: str
    group: str
    copies: int


TILES = (
    Tile("ra", "ra", 30),
    Tile("god", "god", 8),
    Tile("pharaoh", "pharaoh", 25),
    Tile("nile", "river", 25),
    Tile("flood", "river", 12),
    Tile("gold", "gold", 5),
    Tile("art", "civilisation", 5),
    Tile("agriculture", "civilisation", 5),
    Tile("religion", "civilisation", 5),
    Tile("astronomy", "civilisation", 5),
    Tile("writing", "civilisation", 5),
    Tile("fortress", "monument", 5),
    Tile("obelisk", "monument", 5),
    Tile("palace", "monument", 5),
    Tile("pyramid", "monument", 5),
    Tile("sphinx", "monument", 5),
    Tile("statues", "monument", 5),
    Tile("step-pyramid", "monument", 5),
    Tile("temple", "monument", 5),
    Tile("funeral", "disaster", 2),
    Tile("drought", "disaster", 2),
    Tile("unrest", "disaster", 4),
    Tile("earthquake", "disaster", 2),
)
"""A tile's place is its number, see tiles.py."""


def names_in(group: str) -> tuple[str, ...]:
    """Name the kinds of tile in a group."""
    return tuple(tile.name for tile in TILES if tile.group == group)


NAMES = tuple(tile.name for tile in TILES)
CIVILISATIONS = names_in("civilisation")
MONUMENTS = names_in("monument")
DISASTERS = names_in("disaster")


class Table(NamedTuple):
    """What differs with the number of seats."""

    ra_track: int
    suns: tuple[tuple[int, ...], ...]
    """A group for each seat."""
    provenance: str


TABLES = {
    2: Table(6, ((9, 6, 5, 2), (8, 7, 4, 3)), "public"),
    3: Table(8, ((13, 8, 5, 2), (12, 9, 6, 3), (11, 10, 7, 4)), "rulebook"),
    4: Table(9, ((13, 6, 2), (12, 7, 3), (11, 8, 4), (10, 9, 5)), "rulebook"),
    5: Table(10, ((16, 7, 2), (15, 8, 3), (14, 9, 4), (13, 10, 5), (12, 11, 6)), "rulebook"),
}
"""By the number of seats."""

FAME = {
    "start": 10,
    "god": 2,
    "most_pharaohs": 5,
    "fewest_pharaohs": -2,
    "river": 1,
    "no_civilisation": -5,
    "gold": 3,
    "most_suns": 5,
    "fewest_suns": -5,
}
"""Fame for each line of the scoring table."""

FAME_BY_COUNT = {
    "civilisations": (0, 0, 0, 5, 10, 15),
    "different_monuments": (0, 1, 2, 3, 4, 5, 6, 10, 15),
    "same_monuments": (0, 0, 0, 5, 10, 15),
}
"""Fame for none, one, two … of them."""


def _components() -> list[Component]:
    """List every value under its key, in the order in which an edition is written."""
    listed = [Component(f"tiles.{tile.name}", tile.copies, "rulebook", Number(0, 60)) for tile in TILES]
    for seats, table in TABLES.items():
        listed.append(Component(f"ra_track.seats_{seats}", table.ra_track, table.provenance, Number(2, 10)))
    for seats, table in TABLES.items():
        expected = Numbers(2, int(HIGHEST_SUN), len(table.suns[0]))
        for number, group in enumerate(table.suns, start=1):
            listed.append(Component(f"suns.seats_{seats}.group_{number}", group, table.provenance, expected))
    listed += [Component(f"fame.{line}", fame, "rulebook", Number(-20, 20)) for line, fame in FAME.items()]
    for line, row in FAME_BY_COUNT.items():
        listed.append(Component(f"fame.{line}", row, "rulebook", Numbers(-20, 40, len(row))))
    return listed


STANDARD = make_edition("ra", _components())


def flaws(edition: Edition) -> list[Flaw]:
    """Say what is wrong with an edition as a whole."""
    found: list[Flaw] = []
    longest = max(edition.number(f"ra_track.seats_{seats}") for seats in TABLES)
    enough = int(EPOCHS) * longest
    if edition.number("tiles.ra") < enough:
        message = f"expected at least {enough}, three times the longest Ra track, so that the bag never runs out"
        found.append(Flaw("tiles.ra", "ras", message, {"needed": enough}))
    for name in (*CIVILISATIONS, *MONUMENTS):
        if edition.number(f"tiles.{name}") > MOST_ALIKE:
            message = f"expected at most {MOST_ALIKE}: the scoring table goes no further"
            found.append(Flaw(f"tiles.{name}", "alike", message, {"most": int(MOST_ALIKE)}))
    if edition.numbers("fame.civilisations")[0]:
        message = "expected 0 for none: fame.no_civilisation says what that scores"
        found.append(Flaw("fame.civilisations", "no-civilisation", message))
    for seats in TABLES:
        found += sun_flaws(edition, seats)
    return found


def sun_flaws(edition: Edition, seats: int) -> list[Flaw]:
    """Say which groups of suns have a sun twice, or one of another group."""
    found: list[Flaw] = []
    seen: set[int] = set()
    for number in range(1, seats + 1):
        key = f"suns.seats_{seats}.group_{number}"
        group = edition.numbers(key)
        if len(set(group)) < len(group) or seen & set(group):
            message = f"expected suns that no other group for {seats} seats has"
            found.append(Flaw(key, "suns", message, {"seats": seats}))
        seen.update(group)
    return found
