"""What a seat knows. All lies open: only hidden cards, photos and the pile are unknown, and no state holds them."""

from typing import Any

from heliopolis.core.state import State
from heliopolis.games.gold import collapse, paths, score_lines
from heliopolis.games.gold.actions import OPEN
from heliopolis.games.gold.cells import count, first_of
from heliopolis.games.gold.components import (
    ACTIONS_A_TURN,
    CELLS,
    DANGERS,
    FUSE,
    KIND_NAMES,
    SIDE_SETS,
    STALL_ROUNDS,
)
from heliopolis.games.gold.state import (
    ARCHAEOLOGIST,
    BANKED,
    CARRIED,
    HELD,
    LANTERNS,
    LOST,
    NOBODY,
    NOTHING,
    NOWHERE,
    PHOTO,
    PHOTOS,
    PILE,
    PLACING,
    POINTS,
    PORTER,
    REVEALING,
    ROW,
    STOCK,
    TREASURE,
    TURN,
    TURNING,
    GoldState,
)
from heliopolis.games.gold.words import CELL_NAMES, SIDE_SET_NAMES

IN_HAND = (REVEALING, PLACING, PHOTO, TREASURE, TURNING)
"""The phases in which one card is being revealed or turned."""

PHASES = ("start", "first", "turn", "revealing", "placing", "photo", "treasure", "turning", "finished")


def view(state: GoldState, seat: int | None) -> dict[str, Any]:
    """Return the table as plain data, with what helps to read it: costs in actions, ways out, the next fall."""
    return {
        "game": "gold",
        "seat": seat,
        "phase": PHASES[state.phase],
        "acting": [int(actor) for actor in state.actors()],
        "turn": None if state.turn == NOBODY else int(state.turn),
        "actions_left": int(state.actions_left),
        "actions": int(ACTIONS_A_TURN),
        "side": int(state.box.side),
        "start": None if state.start == NOWHERE else CELL_NAMES[state.start],
        "card": CELL_NAMES[state.cell] if state.phase in IN_HAND else None,
        "cards": cards(state),
        "chambers": int(state.box.photo_count),
        "found": int(count(state.chambers)),
        "hidden_kinds": {KIND_NAMES[kind]: int(left) for kind, left in enumerate(state.cards) if left > 0},
        "photos_left": photos_left(state),
        "pile": [
            score_lines.treasure_name(state, each)
            for each in range(int(state.box.bust))
            if state.treasures[each] == PILE
        ],
        "values": {
            score_lines.treasure_name(state, each): int(points) for each, points in enumerate(state.box.treasure_points)
        },
        "handled": [
            score_lines.treasure_name(state, each)
            for each in range(int(state.box.bust) + 1)
            if state.handled >> each & 1
        ],
        "costs": costs(state),
        "options": options(state),
        "placings": placings(state),
        "way_home": way_home(state),
        "treasures": [
            {"name": score_lines.treasure_name(state, each), **whereabouts(int(where))}
            for each, where in enumerate(state.treasures)
        ],
        "collapse": countdown(state),
        "discovery": bool(state.keeper != NOBODY and not state.fallen and state.fuse > FUSE),
        "quiet_turns": int(state.quiet_turns),
        "stall": int(STALL_ROUNDS * state.seats),
        "seats": [area(state, other) for other in range(int(state.seats))],
    }


def cards(state: GoldState) -> list[dict[str, Any]]:
    """Return the cards of the pyramid, row by row, each with all that is on it."""
    found: dict[int, dict[str, Any]] = {}
    for cell in range(int(CELLS)):
        if state.box.board >> cell & 1:
            found[cell] = {
                "card": CELL_NAMES[cell],
                "face": face(state, cell),
                "sides": SIDE_SET_NAMES[paths.sides_of(state, cell)],
                "treasures": [],
                "lanterns": [],
                "archaeologists": [],
                "porters": [],
            }
    for treasure, where in enumerate(state.treasures):
        if where in found:
            found[where]["treasures"].append(score_lines.treasure_name(state, treasure))
    if state.start != NOWHERE:
        for seat in range(int(state.seats)):
            row = int(seat * ROW)
            lit = int(state.areas[row + LANTERNS])
            while lit:
                found[first_of(lit)]["lanterns"].append(seat)
                lit &= lit - 1
            for figure, name in ((ARCHAEOLOGIST, "archaeologists"), (PORTER, "porters")):
                where = state.areas[row + figure]
                if where != LOST:
                    found[where][name].append(seat)
    return list(found.values())


def face(state: GoldState, cell: int) -> str:
    """Say what can be seen of a card."""
    if state.fallen >> cell & 1:
        return "fallen"
    if not state.seen >> cell & 1:
        return "hidden"
    if cell == state.start:
        return "start"
    return "chamber" if state.chambers >> cell & 1 else "corridor"


def photos_left(state: GoldState) -> list[list[str | int]]:
    """List what the photos that are left show: a danger, and how many treasures."""
    box = state.box
    left = [photo for photo in range(int(box.photo_count)) if state.photos_left >> photo & 1]
    return [[DANGERS[box.photo_dangers[photo]], int(box.photo_treasures[photo])] for photo in left]


