"""What counts in the end: one function a line. Points are written down when they are won or lost."""

from heliopolis.core.compat import i64
from heliopolis.core.journal import JournalEvent
from heliopolis.core.standings import decided_by, places

from . import areas as area, score_lines
from .state import GoldState


def score_photo(state: GoldState, seat: i64) -> None:
    """Each photo scores one (gold.scoring.photos)."""
    change(state, seat, state.box.photo_points)
    if state.journal is not None:
        state.journal.append(score_lines.photo_line(state, seat))


def score_treasure(state: GoldState, seat: i64, treasure: i64) -> None:
    """A banked treasure scores what it shows, the bust five (gold.scoring.treasures, gold.scoring.bust)."""
    change(state, seat, state.box.treasure_points[treasure])
    if state.journal is not None:
        state.journal.append(score_lines.treasure_line(state, seat, treasure))


def score_lost_archaeologist(state: GoldState, seat: i64, cell: i64) -> None:
    """A lost archaeologist costs two (gold.scoring.archaeologist)."""
    change(state, seat, -state.box.archaeologist_loss)
    if state.journal is not None:
        state.journal.append(score_lines.loss(seat, "archaeologist", cell))
        state.journal.append(score_lines.loss_line(seat, "archaeologist", -state.box.archaeologist_loss, cell))


def score_lost_porter(state: GoldState, seat: i64, cell: i64) -> None:
    """A lost porter costs one (gold.scoring.porter)."""
    change(state, seat, -state.box.porter_loss)
    if state.journal is not None:
        state.journal.append(score_lines.loss(seat, "porter", cell))
        state.journal.append(score_lines.loss_line(seat, "porter", -state.box.porter_loss, cell))


def change(state: GoldState, seat: i64, points: i64) -> None:
    """Change a seat's points, and note the moment: it may decide a tie (gold.end.5)."""
    if points != 0:
        state.areas[seat * area.ROW + area.POINTS] += points
        state.areas[seat * area.ROW + area.REACHED] = state.moment


def has_both_figures(state: GoldState, seat: i64) -> bool:
    """Tell whether a seat has lost neither archaeologist nor porter."""
    row = seat * area.ROW
    return state.areas[row + area.ARCHAEOLOGIST] != area.LOST and state.areas[row + area.PORTER] != area.LOST


def scores(state: GoldState) -> list[int]:
    """Return each seat's points."""
    return [int(state.areas[seat * area.ROW + area.POINTS]) for seat in range(int(state.seats))]


def standings(state: GoldState) -> list[int]:
    """Most points win; of those tied, who has both figures, then who reached the total first (gold.end.3 to 5)."""
    keys: list[tuple[int, ...]] = []
    for seat in range(state.seats):
        row = seat * area.ROW
        both = 1 if has_both_figures(state, seat) else 0
        keys.append((int(state.areas[row + area.POINTS]), both, -int(state.areas[row + area.REACHED])))
    return places(keys)


def tie_break(state: GoldState) -> JournalEvent | None:
    """Of those tied, who has both figures wins, then who reached the total first (gold.end.4, gold.end.5)."""
    both = [1 if has_both_figures(state, seat) else 0 for seat in range(int(state.seats))]
    earlier = [-int(state.areas[seat * area.ROW + area.REACHED]) for seat in range(int(state.seats))]
    criteria = [("both-figures", "gold.end.4", both), ("reached-first", "gold.end.5", earlier)]
    return decided_by(scores(state), criteria)
