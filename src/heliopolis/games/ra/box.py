"""The box as the engine reads it: the components of one edition for one number of seats, as numbers and flat arrays."""

from functools import lru_cache
from typing import final

from heliopolis.core.compat import i64, vec
from heliopolis.core.edition import Edition

from .components import NAMES


@final
class Box:
    """What an edition says."""

    def __init__(self, edition: Edition, seats: int) -> None:
        counts = [edition.number(f"tiles.{name}") for name in NAMES]
        groups = [edition.numbers(f"suns.seats_{seats}.group_{number}") for number in range(1, seats + 1)]
        self.edition = edition
        self.tiles = vec[i64](counts)
        """How many tiles there are of each kind."""
        self.tile_count: i64 = sum(counts)
        self.ra_track: i64 = edition.number(f"ra_track.seats_{seats}")
        self.groups = vec[i64]([sum(1 << sun for sun in group) for group in groups])
        """The suns of each group, as bits."""
        self.start_fame: i64 = edition.number("fame.start")
        self.god_fame: i64 = edition.number("fame.god")
        self.most_pharaohs_fame: i64 = edition.number("fame.most_pharaohs")
        self.fewest_pharaohs_fame: i64 = edition.number("fame.fewest_pharaohs")
        self.river_fame: i64 = edition.number("fame.river")
        self.no_civilisation_fame: i64 = edition.number("fame.no_civilisation")
        self.gold_fame: i64 = edition.number("fame.gold")
        self.most_suns_fame: i64 = edition.number("fame.most_suns")
        self.fewest_suns_fame: i64 = edition.number("fame.fewest_suns")
        # By how many there are.
        self.civilisation_fame = vec[i64](edition.numbers("fame.civilisations"))
        self.different_monument_fame = vec[i64](edition.numbers("fame.different_monuments"))
        self.same_monument_fame = vec[i64](edition.numbers("fame.same_monuments"))


@lru_cache(maxsize=64)
def box_of(edition: Edition, seats: int) -> Box:
    """Return the box of an edition for a number of seats."""
    return Box(edition, seats)
