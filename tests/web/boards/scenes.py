"""What a board is drawn from, for tests: a state as somebody sees it."""

from collections.abc import Sequence

from markupsafe import Markup

from heliopolis.core.game import Game
from heliopolis.core.state import State
from heliopolis.language import GameSpeaker, Speaker
from heliopolis.tables.looks import LogLine
from heliopolis.web.boards import board_of
from heliopolis.web.scene import Scene

NAMES = ["Ada", "Bastien", "Chloé", "Dora", "Ezra"]


def scene(game: Game, state: State, viewer: int | None, language: str = "en", log: Sequence[LogLine] = ()) -> Scene:
    """Return what a viewer's page is drawn from."""
    seats = len(state.scores())
    acting = [int(seat) for seat in state.actors()]
    return Scene(
        game=game,
        view=state.view(viewer),
        viewer=viewer,
        names=NAMES[:seats],
        tags=[""] * seats,
        clocks=[Markup()] * seats,
        acting=acting,
        legal=[int(action) for action in state.legal_actions(viewer)] if viewer in acting else [],
        speaker=GameSpeaker(game, language),
        words=Speaker("heliopolis.web", language),
        log=log,
    )


def drawn_parts(scene: Scene) -> dict[str, str]:
    """Draw a board; return each part of the page in one piece."""
    return {name: "".join(parts) for name, parts in board_of(scene.game.info.name).draw(scene).items()}
