"""What a seat knows of Liar's dice as numbers: its own dice, what was bid, and what the cups last showed."""

from heliopolis.core.observation import Layout, Sheet, flags, number, numbers

from . import actions as act
from .components import FACES, MOST_DICE
from .state import NOTHING, LiarState


def layout(seats: int) -> Layout:
    """Return the fields, in the order in which they are written; seat_0 is the viewer, seat_1 the next one."""
    fields = [
        flags("acting", seats, "Which seat decides; none while dice are rolled."),
        number("bid_count", act.MOST, "How many dice the last bid speaks of, 0 without one."),
        flags("bid_face", FACES, "Of which face."),
        flags("bidder", seats, "Who has made it."),
        numbers("cup", FACES, MOST_DICE, "The viewer's dice, by face."),
    ]
    for index in range(seats):
        fields.append(number(f"seat_{index}.dice", MOST_DICE, "How many dice it has."))
        fields.append(numbers(f"seat_{index}.shown", FACES, MOST_DICE, "What its cup last showed, by face."))
    return Layout(fields)


def write(state: LiarState, viewer: int, into: Sheet) -> None:
    """Write what a seat knows."""
    seats = len(state.left)
    has_bid = state.bid != NOTHING
    into.put_seat(state.actor(), viewer, seats)
    into.put(act.count_bid(state.bid) if has_bid else 0)
    into.put_choice(act.face_bid(state.bid) - 1 if has_bid else NOTHING, FACES)
    into.put_seat(state.bidder if has_bid else NOTHING, viewer, seats)
    write_dice(state.cups[viewer], into)
    for offset in range(seats):
        seat = (viewer + offset) % seats
        into.put(state.left[seat])
        write_dice(state.shown[seat], into)


def write_dice(dice: list[int], into: Sheet) -> None:
    """Count dice by face."""
    for face in range(1, FACES + 1):
        into.put(dice.count(face))
