"""What a seat knows of L'or du pharaon as numbers: all that lies open, and what is left of what does not."""

from typing import Final

from heliopolis.core.bits import all_below, bit
from heliopolis.core.compat import i64
from heliopolis.core.observation import Field, Layout, Sheet, flags, number, numbers, score, seen_from

from . import areas as area, components, phases as at, places as place
from .cells import NOWHERE
from .components import ACROSS, CELLS, KINDS, MOST_IN_A_CHAMBER, MOST_SEATS, MOST_TREASURES
from .info import INFO
from .state import GoldState

LEAST_POINTS: Final[i64] = INFO.score_range[0]
MOST_POINTS: Final[i64] = INFO.score_range[1]
SIDES: Final[i64] = 4
DANGERS: Final[i64] = 3
MOST_TURNS = 100
MOST_MOMENTS = 1000
PYRAMID = (6, 6)


def layout(seats: int) -> Layout:
    """Return the fields, in the order in which they are written."""
    fields = [*table_fields(seats), *pyramid_fields()]
    fields.append(
        numbers(
            "treasures",
            (int(MOST_TREASURES), treasure_numbers(seats)),
            20,
            "Each treasure, those of the pile by ascending points, then the bust: points, loose, row and column of its "
            "card, by whom it is carried, by whom it is banked, in the pile, lost, picked up since the last action, "
            "and which seats have ever picked it up; the viewer comes first each time.",
        )
    )
    for index in range(seats):
        fields += seat_fields(f"seat_{index}")
    return Layout(fields)


def treasure_numbers(seats: int) -> int:
    """Return how many numbers tell of a treasure."""
    return 7 + 3 * seats


def table_fields(seats: int) -> list[Field]:
    """Return the fields of how things stand."""
    shapes = ", ".join(components.KIND_NAMES)
    return [
        flags("phase", len(at.NAMES), f"What the game waits for: {', '.join(at.NAMES)}."),
        flags("acting", seats, "Which seat decides; none while chance does."),
        flags("turn", seats, "Whose turn it is."),
        number("actions_left", int(components.ACTIONS_A_TURN), "Actions left in this turn."),
        flags("progress", 1, "Whether this turn has brought the game further."),
        number("quiet_turns", MOST_TURNS, "How many turns in a row have not."),
        flags("heavy_treasures", 1, "Whether each step with a treasure costs an action."),
        flags("keeper", seats, "Whose turns are the clock of the collapse."),
        number("fuse", int(components.FUSE) + 1, "Turns the keeper may still end before the bust's chamber falls."),
        flags("in_hand", PYRAMID, "The card that is being revealed or turned, row by row."),
        flags("sides", int(SIDES), "The open sides of that card before it is laid: north, east, south, west."),
        flags("danger", int(DANGERS), f"What the photo just drawn shows: {', '.join(components.DANGERS)}."),
        number("treasures_due", int(MOST_IN_A_CHAMBER), "Treasures still to be laid into the chamber."),
        numbers(
            "photos", (int(DANGERS), int(MOST_IN_A_CHAMBER)), 35, "Photos left, by danger and treasures from 1 on."
        ),
        numbers("cards", int(KINDS), 35, f"Cards never revealed: {shapes}."),
    ]


def pyramid_fields() -> list[Field]:
    """Return the fields of the cards of the pyramid, each row by row."""
    return [
        flags("board", PYRAMID, "The cards that the pyramid has."),
        flags("start", PYRAMID, "The start card."),
        flags("seen", PYRAMID, "Cards that were revealed."),
        flags("fallen", PYRAMID, "Cards that have fallen."),
        flags("chambers", PYRAMID, "Chambers that were found."),
        flags("bust_chamber", PYRAMID, "The chamber of the bust."),
        flags("north", PYRAMID, "Cards open to the north."),
        flags("east", PYRAMID, "Cards open to the east."),
        flags("south", PYRAMID, "Cards open to the south."),
        flags("west", PYRAMID, "Cards open to the west."),
    ]


def seat_fields(name: str) -> list[Field]:
    """Return the fields of one seat; seat_0 is the viewer, seat_1 the next one."""
    return [
        flags(f"{name}.archaeologist", PYRAMID, "Where its archaeologist stands; nowhere if it is lost."),
        flags(f"{name}.porter", PYRAMID, "Where its porter stands."),
        flags(f"{name}.lanterns", PYRAMID, "Its lanterns on cards."),
        number(f"{name}.stock", 35, "Lanterns in its stock."),
        number(f"{name}.photos", 35, "Photos kept."),
        score(f"{name}.points", INFO.score_range),
        number(f"{name}.reached", MOST_MOMENTS, "When they last changed: it may decide a tie."),
    ]


