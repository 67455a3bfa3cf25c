"""The command `heliopolis`."""

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module
from pkgutil import resolve_name
from typing import NoReturn

import heliopolis
from heliopolis import extras
from heliopolis.arena.contestants import LIMIT
from heliopolis.core.errors import HeliopolisError, SetupError
from heliopolis.core.rules import LANGUAGES
from heliopolis.engine import running, wants_source

WRONG_ARGUMENTS = 2
INTERRUPTED = 130
MANY_GAMES = ("arena", "benchmark", "serve", "simulate")
"""Commands for which it matters whether the engine was compiled."""


class Parser(argparse.ArgumentParser):
    """Answers wrong arguments with one sentence."""

    def error(self, message: str) -> NoReturn:
        """Say what is accepted, and stop."""
        self.exit(WRONG_ARGUMENTS, f"{self.prog}: {message} (see {self.prog} --help)\n")


def whole_number(text: str) -> int:
    """Read an argument that is a whole number above zero."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is no whole number above zero")
    return int(text)


def days(text: str) -> int:
    """Read an argument that is a number of days, 0 for ever."""
    if not text.isdecimal() or int(text) > 100_000:
        raise argparse.ArgumentTypeError(f"{text!r} is no number of days; expected 0 (for ever) or more")
    return int(text)


def seconds(text: str) -> float:
    """Read an argument that is a span of time."""
    try:
        found = float(text)
    except ValueError:
        found = 0.0
    if not 0.0 < found < 1e6:
        raise argparse.ArgumentTypeError(f"{text!r} is no number of seconds above zero")
    return found


def make_parser() -> Parser:
    """Describe all commands."""
    parser = Parser(prog="heliopolis", description="Four board games of ancient Egypt.")
    parser.add_argument(
        "--version", action="version", version=f"heliopolis {heliopolis.__version__} ({running()} engine)"
    )
    parser.add_argument(
        "--with",
        dest="modules",
        action="append",
        default=[],
        metavar="MODULE",
        help="import a module that registers a game (repeat for more)",
    )
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND", parser_class=Parser)

    command = commands.add_parser("games", help="list the games")
    command.set_defaults(run="listing:run")

    command = commands.add_parser("serve", help="serve the table in the browser")
    command.add_argument("--host", default="127.0.0.1", help="the address to listen on (127.0.0.1)")
    command.add_argument("--port", type=whole_number, default=8000, help="the port (8000)")
    command.add_argument("--database", metavar="URL", help="sqlite:///FILE or postgresql://…")
    command.add_argument(
        "--processes", type=whole_number, default=1, metavar="N", help="how many serve, with postgresql (1)"
    )
    for kept, usual, what in (
        ("waiting", 7, "a table that waits for its players"),
        ("playing", 90, "a game that nobody goes on with"),
        ("finished", 365, "a game that is over"),
    ):
        told = f"for how long {what} is kept, 0 for ever ({usual})"
        command.add_argument(f"--keep-{kept}", type=days, default=usual, metavar="DAYS", help=told)
    command.set_defaults(run="serve:run")

    command = commands.add_parser("database", help="check, copy or read back the tables that are served")
    uses = command.add_subparsers(required=True, metavar="USE")
    for use, told in (
        ("check", "say whether all tables can be read; nothing is changed"),
        ("backup", "copy all tables into a new file, while they may be served"),
        ("restore", "read such a file back into an empty database"),
    ):
        command = uses.add_parser(use, help=told)
        if use != "check":
            command.add_argument("file", metavar="FILE", help="the copy")
        command.add_argument("--database", metavar="URL", help="sqlite:///FILE or postgresql://…")
        command.set_defaults(run=f"database:{use}")

    command = commands.add_parser("play", help="play at this screen, with other people or bots")
    command.add_argument("game", nargs="?", metavar="GAME", help="which game (see heliopolis games)")
    command.add_argument("--seats", metavar="WHO,WHO", help="human, human:NAME, or a bot, one a seat")
    command.add_argument("--record", metavar="FILE", help="where to save the game")
    command.add_argument("--resume", metavar="FILE", help="go on with a game that was saved")
    add_game_arguments(command)
    add_language(command)
    command.set_defaults(run="seating:run")

    command = commands.add_parser("learn", help="learn a game by playing it, in ten minutes")
    command.add_argument("game", metavar="GAME", help="which game")
    command.add_argument("lesson", nargs="?", type=whole_number, default=1, metavar="N", help="the first lesson (1)")
    add_language(command)
    command.set_defaults(run="learn:run")

    command = commands.add_parser("simulate", help="play many games between bots")
    command.add_argument("game", metavar="GAME", help="which game")
    command.add_argument("--seats", metavar="N|WHO,WHO", help="a number of random bots, or a bot for each seat")
    command.add_argument("--games", type=whole_number, default=1000, metavar="K", help="how many games (1000)")
    command.add_argument("--json", action="store_true", help="print one JSON object")
    add_arena_arguments(command)
    add_game_arguments(command)
    command.set_defaults(run="simulate:run")

    command = commands.add_parser("arena", help="find out which bot is stronger, and by how much")
    command.add_argument("game", metavar="GAME", help="which game")
    command.add_argument("--players", required=True, metavar="BOT,BOT", help="the bots; each is paired with each other")
    command.add_argument("--seats", type=whole_number, metavar="N", help="how many seats (the fewest from two on)")
    command.add_argument("--games", type=whole_number, default=100, metavar="K", help="games a pairing (100)")
    command.add_argument("--results", metavar="FILE", help="add each game to a file, and go on from what it holds")
    command.add_argument("--plot", metavar="FILE", help="draw the ratings in an .svg file")
    command.add_argument("--json", action="store_true", help="print one JSON object")
    add_arena_arguments(command)
    add_game_arguments(command)
    command.set_defaults(run="arena:run")

    command = commands.add_parser("benchmark", help="find out what a bot is worth, by a fixed protocol")
    command.add_argument("bot", metavar="BOT", help="one of the house, MODULE:FUNCTION, or program:COMMAND")
    command.add_argument("--game", metavar="GAME,GAME", help="only these games, such as ra or ra-2p")
    command.add_argument("--among", metavar="BOT,BOT", help="only these opponents")
    command.add_argument(
        "--games", type=whole_number, metavar="K", help="at most so many games a row: not the protocol"
    )
    command.add_argument("--results", metavar="FILE", help="add each game to a file, and go on from what it holds")
    command.add_argument("--page", metavar="FILE", help="write the table as Markdown")
    command.add_argument("--json", action="store_true", help="print one JSON object")
    add_arena_arguments(command)
    command.set_defaults(run="benchmark:run")

    command = commands.add_parser("replay", help="go through a game that was played")
    command.add_argument("file", metavar="FILE", help="a record")
    command.add_argument("--at", type=whole_number, metavar="N", help="show the board after so many entries")
    command.add_argument("--step", action="store_true", help="go through it by key")
    add_language(command)
    command.set_defaults(run="replay:run")

    command = commands.add_parser("analyse", help="chances, turning points, luck and skill of a finished game")
    command.add_argument("file", metavar="FILE", help="a record")
    command.add_argument("--seat", type=whole_number, metavar="N", help="only this seat's decisions")
    command.add_argument("--plot", metavar="FILE", help="draw the chances in an .svg file")
    command.add_argument("--json", action="store_true", help="print one JSON object")
    add_language(command)
    command.set_defaults(run="analyse:run")

    command = commands.add_parser("bench", help="measure the engines, interpreted and compiled")
    command.add_argument("--game", metavar="GAME", help="only this game")
    command.add_argument("--seats", type=whole_number, metavar="N", help="only this number of seats")
    command.add_argument(
        "--thinking", type=whole_number, metavar="GAMES", help="also how strong 0.05, 0.2 and 1 s a decision are"
    )
    command.add_argument("--json", action="store_true", help="print a JSON list")
    command.set_defaults(run="bench:run")

    command = commands.add_parser("edition", help="the components of a game as a file")
    actions = command.add_subparsers(dest="action", required=True, metavar="export|check|diff", parser_class=Parser)
    command = actions.add_parser("export", help="write a game's components as TOML")
    command.add_argument("game", metavar="GAME", help="which game")
    command.add_argument("--output", metavar="FILE", help="write to a file")
    add_language(command)
    command.set_defaults(run="editions:export")
    for name, help_text in (
        ("check", "say whether a file can be played with, and if not, where and what was expected"),
        ("diff", "say what a file has otherwise than the standard edition"),
    ):
        command = actions.add_parser(name, help=help_text)
        command.add_argument("file", metavar="FILE", help="an edition, see heliopolis edition export")
        add_language(command)
        command.set_defaults(run=f"editions:{name}")
    return parser


def add_game_arguments(command: argparse.ArgumentParser) -> None:
    """Add how a game is set up."""
    command.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game (repeat for more)"
    )
    command.add_argument("--edition", metavar="FILE", help="components of your own (see heliopolis edition export)")
    command.add_argument("--seed", type=whole_number, metavar="N", help="make chance repeatable")


def add_arena_arguments(command: argparse.ArgumentParser) -> None:
    """Add how many games between bots are played: also who plays them, and what becomes of them."""
    told = "how long a bot from outside may think about a decision (10)"
    command.add_argument("--limit", type=seconds, default=LIMIT, metavar="SECONDS", help=told)
    command.add_argument("--records", metavar="FILE", help="add the record of each game to a dataset")
    told = "let a Ray cluster play: its address, auto for the one this machine belongs to, local for one of its own"
    command.add_argument("--cluster", metavar="ADDRESS", help=told)


def add_language(command: argparse.ArgumentParser) -> None:
    """Add the language people read."""
    command.add_argument("--language", choices=LANGUAGES, default="en", help="en or fr")


def import_games(modules: Sequence[str]) -> None:
    """Import modules that register games: installed ones, or such as lie where the command is run."""
    if modules and "" not in sys.path:
        sys.path.insert(0, "")
    for module in modules:
        try:
            import_module(module)
        except Exception as error:
            told = f"{type(error).__name__}: {error}"
            raise SetupError(f"{module} can't be imported ({told}); expected a module that registers a game") from error


def run(chosen: argparse.Namespace) -> int:
    """Run a command that was chosen; what it takes is imported now, since to load all would take longer than most."""
    if chosen.command in MANY_GAMES and running() == "interpreted" and not wants_source():
        sys.stderr.write(
            "heliopolis: the engine is interpreted, some thirty times slower than compiled: "
            "there was no C compiler when it was installed\n"
        )
    try:
        status: int = resolve_name(f"heliopolis.terminal.{chosen.run}")(chosen)
    except ModuleNotFoundError as error:
        raise extras.missing(f"heliopolis {chosen.command}", error) from error
    return status


def told(error: HeliopolisError, language: str) -> str:
    """Say what was wrong; the text of an error is English."""
    if language == "en" or not error.reason:
        return str(error)
    from heliopolis.mistakes import explain  # what reads its words would take longer to load than most commands

    return explain(error, language)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; a mistake in what was asked for is answered with one sentence."""
    chosen = make_parser().parse_args(arguments)
    try:
        import_games(chosen.modules)
        return run(chosen)
    except HeliopolisError as error:
        sys.stderr.write(f"heliopolis: {told(error, getattr(chosen, 'language', 'en'))}\n")
        return WRONG_ARGUMENTS
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        return 0


if __name__ == "__main__":
    sys.exit(main())
