"""What a seat knows: everything but the projects of the others, which are shown at the end."""

from collections.abc import Sequence
from typing import Any

from heliopolis.core.game import Entry
from heliopolis.core.rng import Rng
from heliopolis.core.state import CHANCE, OVER, State
from heliopolis.games.pyramidice import building, deities, payment, rest, scoring, words
from heliopolis.games.pyramidice.actions import PROJECT_DEALT, SCARAB_DEALT
from heliopolis.games.pyramidice.box import PIECE_BITS, PIECE_MASK
from heliopolis.games.pyramidice.components import (
    DEITY_NAMES,
    ENNEAD_NAMES,
    NO_DEITY,
    NO_SCARAB,
    NO_TILE,
    PIECES,
    PROJECT_NAMES,
    PYRAMIDS,
    PYRAMIDS_IN_PLAY,
    ROW_LENGTH,
    SCARAB_NAMES,
    SIDES,
    TILE_NAMES,
    TILES_TO_RETURN,
    VIRTUAL_DICE,
)
from heliopolis.games.pyramidice.state import (
    CATS,
    COSTING,
    COVERED,
    DEAL_TILES,
    DEITY_ROW,
    ENDINGS,
    FINISHED,
    FOR_BUILD,
    FOR_DEITY,
    FOR_LOAN,
    FOR_LOWER,
    FOR_POWER,
    FOR_RAISE,
    FOR_REPLACING,
    GLORY,
    GODS,
    HAND,
    NOBODY,
    OFFERED,
    PLACING,
    PROJECTS_HELD,
    REROLLED,
    ROW,
    SCARAB_KEPT,
    SETTING,
    SPACES,
    SPOTS,
    STONES,
    TILES_HELD,
    WORKERS,
    WORKING,
    PyramidiceState,
)

PHASES = (
    *("deal", "deal", "deal", "deal", "scarab", "deal", "turn", "resting", "vision", "turn", "taking", "working"),
    *("rerolling", "picking", "setting", "placing", "costing", "sacrifice", "upkeep", "working", "turn", "turn"),
    *("architect", "architect", "finished", "deal", "drawing", "rolling", "paying", "gaining", "discarding"),
    *("overflow", "pearl"),
)
PURPOSES = ("", "worship", "power", "replace", "glory", "borrow", "build", "raise", "lower")
PAID_PIECES = ("", *PIECES, "equal")


def view(state: PyramidiceState, viewer: int | None) -> dict[str, Any]:
    """Return the table as plain data."""
    return {
        "game": "pyramidice",
        "seat": viewer,
        "phase": PHASES[state.phase],
        "acting": [int(actor) for actor in state.actors()],
        "turn": int(state.turn),
        "turns": int(state.turns),
        "turn_cap": int(state.box.turn_cap),
        "whole": {"stone": int(state.box.stone_dice), "pile": int(state.box.pile - ROW_LENGTH)},
        "pharaoh": None if state.pharaoh == NOBODY else int(state.pharaoh),
        "ending": ENDINGS[state.ending],
        "supply": {"stone": int(state.supply), "worker": int(state.workers), "cat": int(state.cats)},
        "quarry": {"stone": int(state.quarry_stones), "prayer": int(state.quarry_prayers)},
        "pile": int(state.pile),
        "row": [deity_card(state, int(state.table[DEITY_ROW + slot])) for slot in range(int(ROW_LENGTH))],
        "tiles": [tile_card(state, int(state.table[SPOTS + spot])) for spot in range(int(state.box.spots))],
        "gone": names_of(int(state.gone), DEITY_NAMES),
        "pyramids": pyramids(state),
        "building": [int(state.box.die_workers[value]) for value in range(1, int(SIDES) + 1)],
        "builds": builds(state, viewer),
        "hand": hand(state),
        "due": due(state),
        "loan": None if state.loan == NO_DEITY else DEITY_NAMES[state.loan],
        "slots": int(state.box.slots),
        "seats": [area(state, seat, viewer) for seat in range(int(state.seats))],
        "architect": architect(state) if state.seats == 1 else None,
        "worth": {name: int(state.box.deity_glory[deity]) for deity, name in enumerate(DEITY_NAMES)},
        "ennead": [int(state.box.ennead_glory[cards]) for cards in range(len(ENNEAD_NAMES) + 1)],
    }


