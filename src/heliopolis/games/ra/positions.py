"""Positions of Ra that read like a table, for lessons and tests.

    state = position(seats=3, track=["pharaoh", "drought"], suns={0: [13, 2], 1: [12]}, areas={1: {"flood": 1}})

Whatever a position does not name lies where it belongs, so that no tile and no sun is ever lost or made: other tiles
in the bag, other suns face down before the seats, the highest before the first seat that lacks one. Seats count from 0.
"""

from collections.abc import Mapping, Sequence

from heliopolis.core.info import Options
from heliopolis.core.state import State

from . import areas as layout, phases
from .components import NAMES, TABLES
from .game import GAME

Tiles = Mapping[str, int]


def position(
    seats: int = 4,
    *,
    turn: int = 0,
    epoch: int = 1,
    track: Sequence[str | None] = (),
    areas: Mapping[int, Tiles] | None = None,
    suns: Mapping[int, Sequence[int]] | None = None,
    down: Mapping[int, Sequence[int]] | None = None,
    centre: int = 1,
    ra: int = 0,
    fame: Mapping[int, int] | None = None,
    gone: Tiles | None = None,
    options: Options | None = None,
) -> State:
    """Return the table at the beginning of a turn.

    `suns` are those face up: without any, each seat has its own group of the rulebook's table, face up. `down` are
    suns that have to lie face down before a certain seat. `ra` counts the tiles of the Ra track, `gone` the tiles
    that have left the game.
    """
    saved = GAME.new(seats, options).save()
    bag: list[int] = saved["bag"]
    gone = gone or {}
    for slot, name in enumerate(track):
        if name is not None:
            saved["track"][slot] = NAMES.index(name)
            take_out(bag, {name: 1})
    take_out(bag, {"ra": ra})
    take_out(bag, gone)
    for seat, tiles in (areas or {}).items():
        take_out(bag, tiles)
        for name, count in tiles.items():
            saved["areas"][seat * layout.ROW + NAMES.index(name)] = count
    for seat, (up, hidden) in enumerate(spread_suns(seats, suns, down or {}, centre)):
        saved["areas"][seat * layout.ROW + layout.SUNS_UP] = sum(1 << sun for sun in up)
        saved["areas"][seat * layout.ROW + layout.SUNS_DOWN] = sum(1 << sun for sun in hidden)
    for seat, total in (fame or {}).items():
        saved["areas"][seat * layout.ROW + layout.FAME] = total
    saved.update(
        phase=int(phases.TURN),
        acting=turn,
        turn=turn,
        epoch=epoch,
        centre_sun=centre,
        dealt=(1 << seats) - 1,
        ra_tiles=ra,
        track_tiles=sum(name is not None for name in track),
        bag_tiles=sum(bag),
        gone_tiles=sum(gone.values()),
    )
    state = GAME.restore(saved)
    if GAME.census(state) != GAME.census(GAME.new(seats)):
        raise ValueError("a position loses or makes components; expected each just once")
    return state


def take_out(bag: list[int], tiles: Tiles) -> None:
    """Take tiles out of the bag."""
    for name, count in tiles.items():
        kind = NAMES.index(name)
        bag[kind] -= count
        if bag[kind] < 0:
            raise ValueError(f"there are not so many tiles of {name}; expected {-bag[kind]} less")


def spread_suns(
    seats: int, suns: Mapping[int, Sequence[int]] | None, down: Mapping[int, Sequence[int]], centre: int
) -> list[tuple[list[int], list[int]]]:
    """Return each seat's suns, face up and face down; each seat has as many as it was dealt."""
    each = len(TABLES[seats].suns[0])
    spread = [(list((suns or {}).get(seat, ())), list(down.get(seat, ()))) for seat in range(seats)]
    if suns is None:
        spread = [([1 if sun == centre else sun for sun in group], []) for group in TABLES[seats].suns]
    named = [sun for up, hidden in spread for sun in (*up, *hidden)]
    everything = {1, *(sun for group in TABLES[seats].suns for sun in group)}
    left = sorted(everything - {centre, *named}, reverse=True)
    for up, hidden in spread:
        while len(up) + len(hidden) < each:
            hidden.append(left.pop(0))
    if sorted([centre, *(sun for up, hidden in spread for sun in (*up, *hidden))]) != sorted(everything):
        raise ValueError("a sun lies in two places; expected each in one")
    return spread
