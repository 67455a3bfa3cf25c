"""The action phase: the seven gods, one after the other, each performed by its owner."""

from typing import Final

from heliopolis.core.compat import i64
from heliopolis.core.journal import EVERYONE, Fact, JournalEvent
from heliopolis.core.state import CHANCE, OVER
from heliopolis.games.heir import legal, magic, scoring
from heliopolis.games.heir.components import (
    BLESSING,
    CARD_NAMES,
    CARDS,
    GEB_AND_NUT,
    KIND_NAMES,
    MAGIC_NAMES,
    MAGICS,
    NO_CARD,
    PHARAOH,
    PTAH,
    RA,
    ROUNDS,
    SEAT_NAMES,
    SEATS,
    SESHAT,
    THOTH,
    WADJET,
)
from heliopolis.games.heir.grid import SPACE_NAMES, has_space
from heliopolis.games.heir.state import (
    BLESSED,
    BOTH,
    CARDS as CARDS_PHASE,
    CLAIM,
    CLAIMED,
    DRAWN,
    FINISHED,
    GODS,
    HAND,
    HELD,
    KEEP,
    KIND,
    KNOWN,
    MONUMENT_ROW,
    MOVE,
    NOBODY,
    NOTHING,
    OFFERING,
    OFFERINGS,
    OWNER,
    PLACE,
    PLATFORM,
    PLATFORMS,
    RENEW,
    ROW,
    SCORE,
    SEALED,
    SPACE,
    SPENT,
    SUN_OWNER,
    SUN_VALUE,
    TIE,
    TOKEN,
    TURN,
    TURNS,
    USED,
    HeirState,
)

FAVORITE_DRAW: Final[i64] = 3


def begin(state: HeirState) -> None:
    """The gods act in the order of their numbers, Seshat first (heir.gods.1)."""
    state.god = SESHAT
    state.phase = PLACE
    state.acting = owner_of(state, SESHAT)


def owner_of(state: HeirState, god: i64) -> i64:
    """Return the seat that has won a god."""
    return 0 if (state.sides[GODS] >> god) & 1 else 1


def next_god(state: HeirState) -> None:
    """A god has acted: blessings on it are spent, and the next one acts (heir.gods.1, heir.gods.2)."""
    lift_blessings(state)
    state.god += 1
    if state.god == GEB_AND_NUT:
        begin_geb(state)
    elif state.god == PTAH:
        begin_ptah(state)
    elif state.god == RA:
        mark_sun(state)
    elif state.god == WADJET:
        begin_wadjet(state)
    elif state.god == PHARAOH:
        open_pyramid(state)
    else:
        begin_thoth(state)


def lift_blessings(state: HeirState) -> None:
    """Blessings on the god that has acted go under their decks (heir.magic.c)."""
    bit: i64 = 1
    for seat in range(SEATS):
        if (state.sides[seat * ROW + BLESSED] >> state.god) & 1:
            state.sides[seat * ROW + BLESSED] &= ~(bit << state.god)
            magic.spend(state, seat, BLESSING)


def score(state: HeirState, seat: i64, points: i64) -> None:
    """Move a seat's disc along the scoring track."""
    state.sides[seat * ROW + SCORE] += points


# 1. Seshat.


def place(state: HeirState, seat: i64, space: i64) -> None:
    """Place the active token and its standee (heir.seshat.1); it belongs to nobody yet."""
    row = state.monuments * MONUMENT_ROW
    state.table[row + SPACE] = space
    state.table[row + TOKEN] = state.active_token
    state.table[row + TURNS] = 0
    state.table[row + OWNER] = NOBODY
    state.table[row + KIND] = state.active_card
    state.monuments += 1
    state.active_token = NOTHING
    occupy(state, space)
    if not find_magic(state, seat, space):
        next_god(state)


def occupy(state: HeirState, space: i64) -> None:
    """Note that a monument stands on a space, and what is now too near (heir.seshat.1)."""
    grid = state.box.grid
    state.taken_low |= grid.bit_low[space]
    state.taken_high |= grid.bit_high[space]
    state.near_low |= grid.near_low[space]
    state.near_high |= grid.near_high[space]


