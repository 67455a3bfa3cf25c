"""The end of the game, projects and the last scoring (rulebook: Fin de la partie, Cartes Projet)."""

import pytest
from tests.games.pyramidice.positions import board_of, glory, journal, legal, look, play, points, position, refused
from tests.games.pyramidice.referee.cards import COSTS, ENNEAD, WORTH

from heliopolis.core.state import OVER


@pytest.mark.rule("pyramidice.end.1")
def test_an_empty_supply_gives_the_pharaoh_at_the_end_of_the_turn() -> None:
    state = position(supply=1, tiles=("camp", "village"))
    told = journal(state, "1 rest camp")
    assert look(state)["pharaoh"] == 0
    assert look(state)["ending"] == "supply"
    assert [(event.name, event.seat) for event in told if event.name == "pharaoh"] == [("pharaoh", 0)]


@pytest.mark.rule("pyramidice.end.1")
def test_an_empty_pile_gives_the_pharaoh() -> None:
    state = position(pile=1, tiles=("village", "house"), held={0: ["camp", "cliff"]})
    play(state, "1 rest village", "* deity heh")
    assert look(state)["pharaoh"] == 0
    assert look(state)["ending"] == "pile"


@pytest.mark.rule("pyramidice.end.1")
def test_while_something_is_left_nobody_takes_the_pharaoh() -> None:
    state = position(supply=2, pile=1, tiles=("camp", "village"))
    play(state, "1 rest camp")
    assert look(state)["pharaoh"] is None
    assert look(state)["ending"] == ""


@pytest.mark.rule("pyramidice.end.2")
def test_all_others_have_one_more_turn_and_the_pharaoh_the_last() -> None:
    # Ruling 8.
    tiles = ("camp", "village", "house", "temple", "shrine", "cliff")
    state = position(3, turn=1, supply=1, tiles=tiles, board=dict.fromkeys(range(3), (1, 0, 0)))
    play(state, "2 rest camp", "3 rest village", "1 rest house")
    assert look(state)["pharaoh"] == 1
    assert state.actor() == 1
    play(state, "2 rest temple")
    assert state.actor() == OVER


@pytest.mark.rule("pyramidice.end.2")
def test_what_else_runs_out_in_the_last_round_changes_nothing() -> None:
    tiles = ("camp", "village", "house", "temple")
    state = position(supply=1, pile=1, tiles=tiles, held={1: ["cliff", "shrine"]}, board={0: (1, 0, 0)})
    play(state, "1 rest camp", "2 rest village", "* deity heh")
    assert (look(state)["pharaoh"], look(state)["ending"]) == (0, "supply")
    play(state, "1 rest house")
    assert state.actor() == OVER


@pytest.mark.rule("pyramidice.end.3")
def test_after_the_last_turn_projects_are_shown_and_nothing_may_be_done() -> None:
    state = position(pharaoh=0, projects={0: ["ankh"], 1: ["was"]}, tiles=("village", "house"))
    assert look(state)["seats"][1]["projects"] is None
    reveals = state.reveals
    play(state, "1 rest village")
    assert [seat["projects"][0]["project"] for seat in look(state)["seats"]] == ["ankh", "was"]
    assert state.reveals == reveals + 1
    assert legal(state, 0) == set()
    assert refused(state, "1 work") == "end.3"


@pytest.mark.rule("pyramidice.end.4")
def test_a_game_without_end_is_cut_short_and_says_so() -> None:
    state = position(turns=199, tiles=("village", "house"))
    told = journal(state, "1 rest village")
    assert state.actor() == OVER
    assert look(state)["ending"] == "cap"
    assert [event.rule for event in told if event.name == "capped"] == ["pyramidice.end.4"]
    state = position(turns=198, tiles=("village", "house"))
    play(state, "1 rest village")
    assert state.actor() == 1


@pytest.mark.rule("pyramidice.end.5")
def test_most_glory_wins_then_most_resources_and_then_the_place_is_shared() -> None:
    # Ruling 33.
    boards = {0: (1, 0, 0), 1: (4, 0, 0), 2: (3, 0, 0), 3: (1, 1, 1)}
    state = position(4, pharaoh=0, glory={0: 9, 1: 8, 2: 7, 3: 7}, board=boards, tiles=("temple",))
    play(state, "1 rest temple")
    assert state.scores() == [9, 8, 7, 7]
    assert state.standings() == [1, 2, 3, 3]
    state = position(2, pharaoh=0, glory={0: 7, 1: 7}, board={0: (1, 0, 0), 1: (4, 0, 0)}, tiles=("temple",))
    play(state, "1 rest temple")
    assert (board_of(state), board_of(state, 1)) == ((1, 2, 0), (4, 0, 0))
    assert state.standings() == [2, 1]


@pytest.mark.rule("pyramidice.scoring.gods", "pyramidice.deities.hathor")
@pytest.mark.parametrize("deity", [deity for deity in COSTS if deity not in ENNEAD])
def test_a_god_scores_what_its_card_shows(deity: str) -> None:
    state = position(pharaoh=0, gods={0: [deity]}, tiles=("temple",))
    play(state, "1 rest temple")
    assert glory(state) == 5 + WORTH.get(deity, 0)


