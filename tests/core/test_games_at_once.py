"""Many games at once: each row is a game as it would be played alone."""

import pytest

from heliopolis.core import registry
from heliopolis.core.batch import Games
from heliopolis.core.rng import SeededRng
from heliopolis.core.state import CHANCE, OVER, State
from heliopolis.core.utility import utilities

STEPS = 400


def games_of(name: str, seats: int, count: int, seed: int) -> Games:
    game = registry.game(name)
    width = game.observation(seats).size
    return Games(game.new(seats), game.info, "place", count, len(game.actions), width, seed)


def settle(state: State, rng: SeededRng) -> None:
    while state.actor() == CHANCE:
        state.resolve(state.sample(rng))


@pytest.mark.parametrize(("name", "seats"), [("ra", 3), ("heir", 2), ("pyramidice", 1), ("gold", 2)])
def test_a_row_is_the_game_that_would_be_played_alone(name: str, seats: int) -> None:
    game = registry.game(name)
    layout = game.observation(seats)
    count, row = 3, 1
    games = games_of(name, seats, count, seed=8)
    source = SeededRng(8)
    generator = [source.fork() for _ in range(count)][row]
    state = game.new(seats)
    settle(state, generator)
    choices = SeededRng(2)
    ends = 0
    for _ in range(STEPS):
        actor = int(state.actor())
        legal = state.legal_actions(actor)
        mask = [int(games.masks[row * len(game.actions) + action]) for action in range(len(game.actions))]
        assert games.actors[row] == actor
        assert [action for action, is_legal in enumerate(mask) if is_legal] == legal
        assert games.sheet.row(row) == layout.of(state, actor)
        decisions = [first_legal(games, other, len(game.actions)) for other in range(count)]
        decisions[row] = legal[int(choices.below(len(legal)))]
        games.step(decisions)
        state.apply(actor, decisions[row])
        settle(state, generator)
        rewards = [float(games.rewards[row * seats + seat]) for seat in range(seats)]
        assert bool(games.ended[row]) == (state.actor() == OVER)
        if state.actor() != OVER:
            assert rewards == [0.0] * seats
            continue
        assert rewards == utilities(state, game.info, "place")
        ends += 1
        state = game.new(seats)
        settle(state, generator)
    assert ends > 0


def first_legal(games: Games, row: int, actions: int) -> int:
    return next(action for action in range(actions) if games.masks[row * actions + action])


def test_a_row_depends_on_its_own_decisions_alone() -> None:
    def told(width: int) -> list[int]:
        games = games_of("ra", 2, width, seed=3)
        seen: list[int] = []
        for step in range(60):
            others = [first_legal(games, row, 66) for row in range(1, width)]
            legal = [action for action in range(66) if games.masks[action]]
            games.step([legal[step % len(legal)], *others])
            seen += games.sheet.row(0)
        return seen

    assert told(1) == told(4)


def test_a_game_may_begin_anew_with_a_seed() -> None:
    games = games_of("gold", 2, 2, seed=1)
    games.begin(0, 5)
    games.begin(1, 5)
    assert games.sheet.row(0) == games.sheet.row(1)


def test_what_is_legal_is_known_before_deciding() -> None:
    games = games_of("ra", 2, 1, seed=1)
    assert games.is_legal(0, 0)
    assert not games.is_legal(0, -5)
    assert not games.is_legal(0, 66)
    assert not games.is_legal(0, registry.game("ra").action("bid 13"))
