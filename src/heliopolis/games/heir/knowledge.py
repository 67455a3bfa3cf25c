"""What a seat can't know: the other's sealed decisions, which of its cards are offered, and its magic.

All else is public. Hands begin printed and bids are turned over, so all know what a seat holds and has offered
*together* (`magic.unseen_cards`). Which of these are the offerings is bounded by the candidates of each: the cards
that were unseen when it was made and have not been shown since. Of a seat's magic all know what lay in hand when its
deck last ran out; the rest is any of the cards that lie neither face up nor with a god.
"""

from heliopolis.core.bits import count_bits
from heliopolis.core.compat import i64
from heliopolis.core.rng import Rng
from heliopolis.core.state import State
from heliopolis.games.heir import chance, magic
from heliopolis.games.heir.components import ALL_MAGIC, BLESSING, CARDS, KINDS, NO_CARD, SEATS
from heliopolis.games.heir.grid import any_bit
from heliopolis.games.heir.state import (
    BID,
    BLESSED,
    CALLED,
    CANDIDATES,
    CHANGE,
    CLAIMED,
    DECK,
    DRAWN,
    HAND,
    HELD,
    KNOWN,
    MAGIC,
    NO_MAGIC,
    NOTHING,
    OFFERING,
    OFFERINGS,
    ROW,
    SEALED,
    SPENT,
    UNDECIDED,
    USED,
    HeirState,
)


def redeal(state: HeirState, seat: int | None, rng: Rng) -> State:
    """Return a state that the seat can't tell from the true one: the secrets of every other seat are drawn anew."""
    copy = state.clone()
    for other in range(SEATS):
        if seat is None or other != seat:
            redeal_offerings(copy, other, rng)
            redeal_magic(copy, other, rng)
            redeal_sealed(copy, other, rng)
    return copy


def redeal_offerings(state: HeirState, seat: i64, rng: Rng) -> None:
    """Draw which of a seat's unseen cards are its offerings, all possibilities equally likely.

    The candidates of an earlier offering are among those of a later one, so drawing in order favours nothing.
    """
    row = seat * ROW
    hand = magic.unseen_cards(state, seat)
    bit: i64 = 1
    for slot in range(state.sides[row + OFFERINGS]):
        card = any_bit(state.sides[row + CANDIDATES + slot] & hand, rng)
        state.sides[row + OFFERING + slot] = card
        hand &= ~(bit << card)
    state.sides[row + HAND] = hand


def redeal_magic(state: HeirState, seat: i64, rng: Rng) -> None:
    """Draw a seat's magic: what is known stays, the rest is any of the pool; then which of it was just drawn."""
    row = seat * ROW
    known = state.sides[row + KNOWN]
    unknown = count_bits(state.sides[row + HELD]) - count_bits(known)
    guessed = draw_some(magic_pool(state, seat), unknown, rng)
    state.sides[row + HELD] = known | guessed
    drawn = count_bits(state.sides[row + DRAWN])
    if drawn > 0:
        # Cards drawn after a shuffle are all the unknown ones there are; those drawn before it are known by now.
        late = unknown if unknown < drawn else drawn
        fresh = draw_some(guessed, late, rng)
        state.sides[row + DRAWN] = fresh | draw_some(known & ~state.known_before, drawn - late, rng)


def magic_pool(state: HeirState, seat: i64) -> i64:
    """Return the magic that may be in a seat's hand or in its deck, as far as the others know."""
    row = seat * ROW
    elsewhere = state.sides[row + KNOWN] | state.sides[row + SPENT]
    if state.sides[row + BLESSED] != 0:
        bit: i64 = 1
        elsewhere |= bit << BLESSING
    return ALL_MAGIC & ~elsewhere


def draw_some(pool: i64, size: i64, rng: Rng) -> i64:
    """Draw so many members of a set."""
    found: i64 = 0
    bit: i64 = 1
    for _ in range(size):
        member = bit << any_bit(pool, rng)
        pool &= ~member
        found |= member
    return found


def redeal_sealed(state: HeirState, seat: i64, rng: Rng) -> None:
    """Draw a seat's sealed decisions anew; that it has decided, and after that whether it plays magic, is public."""
    row = seat * ROW
    held = state.sides[row + HELD]
    called = state.sides[row + CALLED]
    if state.phase == MAGIC and called != UNDECIDED:
        choice = rng.below(count_bits(held) + 1)
        state.sides[row + CALLED] = any_bit(held, rng) if choice > 0 else NO_MAGIC
    elif state.phase == BID and called >= 0:
        state.sides[row + CALLED] = any_bit(held, rng)
    if state.sides[row + SEALED] != NO_CARD and not is_turned_over(state, seat):
        state.sides[row + SEALED] = any_bit(state.sides[row + HAND], rng)


def is_turned_over(state: HeirState, seat: i64) -> bool:
    """Tell whether a seat's bid lies open: the other one has just seen it, and may change its own (heir.magic.d)."""
    return state.phase == CHANGE and state.acting != seat


def certain_cards(state: HeirState, seat: i64) -> i64:
    """Return the cards that are in a seat's hand for all that others know, as bits."""
    row = seat * ROW
    cards = magic.unseen_cards(state, seat)
    for slot in range(state.sides[row + OFFERINGS]):
        cards &= ~state.sides[row + CANDIDATES + slot]
    return cards


def census(state: State) -> dict[str, int]:
    """Count the cards and tokens, wherever they lie."""
    assert isinstance(state, HeirState)
    counted = {
        "bidding cards": int(CARDS - count_bits(magic.everywhere(state))),
        "magic cards": 0,
        "monument cards": 0,
        "monument tokens": int(count_bits(state.stack) + state.monuments),
    }
    for seat in range(int(SEATS)):
        row = seat * ROW
        cards = int(count_bits(state.sides[row + HAND]) + count_bits(state.sides[row + USED]))
        counted["bidding cards"] += cards + int(state.sides[row + OFFERINGS])
        spells = count_bits(state.sides[row + HELD]) + count_bits(state.sides[row + SPENT])
        spells += count_bits(chance.magic_deck(state, seat)) + count_bits(state.sides[row + BLESSED])
        counted["magic cards"] += int(spells)
        for kind in range(int(KINDS)):
            counted["monument cards"] += int(state.sides[row + CLAIMED + kind])
    for kind in range(int(KINDS)):
        counted["monument cards"] += int(state.table[DECK + kind])
    for card in (state.active_card, state.first_display, state.second_display):
        counted["monument cards"] += int(card != NOTHING)
    for token in (state.active_token, state.next_token):
        counted["monument tokens"] += int(token != NOTHING)
    return counted
