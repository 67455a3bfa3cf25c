"""Reading how a game is set up from what was typed."""

from argparse import Namespace
from concurrent.futures import Executor
from contextlib import AbstractContextManager
from pathlib import Path

from heliopolis.arena.outside import check_bot
from heliopolis.arena.workers import workers
from heliopolis.core.edition import Edition, read_edition
from heliopolis.core.errors import EditionError, HeliopolisError, SetupError
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
        told = error.strerror or ""
        raise SetupError(f"{path} can't be read: {told}", "file-unreadable", path=path, told=told) from None
    except UnicodeDecodeError:
        raise SetupError(f"{path} can't be read: expected a text file", "file-no-text", path=path) from None


def in_file(path: str | None, error: HeliopolisError) -> SetupError:
    """Return what is wrong with a file, named by its path."""
    return SetupError(f"{path}, {error}", "file", path=path, error=error)


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
        raise in_file(arguments.edition, error) from None


def generator_of(arguments: Namespace) -> Rng:
    """Return the generator to play with: the system's, unless a seed makes it repeatable."""
    return SystemRng() if arguments.seed is None else SeededRng(arguments.seed)


def check_seat(number: int, who: str, game: str, *, people: bool) -> str:
    """Check who sits on a seat of a game."""
    kind, colon, name = who.partition(":")
    if who in bots_of(game) or (people and kind == HUMAN and (name.strip() or not colon)):
        return who
    expected = ([HUMAN, f"{HUMAN}:NAME"] if people else []) + list(bots_of(game))
    message = f"seat {number} is {who!r}; expected one of {', '.join(expected)}"
    raise SetupError(message, "seat-who", number=number, given=who, expected=expected)


def read_seats(text: str, game: str, *, people: bool) -> list[str]:
    """Read a list of who sits where."""
    return [check_seat(number, who.strip(), game, people=people) for number, who in enumerate(text.split(","), start=1)]


def check_bots(text: str, game: str) -> list[str]:
    """Read a list of bots, of the house or from outside."""
    found: list[str] = []
    for number, bot in enumerate((each.strip() for each in text.split(",")), start=1):
        try:
            found.append(check_bot(bot, game))
        except SetupError as error:
            why = str(error).removeprefix(f"there is no bot {bot!r}; ")
            raise SetupError(f"seat {number} is {bot!r}; {why}", "seat-bot", number=number, error=error) from None
    return found


def place_to_write(name: str | None) -> Path | None:
    """Return where something will be written; better refused now than when all games have been played."""
    if name is None:
        return None
    path = Path(name)
    if path.is_dir():
        raise SetupError(f"{path} can't be written: it is a folder; expected a file", "file-folder", path=path)
    if not path.parent.is_dir():
        raise SetupError(f"{path} can't be written: there is no folder {path.parent}", "file-no-place", path=path)
    return path


def pool_of(arguments: Namespace) -> AbstractContextManager[Executor]:
    """Return who plays: the cores of this machine, or a cluster."""
    if arguments.cluster is None:
        return workers()
    from heliopolis.arena.cluster import cluster

    return cluster(arguments.cluster)
