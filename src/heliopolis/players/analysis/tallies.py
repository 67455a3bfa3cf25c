"""Tallies of a kind of game: what its players count themselves, such as points for each sun, or bids won narrowly.

They follow from the record alone and judge nobody: what decisions cost is told by `measures`.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from heliopolis.core.driver import follow
from heliopolis.core.journal import JournalEvent
from heliopolis.core.record import Record
from heliopolis.core.state import CHANCE, State

SHARES = frozenset({"magic", "dice", "working", "kept", "chambers"})
"""Tallies that are a part of a whole; others are so much for each."""


class Tally(NamedTuple):
    """What a seat has come to: so much, for so many."""

    name: str
    seat: int
    amount: int
    number: int

    @property
    def is_share(self) -> bool:
        """Tell whether it is a part of a whole."""
        return self.name in SHARES


class Happening(NamedTuple):
    """One entry of a game, with what followed from it."""

    seat: int
    verb: str
    state: State
    """The game after it, which goes on changing."""
    events: Sequence[JournalEvent]


class Counting:
    """Counts along a game; each game has its own."""

    names: tuple[str, ...] = ()

    def __init__(self, start: State) -> None:
        self.seats = len(start.scores())
        self.sums = {(name, seat): [0, 0] for name in self.names for seat in range(self.seats)}

    def add(self, name: str, seat: int, amount: int, number: int) -> None:
        """Add to a tally: so much, for so many."""
        sums = self.sums[name, seat]
        sums[0] += amount
        sums[1] += number

    def note(self, happening: Happening) -> None:
        """Count what an entry adds."""

    def close(self, end: State) -> None:
        """Count what only the end tells."""

    def found(self) -> list[Tally]:
        """Return all tallies but those that are for nothing."""
        return [Tally(name, seat, *sums) for (name, seat), sums in self.sums.items() if sums[1] > 0]


class RaCounting(Counting):
    """Ra: what a sun brought, how many tiles it bought, and how much better the sun was that came for it."""

    names = ("points", "tiles", "sun")

    def __init__(self, start: State) -> None:
        super().__init__(start)
        self.start = start.scores()

    def note(self, happening: Happening) -> None:
        """Count the auctions that somebody won."""
        for event in happening.events:
            if event.name == "won":
                self.add("points", event.seat, 0, 1)
                self.add("tiles", event.seat, len(words(event, "tiles")), 1)
                self.add("sun", event.seat, number(event, "won_sun") - number(event, "sun"), 1)

    def close(self, end: State) -> None:
        """Book all points of the game to its suns."""
        for seat, score in enumerate(end.scores()):
            self.add("points", seat, score - self.start[seat], 0)


class HeirCounting(Counting):
    """Heir to the Pharaoh: how narrowly bids were won, how often magic won one, what a monument brought."""

    names = ("margin", "magic", "monument")

    def __init__(self, start: State) -> None:
        super().__init__(start)
        self.called: set[int] = set()

    def note(self, happening: Happening) -> None:
        """Count bids that somebody won, and monuments."""
        for event in happening.events:
            if event.name == "called":
                self.called.add(event.seat)
            elif event.name == "won":
                if "other" in event.facts:
                    self.add("margin", event.seat, abs(bid(event, "card") - bid(event, "other")), 1)
                for seat in self.called:
                    self.add("magic", seat, int(seat == event.seat), 1)
                self.called.clear()
            elif event.name in ("claimed", "alignment"):
                self.add("monument", event.seat, event.points or 0, int(event.name == "claimed"))


class PyramidiceCounting(Counting):
    """Pyramidice: dice used of those in hand, glory for each stone that was built, turns at work."""

    names = ("dice", "building", "working")

    def __init__(self, start: State) -> None:
        super().__init__(start)
        self.most = self.left = 0

    def note(self, happening: Happening) -> None:
        """Count dice at the end of a turn at work, and stones."""
        seat, verb = happening.seat, happening.verb
        if seat != CHANCE and verb in ("work", "rest"):
            self.add("working", seat, int(verb == "work"), 1)
        if seat != CHANCE and verb == "finish":
            self.add("dice", seat, self.most - self.left, self.most)
            self.most = 0
        hand = happening.state.view(None)["hand"]
        self.left = sum(hand["stone"]) + sum(hand["prayer"])
        self.most = max(self.most, self.left)
        for event in happening.events:
            if event.name == "build":
                self.add("building", event.seat, event.points or 0, 1)


class GoldCounting(Counting):
    """L'or du pharaon: actions for each treasure brought home, treasures kept, chambers among cards revealed."""

    names = ("actions", "kept", "chambers")
    acting = ("move", "reveal", "turn", "lay", "lift", "take", "steal")

    def note(self, happening: Happening) -> None:
        """Count actions and treasures."""
        seat, verb = happening.seat, happening.verb
        if seat != CHANCE:
            self.add("actions", seat, int(verb in self.acting), 0)
            self.add("kept", seat, 0, int(verb in ("take", "steal")))
            self.add("chambers", seat, 0, int(verb == "reveal"))
        for event in happening.events:
            if event.name == "banked":
                self.add("actions", event.seat, 0, 1)
                self.add("kept", event.seat, 1, 0)
            elif event.name == "photos":
                self.add("chambers", event.seat, 1, 0)


COUNTINGS: dict[str, Callable[[State], Counting]] = {
    "ra": RaCounting,
    "heir": HeirCounting,
    "pyramidice": PyramidiceCounting,
    "gold": GoldCounting,
}


def tallies(record: Record) -> tuple[Tally, ...]:
    """Count along a game; nothing of games whose players' tallies nobody has named."""
    state = record.start()
    counting = COUNTINGS.get(record.game.info.name, Counting)(state)
    for entry in record.entries:
        state.journal = []
        follow(state, entry)
        verb = record.notation(entry).partition(" ")[0]
        counting.note(Happening(int(entry.seat), verb, state, state.journal))
    counting.close(state)
    return tuple(counting.found())


def number(event: JournalEvent, fact: str) -> int:
    """Return a fact that is a number."""
    found = event.facts[fact]
    assert isinstance(found, int)
    return found


def words(event: JournalEvent, fact: str) -> list[str]:
    """Return a fact that is a list."""
    found = event.facts[fact]
    assert isinstance(found, list)
    return found


def bid(event: JournalEvent, fact: str) -> int:
    """Return the number of a bidding card."""
    return int(str(event.facts[fact]).partition("-")[0])
