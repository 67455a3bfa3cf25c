"""What an owner declares where a number does not suffice: powers of scarabs, boards of architects, patterns, costs."""

from typing import Any

import pytest
from tests.games.pyramidice.positions import board_of, glory, journal, legal, look, of, play, points, position, refused

from heliopolis.core.conformance import random_game
from heliopolis.core.edition import Edition
from heliopolis.core.record import new_record
from heliopolis.core.rng import SeededRng
from heliopolis.games.pyramidice.components import TILE_NAMES, flaws
from heliopolis.games.pyramidice.game import GAME


def with_power(scarab: str = "jasper", **parts: Any) -> Edition:
    """Return an edition that declares the power of a scarab."""
    changes = {f"scarabs.{scarab}.power.{part}": value for part, value in parts.items()}
    edition = GAME.standard.with_changes(changes, name="declared")
    assert flaws(edition) == []
    return edition


def with_jasper(edition: Edition, **given: Any) -> Any:
    """Return a position in which the first seat has Jasper."""
    return position(scarabs={0: "jasper"}, edition=edition, **given)


def observed(state: Any, viewer: int, field: str) -> list[int]:
    """Return what a field of a seat's observation says."""
    layout = GAME.observation(len(state.scores()))
    return layout.split(layout.of(state, viewer))[field]


def test_a_power_of_work_turns_is_paid_gives_and_has_its_limit() -> None:
    edition = with_power(when="work", pays=["any", "cat"], gains=["worker", "choice"], glory=2, limit=1)
    state = with_jasper(edition, dice="p3", board={0: (1, 2, 0)})
    play(state, "1 scarab", "1 gain cat")
    assert (glory(state), board_of(state)) == (5 + 2, (2, 2, 0))
    assert refused(state, "1 scarab") == "scarabs.jasper"
    assert "scarab" not in legal(with_jasper(edition, dice="p3", board={0: (1, 0, 0)}))
    play(state, "1 finish")


def test_its_own_power_is_gone() -> None:
    state = with_jasper(with_power(when="build", glory=1), dice="p3 p4")
    play(state, "1 glory")
    assert glory(state) == 5 + 1


def test_a_limit_of_three_is_counted_for_each_turn() -> None:
    edition = with_power(when="work", pays=["worker"], glory=1, limit=3)
    state = with_jasper(edition, dice="p3", board={0: (4, 0, 0)})
    play(state, "1 scarab", "1 scarab", "1 scarab")
    assert refused(state, "1 scarab") == "scarabs.jasper"
    assert glory(state) == 5 + 3
    assert (observed(state, 0, "seat_0.uses"), observed(state, 1, "seat_1.uses")) == ([3], [3])
    assert observed(state, 0, "seat_1.uses") == [0]


def test_a_reroll_needs_dice_that_are_left() -> None:
    edition = with_power(when="work", pays=["any"], gains=["reroll"], limit=1)
    assert refused(with_jasper(edition, dice="p3"), "1 scarab") == "scarabs.jasper"
    state = with_jasper(edition, dice="p3 p3")
    play(state, "1 scarab", "1 choose prayer 3", "1 throw", "* prayer 6")
    assert look(state)["hand"]["prayer"] == [0, 0, 0, 0, 0, 1]


def test_used_gods_are_ready_again() -> None:
    edition = with_power(when="work", gains=["ready"], limit=1)
    state = with_jasper(edition, dice="p3", gods={0: ["heh"]})
    assert refused(state, "1 scarab") == "scarabs.jasper"
    play(state, "1 activate heh", "1 scarab", "1 activate heh")
    assert glory(state) == 5 + 2


def test_a_power_acts_when_its_owner_builds() -> None:
    edition = with_power(when="build", gains=["stone"], glory=1, limit=1)
    state = with_jasper(edition, dice="s1 s2", board={0: (4, 0, 0)})
    play(state, "1 build 1", "1 place cheops 1", "* stone 6", "1 build 2", "1 place cheops 2")
    assert glory(state) == 5 + 1 + 1 + 2
    assert look(state)["hand"]["stone"] == [0, 0, 0, 0, 0, 1]


