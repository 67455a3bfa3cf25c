"""What a cost is paid for: numbers for the engine, names for the view."""

from typing import Final

from heliopolis.core.compat import i64

NOTHING: Final[i64] = 0
WORSHIP: Final[i64] = 1
POWER: Final[i64] = 2
REPLACE: Final[i64] = 3
GLORY: Final[i64] = 4
BORROW: Final[i64] = 5
BUILD: Final[i64] = 6
RAISE: Final[i64] = 7
LOWER: Final[i64] = 8
SCARAB: Final[i64] = 9
NAMES = ("", "worship", "power", "replace", "glory", "borrow", "build", "raise", "lower", "scarab")
