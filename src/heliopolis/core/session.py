"""A game that is being played: its state, its record, what happened, and the way back."""

from heliopolis.core.driver import decide, follow, forced_action, refuse, resolve
from heliopolis.core.errors import UndoError
from heliopolis.core.game import Entry
from heliopolis.core.journal import JournalEvent
from heliopolis.core.record import Record
from heliopolis.core.rng import Rng
from heliopolis.core.state import CHANCE, OVER, State

Trail = list[State]
"""The states before each of the last decisions, all of one seat, with nothing revealed since."""

Legal = dict[int, list[int]]
"""What the seats may do that somebody has asked about, in a state as it is."""


class Session:
    """Goes on from a record, which it extends."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.state = record.start()
        self.events: list[list[JournalEvent]] = []
        """What happened in each entry of the record."""
        self._trail: Trail | None = None
        self._legal: Legal = {}
        for _, state in record.replay():
            self.state = state
            self.events.append(state.journal or [])

    @classmethod
    def resume(cls, record: Record, state: State, events: list[list[JournalEvent]], trail: Trail | None) -> "Session":
        """Return the session of a record whose end is known, without playing it again."""
        session = cls.__new__(cls)
        session.record = record
        session.state = state
        session.events = events
        session._trail = trail
        session._legal = {}
        return session

    def copy(self) -> "Session":
        """Return a session that goes its own way from here."""
        trail = None if self._trail is None else self._trail[:]
        copy = Session.resume(self.record.copy(), self.state.clone(), self.events[:], trail)
        copy._legal = self._legal
        return copy

    def legal(self, seat: int) -> list[int]:
        """Return what a seat may do, ascending: found out once, however many ask, until something is done."""
        if seat not in self._legal:
            self._legal[seat] = self.state.legal_actions(seat) if seat in self.state.actors() else []
        return self._legal[seat]

    def decide(self, seat: int, action: int) -> None:
        """Carry out a seat's decision; if it is refused, nothing changes."""
        if action not in self.legal(seat):
            refuse(self.record.game, self.state, seat, action)
        before = self.state.clone()
        self.state.journal = []
        self.state.apply(seat, action)
        self._remember(seat, before)
        self._note(Entry(seat, action))

    def resolve(self, outcome: int) -> None:
        """Let chance answer with an outcome; if that can't come up, nothing changes."""
        self.state.journal = []
        resolve(self.record.game, self.state, outcome)
        self._trail = []
        self._note(Entry(int(CHANCE), outcome))

    def follow(self, entry: Entry) -> None:
        """Let happen what has happened once under earlier rules, though today's may forbid it."""
        self.state.journal = []
        follow(self.state, entry)
        self._trail = []
        self._note(entry)

    def settle(self, rng: Rng) -> None:
        """Let chance answer until a seat has to decide or the game is over."""
        while self.state.actor() == CHANCE:
            self.resolve(int(self.state.sample(rng)))

    def forced(self) -> Entry | None:
        """Return the decision to be made, if there is but one."""
        return forced_action(self.state, self.legal)

    def can_undo(self, seat: int) -> bool:
        """Tell whether a seat may take back its last decision."""
        return self._way_back(seat) is not None

    def undo(self, seat: int) -> None:
        """Take back a seat's last decision: never past a revelation or another seat's decision."""
        index = self._way_back(seat)
        if index is None:
            raise UndoError(
                "nothing can be taken back: something was revealed since, or another seat has decided",
                "too-late-to-undo",
            )
        trail = self.trail()
        length = len(self.record.entries) - len(trail) + index
        del self.record.entries[length:]
        del self.events[length:]
        self.record.final_scores = None
        self.state = trail[index].clone()
        self._legal = {}
        self._trail = trail[:index] or None

    def trail(self) -> Trail:
        """Return the states before each of the last decisions that may be taken back."""
        if self._trail is None:
            self._trail = self._retrace()
        return self._trail

    def _way_back(self, seat: int) -> int | None:
        """Return the place on the trail before the seat's last decision that was a choice."""
        if not self.record.entries or self.record.entries[-1].seat != seat:
            return None
        trail = self.trail()
        for index in range(len(trail) - 1, -1, -1):
            if len(trail[index].legal_actions(seat)) > 1:
                return index
        return None

    def _retrace(self) -> Trail:
        """Find the trail by playing the record again."""
        entries = self.record.entries
        if not entries or entries[-1].seat == CHANCE:
            return []
        first = len(entries)
        while first > 0 and entries[first - 1].seat == entries[-1].seat:
            first -= 1
        state = self.record.state_at(first)
        trail: Trail = []
        for entry in entries[first:]:
            trail.append(state.clone())
            decide(self.record.game, state, entry.seat, entry.number)
        return [before for before in trail if before.reveals == state.reveals]

    def _remember(self, seat: int, before: State) -> None:
        """Lengthen the trail by a decision, or begin it anew if another seat decided or something was revealed."""
        if before.reveals != self.state.reveals:
            self._trail = []
        elif not self.record.entries or self.record.entries[-1].seat != seat:
            self._trail = [before]
        elif self._trail is not None:
            self._trail.append(before)

    def _note(self, entry: Entry) -> None:
        self._legal = {}
        self.record.entries.append(entry)
        self.events.append(self.state.journal or [])
        if self.state.actor() == OVER:
            self.record.final_scores = self.state.scores()
