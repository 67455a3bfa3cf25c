"""The set-up (rulebook: Mise en place)."""

import pytest
from tests.games.pyramidice.positions import board_of, glory, legal, look, offered_tiles, play, refused, row_of

from heliopolis.core.game import Entry
from heliopolis.core.record import new_record
from heliopolis.core.rng import SeededRng
from heliopolis.core.state import CHANCE, State
from heliopolis.games.pyramidice.components import PROJECT_NAMES, SCARAB_NAMES, TILE_NAMES
from heliopolis.games.pyramidice.deities import DEITY_NAMES
from heliopolis.games.pyramidice.game import GAME

TILES = {1: 6, 2: 6, 3: 8, 4: 10}


def possible(state: State) -> set[str]:
    """Return what chance may answer."""
    return {GAME.outcomes[outcome] for outcome, _ in state.outcomes()}


def dealt(seats: int) -> State:
    """Deal everything up to the choice of scarabs, in the order of the tables."""
    state = GAME.new(seats)
    play(state, *(f"* tile {name}" for name in TILE_NAMES[: TILES[seats]]))
    play(state, "* deity shu", "* deity geb", "* deity nut")
    play(state, *(f"* project {name}" for name in PROJECT_NAMES[:seats]))
    play(state, *(f"* scarab {name}" for name in SCARAB_NAMES[: 2 * seats]))
    return state


@pytest.mark.rule("pyramidice.setup.1")
@pytest.mark.parametrize(
    ("seats", "pyramids"),
    [
        (1, {"cheops": 14}),
        (2, {"cheops": 14}),
        (3, {"cheops": 14, "chephren": 5}),
        (4, {"cheops": 14, "chephren": 5, "mykerinos": 1}),
    ],
)
def test_the_pyramids_in_play_depend_on_the_number_of_players(seats: int, pyramids: dict[str, int]) -> None:
    shown = look(GAME.new(seats))["pyramids"]
    found = {each["pyramid"]: sum(len(floor["dice"]) for floor in each["floors"]) for each in shown}
    assert found == pyramids


@pytest.mark.rule("pyramidice.setup.2")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_some_of_the_twelve_rest_tiles_are_drawn(seats: int) -> None:
    state = GAME.new(seats)
    assert possible(state) == {f"tile {name}" for name in TILE_NAMES}
    play(state, "* tile cliff")
    assert "tile cliff" not in possible(state)
    play(state, *(f"* tile {name}" for name in TILE_NAMES[: TILES[seats] - 1]))
    assert offered_tiles(state) == ["cliff", *TILE_NAMES[: TILES[seats] - 1]]
    assert all(outcome.startswith("deity") for outcome in possible(state))


@pytest.mark.rule("pyramidice.setup.3")
@pytest.mark.parametrize(("seats", "pile"), [(1, 28), (2, 28), (3, 33), (4, 35)])
def test_some_deities_are_put_away_unseen_and_three_make_the_row(seats: int, pile: int) -> None:
    state = GAME.new(seats)
    assert look(state)["pile"] == pile
    play(state, *(f"* tile {name}" for name in TILE_NAMES[: TILES[seats]]))
    assert possible(state) == {f"deity {name}" for name in DEITY_NAMES}
    play(state, "* deity atum")
    assert possible(state) == {f"deity {name}" for name in DEITY_NAMES if name != "atum"}
    play(state, "* deity bes", "* deity heh")
    assert row_of(state) == ["heh", "bes", "atum"]
    assert look(state)["pile"] == pile - 3


@pytest.mark.rule("pyramidice.setup.4", "pyramidice.setup.5")
@pytest.mark.parametrize(("seats", "stones"), [(1, 14), (2, 14), (3, 19), (4, 20)])
def test_supplies_and_what_each_player_begins_with(seats: int, stones: int) -> None:
    state = GAME.new(seats)
    supply = {"stone": stones - seats, "worker": 21 - 4 * seats, "cat": 9 - seats}
    assert look(state)["supply"] == supply
    assert look(state)["quarry"] == {"stone": 0, "prayer": 4}
    assert look(state)["slots"] == 8
    for seat in range(seats):
        assert board_of(state, seat) == (4, 1, 1)
        assert glory(state, seat) == 5


@pytest.mark.rule("pyramidice.setup.6")
def test_a_project_is_known_to_its_owner_alone() -> None:
    state = dealt(3)
    for viewer in range(3):
        shown = [seat["projects"] for seat in look(state, viewer)["seats"]]
        assert [projects is None for projects in shown] == [seat != viewer for seat in range(3)]
        assert [each["project"] for each in shown[viewer]] == [PROJECT_NAMES[viewer]]
    assert [seat["projects"] for seat in look(state)["seats"]] == [None, None, None]


@pytest.mark.rule("pyramidice.setup.7")
def test_each_seat_keeps_one_of_two_scarabs_in_turn() -> None:
    state = dealt(2)
    assert look(state)["seats"][1]["offered"] == ["pearl", "emerald"]
    assert legal(state, 0) == {"keep amethyst", "keep silver"}
    assert refused(state, "1 keep pearl") == "setup.7"
    assert refused(state, "2 keep pearl") == "setup.7"
    play(state, "1 keep silver", "2 keep emerald")
    assert [seat["scarab"] for seat in look(state)["seats"]] == ["silver", "emerald"]


@pytest.mark.rule("pyramidice.setup.8")
@pytest.mark.parametrize("first", [1, 2, 3])
def test_chance_says_who_begins(first: int) -> None:
    state = dealt(3)
    play(state, "1 keep amethyst", "2 keep pearl", "3 keep obsidian")
    assert possible(state) == {"first 1", "first 2", "first 3"}
    play(state, f"* first {first}")
    assert state.actor() == first - 1
    assert look(state)["phase"] == "turn"


@pytest.mark.rule("pyramidice.setup.6")
def test_a_redeal_draws_the_projects_of_the_others_anew_and_nothing_else() -> None:
    state = dealt(4)
    seen: list[set[int]] = [set(), set(), set(), set()]
    for seed in range(200):
        again = state.redeal(1, SeededRng(seed))
        held = [again.save()["areas"][seat * 13 + 8] for seat in range(4)]
        assert len(set(held)) == 4
        for seat, project in enumerate(held):
            seen[seat].add(project)
        other = again.save()
        for seat in range(4):
            other["areas"][seat * 13 + 8] = state.save()["areas"][seat * 13 + 8]
        assert other == state.save()
    assert seen[1] == {2}  # its own
    for seat in (0, 2, 3):
        assert seen[seat] == {1, 4, 8, 16, 32}


@pytest.mark.rule("pyramidice.setup.6")
def test_the_record_for_a_seat_hides_the_deals_of_other_projects() -> None:
    record = new_record(GAME, 2)
    for name in TILE_NAMES[:6]:
        record.entries.append(Entry(int(CHANCE), GAME.outcome(f"tile {name}")))
    for name in ("deity shu", "deity geb", "deity nut", "project ankh", "project djed"):
        record.entries.append(Entry(int(CHANCE), GAME.outcome(name)))
    assert record.write_for(0).splitlines()[-3:] == ["* project ankh", "* ?", "unfinished"]
    assert record.write_for(1).splitlines()[-3:] == ["* ?", "* project djed", "unfinished"]
    assert record.write_for(None).splitlines()[-3:] == ["* ?", "* ?", "unfinished"]
