"""Offerings to the Corner Pyramid: cards given face down each round, and weighed by the Pharaoh in every second one."""

from heliopolis.core.bits import bit
from heliopolis.core.compat import i64
from heliopolis.core.journal import Fact, JournalEvent

from . import areas as area, bidding, components as piece, deities, phases as at
from .state import HeirState


def offer(state: HeirState, seat: i64, card: i64) -> None:
    """Seal an offering, or in a tie one more card; once both have, they are laid down (heir.pharaoh.1)."""
    state.sides[seat * area.SIDE + area.SEALED] = card
    bidding.seal(state, seat)
    if state.waiting != 0:
        return
    if state.phase == at.TIE:
        break_tie(state)
        return
    for each in range(piece.SEATS):
        lay_down(state, each, state.sides[each * area.SIDE + area.SEALED])
        state.sides[each * area.SIDE + area.SEALED] = piece.NO_CARD
    bidding.next_summons(state)


def lay_down(state: HeirState, seat: i64, card: i64) -> None:
    """Lay a card of the hand face down at the Corner Pyramid: it may be any that all others have not seen."""
    row = seat * area.SIDE
    slot = state.sides[row + area.OFFERINGS]
    state.sides[row + area.CANDIDATES + slot] = unseen_cards(state, seat)
    state.sides[row + area.OFFERING + slot] = card
    state.sides[row + area.OFFERINGS] = slot + 1
    state.sides[row + area.HAND] &= ~bit(card)


def unseen_cards(state: HeirState, seat: i64) -> i64:
    """Return a seat's hand and offerings together, as bits: all know this much, but not which is which."""
    row = seat * area.SIDE
    cards = state.sides[row + area.HAND]
    for slot in range(state.sides[row + area.OFFERINGS]):
        cards |= bit(state.sides[row + area.OFFERING + slot])
    return cards


def rule_out(state: HeirState, seat: i64, card: i64) -> None:
    """A card that a seat shows is none of its offerings."""
    row = seat * area.SIDE
    others = ~bit(card)
    for slot in range(state.sides[row + area.OFFERINGS]):
        state.sides[row + area.CANDIDATES + slot] &= others


# The Pharaoh.


def open_pyramid(state: HeirState) -> None:
    """At a corner all offerings are turned over; the greater total builds (heir.pharaoh.3, heir.pharaoh.4)."""
    if state.round & 1:
        deities.next_god(state)
        return
    state.reveals += 1
    first = turn_offerings_over(state, 0)
    second = turn_offerings_over(state, 1)
    if first == second:
        bidding.open_sealed(state, at.TIE, area.BOTH)
    else:
        build(state, 0 if first > second else 1)


def turn_offerings_over(state: HeirState, seat: i64) -> i64:
    """Return the total of a seat's offerings; they join its used cards (heir.pharaoh.3, heir.pharaoh.6)."""
    row = seat * area.SIDE
    total: i64 = 0
    cards: i64 = 0
    for slot in range(state.sides[row + area.OFFERINGS]):
        card = state.sides[row + area.OFFERING + slot]
        total += state.box.numbers[card]
        cards |= bit(card)
        state.sides[row + area.OFFERING + slot] = 0
        state.sides[row + area.CANDIDATES + slot] = 0
    state.sides[row + area.OFFERINGS] = 0
    state.sides[row + area.USED] |= cards
    if state.journal is not None:
        listed = [piece.CARD_NAMES[card] for card in range(int(piece.CARDS)) if cards >> card & 1]
        facts: dict[str, Fact] = {"cards": listed, "total": int(total)}
        state.journal.append(JournalEvent("offerings", "heir.pharaoh.3", int(seat), facts))
    return total


def break_tie(state: HeirState) -> None:
    """Both totals were equal, and each seat has sealed one more card: the higher one builds (heir.pharaoh.5)."""
    state.reveals += 1
    # The cards are numbered so that of equal numbers the Sun is higher.
    higher: i64 = 0 if state.sides[area.SEALED] > state.sides[area.SIDE + area.SEALED] else 1
    for each in range(piece.SEATS):
        offered = state.sides[each * area.SIDE + area.SEALED]
        state.sides[each * area.SIDE + area.SEALED] = piece.NO_CARD
        state.sides[each * area.SIDE + area.HAND] &= ~bit(offered)
        state.sides[each * area.SIDE + area.USED] |= bit(offered)
        if state.journal is not None:
            state.journal.append(
                JournalEvent("one-more", "heir.pharaoh.5", int(each), {"card": piece.CARD_NAMES[offered]})
            )
    build(state, higher)


def build(state: HeirState, seat: i64) -> None:
    """The greater offering scores the corner's bonus and adds a platform (heir.pharaoh.4)."""
    level = state.sides[area.PLATFORMS] + state.sides[area.SIDE + area.PLATFORMS]
    points = state.box.corners[level]
    state.table[area.PLATFORM + level] = seat
    state.sides[seat * area.SIDE + area.PLATFORMS] += 1
    deities.score(state, seat, points)
    if state.journal is not None:
        facts: dict[str, Fact] = {"level": int(level) + 1, "epoch": int(state.round)}
        state.journal.append(JournalEvent("platform", "heir.pharaoh.4", int(seat), facts, int(points)))
    deities.next_god(state)