def test_a_power_acts_when_its_owner_takes_a_god() -> None:
    edition = with_power(when="god", gains=["worker"])
    state = with_jasper(edition, dice="p1 p2", board={0: (1, 0, 0)})
    play(state, "1 worship shu")
    assert board_of(state) == (2, 0, 0)
    state = with_jasper(edition, tiles=("vision",), board={0: (1, 0, 0)})
    play(state, "1 rest vision", "1 worship shu")
    assert board_of(state) == (2, 0, 0)


def test_a_power_acts_at_the_end_of_a_rest_turn_and_when_tiles_go_back() -> None:
    state = with_jasper(with_power(when="rest", gains=["cat"]), tiles=("village",), board={0: (0, 0, 0)})
    play(state, "1 rest village")
    assert board_of(state) == (2, 1, 0)
    edition = with_power(when="return", gains=["choice"], glory=1)
    state = with_jasper(edition, tiles=("village",), held={0: ["house", "camp"]}, board={0: (0, 0, 0)})
    play(state, "1 rest village", "1 gain cat")
    assert (glory(state), board_of(state)) == (5 + 1, (2, 1, 0))


def test_a_power_acts_when_the_board_is_full_also_in_turns_of_others() -> None:
    edition = with_power(when="full", glory=3, limit=1)
    state = position(scarabs={1: "jasper"}, edition=edition, tiles=("feast",), board={0: (0, 0, 0), 1: (7, 0, 0)})
    told = journal(state, "1 rest feast", "1 gain cat", "1 gain cat")
    assert points(told) == [("scarab", 1, 3)]
    assert [event.rule for event in told if event.points] == ["pyramidice.scarabs.jasper"]


@pytest.mark.parametrize(
    ("each", "worth"),
    [("game", 2), ("god", 2 * 2), ("ennead", 2 * 2), ("worker", 2 * 5), ("cat", 2), ("resource", 2 * 6)],
)
def test_a_power_of_the_end_counts_what_it_is_for(each: str, worth: int) -> None:
    edition = with_power(when="end", glory=2, each=each)
    gods = {0: ["isis", "osiris", "bes"]}
    state = with_jasper(edition, pharaoh=0, tiles=("village",), board={0: (3, 1, 0)}, gods=gods)
    assert look(state)["seats"][0]["final"]["scarab"] == (worth if each not in ("worker", "resource") else worth - 4)
    assert ("scarab", 0, worth) in points(journal(state, "1 rest village"))


def test_a_pattern_is_any_small_picture_turned_as_one_likes() -> None:
    edition = GAME.standard.with_changes({"projects.ankh.pattern": "12/3.", "projects.ankh.glory": 7}, name="angle")
    built = {"cheops 1": 2, "cheops 2": 1, "cheops 5": 3, "cheops 4": 1}
    state = position(pharaoh=0, projects={0: ["ankh"]}, built=built, tiles=("temple",), edition=edition)
    (project,) = of(state)["projects"]
    assert (project["pattern"], project["values"], project["times"]) == ("12/3.", [1, 2, 3], 2)
    assert ("project", 0, 14) in points(journal(state, "1 rest temple"))


@pytest.mark.parametrize(("pattern", "times"), [("6", 3), ("66", 2), ("666", 1), ("6.6", 1), ("61", 1)])
def test_a_pattern_counts_each_place_once(pattern: str, times: int) -> None:
    edition = GAME.standard.with_changes({"projects.ankh.pattern": pattern}, name="other")
    built = {"cheops 1": 6, "cheops 2": 6, "cheops 3": 6, "cheops 4": 1}
    state = position(projects={0: ["ankh"]}, built=built, edition=edition)
    assert of(state)["projects"][0]["times"] == times


def test_the_architect_completes_a_pattern_of_three() -> None:
    edition = GAME.standard.with_changes({"projects.ankh.pattern": "123"}, name="line")
    built = {"cheops 4": 1, "cheops 5": 2}
    state = position(1, projects={1: ["ankh"]}, built=built, tiles=("village", "house"), supply=5, edition=edition)
    play(state, "1 rest village", "* stone 3")
    assert look(state)["pyramids"][0]["floors"][0]["dice"][5] == 3


