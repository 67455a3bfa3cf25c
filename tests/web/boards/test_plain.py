"""The plain board: any view is written out, beside the names of the players."""

import re

import pytest
from tests.web.boards.scenes import NAMES, scene

from heliopolis.core import registry
from heliopolis.core.game import Game
from heliopolis.core.rng import SeededRng
from heliopolis.core.state import State
from heliopolis.web.boards import board_of
from heliopolis.web.boards.plain import PLAIN


def begun(game: Game, seats: int) -> State:
    """Return a game in which a seat is to decide."""
    state, rng = game.new(seats), SeededRng(1)
    while state.actor() < 0:
        state.resolve(state.sample(rng))
    return state


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", registry.names())
def test_any_game_can_be_drawn_and_its_players_are_named(name: str, language: str) -> None:
    game = registry.game(name)
    seats = game.info.seats[-1]
    state = begun(game, seats)
    parts = PLAIN.draw(scene(game, state, int(state.actor()), language))
    board, prompt = "".join(parts["board"]), "".join(parts["prompt"])
    assert re.findall(r"<h3>(.*?)</h3>", board) == NAMES[:seats]
    assert prompt.count("data-act=") == len(state.legal_actions(state.actor()))


def test_a_game_without_a_board_gets_it(sticks: Game) -> None:
    assert board_of(sticks.info.name) is PLAIN
    state = begun(sticks, 2)
    parts = {name: "".join(part) for name, part in PLAIN.draw(scene(sticks, state, 1)).items()}
    assert re.search(r"<dt>Sticks left</dt><dd>[89]</dd>", parts["board"])
    assert '<li class="s1" aria-current="true">' in parts["seats"]
    assert all(name in parts["seats"] for name in NAMES[:2])
    assert "data-act" not in parts["prompt"]
    assert NAMES[0] in parts["prompt"]
