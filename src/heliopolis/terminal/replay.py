"""`heliopolis replay`: go through a game that was played."""

from argparse import Namespace
from dataclasses import replace

from rich.console import Console
from rich.text import Text

from heliopolis.chronicle import chronicle
from heliopolis.core.errors import RecordError
from heliopolis.core.reader import read_record
from heliopolis.core.record import Record
from heliopolis.core.session import Session
from heliopolis.language import GameSpeaker, Speaker
from heliopolis.terminal.arguments import in_file, read_file
from heliopolis.terminal.board import terminal_board_of
from heliopolis.terminal.keys import ask_line
from heliopolis.terminal.results import names_of, result_table, rival_in, score_table
from heliopolis.terminal.screen import fitted

COUNTER = 1
"""The line that tells which moment it is."""


def run(arguments: Namespace) -> int:
    """Print a game, or a moment of it, or go through it step by step."""
    try:
        replay = Replay(read_record(read_file(arguments.file)), arguments.language, Console(highlight=False))
    except RecordError as error:
        raise in_file(arguments.file, error) from None
    if arguments.step:
        replay.step_through()
    elif arguments.at is not None:
        replay.show_moment(arguments.at)
    else:
        replay.show_whole()
    return 0


class Replay:
    """A record on a screen."""

    def __init__(self, record: Record, language: str, console: Console) -> None:
        self.record = record
        self.session = Session(record)
        self.board = terminal_board_of(record.game.info.name)
        self.console = console
        self.words = Speaker("heliopolis.terminal", language)
        self.names = names_of(record, self.words)
        self.speaker = GameSpeaker(record.game.played_with(record.edition), language, self.names)
        if record.played_under:
            said = "replay-outdated" if record.outdated else "replay-ruled"
            changes = self.speaker.changes_since(record.played_under)
            console.print(Text(self.words.say(said, version=record.played_under, changes=changes).strip(), "dim"))

    def show_whole(self) -> None:
        """Print the log, the last board, and the score lines."""
        self.show(self.session, since=0)
        self.console.print(score_table(self.record, self.speaker, self.words, self.names))
        if self.record.final_scores is not None:
            rival = rival_in(self.session, self.speaker)
            self.console.print(result_table(self.session.state, self.words, self.names, rival))

    def show_moment(self, step: int) -> None:
        """Print the entry that led to a moment, and the board then."""
        record = self.record
        entries = record.entries[:step]
        part = replace(record, entries=entries, final_scores=None)
        self.show(Session(part), since=len(entries) - 1)
        self.console.print(Text(f"{len(entries)}/{len(record.entries)}", "dim"))

    def show(self, session: Session, *, since: int) -> None:
        """Print what happened since an entry, and the board."""
        told = [Text(f"· {line.text}") for line in chronicle(session, self.speaker, self.names, None, since)]
        view = session.state.view(None)
        drawings = [drawing(view, self.speaker, self.names) for drawing in self.board.drawings]
        others = len(told) + COUNTER if since else 0  # a whole game is scrolled through anyway
        for part in (*told, fitted(drawings, self.console, others)):
            self.console.print(part)

    def step_through(self) -> None:
        """Go through a game by key."""
        step = 1
        while True:
            if self.console.is_terminal:
                self.console.clear()
            self.show_moment(step)
            try:
                text = ask_line(f"{self.words.say('replay-help')} › ")
            except (EOFError, KeyboardInterrupt):
                return
            if text == "q":
                return
            if text.isdecimal():
                step = int(text)
            else:
                step += -1 if text == "b" else 1
            step = max(1, min(step, len(self.record.entries)))