def write(state: GoldState, viewer: i64, into: Sheet) -> None:
    """Write what a seat knows."""
    write_table(state, viewer, into)
    write_pyramid(state, into)
    for treasure in range(state.box.bust + 1):
        write_treasure(state, viewer, treasure, into)
    into.skip((MOST_TREASURES - state.box.bust - 1) * (7 + 3 * state.seats))
    for offset in range(state.seats):
        write_seat(state, (viewer + offset) % state.seats, into)


def write_table(state: GoldState, viewer: i64, into: Sheet) -> None:
    """Write how things stand."""
    into.put_choice(state.phase, at.FINISHED + 1)
    into.put_seat(state.acting, viewer, state.seats)
    into.put_seat(state.turn, viewer, state.seats)
    into.put(state.actions_left)
    into.put_flag(state.progress)
    into.put_above(state.quiet_turns, 0, 100)
    into.put_flag(state.heavy_treasures)
    into.put_seat(state.keeper, viewer, state.seats)
    into.put(state.fuse)
    in_hand = at.REVEALING <= state.phase <= at.TURNING
    into.put_choice(state.cell if in_hand else NOWHERE, CELLS)
    is_laid = state.phase == at.PLACING or state.phase == at.TURNING
    if is_laid:
        into.put_bits(state.sides, SIDES)
    else:
        into.skip(SIDES)
    into.put_choice(state.danger if state.phase == at.TREASURE else area.NOTHING, DANGERS)
    into.put(state.treasures_due)
    write_photos(state, into)
    into.put_all(state.cards, 0, KINDS)


def write_photos(state: GoldState, into: Sheet) -> None:
    """Count the photos left by what they show."""
    low: i64 = 0  # six bits a face, nine faces a danger
    middle: i64 = 0
    high: i64 = 0
    for photo in range(state.box.photo_count):
        if (state.photos_left >> photo) & 1:
            one = bit(6 * (state.box.photo_treasures[photo] - 1))
            danger = state.box.photo_dangers[photo]
            if danger == components.QUIET:
                low += one
            elif danger == components.MUMMY:
                middle += one
            else:
                high += one
    into.put_packed(low, 6, MOST_IN_A_CHAMBER)
    into.put_packed(middle, 6, MOST_IN_A_CHAMBER)
    into.put_packed(high, 6, MOST_IN_A_CHAMBER)


def write_pyramid(state: GoldState, into: Sheet) -> None:
    """Write the cards of the pyramid."""
    into.put_bits(state.box.board, CELLS)
    into.put_choice(state.start, CELLS)
    into.put_bits(state.seen, CELLS)
    into.put_bits(state.fallen, CELLS)
    into.put_bits(state.chambers, CELLS)
    into.put_choice(state.bust_chamber, CELLS)
    into.put_bits(state.north, CELLS)
    into.put_bits(state.east, CELLS)
    into.put_bits(state.south, CELLS)
    into.put_bits(state.west, CELLS)


def write_treasure(state: GoldState, viewer: i64, treasure: i64, into: Sheet) -> None:
    """Write where a treasure is, and who has held it."""
    where = state.treasures[treasure]
    seats = state.seats
    into.put(state.box.treasure_points[treasure])
    marks: i64 = 0  # by whom it is carried, by whom banked, in the pile, lost, just picked up, who has ever held it
    if where < place.HELD:
        into.put(1)
        into.put(where // ACROSS)
        into.put(where % ACROSS)
    else:
        into.skip(3)
        if where < place.BANKED:
            marks = bit(seen_from(where - place.HELD, viewer, seats))
        elif where < place.PILE:
            marks = bit(seats + seen_from(where - place.BANKED, viewer, seats))
        else:
            marks = bit(2 * seats + where - place.PILE)
    marks |= ((state.handled >> treasure) & 1) << (2 * seats + 2)
    held = (state.held >> (treasure * MOST_SEATS)) & all_below(seats)
    held = ((held >> viewer) | (held << (seats - viewer))) & all_below(seats)
    into.put_bits(marks | held << (2 * seats + 3), 3 * seats + 3)


def write_seat(state: GoldState, seat: i64, into: Sheet) -> None:
    """Write what belongs to a seat."""
    row = seat * area.ROW
    areas = state.areas
    is_placed = state.start != NOWHERE
    into.put_choice(areas[row + area.ARCHAEOLOGIST] if is_placed else NOWHERE, CELLS)
    into.put_choice(areas[row + area.PORTER] if is_placed else NOWHERE, CELLS)
    into.put_bits(areas[row + area.LANTERNS], CELLS)
    into.put(areas[row + area.STOCK])
    into.put(areas[row + area.PHOTOS])
    into.put_above(areas[row + area.POINTS], LEAST_POINTS, MOST_POINTS)
    into.put_above(areas[row + area.REACHED], 0, 1000)
