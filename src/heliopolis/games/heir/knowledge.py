"""What a seat can't know: the other's sealed decisions, which of its cards are offered, and its magic.

All else is public. Hands begin printed and bids are turned over, so all know what a seat holds and has offered
*together* (`offerings.unseen_cards`). Which of these are the offerings is bounded by the candidates of each: the cards
that were unseen when it was made and have not been shown since. Of a seat's magic all know what lay in hand when its
deck last ran out; the rest is any of the cards that lie neither face up nor with a god.

Of a game's lines a seat can't know sealed decisions until they are turned over, nor the other's magic: a card is drawn
for one seat's eyes, and what Wadjet's Favorite keeps is its own affair. Those lines stay hidden from the others, also
when the card is played one day. So does a bid that was changed before it was turned over.
"""

from collections.abc import Sequence

from heliopolis.core.bits import bit, count_bits
from heliopolis.core.compat import i64
from heliopolis.core.game import Entry
from heliopolis.core.rng import Rng
from heliopolis.core.state import CHANCE, State

from . import actions as act, areas as area, chance, components as piece, magic, offerings, phases as at
from .grid import any_bit
from .state import HeirState


def redeal(state: HeirState, seat: int | None, rng: Rng) -> State:
    """Return a state that the seat can't tell from the true one: the secrets of every other seat are drawn anew."""
    copy = state.clone()
    for other in range(piece.SEATS):
        if seat is None or other != seat:
            redeal_offerings(copy, other, rng)
            redeal_magic(copy, other, rng)
            redeal_sealed(copy, other, rng)
    return copy


def redeal_offerings(state: HeirState, seat: i64, rng: Rng) -> None:
    """Draw which of a seat's unseen cards are its offerings, all possibilities equally likely.

    The candidates of an earlier offering are among those of a later one, so drawing in order favours nothing.
    """
    row = seat * area.SIDE
    hand = offerings.unseen_cards(state, seat)
    for slot in range(state.sides[row + area.OFFERINGS]):
        card = any_bit(state.sides[row + area.CANDIDATES + slot] & hand, rng)
        state.sides[row + area.OFFERING + slot] = card
        hand &= ~bit(card)
    state.sides[row + area.HAND] = hand


def redeal_magic(state: HeirState, seat: i64, rng: Rng) -> None:
    """Draw a seat's magic: what is known stays, the rest is any of the pool; then which of it was just drawn."""
    row = seat * area.SIDE
    known = state.sides[row + area.KNOWN]
    unknown = count_bits(state.sides[row + area.HELD]) - count_bits(known)
    guessed = draw_some(magic_pool(state, seat), unknown, rng)
    state.sides[row + area.HELD] = known | guessed
    drawn = count_bits(state.sides[row + area.DRAWN])
    if drawn > 0:
        # Cards drawn after a shuffle are all the unknown ones there are; those drawn before it are known by now.
        late = unknown if unknown < drawn else drawn
        fresh = draw_some(guessed, late, rng)
        state.sides[row + area.DRAWN] = fresh | draw_some(known & ~state.known_before, drawn - late, rng)


def magic_pool(state: HeirState, seat: i64) -> i64:
    """Return the magic that may be in a seat's hand or in its deck, as far as the others know."""
    row = seat * area.SIDE
    elsewhere = state.sides[row + area.KNOWN] | state.sides[row + area.SPENT]
    if state.sides[row + area.BLESSED] != 0:
        elsewhere |= bit(piece.BLESSING)
    return piece.ALL_MAGIC & ~elsewhere


def draw_some(pool: i64, size: i64, rng: Rng) -> i64:
    """Draw so many members of a set."""
    found: i64 = 0
    for _ in range(size):
        member = bit(any_bit(pool, rng))
        pool &= ~member
        found |= member
    return found


def redeal_sealed(state: HeirState, seat: i64, rng: Rng) -> None:
    """Draw a seat's sealed decisions anew; that it has decided, and after that whether it plays magic, is public."""
    row = seat * area.SIDE
    held = state.sides[row + area.HELD]
    called = state.sides[row + area.CALLED]
    if state.phase == at.MAGIC and called != area.UNDECIDED:
        choice = rng.below(count_bits(held) + 1)
        state.sides[row + area.CALLED] = any_bit(held, rng) if choice > 0 else area.NO_MAGIC
    elif state.phase == at.BID and called >= 0:
        state.sides[row + area.CALLED] = any_bit(held, rng)
    if state.sides[row + area.SEALED] != piece.NO_CARD and not is_turned_over(state, seat):
        state.sides[row + area.SEALED] = any_bit(state.sides[row + area.HAND], rng)


