"""The stars of advised choices, as a board draws them: beside the piece, place or card that a choice is about."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from rich.text import Text

MARK = "★"
STYLE = "bold reverse yellow"


@dataclass(frozen=True)
class Marks:
    """A star for each advised choice, with its rank if there are several, by the choice's notation."""

    stars: Mapping[str, str] = field(default_factory=dict)

    def of(self, *notations: str) -> Text:
        """Return the stars of some choices, which are about one thing."""
        return Text("".join(self.stars[each] for each in notations if each in self.stars), STYLE)


NO_MARKS = Marks()
