"""A game that is being played: its state, its record, what happened, and the way back."""

from heliopolis.core.driver import decide, forced_action
from heliopolis.core.errors import UndoError
from heliopolis.core.game import Entry
from heliopolis.core.journal import Event
from heliopolis.core.record import Record
from heliopolis.core.rng import Rng
from heliopolis.core.state import CHANCE, OVER


class Session:
    """Goes on from a record, which it extends."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.state = record.start()
        self.events: list[list[Event]] = []
        """What happened in each entry of the record."""
        for _, state in record.replay():
            self.state = state
            self.events.append(state.journal or [])

    def decide(self, seat: int, action: int) -> None:
        """Carry out a seat's decision; if it is refused, nothing changes."""
        self.state.journal = []
        decide(self.record.game, self.state, seat, action)
        self._note(Entry(seat, action))

    def settle(self, rng: Rng) -> None:
        """Let chance answer until a seat has to decide or the game is over."""
        while self.state.actor() == CHANCE:
            outcome = int(self.state.sample(rng))
            self.state.journal = []
            self.state.resolve(outcome)
            self._note(Entry(int(CHANCE), outcome))

    def forced(self) -> Entry | None:
        """Return the decision to be made, if there is but one."""
        return forced_action(self.state)

    def can_undo(self, seat: int) -> bool:
        """Tell whether a seat may take back its last decision."""
        return self._way_back(seat) is not None

    def undo(self, seat: int) -> None:
        """Take back a seat's last decision: never past a revelation or another seat's decision."""
        length = self._way_back(seat)
        if length is None:
            raise UndoError("nothing can be taken back: something was revealed since, or another seat has decided")
        del self.record.entries[length:]
        del self.events[length:]
        self.record.final_scores = None
        self.state = self.record.state_at(length)

    def _way_back(self, seat: int) -> int | None:
        """Return the length of the record before the seat's last decision that was a choice."""
        length = len(self.record.entries)
        while length > 0 and self.record.entries[length - 1].seat == seat:
            length -= 1
            before = self.record.state_at(length)
            if before.reveals != self.state.reveals:
                return None
            if len(before.legal_actions(seat)) > 1:
                return length
        return None

    def _note(self, entry: Entry) -> None:
        self.record.entries.append(entry)
        self.events.append(self.state.journal or [])
        if self.state.actor() == OVER:
            self.record.final_scores = self.state.scores()
