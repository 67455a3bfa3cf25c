"""What is told of a piece when one points at it: what it is, and the paragraph of the rules that says so."""

import re

import pytest
from markupsafe import Markup

from heliopolis.core import registry
from heliopolis.core.conformance import random_game
from heliopolis.core.record import new_record
from heliopolis.core.rng import SeededRng
from heliopolis.core.rules import paragraphs
from heliopolis.language import GameSpeaker, Speaker
from heliopolis.web.boards import board_of, layout_of
from heliopolis.web.moment import Moment

CITED = re.compile(r'title="[^"]*\(([a-z]+(?:\.[a-z0-9_-]+)+)\)"')
WITH_BOARDS = [name for name in registry.names() if layout_of(name) == name]


def cited(name: str, seats: int, seed: int) -> set[str]:
    """Return every paragraph that is cited on the pages of a random game."""
    game = registry.game(name)
    found: set[str] = set()
    for number, state in enumerate(random_game(game, new_record(game, seats), SeededRng(seed))):
        if number % 7:
            continue
        for viewer in (0, None):
            moment = Moment(
                game=game,
                view=state.view(viewer),
                viewer=viewer,
                names=[f"Player {seat}" for seat in range(seats)],
                tags=[""] * seats,
                clocks=[Markup()] * seats,
                acting=state.actors(),
                legal=state.legal_actions(viewer) if viewer in state.actors() else [],
                speaker=GameSpeaker(game, "en"),
                words=Speaker("heliopolis.web", "en"),
            )
            found.update(rule for part in board_of(name, moment).values() for rule in CITED.findall("".join(part)))
    return found


@pytest.mark.parametrize("name", WITH_BOARDS)
def test_pieces_cite_paragraphs_that_exist(name: str) -> None:
    rules = {paragraph.id for paragraph in paragraphs(registry.game(name))}
    found = set().union(*(cited(name, max(registry.info(name).seats), seed) for seed in (1, 2, 3)))
    assert found <= rules
    assert len(found) >= 8
