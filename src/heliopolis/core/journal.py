"""What happened inside a decision, told as facts: for log lines, and for the examination of a game.

A state keeps a journal only when somebody asks for one (`state.journal = []`), so a search pays nothing for it.
"""

from typing import Final, final

Fact = int | str | list[str]

EVERYONE: Final = -1


@final
class JournalEvent:
    """One fact of a game: what it is called, the rule behind it, whom it concerns, what it was worth.

    A score line is an event with `points`. `secrets` are facts that only the seat itself may know.
    """

    def __init__(
        self,
        name: str,
        rule: str,
        seat: int,
        facts: dict[str, Fact],
        points: int | None = None,
        secrets: dict[str, Fact] | None = None,
    ) -> None:
        self.name = name
        self.rule = rule
        self.seat = seat
        self.facts = facts
        self.points = points
        self.secrets = secrets

    def facts_for(self, seat: int | None) -> dict[str, Fact]:
        """Return the facts that a seat (or a spectator, `None`) may know."""
        if self.secrets is not None and seat == self.seat:
            return {**self.facts, **self.secrets}
        return self.facts
