"""Alone against a Great Architect (rulebook: Mode solo)."""

from typing import Any

import pytest
from tests.games.pyramidice.positions import glory, journal, legal, look, play, position, row_of

from heliopolis.core.state import CHANCE, OVER, State
from heliopolis.games.pyramidice.components import TILE_NAMES
from heliopolis.games.pyramidice.game import GAME
from heliopolis.games.pyramidice.info import ARCHITECTS


def his(state: State) -> dict[str, Any]:
    """Return the architect's board."""
    found: dict[str, Any] = look(state)["architect"]
    return found


def rest(state: State, tile: str = "temple") -> None:
    """Let the player rest, so that it is the architect's turn."""
    play(state, f"1 rest {tile}")


TILES = (None, "village", "house", "camp", "temple", "cliff")
"""Under the Sphinx: number 1 is gone, so a 1 is built."""


@pytest.mark.rule("pyramidice.solo.1")
@pytest.mark.parametrize(("architect", "projects"), [("sneferu", 2), ("hemiunu", 2), ("amenhotep", 3), ("imhotep", 2)])
def test_the_architect_gets_his_projects_face_up_then_the_player(architect: str, projects: int) -> None:
    state = GAME.new(1, {"architect": architect})
    play(state, *(f"* tile {name}" for name in TILE_NAMES[:6]), "* deity shu", "* deity geb", "* deity nut")
    play(state, *(f"* project {name}" for name in ("ankh", "djed", "was", "tyet")[: projects + 1]))
    dealt = ["ankh", "djed", "was", "tyet"]
    assert [each["project"] for each in his(state)["projects"]] == dealt[:projects]
    assert [each["project"] for each in look(state)["seats"][0]["projects"]] == [dealt[projects]]
    assert look(state)["seats"][0]["scarab"] is None
    assert state.actor() == 0  # no scarab is chosen, and nobody is drawn to begin
    assert look(state)["phase"] == "turn"


@pytest.mark.rule("pyramidice.solo.2")
def test_turns_alternate_and_the_architect_begins_with_five_glory() -> None:
    state = position(1, tiles=TILES)
    assert his(state)["glory"] == 5
    rest(state)
    assert state.actor() == CHANCE
    assert look(state)["turn"] == 1
    play(state, "* stone 2", "* deity heh")
    assert (state.actor(), look(state)["turn"]) == (0, 0)


@pytest.mark.rule("pyramidice.solo.3")
@pytest.mark.parametrize(
    ("row", "taken"),
    [
        (("khepri", "bes", "hapy"), "hapy"),
        (("hapy", "khepri", "bes"), "khepri"),
        (("hathor", "maat", "bes"), "hathor"),
        (("shu", "hathor", "geb"), "geb"),
        (("shu", "hathor", "maat"), "shu"),
        (("heh", "bes", "re"), "re"),
        ((None, "bes", None), "bes"),
    ],
)
def test_he_takes_the_god_worth_most_of_the_ennead_first_the_rightmost_of_equals(
    row: tuple[str | None, ...], taken: str
) -> None:
    state = position(1, tiles=TILES, row=row)
    told = journal(state, "1 rest temple")
    assert his(state)["gods"] == [taken]
    assert [event.facts for event in told if event.name == "architect-god"] == [{"deity": taken}]


@pytest.mark.rule("pyramidice.solo.3")
def test_from_an_empty_row_he_takes_none() -> None:
    state = position(1, tiles=TILES, row=(None, None, None), pile=0, pharaoh=1)
    rest(state)
    assert his(state)["gods"] == []


@pytest.mark.rule("pyramidice.solo.4")
def test_he_rolls_a_die_of_the_quarry_or_else_of_the_supply() -> None:
    state = position(1, tiles=TILES, board={0: (1, 0, 0)}, supply=10)
    rest(state)
    assert look(state)["quarry"]["stone"] == 3
    assert look(state)["supply"]["stone"] == 10
    state = position(1, tiles=TILES, board={0: (1, 0, 0)})
    rest(state)
    assert look(state)["supply"]["stone"] == 13
    play(state, "* stone 2", "* deity heh")
    assert look(state)["quarry"]["stone"] == 1


@pytest.mark.rule("pyramidice.solo.4")
def test_without_any_stone_die_he_takes_the_tile_with_the_lowest_number() -> None:
    built = {f"cheops {space}": 1 for space in range(1, 15)}
    state = position(1, tiles=TILES, built=built, board={0: (1, 0, 0)}, pharaoh=1)
    play(state, "1 rest temple")
    assert his(state)["tiles"] == ["village"]
    assert state.actor() == CHANCE  # the row is filled up
    play(state, "* deity heh")
    assert state.actor() == OVER


