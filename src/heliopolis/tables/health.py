"""How a house is: whether all that it needs works, for whoever looks after it."""

from dataclasses import dataclass
from typing import Any

LONGEST_WAIT = 30.0
"""Seconds for which a question of a game that people play may wait for a bot."""


@dataclass(frozen=True)
class Health:
    """What works, and how much waits to be done."""

    storage: bool
    """Whether something can be stored, and what is stored is whole."""
    bots: bool
    """Whether bots answer."""
    sweeper: bool
    """Whether clocks and abandoned tables are seen to."""
    waiting: int
    """How many questions wait for a bot …"""
    longest_wait: float
    """… and for how many seconds the first one of a game that people play has waited."""
    set_back: int
    """How many tables can't be served at present."""
    failures: dict[str, int]
    """How often each duty of the house has failed and was begun again."""

    @property
    def backlog(self) -> bool:
        """Tell whether what is asked of bots is answered in time."""
        return self.longest_wait <= LONGEST_WAIT

    @property
    def good(self) -> bool:
        """Tell whether all is well."""
        return self.storage and self.bots and self.sweeper and self.backlog

    def as_data(self) -> dict[str, Any]:
        """Return this as plain data."""
        parts = {name: "ok" if getattr(self, name) else "failing" for name in ("storage", "bots", "sweeper", "backlog")}
        return {
            "status": "ok" if self.good else "failing",
            **parts,
            "waiting_for_bots": self.waiting,
            "longest_wait": round(self.longest_wait, 1),
            "tables_set_back": self.set_back,
            "failures": self.failures,
        }
