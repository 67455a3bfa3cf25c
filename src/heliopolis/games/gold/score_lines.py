"""The score lines of a game, each with what it was for, and the other things a log line should tell."""

from heliopolis.core.compat import i64
from heliopolis.core.journal import EVERYONE, Fact, JournalEvent

from .components import CELL_NAMES, CELLS, DANGERS, TREASURE_NAMES
from .state import GoldState

# Score lines.


def photo_line(state: GoldState, seat: int) -> JournalEvent:
    """Tell of which chamber a photo is, and what lay there besides treasures."""
    facts: dict[str, Fact] = {"card": CELL_NAMES[state.cell], "danger": DANGERS[state.danger]}
    return line("photos", seat, state.box.photo_points, facts)


def treasure_line(state: GoldState, seat: int, treasure: int) -> JournalEvent:
    """Tell which treasure was banked."""
    name = "bust" if treasure == state.box.bust else "treasures"
    return line(name, seat, state.box.treasure_points[treasure], {"treasure": treasure_name(state, treasure)})


def loss_line(seat: int, figure: str, points: int, cell: int) -> JournalEvent:
    """Tell which figure was lost, and where."""
    return line(figure, seat, points, {"card": CELL_NAMES[cell]})


def line(name: str, seat: int, points: int, facts: dict[str, Fact]) -> JournalEvent:
    """Make one score line."""
    return JournalEvent(name, f"gold.scoring.{name}", seat, facts, points)


# What else happened.


def banking(state: GoldState, seat: int, treasure: int) -> JournalEvent:
    """Tell which treasure reached the start card."""
    return JournalEvent("banked", "gold.treasures.4", seat, {"treasure": treasure_name(state, treasure)})


def theft(state: GoldState, seat: int, victim: int, treasure: int) -> JournalEvent:
    """Tell what was stolen from whom; seats count from 1 there, as in the notation."""
    facts: dict[str, Fact] = {"victim": victim + 1, "treasure": treasure_name(state, treasure)}
    return JournalEvent("stolen", "gold.treasures.3", seat, facts)


def way_out(state: GoldState, ways: i64) -> JournalEvent:
    """Tell which cards a mummy or curse crosses, or that it finds no way."""
    danger = DANGERS[state.danger]
    if ways == 0:
        return JournalEvent(f"{danger}-stays", f"gold.{danger}.3", EVERYONE, {})
    return JournalEvent(f"{danger}-escapes", f"gold.{danger}.1", EVERYONE, {"cards": cell_names(ways)})


def flight(seat: int, figure: str, cell: int) -> JournalEvent:
    """Tell that a figure fled from the mummy."""
    return JournalEvent("fled", "gold.mummy.2", seat, {"figure": figure, "card": CELL_NAMES[cell]})


def loss(seat: int, figure: str, cell: int) -> JournalEvent:
    """Tell that a figure fell with its card."""
    return JournalEvent("lost", "gold.collapse.6", seat, {"figure": figure, "card": CELL_NAMES[cell]})


def burial(state: GoldState, treasure: int) -> JournalEvent:
    """Tell that a treasure fell with its card."""
    return JournalEvent("buried", "gold.collapse.6", EVERYONE, {"treasure": treasure_name(state, treasure)})


# Names.


def treasure_name(state: GoldState, treasure: int) -> str:
    """Name a treasure as the notation does: by its points, or as the bust."""
    return "bust" if treasure == state.box.bust else TREASURE_NAMES[state.box.treasure_points[treasure] - 1]


def cell_names(cells: i64) -> list[str]:
    """Name the cards of a set."""
    return [CELL_NAMES[cell] for cell in range(int(CELLS)) if cells >> cell & 1]
