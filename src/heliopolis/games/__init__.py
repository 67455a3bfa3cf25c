"""The games. Importing this package makes them known to the registry, without loading any engine."""

import sys
from types import ModuleType

from heliopolis.core import registry

for name in ("ra", "heir", "pyramidice", "gold"):
    registry.register(
        name,
        f"{__name__}.{name}",
        board=f"heliopolis.web.boards.{name}:BOARD",
        terminal_board=f"heliopolis.terminal.boards.{name}:BOARD",
        heuristics=f"heliopolis.players.heuristics.{name}:{name.title()}Heuristics",
        greedy=f"heliopolis.players.greedy.{name}:choose",
        remarks=f"heliopolis.players.advice.{name}:remarks",
        coach=f"heliopolis.players.coach.{name}:coach",
        worth=f"heliopolis.players.pieces.{name}:worth",
        nets="heliopolis.players.learned.nets",
    )


class Games(ModuleType):
    """This package. It can be called, because `heliopolis.games()` is how all games are listed."""

    def __call__(self) -> list[str]:
        """Return the names of all games, those from outside included."""
        return registry.names()


sys.modules[__name__].__class__ = Games
