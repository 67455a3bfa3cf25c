"""Luck and skill: each change of the chances is booked to chance, or to the seat that decided.

All are differences of one curve. So for each seat what chance did, what it did itself and what the others did add up to
the way from the first moment to the last, exactly. Sealed decisions are made at once: each is booked half as if it had
come first, half as if it had come last.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt

from heliopolis.core.game import Entry
from heliopolis.core.state import CHANCE
from heliopolis.players.analysis.figures import Account, Moment

Changes = tuple[int, ...]
"""What something did to the chance of each seat."""


@dataclass(frozen=True)
class Booking:
    """What one entry did."""

    step: int
    seat: int
    """The seat that decided, or CHANCE."""
    changes: Changes


def book(entries: Sequence[Entry], moments: Sequence[Moment], turned: Mapping[int, Sequence[Moment]]) -> list[Booking]:
    """Book every entry of a game."""
    found: list[Booking] = []
    index = 0
    while index < len(entries):
        between = turned.get(index)
        if between is None:
            changes = difference(moments[index], moments[index + 1])
            found.append(Booking(index, int(entries[index].seat), changes))
            index += 1
        else:
            last = index + len(between) + 1
            found += book_sealed(index, entries[index:last], moments[index : last + 1], between)
            index = last
    return found


def book_sealed(
    first: int, together: Sequence[Entry], moments: Sequence[Moment], between: Sequence[Moment]
) -> list[Booking]:
    """Book decisions that were made at once: the mean of both orders in which they may be thought to have come."""
    backwards = [moments[0], *between, moments[-1]]
    count = len(together)
    found: list[Booking] = []
    left = list(difference(moments[0], moments[-1]))
    for place, entry in enumerate(together):
        forth = difference(moments[place], moments[place + 1])
        back = difference(backwards[count - 1 - place], backwards[count - place])
        changes = tuple((one + other) // 2 for one, other in zip(forth, back, strict=True))
        if place == count - 1:
            changes = tuple(left)  # what halving has rounded away is in it
        left = [rest - change for rest, change in zip(left, changes, strict=True)]
        found.append(Booking(first + place, int(entry.seat), changes))
    return found


def difference(before: Moment, after: Moment) -> Changes:
    """Return by how much the chances have changed."""
    return tuple(then - now for now, then in zip(before.wins, after.wins, strict=True))


def balance(moments: Sequence[Moment], bookings: Sequence[Booking]) -> list[Account]:
    """Return each seat's account of a whole game."""
    seats = range(len(moments[0].wins))
    accounts: list[Account] = []
    for seat in seats:
        skills = [sum(each.changes[seat] for each in bookings if each.seat == other) for other in seats]
        luck = sum(each.changes[seat] for each in bookings if each.seat == CHANCE)
        errors = uncertainty(moments, bookings, seat, int(CHANCE)), uncertainty(moments, bookings, seat, seat)
        accounts.append(Account(moments[0].wins[seat], luck, tuple(skills), moments[-1].wins[seat], errors))
    return accounts


def uncertainty(moments: Sequence[Moment], bookings: Sequence[Booking], seat: int, booked_to: int) -> int:
    """Return the standard error of what is booked to one.

    A moment between two entries of its own does not matter; and the errors of moments that follow each other cancel
    out as far as the same games tell them.
    """
    weights = [0] * len(moments)
    for each in bookings:
        if each.seat == booked_to:
            weights[each.step] -= 1
            weights[each.step + 1] += 1
    squares = 0.0
    for index, moment in enumerate(moments):
        before = weights[index - 1] if index else 0
        squares += weights[index] * (weights[index] + 2 * before * moment.kept) * moment.errors[seat] ** 2
    return round(sqrt(max(0.0, squares)))
