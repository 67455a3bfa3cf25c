"""The numbers by which the engine knows tiles, suns and actions, against the rows and words that people read."""

import pytest

from heliopolis.core.bits import count_bits
from heliopolis.games.ra import actions as act, areas, phases, suns, tiles
from heliopolis.games.ra.components import CIVILISATIONS, DISASTERS, MONUMENTS, NAMES, TILES
from heliopolis.games.ra.game import GAME


@pytest.mark.parametrize(
    "name", ["ra", "god", "pharaoh", "nile", "flood", "gold", "funeral", "drought", "unrest", "earthquake"]
)
def test_a_kind_of_tile_has_the_number_of_its_row(name: str) -> None:
    assert NAMES[getattr(tiles, name.upper())] == name


def test_groups_of_tiles_lie_where_their_numbers_say() -> None:
    assert NAMES[tiles.FIRST_CIVILISATION : tiles.LAST_CIVILISATION + 1] == CIVILISATIONS
    assert NAMES[tiles.FIRST_MONUMENT : tiles.LAST_MONUMENT + 1] == MONUMENTS
    assert NAMES[tiles.FIRST_DISASTER :] == DISASTERS
    assert len(TILES) == tiles.KINDS


def test_a_seats_row_has_a_place_for_each_kind_it_may_hold() -> None:
    assert areas.SUNS_UP == tiles.FIRST_DISASTER
    assert areas.ROW == areas.FAME + 1


def test_every_phase_has_a_name() -> None:
    assert phases.NAMES[phases.FINISHED] == "finished"
    assert len(phases.NAMES) == phases.FINISHED + 1
    assert phases.AUCTION_NAMES[phases.TRACK_FULL] == "full"


@pytest.mark.parametrize(
    ("action", "verb", "notation"),
    [
        (act.DRAW, act.DRAW, "draw"),
        (act.DONE, act.DONE, "done"),
        (act.bid(1), act.BID, "bid 1"),
        (act.bid(16), act.BID, "bid 16"),
        (act.take(tiles.PHARAOH), act.TAKE, "take pharaoh"),
        (act.take(tiles.EARTHQUAKE), act.TAKE, "take earthquake"),
        (act.discard(tiles.FIRST_CIVILISATION), act.DISCARD, "discard art"),
        (act.discard(tiles.LAST_MONUMENT), act.DISCARD, "discard temple"),
    ],
)
def test_an_action_is_read_as_it_is_written(action: int, verb: int, notation: str) -> None:
    assert GAME.actions[action] == notation
    assert act.verb_of(action) == verb


def test_what_an_action_is_about_is_found_again() -> None:
    assert [act.sun_bid(act.bid(sun)) for sun in range(1, 17)] == list(range(1, 17))
    assert act.kind_taken(act.take(tiles.GOLD)) == tiles.GOLD
    assert act.kind_discarded(act.discard(tiles.LAST_CIVILISATION)) == tiles.LAST_CIVILISATION


def test_an_outcome_is_read_as_it_is_written() -> None:
    assert GAME.outcomes[act.SUNS] == "suns 1"
    assert GAME.outcomes[act.TILE + tiles.FLOOD] == "tile flood"


def test_suns_are_sets_of_bits() -> None:
    held = (1 << 9) | (1 << 6) | (1 << 2)
    assert (count_bits(held), suns.lowest(held), suns.highest(held), suns.total(held)) == (3, 2, 9, 17)
    assert (count_bits(0), suns.highest(0), suns.total(0)) == (0, -1, 0)
    assert suns.listed(held) == [9, 6, 2]
