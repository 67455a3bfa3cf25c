"""Animal magic: what the seven cards do to a bid, and how they are drawn, spent and shuffled again."""

from heliopolis.core.bits import bit
from heliopolis.core.compat import i64
from heliopolis.core.journal import EVERYONE, Fact, JournalEvent
from heliopolis.core.state import CHANCE

from . import areas as area, chance, components as piece, offerings, phases as at
from .state import HeirState


def is_played(state: HeirState) -> bool:
    """Tell whether anybody has called on magic for this bid."""
    return state.sides[area.CALLED] != area.NO_MAGIC or state.sides[area.SIDE + area.CALLED] != area.NO_MAGIC


def play_magic(state: HeirState) -> None:
    """Turn the called cards over; equal letters cancel (heir.magic.2, heir.magic.3)."""
    for seat in range(piece.SEATS):
        if state.sides[seat * area.SIDE + area.CALLED] >= 0:
            lay_open(state, seat, state.sides[seat * area.SIDE + area.CALLED])
    called = state.sides[area.CALLED]
    if called >= 0 and called == state.sides[area.SIDE + area.CALLED]:
        state.sides[area.CALLED] = area.NO_MAGIC
        state.sides[area.SIDE + area.CALLED] = area.NO_MAGIC
        spend(state, 0, called)
        spend(state, 1, called)
        if state.journal is not None:
            state.journal.append(
                JournalEvent("cancelled", "heir.magic.3", EVERYONE, {"magic": piece.MAGIC_NAMES[called]})
            )
        return
    for seat in range(piece.SEATS):
        called = state.sides[seat * area.SIDE + area.CALLED]
        if called >= 0 and called != piece.BLESSING:
            spend(state, seat, called)


def lay_open(state: HeirState, seat: i64, magic: i64) -> None:
    """A called card leaves the hand, seen by all."""
    state.sides[seat * area.SIDE + area.HELD] &= ~bit(magic)
    state.sides[seat * area.SIDE + area.KNOWN] &= ~bit(magic)
    if state.journal is not None:
        state.journal.append(JournalEvent("called", "heir.magic.2", int(seat), {"magic": piece.MAGIC_NAMES[magic]}))


def spend(state: HeirState, seat: i64, magic: i64) -> None:
    """A card goes face up under its deck (heir.magic.4)."""
    state.sides[seat * area.SIDE + area.SPENT] |= bit(magic)


def caller_of(state: HeirState, magic: i64) -> i64:
    """Return the seat whose call of a magic card takes effect on this bid."""
    if state.sides[area.CALLED] == magic:
        return 0
    if state.sides[area.SIDE + area.CALLED] == magic:
        return 1
    return area.NOBODY


# The cards, in the order in which they act.


def give_gift(state: HeirState) -> None:
    """A: take the highest of the Pharaoh's cards left in the supply (heir.magic.a)."""
    seat = caller_of(state, piece.GIFT)
    if seat == area.NOBODY:
        return
    card = supply_card(state)
    if card != piece.NO_CARD:
        state.sides[seat * area.SIDE + area.HAND] |= bit(card)
        if state.journal is not None:
            state.journal.append(JournalEvent("gift", "heir.magic.a", int(seat), {"card": piece.CARD_NAMES[card]}))
    elif state.journal is not None:
        state.journal.append(JournalEvent("no-gift", "heir.magic.a", int(seat), {}))


def supply_card(state: HeirState) -> i64:
    """Return the highest of the Pharaoh's cards that nobody has taken yet."""
    top = piece.FIRST_PHARAOH_CARD + 1
    while top >= piece.FIRST_PHARAOH_CARD:
        if not (everywhere(state) >> top) & 1:
            return top
        top -= 1
    return piece.NO_CARD


def everywhere(state: HeirState) -> i64:
    """Return every bidding card that a seat has in hand, has used or has offered, as bits."""
    cards: i64 = 0
    for seat in range(piece.SEATS):
        cards |= offerings.unseen_cards(state, seat) | state.sides[seat * area.SIDE + area.USED]
    return cards


def slip_away(state: HeirState) -> None:
    """B: the bid joins the own offerings, unseen (heir.magic.b)."""
    seat = caller_of(state, piece.STEALTH)
    if seat == area.NOBODY:
        return
    offerings.lay_down(state, seat, state.sides[seat * area.SIDE + area.SEALED])
    state.sides[seat * area.SIDE + area.SEALED] = piece.NO_CARD
    if state.journal is not None:
        state.journal.append(JournalEvent("stealth", "heir.magic.b", int(seat), {}))


