"""The way in: an environment by its name, for the library somebody works with."""

from collections.abc import Callable
from importlib import import_module
from typing import Any

from heliopolis.core.errors import SetupError
from heliopolis.envs.names import PREFIX, SMALL, read_name

KINDS = {
    "aec": "heliopolis.envs.aec:HeliopolisAEC",
    "parallel": "heliopolis.envs.parallel:HeliopolisParallel",
    "gymnasium": "heliopolis.envs.solo:HeliopolisEnv",
    "vector": "heliopolis.envs.vector:HeliopolisVectorEnv",
    "openspiel": "heliopolis.envs.openspiel:HeliopolisGame",
}


def make(name: str, kind: str = "aec", **settings: Any) -> Any:
    """Return an environment: of PettingZoo (aec, parallel), Gymnasium (gymnasium, vector) or OpenSpiel (openspiel)."""
    if kind not in KINDS:
        raise SetupError(f"there is no kind {kind!r} of environment; expected one of {', '.join(KINDS)}", "no-kind")
    if name.removeprefix(PREFIX) in SMALL:
        return small(name.removeprefix(PREFIX), kind, settings)
    game, seats = read_name(name)
    return maker(KINDS[kind])(game, seats, **settings)


def small(name: str, kind: str, settings: dict[str, Any]) -> Any:
    """Return a small game, which only OpenSpiel can play."""
    if kind != "openspiel":
        raise SetupError(f"{name} is a game of OpenSpiel's; expected the kind 'openspiel'", "no-kind")
    return maker("heliopolis.envs.small:small_game")(name, **settings)


def maker(place: str) -> Callable[..., Any]:
    """Import what makes environments of a kind."""
    module, _, made = place.partition(":")
    try:
        found: Callable[..., Any] = getattr(import_module(module), made)
    except ModuleNotFoundError as missing:
        raise SetupError(
            f"{missing.name} is not installed; expected the extra `research`: pip install heliopolis[research]",
            "no-research",
        ) from missing
    return found
