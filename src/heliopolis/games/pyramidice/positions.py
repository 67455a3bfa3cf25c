"""Positions of Pyramidice that read like a table, for lessons and tests.

    state = position(dice="s5 p3 p1", board={0: (4, 1, 0)}, row=("hathor", "shu", "geb"), gods={0: ["thoth"]})

`dice` put the seat at work with these unused dice: s for stone, p for prayer. Whatever a position does not name lies
where it belongs: stone dice, workers and cats in the supply, prayer dice in the Quarry, deities in the pile. Seats
count from 0.
"""

from collections.abc import Mapping, Sequence

from heliopolis.core.edition import Edition
from heliopolis.core.state import State

from . import areas as area, phases as at, table
from .components import PROJECT_NAMES, SCARAB_NAMES, TILE_NAMES
from .deities import DEITY_NAMES
from .game import GAME

SPACES_OF = {"cheops": 0, "chephren": 14, "mykerinos": 19}

Board = tuple[int, int, int]
"""Workers, cats, stone dice."""


def position(
    seats: int = 2,
    *,
    turn: int = 0,
    dice: str | None = None,
    board: Mapping[int, Board] | None = None,
    gods: Mapping[int, Sequence[str]] | None = None,
    scarabs: Mapping[int, str] | None = None,
    projects: Mapping[int, Sequence[str]] | None = None,
    glory: Mapping[int, int] | None = None,
    row: Sequence[str | None] = ("shu", "geb", "nut"),
    tiles: Sequence[str | None] | None = None,
    held: Mapping[int, Sequence[str]] | None = None,
    covered: Mapping[int, Sequence[str]] | None = None,
    built: Mapping[str, int] | None = None,
    gone: Sequence[str] = (),
    supply: int | None = None,
    pile: int | None = None,
    cats: int | None = None,
    workers: int | None = None,
    pharaoh: int = -1,
    turns: int = 0,
    architect: str = "sneferu",
    edition: Edition | None = None,
) -> State:
    """Return the table at the beginning of a turn, or with `dice` among the actions of a Work turn.

    `supply` is the number of stone dice left there: the others lie in the Quarry. `cats` and `workers` are what is left
    of them: the others are put before a seat that does not matter, so name them only where they do.
    """
    saved = GAME.new(seats, {"architect": architect}, edition).save()
    areas: list[int] = saved["areas"]
    shared: list[int] = saved["table"]
    players = len(areas) // area.SIZE
    boards = dict.fromkeys(range(seats), (4, 1, 1))
    if dice is not None:
        boards[turn] = (4, 1, 0)
    boards.update(board or {})
    stones = saved["supply"] + seats * areas[area.STONES]
    all_workers = saved["workers"] + seats * areas[area.WORKERS]
    all_cats = saved["cats"] + seats * areas[area.CATS]
    unseen = set(DEITY_NAMES) - {name for name in row if name} - set(gone)
    for seat, (mine, my_cats, my_stones) in boards.items():
        (
            areas[seat * area.SIZE + area.WORKERS],
            areas[seat * area.SIZE + area.CATS],
            areas[seat * area.SIZE + area.STONES],
        ) = mine, my_cats, my_stones
        stones -= my_stones
        all_workers -= mine
        all_cats -= my_cats
    for player in range(players):
        mine_gods = (gods or {}).get(player, ())
        unseen -= set(mine_gods)
        areas[player * area.SIZE + area.GODS] = bits(mine_gods, DEITY_NAMES)
        areas[player * area.SIZE + area.PROJECTS] = bits((projects or {}).get(player, ()), PROJECT_NAMES)
        areas[player * area.SIZE + area.COVERED] = bits((covered or {}).get(player, ()), TILE_NAMES)
        for slot, tile in enumerate((held or {}).get(player, ())):
            areas[int(area.tile_at(player, slot))] = TILE_NAMES.index(tile)
        if player in (glory or {}):
            areas[player * area.SIZE + area.GLORY] = (glory or {})[player]
        if player in (scarabs or {}):
            areas[player * area.SIZE + area.SCARAB] = number_of((scarabs or {})[player], edition or GAME.standard)
    for slot, name in enumerate(row):
        shared[table.GODS + slot] = -1 if name is None else DEITY_NAMES.index(name)
    spots = {1: 6, 2: 6, 3: 8, 4: 10}[seats]
    before = [tile for each in (held or {}).values() for tile in each]
    free: list[str | None] = [tile for tile in TILE_NAMES if tile not in before]
    on_offer = list(tiles) if tiles is not None else free[: spots - len(before)]
    for spot, found in enumerate(on_offer):
        shared[table.SPOTS + spot] = -1 if found is None else TILE_NAMES.index(found)
    filled = 0
    for space, value in (built or {}).items():
        pyramid, number = space.split()
        cell = SPACES_OF[pyramid] + int(number) - 1
        shared[table.SPACES + cell] = value
        filled |= 1 << cell
        stones -= 1
    prayers = 4
    for die in (dice or "").split():
        prayers -= die[0] == "p"
        stones -= die[0] == "s"
        shared[table.HAND + 6 * (die[0] == "p") + int(die[1]) - 1] += 1
    if min(stones, all_workers, all_cats, prayers) < 0:
        raise ValueError("there are not so many workers, cats or dice; expected fewer")
    left = stones if supply is None else supply
    phase = int(at.TURN if dice is None else at.WORKING)
    # Cats and workers that a scarce supply lacks lie before an unconcerned seat.
    if cats is not None:
        areas[(seats - 1) * area.SIZE + area.CATS] += all_cats - cats
    if workers is not None:
        areas[(seats - 1) * area.SIZE + area.WORKERS] += all_workers - workers
    saved.update(
        phase=phase,
        stage=phase,
        acting=turn,
        turn=turn,
        turns=turns,
        working=dice is not None,
        supply=left,
        quarry_stones=stones - left,
        quarry_prayers=prayers,
        workers=all_workers if workers is None else workers,
        cats=all_cats if cats is None else cats,
        pile=saved["pile"] - 3 if pile is None else pile,
        unseen=bits(sorted(unseen), DEITY_NAMES),
        gone=bits(gone, DEITY_NAMES),
        filled=filled,
        pharaoh=pharaoh,
    )
    state = GAME.restore(saved)
    there, all_there = GAME.census(state), GAME.census(GAME.new(seats, None, edition))
    # Only of rest tiles a position may name fewer than a game has.
    if there.pop("rest tiles") > all_there.pop("rest tiles") or there != all_there:
        raise ValueError("a position loses or makes components; expected each just once")
    return state


def number_of(scarab: str, edition: Edition) -> int:
    """Return the number under which a scarab lies before a seat: one with a declared power has another."""
    is_own = edition.word(f"scarabs.{scarab}.power.when") == "own"
    return SCARAB_NAMES.index(scarab) + (0 if is_own else len(SCARAB_NAMES))


def bits(names: Sequence[str], known: Sequence[str]) -> int:
    """Return names as a set of bits."""
    return sum(1 << known.index(name) for name in names)
