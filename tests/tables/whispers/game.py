"""Whispers, a small game with secrets, for tests: hidden hands, sealed bids, then a few words in the open.

In each of two rounds every seat is dealt a hidden hand from 0 to 5. All bid at once, at most 2 and at most their hand;
then bids are turned over, and each seat scores its own. After that the seat whose round it is nods or shakes its head
twice. Hands are never shown.
"""

from collections.abc import Sequence
from typing import Any

from tests.tables.whispers.info import INFO

from heliopolis.core.edition import edition
from heliopolis.core.errors import Reason
from heliopolis.core.game import Entry, Game
from heliopolis.core.info import Options
from heliopolis.core.journal import EVERYONE, JournalEvent
from heliopolis.core.rng import Rng
from heliopolis.core.standings import places
from heliopolis.core.state import CHANCE, OVER, Actions, State

ROUNDS = 2
HANDS = 6
NOD, SHAKE = 3, 4
ACTIONS = ("bid 0", "bid 1", "bid 2", "nod", "shake")
OUTCOMES = tuple(f"hand {hand}" for hand in range(HANDS))
STANDARD = edition("whispers", [])


class WhispersState(State):
    """Hands and bids are −1 until they are there."""

    def __init__(self, seats: int) -> None:
        super().__init__()
        self.seats = seats
        self.round = 0
        self.hands = [-1] * seats
        self.bids = [-1] * seats
        self.shown: list[int] = []
        self.total = [0] * seats
        self.gestures: list[str] = []

    def actor(self) -> int:
        actors = self.actors()
        return actors[0] if actors else int(OVER if self.round == ROUNDS else CHANCE)

    def actors(self) -> list[int]:
        if self.round == ROUNDS or -1 in self.hands:
            return []
        if not self.shown:
            return [seat for seat in range(self.seats) if self.bids[seat] < 0]
        return [self.round % self.seats]

    def write_legal(self, seat: int, into: Actions) -> None:
        if self.shown:
            into.add(NOD)
            into.add(SHAKE)
        else:
            for bid in range(min(2, self.hands[seat]) + 1):
                into.add(bid)

    def apply(self, seat: int, action: int) -> None:
        if not self.shown:
            self.bids[seat] = action
            self.note(JournalEvent("bidding", "whispers.bid.1", seat, {}, secrets={"bid": action}))
            if -1 not in self.bids:
                self.shown = self.bids
                self.reveals += 1
                for each in range(self.seats):
                    self.total[each] += self.bids[each]
                    self.note(JournalEvent("bid", "whispers.bid.2", each, {}, points=self.bids[each]))
            return
        self.gestures.append(ACTIONS[action])
        if len(self.gestures) == 2:
            self.round += 1
            self.hands = [-1] * self.seats
            self.bids = [-1] * self.seats
            self.shown = []
            self.gestures = []
            self.note(JournalEvent("round-over", "whispers.round.1", EVERYONE, {"round": self.round}))

    def note(self, event: JournalEvent) -> None:
        if self.journal is not None:
            self.journal.append(event)

    def outcomes(self) -> list[tuple[int, int]]:
        return [(hand, 1) for hand in range(HANDS)]

    def sample(self, rng: Rng) -> int:
        return int(rng.below(HANDS))

    def resolve(self, outcome: int) -> None:
        self.hands[self.hands.index(-1)] = outcome

    def clone(self) -> "WhispersState":
        return restore(self.save())

    def scores(self) -> list[int]:
        return self.total[:]

    def standings(self) -> list[int]:
        return places([(score,) for score in self.total])

    def view(self, seat: int | None) -> dict[str, Any]:
        return {
            "phase": "gesture" if self.shown else "bid",
            "seat": seat,
            "acting": self.actors(),
            "round": self.round,
            "hand": None if seat is None else self.hands[seat],
            "bid": None if seat is None else self.bids[seat],
            "has_bid": [bid >= 0 for bid in self.bids],
            "shown": self.shown[:],
            "scores": self.total[:],
            "gestures": self.gestures[:],
        }

    def redeal(self, seat: int | None, rng: Rng) -> "WhispersState":
        copy = self.clone()
        for other in range(self.seats):
            if other != seat and self.hands[other] >= 0:
                least = max(0, self.shown[other] if self.shown else 0)
                copy.hands[other] = least + int(rng.below(HANDS - least))
                if self.bids[other] >= 0 and not self.shown:
                    copy.bids[other] = int(rng.below(min(2, copy.hands[other]) + 1))
        return copy

    def save(self) -> dict[str, Any]:
        names = ("seats", "round", "hands", "bids", "shown", "total", "gestures", "reveals")
        saved = {name: getattr(self, name) for name in names}
        return {name: value[:] if isinstance(value, list) else int(value) for name, value in saved.items()}


def begin(seats: int, _options: Options, _edition: object) -> State:
    return WhispersState(seats)


def restore(saved: dict[str, Any]) -> WhispersState:
    state = WhispersState(saved["seats"])
    for name, value in saved.items():
        setattr(state, name, value[:] if isinstance(value, list) else value)
    return state


def why_not(state: State, seat: int, action: int) -> Reason:
    if seat not in state.actors():
        return Reason("whispers.turn.1", "others-turn")
    return Reason("whispers.bid.1", "too-much", {"action": ACTIONS[action]})


def unseen(start: State, entries: Sequence[Entry], viewer: int | None) -> frozenset[int]:
    """Hide others' hands for ever, and their bids until they are turned over."""
    state = start.clone()
    assert isinstance(state, WhispersState)
    hidden: set[int] = set()
    sealed: set[int] = set()
    for index, entry in enumerate(entries):
        if entry.seat == CHANCE:
            if state.hands.index(-1) != viewer:
                hidden.add(index)
            state.resolve(entry.number)
            continue
        if not state.shown and entry.seat != viewer:
            sealed.add(index)
        state.apply(entry.seat, entry.number)
        if state.shown:
            sealed.clear()
    return frozenset(hidden | sealed)


GAME = Game(
    info=INFO,
    package="tests.tables.whispers",
    standard=STANDARD,
    flaws=lambda _edition: [],
    begin=begin,
    restore=restore,
    why_not=why_not,
    census=lambda _state: {},
    actions=ACTIONS,
    outcomes=OUTCOMES,
    unseen=unseen,
)
