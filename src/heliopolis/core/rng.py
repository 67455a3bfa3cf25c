"""Random generators. They belong to whoever drives a game, never to a state."""

import secrets
from abc import ABC, abstractmethod
from typing import Final, final

from mypy_extensions import mypyc_attr

from heliopolis.core.compat import i64

LOW_32: Final[i64] = 0xFFFFFFFF
MULTIPLIER: Final[i64] = 268435293  # keeps the state within 60 bits, so that no number is ever boxed
STATE_BITS: Final = (1 << 59) - 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng(ABC):
    """A source of random numbers."""

    @abstractmethod
    def below(self, bound: i64) -> i64:
        """Return a number from 0 to bound − 1, all equally likely."""

    @abstractmethod
    def fork(self) -> "Rng":
        """Return another generator, whose numbers tell nothing about this one's."""


@final
class SeededRng(Rng):
    """A fast repeatable generator (multiply with carry), for tests and experiments."""

    def __init__(self, seed: int) -> None:
        mixed = ((seed + 1) * 6364136223846793005 + 1442695040888963407) ^ (seed >> 64)
        self.state: i64 = (mixed & STATE_BITS) | 1
        for _ in range(8):
            self.step()

    def step(self) -> i64:
        """Return the next 32 random bits."""
        self.state = MULTIPLIER * (self.state & LOW_32) + (self.state >> 32)
        return self.state & LOW_32

    def below(self, bound: i64) -> i64:
        """Return a number from 0 to bound − 1; the bound is at most 2²⁸."""
        return (self.step() * bound) >> 32

    def fork(self) -> "SeededRng":
        """Return a generator seeded by this one."""
        high = self.step()
        return SeededRng((int(high) << 32) | int(self.step()))


@final
class SystemRng(Rng):
    """The operating system's secure generator, for games between people."""

    def below(self, bound: i64) -> i64:
        """Return a number from 0 to bound − 1."""
        return secrets.randbelow(bound)

    def fork(self) -> "SystemRng":
        """Return a secure generator: they share nothing that could be told."""
        return SystemRng()
