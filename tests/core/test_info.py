"""Seats and options, before a game begins."""

import subprocess
import sys

import pytest

from heliopolis.core.errors import SetupError
from heliopolis.core.info import GameInfo, Option, spell

DEBTS = Option("debts", default=False)
LEVEL = Option("level", default="plain", choices=("plain", "rich"))
INFO = GameInfo("nile", "Nile", seats=(2, 4), options=(DEBTS, LEVEL), rules_version=1, longest=10)
PLAIN = GameInfo("plain", "Plain", seats=(1,), options=(), rules_version=1, longest=10)


def test_values_are_spelt_as_people_type_them() -> None:
    assert [spell(value) for value in (True, False, "rich")] == ["yes", "no", "rich"]


def test_values_are_read_as_people_type_them() -> None:
    assert DEBTS.read("yes") is True
    assert DEBTS.read("no") is False
    assert LEVEL.read("rich") == "rich"


@pytest.mark.parametrize("text", ["", "Yes", "true", "1", "plain", "yes "])
def test_other_words_are_refused_for_a_yes_or_no(text: str) -> None:
    with pytest.raises(SetupError) as caught:
        DEBTS.read(text)
    assert str(caught.value) == f"option debts is {text!r}; expected no or yes"


def test_other_words_are_refused_for_a_choice() -> None:
    with pytest.raises(SetupError, match="option level is 'yes'; expected plain or rich"):
        LEVEL.read("yes")


def test_what_is_not_chosen_has_its_default() -> None:
    assert INFO.settle({}) == {"debts": False, "level": "plain"}
    assert INFO.settle({"level": "rich"}) == {"debts": False, "level": "rich"}
    assert INFO.settle({"level": "rich", "debts": True}) == {"debts": True, "level": "rich"}


def test_settled_options_stand_in_the_games_order() -> None:
    assert list(INFO.settle({"level": "rich", "debts": True})) == ["debts", "level"]


def test_unknown_options_are_refused() -> None:
    with pytest.raises(SetupError, match="Nile has no option 'speed'; expected one of: debts, level"):
        INFO.settle({"speed": True})
    with pytest.raises(SetupError, match="Plain has no option 'debts'; expected one of: none"):
        PLAIN.settle({"debts": True})


def test_values_of_another_kind_are_refused() -> None:
    with pytest.raises(SetupError, match="option debts is 'yes'; expected no or yes"):
        INFO.settle({"debts": "yes"})
    with pytest.raises(SetupError, match="option level is True; expected plain or rich"):
        INFO.settle({"level": True})
    with pytest.raises(SetupError, match="option debts is 1; expected no or yes"):
        INFO.settle({"debts": 1})  # type: ignore[dict-item]


def test_only_the_games_numbers_of_seats_are_accepted() -> None:
    INFO.check_seats(2)
    INFO.check_seats(4)
    for seats in (-1, 0, 1, 3, 5):
        with pytest.raises(SetupError) as caught:
            INFO.check_seats(seats)
        assert str(caught.value) == f"Nile is not played with {seats} seats; expected one of 2, 4"


def test_what_can_be_said_of_a_game_loads_no_engine() -> None:
    code = (
        "import sys\n"
        "from heliopolis.core import registry\n"
        "assert registry.info('ra').title == 'Ra'\n"
        "sys.exit('heliopolis.games.ra.game' in sys.modules or 'heliopolis.games.ra.state' in sys.modules)\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
