"""Positions of Ra that read like a table, and moves on them in notation.

    state = position(seats=3, track=["pharaoh", "drought"], suns={0: [13, 2], 1: [12]}, areas={1: {"flood": 1}})
    do(state, 0, "invoke")
    do(state, 1, "bid 12")

`heliopolis.games.ra.positions` tells where lies what a position does not name. Seats count from 0.
"""

from collections.abc import Sequence
from typing import Any

import pytest

from heliopolis.core import driver
from heliopolis.core.errors import Refusal
from heliopolis.core.journal import JournalEvent
from heliopolis.core.state import OVER, State
from heliopolis.games.ra.game import GAME
from heliopolis.games.ra.positions import Tiles as Tiles, position as position

PLACES = 8
"""Of the auction track."""

LAST_RA = {2: 5, 3: 7, 4: 8, 5: 9}
"""The tiles on the Ra track when one more Ra ends the epoch."""


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
