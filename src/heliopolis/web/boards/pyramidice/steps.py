"""The last turn of the Great Architect, step by step, as the log tells it."""

from collections.abc import Sequence
from typing import NamedTuple

from heliopolis.core.state import CHANCE
from heliopolis.games.pyramidice.actions import SPACES
from heliopolis.games.pyramidice.words import OUTCOME_WORDS
from heliopolis.tables.looks import LogLine, Told

ROLL = 700
DEED = 1400
REFILL = 2100
"""Milliseconds after which each step of his turn is shown, the god at once: one thing moves at a time."""

STEPS = ("architect-god", "architect-tile", "architect-build")


class HisTurn(NamedTuple):
    """What the architect did in a turn; what he did not do is empty."""

    step: int
    """The entry of the record with which the turn began, which tells it from his other turns."""
    god: str
    value: int
    tile: str
    slot: int
    space: str
    glory: int
    drawn: tuple[str, ...]
    """The deities that came into the row after him."""
    fresh: bool
    """Whether nobody has decided since."""


def his_last_turn(log: Sequence[LogLine]) -> HisTurn | None:
    """Find the architect's last turn in the log."""
    last = next((at for at in range(len(log) - 1, -1, -1) if told_of(log[at])), None)
    if last is None:
        return None
    first = last
    facts = told_of(log[last])
    if "architect-god" not in facts and last and "architect-god" in told_of(log[last - 1]):
        first = last - 1
        facts = {**told_of(log[first]), **facts}
    rolled = next((value for line in log[first : first + 2] if (value := rolled_by(line)) and line.step > 0), 0)
    tile, build = facts.get("architect-tile"), facts.get("architect-build")
    deed = tile or build
    later = log[last + 1 :]
    return HisTurn(
        step=log[first].step,
        god=str(facts["architect-god"].facts["deity"]) if "architect-god" in facts else "",
        value=rolled,
        tile=str(tile.facts["tile"]) if tile else "",
        slot=number(tile, "slot") if tile else 0,
        space=SPACES[number(build, "space") - 1] if build else "",
        glory=number(deed, "glory") if deed else 0,
        drawn=tuple(word.removeprefix("deity ") for line in later if (word := outcome(line)).startswith("deity ")),
        fresh=all(line.seat == CHANCE for line in log[first + 1 :]),
    )


def told_of(line: LogLine) -> dict[str, Told]:
    """Return what a line of the log tells of the architect's turn."""
    return {told.name: told for told in line.told if told.name in STEPS}


def outcome(line: LogLine) -> str:
    """Return what chance answered in a line of the log."""
    return OUTCOME_WORDS[line.number] if line.seat == CHANCE and line.number is not None else ""


def rolled_by(line: LogLine) -> int:
    """Return the value of a stone die that was rolled in a line of the log; 0 if none was."""
    word = outcome(line)
    return int(word.removeprefix("stone ")) if word.startswith("stone ") else 0


def number(told: Told | None, fact: str) -> int:
    """Return a number that the log tells."""
    found = told.facts[fact] if told else 0
    return found if isinstance(found, int) else 0
