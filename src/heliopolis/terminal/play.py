"""A table in the terminal: people at one screen, and bots."""

from collections.abc import Iterable, Mapping
from contextlib import suppress
from itertools import dropwhile
from pathlib import Path

from rich.console import Console, Group, RenderableType
from rich.text import Text

from heliopolis.chronicle import chronicle
from heliopolis.core.driver import Chooser, ask
from heliopolis.core.errors import Refusal, UndoError
from heliopolis.core.folding import unaccented
from heliopolis.core.rng import Rng
from heliopolis.core.rules import LANGUAGES, paragraph
from heliopolis.core.session import Session
from heliopolis.core.state import OVER, State
from heliopolis.language import GameSpeaker, Speaker
from heliopolis.terminal import rulebook
from heliopolis.terminal.about import about
from heliopolis.terminal.board import terminal_board_of
from heliopolis.terminal.choices import NO_MARKS, Choice, as_typed, choices, matching, words_of
from heliopolis.terminal.hints import advise, in_lines, marks
from heliopolis.terminal.keys import Left, ask_line, forget_lines, leaving_when_closed
from heliopolis.terminal.marks import Marks
from heliopolis.terminal.menu import Menu, listed, menus
from heliopolis.terminal.orders import NOT_HERE, Orders, carry_out
from heliopolis.terminal.paging import read_through
from heliopolis.terminal.results import names_of, result_table, rival_in, score_table, verdict
from heliopolis.terminal.saving import save_record
from heliopolis.terminal.screen import show, wrapped

