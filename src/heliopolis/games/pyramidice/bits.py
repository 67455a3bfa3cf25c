"""Sets of small numbers as bits of one number."""

from typing import Final

from heliopolis.core.compat import i64

TOP: Final[i64] = 1152921504606846976
TOP_BIT: Final[i64] = 60


def bit(number: i64) -> i64:
    """Return the bit of a number. A shift of 1 would be compiled to 32 bits, so the top one is shifted down."""
    return TOP >> (TOP_BIT - number)


def all_below(bound: i64) -> i64:
    """Return the bits of all numbers below a bound."""
    return bit(bound) - 1
