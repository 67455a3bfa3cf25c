"""Which games there are, and where their parts lie. Each part is imported when it is first asked for.

    registry.register(
        "sticks",
        "sticks",  # the package with `info.INFO`, `game.GAME`, rules and words
        board="sticks.board:BOARD",  # a `heliopolis.web.board.Board`
        terminal_board="sticks.terminal:BOARD",  # a `heliopolis.terminal.board.TerminalBoard`
        heuristics="sticks.heuristics:SticksHeuristics",  # a `heliopolis.players.heuristics.base.Heuristics`
        greedy="sticks.greedy:choose",  # a `heliopolis.core.driver.Chooser`
        remarks="sticks.adviser:remarks",  # a `heliopolis.players.advice.choices.Remarks`
        coach="sticks.coach:coach",  # a `heliopolis.players.coach.lines.Coach`
        worth="sticks.pieces:worth",  # a `heliopolis.players.pieces.Worth`
        nets="sticks.nets",  # a folder with files of networks (`heliopolis.players.learned`)
    )

All but the first two may be left out: there are plain boards for any game, the levels search without heuristics of its
own, advice is then told in figures alone, and no coach says anything. A module that does this when it is imported is
named on the command line (`heliopolis --with sticks.register COMMAND`), or, once and for all, by the package that
installs it, as an entry point of the group `heliopolis.games`.
"""

import logging
from dataclasses import dataclass
from functools import cache
from pkgutil import resolve_name
from typing import TYPE_CHECKING, Any

from heliopolis.core.errors import SetupError
from heliopolis.core.info import GameInfo

if TYPE_CHECKING:
    from heliopolis.core.game import Game

ENTRY_POINTS = "heliopolis.games"
"""The group of entry points by which installed packages name the modules that register their games."""

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Registration:
    """Where the parts of a game lie: `package.module:name` for each; empty for those it does not have."""

    name: str
    package: str
    board: str = ""
    terminal_board: str = ""
    heuristics: str = ""
    greedy: str = ""
    remarks: str = ""
    coach: str = ""
    worth: str = ""
    nets: str = ""


_games: dict[str, Registration] = {}
_installed_are_known = False


def register(
    name: str,
    package: str,
    *,
    board: str = "",
    terminal_board: str = "",
    heuristics: str = "",
    greedy: str = "",
    remarks: str = "",
    coach: str = "",
    worth: str = "",
    nets: str = "",
) -> None:
    """Make a game known: its package has `info.INFO` and `game.GAME`."""
    add(Registration(name, package, board, terminal_board, heuristics, greedy, remarks, coach, worth, nets))


def add(registration: Registration) -> None:
    """Make a game known as it is known elsewhere; the same may be said twice."""
    known = _games.setdefault(registration.name, registration)
    if known != registration:
        raise ValueError(f"there are two games {known.name!r}: in {known.package} and in {registration.package}")


def forget(name: str) -> None:
    """Make a game unknown again."""
    del _games[name]


def names() -> list[str]:
    """Return the names of all games, in the order of their registration."""
    _register_installed()
    return list(_games)


def registrations() -> list[Registration]:
    """Return all that is known of where games lie, for another process."""
    _register_installed()
    return list(_games.values())


def registration(name: str) -> Registration:
    """Return where the parts of a game lie."""
    if name not in _games:
        _register_installed()
    if name not in _games:
        raise SetupError(
            f"there is no game {name!r}; expected one of {', '.join(_games)}", "no-game", expected=list(_games)
        )
    return _games[name]


def info(name: str) -> GameInfo:
    """Return what can be said of a game without loading its engine."""
    found: GameInfo = load(f"{registration(name).package}.info:INFO")
    return found


def game(name: str) -> "Game":
    """Return a game, ready to play."""
    found: Game = load(f"{registration(name).package}.game:GAME")
    return found


@cache
def load(part: str) -> Any:
    """Import a part of a game that is called `package.module:name`. A page asks for several at every move."""
    return resolve_name(part)


def _register_installed() -> None:
    """Import the modules that installed packages name; one that fails takes no other game away."""
    global _installed_are_known
    if _installed_are_known:
        return
    _installed_are_known = True
    from importlib.metadata import entry_points  # here, since it takes as long to import as all the rest

    for entry in entry_points(group=ENTRY_POINTS):
        try:
            entry.load()
        except Exception as error:
            log.warning("the game %s can't be loaded: %s: %s", entry.name, type(error).__name__, error)
