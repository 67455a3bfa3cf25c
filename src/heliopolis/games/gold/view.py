"""What a seat sees, as plain data: all lies open, with what helps to read it (costs, ways out, the next fall)."""

from typing import TypedDict

from heliopolis.core.bits import bit, count_bits
from heliopolis.core.compat import i64

from . import (
    actions as act,
    areas as area,
    collapse,
    components,
    paths,
    phases as at,
    places as place,
    score_lines,
    treasures,
)
from .cells import NOWHERE, first_of
from .state import GoldState

Passage = list[str]
"""Two cards between which one can pass, the upper or left one first."""


class CardView(TypedDict):
    """A card of the pyramid with all that is on it; who stands there is told by seat."""

    card: str
    face: str
    """`start`, `corridor`, `chamber`, `hidden` or `fallen`."""
    sides: str
    """Its open sides, of `nesw`; none if it is hidden or fallen."""
    treasures: list[str]
    lanterns: list[int]
    archaeologists: list[int]
    porters: list[int]


class PhotoView(TypedDict):
    """What a photo shows: `mummy`, `curse` or `quiet`, and how many treasures."""

    danger: str
    treasures: int


class TreasureView(TypedDict):
    """A treasure, and where it is: on a card, carried or banked by a seat; nowhere in the pile or lost."""

    name: str
    card: str | None
    carried: int | None
    banked: int | None


class WayOut(TypedDict):
    """The shortest ways from a card to the start card: what a mummy or a curse takes, and what it does on the way."""

    cards: list[str]
    passages: list[Passage]
    figures: int
    """How many figures a mummy chases out."""
    lanterns: int
    """How many lanterns a curse blows out."""


class Costs(TypedDict):
    """How many actions take the figures of the seat at turn to each card they can get to this turn."""

    archaeologist: dict[str, int]
    porter: dict[str, int]


class Countdown(TypedDict):
    """The collapse to come: whose turns are its clock, how many of them are left before cards fall, and which."""

    keeper: int
    turns: int
    next: list[str]
    fallen: int
    order: list[int]
    """Whose turns come until the keeper's next that counts, that one included."""


class AreaView(TypedDict):
    """What belongs to a seat; a figure that is lost or not placed yet stands on no card."""

    archaeologist: str | None
    porter: str | None
    carried: str | None
    lanterns: int
    photos: int
    treasures: list[str]
    points: int


class GoldView(TypedDict):
    """The whole table."""

    game: str
    seat: int | None
    phase: str
    acting: list[int]
    turn: int | None
    actions_left: int
    actions: int
    heavy_treasures: bool
    """Whether each step with a treasure costs an action."""
    side: int
    start: str | None
    card: str | None
    """The card that is being revealed or turned."""
    cards: list[CardView]
    passages: list[Passage]
    chambers: int
    found: int
    hidden_kinds: dict[str, int]
    photos_left: list[PhotoView]
    pile: list[str]
    values: dict[str, int]
    handled: list[str]
    costs: Costs
    options: list[str]
    """The ways round the card that is being laid or turned may lie, whoever decides."""
    placings: dict[str, WayOut]
    """The ways round a chamber just found may lie, each with the ways out of it."""
    way_home: WayOut
    """The ways out from the archaeologist at turn: what comes past it takes these."""
    treasures: list[TreasureView]
    collapse: Countdown | None
    discovery: bool
    quiet_turns: int
    stall: int
    seats: list[AreaView]


