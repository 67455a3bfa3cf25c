"""Heliopolis: four board games of ancient Egypt, as exact rules that people, bots and programs can play.

    import heliopolis

    ra = heliopolis.game("ra")
    record = heliopolis.play(ra, ["greedy", "priest", "random"], heliopolis.SeededRng(2026))
    print(record.final_scores)

To import this is cheap: an engine is loaded when it is first asked for. docs/api.md tells of every name.
"""

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING

from heliopolis.engine import prefer_source

prefer_source()

if TYPE_CHECKING:
    from heliopolis.core.driver import Chooser
    from heliopolis.core.edition import Edition
    from heliopolis.core.errors import HeliopolisError
    from heliopolis.core.game import Game
    from heliopolis.core.info import OptionValue
    from heliopolis.core.record import Record
    from heliopolis.core.rng import Rng, SeededRng
    from heliopolis.core.state import CHANCE, OVER
    from heliopolis.envs.batch import Batch
    from heliopolis.envs.making import make

    def games() -> list[str]:
        """Return the names of all games; at run time it is the package `heliopolis.games` that is called."""
else:
    from heliopolis import games

__version__ = "0.1.0"

__all__ = ["CHANCE", "OVER", "Batch", "HeliopolisError", "SeededRng", "__version__", "game", "games", "make", "play"]

_LOADED_WHEN_ASKED_FOR = {
    "Batch": "heliopolis.envs.batch",
    "CHANCE": "heliopolis.core.state",
    "OVER": "heliopolis.core.state",
    "HeliopolisError": "heliopolis.core.errors",
    "SeededRng": "heliopolis.core.rng",
    "make": "heliopolis.envs.making",
}


def game(name: str) -> "Game":
    """Return a game by its name, ready to play."""
    from heliopolis.core import registry

    return registry.game(name)


def play(
    game: "Game",
    players: Sequence["str | Chooser"],
    rng: "Rng | None" = None,
    *,
    options: "Mapping[str, OptionValue] | None" = None,
    edition: "Edition | None" = None,
) -> "Record":
    """Play a whole game and return its record.

    A player is the name of a bot, or a function that is given a state its seat can't tell from the true one, the seat
    and a generator, and returns one of the seat's legal actions. Without a generator, chance can't be repeated.
    """
    from heliopolis.core.driver import play as drive
    from heliopolis.core.record import new_record
    from heliopolis.core.rng import SystemRng
    from heliopolis.players.catalogue import chooser

    choosers = [chooser(player, game.info.name) if isinstance(player, str) else player for player in players]
    names = [player if isinstance(player, str) else getattr(player, "__name__", "") for player in players]
    record = new_record(game, len(players), options, edition, names)
    state = record.start()
    drive(game, state, choosers, rng or SystemRng(), entries=record.entries)
    record.final_scores = state.scores()
    return record


def __getattr__(name: str) -> object:
    if name not in _LOADED_WHEN_ASKED_FOR:
        raise AttributeError(f"module 'heliopolis' has no attribute {name!r}")
    return getattr(import_module(_LOADED_WHEN_ASKED_FOR[name]), name)


def __dir__() -> list[str]:
    return __all__