def names_of(bits: int, names: tuple[str, ...]) -> list[str]:
    """Name what a set of bits holds."""
    return [name for number, name in enumerate(names) if bits >> number & 1]


def pieces(cost: int) -> list[str]:
    """Spell out a cost."""
    listed: list[str] = []
    while cost:
        listed.append(PAID_PIECES[cost & int(PIECE_MASK)])
        cost >>= int(PIECE_BITS)
    return listed


def deity_card(state: PyramidiceState, deity: int) -> dict[str, Any] | None:
    """Return a card of the row."""
    if deity == NO_DEITY:
        return None
    cost = pieces(int(state.box.deity_cost[deity]))
    return {"deity": DEITY_NAMES[deity], "cost": cost, "glory": int(state.box.deity_glory[deity])}


def tile_card(state: PyramidiceState, tile: int) -> dict[str, Any] | None:
    """Return a rest tile."""
    if tile == NO_TILE:
        return None
    gains = [int(state.box.tile_gains[3 * tile + kind]) for kind in range(3)]
    return {
        "tile": TILE_NAMES[tile],
        "price": int(state.box.tile_price[tile]),
        "gains": {"worker": gains[0], "cat": gains[1], "stone": gains[2]},
        "choices": int(state.box.tile_choices[tile]),
    }


def pyramids(state: PyramidiceState) -> list[dict[str, Any]]:
    """Return the pyramids in play, floor by floor: 0 is an empty space."""
    found: list[dict[str, Any]] = []
    cell = 0
    for name in list(PYRAMIDS)[: PYRAMIDS_IN_PLAY[int(state.seats)]]:
        first = cell
        floors: list[dict[str, Any]] = []
        for side in PYRAMIDS[name]:
            spaces = range(cell, cell + side * side)
            floors.append(
                {
                    "side": side,
                    "dice": [int(state.table[SPACES + space]) for space in spaces],
                    "open": [space - first + 1 for space in spaces if building.is_open(state, space)],
                    "workers": int(state.box.cell_workers[cell]),
                    "glory": int(state.box.cell_glory[cell]),
                }
            )
            cell += side * side
        found.append({"pyramid": name, "floors": floors})
    return found


def builds(state: PyramidiceState, viewer: int | None) -> list[dict[str, Any]]:
    """Return what the seat at work can build: each die on each space, with its workers and the Glory it brings.

    Workers are those of the full cost, or Seshat's where only that can be paid.
    """
    if viewer is None or viewer != state.acting or state.phase not in (WORKING, PLACING):
        return []
    values = [int(state.subject_value)]
    if state.phase == WORKING:
        values = [value for value in range(1, int(SIDES) + 1) if state.table[HAND + value - 1] > 0]
    found: list[dict[str, Any]] = []
    for value in values:
        for cell in range(int(state.box.cells)):
            if building.can_build(state, viewer, value, cell):
                workers = int(building.full_cost(state, value, cell))
                if workers > payment.workers_to_spend(state, viewer):
                    workers = int(state.box.seshat_workers)
                glory = int(building.build_glory(state, viewer, value, cell, workers))
                found.append({"value": value, "space": words.SPACES[cell], "workers": workers, "glory": glory})
    return found


def hand(state: PyramidiceState) -> dict[str, Any]:
    """Return the dice of the seat at work: unused, chosen for rolling, virtual."""
    virtual = []
    if state.working:
        virtual = [name for name in VIRTUAL_DICE if payment.is_ready(state, state.turn, DEITY_NAMES.index(name))]
    return {
        "stone": [int(state.table[HAND + value]) for value in range(int(SIDES))],
        "prayer": [int(state.table[HAND + SIDES + value]) for value in range(int(SIDES))],
        "cup": {"stone": int(state.cup_stones), "prayer": int(state.cup_prayers)},
        "to_take": int(state.to_take),
        "virtual": virtual,
        "rerolled": bool(state.flags & REROLLED),
    }


