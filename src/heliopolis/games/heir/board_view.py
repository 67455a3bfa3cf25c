"""The board as plain data: monuments with what their rays meet, and what each choice would be worth as things stand.

All of it is public: it follows from the board, the token and who has won Geb & Nut.
"""

from . import actions as act, areas as area, components as piece, deities, phases as at, score_lines, scoring
from .board_parts import Gain, HitView, MonumentView, Preview, TokenView, TurnView
from .grid import DIRECTION_NAMES, SPACE_NAMES
from .state import HeirState
from .words import ACTION_WORDS


def monument(state: HeirState, index: int) -> MonumentView:
    """Return a monument: what it is, where it points, and what that is worth as things stand."""
    row = index * area.MONUMENT
    owner = int(state.table[row + area.OWNER])
    turns = int(state.table[row + area.TURNS])
    return {
        "space": SPACE_NAMES[state.table[row + area.SPACE]],
        "kind": piece.KIND_NAMES[state.table[row + area.KIND]],
        "token": piece.TOKEN_NAMES[state.table[row + area.TOKEN]],
        "turned": 90 * turns,
        "owner": None if owner < 0 else owner,
        "arrows": score_lines.arrow_names(state, index, turns),
        "points": None if owner < 0 else int(scoring.score_monument(state, index, turns)),
        "hits": [] if owner < 0 else hits(state, index, turns),
    }


def hits(state: HeirState, index: int, turns: int) -> list[HitView]:
    """Return what a monument's rays meet if its token is turned so."""
    return [
        {"direction": hit.direction, "target": hit.target, "space": hit.space}
        for hit in score_lines.hits(state, index, turns)
    ]


def possible_turns(state: HeirState) -> list[TurnView]:
    """Return what each turn of the token would be worth as things stand, while it is being turned (heir.geb.2)."""
    if state.phase != at.TURN:
        return []
    index = int(state.monuments) - 1
    return [
        {
            "turned": 90 * turns,
            "arrows": score_lines.arrow_names(state, index, turns),
            "points": int(scoring.score_monument(state, index, turns)),
            "hits": hits(state, index, turns),
        }
        for turns in range(int(piece.QUARTER_TURNS))
    ]


def token(state: HeirState, index: int) -> TokenView | None:
    """Return a token that is not on the board yet, with its arrows before it is turned."""
    if index == area.NOTHING:
        return None
    arrows = int(state.box.arrows[index])
    return {"name": piece.TOKEN_NAMES[index], "arrows": members(arrows, DIRECTION_NAMES)}


def members(bits: int, names: tuple[str, ...]) -> list[str]:
    """Name the members of a set."""
    return [name for index, name in enumerate(names) if bits >> index & 1]


# What choices would be worth.


def previews(state: HeirState) -> dict[str, Preview]:
    """Return what each legal place, step or turn would be worth, by its notation; empty in other phases.

    For a place or a step the token is taken to be turned the best way for whoever has won Geb & Nut.
    """
    if state.phase not in (at.PLACE, at.MOVE, at.TURN) or (state.phase == at.PLACE and state.monuments >= piece.ROUNDS):
        return {}  # a table has room for one monument a round
    trial = copy_with_monument(state)
    index = int(trial.monuments) - 1
    here = int(trial.table[index * area.MONUMENT + area.SPACE])
    found: dict[str, Preview] = {}
    for action in state.legal_actions(state.acting):
        verb = act.verb_of(action)
        if verb == act.TURN:
            turns = int(action - act.TURN)
        else:
            trial.table[index * area.MONUMENT + area.SPACE] = here if verb == act.STAY else action - verb
            turns = best_turn(trial, index)
        found[ACTION_WORDS[action]] = preview(trial, index, turns)
    return found


def copy_with_monument(state: HeirState) -> HeirState:
    """Return a copy in which this round's monument stands on the board and belongs to whom it will."""
    trial = state.clone()
    assert isinstance(trial, HeirState)
    if state.phase == at.PLACE:
        row = trial.monuments * area.MONUMENT
        trial.table[row + area.SPACE] = 0
        trial.table[row + area.TOKEN] = trial.active_token
        trial.table[row + area.TURNS] = 0
        trial.table[row + area.OWNER] = deities.owner_of(trial, piece.GEB_AND_NUT)
        trial.table[row + area.KIND] = trial.active_card
        trial.monuments += 1
    return trial


def best_turn(state: HeirState, index: int) -> int:
    """Return the turn by which a token scores most; of equal ones the smallest."""
    best = 0
    for turns in range(1, int(piece.QUARTER_TURNS)):
        if scoring.score_monument(state, index, turns) > scoring.score_monument(state, index, best):
            best = turns
    return best


def preview(state: HeirState, index: int, turns: int) -> Preview:
    """Tell what a monument would score if turned so, and what the others' rays would gain by it."""
    row = index * area.MONUMENT
    return {
        "space": SPACE_NAMES[state.table[row + area.SPACE]],
        "turned": 90 * turns,
        "owner": int(state.table[row + area.OWNER]),
        "arrows": score_lines.arrow_names(state, index, turns),
        "points": int(scoring.score_monument(state, index, turns)),
        "hits": hits(state, index, turns),
        "gains": gains(state, index),
    }


def gains(state: HeirState, index: int) -> list[Gain]:
    """List the other tokens whose rays meet a monument, and what it is worth to each (heir.final.alignments)."""
    row = index * area.MONUMENT
    found: list[Gain] = []
    for other in range(int(state.monuments)):
        there = other * area.MONUMENT
        if other == index or state.table[there + area.OWNER] == area.NOBODY:
            continue
        for hit in score_lines.hits(state, other, int(state.table[there + area.TURNS])):
            if hit.space == SPACE_NAMES[state.table[row + area.SPACE]] and hit.target != "pyramid":
                found.append(
                    {
                        "space": SPACE_NAMES[state.table[there + area.SPACE]],
                        "owner": int(state.table[there + area.OWNER]),
                        "direction": hit.direction,
                        "points": int(state.box.moons[state.table[row + area.KIND]]),
                    }
                )
    return found
