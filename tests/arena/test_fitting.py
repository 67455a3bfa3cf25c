"""What tuning stands on: clear gains, least squares, and tables that can be read back."""

import pytest

from heliopolis.arena.fitting import is_gain, least_squares, named


def test_a_steady_lead_is_a_gain_and_an_even_score_is_none() -> None:
    assert is_gain(lambda number: 1.0 + number % 3)
    assert not is_gain(lambda number: -1.0 + 2.0 * (number % 2))


def test_a_lead_that_does_not_last_is_no_gain_and_a_bad_start_is_given_up_early() -> None:
    assert not is_gain(lambda number: 1.0 if number < 400 else -1.0 + number % 2)
    played: list[int] = []

    def lose(number: int) -> float:
        played.append(number)
        return -1.0

    assert not is_gain(lose)
    assert played == list(range(400))


def test_least_squares_finds_what_made_the_numbers() -> None:
    rows = [[1.0, 0.0, 2.0], [0.0, 1.0, 1.0], [1.0, 1.0, 0.0], [2.0, 1.0, 1.0]]
    targets = [3.0 * a - 2.0 * b + 0.5 * c for a, b, c in rows]
    assert least_squares(rows, targets, ridge=0.0) == pytest.approx([3.0, -2.0, 0.5])


def test_a_ridge_keeps_a_feature_that_never_varies_at_zero() -> None:
    assert least_squares([[1.0, 0.0], [2.0, 0.0]], [1.0, 2.0], ridge=0.001) == pytest.approx([1.0, 0.0], abs=0.01)


@pytest.mark.parametrize("columns", [[{"a": 0.5, "b": -1.25}], [{"a": 0.5, "b": -1.25}, {"a": 1.0, "b": 0.0}]])
def test_numbers_are_written_by_name_as_python(columns: list[dict[str, float]]) -> None:
    read: dict[str, dict[str, tuple[float, ...]]] = {}
    exec(named("TABLE", columns), read)
    assert read["TABLE"] == {name: tuple(column[name] for column in columns) for name in ("a", "b")}
