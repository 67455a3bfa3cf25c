"""What a seat knows as numbers: the sheet they are written on, their layout, and that they turn with the viewer."""

import pytest

from heliopolis.core import registry
from heliopolis.core.conformance import random_game
from heliopolis.core.errors import SetupError
from heliopolis.core.game import Game
from heliopolis.core.observation import Field, Layout, Sheet, flags, numbers, score
from heliopolis.core.record import new_record
from heliopolis.core.rng import SeededRng


def test_numbers_go_to_the_right_of_each_other() -> None:
    sheet = Sheet(18)
    sheet.open(0)
    sheet.put(32767)
    sheet.put_flag(True)
    sheet.put_bits(0b11010, 5)
    sheet.put_choice(2, 3)
    sheet.put_seat(0, 2, 3)
    sheet.put_above(-9, -5, 5)
    sheet.put_above(-2, -5, 5)
    sheet.put_above(9, -5, 5)
    sheet.skip(2)
    sheet.close()
    assert sheet.row(0) == [32767, 1, 0, 1, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0, 3, 10, 0, 0]


@pytest.mark.parametrize("before", range(4))
def test_sets_are_written_wherever_they_begin(before: int) -> None:
    bits = 0b1011_0001_1110_0101_1010_0111
    sheet = Sheet(before + 24)
    sheet.open(0)
    for _ in range(before):
        sheet.put(9)
    sheet.put_bits(bits, 24)
    sheet.close()
    assert sheet.row(0) == [9] * before + [bits >> place & 1 for place in range(24)]


def test_nobody_and_nothing_are_all_zeros() -> None:
    sheet = Sheet(5)
    sheet.open(0)
    sheet.put_choice(-1, 2)
    sheet.put_seat(-1, 1, 3)
    sheet.close()
    assert sheet.row(0) == [0] * 5


def test_rows_are_written_again_each_by_itself() -> None:
    sheet = Sheet(4, 2)
    for row, bits in ((0, 0b1111), (1, 0b1010), (0, 0b0100)):
        sheet.open(row)
        sheet.put_bits(bits, 4)
        sheet.close()
    assert [sheet.row(0), sheet.row(1)] == [[0, 0, 1, 0], [0, 1, 0, 1]]


def test_an_observation_of_another_width_is_refused() -> None:
    sheet = Sheet(3)
    sheet.open(0)
    sheet.put(1)
    with pytest.raises(ValueError, match="has 1 numbers; expected the 3 of its layout"):
        sheet.close()


def test_a_layout_names_its_numbers() -> None:
    layout = Layout([score("score", (-3, 9)), flags("board", (2, 2), "Spaces."), numbers("bag", 2, 5, "Left.")])
    assert layout.size == 7
    assert layout.highs() == [12, 1, 1, 1, 1, 5, 5]
    assert layout.fields[0].meaning == "Its score, as far as it is above -3, and cut off at 9."
    assert layout.fields[1] == Field("board", (2, 2), 1, "Spaces.")
    assert layout.split([1, 2, 3, 4, 5, 6, 7]) == {"score": [1], "board": [2, 3, 4, 5], "bag": [6, 7]}


def test_a_game_without_an_observation_says_so(sticks: Game) -> None:
    with pytest.raises(SetupError, match=r"has no observation; expected `observation.py` in its room"):
        sticks.observation(2)
    with pytest.raises(SetupError, match="has no observation"):
        sticks.new(2).write_observation(0, Sheet(1), 0)


def test_seats_that_the_game_has_not_are_refused() -> None:
    with pytest.raises(SetupError, match="not played with 7 seats; expected one of 2, 3, 4, 5"):
        registry.game("ra").observation(7)


@pytest.mark.parametrize(("name", "seats"), [("ra", 3), ("pyramidice", 3), ("gold", 3)])
def test_the_parts_of_seats_turn_with_the_viewer(name: str, seats: int) -> None:
    """What the viewer is told of the next seat that seat is told of itself, but for what is its own secret."""
    game = registry.game(name)
    layout = game.observation(seats)
    compared = 0
    for state in random_game(game, new_record(game, seats), SeededRng(4)):
        told = [layout.split(layout.of(state, viewer)) for viewer in range(seats)]
        for viewer in range(seats):
            for offset in range(seats):
                theirs = told[(viewer + offset) % seats]
                for field, values in told[viewer].items():
                    if field.startswith(f"seat_{offset}.") and not field.endswith(".projects"):
                        assert values == theirs[field.replace(f"seat_{offset}.", "seat_0.")], field
                        compared += any(values)
    assert compared > 1000