@pytest.mark.parametrize("slots", [[3], [1, 2], [0, 1, 2, 4, 8]])
def test_an_architect_has_as_many_slots_as_his_board(slots: list[int]) -> None:
    changes = {"architects.sneferu.slots": slots, "architects.sneferu.full_glory": 5}
    edition = GAME.standard.with_changes(changes, name="slots")
    names = ("village", "house", "camp", "temple", "shrine", "cliff")
    held = names[: len(slots) - 1]
    on_offer = [None if name in held else name for name in names]
    state = position(1, tiles=on_offer, held={1: held}, dice="", supply=5, edition=edition)
    assert (look(state)["architect"]["slots"], look(state)["architect"]["tiles"]) == (slots, list(held))
    tiles, width = observed(state, 0, "architect.tiles"), len(TILE_NAMES)
    assert [TILE_NAMES[tile % width] for tile, lies in enumerate(tiles) if lies] == list(held)
    assert [tile // width for tile, lies in enumerate(tiles) if lies] == list(range(len(held)))
    play(state, "1 finish", f"* stone {len(slots)}")
    if len(slots) > 1:
        assert look(state)["laying"] == list(names[: len(slots)])
        play(state, "1 lowest")
    assert look(state)["architect"]["tiles"] == []
    assert look(state)["architect"]["glory"] == 5 + slots[-1] + 5


def test_an_architect_may_gain_for_gods() -> None:
    edition = GAME.standard.with_changes({"architects.sneferu.god_glory": 4}, name="gods")
    state = position(1, tiles=("village", "house"), supply=5, edition=edition)
    told = journal(state, "1 rest village", "* stone 2")
    assert look(state)["architect"]["glory"] == 5 + 4
    assert "architect-god-glory" in [event.name for event in told]


def test_seshat_takes_any_pieces_but_not_the_die_that_is_built() -> None:
    edition = GAME.standard.with_changes({"powers.seshat.pays": ["stone-6", "cat"]}, name="seshat")
    state = position(dice="s6", board={0: (1, 1, 0)}, gods={0: ["seshat"]}, edition=edition)
    assert "build 6" not in legal(state)
    state = position(dice="s6 s6", board={0: (1, 1, 0)}, gods={0: ["seshat", "thoth"]}, edition=edition)
    play(state, "1 build 6", "1 place cheops 1")
    assert (glory(state), board_of(state)) == (5 + 6, (1, 0, 0))
    assert of(state)["gods"] == ["seshat", "thoth"]
    assert look(state)["hand"]["stone"] == [0, 0, 0, 0, 0, 0]


def test_seshat_for_nothing_is_a_choice() -> None:
    edition = GAME.standard.with_changes({"powers.seshat.pays": []}, name="seshat")
    state = position(dice="s3", board={0: (1, 0, 0)}, gods={0: ["seshat"]}, edition=edition)
    play(state, "1 build 3", "1 place cheops 1", "1 seshat")
    assert (glory(state), board_of(state)) == (5 + 3, (1, 0, 0))


STRANGE: dict[str, dict[str, Any]] = {
    "scarabs.gold.power": {"when": "work", "pays": ["any"], "gains": ["reroll", "stone"], "limit": 3},
    "scarabs.jasper.power": {"when": "work", "pays": ["worker"], "gains": ["ready", "choice"], "limit": 2},
    "scarabs.amber.power": {"when": "build", "gains": ["stone", "choice"], "limit": 1},
    "scarabs.pearl.power": {"when": "god", "gains": ["cat"], "glory": 1},
    "scarabs.silver.power": {"when": "full", "glory": 1},
    "scarabs.quartz.power": {"when": "end", "glory": 1, "each": "pattern"},
    "scarabs.emerald.power": {"when": "rest", "gains": ["choice"]},
    "scarabs.lapis.power": {"when": "return", "gains": ["stone", "stone"]},
    "projects.ankh": {"pattern": "12/3."},
    "projects.was": {"pattern": "5"},
    "projects.shen": {"pattern": "11/11"},
    "powers.seshat": {"pays": ["any", "stone", "cat"]},
    "architects.sneferu": {"slots": [1, 0, 2, 0, 3, 1], "god_glory": 1, "full_glory": 2},
}


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_random_games_with_declared_parts_end_and_are_stored(seats: int) -> None:
    changes = {f"{table}.{part}": value for table, parts in STRANGE.items() for part, value in parts.items()}
    edition = GAME.standard.with_changes(changes, name="strange")
    assert flaws(edition) == []
    for seed in range(6):
        record = new_record(GAME, seats, None, edition)
        for state in random_game(GAME, record, SeededRng(seed)):
            end = state
        assert GAME.restore(end.save()) == end
