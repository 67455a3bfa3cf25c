"""`heliopolis edition export`: a game's components as a file that can be corrected and played with."""

import sys
from argparse import Namespace
from pathlib import Path

from rich.console import Console

from heliopolis.core import registry
from heliopolis.core.edition import write_edition
from heliopolis.core.errors import SetupError


def run(arguments: Namespace, _console: Console) -> int:
    """Write the standard edition as TOML."""
    text = write_edition(registry.game(arguments.game).standard)
    if arguments.output is None:
        sys.stdout.write(text)
        return 0
    try:
        Path(arguments.output).write_text(text, encoding="utf-8")
    except OSError as error:
        raise SetupError(f"{arguments.output} can't be written: {error.strerror}") from None
    return 0
