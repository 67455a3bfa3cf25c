"""What a seat knows of Heir to the Pharaoh as numbers: the table, its own cards, what it can tell of the other's."""

from typing import Final

from heliopolis.core.bits import bit, count_bits
from heliopolis.core.compat import i64, vec
from heliopolis.core.observation import Field, Layout, Sheet, flags, number, numbers, score

from . import areas as area, chance, components as piece, deities, knowledge, offerings, phases as at, view
from .grid import DIRECTION_NAMES, DIRECTIONS, HALF, turned
from .info import INFO
from .state import HeirState

LEAST_SCORE: Final[i64] = INFO.score_range[0]
MOST_SCORE: Final[i64] = INFO.score_range[1]
GODS: Final[i64] = 7
CALLS: Final[i64] = 8
"""What a seat may call on: nothing, or one of the magic cards."""
MOST_OFFERINGS: Final[i64] = 4
MONUMENT_NUMBERS: Final[i64] = 16
LEVELS: Final[i64] = 4
"""Of the pyramid."""
BOARD = (8, 8)


def layout(_seats: int) -> Layout:
    """Return the fields, in the order in which they are written."""
    return Layout(
        [*table_fields(), *board_fields(), *side_fields("own"), *own_fields(), *side_fields("other"), *seen()]
    )


def table_fields() -> list[Field]:
    """Return the fields of what lies between the two seats."""
    kinds, gods, rounds = int(piece.KINDS), int(piece.SUMMONED), int(piece.ROUNDS)
    tokens, levels = int(piece.TOKENS), len(piece.CORNERS)
    return [
        flags("phase", len(at.NAMES), f"What is decided or drawn next: {', '.join(at.NAMES)}."),
        flags("acting", 2, "Who may decide: the viewer, the other seat."),
        flags("viewer", 2, "Which seat the viewer has: Bast, Anubis."),
        flags("quick", 1, "Whether the board is set up by chance."),
        flags("round", rounds, "Which round it is."),
        flags("god", len(piece.GOD_NAMES), f"The god up for bid, or acting: {', '.join(piece.GOD_NAMES)}."),
        flags("gods_to_come", gods, "The gods still face down this round, in the same order."),
        flags("favorites", gods, "The gods that are Favorites."),
        flags("suns", (rounds, 2), "Who has marked each sun: the viewer, the other seat."),
        numbers("sun_values", rounds, 9, "For how much."),
        flags("platforms", (levels, 2), "Who has built each platform of the pyramid: the viewer, the other seat."),
        numbers("deck", kinds, 4, f"Monument cards not seen yet: {', '.join(piece.KIND_NAMES)}."),
        flags("active_card", kinds, "The kind of the active monument card."),
        flags("display", (2, kinds), "The kinds of the two displayed ones."),
        flags("active_token", tokens, "The token on the active card, t1 to t12."),
        flags("next_token", tokens, "The next token in sight."),
        flags("stack", tokens, "The tokens not seen yet."),
        number("draws", 3, "How many magic cards are still to be drawn."),
        flags("drawer", 2, "By whom: the viewer, the other seat."),
    ]


def board_fields() -> list[Field]:
    """Return the fields of the board."""
    described = "present, row, column, the viewer's, the other's, " + ", ".join(piece.KIND_NAMES[:-1])
    arrows = ", ".join(DIRECTION_NAMES)
    return [
        flags("base", BOARD, "The spaces of the pyramid's base, row by row."),
        flags("magic_tokens", BOARD, "The spaces with a magic token."),
        flags("blocked", BOARD, "Spaces where no monument, or while setting up no magic token, may be laid."),
        number("marks", int(piece.MAGIC_TOKENS), "How many magic tokens have been laid out."),
        numbers(
            "monuments",
            (int(piece.ROUNDS), int(MONUMENT_NUMBERS)),
            8,
            f"The monuments in the order they were built: {described}, quarter turns, and its arrows: {arrows}.",
        ),
    ]