CLEAR_ALL = "\x1b[H\x1b[2J\x1b[3J"
"""Clears the screen and what can be scrolled back to."""
KEPT = 4
"""The lines below the score lines: where the game is kept, and the line to type in."""
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
        self.board = terminal_board_of(self.game.info.name)
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
        self.ended_by_itself: set[int] = set()
        """Whose turn ended since they last typed something, because nothing else was left to do."""
        self.notice = ""
        """What to say when the table is shown anew."""
        self.marks: dict[int, str] = {}
        """The marks of advised actions, until something is decided."""
        self.too_large: dict[int, int] = {}
        """How many drawings of the board have been too large, by the height of the screen: it is not to change its
        looks from move to move."""

    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        try:
            with leaving_when_closed():
                self.play_to_the_end()
        except (Left, EOFError, KeyboardInterrupt):
            self.leave()
            return
        with suppress(Left, EOFError, KeyboardInterrupt), leaving_when_closed():
            self.show_end()
        with suppress(OSError):
            self.console.print(self.words.say("kept", path=str(self.path)), markup=False, soft_wrap=True)

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
            if self.game.actions[forced.number] == self.board.ends_turn:
                self.ended_by_itself.add(forced.seat)
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
        self.marks = {}
        menu = self.show_table(seat)
        while True:
            text = ask_line(f"{self.words.say('prompt')} › ")
            words = words_of(text)
            if not words:
                menu = self.show_table(seat)
                continue
            name = self.command(words[0])
            if name is None:
                if self.follow(text, seat, menu):
                    return
            elif self.obey(name, text.partition(" ")[2].strip(), seat):
                return

    def follow(self, text: str, seat: int, menu: Menu) -> bool:
        """Carry out a line of choices as far as it goes, and tell what stopped it; tell whether anything was done."""
        if self.is_out_of_habit(text, seat, menu):
            self.console.print(*wrapped(self.words.say("ended-by-itself"), self.console), sep="\n")
            return False
        orders = carry_out(words_of(text), self, seat, menu)
        orders.rest = as_typed(orders.rest, text)
        if not orders.done:
            self.explain_misunderstanding(orders, seat)
            return False
        if orders.stopped:
            done = self.words.join([choice.label for choice in orders.done])
            self.notice = self.words.say("done-so-far", done=done, why=self.what_stopped(orders, seat))
        return True

    def is_out_of_habit(self, text: str, seat: int, menu: Menu) -> bool:
        """Tell whether a line ends a turn that has just begun, though it may be meant for the last one, which ended."""
        if seat not in self.ended_by_itself:
            return False
        self.ended_by_itself.remove(seat)
        return [choice.notation for choice in menu.matching(words_of(text))] == [self.board.ends_turn]

    def hand_over(self, seat: int) -> None:
        """Let the screen change hands unseen, where there are secrets."""
        if self.game.has_secrets and seat != self.at_the_screen:
            if self.console.is_terminal:
                self.console.file.write(CLEAR_ALL)
                self.console.file.flush()
            forget_lines()
            ask_line(self.words.say("hand-over", player=self.names[seat]) + " ")
        self.at_the_screen = seat

    def show_table(self, seat: int) -> Menu:
        """Print the log since the last time, the board, and the choices, which are returned as they are seen."""
        if self.console.is_terminal:
            self.console.clear()
        lines = chronicle(self.session, self.speaker, self.names, seat, self.seen[seat])
        for reader in [seat] if self.game.has_secrets else self.people:
            self.seen[reader] = len(self.session.record.entries)
        asked: RenderableType = self.question(seat)
        if self.notice:
            asked = Group(*wrapped(self.notice, self.console, "bold yellow"), asked)
            self.notice = ""
        boards = self.drawings(seat)
        shown = show(
            self.console,
            self.words,
            log=[line.text for line in lines],
            boards=boards,
            asked=asked,
            menus=menus(self.choices(seat)),
            hint=self.prompt_hint(),
        )
        if shown.board is not boards[0]:
            self.too_large.setdefault(self.console.height, 1)
        return shown.menu

    def choices(self, seat: int) -> list[Choice]:
        """List what a seat can choose."""
        return self.called(self.session.state.legal_actions(seat), seat, self.marks)

    def everything(self, seat: int) -> list[Choice]:
        """List all actions of the game with what a seat may call them, legal or not."""
        return self.called(range(len(self.game.actions)), seat)

    def called(self, actions: Iterable[int], seat: int, marks: Mapping[int, str] = NO_MARKS) -> list[Choice]:
        """List actions with what a seat may call them."""
        view = self.session.state.view(seat)
        signs, remarks = self.board.signs(view, self.speaker), self.board.remarks(view, self.speaker)
        return choices(actions, self.speaker, signs, remarks, marks)

    def question(self, seat: int) -> Group:
        """Say whose turn it is, and what is asked."""
        state = self.session.state
        expected = self.speaker.ask(state.view(seat)["phase"], state.legal_actions(seat))
        asked = f"{self.words.say('turn-of', player=self.names[seat])} {expected}"
        return Group(*wrapped(asked, self.console, "bold"))

    def prompt_hint(self) -> Text:
        """Say what may be typed."""
        return Text(f"({self.words.say('prompt-hint')})", "dim")

    def unsettled(self, words: list[str], seat: int, before: State) -> list[str]:
        """Leave out the words that ask for what the engine has done by itself since some state."""
        verbs = self.board.settled(before.view(seat), self.session.state.view(seat))
        if not verbs:
            return words
        known = [choice for choice in self.everything(seat) if choice.notation.startswith(verbs)]
        return list(dropwhile(lambda word: bool(matching([word], known)), words))

    def drawings(self, viewer: int | None) -> list[RenderableType]:
        """Draw the board as a seat sees it, the roomiest drawing first; none that has been too large for the screen."""
        view = self.session.state.view(viewer)
        fitting = self.board.drawings[self.too_large.get(self.console.height, 0) :]
        marks = Marks({self.game.actions[action]: mark for action, mark in self.marks.items()})
        return [drawing(view, self.speaker, self.names, marks=marks) for drawing in fitting]

    def command(self, word: str) -> str | None:
        """Return the command that a word stands for, in any language, with accents or without."""
        speakers = [Speaker("heliopolis.terminal", language) for language in LANGUAGES]
        for name in COMMANDS:
            if unaccented(word) in [unaccented(speaker.say(f"command-{name}")) for speaker in speakers]:
                return name
        return None

    def obey(self, command: str, rest: str, seat: int) -> bool:
        """Carry out a command; tell whether the position has changed."""
        if command == "quit":
            raise Left
        if command == "undo":
            return self.undo(seat)
        read_through(self.answer(command, rest, seat), self.console, self.words)
        shows = "enter-shows-the-marks" if self.marks else "enter-shows-the-board"
        self.console.print(Text(self.words.say(shows), "dim"))
        return False

    def answer(self, command: str, rest: str, seat: int) -> list[RenderableType]:
        """Return what there is to read after a command."""
        if command == "help":
            return self.help(rest, seat)
        if command == "hint":
            return self.hint(seat)
        if command == "rules":
            return self.rules(rest)
        return [Text(f"· {line.text}") for line in chronicle(self.session, self.speaker, self.names, seat)]

    def hint(self, seat: int) -> list[RenderableType]:
        """Say what is advised, and mark it when the board is shown again."""
        best = advise(self.session, seat)
        self.marks = marks(best)
        return [part for line in in_lines(best, self.speaker, self.words) for part in wrapped(line, self.console)]

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

    def explain_misunderstanding(self, orders: Orders, seat: int) -> None:
        """Say why a line is no choice here; for an action that is refused, show the rule."""
        refusal = self.refusal(orders, seat)
        self.console.print(*wrapped(self.what_stopped(orders, seat), self.console), sep="\n")
        if refusal is not None:
            rule = paragraph(self.game, refusal.rule, self.speaker.language)
            self.console.print(rulebook.written(rule, self.words))

    def what_stopped(self, orders: Orders, seat: int) -> str:
        """Say what stopped a line."""
        refusal = self.refusal(orders, seat)
        if refusal is not None:
            return self.speaker.refusal(refusal.why)
        text = " ".join(orders.rest)
        count = len(orders.rest)
        return self.words.say(f"stopped-{orders.stopped}", text=text, count=count, choices=listed(orders.meant))

    def refusal(self, orders: Orders, seat: int) -> Refusal | None:
        """Return why the rules do not allow what a line says; nothing if it says no action, or several."""
        if orders.stopped != NOT_HERE:
            return None
        meant = matching(words_of(" ".join(orders.rest)), self.everything(seat))
        if len(meant) > 1:  # a space, say, is meant for what is asked now
            asked = {choice.notation.partition(" ")[0] for choice in self.choices(seat)}
            meant = [choice for choice in meant if choice.notation.partition(" ")[0] in asked]
        try:
            for choice in meant[:1] if len(meant) == 1 else []:
                self.session.decide(seat, choice.action)
        except Refusal as refusal:
            return refusal
        return None

    def help(self, text: str, seat: int) -> list[RenderableType]:
        """Say what a piece is, or what can be typed."""
        if text:
            return list(about(text, self.speaker, self.words))
        example = self.choices(seat)[-1]
        return [Text(self.words.say("help", example=example.notation, meaning=example.label))]

    def rules(self, where: str) -> list[RenderableType]:
        """Return the first screen of the rules, or what is asked for."""
        if not where:
            return rulebook.first_screen(self.game, self.words, self.console)
        found = rulebook.meant(self.game, self.speaker.language, where)
        return [rulebook.written(each, self.words) for each in found] or [
            Text(self.words.say("rules-unknown", text=where))
        ]

    def show_end(self) -> None:
        """Keep the game; show the final board and who has won, then every score line and the places."""
        save_record(self.session, self.path)
        self.marks = {}
        viewer = self.people[0] if len(self.people) == 1 else None
        told = min(self.seen[seat] for seat in self.people or self.seen)
        rival = rival_in(self.session, self.speaker)
        won = Text(verdict(self.session.state, self.words, self.names, rival), "bold yellow")
        if self.console.is_terminal:
            self.console.clear()
        show(
            self.console,
            self.words,
            log=[line.text for line in chronicle(self.session, self.speaker, self.names, viewer, told)],
            boards=self.drawings(viewer),
            asked=won,
            menus=[Menu([], Group())],
            hint=Text(self.words.say("score-lines-follow"), "dim"),
        )
        if self.console.is_terminal and ask_line("› "):
            return
        scored = score_table(self.session.record, self.speaker, self.words, self.names)
        places = result_table(self.session.state, self.words, self.names, rival)
        read_through([scored, Group(places, won)], self.console, self.words, below=KEPT)

    def leave(self) -> None:
        """Save the game and say how to go on with it, if there still is a screen to say it on."""
        save_record(self.session, self.path)
        with suppress(OSError):
            self.console.print()
            self.console.print(self.words.say("saved", path=str(self.path)), markup=False, soft_wrap=True)
