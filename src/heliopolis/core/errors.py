"""Errors that teach: each says what was wrong and what would have been right, and nothing has changed.

The text is English, as in the terminal, and counts seats from 0. For pages that speak another language, an error that
can reach them has a `reason`, a word for what went wrong, and `facts`, what a sentence about it needs.
"""

LONGEST_QUOTE = 60
"""How much of what somebody gave us is quoted."""


class HeliopolisError(Exception):
    """Any mistake in what somebody gave us."""

    def __init__(self, message: str, reason: str = "", **facts: object) -> None:
        super().__init__(message)
        self.message = message
        self.reason = reason
        self.facts = facts


class Refusal(HeliopolisError):
    """A decision that the rules do not allow, with the paragraph that forbids it."""

    def __init__(self, rule: str, message: str) -> None:
        super().__init__(f"{message} ({rule})", "refused", rule=rule)
        self.rule = rule
        self.message = message

    def __reduce__(self) -> tuple[type["Refusal"], tuple[str, str]]:
        return (Refusal, (self.rule, self.message))


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
