"""`heliopolis edition`: a game's components as a file that can be corrected, checked and played with."""

import sys
from argparse import Namespace
from pathlib import Path

from heliopolis.componentwords import differences, edition_file
from heliopolis.core import registry
from heliopolis.core.edition import read_edition, read_toml
from heliopolis.core.errors import EditionError, SetupError
from heliopolis.core.game import Game
from heliopolis.language import GameSpeaker, Speaker
from heliopolis.terminal.arguments import in_file, read_file


def export(arguments: Namespace) -> int:
    """Write the standard edition as TOML."""
    text = edition_file(registry.game(arguments.game), arguments.language)
    if arguments.output is None:
        sys.stdout.write(text)
        return 0
    try:
        Path(arguments.output).write_text(text, encoding="utf-8")
    except OSError as error:
        path, told = arguments.output, error.strerror or ""
        raise SetupError(f"{path} can't be written: {told}", "file-unwritable", path=path, told=told) from None
    return 0


def check(arguments: Namespace) -> int:
    """Say that a file can be played with; if it can't, where and what was expected."""
    game = game_in_file(arguments.file)
    changes = len(game.edition.changes(game.standard))
    words = Speaker("heliopolis.terminal", arguments.language)
    said = words.say("edition-fine", name=game.edition.name, game=game.info.title, changes=changes)
    sys.stdout.write(f"{said}\n")
    return 0


def diff(arguments: Namespace) -> int:
    """Say in words what a file has otherwise than the standard edition, a line for each value."""
    game = game_in_file(arguments.file)
    lines = differences(GameSpeaker(game, arguments.language))
    words = Speaker("heliopolis.terminal", arguments.language)
    for line in lines or [words.say("edition-same", game=game.info.title)]:
        sys.stdout.write(f"{line}\n")
    return 0


def game_in_file(path: str) -> Game:
    """Return the game that a file names, played with the edition in it."""
    text = read_file(path)
    try:
        name = read_toml(text).get("game")
        if not isinstance(name, str) or name not in registry.names():
            expected = ", ".join(f'"{each}"' for each in registry.names())
            raise EditionError(1, "game", f"expected one of {expected}", "edition-no-game", expected=registry.names())
        game = registry.game(name)
        return game.played_with(read_edition(text, game.standard, game.flaws))
    except EditionError as error:
        raise in_file(path, error) from None