def view(state: GoldState, seat: int | None) -> GoldView:
    """Return the table as plain data."""
    box = state.box
    names = [score_lines.treasure_name(state, treasure) for treasure in range(int(box.bust) + 1)]
    return {
        "game": "gold",
        "seat": seat,
        "phase": at.NAMES[state.phase],
        "acting": [int(actor) for actor in state.actors()],
        "turn": None if state.turn == area.NOBODY else int(state.turn),
        "actions_left": int(state.actions_left),
        "actions": int(components.ACTIONS_A_TURN),
        "heavy_treasures": state.heavy_treasures,
        "side": int(box.side),
        "start": None if state.start == NOWHERE else components.CELL_NAMES[state.start],
        "card": components.CELL_NAMES[state.cell] if state.phase in at.IN_HAND else None,
        "cards": cards(state),
        "passages": passages(state, box.board),
        "chambers": int(box.photo_count),
        "found": int(count_bits(state.chambers)),
        "hidden_kinds": {components.KIND_NAMES[kind]: int(left) for kind, left in enumerate(state.cards) if left > 0},
        "photos_left": photos_left(state),
        "pile": [names[each] for each in range(int(box.bust)) if state.treasures[each] == place.PILE],
        "values": {name: int(points) for name, points in zip(names, box.treasure_points, strict=True)},
        "handled": [name for treasure, name in enumerate(names) if state.handled >> treasure & 1],
        "costs": costs(state),
        "options": options(state),
        "placings": placings(state),
        "way_home": way_home(state),
        "treasures": [whereabouts(name, int(where)) for name, where in zip(names, state.treasures, strict=True)],
        "collapse": countdown(state),
        "discovery": bool(state.keeper != area.NOBODY and not state.fallen and state.fuse > components.FUSE),
        "quiet_turns": int(state.quiet_turns),
        "stall": int(components.STALL_ROUNDS * state.seats),
        "seats": [area_of(state, other) for other in range(int(state.seats))],
    }


# Cards.