@pytest.mark.rule("pyramidice.scoring.ennead")
@pytest.mark.parametrize(("cards", "worth"), list(enumerate((0, 2, 6, 12, 20, 30, 42, 56, 72, 90), start=1)))
def test_the_ennead_scores_by_the_number_of_its_cards(cards: int, worth: int) -> None:
    state = position(pharaoh=0, gods={0: ENNEAD[:cards]}, row=("bes", "heh", "re"), tiles=("temple",))
    play(state, "1 rest temple")
    assert glory(state) == 5 + worth


@pytest.mark.rule("pyramidice.projects.1")
@pytest.mark.parametrize(
    ("project", "pair", "worth"),
    [
        ("ankh", (1, 6), 3),
        ("djed", (2, 5), 3),
        ("was", (3, 4), 3),
        ("tyet", (1, 4), 4),
        ("shen", (2, 6), 3),
        ("wadjet", (3, 5), 3),
    ],
)
def test_each_project_scores_pairs_of_its_values_side_by_side(project: str, pair: tuple[int, int], worth: int) -> None:
    first, second = pair
    beside = {"cheops 4": second, "cheops 5": first, "cheops 8": second}
    assert scored(project, beside) == 2 * worth  # to the left and below
    assert scored(project, {"cheops 1": first, "cheops 5": second}) == 0  # diagonal
    assert scored(project, {"cheops 3": first, "cheops 4": second}) == 0  # the end of one row and the start of the next
    assert scored(project, {"cheops 1": first, "cheops 2": first}) == 0


def scored(project: str, built: dict[str, int], seats: int = 2) -> int:
    """Return what a project scores at the end."""
    boards = dict.fromkeys(range(seats), (1, 0, 0))
    state = position(seats, pharaoh=0, projects={0: [project]}, built=built, tiles=("temple",), board=boards)
    play(state, "1 rest temple")
    return glory(state) - 5


@pytest.mark.rule("pyramidice.projects.1", "pyramidice.scoring.projects")
def test_pairs_stand_on_one_floor_of_one_pyramid() -> None:
    ground = {f"cheops {space}": 3 for space in range(1, 10)}
    assert scored("ankh", ground | {"cheops 5": 1, "cheops 10": 6}) == 0  # one upon the other
    assert scored("ankh", ground | {"cheops 10": 1, "cheops 11": 6, "cheops 13": 1}) == 6
    assert scored("ankh", {"cheops 9": 1, "chephren 1": 6, "chephren 2": 1, "chephren 3": 1}, seats=3) == 6


@pytest.mark.rule("pyramidice.scoring.projects")
def test_each_scores_their_own_project_whoever_built() -> None:
    built = {"cheops 1": 1, "cheops 2": 6, "cheops 3": 2}
    state = position(pharaoh=0, projects={0: ["ankh"], 1: ["shen"]}, built=built, tiles=("temple",))
    told = journal(state, "1 rest temple")
    assert points(told) == [("project", 0, 3), ("project", 1, 3)]
    assert told[-1].facts == {"projects": ["shen"], "times": 1, "glory": 3}


@pytest.mark.rule("pyramidice.end.3")
def test_an_examination_tells_the_last_glory_line_by_line() -> None:
    gods = {0: ["hathor", "maat", "shu", "geb", "osiris", "heh"]}
    built = {"cheops 1": 1, "cheops 2": 6, "cheops 3": 1}
    state = position(
        pharaoh=0,
        gods=gods,
        scarabs={0: "quartz", 1: "obsidian"},
        projects={0: ["ankh"], 1: ["djed"]},
        row=("bes", "min", "re"),
        built=built,
        tiles=("temple",),
        board={0: (0, 0, 0), 1: (2, 0, 0)},
    )
    told = journal(state, "1 rest temple")
    lines = [(event.name, event.rule, event.seat, event.points) for event in told if event.points is not None]
    assert lines == [
        ("quartz", "pyramidice.scarabs.quartz", 0, 8),
        ("gods", "pyramidice.scoring.gods", 0, 9),
        ("ennead", "pyramidice.scoring.ennead", 0, 6),
        ("project", "pyramidice.scoring.projects", 0, 6),
        ("obsidian", "pyramidice.scarabs.obsidian", 1, 2),
    ]
    assert state.scores() == [5 + 8 + 9 + 6 + 6, 5 + 2]
    assert [event.facts for event in told if event.name == "gods"] == [{"deities": ["hathor", "maat"], "glory": 9}]


@pytest.mark.rule("pyramidice.build.4", "pyramidice.deities.thoth")
def test_a_build_is_told_line_by_line() -> None:
    ground = {"cheops 1": 1, "cheops 2": 1, "cheops 4": 1, "cheops 5": 1}
    state = position(dice="s4", gods={0: ["thoth", "serket"]}, scarabs={0: "carnelian"}, built=ground)
    told = journal(state, "1 build 4", "1 place cheops 10")
    assert points(told) == [("build", 0, 4), ("floor", 0, 2), ("thoth", 0, 2), ("serket", 0, 3), ("carnelian", 0, 1)]
    assert glory(state) == 5 + 12
