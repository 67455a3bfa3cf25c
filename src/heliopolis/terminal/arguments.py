"""Reading how a game is set up from what was typed."""

from argparse import Namespace
from pathlib import Path

from heliopolis.core.edition import Edition, read_edition
from heliopolis.core.errors import EditionError, SetupError
from heliopolis.core.game import Game
from heliopolis.core.info import Options
from heliopolis.core.rng import Rng, SeededRng, SystemRng
from heliopolis.players.catalogue import bots_of

HUMAN = "human"


def read_file(path: str) -> str:
    """Read a text file."""
    try:
        return Path(path).read_text(encoding="utf-8")
    except OSError as error:
        raise SetupError(f"{path} can't be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise SetupError(f"{path} can't be read: expected a text file") from None


def options_of(arguments: Namespace, game: Game) -> Options:
    """Read `--option NAME=VALUE`; a name alone means yes."""
    chosen: Options = {}
    for text in arguments.option:
        name, equals, value = text.partition("=")
        option = game.info.option(name)
        chosen[name] = option.read(value if equals else "yes")
    return game.info.settle(chosen)


def edition_of(arguments: Namespace, game: Game) -> Edition:
    """Read `--edition FILE`."""
    if arguments.edition is None:
        return game.standard
    try:
        return read_edition(read_file(arguments.edition), game.standard, game.flaws)
    except EditionError as error:
        raise SetupError(f"{arguments.edition}, {error}") from None


def generator_of(arguments: Namespace) -> Rng:
    """Return the generator to play with: the system's, unless a seed makes it repeatable."""
    return SystemRng() if arguments.seed is None else SeededRng(arguments.seed)


def check_seat(number: int, who: str, game: str, *, people: bool) -> str:
    """Check who sits on a seat of a game."""
    kind, colon, name = who.partition(":")
    if who in bots_of(game) or (people and kind == HUMAN and (name.strip() or not colon)):
        return who
    expected = ([HUMAN, f"{HUMAN}:NAME"] if people else []) + list(bots_of(game))
    raise SetupError(f"seat {number} is {who!r}; expected one of {', '.join(expected)}")


def read_seats(text: str, game: str, *, people: bool) -> list[str]:
    """Read a list of who sits where."""
    return [check_seat(number, who.strip(), game, people=people) for number, who in enumerate(text.split(","), start=1)]
