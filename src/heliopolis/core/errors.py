"""Errors that teach: each says what was wrong and what would have been right, and nothing has changed.

The text is English, as in the terminal, and counts seats from 0. For pages that speak another language, an error that
can reach them has a `reason`, a word for what went wrong, and `facts`, what a sentence about it needs.
"""

from dataclasses import dataclass, field
from importlib import import_module

LONGEST_QUOTE = 60
"""How much of what somebody gave us is quoted."""


class HeliopolisError(Exception):
    """Any mistake in what somebody gave us."""

    def __init__(self, message: str, reason: str = "", **facts: object) -> None:
        super().__init__(message)
        self.message = message
        self.reason = reason
        self.facts = facts


@dataclass(frozen=True)
class Reason:
    """Why a decision is refused, as data: the paragraph that forbids it, and what a sentence about it says.

    The sentence is the game's message `refused-NAME`, filled with the facts. Where a fact is a seat, it counts from 1.
    """

    rule: str
    name: str
    facts: dict[str, int | str] = field(default_factory=dict)


class Refusal(HeliopolisError):
    """A decision that the rules do not allow. Its text is the sentence in English, with the paragraph's id."""

    def __init__(self, package: str, why: Reason) -> None:
        super().__init__("", "refused", rule=why.rule, why=why)
        self.package = package
        self.why = why

    @property
    def rule(self) -> str:
        """The paragraph that forbids it."""
        return self.why.rule

    def sentence(self, language: str = "en") -> str:
        """Say why; whoever knows the players' names asks a `GameSpeaker`."""
        # The engine does without what reads these words: it is looked for when somebody wants to hear them.
        game = import_module(f"{self.package}.game").GAME
        said: str = import_module("heliopolis.language").GameSpeaker(game, language).refusal(self.why)
        return said

    def __str__(self) -> str:
        try:
            return f"{self.sentence()} ({self.rule})"
        except ModuleNotFoundError:  # the words come with the extra `table`; the rules are always there
            game = import_module(f"{self.package}.game").GAME
            said: str = import_module("heliopolis.core.rules").paragraph(game, self.rule).text
            return f"{said} ({self.rule})"

    def __reduce__(self) -> tuple[type["Refusal"], tuple[str, Reason]]:
        return (Refusal, (self.package, self.why))


class UndoError(HeliopolisError):
    """A decision that can't be taken back any more."""


class SeatError(HeliopolisError):
    """A seat that the game does not have."""


class SetupError(HeliopolisError):
    """A game that can't be set up: an unknown name, number of seats, option or value."""


class NotationError(HeliopolisError):
    """A word that is no action and no outcome of the game."""


class RecordError(HeliopolisError):
    """A record that can't be read or replayed, with the line where it stops making sense."""

    def __init__(self, line: int, message: str, reason: str, **facts: object) -> None:
        super().__init__(f"line {line}: {message}", reason, **facts)
        self.line = line


class EditionError(HeliopolisError):
    """An edition file that can't be used, with the line, the key and what was expected."""

    def __init__(self, line: int, key: str, message: str, reason: str, **facts: object) -> None:
        super().__init__(f"line {line}: {key}: {message}" if key else f"line {line}: {message}", reason, **facts)
        self.line = line
        self.key = key
        self.message = message
