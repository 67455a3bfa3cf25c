"""The numbers of deities, scarabs, rest tiles and projects: the order of their rows in `components`."""

from typing import Final

from heliopolis.core.compat import i64

# Deities. The ten of the Ennead come first.
#
#   0 … 9       10 … 12          13 … 37
#   the Ennead  virtual dice     all others by the alphabet
ENNEAD: Final[i64] = 10
"""Deities with a smaller number belong to the Ennead."""
KHNUM: Final[i64] = 10
SATIS: Final[i64] = 11
ANUKET: Final[i64] = 12
AMON: Final[i64] = 13
ANUBIS: Final[i64] = 14
ATON: Final[i64] = 15
BASTET: Final[i64] = 16
BES: Final[i64] = 17
HAPY: Final[i64] = 18
HATHOR: Final[i64] = 19
HEH: Final[i64] = 20
HEKA: Final[i64] = 21
KHEPRI: Final[i64] = 22
KHONSU: Final[i64] = 23
MAAT: Final[i64] = 24
MERTSEGER: Final[i64] = 25
MIN: Final[i64] = 26
MONTU: Final[i64] = 27
MUT: Final[i64] = 28
NEITH: Final[i64] = 29
PTAH: Final[i64] = 30
RE: Final[i64] = 31
SEKHMET: Final[i64] = 32
SERKET: Final[i64] = 33
SESHAT: Final[i64] = 34
SOBEK: Final[i64] = 35
SOPDET: Final[i64] = 36
THOTH: Final[i64] = 37
DEITY_COUNT: Final[i64] = 38
NO_DEITY: Final[i64] = -1

# Scarabs.
AMETHYST: Final[i64] = 0
SILVER: Final[i64] = 1
PEARL: Final[i64] = 2
EMERALD: Final[i64] = 3
QUARTZ: Final[i64] = 4
OBSIDIAN: Final[i64] = 5
GOLD: Final[i64] = 6
LAPIS: Final[i64] = 7
TURQUOISE: Final[i64] = 8
CARNELIAN: Final[i64] = 9
AMBER: Final[i64] = 10
JASPER: Final[i64] = 11
SCARAB_COUNT: Final[i64] = 12
NO_SCARAB: Final[i64] = -1

# Rest tiles: those that do more than give what they show have a number of their own.
EXCHANGE: Final[i64] = 0
VISION: Final[i64] = 1
FEAST: Final[i64] = 2
HARVEST: Final[i64] = 3
DAWN: Final[i64] = 4
TILE_COUNT: Final[i64] = 12
NO_TILE: Final[i64] = -1

PROJECT_COUNT: Final[i64] = 6
