"""What a search found out, in the order in which a person reads it."""

import pytest

from heliopolis.players.findings import Estimate, Findings, Prospect


def estimate(mean: float, error: float = 0.01) -> Estimate:
    """Return a mean with its standard error, as from a hundred samples."""
    samples = 100.0
    return Estimate(samples, samples * mean, samples * mean * mean + error * error * samples * (samples - 1))


def prospect(action: int, share: float, win: float, lead: float = 0.0, error: float = 0.01) -> Prospect:
    """Return what was found out about an action."""
    return Prospect(action, round(100 * share), share, win, 2.0, estimate(win, error), estimate(lead, 10 * error))


def findings(*, is_mixed: bool) -> Findings:
    """Return findings about five actions, the most tried first; the last but one was hardly tried, the last not."""
    shares = [(7, 0.47, 0.27), (8, 0.3, 0.24), (9, 0.2, 0.29), (10, 0.03, 0.99), (11, 0.0, 0.0)]
    return Findings(7, [prospect(*each) for each in shares], 100, 0.1, 0.0, is_mixed=is_mixed)


def test_choices_come_by_what_they_promise_if_they_were_looked_at() -> None:
    found = findings(is_mixed=False)
    assert [each.action for each in found.best(5)] == [9, 7, 8]
    assert [each.action for each in found.best(2)] == [7, 8]


def test_sealed_decisions_come_by_how_often_to_decide_so() -> None:
    assert [each.action for each in findings(is_mixed=True).best(3)] == [7, 8, 9]


def test_an_estimate_knows_how_sure_it_is() -> None:
    found = Estimate(4, 2, 2)  # 0, 0, 1, 1
    assert found.mean == 0.5
    assert found.error == pytest.approx((1 / 3 / 4) ** 0.5)
    assert Estimate(1, 1, 1).error == Estimate(0, 0, 0).error == 0.0


def test_choices_are_alike_if_neither_wins_nor_points_tell_them_apart() -> None:
    best = prospect(1, 0.5, 0.50, 3.0)
    assert best.is_like(prospect(2, 0.5, 0.48, 2.9))
    assert not best.is_like(prospect(2, 0.5, 0.46, 3.0))
    assert not best.is_like(prospect(2, 0.5, 0.50, 2.5))
    assert best.is_like(prospect(2, 0.5, 0.40, 2.0, error=0.1))
