"""The log of a table as a page shows it: what was drawn once is kept, so that a move only adds to it."""

from collections.abc import Sequence
from functools import lru_cache
from heapq import merge
from itertools import takewhile
from operator import itemgetter

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
        self.lines: list[Markup] = []
        """What is shown of them, the newest first."""
        self.noted = 0
        """The version of the last note."""

    def read(self, look: Look, speaker: GameSpeaker, names: list[str]) -> None:
        """Take in what has happened. A log that does not begin with the game goes on from what the book knows."""
        known = self.entries if names == self.names else {}
        log, before = look.log, look.steps - len(look.log)
        noted = look.notes[-1].version if look.notes else 0
        last = next(reversed(known), 0)
        goes_on = names == self.names and noted == self.noted
        if goes_on and before != last:
            first = next(iter(known), 1) - before - 1
            goes_on = first >= 0 and log[first : last - before] == tuple(entry.line for entry in known.values())
            if goes_on:
                log, before = log[last - before :], last
        self.board, self.names, self.speaker, self.noted = board_of(look.game), names, speaker, noted
        whose = self.whose(log, known.get(before))
        if goes_on:
            self.add([self.draw(line, seat, speaker, begins=begins) for line, seat, begins in whose], look.steps)
        else:
            self.begin(whose, known, speaker, look.notes)

    def whose(self, log: Sequence[LogLine], last: LogEntry | None) -> list[tuple[LogLine, int, bool]]:
        """Tell whom each line of a log is about, and whether a turn begins with it, from the last entry before."""
        found: list[tuple[LogLine, int, bool]] = []
        decider, before = (last.seat, last.line) if last is not None else (-1, None)
        for line in log:
            turn = decider
            if line.seat != CHANCE:
                decider = line.seat
            elif before is not None and self.board.is_rivals(before):
                decider = -1
            before = line
            found.append((line, decider, decider != turn))
        return found

    def add(self, entries: list[LogEntry], steps: int) -> None:
        """Take in what has come on top of what the book knows, and let go of what no page shows any more."""
        self.entries |= {entry.line.step: entry for entry in entries}
        for step in [*takewhile((steps - LOG_LINES).__ge__, self.entries)]:
            del self.entries[step]
        self.happened = [*self.happened, *entries][-2 * LOG_LINES :]
        self.lines = [*self.newest_first(entries), *self.lines][:LOG_LINES]

    def begin(
        self,
        whose: list[tuple[LogLine, int, bool]],
        known: dict[int, LogEntry],
        speaker: GameSpeaker,
        noted: Sequence[Note],
    ) -> None:
        """Take in a log anew: as many of its last entries as a page shows, drawn once if they were known before."""
        drawn: list[LogEntry] = []
        shown = 0
        for line, seat, begins in reversed(whose):
            entry = known.get(line.step)
            if entry is None or entry.line != line or entry.seat != seat:
                entry = self.draw(line, seat, speaker, begins=begins)
            drawn.append(entry)
            shown += len(entry.lines)
            if shown >= LOG_LINES:
                break
        self.entries = {entry.line.step: entry for entry in reversed(drawn)}
        lines: list[tuple[int, LogEntry | Note]] = list(self.entries.items())
        notes = [(step, note) for step, note in in_place(noted) if self.note_text(note)]
        self.happened = [each for _, each in merge(lines, notes[-LOG_LINES:], key=itemgetter(0))]
        self.lines = self.newest_first(self.happened)[:LOG_LINES]

    def newest_first(self, happened: Sequence[LogEntry | Note]) -> list[Markup]:
        """Return the lines of what has happened, the newest first."""
        lines: list[Markup] = []
        for each in reversed(happened):
            lines += reversed(each.lines) if isinstance(each, LogEntry) else [self.draw_note(each)]
        return lines

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
        if line.told:
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
