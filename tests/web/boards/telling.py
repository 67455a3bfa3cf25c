"""A record told beat by beat, as a page would tell it to a viewer who sees every step."""

from collections.abc import Iterator, Sequence
from types import SimpleNamespace
from typing import NamedTuple

from tests.web.boards.scenes import NAMES, scene

from heliopolis.core.record import Record
from heliopolis.core.session import Session
from heliopolis.core.state import CHANCE
from heliopolis.tables import looks
from heliopolis.web.beats import Beat
from heliopolis.web.layout import Page
from heliopolis.web.logbook import LOG_LINES, LogBook
from heliopolis.web.narration import Narrator


class News(NamedTuple):
    """What a page was told at once, and its turns since the viewer's last."""

    step: int
    beats: list[Beat]
    turns: list[Beat]


def told(record: Record, viewer: int | None, language: str = "en", *, every: int = 1) -> Iterator[News]:
    """Tell a record whenever a seat has decided and chance has answered, or only after every so many decisions."""
    page = Page(language, "", "/")
    narrator = Narrator(LogBook(page), stage=True)
    events, made_by = Session(record).events, [""] * len(record.entries)
    wanted = set(pauses(record, every))
    for step, (_, state) in enumerate(record.replay(), 1):
        if step not in wanted:
            continue
        log = looks._log(record, events, made_by, viewer, max(0, step - LOG_LINES), step)
        shown = scene(record.game, state, viewer, language, log)
        look = SimpleNamespace(game=record.game.info.name, steps=step, log=log, notes=())
        narrator.book.read(look, shown.speaker, NAMES[: record.seats])  # type: ignore[arg-type]
        yield News(step, narrator.tell(shown), narrator.turns())


def pauses(record: Record, every: int) -> Sequence[int]:
    """Return the steps after which somebody looks: not before chance has answered."""
    entries = record.entries
    settled = [step for step in range(len(entries)) if entries[step].seat != CHANCE]
    return [*settled[::every], len(entries)]


def all_beats(record: Record, viewer: int | None, language: str = "en", *, every: int = 1) -> list[Beat]:
    """Return all that is told of a record."""
    return [beat for news in told(record, viewer, language, every=every) for beat in news.beats]