def bless(state: HeirState) -> None:
    """C: the god up for bid becomes a Favorite; the card lies with it until it has acted (heir.magic.c)."""
    seat = caller_of(state, piece.BLESSING)
    if seat == area.NOBODY:
        return
    state.sides[seat * area.SIDE + area.BLESSED] |= bit(state.god)
    if state.journal is not None:
        state.journal.append(JournalEvent("blessed", "heir.magic.c", int(seat), {"god": piece.GOD_NAMES[state.god]}))


def look(state: HeirState, seat: i64) -> None:
    """D: turn the other's bid over, before the seat may change its own (heir.magic.d)."""
    card = state.sides[(1 - seat) * area.SIDE + area.SEALED]
    if card == piece.NO_CARD:
        return
    offerings.rule_out(state, 1 - seat, card)
    if state.journal is not None:
        facts: dict[str, Fact] = {"card": piece.CARD_NAMES[card]}
        state.journal.append(JournalEvent("seen", "heir.magic.d", int(1 - seat), facts))


def is_exchanged(state: HeirState) -> bool:
    """E: tell whether the bids change sides; not if one of them has slipped away (heir.magic.e)."""
    return caller_of(state, piece.LOGIC) != area.NOBODY and caller_of(state, piece.STEALTH) == area.NOBODY


def winner(state: HeirState, first: i64, second: i64) -> i64:
    """Compare the cards that lie before the two seats (heir.bidding.4, heir.magic.f, heir.magic.g)."""
    first_number = state.box.numbers[first]
    second_number = state.box.numbers[second]
    crier = caller_of(state, piece.CRY)
    if crier == 0:
        first_number += 1
    elif crier == 1:
        second_number += 1
    if first_number == second_number:
        if crier != area.NOBODY:
            return crier
        higher: i64 = 0 if first > second else 1
    else:
        higher = 0 if first_number > second_number else 1
    return higher if caller_of(state, piece.MEEKNESS) == area.NOBODY else 1 - higher


# Drawing.


def start_draw(state: HeirState, seat: i64, cards: i64) -> None:
    """Let a seat draw magic cards, one after the other."""
    state.drawer = seat
    state.draws = cards
    state.known_before = state.sides[seat * area.SIDE + area.KNOWN]


def can_draw(state: HeirState) -> bool:
    """Tell whether a card is due, and there is one: in the deck, or used and to be shuffled (heir.magic.1)."""
    if state.draws == 0:
        return False
    return chance.magic_deck(state, state.drawer) != 0 or state.sides[state.drawer * area.SIDE + area.SPENT] != 0


def ask_for_card(state: HeirState) -> None:
    """Let chance draw; used cards are shuffled first if the deck is empty (heir.magic.1)."""
    if chance.magic_deck(state, state.drawer) == 0:
        shuffle(state)
    state.phase = at.DRAW
    state.acting = CHANCE


def stop_draw(state: HeirState) -> None:
    """Nothing more is to be drawn or sorted out."""
    state.drawer = area.NOBODY
    state.known_before = 0


def shuffle(state: HeirState) -> None:
    """Make a new deck of the used cards. The old one was empty: all can tell what the seat holds (heir.magic.1)."""
    row = state.drawer * area.SIDE
    state.sides[row + area.SPENT] = 0
    state.sides[row + area.KNOWN] = state.sides[row + area.HELD]
    if state.journal is not None:
        state.journal.append(JournalEvent("shuffled", "heir.magic.1", int(state.drawer), {}))


def take_drawn(state: HeirState, magic: i64, sorted_later: bool) -> None:
    """A drawn card joins the hand; of several, note which are yet to be sorted out (heir.wadjet.2)."""
    row = state.drawer * area.SIDE
    state.sides[row + area.HELD] |= bit(magic)
    if sorted_later:
        state.sides[row + area.DRAWN] |= bit(magic)
    state.draws -= 1
    if state.journal is not None:
        secret: dict[str, Fact] = {"magic": piece.MAGIC_NAMES[magic]}
        state.journal.append(JournalEvent("drew", "heir.magic.1", int(state.drawer), {"magic": "unseen"}, None, secret))
