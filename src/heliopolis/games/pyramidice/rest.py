"""The Rest turn: a tile, what it gives, and what happens with the third."""

from heliopolis.core import bits
from heliopolis.core.compat import i64
from heliopolis.core.journal import Fact

from . import areas as area, cards, declared, gods, ledger, phases as at, powers, resources, row, scarabs, table
from .components import TILE_NAMES, TILES_TO_RETURN
from .state import NOBODY, PyramidiceState


def tiles_on_offer(state: PyramidiceState) -> i64:
    """Return the tiles under the Sphinx as bits."""
    found: i64 = 0
    for spot in range(state.box.spots):
        tile = state.table[table.SPOTS + spot]
        if tile != cards.NO_TILE:
            found |= bits.bit(tile)
    return found


def tiles_of_others(state: PyramidiceState, seat: i64) -> i64:
    """Return the tiles that lie face up before other seats, as bits (pyramidice.scarabs.emerald)."""
    found: i64 = 0
    for other in range(state.seats):
        if other == seat:
            continue
        for slot in range(TILES_TO_RETURN):
            tile = state.areas[other * area.SIZE + area.TILES + slot]
            if tile != cards.NO_TILE:
                found |= bits.bit(tile)
        found &= ~state.areas[other * area.SIZE + area.COVERED]
    return found


def can_afford(state: PyramidiceState, seat: i64, tile: i64, glory: i64) -> bool:
    """A tile whose cost can't be paid can't be taken (pyramidice.rest.3)."""
    if glory < state.box.tile_price[tile]:
        return False
    if tile == cards.EXCHANGE:
        return resources.held(state, seat) > 0
    return tile != cards.VISION or not row.is_empty(state)


def can_rest(state: PyramidiceState, seat: i64, glory: i64) -> bool:
    """Tell whether a seat with so much Glory can take a tile, or do what stands in its place."""
    if powers.can_use_hapy(state, seat):
        return True
    tiles = tiles_on_offer(state)
    if state.areas[seat * area.SIZE + area.SCARAB] == cards.EMERALD:
        tiles |= tiles_of_others(state, seat)
    return any(tiles >> tile & 1 and can_afford(state, seat, tile, glory) for tile in range(cards.TILE_COUNT))


def can_use_bes(state: PyramidiceState, seat: i64) -> bool:
    """Bes begins a Rest turn, so the rest of it must be possible (pyramidice.deities.bes)."""
    if not gods.is_ready(state, seat, cards.BES):
        return False
    return can_rest(state, seat, state.areas[seat * area.SIZE + area.GLORY] + state.box.power_glory[cards.BES])


def take_tile(state: PyramidiceState, seat: i64, tile: i64) -> None:
    """Put a tile on the first free place above the own board and use it (pyramidice.rest.2)."""
    spot: i64 = 0
    while state.table[table.SPOTS + spot] != tile:
        spot += 1
    state.table[table.SPOTS + spot] = cards.NO_TILE
    hold(state, seat, tile)
    use_tile(state, seat, tile)


def hold(state: PyramidiceState, player: i64, tile: i64) -> None:
    """Put a tile before a player or the architect."""
    slot: i64 = 0
    while state.areas[area.tile_at(player, slot)] != cards.NO_TILE:
        slot += 1
    state.areas[area.tile_at(player, slot)] = tile


def use_anothers_tile(state: PyramidiceState, seat: i64, tile: i64) -> None:
    """Emerald uses a tile before another seat, which turns face down there (pyramidice.scarabs.emerald)."""
    for other in range(state.seats):
        for slot in range(TILES_TO_RETURN):
            if state.areas[other * area.SIZE + area.TILES + slot] == tile:
                state.areas[other * area.SIZE + area.COVERED] |= bits.bit(tile)
    use_tile(state, seat, tile)


def use_tile(state: PyramidiceState, seat: i64, tile: i64) -> None:
    """Pay a tile's price and let it act (pyramidice.rest.3, pyramidice.tiles)."""
    state.resting = True
    state.stage = at.TILE_DONE
    ledger.change_glory(state, seat, -state.box.tile_price[tile], ledger.PRICE, tile)
    choices = state.box.tile_choices[tile]
    if tile == cards.EXCHANGE:
        resources.grant_exchange(state, seat, choices)
    elif tile == cards.VISION:
        state.stage = at.VISION
    elif tile == cards.FEAST:
        resources.grant_choices(state, seat, choices, 1)
        if state.seats > 1:
            state.gain.cats_given = 1
    elif tile == cards.HARVEST:
        resources.grant_choices(state, seat, 1, choices)
    elif tile == cards.DAWN:
        resources.grant_choices(state, seat, choices, 1)
        state.work_due = True
    gains = state.box.tile_gains
    first = area.KINDS * tile
    if gains[first + area.WORKERS] + gains[first + area.CATS] + gains[first + area.STONES] > 0:
        resources.grant(state, seat, gains[first + area.WORKERS], gains[first + area.CATS], gains[first + area.STONES])


