"""The action phase: the seven gods, one after the other, each performed by its owner.

Seshat, Geb & Nut and Ptah are told in `building`, the Pharaoh in `offerings`; Ra, Wadjet and Thoth act here.
"""

from typing import Final

from heliopolis.core.bits import bit
from heliopolis.core.compat import i64
from heliopolis.core.journal import EVERYONE, Fact, JournalEvent
from heliopolis.core.state import CHANCE, OVER

from . import areas as area, building, components as piece, magic, offerings, phases as at, scoring
from .state import HeirState

FAVORITE_DRAW: Final[i64] = 3


def begin(state: HeirState) -> None:
    """The gods act in the order of their numbers, Seshat first (heir.gods.1)."""
    state.god = piece.SESHAT
    state.phase = at.PLACE
    state.acting = owner_of(state, piece.SESHAT)


def owner_of(state: HeirState, god: i64) -> i64:
    """Return the seat that has won a god."""
    return 0 if (state.sides[area.GODS] >> god) & 1 else 1


def is_favorite(state: HeirState, god: i64) -> bool:
    """Tell whether a god has the Ankh or a blessing (heir.round.3, heir.magic.c)."""
    return (favorites(state) >> god) & 1 == 1


def favorites(state: HeirState) -> i64:
    """Return the gods that are Favorites, as bits."""
    blessed = state.sides[area.BLESSED] | state.sides[area.SIDE + area.BLESSED]
    return blessed if state.ankh == area.NOTHING else blessed | bit(state.ankh)


def next_god(state: HeirState) -> None:
    """A god has acted: blessings on it are spent, and the next one acts (heir.gods.1, heir.gods.2)."""
    lift_blessings(state)
    state.god += 1
    if state.god == piece.GEB_AND_NUT:
        building.begin_geb(state)
    elif state.god == piece.PTAH:
        building.begin_ptah(state)
    elif state.god == piece.RA:
        mark_sun(state)
    elif state.god == piece.WADJET:
        begin_wadjet(state)
    elif state.god == piece.PHARAOH:
        offerings.open_pyramid(state)
    elif state.god == piece.THOTH:
        begin_thoth(state)
    else:
        raise ValueError(f"no god {state.god} acts")


def lift_blessings(state: HeirState) -> None:
    """Blessings on the god that has acted go under their decks (heir.magic.c)."""
    if state.sides[area.BLESSED] | state.sides[area.SIDE + area.BLESSED] == 0:
        return
    for seat in range(piece.SEATS):
        if (state.sides[seat * area.SIDE + area.BLESSED] >> state.god) & 1:
            state.sides[seat * area.SIDE + area.BLESSED] &= ~bit(state.god)
            magic.spend(state, seat, piece.BLESSING)


def score(state: HeirState, seat: i64, points: i64) -> None:
    """Move a seat's disc along the scoring track."""
    state.sides[seat * area.SIDE + area.SCORE] += points


# Ra.


def mark_sun(state: HeirState) -> None:
    """A disc on this round's sun scores one, as Favorite two (heir.ra.1, heir.ra.2)."""
    seat = owner_of(state, piece.RA)
    favorite = is_favorite(state, piece.RA)
    points = state.box.favorite_sun_points if favorite else state.box.sun_points
    state.table[area.SUN_OWNER + state.round - 1] = seat
    state.table[area.SUN_VALUE + state.round - 1] = points
    score(state, seat, points)
    if state.journal is not None:
        rule = "heir.ra.2" if favorite else "heir.ra.1"
        facts: dict[str, Fact] = {"sun": int(state.round), "epoch": int(state.round)}
        state.journal.append(JournalEvent("sun", rule, int(seat), facts, int(points)))
    next_god(state)


# Wadjet, and whoever else draws magic.


def begin_wadjet(state: HeirState) -> None:
    """Draw one card, or as Favorite three; in the last round score instead (heir.wadjet.1 to heir.wadjet.3)."""
    seat = owner_of(state, piece.WADJET)
    if state.round == piece.ROUNDS:
        score(state, seat, state.box.last_wadjet_points)
        if state.journal is not None:
            facts: dict[str, Fact] = {"epoch": int(state.round)}
            state.journal.append(
                JournalEvent("wadjet", "heir.wadjet.3", int(seat), facts, int(state.box.last_wadjet_points))
            )
        next_god(state)
        return
    let_draw(state, seat, FAVORITE_DRAW if is_favorite(state, piece.WADJET) else 1)


