"""The Great Architect in the result of a solo game: what he has, and his score lines."""

from collections.abc import Sequence

from heliopolis.games.pyramidice.info import ARCHITECTS
from heliopolis.games.pyramidice.view_types import PyramidiceView
from heliopolis.language import GameSpeaker
from heliopolis.tables.looks import LogLine, Told
from heliopolis.web.board import Rival
from heliopolis.web.boards.pyramidice import voice
from heliopolis.web.boards.pyramidice.architect import architect_mark
from heliopolis.web.boards.pyramidice.steps import number

SUMS = ("gods", "ennead", "projects")
"""What the end adds to his Glory."""
HIS_SEAT = 1
"""He is told of as if he sat behind the only player."""


def rival(speaker: GameSpeaker, view: PyramidiceView, log: Sequence[LogLine]) -> Rival | None:
    """Tell of the architect; of nobody, if the game has none or was not played to its end."""
    score = next((told for line in log for told in line.told if told.name == "architect-score"), None)
    his = view["architect"]
    if score is None or his is None:
        return None
    lines = [line._replace(told=tuple(each for told in line.told for each in counted(told))) for line in log]
    level = voice.say(speaker.locale, "level", level=ARCHITECTS.index(his["name"]) + 1)
    return Rival(speaker.word(his["name"]), level, number(score, "glory"), architect_mark(his["name"]), lines)


def is_rivals(line: LogLine) -> bool:
    """Tell whether the architect does something in an entry of the log."""
    return any(told.name.startswith("architect-") for told in line.told)


def counted(told: Told) -> list[Told]:
    """Return what is told, with points if it brought the architect any; his sum at the end is told line by line."""
    if told.name in ("architect-tile", "architect-build"):
        return [scored(told, told.name, number(told, "glory"))]
    if told.name == "architect-score":
        return [scored(told, f"architect-{name}", points) for name in SUMS if (points := number(told, name))]
    return [told]


def scored(told: Told, name: str, points: int) -> Told:
    """Return a fact as a score line of the architect; one that brought nothing is none."""
    return told._replace(name=name, seat=HIS_SEAT, points=points or None)
