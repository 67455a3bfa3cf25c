"""What is told of a piece when one points at it: what it is, and the paragraph of the rules that says so."""

import re

import pytest
from tests.web.boards.scenes import drawn_parts, scene

from heliopolis.core import registry
from heliopolis.core.conformance import random_game
from heliopolis.core.record import new_record
from heliopolis.core.rng import SeededRng
from heliopolis.core.rules import paragraphs
from heliopolis.web.boards import board_of
from heliopolis.web.boards.plain import PLAIN

CITED = re.compile(r'title="[^"]*\(([a-z]+(?:\.[a-z0-9_-]+)+)\)"')
WITH_BOARDS = [name for name in registry.names() if board_of(name) is not PLAIN]


def cited(name: str, seats: int, seed: int) -> set[str]:
    """Return every paragraph that is cited on the pages of a random game."""
    game = registry.game(name)
    found: set[str] = set()
    for number, state in enumerate(random_game(game, new_record(game, seats), SeededRng(seed))):
        if number % 7:
            continue
        for viewer in (0, None):
            drawn = drawn_parts(scene(game, state, viewer))
            found.update(rule for part in drawn.values() for rule in CITED.findall(part))
    return found


@pytest.mark.parametrize("name", WITH_BOARDS)
def test_pieces_cite_paragraphs_that_exist(name: str) -> None:
    rules = {paragraph.id for paragraph in paragraphs(registry.game(name))}
    found = set().union(*(cited(name, max(registry.info(name).seats), seed) for seed in (1, 2, 3)))
    assert found <= rules
    assert len(found) >= 8


def test_places_of_pyramidice_tell_what_they_are() -> None:
    found = set().union(*(cited("pyramidice", 4, seed) for seed in (1, 2)))
    assert found >= {"pyramidice.build.1", "pyramidice.build.2", "pyramidice.work.2", "pyramidice.end.1"}
    game = registry.game("pyramidice")
    state = next(iter(random_game(game, new_record(game, 2), SeededRng(1))))
    parts = drawn_parts(scene(game, state, 0))
    assert re.search(r'class="costs" title="[^"]*build.2', parts["board"])
    assert re.search(r'class="pit[^>]* title="[^"]*work.2', parts["board"])
    assert re.search(r'class="gauge[^>]* title="[^"]*end.1', parts["ends"])
