"""What one page is told of a game as it goes on: the beats that are news, and a line for each turn since its own."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import groupby, takewhile
from typing import Any

from htpy import a, button, div, fragment, h2, li, ol, p, section, span
from markupsafe import Markup

from heliopolis.core.state import CHANCE
from heliopolis.language import Speaker
from heliopolis.web.beats import GLANCE, MOST_BEATS, WEIGHTS, Beat, LogEntry, Telling, is_told_to
from heliopolis.web.board import Board
from heliopolis.web.frames import NOTHING, Drawing, Frame, escaped, gap, join, markup, whole
from heliopolis.web.layout import Page
from heliopolis.web.logbook import LogBook
from heliopolis.web.pieces import glyph
from heliopolis.web.scene import Scene

MOST_TURNS, MOST_TOLD = 12, 3
"""How many turns are told in "since your last turn", and of each how many things …"""
MOST_DEEDS = 6
"""… or all that was done in them, as long as it is no more than this."""
NOBODY = Markup(span)
TURN = Frame(li[a(href=gap("moment"))[gap("mark"), span[gap("heading")], span(class_="pieces")[gap("piece")]]])
WORDS = Frame(fragment[span(class_="mark")[gap("mark")], h2[gap("heading")], p[gap("sentence")]])
CARD = Frame(div(class_="stage-card", data_guest=True)[gap("card")])
"""What is larger than a caption lies on the board."""
NO_TURNS = Markup(section(id="since", data_guest=True, hidden=True))
"""What those have who wait for no turn of their own."""


class Narrator:
    """Tells one page what has happened. It remembers what it has told."""

    def __init__(self, book: LogBook, *, stage: bool = False) -> None:
        self.book = book
        self.stage = stage
        """Whether the page tells what happens beat by beat."""
        self.told = -1
        """How many steps of the game the page has been told of; none before it was drawn."""
        self.seen: tuple[int | None, Any] = None, None
        """Who looked last, and what was seen then."""
        self.since: list[Beat] = []
        """What has been done since the viewer's last turn."""

    def tell(self, scene: Scene) -> list[Beat]:
        """Take in what has happened since the last time; return what is news of it, in its order, if news are told."""
        entries = self.book.entries
        steps = next(reversed(entries), 0)
        viewer, before = self.seen
        self.seen = scene.viewer, scene.view
        anew = not 0 <= self.told <= steps or viewer != scene.viewer
        own = next((step for step, entry in reversed(entries.items()) if entry.seat == scene.viewer), 0)
        told, self.told = self.told if self.told >= 0 else steps, steps
        waits = scene.viewer is not None and own < steps
        news: list[Beat] = []
        since = self.since
        if anew:
            since = self._beats(own, scene) if waits else []
            if self.stage:
                known = waits and own <= told
                news = [beat for beat in since if beat.step > told] if known else self._beats(told, scene)
        elif self.stage or waits:
            news = self._beats(told, scene, before)
            since = [*since, *news]
        self.since = [beat for beat in since if beat.step > own and beat.step in entries] if waits else []
        return [beat for beat in news if is_told_to(scene.viewer, beat)][-MOST_BEATS:] if self.stage else []

    def _beats(self, since: int, scene: Scene, before: Any = None) -> list[Beat]:
        """Tell entries since a step, each decision with what chance answered by itself: so it is told alike, always."""
        parts: list[list[LogEntry]] = []
        for entry in [*takewhile(lambda entry: entry.line.step > since, reversed(self.book.entries.values()))][::-1]:
            if not parts or entry.line.seat != CHANCE:
                parts.append([])
            parts[-1].append(entry)
        if len(parts) > 1:
            before = None
        return [beat for part in parts for beat in self.book.board.beats(Telling(part, scene, before))]

    def turns(self) -> list[Beat]:
        """Return what was done since the viewer's last turn, the newest first: of much, a beat for each turn."""
        if len(self.since) <= MOST_DEEDS:
            return self.since[::-1]
        return [*in_short(self.since, self.book.entries)][-MOST_TURNS:][::-1]


def in_short(beats: Sequence[Beat], entries: dict[int, LogEntry]) -> Iterator[Beat]:
    """Return the weightiest beat of each turn, of several the last, headed by all that weighs something."""
    for _, group in groupby(beats, lambda beat: entries[beat.step].seat):
        turn = list(group)
        weightiest = max(reversed(turn), key=lambda beat: WEIGHTS.index(beat.weight))
        told = [beat.heading for beat in turn if beat is weightiest or beat.weight != GLANCE]
        yield weightiest._replace(heading=" · ".join(dict.fromkeys(told[-MOST_TOLD:])))


def since_section(page: Page, board: Board, address: str, turns: Sequence[Beat], *, plays: bool) -> Drawing:
    """Draw a line for what was done since the viewer's last turn, each of which leads to its moment.

    Who plays keeps the place of it, so that nothing moves when there is something to tell.
    """
    if not turns:
        return [nothing_since(page.language) if plays else NO_TURNS]
    return since_frame(page.language).fill(
        turns=join(
            TURN.fill(
                moment=escaped(f"{address}/replay?step={beat.step}"),
                mark=board.seat_mark(beat.seat) if beat.seat >= 0 else NOBODY,
                heading=escaped(beat.heading),
                piece=beat.piece,
            )
            for beat in turns
        )
    )


@lru_cache(maxsize=2)
def nothing_since(language: str) -> Markup:
    """Say that nothing has happened since the viewer's last turn."""
    said = Speaker("heliopolis.web", language).say("since-nothing")
    return Markup(section(id="since", class_="is-empty", data_guest=True)[p[said]])


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
    card = beat.card()
    adorns = {"#board": CARD.fill(card=card)} if card else {}
    if beat.pinned:
        adorns[f'#board [data-key^="{beat.pinned}"]'] = [beat.pin]
    sent = {
        "words": whole(
            WORDS.fill(
                mark=board.seat_mark(beat.seat) if beat.seat >= 0 else NOTHING,
                heading=escaped(beat.heading),
                sentence=escaped(beat.sentence),
            )
        ),
        "piece": beat.piece,
        "weight": beat.weight,
        "harm": beat.harm,
        "adorns": {place: whole(drawn) for place, drawn in adorns.items()},
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
            div(id="caption", class_="caption", hidden=True, data_guest=True)[
                div(class_="caption-face")[
                    div(class_="tell", aria_hidden="true"),
                    span(class_="show", aria_hidden="true"),
                    skip,
                    span(class_="told-beads", aria_hidden="true"),
                ]
            ]
        )
    )
