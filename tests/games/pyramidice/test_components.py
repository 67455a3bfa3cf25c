"""The rows of cards and tiles, and the numbers that the engine knows them by."""

import pytest

from heliopolis.games.pyramidice import cards
from heliopolis.games.pyramidice.components import ARCHITECT_BOARDS, PROJECTS, REST_TILES, SCARAB_NAMES, TILE_NAMES
from heliopolis.games.pyramidice.deities import DEITY_NAMES, ENNEAD_NAMES
from heliopolis.games.pyramidice.info import ARCHITECTS

NUMBERS = {name: int(number) for name, number in vars(cards).items() if name.isupper()}


@pytest.mark.parametrize(
    "name", [name for name in NUMBERS if name.lower() in (*DEITY_NAMES, *SCARAB_NAMES, *TILE_NAMES)]
)
def test_a_card_is_known_by_the_place_of_its_row(name: str) -> None:
    rows = next(rows for rows in (DEITY_NAMES, SCARAB_NAMES, TILE_NAMES) if name.lower() in rows)
    assert rows[NUMBERS[name]] == name.lower()


def test_the_counts_of_cards_are_those_of_their_rows() -> None:
    assert NUMBERS["ENNEAD"] == len(ENNEAD_NAMES)
    assert NUMBERS["DEITY_COUNT"] == len(DEITY_NAMES)
    assert NUMBERS["SCARAB_COUNT"] == len(SCARAB_NAMES)
    assert NUMBERS["TILE_COUNT"] == len(REST_TILES)
    assert NUMBERS["PROJECT_COUNT"] == len(PROJECTS)
    assert tuple(board.name for board in ARCHITECT_BOARDS) == ARCHITECTS


def test_a_tile_is_a_pair_if_it_does_nothing_but_give_two_resources() -> None:
    for tile in REST_TILES:
        assert tile.is_pair == (len(tile.gains.split()) == 2 and tile.price == 0)
