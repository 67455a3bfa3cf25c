"""`heliopolis play`: sit down to a new game, or go on with one."""

from argparse import Namespace

from rich.console import Console

from heliopolis.core import registry
from heliopolis.core.driver import Chooser
from heliopolis.core.errors import RecordError, SetupError
from heliopolis.core.info import GameInfo
from heliopolis.core.reader import read_record
from heliopolis.core.record import Record, new_record
from heliopolis.core.session import Session
from heliopolis.players.catalogue import Reliable
from heliopolis.terminal.arguments import (
    HUMAN,
    check_seat,
    edition_of,
    generator_of,
    in_file,
    options_of,
    read_file,
    read_seats,
)
from heliopolis.terminal.play import TerminalGame
from heliopolis.terminal.saving import default_path, place_to_save


def run(arguments: Namespace) -> int:
    """Play a game in the terminal."""
    record = resumed(arguments) if arguments.resume else seated(arguments)
    game = record.game
    bots: dict[int, Chooser] = {
        seat: Reliable(player, game.info.name)
        for seat, player in enumerate(record.players)
        if not player.startswith(HUMAN)
    }
    path = place_to_save(arguments.record or arguments.resume or default_path(game.info))
    session = open_session(record, arguments.resume)
    console = Console(highlight=False)
    TerminalGame(console, session, bots, generator_of(arguments), arguments.language, path).run()
    return 0


def seated(arguments: Namespace) -> Record:
    """Return the record of a new game."""
    if arguments.game is None:
        names = registry.names()
        raise SetupError(f"which game? expected one of {', '.join(names)}", "which-game", expected=names)
    game = registry.game(arguments.game)
    players = read_seats(arguments.seats, game.info.name, people=True) if arguments.seats else usual_seats(game.info)
    return new_record(game, len(players), options_of(arguments, game), edition_of(arguments, game), players)


def usual_seats(info: GameInfo) -> list[str]:
    """Return one person and bots: three seats where the game allows it."""
    seats = 3 if 3 in info.seats else info.seats[-1]
    return [HUMAN] + ["priest"] * (seats - 1)


def resumed(arguments: Namespace) -> Record:
    """Return the record of a game that was saved."""
    for given, name in ((arguments.seats, "--seats"), (arguments.option, "--option"), (arguments.edition, "--edition")):
        if given:
            message = f"a game that is resumed keeps its set-up; expected --resume without {name}"
            raise SetupError(message, "resumed-setup", argument=name)
    try:
        record = read_record(read_file(arguments.resume))
    except RecordError as error:
        raise in_file(arguments.resume, error) from None
    if record.outdated:
        raise SetupError(
            f"{arguments.resume} was played under version {record.played_under} of the rules, which allowed what "
            "today's do not; expected a game that is legal today (`heliopolis replay` shows this one)",
            "resumed-outdated",
            path=arguments.resume,
            version=record.played_under,
        )
    if arguments.game not in (None, record.game.info.name):
        title = record.game.info.title
        message = f"{arguments.resume} is a game of {title}, not {arguments.game}"
        raise SetupError(message, "resumed-other", path=arguments.resume, game=title)
    for number, player in enumerate(record.players, start=1):
        check_seat(number, player, record.game.info.name, people=True)
    return record


def open_session(record: Record, path: str | None) -> Session:
    """Open a session; in a file that was tampered with, say where it breaks the rules."""
    try:
        return Session(record)
    except RecordError as error:
        raise in_file(path, error) from None
