"""What must hold in every game, over games of mixed players."""

from typing import Any

import pytest
from hypothesis import given, settings, strategies as st
from tests.games.gold.maze import shown
from tests.games.gold.play import mixed_game
from tests.games.gold.positions import legal

from heliopolis.core.rng import SeededRng
from heliopolis.core.state import CHANCE, OVER
from heliopolis.games.gold.game import GAME

GAMES = 3


def treasures_anywhere(view: dict[str, Any]) -> list[str]:
    """List all treasures that are left, wherever they are."""
    found = list(view["pile"])
    found += [each for card in view["cards"] for each in card["treasures"]]
    found += [seat["carried"] for seat in view["seats"] if seat["carried"]]
    return found + [each for seat in view["seats"] for each in seat["treasures"]]


def check_always(view: dict[str, Any]) -> None:
    """Check what holds at any time."""
    maze = shown(view)
    assert maze.cards[maze.start].face == "start"
    around = [maze.cards[where] for where in maze.beside(maze.start)]
    assert all(card.face != "chamber" for card in around)
    bust_found = view["collapse"] is not None
    left = treasures_anywhere(view)
    assert len(left) + (0 if "bust" in left or bust_found else 1) <= 9
    for card in view["cards"]:
        gone = card["face"] in ("fallen", "hidden")
        assert not gone or not (card["lanterns"] or card["archaeologists"] or card["porters"] or card["treasures"])
    for seat in view["seats"]:
        on_cards = sum(view["seats"].index(seat) in card["lanterns"] for card in view["cards"])
        assert seat["lanterns"] + on_cards <= 5
        assert seat["carried"] is None or seat["archaeologist"] not in (None, view["start"])
        lost = 2 * (seat["archaeologist"] is None) + (seat["porter"] is None)
        worth = sum(view["values"][each] for each in seat["treasures"])
        assert seat["points"] == seat["photos"] + worth - lost
    assert sum(seat["points"] for seat in view["seats"]) <= 30
    assert sum(seat["photos"] for seat in view["seats"]) <= 5


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_always_holds(seats: int) -> None:
    rng = SeededRng(seats)
    for _ in range(GAMES):
        for state in mixed_game(seats, rng):
            view = state.view(None)
            if view["start"] is not None:
                check_always(view)


@pytest.mark.rule("gold.turn.4", "gold.end.2")
@settings(max_examples=60, deadline=None)
@given(seats=st.sampled_from([2, 3, 4]), choices=st.lists(st.integers(0, 999), min_size=20, max_size=150))
def test_any_sequence_of_choices_keeps_the_table_whole(seats: int, choices: list[int]) -> None:
    state = GAME.new(seats)
    counted = GAME.census(state)
    free_acts = 0
    for choice in choices:
        if state.actor() == OVER:
            break
        if state.actor() == CHANCE:
            outcomes = state.outcomes()
            state.resolve(outcomes[choice % len(outcomes)][0])
        else:
            seat = int(state.actor())
            actions = state.legal_actions(seat)
            # Even numbers take the first thing that is free or ends nothing, so that free acts pile up.
            wanted = actions[1:] if choice % 2 and len(actions) > 1 else actions
            action = wanted[choice % len(wanted)]
            free = GAME.actions[action].startswith(("take", "drop", "steal"))
            free_acts = free_acts + 1 if free else 0
            assert free_acts <= 2 * 9 + 1
            state.apply(seat, action)
        assert GAME.census(state) == counted
        if state.view(None)["start"] is not None:
            check_always(state.view(None))


@pytest.mark.rule("gold.turn.4")
def test_free_acts_alone_come_to_an_end_from_anywhere() -> None:
    rng = SeededRng(77)
    longest = 0
    for _ in range(GAMES):
        for state in mixed_game(3, rng):
            copy = state.clone()
            acts = 0
            while copy.actor() >= 0:
                free = [line for line in legal(copy) if line.startswith(("take", "drop", "steal"))]
                if not free:
                    break
                copy.apply(int(copy.actor()), GAME.action(free[-1]))
                acts += 1
                assert acts <= 2 * 9 + 1
            longest = max(longest, acts)
    assert longest >= 4
