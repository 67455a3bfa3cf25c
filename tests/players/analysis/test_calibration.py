"""Chances as they come true: sharpened in one game, as they are in the others."""

import pytest

from heliopolis.players.analysis.calibration import Calibration


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_even_chances_and_certainty_stay_and_a_lead_grows(seats: int) -> None:
    calibration = Calibration("pyramidice", seats)
    even = 1.0 / seats
    assert calibration.of_one(even) == pytest.approx(even)
    assert (calibration.of_one(0.0), calibration.of_one(1.0)) == (0.0, 1.0)
    assert calibration.of_one(0.8) > 0.8
    rest = [0.2 / (seats - 1)] * (seats - 1)
    said = calibration.of_all([0.8, *rest])
    assert sum(said) == pytest.approx(1.0)
    assert said[0] == pytest.approx(calibration.of_one(0.8))


def test_an_error_grows_as_much_as_the_chance_does_there() -> None:
    calibration = Calibration("pyramidice", 2)
    slope = (calibration.of_one(0.7001) - calibration.of_one(0.6999)) / 0.0002
    assert calibration.error(0.7, 0.01) == pytest.approx(0.01 * slope, rel=1e-4)


@pytest.mark.parametrize(("game", "seats"), [("ra", 4), ("pyramidice", 1)])
def test_other_chances_are_said_as_they_are(game: str, seats: int) -> None:
    calibration = Calibration(game, seats)
    assert calibration.of_one(0.7) == 0.7
    assert calibration.error(0.7, 0.01) == pytest.approx(0.01)
    assert calibration.of_all([0.7] * seats) == [0.7] * seats
