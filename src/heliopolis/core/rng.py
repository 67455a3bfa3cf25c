"""Random generators. They belong to whoever drives a game, never to a state."""

import secrets
from abc import ABC, abstractmethod
from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from heliopolis.core.compat import i64

LOW_32: Final[i64] = 0xFFFFFFFF
MULTIPLIER: Final[i64] = 268435293  # keeps the state within 60 bits, so that no number is ever boxed
STATE_BITS: Final = (1 << 59) - 1
WORD: Final = (1 << 64) - 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng(ABC):
    """A source of random numbers."""

    @abstractmethod
    def below(self, bound: i64) -> i64:
        """Return a number from 0 to bound − 1, all equally likely."""

    @abstractmethod
    def fork(self) -> "Rng":
        """Return another generator, whose numbers tell nothing about this one's."""


def scattered(seed: int) -> int:
    """Return 64 bits far from those of any neighbouring seed (the finaliser of splitmix64).

    Each step of the generator is linear: without this, seeds 1 and 2 would give numbers a constant apart.
    """
    bits = (((seed + 1) * 0x9E3779B97F4A7C15) ^ (seed >> 64)) & WORD
    bits = ((bits ^ (bits >> 30)) * 0xBF58476D1CE4E5B9) & WORD
    bits = ((bits ^ (bits >> 27)) * 0x94D049BB133111EB) & WORD
    return bits ^ (bits >> 31)


@final
class SeededRng(Rng):
    """A fast repeatable generator (multiply with carry), for tests and experiments."""

    def __init__(self, seed: int) -> None:
        self.state: i64 = (scattered(seed) & STATE_BITS) | 1
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

    def __reduce__(self) -> tuple[Any, ...]:
        """Copy and pickle where the generator stands."""
        return going_on, (int(self.state),)


def going_on(state: int) -> SeededRng:
    """Return the generator that was copied or pickled at some point."""
    rng = SeededRng(0)
    rng.state = state
    return rng


@final
class SystemRng(Rng):
    """The operating system's secure generator, for games between people."""

    def below(self, bound: i64) -> i64:
        """Return a number from 0 to bound − 1."""
        return secrets.randbelow(bound)

    def fork(self) -> "SystemRng":
        """Return a secure generator: they share nothing that could be told."""
        return SystemRng()
