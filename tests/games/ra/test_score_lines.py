"""The journal of a game: sales and disasters, and score lines that add up and say what each was for."""

from typing import Any

import pytest
from tests.games.ra.positions import Tiles, do, draws, end_epoch, fame, lines, position

from heliopolis.core.conformance import random_game
from heliopolis.core.journal import EVERYONE, JournalEvent
from heliopolis.core.record import new_record
from heliopolis.core.rng import SeededRng
from heliopolis.core.state import State
from heliopolis.games.ra.game import GAME

Line = tuple[str, str, int, int | None, dict[str, Any]]


def examined(state: State) -> list[Line]:
    """End the epoch, and return the end's own line and the score lines."""
    state.journal = []
    end_epoch(state)
    return score_lines(state)


def score_lines(state: State) -> list[Line]:
    """Return the lines of the journal that belong to an examination."""
    assert state.journal is not None
    return [line for line in lines(state.journal) if line[0] == "epoch" or line[3] is not None]


def test_every_line_of_a_first_epoch() -> None:
    areas: dict[int, Tiles] = {
        0: {"god": 2, "pharaoh": 3, "nile": 4, "flood": 1, "gold": 2, "art": 2, "writing": 1, "religion": 1},
        1: {"pharaoh": 1, "nile": 3, "temple": 3},
        2: {"pharaoh": 2, "astronomy": 1},
    }
    assert examined(position(3, areas=areas, ra=7)) == [
        ("epoch", "ra.epochs.4", EVERYONE, None, {"epoch": 1}),
        ("gods", "ra.scoring.gods", 0, 4, {"gods": 2, "epoch": 1}),
        ("pharaohs", "ra.scoring.pharaohs", 0, 5, {"pharaohs": 3, "rank": "most", "epoch": 1}),
        ("nile", "ra.scoring.nile", 0, 5, {"niles": 4, "floods": 1, "epoch": 1}),
        ("civilisations", "ra.scoring.civilisations", 0, 5, {"kinds": ["art", "religion", "writing"], "epoch": 1}),
        ("gold", "ra.scoring.gold", 0, 6, {"gold": 2, "epoch": 1}),
        ("pharaohs", "ra.scoring.pharaohs", 1, -2, {"pharaohs": 1, "rank": "fewest", "epoch": 1}),
        ("civilisations", "ra.scoring.civilisations", 1, -5, {"kinds": [], "epoch": 1}),
    ]


def test_every_line_of_a_third_epoch() -> None:
    # The rulebook's monuments, and sums of suns 28, 30, 32.
    annie: Tiles = {"art": 1, "pyramid": 4, "temple": 3, "fortress": 2, "sphinx": 1}
    areas: dict[int, Tiles] = {0: annie, 1: {"art": 1, "obelisk": 2}, 2: {"art": 1}}
    assert examined(position(3, epoch=3, areas=areas, ra=7)) == [
        ("epoch", "ra.epochs.4", EVERYONE, None, {"epoch": 3}),
        (
            "monuments",
            "ra.scoring.monuments",
            0,
            4,
            {"kinds": ["fortress", "pyramid", "sphinx", "temple"], "epoch": 3},
        ),
        ("same", "ra.scoring.same", 0, 15, {"kinds": ["pyramid", "temple"], "epoch": 3}),
        ("suns", "ra.scoring.suns", 0, -5, {"sum": 28, "rank": "lowest", "epoch": 3}),
        ("monuments", "ra.scoring.monuments", 1, 1, {"kinds": ["obelisk"], "epoch": 3}),
        ("suns", "ra.scoring.suns", 2, 5, {"sum": 32, "rank": "highest", "epoch": 3}),
    ]


@pytest.mark.rule("ra.scoring.floor")
def test_the_floor_has_a_line_of_its_own() -> None:
    areas: dict[int, Tiles] = {0: {"art": 1, "pharaoh": 1}, 1: {}}
    state = position(2, areas=areas, fame={1: 3}, ra=5)
    assert examined(state)[2:] == [
        ("pharaohs", "ra.scoring.pharaohs", 1, -2, {"pharaohs": 0, "rank": "fewest", "epoch": 1}),
        ("civilisations", "ra.scoring.civilisations", 1, -5, {"kinds": [], "epoch": 1}),
        ("floor", "ra.scoring.floor", 1, 4, {"epoch": 1}),
    ]
    assert fame(state) == [15, 0]


