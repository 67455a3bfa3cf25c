"""What one page shows of a game: all that its viewer may know, and the words to say it."""

from collections.abc import Sequence
from typing import Any, Generic, NamedTuple

from markupsafe import Markup
from typing_extensions import TypeVar

from heliopolis.core.game import Game
from heliopolis.language import GameSpeaker, Locale, Speaker
from heliopolis.tables.looks import LogLine

NO_COACH = Markup()
View = TypeVar("View", default=dict[str, Any])
"""What a game's view holds: a game's own board draws a `Scene[RaView]`, of which every key is checked."""


class Scene(NamedTuple, Generic[View]):
    """A game as one viewer sees it at one moment."""

    game: Game
    view: View
    viewer: int | None
    names: list[str]
    tags: list[str]
    """A word or two about each seat: a bot, away; or a mark that says whether its person is here."""
    clocks: list[Markup]
    """Each seat's clock; empty where the table has none."""
    acting: list[int]
    legal: list[int]
    speaker: GameSpeaker
    words: Speaker
    can_undo: bool = False
    """Whether the viewer may take back their last decision."""
    log: Sequence[LogLine] = ()
    """What has happened lately, as far as the viewer may know it."""
    told: str = ""
    """What the prompt says in place of whom it waits for, if anything."""
    coach: Markup = NO_COACH
    """What the coach says about the decision."""

    @property
    def asked(self) -> bool:
        """Tell whether the viewer is to decide."""
        return self.viewer is not None and self.viewer in self.acting

    @property
    def language(self) -> Locale:
        """The language in which the game is drawn, with the numbers of its edition."""
        return self.speaker.locale

    def legal_notations(self) -> list[str]:
        """Return the viewer's legal actions in notation."""
        return [self.game.actions[action] for action in self.legal]