def let_draw(state: HeirState, seat: i64, cards: i64) -> None:
    """Let a seat draw magic cards, one after the other."""
    magic.start_draw(state, seat, cards)
    draw_on(state)


def draw(state: HeirState, drawn: i64) -> None:
    """Chance has drawn a magic card; Wadjet's Favorite sorts out what it draws (heir.wadjet.2)."""
    sorting = state.god == piece.WADJET and is_favorite(state, piece.WADJET)
    magic.take_drawn(state, drawn, sorted_later=sorting)
    draw_on(state)


def draw_on(state: HeirState) -> None:
    """Ask chance for the next card due; after the last one sort out, or go on with the god for whom it was drawn."""
    if magic.can_draw(state):
        magic.ask_for_card(state)
        return
    state.draws = 0
    if state.sides[state.drawer * area.SIDE + area.DRAWN] != 0:
        state.phase = at.KEEP
        state.acting = state.drawer
        return
    magic.stop_draw(state)
    if state.god == piece.GEB_AND_NUT:
        building.ask_for_turn(state)
    else:
        next_god(state)


def keep(state: HeirState, seat: i64, kept: i64) -> None:
    """Keep one of the cards drawn; the others go face up under the deck (heir.wadjet.2)."""
    row = seat * area.SIDE
    rejected = state.sides[row + area.DRAWN] & ~bit(kept)
    state.sides[row + area.DRAWN] = 0
    state.sides[row + area.HELD] &= ~rejected
    state.sides[row + area.KNOWN] &= ~rejected
    state.sides[row + area.SPENT] |= rejected
    magic.stop_draw(state)
    state.reveals += 1
    if state.journal is not None:
        cards = [piece.MAGIC_NAMES[each] for each in range(int(piece.MAGICS)) if rejected >> each & 1]
        facts: dict[str, Fact] = {"rejected": cards, "kept": "unseen"}
        state.journal.append(
            JournalEvent("sorted", "heir.wadjet.2", int(seat), facts, None, {"kept": piece.MAGIC_NAMES[kept]})
        )
    next_god(state)


# Thoth.


def begin_thoth(state: HeirState) -> None:
    """Used cards change hands and the sun moves on; after the last round that ends the game (heir.thoth.1, 2)."""
    if state.journal is not None:
        state.journal.append(swap_of(state))
    first = state.sides[area.USED]
    second = state.sides[area.SIDE + area.USED]
    state.sides[area.HAND] |= second
    state.sides[area.SIDE + area.HAND] |= first
    for seat in range(piece.SEATS):
        state.sides[seat * area.SIDE + area.USED] = 0
    if state.round == piece.ROUNDS:
        end_game(state)
        return
    state.round += 1
    state.phase = at.RENEW
    state.acting = owner_of(state, piece.THOTH)


def swap_of(state: HeirState) -> JournalEvent:
    """Tell which cards change hands."""
    facts: dict[str, Fact] = {}
    for seat in range(int(piece.SEATS)):
        used = int(state.sides[seat * area.SIDE + area.USED])
        facts[piece.SEAT_NAMES[seat]] = [piece.CARD_NAMES[card] for card in range(int(piece.CARDS)) if used >> card & 1]
    return JournalEvent("swapped", "heir.thoth.1", EVERYONE, facts)


def end_game(state: HeirState) -> None:
    """The sun is back at Ra: the final scoring ends the game (heir.end.1)."""
    scoring.score_end(state)
    state.god = area.NOTHING
    state.phase = at.FINISHED
    state.acting = OVER


def renew(state: HeirState, kind: i64) -> None:
    """Thoth's owner makes a displayed card the active one, or the top of the deck (heir.thoth.3)."""
    if kind >= 0:
        state.active_card = kind
        if kind == state.first_display:
            state.first_display = area.NOTHING
        else:
            state.second_display = area.NOTHING
    for seat in range(piece.SEATS):
        state.sides[seat * area.SIDE + area.GODS] = 0
    state.god = area.NOTHING
    state.phase = at.CARDS
    state.acting = CHANCE