def find_magic(state: HeirState, seat: i64, space: i64) -> bool:
    """A magic token on the space leaves the game for a card; tell whether one is to be drawn (heir.seshat.2)."""
    if not has_space(state.magic_low, state.magic_high, space):
        return False
    state.magic_low &= ~state.box.grid.bit_low[space]
    state.magic_high &= ~state.box.grid.bit_high[space]
    if state.journal is not None:
        state.journal.append(JournalEvent("site", "heir.seshat.2", int(seat), {"space": SPACE_NAMES[space]}))
    magic.start_draw(state, seat, 1)
    if magic.draws_on(state):
        return True
    magic.stop_draw(state)
    return False


# 2. Geb & Nut.


def begin_geb(state: HeirState) -> None:
    """The owner's side goes face up; a Favorite may move the token first (heir.geb.1, heir.geb.3)."""
    seat = owner_of(state, GEB_AND_NUT)
    state.table[(state.monuments - 1) * MONUMENT_ROW + OWNER] = seat
    state.acting = seat
    state.phase = MOVE if legal.is_favorite(state, GEB_AND_NUT) else TURN


def move(state: HeirState, seat: i64, space: i64) -> None:
    """Move the token one step, and draw if there is a magic token (heir.geb.3)."""
    row = (state.monuments - 1) * MONUMENT_ROW
    grid = state.box.grid
    left = state.table[row + SPACE]
    state.table[row + SPACE] = space
    state.taken_low &= ~grid.bit_low[left]
    state.taken_high &= ~grid.bit_high[left]
    clear_near(state)
    for monument in range(state.monuments):
        occupy(state, state.table[monument * MONUMENT_ROW + SPACE])
    if not find_magic(state, seat, space):
        ask_for_turn(state)


def clear_near(state: HeirState) -> None:
    """Only the pyramid keeps others away (heir.seshat.1)."""
    state.near_low = state.box.base_near_low[state.base]
    state.near_high = state.box.base_near_high[state.base]


def ask_for_turn(state: HeirState) -> None:
    """The owner turns the token (heir.geb.2)."""
    state.phase = TURN
    state.acting = owner_of(state, GEB_AND_NUT)


def turn(state: HeirState, quarter_turns: i64) -> None:
    """Turn the token clockwise (heir.geb.2)."""
    state.table[(state.monuments - 1) * MONUMENT_ROW + TURNS] = quarter_turns
    next_god(state)


# 3. Ptah.


def begin_ptah(state: HeirState) -> None:
    """The owner claims the active card; a Favorite may exchange it first (heir.ptah.1, heir.ptah.2)."""
    seat = owner_of(state, PTAH)
    if legal.is_favorite(state, PTAH):
        state.phase = CLAIM
        state.acting = seat
    else:
        claim(state, seat, state.active_card)


def claim(state: HeirState, seat: i64, kind: i64) -> None:
    """Claim a card; exchanged, the old one lies in its place, and the standee becomes the new kind (heir.ptah.2)."""
    if kind != state.active_card:
        if kind == state.first_display:
            state.first_display = state.active_card
        else:
            state.second_display = state.active_card
        state.table[(state.monuments - 1) * MONUMENT_ROW + KIND] = kind
        if state.journal is not None:
            facts: dict[str, Fact] = {"kind": KIND_NAMES[kind], "old": KIND_NAMES[state.active_card]}
            state.journal.append(JournalEvent("rebuilt", "heir.ptah.2", int(seat), facts))
    state.active_card = NOTHING
    state.sides[seat * ROW + CLAIMED + kind] += 1
    cards = state.sides[seat * ROW + CLAIMED + kind]
    points = state.box.card_points[cards - 1]
    score(state, seat, points)
    if state.journal is not None:
        facts = {"kind": KIND_NAMES[kind], "cards": int(cards), "epoch": int(state.round)}
        state.journal.append(JournalEvent("claimed", "heir.ptah.1", int(seat), facts, int(points)))
    next_god(state)


# 4. Ra.


