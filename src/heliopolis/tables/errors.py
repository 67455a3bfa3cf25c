"""What can go wrong at a table, other than breaking the rules of its game."""

from heliopolis.core.errors import HeliopolisError


class TableError(HeliopolisError):
    """Something that a table does not allow; nothing has changed."""

    def __init__(self, reason: str, message: str, **facts: object) -> None:
        super().__init__(message, reason, **facts)


class NoTable(TableError):
    """There is no such table."""

    def __init__(self) -> None:
        super().__init__("no-table", "there is no such table")


class Forbidden(TableError):
    """It takes a secret to do this, and another one was given, or none."""


class NotNow(TableError):
    """It can't be done at this moment of the table."""


class TooMuch(TableError):
    """A bound was passed: too many, too long, too fast."""


class TooFast(TooMuch):
    """It would be fine after some seconds."""

    def __init__(self, reason: str, message: str, *, seconds: int, **facts: object) -> None:
        super().__init__(reason, message, seconds=seconds, **facts)


class StorageError(TableError):
    """The database can't be used. What was asked for has not been done."""

    def __init__(self, message: str, reason: str = "storage") -> None:
        super().__init__(reason, message)


class StorageUnsure(StorageError):
    """The database does not answer. What was asked for may or may not have been done."""

    def __init__(self, message: str) -> None:
        super().__init__(message, "storage-unsure")