@pytest.mark.rule("pyramidice.solo.5", "pyramidice.solo.7")
def test_the_rulebooks_example_of_sneferu() -> None:
    # Sneferu takes Hapy, worth as much as Khepri but further right. The Quarry is empty, so he rolls the last die of
    # the supply: the Pharaoh is his, after a turn of the player his next one is the last. He rolls a 2; tile 2 lies
    # there and goes to his leftmost slot, which brings nothing.
    state = position(
        1,
        tiles=TILES,
        row=("khepri", "hapy", "bes"),
        board={0: (1, 0, 0)},
        built={f"cheops {space}": 1 for space in range(1, 14)},
        supply=1,
    )
    told = journal(state, "1 rest temple", "* stone 2", "* deity heh")
    assert his(state)["gods"] == ["hapy"]
    assert his(state)["tiles"] == ["village"]
    assert his(state)["glory"] == 5
    assert look(state)["supply"]["stone"] == 0
    assert look(state)["quarry"]["stone"] == 1
    assert look(state)["pharaoh"] == 1
    assert [event.name for event in told if event.name.startswith("architect")] == ["architect-god", "architect-tile"]
    assert state.actor() == 0
    play(state, "1 rest house", "* stone 1", "* deity re")
    assert state.actor() == OVER


@pytest.mark.rule("pyramidice.solo.5")
def test_the_die_that_finds_a_tile_goes_to_the_quarry() -> None:
    state = position(1, tiles=(None, "temple", "cliff"), held={1: ["village", "house"]}, supply=9)
    rest(state)
    quarry = look(state)["quarry"]["stone"]
    play(state, "* stone 3")
    assert look(state)["quarry"]["stone"] == quarry + 1


@pytest.mark.rule("pyramidice.solo.6")
def test_he_builds_on_the_first_free_space_from_the_top_left() -> None:
    built = {"cheops 1": 2, "cheops 2": 2}
    state = position(1, tiles=TILES, built=built, projects={1: ["was", "tyet"]}, supply=8)
    rest(state)
    told = journal(state, "* stone 1")
    assert look(state)["pyramids"][0]["floors"][0]["dice"] == [2, 2, 1, 0, 0, 0, 0, 0, 0]
    assert his(state)["glory"] == 6
    assert [event.facts for event in told] == [{"value": 1, "space": 3, "glory": 1}]
    assert his(state)["tiles"] == []


@pytest.mark.rule("pyramidice.solo.6")
def test_he_builds_where_a_pair_of_his_projects_is_completed() -> None:
    # Ruling 37: the first such space, and before any other.
    state = position(1, tiles=TILES, built={"cheops 1": 2, "cheops 5": 6}, projects={1: ["ankh", "was"]}, supply=8)
    rest(state)
    play(state, "* stone 1")
    assert look(state)["pyramids"][0]["floors"][0]["dice"] == [2, 1, 0, 0, 6, 0, 0, 0, 0]


@pytest.mark.rule("pyramidice.solo.6")
def test_an_upper_floor_comes_after_the_ground_unless_a_pair_calls() -> None:
    ground = {"cheops 1": 2, "cheops 2": 2, "cheops 4": 2, "cheops 5": 2, "cheops 3": 2, "cheops 6": 2}
    state = position(1, tiles=TILES, built=ground, projects={1: ["ankh", "was"]}, supply=5)
    rest(state)
    play(state, "* stone 1")
    assert look(state)["pyramids"][0]["floors"][0]["dice"][6] == 1
    state = position(1, tiles=TILES, built=ground | {"cheops 10": 6}, projects={1: ["ankh", "was"]}, supply=5)
    rest(state)
    play(state, "* stone 1")
    assert look(state)["pyramids"][0]["floors"][1]["dice"] == [6, 1, 0, 0]


@pytest.mark.rule("pyramidice.solo.6")
def test_without_a_free_space_the_die_goes_to_the_quarry() -> None:
    # Ruling 35. More dice than spaces are there only in an edition of one's own.
    edition = GAME.standard.with_changes({"supply.stone_dice.seats_2": 16}, name="more")
    built = {f"cheops {space}": 1 for space in range(1, 15)}
    state = position(1, tiles=TILES, built=built, board={0: (1, 0, 0)}, supply=1, edition=edition)
    rest(state)
    play(state, "* stone 1")
    assert look(state)["quarry"]["stone"] == 1
    assert his(state)["glory"] == 5


