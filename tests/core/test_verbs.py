import pytest

from heliopolis.core.verbs import Family, notations, unknown, verb_table

FAMILIES = (Family(0, "draw"), Family(1, "bid", ("2", "5")), Family(3, "pass"))


def test_each_action_knows_the_first_number_of_its_family() -> None:
    assert list(verb_table(FAMILIES)) == [0, 1, 1, 3]


def test_the_same_rows_give_the_notation() -> None:
    assert notations(FAMILIES) == ("draw", "bid 2", "bid 5", "pass")


def test_families_leave_no_gap_and_do_not_overlap() -> None:
    with pytest.raises(ValueError, match="pass begins at 4; expected 3"):
        verb_table((*FAMILIES[:2], Family(4, "pass")))


def test_a_chain_of_verbs_ends_in_an_error() -> None:
    assert str(unknown("action", 7)) == "there is no action 7"
