"""The bidding phase: gods turned up one after the other, sealed magic and sealed bids."""

from heliopolis.core.bits import bit, count_bits
from heliopolis.core.compat import i64
from heliopolis.core.journal import EVERYONE, Fact, JournalEvent
from heliopolis.core.state import CHANCE

from . import areas as area, components as piece, deities, magic, offerings, phases as at
from .state import HeirState


def summon(state: HeirState, god: i64) -> None:
    """Turn up the next god: the Pharaoh takes offerings, any other is bid for (heir.round.3, heir.pharaoh.1)."""
    state.god = god
    state.unsummoned &= ~bit(god)
    if god == piece.PHARAOH:
        open_sealed(state, at.OFFER, area.BOTH)
        return
    if state.ankh == area.NOTHING:
        state.ankh = god
        if state.journal is not None:
            state.journal.append(JournalEvent("favorite", "heir.round.3", EVERYONE, {"god": piece.GOD_NAMES[god]}))
    ask_for_magic(state)


def open_sealed(state: HeirState, phase: i64, seats: i64) -> None:
    """Let some seats, as bits, seal a decision, in any order (heir.bidding.1)."""
    state.phase = phase
    state.waiting = seats
    state.acting = 0 if seats & 1 else 1


def seal(state: HeirState, seat: i64) -> None:
    """Note that a seat has decided: nobody is waited for once both have."""
    state.waiting &= ~bit(seat)
    state.acting = 1 - seat


# Magic, then a bid.


def ask_for_magic(state: HeirState) -> None:
    """Both seats seal a magic card or none; who has none in hand is not asked (heir.bidding.2)."""
    asked: i64 = 0
    for seat in range(piece.SEATS):
        if state.sides[seat * area.SIDE + area.HELD] == 0:
            state.sides[seat * area.SIDE + area.CALLED] = area.NO_MAGIC
        else:
            state.sides[seat * area.SIDE + area.CALLED] = area.UNDECIDED
            asked |= bit(seat)
    if asked == 0:
        open_sealed(state, at.BID, area.BOTH)
    else:
        open_sealed(state, at.MAGIC, asked)


def call(state: HeirState, seat: i64, called: i64) -> None:
    """Seal a magic card or none; once both have, all know whether each plays one (heir.bidding.2)."""
    state.sides[seat * area.SIDE + area.CALLED] = called
    seal(state, seat)
    if state.waiting == 0:
        state.reveals += 1
        open_sealed(state, at.BID, area.BOTH)


def bid(state: HeirState, seat: i64, card: i64) -> None:
    """Seal a bid; once both have, magic acts and the bids are turned over (heir.bidding.3)."""
    state.sides[seat * area.SIDE + area.SEALED] = card
    seal(state, seat)
    if state.waiting != 0:
        return
    state.reveals += 1
    if not magic.is_played(state):
        turn_over(state)
        return
    magic.play_magic(state)
    magic.give_gift(state)
    magic.slip_away(state)
    magic.bless(state)
    looker = magic.caller_of(state, piece.EYE)
    if looker == area.NOBODY:
        turn_over(state)
        return
    magic.look(state, looker)
    state.phase = at.CHANGE
    state.acting = looker


def change(state: HeirState, seat: i64, card: i64) -> None:
    """Replace a bid: the old one goes back to the hand, unseen (heir.magic.d)."""
    state.sides[seat * area.SIDE + area.SEALED] = card
    state.reveals += 1
    turn_over(state)


def stand(state: HeirState) -> None:
    """Leave a bid as it is (heir.magic.d)."""
    state.reveals += 1
    turn_over(state)


def turn_over(state: HeirState) -> None:
    """Turn the bids over, award the god, and lay the bids aside (heir.bidding.4 to heir.bidding.6)."""
    first = show(state, 0)
    second = show(state, 1)
    if magic.is_exchanged(state):
        first, second = second, first
        if state.journal is not None:
            caller = int(magic.caller_of(state, piece.LOGIC))
            state.journal.append(JournalEvent("exchanged", "heir.magic.e", caller, {}))
    sneak = magic.caller_of(state, piece.STEALTH)
    won = magic.winner(state, first, second) if sneak == area.NOBODY else 1 - sneak
    use(state, 0, first)
    use(state, 1, second)
    if state.journal is not None:
        state.journal.append(outcome_of_bid(state, won, first, second))
    state.sides[won * area.SIDE + area.GODS] |= bit(state.god)
    for seat in range(piece.SEATS):
        state.sides[seat * area.SIDE + area.CALLED] = area.UNDECIDED
    next_summons(state)


def show(state: HeirState, seat: i64) -> i64:
    """Take a seat's bid out of its hand and turn it over; a bid that slipped away is not shown."""
    card = state.sides[seat * area.SIDE + area.SEALED]
    if card != piece.NO_CARD:
        state.sides[seat * area.SIDE + area.HAND] &= ~bit(card)
        state.sides[seat * area.SIDE + area.SEALED] = piece.NO_CARD
        offerings.rule_out(state, seat, card)
    return card


def use(state: HeirState, seat: i64, card: i64) -> None:
    """Lay a card on the used cards of the side where it lies (heir.bidding.6)."""
    if card != piece.NO_CARD:
        state.sides[seat * area.SIDE + area.USED] |= bit(card)


def outcome_of_bid(state: HeirState, won: int, first: int, second: int) -> JournalEvent:
    """Tell who wins the god, and what lay before the two."""
    facts: dict[str, Fact] = {"god": piece.GOD_NAMES[state.god]}
    cards = (first, second)
    if cards[won] != piece.NO_CARD:
        facts["card"] = piece.CARD_NAMES[cards[won]]
    if cards[1 - won] == piece.NO_CARD:
        return JournalEvent("unopposed", "heir.magic.b", won, facts)
    facts["other"] = piece.CARD_NAMES[cards[1 - won]]
    return JournalEvent("won", "heir.bidding.4", won, facts)


def next_summons(state: HeirState) -> None:
    """Turn up the next god; when only Thoth is left he is awarded and the gods act (heir.round.2, heir.bidding.7)."""
    if state.unsummoned != 0:
        state.phase = at.SUMMON
        state.acting = CHANCE
        state.god = area.NOTHING
        return
    fewer: i64 = 0 if count_bits(state.sides[area.GODS]) < count_bits(state.sides[area.SIDE + area.GODS]) else 1
    state.sides[fewer * area.SIDE + area.GODS] |= bit(piece.THOTH)
    if state.journal is not None:
        state.journal.append(JournalEvent("thoth", "heir.bidding.7", int(fewer), {}))
    deities.begin(state)