def cards(state: GoldState) -> list[CardView]:
    """Return the cards of the pyramid, row by row, each with all that is on it."""
    found: dict[int, CardView] = {}
    for cell in range(int(components.CELLS)):
        if state.box.board >> cell & 1:
            found[cell] = {
                "card": components.CELL_NAMES[cell],
                "face": face(state, cell),
                "sides": components.SIDE_SET_NAMES[paths.sides_of(state, cell)],
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
            row = int(seat * area.ROW)
            lit = int(state.areas[row + area.LANTERNS])
            while lit:
                found[first_of(lit)]["lanterns"].append(seat)
                lit &= lit - 1
            archaeologist = state.areas[row + area.ARCHAEOLOGIST]
            if archaeologist != area.LOST:
                found[archaeologist]["archaeologists"].append(seat)
            porter = state.areas[row + area.PORTER]
            if porter != area.LOST:
                found[porter]["porters"].append(seat)
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


def passages(state: GoldState, among: i64) -> list[Passage]:
    """List where one can pass between some cards, row by row, to the right before down (gold.move.1)."""
    east = paths.ways_east(state) & among & (among >> 1)
    south = paths.ways_south(state) & among & (among >> components.ACROSS)
    found: list[Passage] = []
    either = east | south
    while either:
        cell = first_of(either)
        if east >> cell & 1:
            found.append([components.CELL_NAMES[cell], components.CELL_NAMES[cell + 1]])
        if south >> cell & 1:
            found.append([components.CELL_NAMES[cell], components.CELL_NAMES[cell + components.ACROSS]])
        either &= either - 1
    return found


# What is to be found, and where it is.


def photos_left(state: GoldState) -> list[PhotoView]:
    """List what the photos that are left show."""
    box = state.box
    return [
        {"danger": components.DANGERS[box.photo_dangers[photo]], "treasures": int(box.photo_treasures[photo])}
        for photo in range(int(box.photo_count))
        if state.photos_left >> photo & 1
    ]


def whereabouts(name: str, where: int) -> TreasureView:
    """Say where a treasure is."""
    return {
        "name": name,
        "card": components.CELL_NAMES[where] if where < place.HELD else None,
        "carried": where - int(place.HELD) if place.HELD <= where < place.BANKED else None,
        "banked": where - int(place.BANKED) if place.BANKED <= where < place.PILE else None,
    }


def area_of(state: GoldState, seat: int) -> AreaView:
    """Return what belongs to a seat."""
    row = int(seat * area.ROW)
    carried = state.areas[row + area.CARRIED]
    banked = [each for each in range(int(state.box.bust) + 1) if state.treasures[each] == place.BANKED + seat]
    return {
        "archaeologist": card_of(state, int(state.areas[row + area.ARCHAEOLOGIST])),
        "porter": card_of(state, int(state.areas[row + area.PORTER])),
        "carried": None if carried == area.NOTHING else score_lines.treasure_name(state, int(carried)),
        "lanterns": int(state.areas[row + area.STOCK]),
        "photos": int(state.areas[row + area.PHOTOS]),
        "treasures": [score_lines.treasure_name(state, each) for each in banked],
        "points": int(state.areas[row + area.POINTS]),
    }


def card_of(state: GoldState, cell: int) -> str | None:
    """Name the card a figure stands on; none if it is lost or not placed yet."""
    return None if cell == area.LOST or state.start == NOWHERE else components.CELL_NAMES[cell]


# What helps to decide.


def costs(state: GoldState) -> Costs:
    """Return how many actions take the figures of the seat at turn to each card they can get to this turn."""
    if state.phase != at.TURN:
        return {"archaeologist": {}, "porter": {}}
    row = int(state.turn * area.ROW)
    return {
        "archaeologist": costs_of(state, state.areas[row + area.ARCHAEOLOGIST], treasures.light_for(state, state.turn)),
        "porter": costs_of(state, state.areas[row + area.PORTER], state.areas[row + area.LANTERNS]),
    }


def costs_of(state: GoldState, cell: i64, lanterns: i64) -> dict[str, int]:
    """Return how many actions take a figure from a card to each other it can get to this turn."""
    needed = paths.actions_to(state, cell, lanterns, state.actions_left)
    return {components.CELL_NAMES[goal]: actions for goal, actions in enumerate(needed) if actions > 0}


def options(state: GoldState) -> list[str]:
    """Return the ways round the card that is being laid or turned may lie, whoever decides."""
    if state.phase not in (at.PLACING, at.TURNING):
        return []
    return [components.SIDE_SET_NAMES[act.sides_of(action)] for action in state.legal_actions(state.acting)]


def way_home(state: GoldState) -> WayOut:
    """Return the ways out from the archaeologist at turn."""
    if state.phase != at.TURN:
        return way_out(state, NOWHERE)
    return way_out(state, state.areas[state.turn * area.ROW + area.ARCHAEOLOGIST])


def placings(state: GoldState) -> dict[str, WayOut]:
    """Return the ways round a chamber just found may lie, each with the ways out of it."""
    found: dict[str, WayOut] = {}
    if state.phase == at.PLACING and state.chambers >> state.cell & 1:
        for action in state.legal_actions(state.acting):
            sides = act.sides_of(action)
            trial = state.clone()
            paths.set_sides(trial, state.cell, sides)
            found[components.SIDE_SET_NAMES[sides]] = way_out(trial, state.cell)
    return found


def way_out(state: GoldState, cell: i64) -> WayOut:
    """Return the shortest ways out from a card, with what a mummy and a curse would do there; none from nowhere."""
    ways = paths.shortest_ways_out(state, cell) if cell != NOWHERE else 0
    figures = lanterns = 0
    inside = ways & ~bit(state.start) if ways else 0
    for seat in range(int(state.seats)):
        row = int(seat * area.ROW)
        lanterns += int(count_bits(state.areas[row + area.LANTERNS] & ways))
        for where in (state.areas[row + area.ARCHAEOLOGIST], state.areas[row + area.PORTER]):
            figures += where != area.LOST and inside >> where & 1
    return {
        "cards": score_lines.cell_names(ways),
        "passages": passages(state, ways),
        "figures": figures,
        "lanterns": lanterns,
    }


def countdown(state: GoldState) -> Countdown | None:
    """Return the collapse to come; none as long as the bust is not found."""
    if state.keeper == area.NOBODY:
        return None
    away = int((state.keeper - state.turn) % state.seats)
    if not state.fallen and state.fuse > components.FUSE:  # the turn of the discovery doesn't count
        away = int(state.seats)
    return {
        "keeper": int(state.keeper),
        "turns": 1 if state.fallen else min(int(state.fuse), int(components.FUSE)),
        "next": score_lines.cell_names(collapse.next_to_fall(state)),
        "fallen": int(count_bits(state.fallen)),
        "order": [int((state.turn + step) % state.seats) for step in range(away + 1)],
    }
