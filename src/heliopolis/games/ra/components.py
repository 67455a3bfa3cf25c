"""The tiles, suns and tracks of Ra, and what they are worth."""

from functools import lru_cache
from typing import Final, final

from heliopolis.core.compat import i64, vec
from heliopolis.core.edition import Component, Edition, Flaw, Number, Numbers, edition as make_edition

# Kinds of tile. The most numerous come first: a draw walks along the counts of the bag.
#
#   0    1    2        3     4      5     6 … 10         11 … 18    19       20       21      22
#   ra   god  pharaoh  nile  flood  gold  civilisations  monuments  funeral  drought  unrest  earthquake
RA: Final[i64] = 0
GOD: Final[i64] = 1
PHARAOH: Final[i64] = 2
NILE: Final[i64] = 3
FLOOD: Final[i64] = 4
GOLD: Final[i64] = 5
FIRST_CIVILISATION: Final[i64] = 6
FIRST_MONUMENT: Final[i64] = 11
FUNERAL: Final[i64] = 19
DROUGHT: Final[i64] = 20
UNREST: Final[i64] = 21
EARTHQUAKE: Final[i64] = 22
KINDS: Final[i64] = 23
NO_TILE: Final[i64] = -1

CIVILISATIONS = ("art", "agriculture", "religion", "astronomy", "writing")
MONUMENTS = ("fortress", "obelisk", "palace", "pyramid", "sphinx", "statues", "step-pyramid", "temple")
DISASTERS = ("funeral", "drought", "unrest", "earthquake")
NAMES = ("ra", "god", "pharaoh", "nile", "flood", "gold", *CIVILISATIONS, *MONUMENTS, *DISASTERS)

AUCTION_TRACK: Final[i64] = 8
EPOCHS: Final[i64] = 3
HIGHEST_SUN: Final[i64] = 16
MOST_SEATS: Final[i64] = 5

TILES = {
    "ra": 30,
    "god": 8,
    "pharaoh": 25,
    "nile": 25,
    "flood": 12,
    "gold": 5,
    **dict.fromkeys(CIVILISATIONS, 5),
    **dict.fromkeys(MONUMENTS, 5),
    "funeral": 2,
    "drought": 2,
    "unrest": 4,
    "earthquake": 2,
}

RA_TRACK = {2: 6, 3: 8, 4: 9, 5: 10}

SUNS: dict[int, list[tuple[int, ...]]] = {
    2: [(9, 6, 5, 2), (8, 7, 4, 3)],
    3: [(13, 8, 5, 2), (12, 9, 6, 3), (11, 10, 7, 4)],
    4: [(13, 6, 2), (12, 7, 3), (11, 8, 4), (10, 9, 5)],
    5: [(16, 7, 2), (15, 8, 3), (14, 9, 4), (13, 10, 5), (12, 11, 6)],
}

# Fame for each line of the scoring table.
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
CIVILISATION_FAME = (0, 0, 0, 5, 10, 15)
DIFFERENT_MONUMENT_FAME = (0, 1, 2, 3, 4, 5, 6, 10, 15)
SAME_MONUMENT_FAME = (0, 0, 0, 5, 10, 15)


def _components() -> list[Component]:
    listed = [Component(f"tiles.{kind}", count, "rulebook", Number(0, 60)) for kind, count in TILES.items()]
    for seats, length in RA_TRACK.items():
        origin = "public" if seats == 2 else "rulebook"
        listed.append(Component(f"ra_track.seats_{seats}", length, origin, Number(2, 10)))
    for seats, groups in SUNS.items():
        origin = "public" if seats == 2 else "rulebook"
        expected = Numbers(2, int(HIGHEST_SUN), len(groups[0]))
        for number, group in enumerate(groups, start=1):
            listed.append(Component(f"suns.seats_{seats}.group_{number}", group, origin, expected))
    listed += [Component(f"fame.{line}", fame, "rulebook", Number(-20, 20)) for line, fame in FAME.items()]
    listed.append(Component("fame.civilisations", CIVILISATION_FAME, "rulebook", Numbers(-20, 40, 6)))
    listed.append(Component("fame.different_monuments", DIFFERENT_MONUMENT_FAME, "rulebook", Numbers(-20, 40, 9)))
    listed.append(Component("fame.same_monuments", SAME_MONUMENT_FAME, "rulebook", Numbers(-20, 40, 6)))
    return listed


STANDARD = make_edition("ra", _components())


def flaws(edition: Edition) -> list[Flaw]:
    """Say what is wrong with an edition as a whole."""
    found: list[Flaw] = []
    longest = max(edition.number(f"ra_track.seats_{seats}") for seats in RA_TRACK)
    if edition.number("tiles.ra") < 3 * longest:
        message = f"expected at least {3 * longest}, three times the longest Ra track, so that the bag never runs out"
        found.append(("tiles.ra", message))
    for civilisation in (*CIVILISATIONS, *MONUMENTS):
        if edition.number(f"tiles.{civilisation}") > 5:
            found.append((f"tiles.{civilisation}", "expected at most 5: the scoring table goes no further"))
    for seats, groups in SUNS.items():
        seen: set[int] = set()
        for number in range(1, len(groups) + 1):
            key = f"suns.seats_{seats}.group_{number}"
            group = edition.numbers(key)
            if len(set(group)) < len(group) or seen & set(group):
                found.append((key, f"expected suns that no other group for {seats} seats has"))
            seen.update(group)
    return found


@final
class Box:
    """The component values of one edition for one number of seats, as flat arrays for the engine."""

    def __init__(self, edition: Edition, seats: int) -> None:
        self.edition = edition
        self.tiles = vec[i64]([edition.number(f"tiles.{name}") for name in NAMES])
        self.tile_count: i64 = sum(edition.number(f"tiles.{name}") for name in NAMES)
        self.ra_track: i64 = edition.number(f"ra_track.seats_{seats}")
        groups = [edition.numbers(f"suns.seats_{seats}.group_{number}") for number in range(1, seats + 1)]
        self.groups = vec[i64]([sum(1 << sun for sun in group) for group in groups])
        self.start_fame: i64 = edition.number("fame.start")
        self.god_fame: i64 = edition.number("fame.god")
        self.most_pharaohs_fame: i64 = edition.number("fame.most_pharaohs")
        self.fewest_pharaohs_fame: i64 = edition.number("fame.fewest_pharaohs")
        self.river_fame: i64 = edition.number("fame.river")
        self.no_civilisation_fame: i64 = edition.number("fame.no_civilisation")
        self.civilisation_fame = vec[i64](edition.numbers("fame.civilisations"))
        self.gold_fame: i64 = edition.number("fame.gold")
        self.different_monument_fame = vec[i64](edition.numbers("fame.different_monuments"))
        self.same_monument_fame = vec[i64](edition.numbers("fame.same_monuments"))
        self.most_suns_fame: i64 = edition.number("fame.most_suns")
        self.fewest_suns_fame: i64 = edition.number("fame.fewest_suns")


@lru_cache(maxsize=64)
def box_of(edition: Edition, seats: int) -> Box:
    """Return the box of an edition for a number of seats."""
    return Box(edition, seats)
