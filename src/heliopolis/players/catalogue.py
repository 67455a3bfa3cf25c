"""Which bots there are."""

from importlib import import_module

from heliopolis.core.driver import Chooser
from heliopolis.core.errors import SetupError
from heliopolis.core.rng import Rng
from heliopolis.core.state import State
from heliopolis.players.levels import LEVELS, LONGEST, LevelBot, relieve

BOTS = ("random", "greedy", *LEVELS)


def choose_at_random(state: State, seat: int, rng: Rng) -> int:
    """Choose any legal action, all equally likely."""
    legal = state.legal_actions(seat)
    return legal[rng.below(len(legal))]


def chooser(bot: str, game: str, longest: float = LONGEST) -> Chooser:
    """Return a bot for a game. A level thinks no longer than some seconds; 0 leaves it all its iterations."""
    if bot == "random":
        return choose_at_random
    if bot == "greedy":
        found: Chooser = import_module(f"heliopolis.players.greedy.{game}").choose
        return found
    if bot in LEVELS:
        return LevelBot(bot, game, longest=longest)
    raise SetupError(f"there is no bot {bot!r}; expected one of {', '.join(BOTS)}", "no-bot", expected=list(BOTS))


class Reliable:
    """A chooser that does not fail: if its bot does, or breaks the rules, the level below takes over for good."""

    def __init__(self, bot: str, game: str) -> None:
        self.bot = bot
        self.game = game
        self.chooser = chooser(bot, game)

    def __call__(self, state: State, seat: int, rng: Rng) -> int:
        """Choose an action."""
        while True:
            try:
                action = self.chooser(state.clone(), seat, rng)
            except Exception as error:
                if self.bot == "random":
                    raise
                why = f"{type(error).__name__}: {error}"
            else:
                if action in state.legal_actions(seat):
                    return action
                why = f"its choice {action} is not legal"
            self.bot = relieve(self.bot, seat, why)
            self.chooser = chooser(self.bot, self.game)
