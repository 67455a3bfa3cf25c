"""Ten positions of L'or du pharaon in which a beginner sees what not to do: no level does it."""

from dataclasses import replace
from typing import Any, NamedTuple

import pytest
from tests.games.gold.positions import legal, position

from heliopolis.core.rng import Rng, SeededRng
from heliopolis.core.state import State
from heliopolis.engine import running
from heliopolis.games.gold.game import GAME
from heliopolis.players.advice import choices
from heliopolis.players.advice.choices import best_choices
from heliopolis.players.findings import Findings
from heliopolis.players.levels import ADVICE, LEVELS, LevelBot, settings_of

RING = "┌──┐ │??│ │??│ └S─┘"
FALLING = "X──┐ │??│ ├──┤ └S─┘"


class Case(NamedTuple):
    """A position with the first seat to decide, and the words with which every sound choice begins."""

    what: str
    drawing: str
    table: dict[str, Any]
    sound: tuple[str, ...]


CASES = (
    Case(
        "a treasure is carried home that is a step away",
        RING,
        {"archaeologists": "a4 d1", "carried": {0: 3}},
        ("move archaeologist b4",),
    ),
    Case(
        "a treasure is carried home along a lit run, by the last action",
        RING,
        {"archaeologists": "a1 d4", "carried": {0: 3}, "lanterns": {0: "a2 a3 a4"}, "actions": 1},
        ("move archaeologist b4",),
    ),
    Case(
        "a treasure that lies here is picked up before the turn ends",
        RING,
        {"archaeologists": "a4 d1", "loose": {"a4": [3]}, "actions": 0},
        ("take",),
    ),
    Case(
        "what another carries on this card is stolen, with home a step away",
        RING,
        {"archaeologists": "a4 a4", "carried": {1: 3}, "actions": 1},
        ("steal",),
    ),
    Case(
        "an archaeologist leaves a card that falls next",
        FALLING,
        {"archaeologists": "a2 b4", "keeper": 0, "bust_chamber": "a1", "lost": ["bust"], "actions": 1},
        ("move archaeologist a3",),
    ),
    Case(
        "an archaeologist comes home while its last way stands",
        "xxxx xxxx xx─┤ xS─┘",
        {"archaeologists": "c4 d4", "keeper": 0, "bust_chamber": "a1", "lost": ["bust"], "actions": 1},
        ("move archaeologist b4",),
    ),
    Case(
        "a porter comes home while its last way stands",
        "xxxx xxxx xx─┤ xS─┘",
        {"archaeologists": "b4 b4", "porters": "c4", "keeper": 0, "bust_chamber": "a1", "lost": ["bust"], "actions": 1},
        ("move porter b4",),
    ),
    Case(
        "nobody stays with the bust in a chamber that falls after this turn",
        "╔──┐ │??│ ├──┤ └S─┘",
        {"archaeologists": "a1", "loose": {"a1": ["bust"]}, "bust_chamber": "a1", "keeper": 0, "fuse": 1, "actions": 1},
        ("take", "move archaeologist"),
    ),
    Case(
        "who is behind does not let the game run out with a hidden card before the archaeologist",
        "??? ?│? ?S?",
        {
            "archaeologists": "b2",
            "actions": 1,
            "quiet_turns": 9,
            "points": {1: 2},
            "hidden": {"chamber-corner": 1},
            "photos": ["quiet 1"],
        },
        ("reveal",),
    ),
    Case(
        "who is behind does not let the game run out with a treasure a step from home",
        RING,
        {"archaeologists": "a4 d1", "carried": {0: 3}, "actions": 1, "quiet_turns": 9, "points": {1: 2}},
        ("move archaeologist b4",),
    ),
)


def test_there_are_ten_positions() -> None:
    assert len(CASES) == 10


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.what.replace(" ", "-"))
def test_no_level_takes_what_a_beginner_would_not(case: Case, level: str) -> None:
    state = position(case.drawing, **case.table)
    assert [line for line in legal(state) if not line.startswith(case.sound)], "there is nothing to do wrong"
    # Interpreted, the highest level would think for minutes.
    iterations = settings_of(level, "gold", 2).iterations
    bot = LevelBot(level, "gold", iterations if running() == "compiled" else min(iterations, 60), longest=0.0)
    for seed in range(3):
        assert GAME.actions[bot(state.clone(), 0, SeededRng(seed))].startswith(case.sound)


def looked_at(game: str, state: State, seat: int, rng: Rng) -> Findings:
    """Look at a decision as for a hint; interpreted, for a shorter while."""
    thinking = replace(settings_of(LEVELS[-1], game, 2), iterations=ADVICE if running() == "compiled" else 200)
    return thinking.search(game, 2, 0.0).run(state, seat, rng)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.what.replace(" ", "-"))
def test_no_hint_names_what_a_beginner_would_not_do(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(choices, "advise", looked_at)
    found = best_choices("gold", position(case.drawing, **case.table), 0, SeededRng(0))
    assert [GAME.actions[each.action] for each in found if not GAME.actions[each.action].startswith(case.sound)] == []
