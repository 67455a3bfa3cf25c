"""Animal magic: what the seven cards do to a bid, and how they are drawn, spent and shuffled again."""

from heliopolis.core.compat import i64
from heliopolis.core.journal import EVERYONE, Fact, JournalEvent
from heliopolis.core.state import CHANCE
from heliopolis.games.heir import chance
from heliopolis.games.heir.components import (
    BLESSING,
    CARD_NAMES,
    CRY,
    EYE,
    FIRST_PHARAOH_CARD,
    GIFT,
    GOD_NAMES,
    LOGIC,
    MAGIC_NAMES,
    MEEKNESS,
    NO_CARD,
    SEATS,
    STEALTH,
)
from heliopolis.games.heir.state import (
    BLESSED,
    CALLED,
    CANDIDATES,
    DRAW,
    DRAWN,
    HAND,
    HELD,
    KNOWN,
    NO_MAGIC,
    NOBODY,
    OFFERING,
    OFFERINGS,
    ROW,
    SEALED,
    SPENT,
    USED,
    HeirState,
)


def play_magic(state: HeirState) -> None:
    """Turn the called cards over; equal letters cancel (heir.magic.2, heir.magic.3)."""
    for seat in range(SEATS):
        if state.sides[seat * ROW + CALLED] >= 0:
            lay_open(state, seat, state.sides[seat * ROW + CALLED])
    called = state.sides[CALLED]
    if called >= 0 and called == state.sides[ROW + CALLED]:
        state.sides[CALLED] = NO_MAGIC
        state.sides[ROW + CALLED] = NO_MAGIC
        spend(state, 0, called)
        spend(state, 1, called)
        if state.journal is not None:
            state.journal.append(JournalEvent("cancelled", "heir.magic.3", EVERYONE, {"magic": MAGIC_NAMES[called]}))
        return
    for seat in range(SEATS):
        called = state.sides[seat * ROW + CALLED]
        if called >= 0 and called != BLESSING:
            spend(state, seat, called)


def lay_open(state: HeirState, seat: i64, magic: i64) -> None:
    """A called card leaves the hand, seen by all."""
    bit: i64 = 1
    bit <<= magic
    state.sides[seat * ROW + HELD] &= ~bit
    state.sides[seat * ROW + KNOWN] &= ~bit
    if state.journal is not None:
        state.journal.append(JournalEvent("called", "heir.magic.2", int(seat), {"magic": MAGIC_NAMES[magic]}))


def spend(state: HeirState, seat: i64, magic: i64) -> None:
    """A card goes face up under its deck (heir.magic.4)."""
    bit: i64 = 1
    state.sides[seat * ROW + SPENT] |= bit << magic


def caller_of(state: HeirState, magic: i64) -> i64:
    """Return the seat whose call of a magic card takes effect on this bid."""
    if state.sides[CALLED] == magic:
        return 0
    if state.sides[ROW + CALLED] == magic:
        return 1
    return NOBODY


# The cards, in the order in which they act.


def give_gift(state: HeirState) -> None:
    """A: take the highest of the Pharaoh's cards left in the supply (heir.magic.a)."""
    seat = caller_of(state, GIFT)
    if seat == NOBODY:
        return
    card = supply_card(state)
    if card != NO_CARD:
        bit: i64 = 1
        state.sides[seat * ROW + HAND] |= bit << card
        if state.journal is not None:
            state.journal.append(JournalEvent("gift", "heir.magic.a", int(seat), {"card": CARD_NAMES[card]}))
    elif state.journal is not None:
        state.journal.append(JournalEvent("no-gift", "heir.magic.a", int(seat), {}))


def supply_card(state: HeirState) -> i64:
    """Return the highest of the Pharaoh's cards that nobody has taken yet."""
    top = FIRST_PHARAOH_CARD + 1
    while top >= FIRST_PHARAOH_CARD:
        if not (everywhere(state) >> top) & 1:
            return top
        top -= 1
    return NO_CARD


def everywhere(state: HeirState) -> i64:
    """Return every bidding card that a seat has in hand, has used or has offered, as bits."""
    cards: i64 = 0
    for seat in range(SEATS):
        cards |= unseen_cards(state, seat) | state.sides[seat * ROW + USED]
    return cards


def unseen_cards(state: HeirState, seat: i64) -> i64:
    """Return a seat's hand and offerings together, as bits: all know this much, but not which is which."""
    row = seat * ROW
    cards = state.sides[row + HAND]
    bit: i64 = 1
    for slot in range(state.sides[row + OFFERINGS]):
        cards |= bit << state.sides[row + OFFERING + slot]
    return cards


def slip_away(state: HeirState) -> None:
    """B: the bid joins the own offerings, unseen (heir.magic.b)."""
    seat = caller_of(state, STEALTH)
    if seat == NOBODY:
        return
    offer(state, seat, state.sides[seat * ROW + SEALED])
    state.sides[seat * ROW + SEALED] = NO_CARD
    if state.journal is not None:
        state.journal.append(JournalEvent("stealth", "heir.magic.b", int(seat), {}))


