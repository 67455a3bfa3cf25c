"""The log of a table as a page shows it: what was drawn once is kept, so that a move only adds to it."""

from collections.abc import Sequence
from functools import lru_cache
from heapq import merge

from htpy import a, button, div, form, h2, input as input_element, li, ol, p, section, span
from markupsafe import Markup, escape

from heliopolis.chronicle import consequences
from heliopolis.core.journal import JournalEvent
from heliopolis.core.state import CHANCE
from heliopolis.language import GameSpeaker, Speaker
from heliopolis.tables.events import Outdated, Ruled, Said
from heliopolis.tables.looks import LogLine, Look, in_place
from heliopolis.tables.table import Note
from heliopolis.web.beats import LogEntry
from heliopolis.web.board import Board
from heliopolis.web.boards import board_of
from heliopolis.web.boards.plain import PLAIN
from heliopolis.web.frames import NOTHING, Drawing, Frame, gap, markup, whole
from heliopolis.web.layout import Page

LOG_LINES = 60
"""How many lines of the log a page shows."""

LINE = Frame(li(id=gap("key"), class_=gap("place"))[gap("mark"), p[gap("text")], gap("piece")])
MOMENT = Frame(a(href=gap("moment"), tabindex="-1")[gap("text")])
"""A line that leads to its moment: by mouse or touch, so that the chat below is not sixty keys away."""
SAID = Frame(li(id=gap("key"))[gap("mark"), p(class_="said")[gap("text")]])
NOBODY = Markup(span)
BEGINS = Markup("begins-turn")


