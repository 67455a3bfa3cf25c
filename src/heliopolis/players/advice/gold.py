"""What decides a choice in L'or du pharaon: points at once, the way home, chambers still hidden, the clock."""

from heliopolis.core.bits import count_bits
from heliopolis.core.state import State
from heliopolis.games.gold import actions as act, areas as area, paths, treasures
from heliopolis.games.gold.components import KIND_NAMES
from heliopolis.games.gold.state import GoldState
from heliopolis.games.gold.view import countdown
from heliopolis.players.advice.choices import Remark


def remarks(state: State, seat: int, action: int) -> list[Remark]:
    """Say what decides an action."""
    assert isinstance(state, GoldState)
    verb = act.verb_of(action)
    after = state.clone()
    after.apply(seat, action)
    gained = after.scores()[seat] - state.scores()[seat]
    found = [Remark("points", {"points": gained})] if gained > 0 else []
    if verb == act.REVEAL:
        found.append(chambers_left(state))
    if verb == act.MOVE_ARCHAEOLOGIST and gained == 0:
        found += way_home(after, seat)
    return found + clock(state)


def chambers_left(state: GoldState) -> Remark:
    """Tell how many of the hidden cards are chambers."""
    chambers = sum(int(left) for kind, left in enumerate(state.cards) if KIND_NAMES[kind].startswith("chamber"))
    return Remark("chambers", {"chambers": chambers, "hidden": int(count_bits(paths.hidden(state)))})


def way_home(state: GoldState, seat: int) -> list[Remark]:
    """Tell how many actions away the start card is for an archaeologist; nothing if there is no way."""
    cell = state.areas[seat * area.ROW + area.ARCHAEOLOGIST]
    if cell == area.LOST:
        return []
    actions = paths.actions_to(state, cell, treasures.light_for(state, seat))[state.start]
    return [Remark("way-home", {"actions": actions})] if actions > 0 else []


def clock(state: GoldState) -> list[Remark]:
    """Tell when cards fall next."""
    coming = countdown(state)
    if coming is None:
        return []
    return [Remark("clock", {"turns": coming["turns"], "seat": coming["keeper"] + 1})]