def due(state: PyramidiceState) -> dict[str, Any]:
    """Return what is being paid, and for what."""
    subject: str | None = None
    if state.purpose in (FOR_DEITY, FOR_POWER, FOR_REPLACING, FOR_LOAN):
        subject = DEITY_NAMES[state.subject]
    builds = state.purpose == FOR_BUILD or state.phase in (PLACING, COSTING)
    shifts = state.purpose in (FOR_RAISE, FOR_LOWER) or state.phase == SETTING
    return {
        "pieces": pieces(int(state.due)),
        "for": PURPOSES[state.purpose],
        "deity": subject,
        "value": int(state.subject_value) if builds else None,
        "space": words.SPACES[state.subject] if builds and state.phase != PLACING else None,
        "costs": costs(state) if state.phase == COSTING else None,
        "die": die_name(int(state.subject)) if shifts else None,
        "choices": int(state.choices),
        "size": int(state.choice_size),
        "pearl": int(state.pearl_glory),
    }


def die_name(die: int) -> str:
    """Name a die of the hand by its colour and value."""
    return f"{words.DICE[die // int(SIDES)]} {die % int(SIDES) + 1}"


def costs(state: PyramidiceState) -> dict[str, int]:
    """Return the workers that the build under way takes, at full cost and at Seshat's."""
    full = building.full_cost(state, state.subject_value, state.subject)
    return {"full": int(full), "seshat": int(state.box.seshat_workers)}


def area(state: PyramidiceState, seat: int, viewer: int | None) -> dict[str, Any]:
    """Return what lies before a seat; its project is for itself alone, until the end (pyramidice.setup.6)."""
    row = seat * ROW
    scarab = int(state.areas[row + SCARAB_KEPT])
    offered = [int(state.areas[row + OFFERED + offer]) for offer in range(2)]
    shown = viewer == seat or state.seats == 1 or state.phase == FINISHED
    used = int(state.used) if seat == state.turn else 0
    gods = int(state.areas[row + GODS])
    return {
        "worker": int(state.areas[row + WORKERS]),
        "cat": int(state.areas[row + CATS]),
        "stone": int(state.areas[row + STONES]),
        "glory": int(state.areas[row + GLORY]),
        "gods": names_of(gods, DEITY_NAMES),
        "used": names_of(used & gods, DEITY_NAMES),
        "gods_kept_up": int(deities.count_gods(state, seat)),
        "scarab": None if scarab == NO_SCARAB else SCARAB_NAMES[scarab],
        "offered": [SCARAB_NAMES[offer] for offer in offered if offer != NO_SCARAB and scarab == NO_SCARAB],
        "projects": projects(state, seat) if shown else None,
        "tiles": tiles_before(state, seat),
        "covered": names_of(int(state.areas[row + COVERED]), TILE_NAMES),
        "final": final(state, seat, shown=shown),
    }


def final(state: PyramidiceState, player: int, *, shown: bool) -> dict[str, int]:
    """Return what the end would add as things stand, line by line; a hidden project is left out."""
    if state.phase == FINISHED:
        return {}
    lines = {
        "quartz": int(scoring.score_quartz(state, player)),
        "obsidian": int(scoring.score_obsidian(state, player)),
        "gods": int(scoring.score_gods(state, player)),
        "ennead": int(scoring.score_ennead(state, player)),
    }
    return {**lines, "projects": int(scoring.score_projects(state, player))} if shown else lines


def projects(state: PyramidiceState, player: int) -> list[dict[str, Any]]:
    """Return a player's projects."""
    found: list[dict[str, Any]] = []
    for number, name in enumerate(PROJECT_NAMES):
        if int(state.areas[player * ROW + PROJECTS_HELD]) >> number & 1:
            pair = [int(state.box.project_first[number]), int(state.box.project_second[number])]
            pairs = int(building.count_pairs(state, number))
            glory = int(state.box.project_glory[number])
            found.append({"project": name, "values": pair, "glory": glory, "pairs": pairs})
    return found


