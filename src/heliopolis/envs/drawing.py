"""Rendering: the board that the terminal prints, as text or as a picture, in lines or in dots."""

import io
from typing import Any

import numpy as np
import numpy.typing as npt

from heliopolis.core import registry
from heliopolis.core.errors import SetupError
from heliopolis.core.game import Game
from heliopolis.core.state import State
from heliopolis.extras import missing

MODES = ("ansi", "svg", "rgb_array")
"""`ansi` is text, `svg` the same as a picture, `rgb_array` a picture as an array of dots by row, column and colour."""
METADATA: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 2}
"""What environments declare of it: films show two decisions a second, so that people can follow."""

Drawn = str | npt.NDArray[np.uint8]

WIDTH = 110
PLAIN = "heliopolis.terminal.boards.plain:BOARD"


def check_mode(mode: str | None) -> None:
    """Refuse a way of rendering that there is none of."""
    if mode is not None and mode not in MODES:
        raise SetupError(f"there is no render mode {mode!r}; expected one of {', '.join(MODES)}", "no-render-mode")


def draw(game: Game, state: State, viewer: int | None, mode: str) -> Drawn:
    """Draw a state as a seat sees it, or as a spectator does."""
    try:
        from rich.console import Console

        from heliopolis.envs.picture import picture
        from heliopolis.language import GameSpeaker
    except ModuleNotFoundError as error:
        raise missing("rendering", error) from error
    board: Any = registry.load(registry.registration(game.info.name).terminal_board or PLAIN)
    players = [f"Seat {seat + 1}" for seat in range(len(state.scores()))]
    drawn = board.drawings[0](state.view(viewer), GameSpeaker(game, "en", players), players)
    console = Console(file=io.StringIO(), record=True, width=WIDTH, force_terminal=False)
    if mode == "rgb_array":
        return picture(console, drawn)
    console.print(drawn)
    return console.export_svg(title=game.info.title) if mode == "svg" else console.export_text()
