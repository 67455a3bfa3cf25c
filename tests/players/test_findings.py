"""What a search found out, in the order in which a person reads it."""

from heliopolis.players.findings import Findings, Prospect


def findings(*, is_mixed: bool) -> Findings:
    """Return findings about four actions, the most tried first; the last one was not tried."""
    wins = [(7, 50, 0.27), (8, 30, 0.24), (9, 20, 0.29), (10, 0, 0.0)]
    prospects = [Prospect(action, visits, visits / 100, win, win, 2.0) for action, visits, win in wins]
    return Findings(7, prospects, 100, 0.1, 0.0, is_mixed=is_mixed)


def test_the_choice_comes_first_and_the_others_by_what_is_said_of_them() -> None:
    found = findings(is_mixed=False)
    assert [each.action for each in found.best(4)] == [7, 9, 8]
    assert found.best(4)[0].action == found.choice
    assert [each.action for each in found.best(2)] == [7, 8]


def test_sealed_decisions_come_by_how_often_to_decide_so() -> None:
    assert [each.action for each in findings(is_mixed=True).best(3)] == [7, 8, 9]
