"""High card: a card each, a secret decision each, in any order."""

from collections.abc import Sequence
from typing import Any

from tests.core.highcard.info import INFO

from heliopolis.core.edition import Component, Edition, Flaw, Number, Word, edition
from heliopolis.core.errors import Reason
from heliopolis.core.game import Entry, Game
from heliopolis.core.info import Options
from heliopolis.core.journal import JournalEvent
from heliopolis.core.observation import Layout, Sheet, flags, number
from heliopolis.core.rng import Rng
from heliopolis.core.standings import places
from heliopolis.core.state import CHANCE, OVER, Actions, State

CARDS = 5
NONE = -1
FOLD, STAY = 0, 1

STANDARD = edition(
    "highcard",
    [
        Component("stakes.small", 1, "rulebook", Number(1, 9)),
        Component("stakes.large", 4, "reconstructed", Number(1, 9)),
        Component("deck.back", "blue", "public", Word(("blue", "red"))),
    ],
)


class HighState(State):
    """The cards dealt, and what was decided; both secret until all have decided."""

    def __init__(self, seats: int, stake: int) -> None:
        self.journal = None
        self.reveals = 0
        self.stake = stake
        self.cards = [NONE] * seats
        self.choices = [NONE] * seats
        self.points = [0] * seats

    def actor(self) -> int:
        """Chance deals; then the first seat that has not decided."""
        if NONE in self.cards:
            return int(CHANCE)
        return self.choices.index(NONE) if NONE in self.choices else int(OVER)

    def actors(self) -> list[int]:
        """Everybody who has not decided may."""
        if NONE in self.cards:
            return []
        return [seat for seat, choice in enumerate(self.choices) if choice == NONE]

    def write_legal(self, seat: int, into: Actions) -> None:
        """Fold; stay unless the card is the lowest there is (highcard.round.1)."""
        into.add(FOLD)
        if self.cards[seat] > 0:
            into.add(STAY)

    def apply(self, seat: int, action: int) -> None:
        """Decide; the last decision shows everything (highcard.round.2, highcard.round.3)."""
        self.choices[seat] = action
        if NONE in self.choices:
            return
        self.reveals += 1
        staying = [other for other, choice in enumerate(self.choices) if choice == STAY]
        if staying:
            winner = max(staying, key=lambda other: self.cards[other])
            self.points[winner] = self.stake
            if self.journal is not None:
                self.journal.append(
                    JournalEvent("won", "highcard.round.3", winner, {"card": self.cards[winner]}, self.stake)
                )

    def outcomes(self) -> list[tuple[int, int]]:
        """Any card that is not dealt."""
        return [(card, 1) for card in range(CARDS) if card not in self.cards]

    def sample(self, rng: Rng) -> int:
        """Draw a card."""
        left = self.outcomes()
        return left[rng.below(len(left))][0]

    def resolve(self, outcome: int) -> None:
        """Deal a card to the next seat."""
        self.cards[self.cards.index(NONE)] = outcome

    def clone(self) -> "HighState":
        """Return a copy."""
        return rebuild(type(self), self.save())

    def fill(self, saved: dict[str, Any]) -> None:
        """Take over what was saved."""
        self.cards, self.choices = list(saved["cards"]), list(saved["choices"])
        self.points, self.reveals = list(saved["points"]), saved["reveals"]

    def scores(self) -> list[int]:
        """Return each seat's points."""
        return list(self.points)

    def standings(self) -> list[int]:
        """Equal points share a place."""
        return places([(points,) for points in self.points])

    def view(self, seat: int | None) -> dict[str, Any]:
        """Own card and decision; all of them at the end."""
        over = self.actor() == OVER
        return {
            "phase": "round",
            "seat": seat,
            "dealt": [card != NONE for card in self.cards],
            "decided": [choice != NONE for choice in self.choices],
            "cards": [card if over or other == seat else NONE for other, card in enumerate(self.cards)],
            "choices": [choice if over or other == seat else NONE for other, choice in enumerate(self.choices)],
        }

    def write_observation(self, seat: int, into: Sheet, row: int) -> None:
        """The same, the seat's own first."""
        into.open(row)
        self.write_numbers(seat, into)
        into.close()

    def write_numbers(self, seat: int, into: Sheet) -> None:
        """Write the numbers one after the other."""
        over = self.actor() == OVER
        for offset in range(len(self.cards)):
            other = (seat + offset) % len(self.cards)
            is_known = over or offset == 0
            into.put_flag(self.cards[other] != NONE)
            into.put_flag(self.choices[other] != NONE)
            into.put(self.cards[other] + 1 if is_known else 0)
            into.put_choice(self.choices[other] if is_known else NONE, 2)

    def redeal(self, seat: int | None, rng: Rng) -> "HighState":
        """Deal the other seats' cards anew, and let those who have decided decide anew."""
        copy = self.clone()
        if self.actor() == OVER:
            return copy
        known = {self.cards[seat]} if seat is not None else set()
        deck = [card for card in range(CARDS) if card not in known]
        for other, card in enumerate(self.cards):
            if other != seat and card != NONE:
                copy.cards[other] = deck.pop(int(rng.below(len(deck))))
                if self.choices[other] != NONE:
                    copy.choices[other] = int(rng.below(2)) if copy.cards[other] > 0 else FOLD
        return copy

    def save(self) -> dict[str, Any]:
        """Return all of it."""
        return {
            "stake": self.stake,
            "cards": list(self.cards),
            "choices": list(self.choices),
            "points": list(self.points),
            "reveals": int(self.reveals),
        }

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        return (rebuild, (type(self), self.save()))