def mark_sun(state: HeirState) -> None:
    """A disc on this round's sun scores one, as Favorite two (heir.ra.1, heir.ra.2)."""
    seat = owner_of(state, RA)
    favorite = legal.is_favorite(state, RA)
    points = state.box.favorite_sun_points if favorite else state.box.sun_points
    state.table[SUN_OWNER + state.round - 1] = seat
    state.table[SUN_VALUE + state.round - 1] = points
    score(state, seat, points)
    if state.journal is not None:
        rule = "heir.ra.2" if favorite else "heir.ra.1"
        facts: dict[str, Fact] = {"sun": int(state.round), "epoch": int(state.round)}
        state.journal.append(JournalEvent("sun", rule, int(seat), facts, int(points)))
    next_god(state)


# 5. Wadjet.


def begin_wadjet(state: HeirState) -> None:
    """Draw one card, or as Favorite three; in the last round score instead (heir.wadjet.1 to heir.wadjet.3)."""
    seat = owner_of(state, WADJET)
    if state.round == ROUNDS:
        score(state, seat, state.box.last_wadjet_points)
        if state.journal is not None:
            facts: dict[str, Fact] = {"epoch": int(state.round)}
            state.journal.append(
                JournalEvent("wadjet", "heir.wadjet.3", int(seat), facts, int(state.box.last_wadjet_points))
            )
        next_god(state)
        return
    magic.start_draw(state, seat, FAVORITE_DRAW if legal.is_favorite(state, WADJET) else 1)
    if not magic.draws_on(state):
        magic.stop_draw(state)
        next_god(state)


def draw(state: HeirState, drawn: i64) -> None:
    """Chance has drawn a magic card; go on drawing, or with the god for whom it was drawn."""
    sorting = state.god == WADJET and legal.is_favorite(state, WADJET)
    magic.take_drawn(state, drawn, sorted_later=sorting)
    if magic.draws_on(state):
        return
    if sorting:
        state.phase = KEEP
        state.acting = state.drawer
        return
    magic.stop_draw(state)
    if state.god == GEB_AND_NUT:
        ask_for_turn(state)
    else:
        next_god(state)


def keep(state: HeirState, seat: i64, kept: i64) -> None:
    """Keep one of the cards drawn; the others go face up under the deck (heir.wadjet.2)."""
    row = seat * ROW
    bit: i64 = 1
    rejected = state.sides[row + DRAWN] & ~(bit << kept)
    state.sides[row + DRAWN] = 0
    state.sides[row + HELD] &= ~rejected
    state.sides[row + KNOWN] &= ~rejected
    state.sides[row + SPENT] |= rejected
    magic.stop_draw(state)
    state.reveals += 1
    if state.journal is not None:
        cards = [MAGIC_NAMES[each] for each in range(int(MAGICS)) if rejected >> each & 1]
        facts: dict[str, Fact] = {"rejected": cards, "kept": "unseen"}
        state.journal.append(
            JournalEvent("sorted", "heir.wadjet.2", int(seat), facts, None, {"kept": MAGIC_NAMES[kept]})
        )
    next_god(state)


# 6. The Pharaoh.


def open_pyramid(state: HeirState) -> None:
    """At a corner all offerings are turned over; the greater total builds (heir.pharaoh.3, heir.pharaoh.4)."""
    if state.round & 1:
        next_god(state)
        return
    state.reveals += 1
    first = turn_offerings_over(state, 0)
    second = turn_offerings_over(state, 1)
    if first == second:
        state.phase = TIE
        state.waiting = BOTH
        state.acting = 0
    else:
        build(state, 0 if first > second else 1)


