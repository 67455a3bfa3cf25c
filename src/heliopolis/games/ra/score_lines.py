"""The score lines of an epoch, each with what it was for."""

from heliopolis.core.journal import EVERYONE, Fact, JournalEvent

from . import areas as area, components, scoring, suns, tiles as tile
from .state import RaState


def score_lines(state: RaState) -> list[JournalEvent]:
    """Return the end of the epoch and every seat's lines, at the moment before they are paid."""
    lines = [JournalEvent("epoch", "ra.epochs.4", EVERYONE, {"epoch": int(state.epoch)})]
    for seat in range(int(state.seats)):
        lines += seat_lines(state, seat)
    return lines


def seat_lines(state: RaState, seat: int) -> list[JournalEvent]:
    """Return one seat's lines: those with nothing to score are left out."""
    lines = [
        line(state, seat, "gods", scoring.score_gods(state, seat), {"gods": held(state, seat, tile.GOD)}),
        pharaoh_line(state, seat),
        line(
            state,
            seat,
            "nile",
            scoring.score_river(state, seat),
            {"niles": held(state, seat, tile.NILE), "floods": held(state, seat, tile.FLOOD)},
        ),
        line(
            state,
            seat,
            "civilisations",
            scoring.score_civilisations(state, seat),
            {"kinds": names_held(state, seat, tile.FIRST_CIVILISATION, tile.LAST_CIVILISATION, least=1)},
        ),
        line(state, seat, "gold", scoring.score_gold(state, seat), {"gold": held(state, seat, tile.GOLD)}),
    ]
    if state.epoch == components.EPOCHS:
        lines += [
            line(
                state,
                seat,
                "monuments",
                scoring.score_different_monuments(state, seat),
                {"kinds": names_held(state, seat, tile.FIRST_MONUMENT, tile.LAST_MONUMENT, least=1)},
            ),
            line(
                state,
                seat,
                "same",
                scoring.score_same_monuments(state, seat),
                {"kinds": names_held(state, seat, tile.FIRST_MONUMENT, tile.LAST_MONUMENT, least=3)},
            ),
            sun_line(state, seat),
        ]
    owed = -int(state.areas[seat * area.ROW + area.FAME] + scoring.epoch_fame(state, seat))
    if owed > 0 and not state.debts:
        lines.append(line(state, seat, "floor", owed, {}))
    return [each for each in lines if each.points != 0]


def pharaoh_line(state: RaState, seat: int) -> JournalEvent:
    """Make the line for most or fewest pharaohs."""
    points = scoring.score_pharaohs(state, seat)
    rank = "most" if points == state.box.most_pharaohs_fame else "fewest"
    return line(state, seat, "pharaohs", points, {"pharaohs": held(state, seat, tile.PHARAOH), "rank": rank})


def sun_line(state: RaState, seat: int) -> JournalEvent:
    """Make the line for the highest or lowest sum of suns."""
    points = scoring.score_suns(state, seat)
    rank = "highest" if points == state.box.most_suns_fame else "lowest"
    return line(state, seat, "suns", points, {"sum": int(suns.total(suns.held_by(state, seat))), "rank": rank})


def line(state: RaState, seat: int, name: str, points: int, facts: dict[str, Fact]) -> JournalEvent:
    """Make one score line."""
    facts["epoch"] = int(state.epoch)
    return JournalEvent(name, f"ra.scoring.{name}", seat, facts, points)


def held(state: RaState, seat: int, kind: int) -> int:
    """Count a seat's tiles of a kind."""
    return int(state.areas[seat * area.ROW + kind])


def names_held(state: RaState, seat: int, first: int, last: int, *, least: int) -> list[str]:
    """Name the kinds of tile in a range of which a seat has at least so many."""
    return [components.NAMES[kind] for kind in range(first, last + 1) if held(state, seat, kind) >= least]
