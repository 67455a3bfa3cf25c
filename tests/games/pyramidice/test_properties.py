"""What holds in every game of Pyramidice, whatever is decided and drawn."""

import itertools
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

from heliopolis.core.rng import SeededRng
from heliopolis.core.state import CHANCE, OVER, State
from heliopolis.games.pyramidice.game import GAME
from heliopolis.games.pyramidice.info import ARCHITECTS

DICE = {1: 14, 2: 14, 3: 19, 4: 20}
PILE = {1: 28, 2: 28, 3: 33, 4: 35}


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


def check_table(state: State, seats: int) -> None:
    """Check one moment by itself."""
    view = state.view(None)
    census = GAME.census(state)
    assert census["stone dice"] == DICE[seats]
    assert census["prayer dice"] == 4
    assert census["workers"] == 21
    assert census["cats"] == 9
    assert census["deities"] == 38
    assert 0 <= view["pile"] <= PILE[seats]
    for seat in view["seats"]:
        assert seat["glory"] >= 0
        held = seat["worker"] + seat["cat"] + seat["stone"]
        assert held <= 8 + (view["phase"] == "overflow")
        assert len(seat["tiles"]) <= 3
        assert set(seat["covered"]) <= set(seat["tiles"])
    owned = [god for seat in view["seats"] for god in seat["gods"]]
    owned += view["architect"]["gods"] if view["architect"] else []
    seen = owned + view["gone"] + [card["deity"] for card in view["row"] if card]
    assert len(seen) == len(set(seen))
    for pyramid in view["pyramids"]:
        check_pyramid(pyramid)
    if state.actor() >= 0:
        assert state.legal_actions(state.actor())


def check_pyramid(pyramid: dict[str, Any]) -> None:
    """No die floats: each stands on four others or on the ground."""
    floors = pyramid["floors"]
    for lower, upper in itertools.pairwise(floors):
        side = lower["side"]
        for place, value in enumerate(upper["dice"]):
            if value:
                row, column = divmod(place, upper["side"])
                corner = row * side + column
                assert all(lower["dice"][corner + step] for step in (0, 1, side, side + 1))


@settings(max_examples=12, deadline=None)
@given(st.integers(1, 4), st.sampled_from(ARCHITECTS), st.lists(st.integers(0, 10**6), min_size=40, max_size=160))
def test_any_sequence_of_choices_keeps_the_table_whole(seats: int, architect: str, choices: list[int]) -> None:
    state = GAME.new(seats, {"architect": architect})
    for choice in choices:
        if state.actor() == OVER:
            break
        options = options_of(state)
        advance(state, options[choice % len(options)])
        check_table(state, seats)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_table_stays_whole_to_the_end_of_random_games(seats: int) -> None:
    rng = SeededRng(40 + seats)
    for number in range(3):
        state = GAME.new(seats, {"architect": ARCHITECTS[number]})
        supply = DICE[seats]
        while state.actor() != OVER:
            options = options_of(state)
            advance(state, options[rng.below(len(options))])
            check_table(state, seats)
            view = state.view(None)
            assert view["supply"]["stone"] <= supply  # nothing brings a stone die back
            supply = view["supply"]["stone"]
        assert view["ending"] in ("supply", "pile", "both")
        assert view["supply"]["stone"] == 0 or view["pile"] == 0


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_begun_payment_can_always_be_finished(seats: int) -> None:
    rng = SeededRng(80 + seats)
    begun = 0
    for _ in range(4):
        state = GAME.new(seats)
        while state.actor() != OVER:
            if state.view(None)["phase"] == "paying":
                begun += 1
                for action in state.legal_actions(state.actor()):
                    copy = state.clone()
                    copy.apply(copy.actor(), action)
                    while copy.view(None)["phase"] == "paying":
                        last = copy.legal_actions(copy.actor())[-1]
                        copy.apply(copy.actor(), last)
                    assert copy.view(None)["due"]["pieces"] == []
            options = options_of(state)
            advance(state, options[rng.below(len(options))])
    assert begun > 10
