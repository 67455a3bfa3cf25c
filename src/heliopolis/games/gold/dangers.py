"""What a photo brings to light: treasures, and a mummy or a curse that looks for the way out."""

from heliopolis.core.bits import bit, count_bits
from heliopolis.core.compat import i64
from heliopolis.core.journal import Fact, JournalEvent
from heliopolis.core.state import CHANCE

from . import areas as area, chance, collapse, paths, phases as at, places as place, score_lines, scoring, treasures
from .components import CELL_NAMES, FUSE, MOST_IN_A_CHAMBER, MUMMY, QUIET
from .state import GoldState


def photograph(state: GoldState, face: i64) -> None:
    """Take a photo of the chamber just found; it tells what lay in there (gold.photos.1)."""
    photo = chance.photo_with(state, face)
    state.photos_left &= ~bit(photo)
    state.danger = face // MOST_IN_A_CHAMBER
    state.treasures_due = state.box.photo_treasures[photo]
    lay_what_is_due(state)


def lay_treasure(state: GoldState, points: i64) -> None:
    """Lay a drawn treasure face up into the chamber (gold.photos.2)."""
    treasure: i64 = 0
    while state.treasures[treasure] != place.PILE or state.box.treasure_points[treasure] != points:
        treasure += 1
    state.treasures[treasure] = state.cell
    state.treasures_due -= 1
    lay_what_is_due(state)


def lay_what_is_due(state: GoldState) -> None:
    """Draw the next treasure; when the pile is empty the bust comes last of all (gold.photos.3)."""
    if state.treasures_due > 0:
        if chance.pile_size(state) > 0:
            state.phase = at.TREASURE
            state.acting = CHANCE
            return
        find_bust(state)
    keep_photo(state)


def find_bust(state: GoldState) -> None:
    """The bust lies in the chamber; its finder's turns count until the collapse (gold.collapse.1)."""
    state.treasures_due = 0
    state.treasures[state.box.bust] = state.cell
    state.bust_chamber = state.cell
    state.keeper = state.turn
    state.fuse = FUSE + 1  # the turn of the discovery, which ends too, is not one of the three
    if state.journal is not None:
        facts: dict[str, Fact] = {"card": CELL_NAMES[state.cell], "turns": int(FUSE)}
        state.journal.append(JournalEvent("bust", "gold.collapse.1", int(state.turn), facts))


def keep_photo(state: GoldState) -> None:
    """Mummy or curse first, then the photo joins the collection; what got out has ended the turn (gold.photos.4)."""
    seat = state.turn
    escaped = state.danger != QUIET and let_out(state)
    state.areas[seat * area.ROW + area.PHOTOS] += 1
    state.moment += 1
    scoring.score_photo(state, seat)
    state.phase = at.TURN
    state.acting = seat
    if escaped:
        collapse.end_turn(state)


def let_out(state: GoldState) -> bool:
    """Let mummy or curse take all shortest ways out; tell whether there was one (gold.mummy.1, gold.mummy.4)."""
    ways = paths.shortest_ways_out(state, state.cell)
    if state.journal is not None:
        state.journal.append(score_lines.way_out(state, ways))
    if ways == 0:
        return False
    for seat in range(state.seats):
        if state.danger == MUMMY:
            frighten(state, seat, ways)
        else:
            blow_out(state, seat, ways)
    return True


def frighten(state: GoldState, seat: i64, ways: i64) -> None:
    """A seat's figures on the mummy's ways flee to the start card; what is carried stays behind (gold.mummy.2)."""
    row = seat * area.ROW
    archaeologist = state.areas[row + area.ARCHAEOLOGIST]
    ways &= ~bit(state.start)
    if archaeologist != area.LOST and (ways >> archaeologist) & 1:
        if treasures.carried_by(state, seat) != area.NOTHING:
            treasures.drop(state, seat)
        state.areas[row + area.ARCHAEOLOGIST] = state.start
        if state.journal is not None:
            state.journal.append(score_lines.flight(seat, "archaeologist", archaeologist))
    porter = state.areas[row + area.PORTER]
    if porter != area.LOST and (ways >> porter) & 1:
        state.areas[row + area.PORTER] = state.start
        if state.journal is not None:
            state.journal.append(score_lines.flight(seat, "porter", porter))


def blow_out(state: GoldState, seat: i64, ways: i64) -> None:
    """A seat's lanterns on the curse's ways go back into its stock (gold.curse.2)."""
    row = seat * area.ROW
    blown = count_bits(state.areas[row + area.LANTERNS] & ways)
    state.areas[row + area.STOCK] += blown
    state.areas[row + area.LANTERNS] &= ~ways
    if blown > 0 and state.journal is not None:
        state.journal.append(JournalEvent("blown-out", "gold.curse.2", int(seat), {"lanterns": int(blown)}))
