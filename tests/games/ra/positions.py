"""Positions of Ra that read like a table, and moves on them in notation.

    state = position(seats=3, track=["pharaoh", "drought"], suns={0: [13, 2], 1: [12]}, areas={1: {"flood": 1}})
    do(state, 0, "invoke")
    do(state, 1, "bid 12")

Whatever a position does not name lies where it belongs, so that no tile and no sun is ever lost or made: other tiles
in the bag, other suns face down before the seats, the highest before the first seat that lacks one. Seats count from 0.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from heliopolis.core import driver
from heliopolis.core.errors import Refusal
from heliopolis.core.info import Options
from heliopolis.core.journal import JournalEvent
from heliopolis.core.state import OVER, State
from heliopolis.games.ra import areas as layout, phases
from heliopolis.games.ra.components import NAMES, TABLES
from heliopolis.games.ra.game import GAME

PLACES = 8
"""Of the auction track."""

LAST_RA = {2: 5, 3: 7, 4: 8, 5: 9}
"""The tiles on the Ra track when one more Ra ends the epoch."""

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
    assert GAME.census(state) == GAME.census(GAME.new(seats)), "a position loses or makes no component"
    return state


def take_out(bag: list[int], tiles: Tiles) -> None:
    """Take tiles out of the bag."""
    for name, count in tiles.items():
        kind = NAMES.index(name)
        bag[kind] -= count
        assert bag[kind] >= 0, f"there are not so many tiles of {name}"


def spread_suns(
    seats: int, suns: Mapping[int, Sequence[int]] | None, down: Mapping[int, Sequence[int]], centre: int
) -> list[tuple[list[int], list[int]]]:
    """Return each seat's suns, face up and face down; each seat has as many as it was dealt."""
    each = len(TABLES[seats].suns[0])
    spread = [(list((suns or {}).get(seat, ())), list(down.get(seat, ()))) for seat in range(seats)]
    if suns is None:
        assert not down
        spread = [([1 if sun == centre else sun for sun in group], []) for group in TABLES[seats].suns]
    named = [sun for up, hidden in spread for sun in (*up, *hidden)]
    everything = {1, *(sun for group in TABLES[seats].suns for sun in group)}
    left = sorted(everything - {centre, *named}, reverse=True)
    for up, hidden in spread:
        while len(up) + len(hidden) < each:
            hidden.append(left.pop(0))
    assert sorted([centre, *(sun for up, hidden in spread for sun in (*up, *hidden))]) == sorted(everything)
    return spread


def do(state: State, seat: int, *notations: str) -> None:
    """Let a seat decide, once or several times in a row."""
    for notation in notations:
        driver.decide(GAME, state, seat, GAME.action(notation))


def draws(state: State, tile: str) -> None:
    """Let chance draw a tile."""
    driver.resolve(GAME, state, GAME.outcome(f"tile {tile}"))


def draw(state: State, seat: int, tile: str) -> None:
    """Let a seat draw, and chance answer with a tile."""
    do(state, seat, "draw")
    draws(state, tile)


def everyone_passes(state: State) -> None:
    """Let all seats pass until the auction is over."""
    while look(state)["phase"] == "auction":
        do(state, actor(state), "pass")


def end_epoch(state: State) -> None:
    """Let the Ra that fills the Ra track be drawn; the position has to have all the others there."""
    draw(state, actor(state), "ra")


def actor(state: State) -> int:
    """Return the seat that decides, CHANCE or OVER."""
    return int(state.actor())


def over(state: State) -> bool:
    """Tell whether the game has ended."""
    return actor(state) == OVER


def legal(state: State, seat: int) -> set[str]:
    """Return the seat's legal actions in notation."""
    return {GAME.actions[action] for action in state.legal_actions(seat)}


def look(state: State) -> dict[str, Any]:
    """Return what a spectator sees."""
    return state.view(None)


def up(state: State, seat: int) -> list[int]:
    """Return a seat's suns that lie face up, the highest first."""
    found: list[int] = look(state)["seats"][seat]["suns_up"]
    return found


def face_down(state: State, seat: int) -> list[int]:
    """Return a seat's suns that lie face down, the highest first."""
    found: list[int] = look(state)["seats"][seat]["suns_down"]
    return found


def area(state: State, seat: int) -> dict[str, int]:
    """Return the tiles before a seat."""
    found: dict[str, int] = look(state)["seats"][seat]["tiles"]
    return found


def track(state: State) -> list[str]:
    """Return the tiles of the auction track, without the empty places."""
    return [name for name in places(state) if name is not None]


def places(state: State) -> list[str | None]:
    """Return the eight places of the auction track."""
    found: list[str | None] = look(state)["track"]
    return found


def fame(state: State) -> list[int]:
    """Return each seat's fame."""
    return state.scores()


def gone(state: State) -> int:
    """Count the tiles that have left the game."""
    found: int = state.save()["gone_tiles"]
    return found


def refused(state: State, seat: int, notation: str) -> str:
    """Return the paragraph that forbids an action, having made sure that the attempt changed nothing."""
    before = state.save()
    with pytest.raises(Refusal) as caught:
        do(state, seat, notation)
    assert state.save() == before
    assert caught.value.sentence()
    return caught.value.rule


def lines(events: Sequence[JournalEvent]) -> list[tuple[str, str, int, int | None, dict[str, Any]]]:
    """Return events as name, rule, seat, points and facts, to be compared."""
    return [(event.name, event.rule, event.seat, event.points, dict(event.facts)) for event in events]
