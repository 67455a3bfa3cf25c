"""The stages of a game, such as epochs or rounds, and its turns: where each of them begins."""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from heliopolis.core.driver import follow
from heliopolis.core.game import Entry
from heliopolis.core.record import Record
from heliopolis.core.state import CHANCE, OVER
from heliopolis.players.levels import heuristics_of

MOST = 15
"""A game with more stages than these has turns rather than stages."""


def stages(record: Record) -> tuple[int, ...]:
    """Return after how many entries each stage but the first begins; nothing for games that have none."""
    found = all_stages(record)
    return found if len(found) <= MOST else ()


def all_stages(record: Record) -> tuple[int, ...]:
    """Return after how many entries each stage but the first begins, also where every turn is one.

    Where a game goes on from a moment, the stages that were over by then begin before all entries.
    """
    heuristics = heuristics_of(record.game.info.name)
    state = record.start()
    stage = heuristics.stage(state)
    found = [0] * int(stage - heuristics.stage(replace(record, moment=None).start()))
    for index, entry in enumerate(record.entries):
        follow(state, entry)
        if state.actor() != OVER and heuristics.stage(state) != stage:
            stage = heuristics.stage(state)
            found.append(index + 1)
    return tuple(found)


def turns(entries: Sequence[Entry]) -> tuple[int, ...]:
    """Return after how many entries each turn begins: with a decision of another seat than the last."""
    found: list[int] = []
    last = int(CHANCE)
    for index, entry in enumerate(entries):
        if entry.seat not in (CHANCE, last):
            found.append(index)
            last = int(entry.seat)
    return tuple(found)


def turns_of(record: Record) -> tuple[int, ...]:
    """Return after how many entries each turn begins, also for who plays alone: there, with each stage."""
    return turns(record.entries) if record.seats > 1 else (0, *all_stages(record))


class Whereabouts(NamedTuple):
    """Where in a game something happened, as those say who played it: both count from one."""

    stage: int
    """The epoch or round; 0 in a game without."""
    turn: int
    """The turn within the stage; within the game, where it has no stages."""


def whereabouts(turns: Sequence[int], marks: Sequence[int], step: int) -> Whereabouts:
    """Say where the entry after so many others stands, in a game whose turns and stages begin at some places."""
    passed = bisect_right(marks, step)
    first = marks[passed - 1] if passed else 0
    turn = max(1, bisect_right(turns, step) - bisect_left(turns, first))
    return Whereabouts(passed + 1 if marks else 0, turn)
