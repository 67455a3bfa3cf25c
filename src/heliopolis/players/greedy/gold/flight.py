"""Flight: once the bust is found, a figure that could not get out any more if it waited runs for the start card."""

from heliopolis.core.bits import bit
from heliopolis.games.gold import actions as act, areas as area, paths
from heliopolis.games.gold.components import ACTIONS_A_TURN
from heliopolis.games.gold.state import GoldState
from heliopolis.players.greedy.gold.sights import card_of, cells_in, goals_of

LONGEST_COLLAPSE = 16
"""After so many turns of its keeper everything has fallen."""


def falls(state: GoldState) -> list[int]:
    """Return which cards will have fallen after none, one, two … more turns of the keeper.

    Somebody may carry the bust out at any time, so its chamber is not trusted to last.
    """
    fallen = int(state.fallen)
    sets = [fallen]
    for turns in range(1, LONGEST_COLLAPSE):
        if fallen:
            fallen |= int(paths.beside(state, fallen) & ~bit(state.start))
        elif turns == min(int(state.fuse), 2):
            fallen = int(bit(state.bust_chamber))
        sets.append(fallen)
    return sets


def actions_to_safety(state: GoldState, seat: int, cell: int, now: int) -> int | None:
    """Return how many actions a figure needs from a card to the start card before its way falls; none if it can't.

    `now` is how many actions it may still take this turn. It reckons with a fall more than there will be.
    """
    lanterns = state.areas[seat * area.ROW + area.LANTERNS]
    home = 1 << int(state.start)
    reached = 1 << cell
    used = 0
    for turn, down in enumerate(falls(state)[1:]):
        if reached & home:
            return used
        standing = state.clone()
        if turn > 0:
            reached &= ~down
            paths.close(standing, down)
        for _ in range(now if turn == 0 else int(ACTIONS_A_TURN)):
            for where in cells_in(reached):
                reached |= int(paths.within_an_action(standing, where, lanterns))
            used += 1
            if reached & home:
                return used
    return None


def choose_flight(state: GoldState, seat: int, legal: list[int]) -> int | None:
    """Run with a figure that would be lost if it waited for the next turn."""
    if state.keeper == area.NOBODY:
        return None
    for figure, verb in ((area.ARCHAEOLOGIST, act.MOVE_ARCHAEOLOGIST), (area.PORTER, act.MOVE_PORTER)):
        cell = card_of(state, seat, figure)
        if cell in (area.LOST, state.start) or actions_to_safety(state, seat, cell, 0) is not None:
            continue
        left = int(state.actions_left) - 1
        steps = [(actions_to_safety(state, seat, goal, left), goal) for goal in goals_of(legal, verb)]
        ways = [(actions, goal) for actions, goal in steps if actions is not None]
        if ways:
            return int(verb) + min(ways)[1]
    return None


def is_safe(state: GoldState, seat: int, cell: int, actions: int) -> bool:
    """Tell whether there is time to go to a card and get out again."""
    if state.keeper == area.NOBODY:
        return True
    out = actions_to_safety(state, seat, cell, 0)
    if out is None:
        return False
    turns_there = max(0, actions - int(state.actions_left) + 2) // 3
    sets = falls(state)
    later = sets[min(len(sets) - 1, turns_there + 1 + (out + 2) // 3)]
    return not (later >> cell & 1) or out <= int(state.actions_left) - actions
