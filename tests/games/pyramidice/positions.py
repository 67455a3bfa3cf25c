"""Positions of Pyramidice that read like a table, and lines of a record played on them.

    state = position(dice="s5 p3 p1", board={0: (4, 1, 0)}, row=("hathor", "shu", "geb"), gods={0: ["thoth"]})
    play(state, "1 build 5", "1 place cheops 1")

`heliopolis.games.pyramidice.positions` tells where lies what a position does not name. Lines count seats from 1 and
call chance `*`, as records do; everything else counts seats from 0.
"""

from collections.abc import Sequence
from typing import Any

import pytest

from heliopolis.core import driver
from heliopolis.core.errors import Refusal
from heliopolis.core.journal import JournalEvent
from heliopolis.core.state import State
from heliopolis.games.pyramidice.game import GAME
from heliopolis.games.pyramidice.positions import Board, position as position


def play(state: State, *lines: str) -> None:
    """Play lines of a record."""
    for line in lines:
        seat, _, notation = line.partition(" ")
        if seat == "*":
            driver.resolve(GAME, state, GAME.outcome(notation))
        else:
            driver.decide(GAME, state, int(seat) - 1, GAME.action(notation))


def legal(state: State, seat: int = 0) -> set[str]:
    """Return the seat's legal actions in notation."""
    return {GAME.actions[action] for action in state.legal_actions(seat)}


def verbs(state: State, verb: str, seat: int = 0) -> set[str]:
    """Return what a seat may do with a verb."""
    return {notation.partition(" ")[2] for notation in legal(state, seat) if notation.partition(" ")[0] == verb}


def look(state: State, seat: int | None = None) -> dict[str, Any]:
    """Return what a seat or a spectator sees."""
    return state.view(seat)


def of(state: State, seat: int = 0) -> dict[str, Any]:
    """Return what lies before a seat."""
    found: dict[str, Any] = state.view(seat)["seats"][seat]
    return found


def board_of(state: State, seat: int = 0) -> Board:
    """Return a seat's workers, cats and stone dice."""
    mine = of(state, seat)
    return mine["worker"], mine["cat"], mine["stone"]


def glory(state: State, seat: int = 0) -> int:
    """Return a seat's Glory."""
    return state.scores()[seat]


def row_of(state: State) -> list[str | None]:
    """Return the row, from left to right."""
    return [card and card["deity"] for card in state.view(None)["row"]]


def offered_tiles(state: State) -> list[str | None]:
    """Return the tiles under the Sphinx by their numbers."""
    return [tile and tile["tile"] for tile in state.view(None)["tiles"]]


def hand(state: State) -> str:
    """Return the unused dice as positions write them."""
    dice = state.view(None)["hand"]
    found = []
    for letter, colour in (("s", "stone"), ("p", "prayer")):
        for value, count in enumerate(dice[colour], start=1):
            found += [f"{letter}{value}"] * count
    return " ".join(found)


def refused(state: State, line: str) -> str:
    """Return the paragraph that forbids a decision, having made sure that the attempt changed nothing."""
    before = state.save()
    with pytest.raises(Refusal) as caught:
        play(state, line)
    assert state.save() == before
    assert caught.value.sentence()
    return caught.value.rule.removeprefix("pyramidice.")


def journal(state: State, *lines: str) -> list[JournalEvent]:
    """Play lines and return what the journal tells of them."""
    state.journal = []
    play(state, *lines)
    told = state.journal
    state.journal = None
    return told


def points(events: Sequence[JournalEvent]) -> list[tuple[str, int, int | None]]:
    """Return the score lines among events: name, seat, points."""
    return [(event.name, event.seat, event.points) for event in events if event.points is not None]
