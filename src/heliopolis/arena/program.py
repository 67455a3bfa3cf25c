"""Bots that are programs, in any language: they are told what their seat sees, line by line, and answer with a line.

    heliopolis 1 ra 3 0 1804289383       the protocol, the game, how many seats, which is theirs, a seed for chance
    options {"open_scores": false, …}
                                         they answer: ready
    view {"acting": [0], …}              all that the seat may know, as `State.view` returns it
    legal draw      invoke               what it may do, in notation, with tabs between
                                         they answer with one of these: draw
    over 32 20 39                        the scores; then their input ends, and so should they

Seats count from 0, but in notation, where they count from 1 as in records. docs/outside-bots.md tells the same with
examples.
"""

import json
import os
import shlex
import subprocess
import time
from contextlib import suppress
from select import select

from heliopolis.core.errors import HeliopolisError
from heliopolis.core.game import Game
from heliopolis.core.info import Options
from heliopolis.core.rng import Rng
from heliopolis.core.state import State

PROTOCOL = 1
LONGEST_ANSWER = 4096
SEEDS = 1 << 31
GRACE = 1.0
"""So many seconds a program has to end by itself."""


class BotFailure(HeliopolisError):
    """A bot from outside that did not answer, answered with nonsense, or came to its end."""


class Program:
    """A chooser that asks a program. It lives for one game."""

    def __init__(self, command: str, game: Game, options: Options, limit: float) -> None:
        self.game = game
        self.options = options
        self.limit = limit
        self.deadline = 0.0
        self.unread = b""
        try:
            self.process = subprocess.Popen(shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        except (OSError, ValueError) as error:
            raise BotFailure(f"{command!r} can't be started: {error}; expected a command") from error
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.input, self.output = self.process.stdin.fileno(), self.process.stdout.fileno()
        os.set_blocking(self.input, False)
        self.is_greeted = False

    def __call__(self, state: State, seat: int, rng: Rng) -> int:
        """Ask for a decision."""
        self.deadline = time.monotonic() + self.limit
        if not self.is_greeted:
            self._greet(state, seat, rng)
        legal = [self.game.actions[action] for action in state.legal_actions(seat)]
        choices = "\t".join(legal)
        answer = self._ask(f"view {json.dumps(state.view(seat))}\nlegal {choices}\n")
        if answer not in legal:
            raise BotFailure(f"it answered {answer[:60]!r}; expected one of {', '.join(legal)[:200]}")
        return self.game.action(answer)

    def _greet(self, state: State, seat: int, rng: Rng) -> None:
        """Tell the program what is played; it says when it is ready."""
        game, seats = self.game.info.name, len(state.scores())
        greeting = f"heliopolis {PROTOCOL} {game} {seats} {seat} {rng.below(SEEDS)}\n"
        answer = self._ask(f"{greeting}options {json.dumps(self.options)}\n")
        if answer != "ready":
            raise BotFailure(f"it answered {answer[:60]!r} to the greeting; expected ready")
        self.is_greeted = True

    def _ask(self, text: str) -> str:
        """Send some lines, and return the line that comes back."""
        unsent = text.encode()
        while unsent or b"\n" not in self.unread:
            left = self.deadline - time.monotonic()
            readable, writable, _ = select([self.output], [self.input] if unsent else [], [], max(0.0, left))
            if not readable and not writable:
                raise BotFailure(f"it did not answer within {self.limit:g} s")
            if writable:
                try:
                    unsent = unsent[os.write(self.input, unsent) :]
                except BrokenPipeError:
                    unsent = b""  # it has ended: what it said before is read, and then its end
            if readable:
                more = os.read(self.output, LONGEST_ANSWER)
                if not more:
                    raise BotFailure(f"it has ended ({self._how_it_ended()})")
                self.unread += more
            if len(self.unread) > LONGEST_ANSWER:
                raise BotFailure(f"it answered with more than {LONGEST_ANSWER} bytes; expected one line")
        line, _, self.unread = self.unread.partition(b"\n")
        return line.decode(errors="replace").strip()

    def _how_it_ended(self) -> str:
        with suppress(subprocess.TimeoutExpired):
            return f"exit status {self.process.wait(GRACE)}"
        return "its output is closed"

    def close(self, scores: list[int]) -> None:
        """Tell the program how the game ended, and see that it ends, too."""
        with suppress(OSError):
            os.write(self.input, f"over {' '.join(map(str, scores))}\n".encode())
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        try:
            self.process.wait(GRACE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.process.stdout.close()
