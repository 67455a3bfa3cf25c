"""Clocks: a bank of seconds a seat, and some more for each decision its person makes, once though it be taken back.

A seat's clock runs while its person is asked to decide: not for bots, not before the game and not after it. All times
are those of the stored events, so that every process reads the same clock.
"""

from collections.abc import Sequence
from dataclasses import dataclass

GRACE = 30_000
"""Who comes back to a seat whose clock ran out gets at least these milliseconds, once."""

TO_BOT, RESIGNS = "bot", "resigns"


@dataclass(frozen=True)
class Clock:
    """How a table measures time, in seconds.

    When a seat's bank is empty, the seat is handed to a bot, which spares the others a spoilt game, and its person may
    come back once (`TO_BOT`); or the seat resigns (`RESIGNS`), as in a duel.
    """

    bank: int
    increment: int = 0
    when_out: str = TO_BOT


class Clocks:
    """What is left on each seat's clock, in milliseconds."""

    def __init__(self, clock: Clock, left: list[int], since: list[int | None], graced: list[bool]) -> None:
        self.clock = clock
        self.left = left
        self.since = since
        """When each clock that runs began to run."""
        self.graced = graced
        """Who has come back to an empty clock."""

    @classmethod
    def full(cls, clock: Clock, seats: int) -> "Clocks":
        """Return clocks that have not run yet."""
        return cls(clock, [clock.bank * 1000] * seats, [None] * seats, [False] * seats)

    def copy(self) -> "Clocks":
        """Return clocks that go their own way from here."""
        return Clocks(self.clock, self.left[:], self.since[:], self.graced[:])

    def left_at(self, seat: int, now: int) -> int:
        """Return the milliseconds a seat has left at a time."""
        since = self.since[seat]
        return self.left[seat] if since is None else max(0, self.left[seat] - max(0, now - since))

    def decided(self, seat: int, now: int, *, earns: bool) -> None:
        """Stop the clock of a seat whose person has decided; add the increment, unless this decision has earned it."""
        self.stop(seat, now)
        if earns:
            self.left[seat] += self.clock.increment * 1000

    def stop(self, seat: int, now: int) -> None:
        """Stop a seat's clock."""
        self.left[seat] = self.left_at(seat, now)
        self.since[seat] = None

    def run_for(self, asked: Sequence[int], now: int) -> None:
        """Let the clocks of exactly these seats run on."""
        for seat in range(len(self.left)):
            if seat not in asked:
                self.stop(seat, now)
            elif self.since[seat] is None:
                self.since[seat] = now

    def allow_grace(self, seat: int) -> None:
        """Give somebody who comes back to an empty clock the time to look around, once."""
        if not self.left[seat] and not self.graced[seat]:
            self.left[seat] = max(GRACE, self.clock.increment * 1000)
            self.graced[seat] = True

    def is_spent(self, seat: int) -> bool:
        """Tell whether a seat's clock is empty for good."""
        return not self.left[seat] and self.graced[seat]

    def give_back(self, milliseconds: int) -> None:
        """Let a time in which nothing could be done be nobody's."""
        self.since = [None if since is None else since + milliseconds for since in self.since]

    def deadline(self) -> int | None:
        """Return when the first of the clocks runs out."""
        ends = [since + left for since, left in zip(self.since, self.left, strict=True) if since is not None]
        return min(ends, default=None)

    def out_at(self, now: int) -> list[int]:
        """Return the seats whose clocks have run out."""
        return [seat for seat in range(len(self.left)) if self.since[seat] is not None and not self.left_at(seat, now)]
