"""From keys to places."""

import pytest

from heliopolis.core.standings import places


@pytest.mark.parametrize(
    ("keys", "expected"),
    [
        ([(5,)], [1]),
        ([(5,), (9,), (7,)], [3, 1, 2]),
        ([(5,), (5,), (5,)], [1, 1, 1]),
        ([(5,), (9,), (5,)], [2, 1, 2]),
        ([(9,), (9,), (5,), (5,), (1,)], [1, 1, 3, 3, 5]),
        ([(10, 13), (10, 12), (4, 16)], [1, 2, 3]),
        ([(10, 12), (10, 13), (10, 12)], [2, 1, 2]),
        ([(0,), (-3,)], [1, 2]),
        ([(-3, -1), (-3, -2)], [1, 2]),
        ([], []),
    ],
)
def test_the_greatest_key_is_first_and_equal_keys_share_a_place(
    keys: list[tuple[int, ...]], expected: list[int]
) -> None:
    assert places(keys) == expected
