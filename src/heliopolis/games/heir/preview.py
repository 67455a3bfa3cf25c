"""What a choice on the board would be worth as things stand: the token's own rays, and other tokens' that it meets.

All of it is public: it follows from the board, the token and who has won Geb & Nut.
"""

from typing import Any

from heliopolis.games.heir import deities, score_lines, scoring
from heliopolis.games.heir.actions import MOVE as MOVE_TO, PLACE as PLACE_ON, STAY, TURN as TURN_BY
from heliopolis.games.heir.components import GEB_AND_NUT, QUARTER_TURNS, ROUNDS
from heliopolis.games.heir.grid import SPACE_NAMES
from heliopolis.games.heir.state import (
    KIND,
    MONUMENT_ROW,
    MOVE,
    NOBODY,
    OWNER,
    PLACE,
    SPACE,
    TOKEN,
    TURN,
    TURNS,
    HeirState,
)


def previews(state: HeirState) -> dict[str, dict[str, Any]]:
    """Return what each legal place, step or turn would be worth, by its notation; empty in other phases.

    For a place or a step the token is taken to be turned the best way for whoever has won Geb & Nut.
    """
    if state.phase not in (PLACE, MOVE, TURN) or (state.phase == PLACE and state.monuments >= ROUNDS):
        return {}  # a table has room for one monument a round
    trial = copy_with_monument(state)
    index = int(trial.monuments) - 1
    here = int(trial.table[index * MONUMENT_ROW + SPACE])
    found: dict[str, dict[str, Any]] = {}
    for action in state.legal_actions(state.acting):
        if state.phase == TURN:
            quarter = int(action - TURN_BY)
            found[f"turn {90 * quarter}"] = preview(trial, index, quarter)
            continue
        verb = "place" if state.phase == PLACE else "move"
        space = here if action == STAY else int(action - (PLACE_ON if state.phase == PLACE else MOVE_TO))
        trial.table[index * MONUMENT_ROW + SPACE] = space
        notation = "stay" if action == STAY else f"{verb} {SPACE_NAMES[space]}"
        found[notation] = preview(trial, index, best_turn(trial, index))
    return found


def copy_with_monument(state: HeirState) -> HeirState:
    """Return a copy in which this round's monument stands on the board and belongs to whom it will."""
    trial = state.clone()
    assert isinstance(trial, HeirState)
    if state.phase == PLACE:
        row = trial.monuments * MONUMENT_ROW
        trial.table[row + SPACE] = 0
        trial.table[row + TOKEN] = trial.active_token
        trial.table[row + TURNS] = 0
        trial.table[row + OWNER] = deities.owner_of(trial, GEB_AND_NUT)
        trial.table[row + KIND] = trial.active_card
        trial.monuments += 1
    return trial


def best_turn(state: HeirState, index: int) -> int:
    """Return the turn by which a token scores most; of equal ones the smallest."""
    best = 0
    for turns in range(1, int(QUARTER_TURNS)):
        if scoring.score_monument(state, index, turns) > scoring.score_monument(state, index, best):
            best = turns
    return best


def preview(state: HeirState, index: int, turns: int) -> dict[str, Any]:
    """Tell what a monument would score if turned so, and what the others' rays would gain by it."""
    row = index * MONUMENT_ROW
    return {
        "space": SPACE_NAMES[state.table[row + SPACE]],
        "turned": 90 * turns,
        "owner": int(state.table[row + OWNER]),
        "arrows": score_lines.arrow_names(state, index, turns),
        "points": int(scoring.score_monument(state, index, turns)),
        "hits": [
            {"direction": hit.direction, "target": hit.target, "space": hit.space}
            for hit in score_lines.hits(state, index, turns)
        ],
        "gains": gains(state, index),
    }


def gains(state: HeirState, index: int) -> list[dict[str, Any]]:
    """List the other tokens whose rays meet a monument, and what it is worth to each (heir.final.alignments)."""
    row = index * MONUMENT_ROW
    found: list[dict[str, Any]] = []
    for other in range(int(state.monuments)):
        there = other * MONUMENT_ROW
        if other == index or state.table[there + OWNER] == NOBODY:
            continue
        for hit in score_lines.hits(state, other, int(state.table[there + TURNS])):
            if hit.space == SPACE_NAMES[state.table[row + SPACE]] and hit.target != "pyramid":
                found.append(
                    {
                        "space": SPACE_NAMES[state.table[there + SPACE]],
                        "owner": int(state.table[there + OWNER]),
                        "direction": hit.direction,
                        "points": int(state.box.moons[state.table[row + KIND]]),
                    }
                )
    return found