class LogBook:
    """What one page shows of what has happened. A page that goes on keeps its book."""

    def __init__(self, page: Page, address: str = "") -> None:
        self.page = page
        self.address = address
        """Where the table is found, whose past moments the lines lead to."""
        self.board: Board = PLAIN
        self.speaker: GameSpeaker | None = None
        self.names: list[str] = []
        self.entries: dict[int, LogEntry] = {}
        """The last entries of the record by their steps."""
        self.happened: list[LogEntry | Note] = []
        """The same, and the notes among them, in the order in which they happened."""
        self.noted = 0
        """The version of the last note."""

    def read(self, look: Look, speaker: GameSpeaker, names: list[str]) -> None:
        """Take in what has happened. A log that does not begin with the game goes on from what the book knows."""
        known = self.entries if names == self.names else {}
        before = look.steps - len(look.log)
        self.board, self.names, self.speaker = board_of(look.game), names, speaker
        self.entries = {step: entry for step, entry in known.items() if look.steps - LOG_LINES < step <= before}
        decider = known[before].seat if before in known else -1
        last = known[before].line if before in known else None
        for line in look.log:
            before_it = decider
            if line.seat != CHANCE:
                decider = line.seat
            elif last is not None and self.board.is_rivals(last):
                decider = -1
            last = line
            if line.step > look.steps - LOG_LINES:
                entry = known.get(line.step)
                if entry is None or entry.line != line or entry.seat != decider:
                    entry = self.draw(line, decider, speaker, begins=decider != before_it)
                self.entries[line.step] = entry
        self.happened = list(self.entries.values())
        if look.notes:
            self.noted = look.notes[-1].version
            lines: list[tuple[int, LogEntry | Note]] = list(self.entries.items())
            notes = [(step, note) for step, note in in_place(look.notes) if self.note_text(note)]
            self.happened = [each for _, each in merge(lines, notes[-LOG_LINES:], key=lambda placed: placed[0])]

    def lines(self) -> list[Markup]:
        """Return the lines to be shown, the newest first."""
        shown: list[Markup] = []
        for each in reversed(self.happened):
            shown += reversed(each.lines) if isinstance(each, LogEntry) else [self.draw_note(each)]
            if len(shown) >= LOG_LINES:
                break
        return shown[:LOG_LINES]

    def since(self, step: int, version: int) -> str:
        """Say what has happened since a step, and around the game since a version, for those who listen to the page."""
        texts: list[str] = []
        for each in reversed(self.happened):
            if isinstance(each, Note):
                texts += [self.note_text(each)] if each.version > version else []
            elif each.line.step > step:
                texts += reversed(each.texts)
            elif version >= self.noted:
                break  # nothing before is new
        return " ".join(texts[3::-1])

    def draw(self, line: LogLine, decider: int, speaker: GameSpeaker, *, begins: bool) -> LogEntry:
        """Draw one entry: what was decided or drawn, and what followed from it. Perhaps a turn begins with it."""
        game = speaker.game
        said: list[tuple[int, str]] = []
        piece = None
        if line.number is not None:
            chance = line.seat == CHANCE
            say = speaker.outcome if chance else speaker.decision
            said.append((decider, say(line.number, self.names[decider] if decider >= 0 else "")))
            piece = self.board.log_piece(speaker.locale, (game.outcomes if chance else game.actions)[line.number])
        deed = said[0][1] if said else ""
        events = [JournalEvent(told.name, told.rule, told.seat, told.facts, told.points) for told in line.told]
        said += [(told.seat, told.text) for told in consequences(events, speaker, self.names, None)]
        said = [(seat, text) for seat, text in said if text]
        lines = [
            whole(
                LINE.fill(
                    key=markup(f"log-{line.step}-{number}"),
                    place=BEGINS if begins and not number else NOTHING,
                    mark=self.board.seat_mark(seat) if seat >= 0 else NOBODY,
                    text=self.to_moment(line.step, escape(text)),
                    piece=NOTHING if number else piece or NOTHING,
                )
            )
            for number, (seat, text) in enumerate(said)
        ]
        return LogEntry(line, decider, deed, [text for _, text in said], piece or NOTHING, lines)

    def to_moment(self, step: int, text: Markup) -> Drawing | Markup:
        """Let a line lead to the moment after its entry."""
        if not self.address:
            return text
        return MOMENT.fill(moment=markup(f"{self.address}/replay?step={step}"), text=text)

    def draw_note(self, note: Note) -> Markup:
        """Draw something that was said or happened around the game."""
        key = markup(f"note-{note.version}")
        mark = self.board.seat_mark(note.seat) if note.seat >= 0 else NOBODY
        text = escape(self.note_text(note))
        if note.kind == Said.kind:
            return whole(SAID.fill(key=key, mark=mark, text=text))
        return whole(LINE.fill(key=key, place=NOTHING, mark=mark, text=text, piece=NOTHING))

    def note_text(self, note: Note) -> str:
        """Say what happened around the game; nothing of what a page has no words for."""
        if note.kind == Said.kind:
            return f"{note.name}: {note.text}"
        if note.kind in (Ruled.kind, Outdated.kind):
            changes = self.speaker.changes_since(int(note.text)) if self.speaker else ""
            return self.page.say(note.kind, changes=changes).strip()
        return self.page.say(note.kind, name=note.name) if self.page.words.has(note.kind) else ""


def log_section(page: Page, lines: Sequence[Markup], *, seated: bool) -> Drawing:
    """Draw the log, with a place to say something for those who sit at the table."""
    return log_frame(page.language, seated=seated).fill(lines=list(lines))


@lru_cache(maxsize=4)
def log_frame(language: str, *, seated: bool) -> Frame:
    """Draw the log without lines."""
    say = Speaker("heliopolis.web", language).say
    words = input_element(
        type="text", name="text", maxlength="500", aria_label=say("chat"), placeholder=say("chat-placeholder")
    )
    return Frame(
        section(class_="log slab", id="log", aria_labelledby="log-h")[
            h2(class_="overline", id="log-h")[say("log")],
            ol(tabindex="0", aria_labelledby="log-h", data_most=str(LOG_LINES))[gap("lines")],
            div(class_="chat")[
                form(id="chat-form", autocomplete="off")[words, button(class_="btn btn-line")[say("say")]]
            ]
            if seated
            else None,
        ]
    )


def added(before: list[Markup], now: list[Markup]) -> list[Markup] | None:
    """Return the lines that have come on top of those before; nothing if others have changed, too."""
    if not before or before[0] not in now:
        return None
    count = now.index(before[0])
    kept = now[count:]
    whole = len(kept) == len(before) or len(now) == LOG_LINES
    return now[:count] if whole and kept == before[: len(kept)] else None
