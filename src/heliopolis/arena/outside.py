"""Bots from outside, for the arena, simulations and the benchmark.

    heliopolis arena ra --players greedy,mine:choose

A bot is named by what it is:

    scribe                        one of the house
    mine:choose                   a function `choose(state, seat, rng)` of a module, or a class that is given the `Game`
                                  and makes such a function for one game
    clever                        the same, named by an installed package as an entry point of `heliopolis.bots`
    program:node clever.js        a program in any language (`arena/program.py`)

Tables take none of these: who sits down in the browser chooses among the bots of the house.
"""

import sys
from importlib.metadata import entry_points
from pkgutil import resolve_name

from heliopolis.arena.program import Program
from heliopolis.core.driver import Chooser
from heliopolis.core.errors import SetupError
from heliopolis.core.game import Game
from heliopolis.core.info import Options
from heliopolis.players.catalogue import arena_bots, chooser

ENTRY_POINTS = "heliopolis.bots"
PROGRAM = "program:"


def is_of_the_house(bot: str, game: str) -> bool:
    """Tell whether a bot is one of ours."""
    return bot in arena_bots(game)


def installed_bots() -> dict[str, str]:
    """Return where the bots of installed packages lie, by their names."""
    return {entry.name: entry.value for entry in entry_points(group=ENTRY_POINTS)}


def check_bot(bot: str, game: str) -> str:
    """Refuse a bot that is not to be found; a program is known to be there once it is started."""
    if is_of_the_house(bot, game) or bot.startswith(PROGRAM):
        return bot
    installed = installed_bots()
    if bot not in installed and ":" not in bot:
        known = ", ".join([*arena_bots(game), *installed])
        raise SetupError(f"there is no bot {bot!r}; expected one of {known}, or MODULE:FUNCTION, or {PROGRAM}COMMAND")
    imported(installed.get(bot, bot))
    return bot


def imported(place: str) -> object:
    """Import a function or class by its place; modules that lie where the command is run are found, too."""
    if "" not in sys.path:
        sys.path.insert(0, "")
    try:
        found = resolve_name(place)
    except Exception as error:
        told = f"{type(error).__name__}: {error}"
        raise SetupError(f"the bot {place!r} can't be imported ({told}); expected MODULE:FUNCTION") from error
    if not callable(found):
        raise SetupError(f"{place!r} is {type(found).__name__}; expected a function or a class")
    return found


def outside_chooser(bot: str, game: Game, options: Options, limit: float) -> Chooser:
    """Return a bot for one game; the limit, in seconds, is for programs, which are waited for."""
    if is_of_the_house(bot, game.info.name):
        return chooser(bot, game.info.name, longest=0.0)
    if bot.startswith(PROGRAM):
        return Program(bot.removeprefix(PROGRAM), game, options, limit)
    found = imported(installed_bots().get(bot, bot))
    made: Chooser = found(game) if isinstance(found, type) else found  # type: ignore[assignment]
    return made