@pytest.mark.rule("pyramidice.solo.7")
def test_the_row_is_filled_after_his_turn() -> None:
    state = position(1, tiles=TILES, supply=8)
    rest(state)
    assert row_of(state) == ["shu", "geb", None]
    play(state, "* stone 2")
    assert row_of(state) == [None, "shu", "geb"]
    play(state, "* deity heh")
    assert row_of(state) == ["heh", "shu", "geb"]


@pytest.mark.rule("pyramidice.solo.8")
def test_at_the_end_he_scores_gods_ennead_and_all_his_projects() -> None:
    gods = {1: ["hathor", "shu", "geb"]}
    built = {"cheops 1": 1, "cheops 2": 6, "cheops 3": 2, "cheops 4": 4}
    state = position(
        1,
        tiles=TILES,
        gods=gods,
        built=built,
        projects={0: ["djed"], 1: ["ankh", "tyet"]},
        row=(None, None, None),
        pile=0,
        pharaoh=1,
        supply=3,
    )
    rest(state)
    told = journal(state, "* stone 2")
    facts = {"played": 5, "gods": 6, "ennead": 2, "projects": 3 + 4, "glory": 20}
    assert [event.facts for event in told if event.name == "architect-score"] == [facts]
    assert his(state)["glory"] == 20


@pytest.mark.rule("pyramidice.solo.9")
@pytest.mark.parametrize(("mine", "place"), [(6, 1), (5, 2), (4, 2)])
def test_a_tie_is_lost(mine: int, place: int) -> None:
    state = position(1, tiles=TILES, glory={0: mine}, row=(None, None, None), pile=0, pharaoh=1, supply=3)
    rest(state)
    play(state, "* stone 2")
    assert (glory(state), his(state)["glory"]) == (mine, 5)
    assert state.standings() == [place]
    assert state.rivals() == [3 - place]


def architect_gains(architect: str, roll: int, built: dict[str, int], held: list[str]) -> int:
    """Return the Glory he gains in a turn."""
    tiles = (None, "village", "house", "temple")
    projects = {1: ["ankh", "was", "shen"][: 3 if architect == "amenhotep" else 2]}
    state = position(
        1, architect=architect, tiles=tiles, built=built, held={1: held}, projects=projects, board={0: (1, 0, 0)}
    )
    play(state, "1 rest temple", f"* stone {roll}")
    return int(his(state)["glory"]) - 5


FLOOR = {f"cheops {space}": 2 for space in range(1, 10)}
SLOTS = {name: GAME.standard.numbers(f"architects.{name}.slots") for name in ARCHITECTS}


@pytest.mark.rule("pyramidice.architects.sneferu")
def test_sneferu_gains_one_more_above_the_ground_floor() -> None:
    assert architect_gains("sneferu", 1, {}, []) == 1
    assert architect_gains("sneferu", 1, FLOOR, []) == 1 + 2 + 1
    assert SLOTS["sneferu"][0] == 0  # the rulebook's example
    assert [architect_gains("sneferu", 2, {}, held) for held in HELD] == SLOTS["sneferu"]


@pytest.mark.rule("pyramidice.architects.hemiunu")
def test_hemiunu_gains_one_more_for_each_build() -> None:
    assert architect_gains("hemiunu", 1, {}, []) == 1 + 1
    assert architect_gains("hemiunu", 1, FLOOR, []) == 1 + 2 + 1
    assert [architect_gains("hemiunu", 2, {}, held) for held in HELD] == SLOTS["hemiunu"]


@pytest.mark.rule("pyramidice.architects.amenhotep")
def test_amenhotep_gains_two_more_for_a_build_that_completes_a_pair() -> None:
    assert architect_gains("amenhotep", 1, {}, []) == 1
    assert architect_gains("amenhotep", 1, {"cheops 1": 6}, []) == 1 + 2
    assert [architect_gains("amenhotep", 2, {}, held) for held in HELD] == SLOTS["amenhotep"]


@pytest.mark.rule("pyramidice.architects.imhotep")
def test_imhotep_gains_two_more_for_each_build() -> None:
    assert architect_gains("imhotep", 1, {}, []) == 1 + 2
    assert architect_gains("imhotep", 1, FLOOR, []) == 1 + 2 + 2
    assert [architect_gains("imhotep", 2, {}, held) for held in HELD] == SLOTS["imhotep"]


HELD: list[list[str]] = [[], ["feast"], ["feast", "dawn"]]


def test_nothing_is_hidden_from_the_only_player() -> None:
    state = position(1, tiles=TILES, projects={0: ["ankh"], 1: ["was", "djed"]})
    assert look(state, 0) == {**look(state), "seat": 0}
    assert legal(state) == {"work", "rest village", "rest house", "rest camp", "rest temple", "rest cliff"}
