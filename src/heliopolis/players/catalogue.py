"""Which bots there are."""

from heliopolis.core import registry
from heliopolis.core.driver import Chooser
from heliopolis.core.errors import SetupError
from heliopolis.core.rng import Rng
from heliopolis.core.state import State
from heliopolis.players.learned.shelf import has_networks
from heliopolis.players.levels import ALL_LEVELS, LEARNED, LevelBot, relieve
from heliopolis.players.yardsticks import YARDSTICKS

RANDOM = "random"
BOTS = (RANDOM, "greedy", *ALL_LEVELS)
"""Those that our games have. A game from elsewhere may have no greedy one."""


def bots_of(game: str) -> tuple[str, ...]:
    """Return the bots that people may play a game with."""
    has_greedy = registry.registration(game).greedy
    return BOTS if has_greedy else tuple(bot for bot in BOTS if bot != "greedy")


def arena_only(game: str) -> tuple[str, ...]:
    """Return the bots that play a game in the arena alone: the yardsticks, and the one that learned if it did."""
    return (*YARDSTICKS, LEARNED) if has_networks(game) else YARDSTICKS


def arena_bots(game: str) -> tuple[str, ...]:
    """Return all bots of the house that play a game in the arena."""
    return (*bots_of(game), *arena_only(game))


def check_bot(bot: str, game: str) -> str:
    """Refuse a bot that does not exist, or does not play a game."""
    bots = bots_of(game)
    if bot not in bots:
        raise SetupError(f"there is no bot {bot!r}; expected one of {', '.join(bots)}", "no-bot", expected=list(bots))
    return bot


def choose_at_random(state: State, seat: int, rng: Rng) -> int:
    """Choose any legal action, all equally likely."""
    legal = state.legal_actions(seat)
    return legal[rng.below(len(legal))]


def chooser(bot: str, game: str, longest: float | None = None) -> Chooser:
    """Return a bot for a game. A level thinks for so many seconds at most, usually its own; 0 sets no limit."""
    if bot == RANDOM:
        return choose_at_random
    if bot in arena_only(game):
        return LevelBot(bot, game, longest=longest)
    if check_bot(bot, game) == "greedy":
        found: Chooser = registry.load(registry.registration(game).greedy)
        return found
    return LevelBot(bot, game, longest=longest)


class Relief:
    """The bot that decides for a seat, and the one below it when it fails: the last chooses at random, and can't."""

    def __init__(self, bot: str) -> None:
        self.bot = bot

    def accepts(self, state: State, seat: int, action: int | None, trouble: str = "") -> bool:
        """Tell whether what the bot chose will do; if it did not choose, or can't do that, another takes over."""
        if action in state.legal_actions(seat):
            return True
        self.bot = relieve(self.bot, seat, trouble or f"its choice {action} is not legal")
        return False


class Reliable:
    """A chooser that does not fail: if its bot does, or breaks the rules, the level below takes over for good."""

    def __init__(self, bot: str, game: str) -> None:
        self.relief = Relief(bot)
        self.game = game
        self.chooser = chooser(bot, game)

    def __call__(self, state: State, seat: int, rng: Rng) -> int:
        """Choose an action."""
        while self.relief.bot != RANDOM:
            action, trouble = self._try(state, seat, rng)
            if self.relief.accepts(state, seat, action, trouble):
                assert action is not None
                return action
            self.chooser = chooser(self.relief.bot, self.game)
        return choose_at_random(state, seat, rng)

    def _try(self, state: State, seat: int, rng: Rng) -> tuple[int | None, str]:
        try:
            return self.chooser(state.clone(), seat, rng), ""
        except Exception as error:
            return None, f"{type(error).__name__}: {error}"
