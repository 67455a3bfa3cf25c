"""What can be told of a seat's secrets from public events alone, by keeping every possibility in mind.

Nothing here looks at the engine's own notes: worlds are made and struck out as a careful player would.
"""

from itertools import permutations

from tests.games.heir.table import names_of

from heliopolis.core.journal import JournalEvent
from heliopolis.games.heir import areas as area, components as piece
from heliopolis.games.heir.state import HeirState

Offerings = tuple[str, ...]
Magic = tuple[frozenset[str], frozenset[str]]
"""A hand of magic, and the part of it that Wadjet's Favorite has just drawn."""


class Worlds:
    """All that a seat may have offered, and all the magic that it may hold."""

    def __init__(self, seat: int, printed: list[str]) -> None:
        self.seat = seat
        self.together = set(printed)
        """Hand and offerings: all know these, but not which is which."""
        self.offerings: set[Offerings] = {()}
        self.magic: set[Magic] = {(frozenset(), frozenset())}
        self.spent: set[str] = set()
        self.with_god = False

    def offer(self) -> None:
        """A card has been offered, or has slipped to the offerings."""
        self.offerings = {(*world, card) for world in self.offerings for card in self.together if card not in world}

    def show(self, card: str) -> None:
        """A card has been turned over: it is none of the offerings."""
        self.offerings = {world for world in self.offerings if card not in world}

    def deck(self, held: frozenset[str]) -> set[str]:
        """Return what must lie in the deck if the seat holds these cards."""
        return set(piece.MAGIC_NAMES) - held - self.spent - ({"blessing"} if self.with_god else set())

    def draw(self, *, sorting: bool) -> None:
        """A magic card has been drawn."""
        self.magic = {
            (held | {card}, drawn | {card} if sorting else drawn)
            for held, drawn in self.magic
            for card in self.deck(held)
        }

    def call(self, magic: str) -> None:
        """A magic card has been played."""
        self.magic = {(held - {magic}, drawn) for held, drawn in self.magic if magic in held}
        self.spent.add(magic)

    def sort(self, rejected: frozenset[str]) -> None:
        """Wadjet's Favorite has shown what it does not keep."""
        self.magic = {
            (held - rejected, frozenset())
            for held, drawn in self.magic
            if rejected < drawn and len(drawn) == len(rejected) + 1
        }
        self.spent |= rejected


def learn(worlds: list[Worlds], state: HeirState, events: list[JournalEvent], *, sorting: bool) -> None:
    """Take in the public events of one entry, in their order."""
    for each in worlds:
        if each.with_god and state.sides[each.seat * area.SIDE + area.BLESSED] == 0:
            each.with_god = False
            each.spent.add("blessing")
    exchanged = any(event.name == "exchanged" for event in events)
    for event in events:
        about = worlds[event.seat] if event.seat >= 0 else worlds[0]
        other = worlds[1 - about.seat]
        facts = event.facts
        if event.name == "gift":
            about.together.add(str(facts["card"]))
        elif event.name == "stealth":
            about.offer()
        elif event.name == "seen":
            about.show(str(facts["card"]))
        elif event.name in ("won", "unopposed"):
            turned_over(other if exchanged else about, str(facts["card"]))
            if "other" in facts:
                turned_over(about if exchanged else other, str(facts["other"]))
        elif event.name == "called":
            about.call(str(facts["magic"]))
        elif event.name == "blessed":
            about.with_god = True
            about.spent.discard("blessing")
        elif event.name == "shuffled":
            assert all(not about.deck(held) for held, _ in about.magic)
            about.spent = set()
        elif event.name == "drew":
            about.draw(sorting=sorting)
        elif event.name == "sorted":
            about.sort(frozenset(listed(event, "rejected")))
        elif event.name == "offerings":
            assert tuple(sorted(listed(event, "cards"))) in {tuple(sorted(world)) for world in about.offerings}
            about.offerings = {()}
            about.together -= set(listed(event, "cards"))
        elif event.name == "one-more":
            about.together.discard(str(facts["card"]))
        elif event.name == "swapped":
            worlds[0].together |= set(listed(event, "anubis"))
            worlds[1].together |= set(listed(event, "bast"))


def turned_over(by: Worlds, card: str) -> None:
    """A bid of a seat lies open and is used."""
    by.show(card)
    by.together.discard(card)


def listed(event: JournalEvent, name: str) -> list[str]:
    fact = event.facts[name]
    assert isinstance(fact, list)
    return fact


# What the engine says.


def true_offerings(state: HeirState, seat: int) -> Offerings:
    row = seat * area.SIDE
    return tuple(
        piece.CARD_NAMES[state.sides[row + area.OFFERING + slot]]
        for slot in range(int(state.sides[row + area.OFFERINGS]))
    )


def true_magic(state: HeirState, seat: int) -> Magic:
    row = seat * area.SIDE
    held, drawn = (names_of(int(state.sides[row + field]), piece.MAGIC_NAMES) for field in (area.HELD, area.DRAWN))
    return frozenset(held), frozenset(drawn)


def noted_offerings(state: HeirState, seat: int) -> set[Offerings]:
    """Return all offerings that the engine's candidates allow."""
    row = seat * area.SIDE
    slots = [set(names_of(int(state.sides[row + area.CANDIDATES + slot]), piece.CARD_NAMES)) for slot in range(4)]
    count = int(state.sides[row + area.OFFERINGS])
    every = set().union(*slots[:count])
    return {
        world for world in permutations(every, count) if all(card in slots[slot] for slot, card in enumerate(world))
    }
