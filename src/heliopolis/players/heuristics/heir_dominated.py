"""Choices of Heir to the Pharaoh that are never better than another, as a beginner sees: no level considers them.

Whatever is compared here the seat itself may know: its own hand, what lies open, and which cards the other has in hand
or has offered, together.
"""

from heliopolis.core.bits import count_bits
from heliopolis.core.compat import i64
from heliopolis.core.state import Actions
from heliopolis.games.heir import (
    actions as act,
    areas as area,
    components as piece,
    deities,
    magic,
    offerings,
    phases as at,
)
from heliopolis.games.heir.state import HeirState


def leave_out(state: HeirState, seat: i64, legal: Actions) -> None:
    """Take what is dominated out of the legal actions of a seat."""
    phase = state.phase
    if phase == at.CHANGE:
        keep_cheapest(state, seat, legal)
    elif phase in (at.MAGIC, at.KEEP):
        leave_out_idle_magic(state, seat, legal)
    elif state.round < piece.ROUNDS:
        return
    elif phase == at.BID:
        keep_sure_bids(state, seat, legal)
    elif (phase == at.OFFER and state.unsummoned == 0) or phase == at.TIE:
        keep_last(legal)


def keep_last(legal: Actions) -> None:
    """Keep the highest card alone: nothing else is left to play it for."""
    legal.items[0] = legal.items[legal.count - 1]
    legal.count = 1


# The eye has seen the other's bid.


def keep_cheapest(state: HeirState, seat: i64, legal: Actions) -> None:
    """Win with the lowest card that does, or lose with the lowest: a card played goes to the other (heir.thoth.1).

    Bids that change sides come back, so there nothing is plain.
    """
    if magic.caller_of(state, piece.LOGIC) != area.NOBODY:
        return
    lowest_win: i64 = piece.CARDS
    lowest_loss: i64 = piece.CARDS
    for index in range(legal.count):
        card = card_of(state, seat, legal.items[index])
        if wins(state, seat, card):
            lowest_win = card if card < lowest_win else lowest_win
        else:
            lowest_loss = card if card < lowest_loss else lowest_loss
    kept: i64 = 0
    for index in range(legal.count):
        action = legal.items[index]
        if card_of(state, seat, action) in (lowest_win, lowest_loss):
            legal.items[kept] = action
            kept += 1
    legal.count = kept


def card_of(state: HeirState, seat: i64, action: i64) -> i64:
    """Return the card that is the seat's bid after it has let its bid stand, or changed it."""
    return state.sides[seat * area.SIDE + area.SEALED] if action == act.STAND else action - act.CHANGE


def wins(state: HeirState, seat: i64, card: i64) -> bool:
    """Tell whether a card wins against the bid that the seat has seen; against none any card does."""
    other = state.sides[(1 - seat) * area.SIDE + area.SEALED]
    if other == piece.NO_CARD:
        return True
    return magic.winner(state, card if seat == 0 else other, other if seat == 0 else card) == seat


# Magic.


def leave_out_idle_magic(state: HeirState, seat: i64, legal: Actions) -> None:
    """Call on no magic that does nothing, and keep none if there is other; each card in hand is a point at the end."""
    kept: i64 = 0
    for index in range(legal.count):
        action = legal.items[index]
        verb = act.verb_of(action)
        if verb == act.CALL_NONE or not is_idle(state, seat, action - verb):
            legal.items[kept] = action
            kept += 1
    if kept > 0:
        legal.count = kept


def is_idle(state: HeirState, seat: i64, called: i64) -> bool:
    """Tell whether a magic card does nothing: here and now if it is to be called, ever if it is to be kept."""
    if called == piece.GIFT:
        return magic.supply_card(state) == piece.NO_CARD
    if state.phase == at.KEEP:
        return False
    if called == piece.BLESSING:
        scores_instead = state.god == piece.WADJET and state.round == piece.ROUNDS
        return scores_instead or deities.is_favorite(state, state.god)
    if called == piece.STEALTH or state.round < piece.ROUNDS:
        return False
    return state.sides[(1 - seat) * area.SIDE + area.HELD] == 0 and can_win_all(state, seat)


# The last round.


def keep_sure_bids(state: HeirState, seat: i64, legal: Actions) -> None:
    """Bid an unbeatable card, if there is one for each card still to be played and no magic turns bids around.

    A high card kept back could serve only if offerings were equal, which is too rare to give up a god for.
    """
    if magic.is_played(state) or not can_win_all(state, seat):
        return
    highest = highest_of_other(state, seat)
    first: i64 = 0
    while legal.items[first] - act.BID < highest:
        first += 1
    for index in range(first, legal.count):
        legal.items[index - first] = legal.items[index]
    legal.count -= first


def can_win_all(state: HeirState, seat: i64) -> bool:
    """Tell whether a seat has an unbeatable card for each card that it has still to play this round."""
    unbeatable = state.sides[seat * area.SIDE + area.HAND] >> (highest_of_other(state, seat) + 1)
    return count_bits(unbeatable) > count_bits(state.unsummoned)


def highest_of_other(state: HeirState, seat: i64) -> i64:
    """Return the highest card that the other seat may hold, as far as all know; -1 if it has none."""
    cards = offerings.unseen_cards(state, 1 - seat)
    highest: i64 = -1
    while cards != 0:
        cards >>= 1
        highest += 1
    return highest
