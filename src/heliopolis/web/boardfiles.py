"""The boards' own files, served from the packages in which they lie."""

import os
from importlib.resources import files
from pathlib import PurePath

from fastapi.staticfiles import StaticFiles

from heliopolis.core import registry
from heliopolis.web.board import address_of
from heliopolis.web.boards import board_of

SERVED = (".css", ".svg", ".png", ".webp", ".jpg")
"""How the names of such files end. Others that lie there are not for the browser."""


def style_sheet(game: str) -> str:
    """Return where the style sheet of a game's board is found, if it has one."""
    styles = board_of(game).styles
    return address_of(game, styles) if styles else ""


class BoardFiles(StaticFiles):
    """Finds `GAME/FILE` in the package of the game's board, whenever the game was registered."""

    def lookup_path(self, path: str) -> tuple[str, os.stat_result | None]:
        """Return a file that is served; nothing for any other path."""
        parts = PurePath(path).parts
        if len(parts) != 2 or parts[0] not in registry.names() or not parts[1].endswith(SERVED):
            return "", None
        package = board_of(parts[0]).files
        if not package:
            return "", None
        found = str(files(package) / parts[1])
        return (found, os.stat(found)) if os.path.isfile(found) else ("", None)
