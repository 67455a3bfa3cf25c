"""What there is to say when the pyramid of L'or du pharaon falls: whose turns count, who has to go home."""

from heliopolis.core.compat import i64
from heliopolis.games.gold import areas as area, collapse, paths
from heliopolis.games.gold.components import ACTIONS_A_TURN, CELL_NAMES
from heliopolis.games.gold.state import GoldState
from heliopolis.games.gold.view import Countdown, GoldView
from heliopolis.players.coach.lines import Line

SOON = 4
"""In how many turns a card falls whose figure should have its way opened by now."""
FIGURES = (("archaeologist", area.ARCHAEOLOGIST), ("porter", area.PORTER))


def falling(state: GoldState, view: GoldView, seat: int) -> list[Line]:
    """Warn when the fall begins, and of each figure that has to hurry home, or can't get there."""
    coming = view["collapse"]
    if coming is None:
        return []
    found = [line for name, figure in FIGURES for line in hurry(state, seat, name, figure, coming)]
    return [*found, Line("fall", {"turns": coming["turns"], "seat": coming["keeper"] + 1}, warns=True)]


def hurry(state: GoldState, seat: int, name: str, figure: i64, coming: Countdown) -> list[Line]:
    """Warn of a figure whose card falls soon: it needs most of the actions that are left until then, or more."""
    row = seat * area.ROW
    cell = state.areas[row + figure]
    if cell in (area.LOST, state.start):
        return []
    turns = turns_until(state, cell, coming["turns"])
    actions = paths.actions_to(state, cell, state.areas[row + area.LANTERNS])[state.start]
    if 0 <= actions <= ACTIONS_A_TURN * (turns - 1):
        return []
    facts: dict[str, int | str] = {"card": CELL_NAMES[cell], "turns": turns, "figure": name}
    facts["seat"] = coming["keeper"] + 1
    if actions < 0:
        return [Line("stranded", facts, warns=True, about=name)] if turns <= SOON else []
    return [Line("hurry", {**facts, "actions": actions}, warns=True, about=name)]


def turns_until(state: GoldState, cell: i64, turns: int) -> int:
    """Return in how many turns of the clock's keeper a card falls at the latest; so many are left to the next fall."""
    after = state.clone()
    while (ring := collapse.next_to_fall(after)) and not ring >> cell & 1:
        after.fallen |= ring
        turns += 1
    return turns