def begin(seats: int, options: Options, chosen: Edition) -> State:
    """Nobody has a card yet."""
    return HighState(seats, chosen.number(f"stakes.{options['stake']}"))


def rebuild(table: type[HighState], saved: dict[str, Any]) -> HighState:
    """Return a state that was saved, of a class that may have a flaw of its own."""
    state = table(len(saved["cards"]), saved["stake"])
    state.fill(saved)
    return state


def restore(saved: dict[str, Any]) -> State:
    """Return a state that was saved."""
    return rebuild(HighState, saved)


def why_not(state: State, seat: int, _action: int) -> Reason:
    """Tell why an action is refused."""
    return Reason("highcard.round.1", "lowest" if seat in state.actors() else "not-asked")


def census(state: State) -> dict[str, int]:
    """Count the cards in hands and in the deck."""
    assert isinstance(state, HighState)
    dealt = [card for card in state.cards if card != NONE]
    return {"cards": len(dealt) + sum(card not in dealt for card in range(CARDS))}


def flaws(chosen: Edition) -> list[Flaw]:
    """The large stake is larger."""
    if chosen.number("stakes.large") <= chosen.number("stakes.small"):
        return [Flaw("stakes.large", "stakes", "expected more than stakes.small")]
    return []


def unseen(start: State, entries: Sequence[Entry], viewer: int | None) -> frozenset[int]:
    """Others' cards and decisions, until all have decided."""
    seats = len(start.scores())
    if len(entries) == 2 * seats:
        return frozenset()
    return frozenset(index for index, entry in enumerate(entries) if (index if index < seats else entry.seat) != viewer)


def layout(seats: int) -> Layout:
    """Four fields a seat."""
    fields = []
    for seat in range(seats):
        fields += [
            flags(f"dealt_{seat}", 1, "Whether it has a card."),
            flags(f"decided_{seat}", 1, "Whether it has decided."),
            number(f"card_{seat}", CARDS, "Its card, from 1 on."),
            flags(f"choice_{seat}", 2, "What it has decided: fold, stay."),
        ]
    return Layout(fields)


GAME = Game(
    info=INFO,
    package="tests.core.highcard",
    standard=STANDARD,
    flaws=flaws,
    begin=begin,
    restore=restore,
    why_not=why_not,
    census=census,
    actions=("fold", "stay"),
    outcomes=tuple(f"card {card}" for card in range(CARDS)),
    unseen=unseen,
    layout=layout,
)
