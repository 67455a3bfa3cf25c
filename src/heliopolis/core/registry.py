"""Which games there are. A game's engine is imported when it is first asked for."""

from importlib import import_module
from typing import TYPE_CHECKING

from heliopolis.core.errors import SetupError
from heliopolis.core.info import GameInfo

if TYPE_CHECKING:
    from heliopolis.core.game import Game

_packages: dict[str, str] = {}


def register(name: str, package: str) -> None:
    """Make a game known: its package has `info.INFO` and `game.GAME`."""
    _packages[name] = package


def forget(name: str) -> None:
    """Make a game unknown again."""
    del _packages[name]


def names() -> list[str]:
    """Return the names of all games, in the order of their registration."""
    return list(_packages)


def info(name: str) -> GameInfo:
    """Return what can be said of a game without loading its engine."""
    found: GameInfo = import_module(f"{_package(name)}.info").INFO
    return found


def game(name: str) -> "Game":
    """Return a game, ready to play."""
    found: Game = import_module(f"{_package(name)}.game").GAME
    return found


def _package(name: str) -> str:
    if name not in _packages:
        raise SetupError(
            f"there is no game {name!r}; expected one of {', '.join(_packages)}", "no-game", expected=list(_packages)
        )
    return _packages[name]
