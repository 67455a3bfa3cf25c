"""Bounds: how many, how long, how fast. Each is answered with an error that names it."""

from dataclasses import dataclass

from heliopolis.tables.errors import TableError, TooMuch

DAY = 24 * 60 * 60


@dataclass(frozen=True)
class Limits:
    """The bounds of a house."""

    tables: int = 10_000
    """Tables that are not over and were touched within `idle` seconds."""
    idle: int = 30 * DAY
    in_memory: int = 2_000
    """Tables kept in memory when nobody listens to them."""
    keep_waiting: int = 7 * DAY
    """Seconds for which a table is kept whose game has not begun …"""
    keep_playing: int = 90 * DAY
    """… at which nobody has done anything …"""
    keep_finished: int = 365 * DAY
    """… whose game is over; 0 for ever."""
    arrangements: int = 100
    """How often one person may take a seat before the game, or give one to a bot, …"""
    leaves: int = 50
    """… one seat may be left, …"""
    undos: int = 1_000
    """… take something back, …"""
    chat_lines: int = 300
    """… and say something: what one does often uses up nothing of the others'."""
    chat: int = 500
    name: int = 40
    title: int = 80
    edition: int = 100_000
    """Characters of an edition's text."""
    bank: int = 30 * DAY
    """Seconds on a clock."""
    burst: int = 30
    """Requests a person may make at once at one table …"""
    rate: float = 10.0
    """… and how many more a second."""
    patience: int = 3 * DAY
    """Seconds after which the others may hand a seat that keeps them waiting to a bot."""


class Bucket:
    """Lets so many requests through at once, and so many a second."""

    def __init__(self, burst: int, rate: float, now: int) -> None:
        self.burst = float(burst)
        self.rate = rate
        self.tokens = self.burst
        self.at = now

    def take(self, now: int) -> float:
        """Let a request through; return 0, or the seconds after which it would be let through."""
        self.tokens = min(self.burst, self.tokens + max(0, now - self.at) / 1000 * self.rate)
        self.at = now
        if self.tokens < 1:
            return (1 - self.tokens) / self.rate
        self.tokens -= 1
        return 0.0


def one_line(text: str, longest: int, what: str) -> str:
    """Return text as one line of printable characters within a length, or refuse it."""
    line = " ".join("".join(mark if mark.isprintable() else " " for mark in text).split())
    if len(line) > longest:
        raise TooMuch(
            "too-long",
            f"the {what} has {len(line)} characters; expected at most {longest}",
            what=what,
            length=len(line),
            most=longest,
        )
    return line


def some_line(text: str, longest: int, what: str) -> str:
    """Return text as one line that is not empty."""
    line = one_line(text, longest, what)
    if not line:
        raise TableError("empty", f"the {what} is empty; expected at least one character", what=what)
    return line