def side_fields(side: str) -> list[Field]:
    """Return the fields of what all see of a seat."""
    magics, gods, kinds = int(piece.MAGICS), len(piece.GOD_NAMES), int(piece.KINDS)
    return [
        score(f"{side}.score", INFO.score_range),
        number(f"{side}.platforms", len(piece.CORNERS), "Platforms built."),
        flags(f"{side}.gods", gods, "Gods won this round."),
        flags(f"{side}.blessed", gods, "Gods on which its blessing lies."),
        flags(f"{side}.used", int(piece.CARDS), "Used bidding cards, from the lowest to the highest."),
        numbers(f"{side}.claimed", kinds, 4, "Monument cards claimed, by kind."),
        flags(f"{side}.magic_spent", magics, f"Magic cards face up under the deck: {', '.join(piece.MAGIC_NAMES)}."),
        flags(f"{side}.magic_known", magics, "Magic cards that both know to be in its hand."),
        number(f"{side}.magic_count", magics, "Magic cards in hand."),
        number(f"{side}.magic_drawn", 3, "Of these, drawn and yet to be sorted out."),
        number(f"{side}.magic_deck", magics, "Magic cards in the deck."),
        number(f"{side}.hand_count", int(piece.CARDS), "Bidding cards in hand."),
        number(f"{side}.offerings", int(MOST_OFFERINGS), "Offerings at the pyramid."),
        flags(f"{side}.unseen", int(piece.CARDS), "Bidding cards in hand or offered."),
        flags(f"{side}.certain", int(piece.CARDS), "Of these, the ones all know to be in hand."),
        flags(f"{side}.decided", 1, "Whether its decision is sealed, and the other's is not."),
        flags(f"{side}.plays_magic", 1, "Whether all know that it plays magic on this bid."),
    ]


def own_fields() -> list[Field]:
    """Return the fields of what only the viewer knows."""
    return [
        flags("own.hand", int(piece.CARDS), "Bidding cards in hand."),
        flags("own.offered", (int(MOST_OFFERINGS), int(piece.CARDS)), "The card of each offering, in the order made."),
        flags("own.magic", int(piece.MAGICS), "Magic cards in hand."),
        flags("own.magic_to_sort", int(piece.MAGICS), "Of these, the ones just drawn."),
        flags("own.called", int(CALLS), "What is called on: nothing, or a magic card."),
        flags("own.sealed", int(piece.CARDS), "The card that is sealed."),
    ]


def seen() -> list[Field]:
    """Return the fields of what the other seat has had to show."""
    return [
        flags("other.called", int(CALLS), "What the other seat has called on, once it is turned over."),
        flags("other.sealed", int(piece.CARDS), "The card it has sealed, once the eye has turned it over."),
    ]


def write(state: HeirState, viewer: i64, into: Sheet) -> None:
    """Write what a seat knows."""
    other = 1 - viewer
    write_table(state, viewer, into)
    write_board(state, viewer, into)
    write_side(state, viewer, into)
    write_own(state, viewer, into)
    write_side(state, other, into)
    write_call(state, other, into, is_known=state.phase == at.CHANGE)
    sealed = state.sides[other * area.SIDE + area.SEALED]
    into.put_choice(sealed if knowledge.is_turned_over(state, other) else piece.NO_CARD, piece.CARDS)


def write_table(state: HeirState, viewer: i64, into: Sheet) -> None:
    """Write what lies between the two seats."""
    table = state.table
    into.put_choice(state.phase, at.FINISHED + 1)
    if state.waiting == area.BOTH:
        into.put_bits(area.BOTH, piece.SEATS)
    else:
        into.put_seat(state.acting, viewer, piece.SEATS)
    into.put_choice(viewer, piece.SEATS)
    into.put_flag(state.quick)
    into.put_choice(state.round - 1, piece.ROUNDS)
    into.put_choice(state.god, GODS)
    into.put_bits(state.unsummoned, piece.SUMMONED)
    into.put_bits(deities.favorites(state), piece.SUMMONED)
    into.put_bits(owners(table, area.SUN_OWNER, piece.ROUNDS, viewer), piece.ROUNDS * piece.SEATS)
    into.put_all(table, area.SUN_VALUE, piece.ROUNDS)
    into.put_bits(owners(table, area.PLATFORM, LEVELS, viewer), LEVELS * piece.SEATS)
    into.put_all(table, area.DECK, piece.KINDS)
    into.put_choice(state.active_card, piece.KINDS)
    into.put_choice(state.first_display, piece.KINDS)
    into.put_choice(state.second_display, piece.KINDS)
    into.put_choice(state.active_token, piece.TOKENS)
    into.put_choice(state.next_token, piece.TOKENS)
    into.put_bits(state.stack, piece.TOKENS)
    into.put(state.draws)
    into.put_seat(state.drawer, viewer, piece.SEATS)