def offer(state: HeirState, seat: i64, card: i64) -> None:
    """Lay a card of the hand face down at the Corner Pyramid: it may be any that all others have not seen."""
    row = seat * ROW
    slot = state.sides[row + OFFERINGS]
    bit: i64 = 1
    state.sides[row + CANDIDATES + slot] = unseen_cards(state, seat)
    state.sides[row + OFFERING + slot] = card
    state.sides[row + OFFERINGS] = slot + 1
    state.sides[row + HAND] &= ~(bit << card)


def bless(state: HeirState) -> None:
    """C: the god up for bid becomes a Favorite; the card lies with it until it has acted (heir.magic.c)."""
    seat = caller_of(state, BLESSING)
    if seat == NOBODY:
        return
    bit: i64 = 1
    state.sides[seat * ROW + BLESSED] |= bit << state.god
    if state.journal is not None:
        state.journal.append(JournalEvent("blessed", "heir.magic.c", int(seat), {"god": GOD_NAMES[state.god]}))


def look(state: HeirState) -> i64:
    """D: the other's bid is turned over; return the seat that may now change its own (heir.magic.d)."""
    seat = caller_of(state, EYE)
    if seat == NOBODY:
        return NOBODY
    card = state.sides[(1 - seat) * ROW + SEALED]
    if card != NO_CARD:
        see(state, 1 - seat, card)
        if state.journal is not None:
            state.journal.append(JournalEvent("seen", "heir.magic.d", int(1 - seat), {"card": CARD_NAMES[card]}))
    return seat


def see(state: HeirState, seat: i64, card: i64) -> None:
    """A card that a seat shows is none of its offerings."""
    bit: i64 = 1
    row = seat * ROW
    for slot in range(state.sides[row + OFFERINGS]):
        state.sides[row + CANDIDATES + slot] &= ~(bit << card)


def exchange(state: HeirState) -> bool:
    """E: tell whether the bids change sides; not if one of them has slipped away (heir.magic.e)."""
    if caller_of(state, LOGIC) == NOBODY or caller_of(state, STEALTH) != NOBODY:
        return False
    if state.journal is not None:
        state.journal.append(JournalEvent("exchanged", "heir.magic.e", int(caller_of(state, LOGIC)), {}))
    return True


def winner(state: HeirState, first: i64, second: i64) -> i64:
    """Compare the cards that lie before the two seats (heir.bidding.4, heir.magic.f, heir.magic.g)."""
    first_number = state.box.numbers[first]
    second_number = state.box.numbers[second]
    crier = caller_of(state, CRY)
    if crier == 0:
        first_number += 1
    elif crier == 1:
        second_number += 1
    if first_number == second_number:
        if crier != NOBODY:
            return crier
        higher: i64 = 0 if first > second else 1
    else:
        higher = 0 if first_number > second_number else 1
    return higher if caller_of(state, MEEKNESS) == NOBODY else 1 - higher


# Drawing.


def start_draw(state: HeirState, seat: i64, cards: i64) -> None:
    """Let a seat draw magic cards, one after the other."""
    state.drawer = seat
    state.draws = cards
    state.known_before = state.sides[seat * ROW + KNOWN]


def draws_on(state: HeirState) -> bool:
    """Ask chance for the next card due; used cards are shuffled when the deck is empty (heir.magic.1)."""
    row = state.drawer * ROW
    if state.draws > 0 and chance.magic_deck(state, state.drawer) == 0:
        if state.sides[row + SPENT] == 0:
            state.draws = 0
        else:
            shuffle(state)
    if state.draws == 0:
        return False
    state.phase = DRAW
    state.acting = CHANCE
    return True


def stop_draw(state: HeirState) -> None:
    """Nothing more is to be drawn or sorted out."""
    state.drawer = NOBODY
    state.known_before = 0


def shuffle(state: HeirState) -> None:
    """Make a new deck of the used cards. The old one was empty: all can tell what the seat holds (heir.magic.1)."""
    row = state.drawer * ROW
    state.sides[row + SPENT] = 0
    state.sides[row + KNOWN] = state.sides[row + HELD]
    if state.journal is not None:
        state.journal.append(JournalEvent("shuffled", "heir.magic.1", int(state.drawer), {}))


def take_drawn(state: HeirState, magic: i64, sorted_later: bool) -> None:
    """A drawn card joins the hand; of several, note which are yet to be sorted out (heir.wadjet.2)."""
    bit: i64 = 1
    row = state.drawer * ROW
    state.sides[row + HELD] |= bit << magic
    if sorted_later:
        state.sides[row + DRAWN] |= bit << magic
    state.draws -= 1
    if state.journal is not None:
        secret: dict[str, Fact] = {"magic": MAGIC_NAMES[magic]}
        state.journal.append(JournalEvent("drew", "heir.magic.1", int(state.drawer), {"magic": "unseen"}, None, secret))
