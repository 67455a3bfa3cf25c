"""The names of environments: `heliopolis/ra-2p-v1` is Ra for two seats, as it is since its first version.

A version is raised when the rules, the actions or the observation of a game change (`GameInfo.environment`): what was
measured under one name stays comparable.
"""

import re

from heliopolis.core import registry
from heliopolis.core.errors import SetupError
from heliopolis.core.game import Game

PREFIX = "heliopolis/"
SMALL = ("heir-mini-v1", "ra-mini-v1")
"""Small games, which begin near the end: see `small`."""
FORM = re.compile(r"(?P<game>.+)-(?P<seats>\d+)p-v(?P<version>\d+)")


def name_of(game: Game, seats: int) -> str:
    """Return the name of a game's environment for a number of seats."""
    return f"{game.info.name}-{seats}p-v{game.info.environment}"


def names() -> list[str]:
    """Return the names of all environments, those of games from outside included."""
    return [name_of(game, seats) for game in map(registry.game, registry.names()) for seats in game.info.seats]


def read_name(name: str) -> tuple[Game, int]:
    """Return the game and the number of seats that a name stands for, with or without `heliopolis/` before it."""
    found = FORM.fullmatch(name.removeprefix(PREFIX))
    if found is None or found["game"] not in registry.names():
        raise SetupError(
            f"there is no environment {name!r}; expected one of {', '.join([*names(), *SMALL])}", "no-environment"
        )
    game = registry.game(found["game"])
    game.info.check_seats(int(found["seats"]))
    if int(found["version"]) != game.info.environment:
        right = name_of(game, int(found["seats"]))
        raise SetupError(
            f"{name!r} is another version than this package has; expected {right!r}", "environment-version"
        )
    return game, int(found["seats"])