def turn_offerings_over(state: HeirState, seat: i64) -> i64:
    """Return the total of a seat's offerings; they join its used cards (heir.pharaoh.3, heir.pharaoh.6)."""
    row = seat * ROW
    total: i64 = 0
    bit: i64 = 1
    cards: i64 = 0
    for slot in range(state.sides[row + OFFERINGS]):
        card = state.sides[row + OFFERING + slot]
        total += state.box.numbers[card]
        cards |= bit << card
        state.sides[row + OFFERING + slot] = 0
        state.sides[row + OFFERING + slot + 4] = 0
    state.sides[row + OFFERINGS] = 0
    state.sides[row + USED] |= cards
    if state.journal is not None:
        listed = [CARD_NAMES[card] for card in range(int(CARDS)) if cards >> card & 1]
        facts: dict[str, Fact] = {"cards": listed, "total": int(total)}
        state.journal.append(JournalEvent("offerings", "heir.pharaoh.3", int(seat), facts))
    return total


def break_tie(state: HeirState, seat: i64, card: i64) -> None:
    """Both totals are equal: each seat seals one more card, and the higher one builds (heir.pharaoh.5)."""
    bit: i64 = 1
    state.sides[seat * ROW + SEALED] = card
    state.waiting &= ~(bit << seat)
    state.acting = 1 - seat
    if state.waiting != 0:
        return
    state.reveals += 1
    # The cards are numbered so that of equal numbers the Sun is higher.
    higher: i64 = 0 if state.sides[SEALED] > state.sides[ROW + SEALED] else 1
    for each in range(SEATS):
        offered = state.sides[each * ROW + SEALED]
        state.sides[each * ROW + SEALED] = NO_CARD
        state.sides[each * ROW + HAND] &= ~(bit << offered)
        state.sides[each * ROW + USED] |= bit << offered
        if state.journal is not None:
            state.journal.append(JournalEvent("one-more", "heir.pharaoh.5", int(each), {"card": CARD_NAMES[offered]}))
    build(state, higher)


def build(state: HeirState, seat: i64) -> None:
    """The greater offering scores the corner's bonus and adds a platform (heir.pharaoh.4)."""
    level = state.sides[PLATFORMS] + state.sides[ROW + PLATFORMS]
    points = state.box.corners[level]
    state.table[PLATFORM + level] = seat
    state.sides[seat * ROW + PLATFORMS] += 1
    score(state, seat, points)
    if state.journal is not None:
        facts: dict[str, Fact] = {"level": int(level) + 1, "epoch": int(state.round)}
        state.journal.append(JournalEvent("platform", "heir.pharaoh.4", int(seat), facts, int(points)))
    next_god(state)


# 7. Thoth.


def begin_thoth(state: HeirState) -> None:
    """Used cards change hands and the sun moves on; after the last round that ends the game (heir.thoth.1, 2)."""
    if state.journal is not None:
        state.journal.append(swap_of(state))
    first = state.sides[USED]
    second = state.sides[ROW + USED]
    state.sides[HAND] |= second
    state.sides[ROW + HAND] |= first
    for seat in range(SEATS):
        state.sides[seat * ROW + USED] = 0
    if state.round == ROUNDS:
        end_game(state)
        return
    state.round += 1
    state.phase = RENEW
    state.acting = owner_of(state, THOTH)


def swap_of(state: HeirState) -> JournalEvent:
    """Tell which cards change hands."""
    facts: dict[str, Fact] = {}
    for seat in range(int(SEATS)):
        used = int(state.sides[seat * ROW + USED])
        facts[SEAT_NAMES[seat]] = [CARD_NAMES[card] for card in range(int(CARDS)) if used >> card & 1]
    return JournalEvent("swapped", "heir.thoth.1", EVERYONE, facts)


def end_game(state: HeirState) -> None:
    """The sun is back at Ra: the final scoring ends the game (heir.end.1)."""
    scoring.score_end(state)
    state.god = NOTHING
    state.phase = FINISHED
    state.acting = OVER


def renew(state: HeirState, kind: i64) -> None:
    """Thoth's owner makes a displayed card the active one, or the top of the deck (heir.thoth.3)."""
    if kind >= 0:
        state.active_card = kind
        if kind == state.first_display:
            state.first_display = NOTHING
        else:
            state.second_display = NOTHING
    for seat in range(SEATS):
        state.sides[seat * ROW + GODS] = 0
    state.god = NOTHING
    state.phase = CARDS_PHASE
    state.acting = CHANCE