def owners(table: vec[i64], first: i64, count: i64, viewer: i64) -> i64:
    """Return whose some things of the table are, as two bits each: the viewer's, the other seat's."""
    found: i64 = 0
    for index in range(count):
        owner = table[first + index]
        if owner != area.NOBODY:
            found |= bit(2 * index + (owner ^ viewer))
    return found


def write_board(state: HeirState, viewer: i64, into: Sheet) -> None:
    """Write the board, and the monuments on it."""
    into.put_bits(state.base_low, HALF)
    into.put_bits(state.base_high, HALF)
    into.put_bits(state.magic_low, HALF)
    into.put_bits(state.magic_high, HALF)
    into.put_bits(state.near_low | state.taken_low, HALF)
    into.put_bits(state.near_high | state.taken_high, HALF)
    into.put(state.marks)
    for monument in range(state.monuments):
        write_monument(state, viewer, monument * area.MONUMENT, into)
    into.skip((piece.ROUNDS - state.monuments) * MONUMENT_NUMBERS)


def write_monument(state: HeirState, viewer: i64, row: i64, into: Sheet) -> None:
    """Write a monument: where it stands, whose it is, of which kind, and its arrows as they are turned."""
    table = state.table
    space = table[row + area.SPACE]
    turns = table[row + area.TURNS]
    into.put(1)
    into.put(space >> 3)
    into.put(space & 7)
    into.put_seat(table[row + area.OWNER], viewer, piece.SEATS)
    into.put_choice(table[row + area.KIND], piece.KINDS - 1)
    into.put(turns)
    into.put_bits(turned(state.box.arrows[table[row + area.TOKEN]], turns), DIRECTIONS)


def write_side(state: HeirState, seat: i64, into: Sheet) -> None:
    """Write what all see of a seat."""
    row = seat * area.SIDE
    sides = state.sides
    into.put_above(sides[row + area.SCORE], LEAST_SCORE, MOST_SCORE)
    into.put(sides[row + area.PLATFORMS])
    into.put_bits(sides[row + area.GODS], GODS)
    into.put_bits(sides[row + area.BLESSED], GODS)
    into.put_bits(sides[row + area.USED], piece.CARDS)
    into.put_all(sides, row + area.CLAIMED, piece.KINDS)
    into.put_bits(sides[row + area.SPENT], piece.MAGICS)
    into.put_bits(sides[row + area.KNOWN], piece.MAGICS)
    into.put(count_bits(sides[row + area.HELD]))
    into.put(count_bits(sides[row + area.DRAWN]))
    into.put(count_bits(chance.magic_deck(state, seat)))
    into.put(count_bits(sides[row + area.HAND]))
    into.put(sides[row + area.OFFERINGS])
    into.put_bits(offerings.unseen_cards(state, seat), piece.CARDS)
    into.put_bits(knowledge.certain_cards(state, seat), piece.CARDS)
    into.put_flag(view.has_decided(state, seat))
    calls_magic = sides[row + area.CALLED] != area.NO_MAGIC
    into.put_flag((state.phase == at.BID or state.phase == at.CHANGE) and calls_magic)


def write_own(state: HeirState, seat: i64, into: Sheet) -> None:
    """Write what only the seat itself knows."""
    row = seat * area.SIDE
    sides = state.sides
    into.put_bits(sides[row + area.HAND], piece.CARDS)
    made = sides[row + area.OFFERINGS]
    for slot in range(made):
        into.put_choice(sides[row + area.OFFERING + slot], piece.CARDS)
    into.skip((MOST_OFFERINGS - made) * piece.CARDS)
    into.put_bits(sides[row + area.HELD], piece.MAGICS)
    into.put_bits(sides[row + area.DRAWN], piece.MAGICS)
    is_asked = state.phase == at.MAGIC or state.phase == at.BID or state.phase == at.CHANGE
    write_call(state, seat, into, is_known=is_asked)
    into.put_choice(sides[row + area.SEALED], piece.CARDS)


def write_call(state: HeirState, seat: i64, into: Sheet, is_known: bool) -> None:
    """Write what a seat has called on for this bid, if the viewer knows it."""
    called = state.sides[seat * area.SIDE + area.CALLED]
    into.put_choice(called + 1 if is_known and called != area.UNDECIDED else area.NOTHING, CALLS)