def costs(state: GoldState) -> dict[str, dict[str, int]]:
    """Return how many actions take the figures of the seat at turn to each card they can get to this turn."""
    found: dict[str, dict[str, int]] = {"archaeologist": {}, "porter": {}}
    if state.phase != TURN:
        return found
    row = int(state.turn * ROW)
    for name, figure in (("archaeologist", ARCHAEOLOGIST), ("porter", PORTER)):
        needed = paths.actions_to(state, state.areas[row + figure], state.areas[row + LANTERNS], state.actions_left)
        found[name] = {CELL_NAMES[cell]: actions for cell, actions in enumerate(needed) if actions > 0}
    return found


def options(state: GoldState) -> list[str]:
    """Return the ways round the card that is being laid or turned may lie, whoever decides."""
    if state.phase not in (PLACING, TURNING):
        return []
    return [SIDE_SET_NAMES[action - int(OPEN)] for action in state.legal_actions(state.acting)]


def way_home(state: GoldState) -> list[str]:
    """Return the cards on the shortest ways out from the archaeologist at turn: what comes past it takes these."""
    if state.phase != TURN:
        return []
    archaeologist = state.areas[state.turn * ROW + ARCHAEOLOGIST]
    return [] if archaeologist == LOST else score_lines.cell_names(paths.shortest_ways_out(state, archaeologist))


def whereabouts(where: int) -> dict[str, str | int | None]:
    """Say where a treasure is: on a card, with the seat that carries or that banked it; nowhere in the pile or lost."""
    return {
        "card": CELL_NAMES[where] if where < HELD else None,
        "carried": where - int(HELD) if HELD <= where < BANKED else None,
        "banked": where - int(BANKED) if BANKED <= where < PILE else None,
    }


def placings(state: GoldState) -> dict[str, list[str]]:
    """Return the ways round a chamber just found may lie, each with the cards on the shortest ways out of it."""
    found: dict[str, list[str]] = {}
    if state.phase != PLACING or not state.chambers >> state.cell & 1:
        return found
    for sides in range(1, int(SIDE_SETS)):
        if state.box.placings[state.sides] >> sides & 1 and paths.keeps_entrance(state, state.cell, sides):
            trial = state.clone()
            paths.set_sides(trial, state.cell, sides)
            found[SIDE_SET_NAMES[sides]] = score_lines.cell_names(paths.shortest_ways_out(trial, state.cell))
    return found


def countdown(state: GoldState) -> dict[str, Any] | None:
    """Return whose turns are the clock, how many of them are left before cards fall, and which; none without bust."""
    if state.keeper == NOBODY:
        return None
    return {
        "keeper": int(state.keeper),
        "turns": 1 if state.fallen else min(int(state.fuse), int(FUSE)),
        "next": score_lines.cell_names(collapse.next_to_fall(state)),
        "fallen": int(count(state.fallen)),
    }


def area(state: GoldState, seat: int) -> dict[str, Any]:
    """Return what belongs to a seat."""
    row = int(seat * ROW)
    carried = state.areas[row + CARRIED]
    banked = [each for each in range(int(state.box.bust) + 1) if state.treasures[each] == BANKED + seat]
    return {
        "archaeologist": place(state, int(state.areas[row + ARCHAEOLOGIST])),
        "porter": place(state, int(state.areas[row + PORTER])),
        "carried": None if carried == NOTHING else score_lines.treasure_name(state, int(carried)),
        "lanterns": int(state.areas[row + STOCK]),
        "photos": int(state.areas[row + PHOTOS]),
        "treasures": [score_lines.treasure_name(state, each) for each in banked],
        "points": int(state.areas[row + POINTS]),
    }


def place(state: GoldState, cell: int) -> str | None:
    """Name the card a figure stands on; none if it is lost or not placed yet."""
    return None if cell == LOST or state.start == NOWHERE else CELL_NAMES[cell]


def redeal(state: GoldState) -> State:
    """Return the state itself, copied: nothing in it is hidden from anybody."""
    return state.clone()


def census(state: State) -> dict[str, int]:
    """Count cards, photos, lanterns and treasures, wherever they lie, and the points of everything banked."""
    assert isinstance(state, GoldState)
    rows = [int(ROW) * seat for seat in range(int(state.seats))]
    start_card = 0 if state.start == NOWHERE else 1
    lanterns = sum(int(state.areas[row + STOCK] + count(state.areas[row + LANTERNS])) for row in rows)
    carried = sum(1 for row in rows if state.areas[row + CARRIED] != NOTHING)
    kept = sum(int(state.areas[row + PHOTOS]) for row in rows)
    held = sum(1 for where in state.treasures if HELD <= where < BANKED)
    return {
        "cards": sum(int(left) for left in state.cards) + int(count(state.seen)) - start_card,
        "photos": int(count(state.photos_left)) + kept + (1 if state.phase == TREASURE else 0),
        "lanterns": lanterns + int(state.lanterns_lost),
        "treasures": len(state.treasures),
        "carriers less what they carry": carried - held,
    }