def is_turned_over(state: HeirState, seat: i64) -> bool:
    """Tell whether a seat's bid lies open: the other one has just seen it, and may change its own (heir.magic.d)."""
    return state.phase == at.CHANGE and state.acting != seat


def certain_cards(state: HeirState, seat: i64) -> i64:
    """Return the cards that are in a seat's hand for all that others know, as bits."""
    row = seat * area.SIDE
    cards = offerings.unseen_cards(state, seat)
    for slot in range(state.sides[row + area.OFFERINGS]):
        cards &= ~state.sides[row + area.CANDIDATES + slot]
    return cards


# Lines.


def unseen(start: State, entries: Sequence[Entry], viewer: int | None) -> frozenset[int]:
    """Return the entries, by index, that a seat (or a spectator) can't know after all of them."""
    assert isinstance(start, HeirState)
    hidden: set[int] = set()
    for seat in range(int(piece.SEATS)):
        if seat != viewer:
            hidden |= secrets_of(start, entries, seat)
    return frozenset(hidden)


def secrets_of(start: HeirState, entries: Sequence[Entry], seat: int) -> set[int]:
    """Return the entries of a seat that only the seat itself can know."""
    state = start.clone()
    own: set[int] = set()  # never shown
    call: int | None = None
    sealed: int | None = None
    offered: set[int] = set()
    for index, entry in enumerate(entries):
        phase = state.phase
        drawer = state.drawer
        offered_before = state.sides[seat * area.SIDE + area.OFFERINGS]
        step(state, entry)
        if phase == at.DRAW and drawer == seat:
            own.add(index)
        if entry.seat == seat:
            verb = act.verb_of(entry.number)
            if verb == act.KEEP:
                own.add(index)
            elif verb in (act.CALL_NONE, act.CALL):
                call = index
            elif verb in (act.BID, act.OFFER):
                sealed = index
            elif verb == act.CHANGE and sealed is not None:
                own.add(sealed)
                sealed = None
        if call is not None and is_call_known(state, entries[call]):
            call = None
        if sealed is not None and state.sides[seat * area.SIDE + area.OFFERINGS] > offered_before:
            offered.add(sealed)
            sealed = None
        if sealed is not None and is_card_known(state, seat):
            sealed = None
        if state.sides[seat * area.SIDE + area.OFFERINGS] == 0:
            offered = set()
    return own | offered | {index for index in (call, sealed) if index is not None}


def step(state: HeirState, entry: Entry) -> None:
    """Let an entry happen."""
    if entry.seat == CHANCE:
        state.resolve(entry.number)
    else:
        state.apply(entry.seat, entry.number)


def is_call_known(state: HeirState, entry: Entry) -> bool:
    """Tell whether a call is known: that there is none once both have decided, which one once both have bid."""
    if state.phase == at.MAGIC:
        return False
    return state.phase != at.BID or entry.number == act.CALL_NONE


def is_card_known(state: HeirState, seat: int) -> bool:
    """Tell whether a sealed bid has been turned over, or seen by the other seat."""
    return state.sides[seat * area.SIDE + area.SEALED] == piece.NO_CARD or is_turned_over(state, seat)


# Components.


def census(state: State) -> dict[str, int]:
    """Count the cards and tokens, wherever they lie."""
    assert isinstance(state, HeirState)
    counted = {
        "bidding cards": int(piece.CARDS - count_bits(magic.everywhere(state))),
        "magic cards": 0,
        "monument cards": 0,
        "monument tokens": int(count_bits(state.stack) + state.monuments),
    }
    for seat in range(int(piece.SEATS)):
        row = seat * area.SIDE
        cards = int(count_bits(state.sides[row + area.HAND]) + count_bits(state.sides[row + area.USED]))
        counted["bidding cards"] += cards + int(state.sides[row + area.OFFERINGS])
        spells = count_bits(state.sides[row + area.HELD]) + count_bits(state.sides[row + area.SPENT])
        spells += count_bits(chance.magic_deck(state, seat)) + count_bits(state.sides[row + area.BLESSED])
        counted["magic cards"] += int(spells)
        for kind in range(int(piece.KINDS)):
            counted["monument cards"] += int(state.sides[row + area.CLAIMED + kind])
    for kind in range(int(piece.KINDS)):
        counted["monument cards"] += int(state.table[area.DECK + kind])
    for card in (state.active_card, state.first_display, state.second_display):
        counted["monument cards"] += int(card != area.NOTHING)
    for token in (state.active_token, state.next_token):
        counted["monument tokens"] += int(token != area.NOTHING)
    return counted
