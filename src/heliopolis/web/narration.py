"""What one page is told of a game as it goes on: the beats that are news, and a line for each turn since its own."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import accumulate, groupby
from operator import itemgetter
from typing import Any

from htpy import a, button, div, fragment, h2, li, ol, p, section, span
from markupsafe import Markup, escape

from heliopolis.core.state import CHANCE
from heliopolis.language import Speaker
from heliopolis.web.beats import MOST_BEATS, WEIGHTS, Beat, LogEntry, Telling, is_told_to
from heliopolis.web.board import Board
from heliopolis.web.frames import NOTHING, Drawing, Frame, gap, markup, whole
from heliopolis.web.layout import Page
from heliopolis.web.logbook import LogBook
from heliopolis.web.pieces import glyph
from heliopolis.web.scene import Scene

MOST_TURNS = 12
"""How many turns are told in "since your last turn"."""
NOBODY = Markup(span)
TURN = Frame(li[a(href=gap("moment"))[gap("mark"), span[gap("heading")], gap("piece")]])
WORDS = Frame(fragment[span(class_="mark")[gap("mark")], h2[gap("heading")], p[gap("sentence")]])
NO_TURNS = Markup(section(id="since", data_guest=True, hidden=True))


class Narrator:
    """Tells one page what has happened. It remembers what it has told."""

    def __init__(self, book: LogBook) -> None:
        self.book = book
        self.told = -1
        """How many steps of the game the page has been told of; none before it was drawn."""
        self.seen: tuple[int | None, Any] = None, None
        """Who looked last, and what was seen then."""
        self.since: list[Beat] = []
        """What has been done since the viewer's last turn."""

    def tell(self, scene: Scene) -> list[Beat]:
        """Return what is news since the last time, in its order."""
        entries = list(self.book.entries.values())
        steps = entries[-1].line.step if entries else 0
        viewer, before = self.seen
        self.seen = scene.viewer, scene.view
        anew = not 0 <= self.told <= steps or viewer != scene.viewer
        own = max((entry.line.step for entry in entries if entry.seat == scene.viewer), default=0)
        later = [entry for entry in entries if 0 <= self.told < entry.line.step]
        news = self._beats(later, scene, None if anew else before)
        if scene.viewer is None:
            self.since = []
        elif anew:
            self.since = self._beats([entry for entry in entries if entry.line.step > own], scene)
        else:
            self.since = [beat for beat in (*self.since, *news) if beat.step > own and beat.step in self.book.entries]
        self.told = steps
        return [beat for beat in news if is_told_to(scene.viewer, beat)][-MOST_BEATS:]

    def _beats(self, entries: Sequence[LogEntry], scene: Scene, before: Any = None) -> list[Beat]:
        """Tell entries, each decision with what chance answered by itself: so it is told alike, whenever one looks."""
        begun = accumulate(entry.line.seat != CHANCE for entry in entries)
        parts = [
            [entry for _, entry in part] for _, part in groupby(zip(begun, entries, strict=True), key=itemgetter(0))
        ]
        if len(parts) > 1:
            before = None
        return [beat for part in parts for beat in self.book.board.beats(Telling(part, scene, before))]

    def turns(self) -> list[Beat]:
        """Return the weightiest beat of each turn since the viewer's last, the newest first."""
        return [*weightiest(self.since, self.book.entries)][-MOST_TURNS:][::-1]


def weightiest(beats: Sequence[Beat], entries: dict[int, LogEntry]) -> Iterator[Beat]:
    """Return the weightiest beat of each turn; of several, the last."""
    for _, turn in groupby(beats, lambda beat: entries[beat.step].seat):
        yield max(reversed(list(turn)), key=lambda beat: WEIGHTS.index(beat.weight))


def since_section(page: Page, board: Board, address: str, turns: Sequence[Beat]) -> Drawing:
    """Draw a line for each turn since the viewer's last, each of which leads to its moment."""
    if not turns:
        return [NO_TURNS]
    return since_frame(page.language).fill(
        turns=[
            whole(
                TURN.fill(
                    moment=escape(f"{address}/replay?step={beat.step}"),
                    mark=board.seat_mark(beat.seat) if beat.seat >= 0 else NOBODY,
                    heading=escape(beat.heading),
                    piece=beat.piece,
                )
            )
            for beat in turns
        ]
    )


@lru_cache(maxsize=2)
def since_frame(language: str) -> Frame:
    """Draw "since your last turn" without turns."""
    said = Speaker("heliopolis.web", language).say("since")
    return Frame(
        section(id="since", data_guest=True, aria_labelledby="since-h")[
            h2(class_="overline", id="since-h")[said], ol(aria_labelledby="since-h", tabindex="0")[gap("turns")]
        ]
    )


def parcel(board: Board, beat: Beat) -> dict[str, Any]:
    """Return what a page is sent of a beat."""
    sent = {
        "words": whole(
            WORDS.fill(
                mark=board.seat_mark(beat.seat) if beat.seat >= 0 else NOTHING,
                heading=escape(beat.heading),
                sentence=escape(beat.sentence),
            )
        ),
        "piece": beat.piece,
        "weight": beat.weight,
        "harm": beat.harm,
        "card": beat.card(),
        "sound": beat.sound,
        "lights": beat.lights,
    }
    return {name: value for name, value in sent.items() if value}


@lru_cache(maxsize=2)
def caption(language: str) -> Markup:
    """Draw the stone face of the prompt, on which beats are told: the page's script fills it."""
    say = Speaker("heliopolis.web", language).say
    skip = button(type="button", class_="skip-beat", aria_label=say("skip-beat"))[
        glyph("ui-skip", "icon"), span[say("skip-beat")]
    ]
    return markup(
        str(
            div(id="caption", class_="caption", hidden=True, data_guest=True, data_turn=say("your-turn"))[
                div(class_="caption-face")[
                    div(class_="tell", aria_hidden="true"),
                    span(class_="show", aria_hidden="true"),
                    skip,
                    span(class_="told-beads", aria_hidden="true"),
                ]
            ]
        )
    )