@pytest.mark.rule("ra.scoring.floor")
def test_with_debts_there_is_no_floor() -> None:
    areas: dict[int, Tiles] = {0: {"art": 1, "pharaoh": 1}, 1: {}}
    state = position(2, areas=areas, fame={1: 3}, ra=5, options={"debts": True})
    assert [line[0] for line in examined(state)] == ["epoch", "pharaohs", "pharaohs", "civilisations"]
    assert fame(state) == [15, -4]


def test_an_epoch_ended_by_the_last_sun_has_the_same_lines() -> None:
    areas: dict[int, Tiles] = {0: {"art": 1}, 1: {"art": 1}}
    state = position(2, track=["gold"], suns={0: [2]}, areas=areas)
    do(state, 0, "invoke")
    state.journal = []
    do(state, 0, "bid 2")
    assert score_lines(state) == [
        ("epoch", "ra.epochs.4", EVERYONE, None, {"epoch": 1}),
        ("gold", "ra.scoring.gold", 0, 3, {"gold": 1, "epoch": 1}),
    ]


def test_without_a_journal_the_scores_are_the_same() -> None:
    areas: dict[int, Tiles] = {0: {"god": 2, "pharaoh": 3}, 1: {"gold": 1}, 2: {"art": 1}}
    told = position(3, areas=areas, ra=7)
    told.journal = []
    untold = position(3, areas=areas, ra=7)
    for state in (told, untold):
        do(state, 0, "draw")
        draws(state, "ra")
    assert untold.journal is None
    assert told.save() == untold.save()


def test_a_clone_keeps_no_journal() -> None:
    state = position(3)
    state.journal = [JournalEvent("x", "ra.turn.1", 0, {})]
    assert state.clone().journal is None


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("debts", [False, True])
def test_the_lines_of_whole_games_add_up_epoch_by_epoch(seats: int, debts: bool) -> None:
    record = new_record(GAME, seats, {"debts": debts})
    for _ in random_game(GAME, record, SeededRng(seats + 10 * debts)):
        pass
    before = [10] * seats
    epochs = []
    for _, state in record.replay():
        found = score_lines(state)
        if not found:
            assert fame(state) == before
            continue
        assert found[0][0] == "epoch"
        epochs.append(found[0][4]["epoch"])
        for seat in range(seats):
            points = [line[3] or 0 for line in found[1:] if line[2] == seat]
            assert 0 not in points
            assert before[seat] + sum(points) == fame(state)[seat]
        assert all(line[1] == f"ra.scoring.{line[0]}" and line[4]["epoch"] == epochs[-1] for line in found[1:])
        assert all(line[0] not in ("monuments", "same", "suns") for line in found) or epochs[-1] == 3
        before = fame(state)
    assert epochs == [1, 2, 3]


def told(state: State, seat: int, notation: str) -> list[Line]:
    """Let a seat decide, and return what the journal tells of it."""
    state.journal = []
    do(state, seat, notation)
    return lines(state.journal)


def test_the_journal_tells_who_won_what_with_which_sun_and_what_a_disaster_took() -> None:
    state = position(2, track=["gold", "funeral", None, "nile"], areas={1: {"pharaoh": 3}})
    do(state, 0, "invoke")
    do(state, 1, "bid 4")
    lost = ("lost", "ra.disasters.2", 1, None, {"disaster": "funeral", "tile": "pharaoh"})
    assert told(state, 0, "pass") == [
        ("won", "ra.auction.6", 1, None, {"sun": 4, "won_sun": 1, "tiles": ["gold", "funeral", "nile"]}),
        lost,
        lost,
    ]


def test_the_journal_tells_that_nobody_bid_and_what_became_of_the_tiles() -> None:
    full = position(2, track=["nile"] * 8)
    do(full, 0, "invoke")
    do(full, 1, "pass")
    assert told(full, 0, "pass") == [("discarded", "ra.auction.8", EVERYONE, None, {})]
    drawn = position(2, track=["nile"])
    do(drawn, 0, "draw")
    draws(drawn, "ra")
    do(drawn, 1, "pass")
    assert told(drawn, 0, "pass") == [("unsold", "ra.auction.9", EVERYONE, None, {})]
