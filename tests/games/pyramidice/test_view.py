"""What the view tells a board: what a build would cost and bring, and what the end would add as things stand."""

from typing import Any

from tests.games.pyramidice.positions import play, position

from heliopolis.core.state import State


def builds(state: State, viewer: int | None = 0) -> dict[tuple[int, str], tuple[int, int]]:
    """Return the workers and the Glory of each build, by die and space."""
    found: list[dict[str, Any]] = state.view(viewer)["builds"]
    return {(each["value"], each["space"]): (each["cost"].count("worker"), each["glory"]) for each in found}


def square(value: int = 1) -> dict[str, int]:
    """Return four dice on which one can stand."""
    return {f"cheops {space}": value for space in (1, 2, 4, 5)}


def test_a_build_tells_its_workers_and_its_glory() -> None:
    state = position(dice="s1 s4 p6", board={0: (4, 0, 0)}, built=square())
    told = builds(state)
    assert told[1, "cheops 3"] == (0, 1)
    assert told[4, "cheops 3"] == (1, 4)
    assert told[4, "cheops 10"] == (2, 6)
    assert {value for value, _ in told} == {1, 4}
    assert (4, "cheops 11") not in told


def test_only_what_can_be_paid_is_told_and_only_to_the_seat_at_work() -> None:
    state = position(dice="s4", board={0: (1, 0, 0), 1: (4, 0, 0)}, built=square())
    assert (4, "cheops 3") in builds(state)
    assert (4, "cheops 10") not in builds(state)
    assert builds(state, 1) == builds(state, None) == {}


def test_gods_and_scarabs_count_in_what_a_build_brings() -> None:
    state = position(
        dice="s4",
        board={0: (4, 0, 0)},
        built=square(),
        gods={0: ["thoth", "serket"]},
        scarabs={0: "carnelian"},
    )
    told = builds(state)
    assert told[4, "cheops 10"] == (2, 6 + 2 + 3 + 1)
    before = state.scores()[0]
    play(state, "1 build 4")
    assert builds(state) == told
    play(state, "1 place cheops 10")
    assert state.scores()[0] - before == 12


def test_seshat_is_told_where_the_full_cost_can_not_be_paid_and_both_costs_where_it_can() -> None:
    state = position(dice="s6", board={0: (1, 0, 0)}, gods={0: ["seshat"]})
    assert builds(state)[6, "cheops 1"] == (1, 6)
    state = position(dice="s6", board={0: (2, 0, 0)}, gods={0: ["seshat"]})
    assert builds(state)[6, "cheops 1"] == (2, 6)
    play(state, "1 build 6", "1 place cheops 1")
    due = state.view(0)["due"]
    assert due["costs"] == {"full": ["worker", "worker"], "seshat": ["worker"]}
    assert (due["value"], due["space"]) == (6, "cheops 1")


def test_a_die_that_is_set_is_named() -> None:
    state = position(dice="p3 p5", gods={0: ["amon"]})
    play(state, "1 activate amon", "1 choose prayer 5")
    assert state.view(1)["due"]["die"] == "prayer 5"


def test_what_the_end_would_add_is_told_without_what_is_hidden() -> None:
    state = position(
        gods={0: ["hathor", "shu", "geb"], 1: ["maat"]},
        row=("isis", "seth", None),
        scarabs={0: "quartz", 1: "obsidian"},
        board={0: (3, 1, 0), 1: (2, 1, 1)},
        projects={0: ["ankh"], 1: ["djed"]},
        built={"cheops 1": 1, "cheops 2": 6},
    )
    own, other = (area["final"] for area in state.view(0)["seats"])
    assert own == {"quartz": 4, "obsidian": 0, "gods": 6, "ennead": 2, "projects": 3}
    assert other == {"quartz": 0, "obsidian": 4, "gods": 3, "ennead": 0}


def test_what_the_end_would_add_is_what_it_adds() -> None:
    gods = {0: ["hathor"], 1: ["shu", "nut", "maat"]}
    state = position(1, gods=gods, row=("isis", "seth", None), projects={1: ["was"]}, tiles=["village"], pharaoh=0)
    view = state.view(0)
    would = view["seats"][0]["glory"] + sum(view["seats"][0]["final"].values())
    his = view["architect"]["glory"] + sum(view["architect"]["final"].values())
    play(state, "1 rest village")
    done = state.view(0)
    assert done["phase"] == "finished"
    assert (done["seats"][0]["glory"], done["architect"]["glory"]) == (would, his)
    assert done["seats"][0]["final"] == {}
