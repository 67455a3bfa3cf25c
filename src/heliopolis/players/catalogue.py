"""Which bots there are."""

from importlib import import_module

from heliopolis.core.driver import Chooser
from heliopolis.core.errors import SetupError
from heliopolis.core.rng import Rng
from heliopolis.core.state import State

BOTS = ("random", "greedy")


def choose_at_random(state: State, seat: int, rng: Rng) -> int:
    """Choose any legal action, all equally likely."""
    legal = state.legal_actions(seat)
    return legal[rng.below(len(legal))]


def chooser(bot: str, game: str) -> Chooser:
    """Return a bot for a game."""
    if bot == "random":
        return choose_at_random
    if bot == "greedy":
        found: Chooser = import_module(f"heliopolis.players.greedy.{game}").choose
        return found
    raise SetupError(f"there is no bot {bot!r}; expected one of {', '.join(BOTS)}")
