"""With an owner's file every page and every screen follows it: nothing that is told of the standard edition is left."""

import html
from io import StringIO

import pytest
from rich.console import Console
from tests.conformance.other_editions import with_all_others
from tests.conformance.test_editions_are_told import NAMES, told, told_by_standard
from tests.web.boards.scenes import drawn_parts, scene

from heliopolis.core import registry
from heliopolis.core.conformance import random_game
from heliopolis.core.game import Game
from heliopolis.core.record import new_record
from heliopolis.core.rng import SeededRng
from heliopolis.core.state import State
from heliopolis.language import GameSpeaker, Locale
from heliopolis.terminal.board import terminal_board_of
from heliopolis.web.boards.pyramidice.pieces import held_tile

SHORTEST = 12
"""Texts with fewer letters may well be said of something else."""


def old_texts(game: Game, language: str) -> list[str]:
    """Return what is said of the standard edition and no longer of the one that is played."""
    now = dict(told(game, language))
    return [
        text
        for place, text in told_by_standard(game.info.name, language).items()
        if text != now.get(place) and not any(text in other for other in now.values()) and len(text) > SHORTEST
    ]


def screen(state: State, game: Game, language: str) -> str:
    """Draw a moment in the terminal."""
    output = StringIO()
    speaker = GameSpeaker(game, language)
    names = [f"Player {seat}" for seat in range(len(state.scores()))]
    for drawing in terminal_board_of(game.info.name).drawings:
        Console(file=output, width=100).print(drawing(state.view(0), speaker, names))
    return output.getvalue()


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", NAMES)
def test_nothing_of_the_standard_edition_is_shown(name: str, language: str) -> None:
    game = with_all_others(registry.game(name))
    old = old_texts(game, language)
    assert len(old) > 12
    record = new_record(game, max(game.info.seats), None, game.edition)
    for number, state in enumerate(random_game(game, record, SeededRng(3))):
        if number % 23:
            continue
        page = html.unescape("".join(drawn_parts(scene(game, state, 0, language)).values()))
        shown = page + screen(state, game, language)
        assert [text for text in old if text in shown] == []


def test_a_tile_is_drawn_and_labelled_as_what_it_gives() -> None:
    game = registry.game("pyramidice")
    changes = {"tiles.village.gains": ["stone", "cat"], "tiles.cliff.gains": ["cat", "cat", "cat"]}
    mine = Locale("en", game.played_with(game.standard.with_changes(changes, name="mine")))
    village = held_tile(mine, "village")
    assert "#rest-cs" in village
    assert 'aria-label="Stone, cat"' in village
    assert "two workers" not in village
    assert "<b>3</b>" in held_tile(mine, "cliff")
    assert "#rest-ww" in held_tile(Locale("en", game), "village")


def test_a_power_is_told_with_its_own_numbers() -> None:
    game = registry.game("pyramidice")
    changes = {"powers.neith.glory": 9, "powers.neith.pays": ["cat", "stone-5"], "deities.neith.glory": 4}
    mine = GameSpeaker(game.played_with(game.standard.with_changes(changes, name="mine")), "en")
    said = mine.say("about-neith")
    assert said == (
        "Once a Work turn return one stone die that shows 5 and spend one cat for 9 Glory. Worth 4 at the end."
    )
