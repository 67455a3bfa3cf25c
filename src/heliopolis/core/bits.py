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


def count_bits(bits: i64) -> i64:
    """Count the members of a set, all at once: in pairs, then fours, then eights, for each half of 32 bits."""
    low = bits & 0xFFFFFFFF
    return count_half(low) if low == bits else count_half(low) + count_half(bits >> 32)


def count_half(bits: i64) -> i64:
    """Count the members of a set of at most 32."""
    pairs = bits - ((bits >> 1) & 0x55555555)
    fours = (pairs & 0x33333333) + ((pairs >> 2) & 0x33333333)
    eights = (fours + (fours >> 4)) & 0x0F0F0F0F
    return ((eights * 0x01010101) >> 24) & 0xFF
