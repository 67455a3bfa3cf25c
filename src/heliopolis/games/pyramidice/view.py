"""What a seat, or a spectator, sees of the table, as plain data."""

from . import (
    actions as act,
    areas as area,
    building,
    cards,
    components,
    costs,
    declared,
    dice,
    gods,
    hand,
    once,
    patterns,
    phases as at,
    purposes,
    rest,
    row,
    scarabs,
    scoring,
    table,
    turns,
    view_types as seen,
    work,
)
from .deities import DEITY_NAMES, ENNEAD_NAMES
from .state import NOBODY, PyramidiceState


def view(state: PyramidiceState, viewer: int | None) -> seen.PyramidiceView:
    """Return the table as a seat or a spectator sees it."""
    return {
        "game": "pyramidice",
        "seat": viewer,
        "phase": at.NAMES[state.phase],
        "acting": [int(actor) for actor in state.actors()],
        "turn": int(state.turn),
        "turns": int(state.turns),
        "turn_cap": int(state.box.turn_cap),
        "whole": {"stone": int(state.box.stone_dice), "pile": int(state.box.pile - row.LENGTH)},
        "pharaoh": None if state.pharaoh == NOBODY else int(state.pharaoh),
        "ending": turns.ENDINGS[state.ending],
        "supply": {"stone": int(state.supply), "worker": int(state.workers), "cat": int(state.cats)},
        "quarry": {"stone": int(state.quarry_stones), "prayer": int(state.quarry_prayers)},
        "pile": int(state.pile),
        "row": [deity_card(state, int(state.table[table.GODS + slot])) for slot in range(int(row.LENGTH))],
        "tiles": [tile_card(state, int(state.table[table.SPOTS + spot])) for spot in range(int(state.box.spots))],
        "laying": tiles_before(state, int(state.turn)) if state.phase == at.LAYING else [],
        "gone": names_of(int(state.gone), DEITY_NAMES),
        "pyramids": pyramids(state),
        "building": [int(state.box.die_workers[value]) for value in range(1, int(dice.SIDES) + 1)],
        "builds": builds(state, viewer),
        "hand": dice_at_hand(state),
        "due": due(state),
        "loan": None if state.loan == cards.NO_DEITY else DEITY_NAMES[state.loan],
        "slots": int(state.box.slots),
        "seats": [area_of(state, seat, viewer) for seat in range(int(state.seats))],
        "architect": architect(state) if state.seats == 1 else None,
        "worth": {name: int(state.box.deity_glory[deity]) for deity, name in enumerate(DEITY_NAMES)},
        "ennead": [int(state.box.ennead_glory[count]) for count in range(len(ENNEAD_NAMES) + 1)],
    }


def names_of(held: int, names: tuple[str, ...]) -> list[str]:
    """Name what a set of bits holds."""
    return [name for number, name in enumerate(names) if held >> number & 1]


def deity_card(state: PyramidiceState, deity: int) -> seen.DeityCard | None:
    """Return a card of the row."""
    if deity == cards.NO_DEITY:
        return None
    cost = costs.spell(int(state.box.deity_cost[deity]))
    return {"deity": DEITY_NAMES[deity], "cost": cost, "glory": int(state.box.deity_glory[deity])}


def tile_card(state: PyramidiceState, tile: int) -> seen.TileCard | None:
    """Return a rest tile."""
    if tile == cards.NO_TILE:
        return None
    workers, cats, stones = [int(state.box.tile_gains[3 * tile + kind]) for kind in range(3)]
    return {
        "tile": components.TILE_NAMES[tile],
        "price": int(state.box.tile_price[tile]),
        "gains": {"worker": workers, "cat": cats, "stone": stones},
        "choices": int(state.box.tile_choices[tile]),
    }


