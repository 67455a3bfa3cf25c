"""Glory as it is won and lost, each change with its line in the journal."""

from typing import Final

from heliopolis.core.compat import i64
from heliopolis.core.journal import Fact, JournalEvent
from heliopolis.games.pyramidice.components import DEITY_NAMES, TILE_NAMES
from heliopolis.games.pyramidice.state import (
    BUILD_LINE,
    GLORY,
    POWER_LINE,
    PRICE_LINE,
    ROW,
    PyramidiceState,
)

LINES: Final = (
    ("build", "pyramidice.build.4"),
    ("floor", "pyramidice.build.4"),
    ("thoth", "pyramidice.deities.thoth"),
    ("serket", "pyramidice.deities.serket"),
    ("carnelian", "pyramidice.scarabs.carnelian"),
    ("pearl", "pyramidice.scarabs.pearl"),
    ("silver", "pyramidice.scarabs.silver"),
    ("dice", "pyramidice.work.glory"),
    ("power", "pyramidice.deities.1"),
    ("price", "pyramidice.rest.3"),
)


def change_glory(state: PyramidiceState, seat: i64, points: i64, line: i64, about: i64) -> None:
    """Move a seat's marker on the Glory track; `about` is the value, deity or tile it is for."""
    if points == 0:
        return
    state.areas[seat * ROW + GLORY] += points
    if state.journal is not None:
        state.journal.append(score_line(int(seat), int(points), int(line), int(about)))


def score_line(seat: int, points: int, line: int, about: int) -> JournalEvent:
    """Make the journal's line for a change of Glory."""
    name, rule = LINES[line]
    facts: dict[str, Fact] = {"glory": abs(points)}
    if line == BUILD_LINE:
        facts["value"] = about
    elif line == POWER_LINE:
        facts["deity"] = DEITY_NAMES[about]
        rule = f"pyramidice.deities.{DEITY_NAMES[about]}"
    elif line == PRICE_LINE:
        facts["tile"] = TILE_NAMES[about]
    return JournalEvent(name, rule, seat, facts, points)


def tell(state: PyramidiceState, name: str, rule: str, seat: i64, facts: dict[str, Fact]) -> None:
    """Write an event without a change of score."""
    if state.journal is not None:
        state.journal.append(JournalEvent(name, f"pyramidice.{rule}", int(seat), facts))
