"""A table in the terminal: people at one screen, and bots."""

import re
from contextlib import suppress
from pathlib import Path

from rich.console import Console, RenderableType
from rich.text import Text

from heliopolis.chronicle import Line, chronicle
from heliopolis.core.driver import Chooser, ask
from heliopolis.core.errors import HeliopolisError, Refusal, UndoError
from heliopolis.core.folding import unaccented
from heliopolis.core.rng import Rng
from heliopolis.core.rules import paragraph
from heliopolis.core.session import Session
from heliopolis.core.state import OVER
from heliopolis.language import GameSpeaker, Speaker
from heliopolis.terminal import rulebook
from heliopolis.terminal.boards import draw_board
from heliopolis.terminal.choices import Choice, choices, matching
from heliopolis.terminal.hints import advice
from heliopolis.terminal.keys import Left, ask_line, forget_lines, leaving_when_closed
from heliopolis.terminal.menu import height_of, menu_of
from heliopolis.terminal.results import names_of, result_table, score_table

RECENT = 12
"""How many lines of the log stand above the board, if there is room."""
FEWEST = 3
"""So many of them stand there anyway."""
BELOW = 4
"""The lines for whose turn it is, what can be typed, and the prompt."""
CLEAR_ALL = "\x1b[H\x1b[2J\x1b[3J"
"""Clears the screen and what can be scrolled back to."""
COMMANDS = ("help", "hint", "rules", "log", "undo", "quit")