def pyramids(state: PyramidiceState) -> list[seen.PyramidView]:
    """Return the pyramids in play."""
    found: list[seen.PyramidView] = []
    cell = 0
    for pyramid in components.PYRAMIDS[: components.PYRAMIDS_IN_PLAY[int(state.seats)]]:
        first = cell
        floors: list[seen.Floor] = []
        for side in pyramid.sides:
            spaces = range(cell, cell + side * side)
            floors.append(
                {
                    "side": side,
                    "dice": [int(state.table[table.SPACES + space]) for space in spaces],
                    "open": [space - first + 1 for space in spaces if building.is_open(state, space)],
                    "workers": int(state.box.cell_workers[cell]),
                    "glory": int(state.box.cell_glory[cell]),
                }
            )
            cell += side * side
        found.append({"pyramid": pyramid.name, "floors": floors})
    return found


def builds(state: PyramidiceState, viewer: int | None) -> list[seen.Build]:
    """Return what the seat at work can build: each die on each space, at the full cost, or Seshat's if need be."""
    if viewer is None or viewer != state.acting or state.phase not in (at.WORKING, at.PLACING):
        return []
    values = [int(state.bill.value)]
    if state.phase == at.WORKING:
        values = [value for value in range(1, int(dice.SIDES) + 1) if state.table[table.HAND + value - 1] > 0]
    found: list[seen.Build] = []
    for value in values:
        for cell in range(int(state.box.cells)):
            if building.can_build(state, viewer, value, cell):
                cost = ["worker"] * int(building.full_cost(state, value, cell))
                if len(cost) > gods.workers_to_spend(state, viewer):
                    cost = costs.spell(int(state.box.power_cost[cards.SESHAT]))
                glory = int(building.build_glory(state, viewer, value, cell, cost.count("worker")))
                found.append({"value": value, "space": act.SPACES[cell], "cost": cost, "glory": glory})
    return found


def dice_at_hand(state: PyramidiceState) -> seen.Hand:
    """Return the dice of the seat at work."""
    return {
        "stone": [int(state.table[table.HAND + value]) for value in range(int(dice.SIDES))],
        "prayer": [int(state.table[table.HAND + dice.SIDES + value]) for value in range(int(dice.SIDES))],
        "cup": {"stone": int(state.cup.stones), "prayer": int(state.cup.prayers)},
        "to_take": int(state.cup.to_take),
        "virtual": virtual_dice(state) if state.working else [],
        "rerolled": bool(state.done & once.REROLL),
    }


def virtual_dice(state: PyramidiceState) -> list[seen.VirtualDie]:
    """Return the virtual dice of the seat at work."""
    ready = int(hand.virtual_dice(state, state.turn))
    values = [int(value) for value in state.box.virtual_values]
    return [
        {"deity": name, "values": values[2 * number : 2 * number + 2]}
        for number, name in enumerate(dice.COLOUR_NAMES[int(dice.VIRTUAL) :])
        if ready >> number & 1
    ]


def due(state: PyramidiceState) -> seen.Due:
    """Return what is being paid, and for what."""
    bill = state.bill
    about_deity = bill.purpose in (purposes.WORSHIP, purposes.POWER, purposes.REPLACE, purposes.BORROW)
    is_built = bill.purpose == purposes.BUILD or state.phase in (at.PLACING, at.COSTING)
    is_shifted = bill.purpose in (purposes.RAISE, purposes.LOWER) or state.phase == at.SETTING
    return {
        "pieces": costs.spell(int(bill.due)),
        "for": purposes.NAMES[bill.purpose],
        "deity": DEITY_NAMES[bill.deity] if about_deity else None,
        "value": int(bill.value) if is_built else None,
        "space": act.SPACES[bill.cell] if is_built and state.phase != at.PLACING else None,
        "costs": build_costs(state) if state.phase == at.COSTING else None,
        "die": act.DICE[bill.die] if is_shifted else None,
        "choices": int(state.gain.choices),
        "size": int(state.gain.choice_size),
        "pearl": int(state.pearl_glory),
    }


def build_costs(state: PyramidiceState) -> seen.BuildCosts:
    """Return what the build under way takes, in full or by Seshat."""
    full = building.full_cost(state, state.bill.value, state.bill.cell)
    return {"full": ["worker"] * int(full), "seshat": costs.spell(int(state.box.power_cost[cards.SESHAT]))}


