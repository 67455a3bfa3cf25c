"""Glory as it is won and lost, each change with its line in the journal."""

from typing import Final

from heliopolis.core.compat import i64
from heliopolis.core.journal import Fact, JournalEvent

from . import areas as area, components
from .deities import DEITY_NAMES
from .state import PyramidiceState

# Why Glory changes during the game.
BUILD: Final[i64] = 0
FLOOR: Final[i64] = 1
THOTH: Final[i64] = 2
SERKET: Final[i64] = 3
CARNELIAN: Final[i64] = 4
PEARL: Final[i64] = 5
SILVER: Final[i64] = 6
DICE: Final[i64] = 7
POWER: Final[i64] = 8
PRICE: Final[i64] = 9
SCARAB: Final[i64] = 10

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
    ("scarab", "pyramidice.scarabs.declared"),
)


def change_glory(state: PyramidiceState, seat: i64, points: i64, line: i64, about: i64) -> None:
    """Move a seat's marker on the Glory track; `about` is the value, deity, tile or scarab it is for."""
    if points == 0:
        return
    state.areas[seat * area.SIZE + area.GLORY] += points
    if state.journal is not None:
        state.journal.append(score_line(int(seat), int(points), int(line), int(about)))


def score_line(seat: int, points: int, line: int, about: int) -> JournalEvent:
    """Make the journal's line for a change of Glory."""
    name, rule = LINES[line]
    facts: dict[str, Fact] = {"glory": abs(points)}
    if line == BUILD:
        facts["value"] = about
    elif line == POWER:
        facts["deity"] = DEITY_NAMES[about]
        rule = f"pyramidice.deities.{DEITY_NAMES[about]}"
    elif line == PRICE:
        facts["tile"] = components.TILE_NAMES[about]
    elif line == SCARAB:
        facts["scarab"] = components.SCARAB_NAMES[about]
        rule = f"pyramidice.scarabs.{components.SCARAB_NAMES[about]}"
    return JournalEvent(name, rule, seat, facts, points)


def tell(state: PyramidiceState, name: str, rule: str, seat: i64, facts: dict[str, Fact]) -> None:
    """Write an event without a change of score."""
    if state.journal is not None:
        state.journal.append(JournalEvent(name, f"pyramidice.{rule}", int(seat), facts))