def tiles_before(state: PyramidiceState, player: int) -> list[str]:
    """Name the rest tiles before a player, in the order they came."""
    slots = [int(state.areas[player * ROW + TILES_HELD + slot]) for slot in range(int(TILES_TO_RETURN))]
    return [TILE_NAMES[tile] for tile in slots if tile != NO_TILE]


def architect(state: PyramidiceState) -> dict[str, Any]:
    """Return the board of the Great Architect."""
    player = int(state.seats)
    return {
        "name": state.box.architect,
        "glory": int(state.areas[player * ROW + GLORY]),
        "gods": names_of(int(state.areas[player * ROW + GODS]), DEITY_NAMES),
        "projects": projects(state, player),
        "tiles": tiles_before(state, player),
        "slots": [int(glory) for glory in state.box.architect_slots],
        "build_glory": int(state.box.architect_build),
        "high_build_glory": int(state.box.architect_high),
        "pair_glory": int(state.box.architect_pair),
        "final": final(state, player, shown=True),
    }


def redeal(state: PyramidiceState, viewer: int | None, rng: Rng) -> State:
    """Deal the projects anew that the viewer has not seen; nothing else is hidden."""
    copy = state.clone()
    if state.seats == 1 or state.phase == FINISHED:
        return copy
    left = list(range(len(PROJECT_NAMES)))
    if viewer is not None and state.areas[viewer * ROW + PROJECTS_HELD]:
        left.remove(int(state.areas[viewer * ROW + PROJECTS_HELD]).bit_length() - 1)
    for seat in range(int(state.seats)):
        if seat != viewer and state.areas[seat * ROW + PROJECTS_HELD]:
            copy.areas[seat * ROW + PROJECTS_HELD] = 1 << left.pop(int(rng.below(len(left))))
    return copy


def unseen(start: State, entries: Sequence[Entry], viewer: int | None) -> frozenset[int]:
    """Return the deals of projects to other seats: they are hidden until the game is over (pyramidice.setup.6)."""
    assert isinstance(start, PyramidiceState)
    if start.seats == 1:
        return frozenset()
    deals = [
        index
        for index, entry in enumerate(entries)
        if entry.seat == CHANCE and PROJECT_DEALT <= entry.number < SCARAB_DEALT
    ]
    state = start.clone()
    for entry in entries:
        if entry.seat == CHANCE:
            state.resolve(entry.number)
        else:
            state.apply(entry.seat, entry.number)
    if state.actor() == OVER:
        return frozenset()
    return frozenset(index for seat, index in enumerate(deals) if seat != viewer)


def census(state: State) -> dict[str, int]:
    """Count the components, wherever they lie."""
    assert isinstance(state, PyramidiceState)
    built = int(state.filled).bit_count()
    stones = int(state.supply + state.quarry_stones + state.cup_stones) + built
    prayers = int(state.quarry_prayers + state.cup_prayers)
    for value in range(int(SIDES)):
        stones += int(state.table[HAND + value])
        prayers += int(state.table[HAND + SIDES + value])
    workers = int(state.workers)
    cats = int(state.cats)
    cards = int(state.unseen).bit_count() + int(state.gone).bit_count() + int(ROW_LENGTH)
    for slot in range(int(ROW_LENGTH)):
        cards -= state.table[DEITY_ROW + slot] == NO_DEITY
    tiles = int(rest.tiles_on_offer(state)).bit_count()
    for player in range(int(state.players)):
        row = player * ROW
        workers += int(state.areas[row + WORKERS])
        cats += int(state.areas[row + CATS])
        stones += int(state.areas[row + STONES])
        cards += int(state.areas[row + GODS]).bit_count()
        tiles += len(tiles_before(state, player))
    undealt = int(state.box.spots) - tiles if state.stage == DEAL_TILES else 0
    return {
        "stone dice": stones,
        "prayer dice": prayers,
        "workers": workers,
        "cats": cats,
        "deities": cards,
        "rest tiles": tiles + undealt,
    }