class TerminalGame:
    """One game at one screen."""

    def __init__(
        self,
        console: Console,
        session: Session,
        bots: dict[int, Chooser],
        rng: Rng,
        language: str,
        path: Path,
    ) -> None:
        self.console = console
        self.session = session
        self.game = session.record.game.played_with(session.record.edition)
        self.bots = bots
        self.rng = rng
        self.generators = {seat: rng.fork() for seat in bots}
        self.words = Speaker("heliopolis.terminal", language)
        self.names = names_of(session.record, self.words)
        self.speaker = GameSpeaker(self.game, language, self.names)
        self.path = path
        self.people = [seat for seat in range(session.record.seats) if seat not in bots]
        self.at_the_screen = self.people[0] if self.people else None
        self.seen = dict.fromkeys(range(session.record.seats), len(session.record.entries))
        """How many entries each person has been told of."""
        self.notice = ""
        """What to say when the table is shown anew."""

    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        try:
            with leaving_when_closed():
                self.play_to_the_end()
        except (Left, EOFError, KeyboardInterrupt):
            self.leave()
            return
        self.show_end()

    def play_to_the_end(self) -> None:
        """Take turn after turn."""
        while True:
            self.session.settle(self.rng)
            if self.session.state.actor() == OVER:
                return
            self.take_turn()

    def take_turn(self) -> None:
        """Let the next seat decide: the driver if there is no choice, a bot, or a person."""
        forced = self.session.forced()
        if forced is not None:
            self.session.decide(forced.seat, forced.number)
            return
        seat = self.session.state.actors()[0]
        bot = self.bots.get(seat)
        if bot is not None:
            self.session.decide(seat, ask(self.session.state, seat, bot, self.generators[seat]))
        else:
            self.ask_person(seat)

    def ask_person(self, seat: int) -> None:
        """Show a person the table and carry out what they choose."""
        self.hand_over(seat)
        self.show_table(seat)
        menu = self.menu(seat)
        while True:
            text = ask_line(f"{self.words.say('prompt')} › ")
            if not text:
                continue
            command, _, rest = text.partition(" ")
            name = self.command(command)
            if name is not None:
                if self.obey(name, rest.strip(), seat):
                    return
                continue
            found = matching(text, menu)
            if len(found) == 1:
                self.session.decide(seat, found[0].action)
                return
            self.explain_misunderstanding(text, menu, found, seat)

    def hand_over(self, seat: int) -> None:
        """Let the screen change hands unseen, where there are secrets."""
        if self.game.has_secrets and seat != self.at_the_screen:
            if self.console.is_terminal:
                self.console.file.write(CLEAR_ALL)
                self.console.file.flush()
            forget_lines()
            ask_line(self.words.say("hand-over", player=self.names[seat]) + " ")
        self.at_the_screen = seat

    def show_table(self, seat: int) -> None:
        """Print the log since the last time, the board, and the choices."""
        if self.console.is_terminal:
            self.console.clear()
        lines = chronicle(self.session, self.speaker, self.names, seat, self.seen[seat])
        for reader in [seat] if self.game.has_secrets else self.people:
            self.seen[reader] = len(self.session.record.entries)
        board = self.draw(seat)
        room = self.console.height - height_of(board, self.console) - BELOW if self.console.is_terminal else 1000
        menu = menu_of(self.menu(seat), self.words, self.console, room - FEWEST)
        self.show_recent(lines, max(FEWEST, min(RECENT, room - height_of(menu, self.console))))
        self.console.print(board)
        if self.notice:
            self.console.print(Text(self.notice, "bold"))
            self.notice = ""
        turn = self.words.say("turn-of", player=self.names[seat])
        self.console.print(Text(f"{turn} {self.expected(seat)}", "bold"))
        self.console.print(menu)
        self.console.print(Text(f"({self.words.say('prompt-hint')})", "dim"))

    def menu(self, seat: int) -> list[Choice]:
        """List what a seat can choose."""
        return choices(self.session.state.legal_actions(seat), self.speaker)

    def show_recent(self, lines: list[Line], most: int = RECENT) -> None:
        """Print the last lines of the log, and how many there are before them."""
        if len(lines) > most:
            before = len(lines) - most + 1
            self.console.print(Text(self.words.say("before-these", count=before), "dim"))
            lines = lines[before:]
        for line in lines:
            self.console.print(Text(f"· {line.text}", "dim"))

    def expected(self, seat: int) -> str:
        """Say what a seat is asked for."""
        state = self.session.state
        return self.speaker.ask(state.view(seat)["phase"], state.legal_actions(seat))

    def draw(self, viewer: int | None) -> RenderableType:
        """Draw the board as a seat sees it."""
        return draw_board(self.session.state, self.speaker, self.names, viewer)

    def command(self, word: str) -> str | None:
        """Return the command that a word stands for, in either language, with accents or without."""
        for name in COMMANDS:
            if unaccented(word) in (name, unaccented(self.words.say(f"command-{name}"))):
                return name
        return None

    def obey(self, command: str, rest: str, seat: int) -> bool:
        """Carry out a command; tell whether the position has changed."""
        if command == "quit":
            raise Left
        if command == "help":
            self.show_help(rest, seat)
        elif command == "hint":
            for advised in advice(self.session, seat, self.speaker, self.words):
                self.console.print(Text(advised))
        elif command == "rules":
            self.show_rules(rest)
        elif command == "log":
            for line in chronicle(self.session, self.speaker, self.names, seat):
                self.console.print(Text(f"· {line.text}"))
        elif command == "undo":
            return self.undo(seat)
        return False

    def undo(self, seat: int) -> bool:
        """Take back the person's last decision, if that is possible."""
        try:
            self.session.undo(seat)
        except UndoError:
            self.console.print(self.words.say("nothing-to-undo"))
            return False
        for reader, told in self.seen.items():
            self.seen[reader] = min(told, len(self.session.record.entries))
        self.notice = self.words.say("undone")
        return True

    def explain_misunderstanding(self, text: str, menu: list[Choice], found: list[Choice], seat: int) -> None:
        """Say why a text is no choice here; for an action that is refused, show the rule."""
        if found:
            several = ", ".join(choice.notation for choice in found)
            self.console.print(self.words.say("ambiguous", text=text, choices=several), markup=False)
            return
        if text in self.game.actions:
            try:
                self.session.decide(seat, self.game.action(text))
            except Refusal as refusal:
                self.console.print(self.words.say("refused", reason=self.reason(refusal, seat)), markup=False)
                rule = paragraph(self.game, refusal.rule, self.speaker.language)
                self.console.print(rulebook.written(rule, self.words))
            return
        self.console.print(self.words.say("not-understood", text=text, count=len(menu)), markup=False)

    def reason(self, refusal: Refusal, seat: int) -> str:
        """Say why an action is refused. The engine's own sentence is English: otherwise say what is expected."""
        if self.speaker.language == "en":
            return str(refusal)
        return self.words.say("refused-by-rule", expected=self.expected(seat))

    def show_help(self, text: str, seat: int) -> None:
        """Say what a piece is, or what can be typed."""
        if not text:
            example = self.menu(seat)[-1]
            said = self.words.say("help", example=example.notation, meaning=example.label)
            self.console.print(said, markup=False)
            return
        known = self.speaker.named("about")
        wanted = text.casefold()
        called = {name: self.speaker.word(name).casefold() for name in known}
        exact = [name for name in known if wanted in (name, called[name])]
        found = exact or [name for name in known if wanted in re.findall(r"\w+", called[name])]
        for name in found:
            word = self.speaker.word(name)
            self.console.print(Text.assemble((word, "bold"), f" — {self.speaker.say(f'about-{name}')}"))
        if not found:
            words = self.speaker.join([self.speaker.word(name) for name in known])
            self.console.print(self.words.say("about-unknown", text=text, words=words), markup=False)

    def show_rules(self, where: str) -> None:
        """Print the first screen of the rules, or what is asked for."""
        if not where:
            self.console.print(rulebook.first_screen(self.game, self.words))
            return
        found = rulebook.meant(self.game, self.speaker.language, where)
        for each in found:
            self.console.print(rulebook.written(each, self.words))
        if not found:
            self.console.print(self.words.say("rules-unknown", text=where), markup=False)

    def show_end(self) -> None:
        """Print the last lines of the log, the final board, every score line and the places; keep the game."""
        viewer = self.people[0] if len(self.people) == 1 else None
        told = min(self.seen[seat] for seat in self.people or self.seen)
        self.show_recent(chronicle(self.session, self.speaker, self.names, viewer, told))
        self.console.print(self.draw(viewer))
        self.console.print(score_table(self.session.record, self.speaker, self.words, self.names))
        self.console.print(result_table(self.session.state, self.words, self.names))
        places = self.session.state.standings()
        winners = [name for name, place in zip(self.names, places, strict=True) if place == 1]
        won = self.words.say("won", players=self.words.join(winners), count=len(winners))
        beaten = self.words.say("beaten", player=self.names[0])  # alone, by somebody without a seat
        self.console.print(Text(won if winners else beaten, "bold yellow"))
        save_record(self.session, self.path)
        self.console.print(self.words.say("kept", path=str(self.path)), markup=False, soft_wrap=True)

    def leave(self) -> None:
        """Save the game and say how to go on with it, if there still is a screen to say it on."""
        save_record(self.session, self.path)
        with suppress(OSError):
            self.console.print()
            self.console.print(self.words.say("saved", path=str(self.path)), markup=False, soft_wrap=True)


def save_record(session: Session, path: Path) -> None:
    """Write the record to a file, whole or not at all."""
    draft = path.with_name(path.name + ".part")
    try:
        draft.write_text(session.record.write(), encoding="utf-8")
        draft.replace(path)
    except OSError as error:
        raise HeliopolisError(f"the game can't be saved in {path}: {error.strerror}") from None
