"""The maze once more, slow and plain: words, lists of ways, no bits. The referee walks in it, and tests compare it."""

from dataclasses import dataclass, field
from typing import Any

STEPS = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
OPPOSITE = {"n": "s", "e": "w", "s": "n", "w": "e"}

Place = tuple[int, int]


def place(name: str) -> Place:
    """Return column and row of a card."""
    return "abcdef".index(name[0]), int(name[1]) - 1


def name(where: Place) -> str:
    """Name the card at a column and row."""
    return f"{'abcdef'[where[0]]}{where[1] + 1}"


@dataclass(eq=False)
class Treasure:
    """One treasure, and who has ever held it."""

    name: str
    holders: set[int] = field(default_factory=set)


@dataclass
class Card:
    """A card of the pyramid with all that is on it; what is carried is with its bearer."""

    name: str
    face: str = "hidden"
    sides: str = ""
    lanterns: list[int] = field(default_factory=list)
    archaeologists: list[int] = field(default_factory=list)
    porters: list[int] = field(default_factory=list)
    treasures: list[Treasure] = field(default_factory=list)


def shown(view: dict[str, Any]) -> "Maze":
    """Return the pyramid of a view, as far as its walls and lanterns go."""
    cards = [Card(card["card"], card["face"], card["sides"], card["lanterns"]) for card in view["cards"]]
    return Maze(cards, view["start"])


class Maze:
    """A pyramid and its start card."""

    def __init__(self, cards: list[Card], start: str) -> None:
        self.cards = {place(card.name): card for card in cards}
        self.start = place(start)

    def next_to(self, where: Place, side: str) -> Place | None:
        """Return the place on one side of a place, or nothing at the edge of the pyramid."""
        other = (where[0] + STEPS[side][0], where[1] + STEPS[side][1])
        return other if other in self.cards else None

    def beside(self, where: Place) -> list[Place]:
        """List the places next to a place."""
        around = [self.next_to(where, side) for side in STEPS]
        return [other for other in around if other is not None]

    def open_to(self, where: Place) -> list[Place]:
        """List the places next to an open side of a card."""
        around = [self.next_to(where, side) for side in self.cards[where].sides]
        return [other for other in around if other is not None]

    def passable(self, where: Place) -> list[Place]:
        """List the cards one can pass to."""
        found = []
        for side in self.cards[where].sides:
            other = self.next_to(where, side)
            if other is not None and OPPOSITE[side] in self.cards[other].sides:
                found.append(other)
        return found

    def passages(self) -> set[tuple[str, str]]:
        """List all pairs of cards between which one can pass, the upper or left one first."""
        pairs = [(where, other) for where in self.cards for other in self.passable(where)]
        return {(name(first), name(second)) for first, second in pairs if first[::-1] < second[::-1]}

    def one_action(self, where: Place, seat: int) -> set[str]:
        """Follow every way over lanterns of a seat."""
        found: set[Place] = set()
        ways = [[where]]
        while ways:
            way = ways.pop()
            for other in self.passable(way[-1]):
                if other not in way:
                    if other not in found and seat in self.cards[other].lanterns:
                        ways.append([*way, other])
                    found.add(other)
        return {name(other) for other in found}

    def shortest_ways(self, where: Place) -> set[str]:
        """Walk all ways to the start card at once, a step at a time, and keep those that arrive first."""
        ways = [[where]]
        seen = {where}
        while ways:
            arrived = [way for way in ways if way[-1] == self.start]
            if arrived:
                return {name(other) for way in arrived for other in way}
            ways = [[*way, other] for way in ways for other in self.passable(way[-1]) if other not in seen]
            seen |= {way[-1] for way in ways}
        return set()

    def revealable(self, where: Place) -> set[str]:
        """List the hidden cards next to an open side."""
        return {name(other) for other in self.open_to(where) if self.cards[other].face == "hidden"}

    def next_fall(self) -> set[str]:
        """List the standing cards next to a fallen one."""
        return {
            name(where)
            for where, card in self.cards.items()
            if card.face not in ("fallen", "start")
            and any(self.cards[other].face == "fallen" for other in self.beside(where))
        }

    def ways_to_lie(self, where: Place) -> set[str]:
        """Turn a card by quarters, and list the sets of open sides."""
        found = set()
        sides = self.cards[where].sides
        for quarters in range(4):
            turned = {"nesw"[("nesw".index(side) + quarters) % 4] for side in sides}
            found.add("".join(side for side in "nesw" if side in turned))
        return found
