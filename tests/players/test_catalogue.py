"""Bots: known by name, legal, and better than chance where they should be."""

import copy
import pickle

import pytest

from heliopolis.core import registry
from heliopolis.core.driver import play
from heliopolis.core.errors import SetupError
from heliopolis.core.game import Game
from heliopolis.core.rng import SeededRng
from heliopolis.core.state import CHANCE
from heliopolis.players.catalogue import BOTS, Reliable, bots_of, chooser
from heliopolis.players.levels import ALL_LEVELS, LevelBot

TABLES = [(name, seats) for name in registry.names() for seats in registry.info(name).seats]


def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    with pytest.raises(SetupError, match="there is no bot 'clever'; expected one of random, greedy"):
        chooser("clever", "ra")


def test_a_game_without_a_greedy_bot_has_all_others(sticks: Game) -> None:
    name = sticks.info.name
    assert bots_of(name) == ("random", *ALL_LEVELS)
    assert bots_of("ra") == BOTS
    with pytest.raises(SetupError, match="there is no bot 'greedy'; expected one of random, scribe"):
        chooser("greedy", name)
    for bot in bots_of(name):
        state = sticks.new(2)
        play(sticks, state, [chooser(bot, name, longest=0.02)] * 2, SeededRng(1))
        assert sum(state.scores()) == 1


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_bot_plays_every_game_to_its_end(name: str, seats: int, bot: str) -> None:
    game = registry.game(name)
    state = game.new(seats)
    # Levels think shortly here: how strong they are is measured in the arena.
    playing = LevelBot(bot, name, iterations=2) if bot in ALL_LEVELS else chooser(bot, name)
    play(game, state, [playing] * seats, SeededRng(seats))
    assert state.actors() == []


@pytest.mark.parametrize(("name", "seats"), [table for table in TABLES if table[1] > 1])
def test_a_greedy_bot_among_random_ones_wins_far_more_than_its_share(name: str, seats: int) -> None:
    game = registry.game(name)
    rng = SeededRng(5)
    games = 12
    wins = 0
    for number in range(games):
        seat = number % seats
        choosers = [chooser("greedy" if each == seat else "random", name) for each in range(seats)]
        state = game.new(seats)
        play(game, state, choosers, rng)
        wins += state.standings()[seat] == 1
    assert wins >= 9


@pytest.mark.parametrize("name", registry.names())
def test_a_greedy_bot_chooses_the_same_in_states_it_cannot_tell_apart(name: str) -> None:
    game = registry.game(name)
    greedy = chooser("greedy", name)
    seats = game.info.seats[-1]
    rng = SeededRng(3)
    state = game.new(seats)
    compared = 0
    while state.actor() != -2 and compared < 60:
        if state.actor() == -1:
            state.resolve(state.sample(rng))
            continue
        seat = state.actors()[0]
        redealt = [state.redeal(seat, SeededRng(seed)).redeal(seat, SeededRng(9)) for seed in (1, 2)]
        choices = {greedy(known, seat, SeededRng(1)) for known in redealt}
        assert len(choices) == 1
        state.apply(seat, choices.pop())
        compared += 1


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("name", registry.names())
def test_a_bot_that_has_thought_is_copied_and_pickled_and_chooses_the_same(name: str, bot: str) -> None:
    game = registry.game(name)
    reliable = Reliable(bot, name)
    if bot in ALL_LEVELS:
        reliable.chooser = LevelBot(bot, name, iterations=8)
    state = game.new(2)
    rng = SeededRng(1)
    while state.actor() == CHANCE or len(state.legal_actions(state.actor())) == 1:
        if state.actor() == CHANCE:
            state.resolve(state.sample(rng))
        else:
            state.apply(state.actor(), state.legal_actions(state.actor())[0])
    seat = state.actors()[0]
    for thinker in (reliable, reliable.chooser):
        choice = thinker(state, seat, SeededRng(7))
        for twin in (copy.copy(thinker), copy.deepcopy(thinker), pickle.loads(pickle.dumps(thinker))):
            assert twin(state, seat, SeededRng(7)) == choice
