"""What time it is in a house: a clock that goes on evenly, whatever happens to the clock on the wall.

The machine's clock may be set forward or back while people play. So it is read once, when the house opens; from then on
a steady clock counts. A house that opens again begins no earlier than where it was left; one that opens beside others
keeps to their time.
"""

import time
from typing import NamedTuple


class Pause(NamedTuple):
    """A time in which no server ran, in milliseconds since 1970."""

    began: int
    ended: int


class HouseClock:
    """Tells milliseconds since 1970 that never jump."""

    def __init__(self) -> None:
        self._began = time.time_ns() // 1_000_000
        self._steady = time.monotonic_ns()

    def __call__(self) -> int:
        """Return the time."""
        return self._began + (time.monotonic_ns() - self._steady) // 1_000_000

    def go_on_from(self, moment: int) -> None:
        """Be no earlier than a moment that has been: the clock on the wall was set back since."""
        self._began += max(0, moment - self())

    def keep_to(self, moment: int, slack: int) -> None:
        """Go on from a moment that others told a while ago, unless it is about that time anyway."""
        if not moment <= self() <= moment + slack:
            self._began += moment - self()
