import pytest

from heliopolis.core.bits import all_below, bit, count_bits


@pytest.mark.parametrize("bits", [0, 1, 0xFFFFFFFF, 1 << 32, (1 << 60) - 1, 0x0F0F_00FF_F00F])
def test_members_are_counted_in_either_half(bits: int) -> None:
    assert count_bits(bits) == bits.bit_count()


def test_a_bit_stands_for_each_number() -> None:
    assert [int(bit(number)) for number in (0, 31, 32, 59)] == [1, 1 << 31, 1 << 32, 1 << 59]
    assert all_below(38) == (1 << 38) - 1
