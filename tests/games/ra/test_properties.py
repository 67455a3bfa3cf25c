"""What holds in every game of Ra, whatever is decided and drawn."""

from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

from heliopolis.core.rng import SeededRng
from heliopolis.core.state import CHANCE, OVER, State
from heliopolis.games.ra.components import NAMES, TABLES, TILES
from heliopolis.games.ra.game import GAME


def options_of(state: State) -> list[int]:
    """Return what may come next: outcomes, or the actor's actions."""
    if state.actor() == CHANCE:
        return [outcome for outcome, _ in state.outcomes()]
    return state.legal_actions(state.actor())


def advance(state: State, number: int) -> None:
    """Let the number happen: an outcome, or the actor's action."""
    if state.actor() == CHANCE:
        state.resolve(number)
    else:
        state.apply(state.actor(), number)


def in_play(view: dict[str, Any]) -> dict[str, int]:
    """Count the tiles of each kind that have not left the game."""
    counts = {name: view["bag"].get(name, 0) + view["track"].count(name) for name in NAMES}
    counts["ra"] += view["ra_tiles"]
    for seat in view["seats"]:
        for name, count in seat["tiles"].items():
            counts[name] += count
    return counts


def check_table(state: State, view: dict[str, Any], seats: int, *, debts: bool) -> None:
    """Check one moment by itself."""
    assert GAME.census(state)["tiles"] == 180
    assert sum(in_play(view).values()) + state.save()["gone_tiles"] == 180
    assert len(view["track"]) == 8
    assert "ra" not in view["track"]
    assert 1 <= view["epoch"] <= 3
    assert 0 <= view["ra_tiles"] < TABLES[seats].ra_track
    everything = {1, *(sun for group in TABLES[seats].suns for sun in group)}
    if view["phase"] != "deal":
        lying = [view["centre_sun"]]
        for seat in view["seats"]:
            lying += seat["suns_up"] + seat["suns_down"]
            assert len(seat["suns_up"]) + len(seat["suns_down"]) == len(TABLES[seats].suns[0])
        assert sorted(lying) == sorted(everything)
    for seat in view["seats"]:
        assert all(count > 0 for count in seat["tiles"].values())
        assert not set(seat["tiles"]) & {"ra", "funeral", "drought", "unrest", "earthquake"}
        assert debts or seat["fame"] >= 0
    assert [seat["fame"] for seat in view["seats"]] == state.scores()
    actor = int(state.actor())
    if actor >= 0 and view["phase"] in ("turn", "gods", "auction"):
        assert view["seats"][actor]["suns_up"]
    if actor >= 0:
        assert view["acting"] == [actor]
        assert state.legal_actions(actor)


def check_step(before: dict[str, Any], notation: str, after: dict[str, Any]) -> None:
    """Check what happened between two moments."""
    assert after["epoch"] - before["epoch"] in (0, 1)
    earlier, later = in_play(before), in_play(after)
    assert all(later[name] <= earlier[name] for name in NAMES)
    if notation.startswith("bid"):
        sun = int(notation.split()[1])
        assert sun > before["high_bid"]
        assert sun in before["seats"][before["acting"][0]]["suns_up"]
    if not notation.startswith("tile"):
        assert after["bag"] == before["bag"]
    totals = [[seat["fame"] for seat in view["seats"]] for view in (before, after)]
    if after["epoch"] == before["epoch"] and after["phase"] != "finished":
        assert totals[0] == totals[1]


@settings(max_examples=100, deadline=None, derandomize=True)
@given(
    seats=st.integers(2, 5), debts=st.booleans(), choices=st.binary(min_size=40, max_size=700), patience=st.booleans()
)
def test_a_game_keeps_its_shape_whatever_is_chosen(seats: int, debts: bool, choices: bytes, patience: bool) -> None:
    """Each byte chooses what comes next; the patient draw more and bid less, so that they see more tiles."""
    state = GAME.new(seats, {"debts": debts})
    view = state.view(None)
    for byte in choices:
        check_table(state, view, seats, debts=debts)
        if state.actor() == OVER:
            assert options_of(state) == []
            break
        options = options_of(state)
        number = options[byte % len(options)]
        if patience and byte >= 100 and state.actor() != CHANCE:
            number = options[0] if view["phase"] == "turn" else options[0 if GAME.actions[options[0]] == "pass" else -1]
        words = GAME.outcomes if state.actor() == CHANCE else GAME.actions
        advance(state, number)
        after = state.view(None)
        check_step(view, words[number], after)
        view = after


@settings(max_examples=60, deadline=None, derandomize=True)
@given(seats=st.integers(2, 5), choices=st.binary(max_size=300))
def test_clones_and_stored_states_go_on_alike(seats: int, choices: bytes) -> None:
    state = GAME.new(seats)
    half = len(choices) // 2
    for byte in choices[:half]:
        options = options_of(state)
        if options:
            advance(state, options[byte % len(options)])
    copies = [state.clone(), GAME.restore(state.save()), state.redeal(0, SeededRng(1))]
    for byte in choices[half:]:
        options = options_of(state)
        assert all(options_of(copy) == options for copy in copies)
        if options:
            for table in (state, *copies):
                advance(table, options[byte % len(options)])
    assert all(copy.save() == state.save() for copy in copies)


@settings(max_examples=60, deadline=None, derandomize=True)
@given(seats=st.integers(2, 5), choices=st.binary(max_size=300))
def test_everybody_sees_the_same_table(seats: int, choices: bytes) -> None:
    state = GAME.new(seats)
    for byte in choices:
        options = options_of(state)
        if options:
            advance(state, options[byte % len(options)])
    views = [{**state.view(viewer), "seat": None} for viewer in (None, *range(seats))]
    assert all(view == views[0] for view in views)


def decisions_of_a_random_game(seats: int, rng: SeededRng) -> int:
    """Count draws, invocations, gods, bids, passes and discards; `done` is our own."""
    state = GAME.new(seats)
    decisions = 0
    while state.actor() != OVER:
        if state.actor() == CHANCE:
            state.resolve(state.sample(rng))
            continue
        legal = state.legal_actions(state.actor())
        action = legal[rng.below(len(legal))]
        decisions += GAME.actions[action] != "done"
        state.apply(state.actor(), action)
    return decisions


@pytest.mark.parametrize(("seats", "published"), [(2, 86), (3, 157), (4, 180), (5, 260)])
def test_random_games_are_as_long_as_those_of_other_engines(seats: int, published: int) -> None:
    rng = SeededRng(seats)
    games = 400
    mean = sum(decisions_of_a_random_game(seats, rng) for _ in range(games)) / games
    assert mean == pytest.approx(published, rel=0.05)


def test_the_tables_of_the_tests_are_those_of_the_rulebook() -> None:
    assert sum(tile.copies for tile in TILES) == 180
    assert {seats: table.ra_track for seats, table in TABLES.items()} == {2: 6, 3: 8, 4: 9, 5: 10}
    assert {seats: sum(map(len, table.suns)) for seats, table in TABLES.items()} == {2: 8, 3: 12, 4: 12, 5: 15}