def receive_god(state: PyramidiceState, seat: i64, deity: i64) -> None:
    """Vision gives a deity of the row, which is then filled up (pyramidice.tiles.vision)."""
    gods.receive(state, seat, deity)
    row.refill(state)
    state.stage = at.TILE_DONE
    if state.box.declares:
        declared.react(state, seat, scarabs.GOD)


def slots_of(state: PyramidiceState, player: i64) -> i64:
    """Count the places for tiles before a player, or on the architect's board."""
    return TILES_TO_RETURN if player < state.seats else state.box.architect_slot_count


def tiles_held(state: PyramidiceState, player: i64) -> i64:
    """Count the tiles before a player or the architect."""
    count: i64 = 0
    first = player * area.SIZE + area.TILES
    for slot in range(area.TILES_IN_ROW):
        if state.areas[first + slot] != cards.NO_TILE:
            count += 1
    for slot in range(area.TILES_IN_ROW, slots_of(state, player)):
        if state.areas[area.tile_at(player, slot)] != cards.NO_TILE:
            count += 1
    return count


def end_rest(state: PyramidiceState, seat: i64) -> None:
    """The third tile sends all three back (pyramidice.rest.4)."""
    state.stage = at.TURN_DONE
    if state.box.declares:
        declared.react(state, seat, scarabs.REST)
    if tiles_held(state, seat) == TILES_TO_RETURN:
        begin_return(state)


def complete_return(state: PyramidiceState, seat: i64) -> None:
    """Once a seat's tiles are back, the rightmost deity goes, and one card is drawn (pyramidice.rest.4)."""
    state.stage = at.TURN_DONE
    state.areas[seat * area.SIZE + area.COVERED] = 0
    if state.areas[seat * area.SIZE + area.SCARAB] == cards.AMBER:
        resources.grant_choices(state, seat, state.box.amber_choices, 1)
    if state.box.declares:
        declared.react(state, seat, scarabs.RETURN)
    row.discard_rightmost(state, "rest.4")
    row.slide(state)
    state.draws = 1


# Tiles that go back: those before the player, or the architect, whose turn it is.


def begin_return(state: PyramidiceState) -> None:
    """All tiles go back, each to a free number (pyramidice.rest.5)."""
    state.stage = at.LAYING
    if state.journal is not None:
        names: list[str] = []
        for slot in range(slots_of(state, state.turn)):
            names.append(TILE_NAMES[state.areas[area.tile_at(state.turn, slot)]])
        facts: dict[str, Fact] = {"tiles": names}
        ledger.tell(state, "returned", "rest.4", state.turn if state.turn < state.seats else NOBODY, facts)


def may_choose_number(state: PyramidiceState) -> bool:
    """Alone a player chooses the numbers, if there is a choice: to others they mean nothing (pyramidice.rest.5)."""
    if state.seats > 1:
        return False
    return tiles_held(state, state.turn) > 1 or free_spots(state) > 1


def free_spots(state: PyramidiceState) -> i64:
    """Count the numbers under the Sphinx that no tile lies on."""
    free: i64 = 0
    for spot in range(state.box.spots):
        if state.table[table.SPOTS + spot] == cards.NO_TILE:
            free += 1
    return free


def lay_lowest(state: PyramidiceState) -> None:
    """Lay all tiles that are left on the lowest free numbers, in the order they came (pyramidice.rest.5)."""
    spot: i64 = 0
    for _ in range(tiles_held(state, state.turn)):
        while state.table[table.SPOTS + spot] != cards.NO_TILE:
            spot += 1
        lay(state, spot)


def lay(state: PyramidiceState, spot: i64) -> None:
    """Lay the first tile that is left on a number, face up (pyramidice.rest.5)."""
    slot: i64 = 0
    while state.areas[area.tile_at(state.turn, slot)] == cards.NO_TILE:
        slot += 1
    place = area.tile_at(state.turn, slot)
    tile = state.areas[place]
    state.table[table.SPOTS + spot] = tile
    state.areas[place] = cards.NO_TILE
    if state.journal is not None and state.seats == 1:
        ledger.tell(state, "laid", "rest.5", 0, {"tile": TILE_NAMES[tile], "number": int(spot) + 1})
