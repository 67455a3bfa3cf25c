"""The bidding phase: gods turned up one after the other, sealed magic, sealed bids, and offerings to the pyramid."""

from heliopolis.core.bits import count_bits
from heliopolis.core.compat import i64
from heliopolis.core.journal import EVERYONE, Fact, JournalEvent
from heliopolis.core.state import CHANCE
from heliopolis.games.heir import deities, magic
from heliopolis.games.heir.components import (
    CARD_NAMES,
    GOD_NAMES,
    NO_CARD,
    PHARAOH,
    SEATS,
    STEALTH,
    THOTH,
)
from heliopolis.games.heir.state import (
    BID,
    BOTH,
    CALLED,
    CHANGE,
    GODS,
    HAND,
    HELD,
    MAGIC,
    NO_MAGIC,
    NOBODY,
    NOTHING,
    OFFER,
    ROW,
    SEALED,
    SUMMON,
    UNDECIDED,
    USED,
    HeirState,
)


def summon(state: HeirState, god: i64) -> None:
    """Turn up the next god: the Pharaoh takes offerings, any other is bid for (heir.round.3, heir.pharaoh.1)."""
    bit: i64 = 1
    state.god = god
    state.unsummoned &= ~(bit << god)
    if god == PHARAOH:
        open_sealed(state, OFFER, BOTH)
        return
    if state.ankh == NOTHING:
        state.ankh = god
        if state.journal is not None:
            state.journal.append(JournalEvent("favorite", "heir.round.3", EVERYONE, {"god": GOD_NAMES[god]}))
    ask_for_magic(state)


def open_sealed(state: HeirState, phase: i64, seats: i64) -> None:
    """Let some seats, as bits, seal a decision, in any order (heir.bidding.1)."""
    state.phase = phase
    state.waiting = seats
    state.acting = 0 if seats & 1 else 1


def seal(state: HeirState, seat: i64) -> bool:
    """Note that a seat has decided; tell whether both have."""
    bit: i64 = 1
    state.waiting &= ~(bit << seat)
    state.acting = 1 - seat
    return state.waiting == 0


# Magic, then a bid.


def ask_for_magic(state: HeirState) -> None:
    """Both seats seal a magic card or none; who has none in hand is not asked (heir.bidding.2)."""
    asked: i64 = 0
    bit: i64 = 1
    for seat in range(SEATS):
        if state.sides[seat * ROW + HELD] == 0:
            state.sides[seat * ROW + CALLED] = NO_MAGIC
        else:
            state.sides[seat * ROW + CALLED] = UNDECIDED
            asked |= bit << seat
    if asked == 0:
        open_sealed(state, BID, BOTH)
    else:
        open_sealed(state, MAGIC, asked)


def call(state: HeirState, seat: i64, called: i64) -> None:
    """Seal a magic card or none; once both have, all know whether each plays one (heir.bidding.2)."""
    state.sides[seat * ROW + CALLED] = called
    if seal(state, seat):
        state.reveals += 1
        open_sealed(state, BID, BOTH)


def bid(state: HeirState, seat: i64, card: i64) -> None:
    """Seal a bid; once both have, magic acts and the bids are turned over (heir.bidding.3)."""
    state.sides[seat * ROW + SEALED] = card
    if not seal(state, seat):
        return
    state.reveals += 1
    magic.play_magic(state)
    magic.give_gift(state)
    magic.slip_away(state)
    magic.bless(state)
    looker = magic.look(state)
    if looker == NOBODY:
        turn_over(state)
    else:
        state.phase = CHANGE
        state.acting = looker


def change(state: HeirState, seat: i64, card: i64) -> None:
    """Replace a bid: the old one goes back to the hand, unseen (heir.magic.d)."""
    state.sides[seat * ROW + SEALED] = card
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
    if magic.exchange(state):
        first, second = second, first
    sneak = magic.caller_of(state, STEALTH)
    won = magic.winner(state, first, second) if sneak == NOBODY else 1 - sneak
    use(state, 0, first)
    use(state, 1, second)
    if state.journal is not None:
        state.journal.append(outcome_of_bid(state, won, first, second))
    bit: i64 = 1
    state.sides[won * ROW + GODS] |= bit << state.god
    for seat in range(SEATS):
        state.sides[seat * ROW + CALLED] = UNDECIDED
    next_summons(state)


def show(state: HeirState, seat: i64) -> i64:
    """Take a seat's bid out of its hand and turn it over; a bid that slipped away is not shown."""
    card = state.sides[seat * ROW + SEALED]
    if card != NO_CARD:
        bit: i64 = 1
        state.sides[seat * ROW + HAND] &= ~(bit << card)
        state.sides[seat * ROW + SEALED] = NO_CARD
        magic.see(state, seat, card)
    return card


def use(state: HeirState, seat: i64, card: i64) -> None:
    """Lay a card on the used cards of the side where it lies (heir.bidding.6)."""
    if card != NO_CARD:
        bit: i64 = 1
        state.sides[seat * ROW + USED] |= bit << card


def outcome_of_bid(state: HeirState, won: int, first: int, second: int) -> JournalEvent:
    """Tell who wins the god, and what lay before the two."""
    facts: dict[str, Fact] = {"god": GOD_NAMES[state.god]}
    cards = (first, second)
    if cards[won] != NO_CARD:
        facts["card"] = CARD_NAMES[cards[won]]
    if cards[1 - won] == NO_CARD:
        return JournalEvent("unopposed", "heir.magic.b", won, facts)
    facts["other"] = CARD_NAMES[cards[1 - won]]
    return JournalEvent("won", "heir.bidding.4", won, facts)


def next_summons(state: HeirState) -> None:
    """Turn up the next god; when only Thoth is left he is awarded and the gods act (heir.round.2, heir.bidding.7)."""
    if state.unsummoned != 0:
        state.phase = SUMMON
        state.acting = CHANCE
        state.god = NOTHING
        return
    fewer: i64 = 0 if count_bits(state.sides[GODS]) < count_bits(state.sides[ROW + GODS]) else 1
    bit: i64 = 1
    state.sides[fewer * ROW + GODS] |= bit << THOTH
    if state.journal is not None:
        state.journal.append(JournalEvent("thoth", "heir.bidding.7", int(fewer), {}))
    deities.begin(state)


# Offerings.


def offer(state: HeirState, seat: i64, card: i64) -> None:
    """Seal an offering; once both have, they lie at the Corner Pyramid, face down (heir.pharaoh.1)."""
    state.sides[seat * ROW + SEALED] = card
    if not seal(state, seat):
        return
    for each in range(SEATS):
        magic.offer(state, each, state.sides[each * ROW + SEALED])
        state.sides[each * ROW + SEALED] = NO_CARD
    next_summons(state)