def area_of(state: PyramidiceState, seat: int, viewer: int | None) -> seen.Area:
    """Return what lies before a seat; its project is for itself alone, until the end (pyramidice.setup.6)."""
    mine = seat * area.SIZE
    scarab = int(state.areas[mine + area.SCARAB])
    if scarab != cards.NO_SCARAB:
        scarab %= int(cards.SCARAB_COUNT)  # whatever power it has
    offered = [int(state.areas[mine + area.OFFERED + offer]) for offer in range(2)]
    shown = viewer == seat or state.seats == 1 or state.phase == at.FINISHED
    used = int(state.used) if seat == state.turn else 0
    held = int(state.areas[mine + area.GODS])
    return {
        "worker": int(state.areas[mine + area.WORKERS]),
        "cat": int(state.areas[mine + area.CATS]),
        "stone": int(state.areas[mine + area.STONES]),
        "work_dice": int(work.dice_to_begin_with(state, seat)),
        "glory": int(state.areas[mine + area.GLORY]),
        "gods": names_of(held, DEITY_NAMES),
        "used": names_of(used & held, DEITY_NAMES),
        "gods_kept_up": int(gods.count(state, seat)),
        "scarab": None if scarab == cards.NO_SCARAB else components.SCARAB_NAMES[scarab],
        "offered": [
            components.SCARAB_NAMES[offer]
            for offer in offered
            if offer != cards.NO_SCARAB and scarab == cards.NO_SCARAB
        ],
        "projects": projects(state, seat) if shown else None,
        "tiles": tiles_before(state, seat),
        "covered": names_of(int(state.areas[mine + area.COVERED]), components.TILE_NAMES),
        "final": final(state, seat, shown=shown),
    }


def final(state: PyramidiceState, player: int, *, shown: bool) -> dict[str, int]:
    """Return what the end would add as things stand, line by line; a hidden project is left out."""
    if state.phase == at.FINISHED:
        return {}
    lines = {
        "quartz": int(scoring.score_quartz(state, player)),
        "obsidian": int(scoring.score_obsidian(state, player)),
        "gods": int(scoring.score_gods(state, player)),
        "ennead": int(scoring.score_ennead(state, player)),
    }
    if scarabs.acting(state, player, scarabs.END) != cards.NO_SCARAB:
        lines["scarab"] = int(declared.end_glory(state, player))
    return {**lines, "projects": int(scoring.score_projects(state, player))} if shown else lines


def projects(state: PyramidiceState, player: int) -> list[seen.ProjectView]:
    """Return a player's projects."""
    found: list[seen.ProjectView] = []
    for number, name in enumerate(components.PROJECT_NAMES):
        if int(state.areas[player * area.SIZE + area.PROJECTS]) >> number & 1:
            pattern = state.box.edition.word(f"projects.{name}.pattern")
            times = int(patterns.count(state, number))
            glory = int(state.box.project_glory[number])
            values = [int(mark) for mark in pattern if mark.isdigit()]
            found.append({"project": name, "pattern": pattern, "values": values, "glory": glory, "times": times})
    return found


def tiles_before(state: PyramidiceState, player: int) -> list[str]:
    """Name the rest tiles before a player, in the order they came."""
    slots = [int(state.areas[area.tile_at(player, slot)]) for slot in range(int(rest.slots_of(state, player)))]
    return [components.TILE_NAMES[tile] for tile in slots if tile != cards.NO_TILE]


def architect(state: PyramidiceState) -> seen.ArchitectView:
    """Return the board of the Great Architect."""
    player = int(state.seats)
    return {
        "name": state.box.architect,
        "glory": int(state.areas[player * area.SIZE + area.GLORY]),
        "gods": names_of(int(state.areas[player * area.SIZE + area.GODS]), DEITY_NAMES),
        "projects": projects(state, player),
        "tiles": tiles_before(state, player),
        "slots": [int(glory) for glory in state.box.architect_slots],
        "build_glory": int(state.box.architect_build),
        "high_build_glory": int(state.box.architect_high_build),
        "pair_glory": int(state.box.architect_pair),
        "god_glory": int(state.box.architect_god),
        "full_glory": int(state.box.architect_full),
        "final": final(state, player, shown=True),
    }
