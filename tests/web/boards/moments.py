"""What a board is drawn from, for tests: a state as somebody sees it."""

from collections.abc import Sequence

from markupsafe import Markup

from heliopolis.core.game import Game
from heliopolis.core.state import State
from heliopolis.language import GameSpeaker, Speaker
from heliopolis.tables.knowledge import LogLine
from heliopolis.web.boards import board_of
from heliopolis.web.moment import Moment

NAMES = ["Ada", "Bastien", "Chloé", "Dora", "Ezra"]


def moment(game: Game, state: State, viewer: int | None, language: str = "en", log: Sequence[LogLine] = ()) -> Moment:
    """Return what a viewer's page is drawn from."""
    seats = len(state.scores())
    acting = [int(seat) for seat in state.actors()]
    return Moment(
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


def drawn_parts(moment: Moment) -> dict[str, str]:
    """Draw a board; return each part of the page in one piece."""
    return {name: "".join(parts) for name, parts in board_of(moment.game.info.name, moment).items()}
