"""What decides a choice in L'or du pharaon: points, ways to treasures and home, hidden chambers, the clock."""

from heliopolis.core.bits import count_bits
from heliopolis.core.state import State
from heliopolis.games.gold import actions as act, areas as area, paths, treasures
from heliopolis.games.gold.components import KIND_NAMES
from heliopolis.games.gold.state import GoldState
from heliopolis.games.gold.view import countdown, view
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
    elif verb in (act.TAKE, act.TAKE_BUST, act.STEAL):
        found += [carried_now(after, seat), *way_home(after, seat)]
    elif verb in (act.MOVE_ARCHAEOLOGIST, act.DROP) and gained == 0:
        found += way_home(after, seat) + next_treasure(after, seat)
    elif verb == act.MOVE_PORTER:
        found += porters_treasure(after, seat) + way_of_archaeologist(state, after, seat)
    elif verb in (act.LAY, act.LIFT, act.TURN_CARD):
        found += way_of_archaeologist(state, after, seat)
    elif verb == act.OPEN:
        found += [passages(after, int(state.cell)), *way_of_archaeologist(state, after, seat)]
    elif verb == act.END:
        found.append(Remark("actions-left", {"actions": int(state.actions_left)}))
    return (found or [unexplored(after, seat)]) + clock(state)


def unexplored(state: GoldState, seat: int) -> Remark:
    """Tell how many hidden cards lie at an open side of a card that the seat's figures can get to."""
    row = seat * area.ROW
    figures = [int(state.areas[row + figure]) for figure in (area.ARCHAEOLOGIST, area.PORTER)]
    cells = sum(1 << cell for cell in set(figures) if cell != area.LOST)
    return Remark("unexplored", {"hidden": int(count_bits(paths.facing(state, paths.connected(state, cells))))})


def carried_now(state: GoldState, seat: int) -> Remark:
    """Tell what the treasure is worth that a seat carries."""
    shown = view(state, seat)
    carried = shown["seats"][seat]["carried"] or ""
    return Remark("treasure", {"points": shown["values"][carried]})


def next_treasure(state: GoldState, seat: int) -> list[Remark]:
    """Tell how far the nearest treasure is that lies open, for an archaeologist with empty hands."""
    shown = view(state, seat)
    cell = state.areas[seat * area.ROW + area.ARCHAEOLOGIST]
    if shown["seats"][seat]["carried"] or cell == area.LOST:
        return []
    ways = [actions for actions in ways_to_treasures(state, seat, cell) if actions > 0]
    return [Remark("next-treasure", {"actions": min(ways)})] if ways else []


def porters_treasure(state: GoldState, seat: int) -> list[Remark]:
    """Tell how far the nearest treasure that lies open is from the porter, who may light its way."""
    ways = ways_to_treasures(state, seat, state.areas[seat * area.ROW + area.PORTER])
    return [Remark("porters-treasure", {"actions": min(ways)})] if ways else []


def ways_to_treasures(state: GoldState, seat: int, cell: int) -> list[int]:
    """Return how many actions it takes a figure to each treasure that lies open and can be reached."""
    needed = paths.actions_to(state, cell, treasures.light_for(state, seat))
    return [needed[where] for where in map(int, state.treasures) if 0 <= where < len(needed) and needed[where] >= 0]


def way_of_archaeologist(before: GoldState, after: GoldState, seat: int) -> list[Remark]:
    """Tell what changes in the archaeologist's way home, or how long it stays."""
    old, new = home_in(before, seat), home_in(after, seat)
    if old == new:
        return way_home(after, seat)
    return [Remark("way-changes", {"before": old, "after": new})]


def home_in(state: GoldState, seat: int) -> int:
    """Return how many actions the archaeologist needs to the start card, −1 without a way."""
    cell = state.areas[seat * area.ROW + area.ARCHAEOLOGIST]
    if cell == area.LOST:
        return -1
    return paths.actions_to(state, cell, treasures.light_for(state, seat))[state.start]


def passages(state: GoldState, cell: int) -> Remark:
    """Tell to how many cards one can pass from a card, and how many hidden ones it opens to."""
    ways = int(count_bits(paths.neighbours(state, cell)))
    return Remark("passages", {"ways": ways, "hidden": int(count_bits(paths.facing(state, 1 << cell)))})


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
