"""What is typed at the table: lines that can be edited, and the signs that somebody leaves."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from types import FrameType

with suppress(ImportError):  # not every system has it
    import readline  # noqa: F401 (from here on arrow keys edit the line)


class Left(Exception):
    """The person has left the table."""


def ask_line(prompt: str) -> str:
    """Ask for a line. The prompt is given to what edits the line, which would write over any other."""
    return input(prompt).strip()


def forget_lines() -> None:
    """Forget what was typed: the next person must not find it with the arrow keys."""
    with suppress(ImportError):
        import readline

        readline.clear_history()


@contextmanager
def leaving_when_closed() -> Iterator[None]:
    """Let whoever closes the window, or ends the program, leave the table as with Ctrl-C."""
    signs = (signal.SIGHUP, signal.SIGTERM)
    before = [signal.signal(sign, leave) for sign in signs]
    try:
        yield
    finally:
        for sign, handler in zip(signs, before, strict=True):
            signal.signal(sign, handler)


def leave(_sign: int, _frame: FrameType | None) -> None:
    """Answer a signal by leaving the table."""
    raise Left
