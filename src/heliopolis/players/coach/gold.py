"""What there is to say about decisions in L'or du pharaon: both figures, chambers, the way home, thieves, the fall."""

from collections.abc import Iterator

from heliopolis.core.state import State
from heliopolis.games.gold import actions as act, areas as area, paths, treasures
from heliopolis.games.gold.components import ACTIONS_A_TURN, CELL_NAMES
from heliopolis.games.gold.state import GoldState
from heliopolis.games.gold.view import GoldView, view as view_of
from heliopolis.games.gold.words import ACTION_WORDS
from heliopolis.players.advice.gold import chambers_left, home_in
from heliopolis.players.coach.gold_fall import falling
from heliopolis.players.coach.lines import Counsel, Line

SEEN = 6
"""After how many revealed cards a porter without a lantern is forgotten."""
BUST = "bust"


def coach(state: State, seat: int) -> Counsel:
    """Say what is at stake in a decision."""
    assert isinstance(state, GoldState)
    view = view_of(state, seat)
    if view["phase"] == "placing":
        return Counsel(("open",), tuple(about_laying(view)))
    if view["phase"] != "turn":
        return Counsel((), ())
    legal = [ACTION_WORDS[action] for action in state.legal_actions(seat)]
    always = (*forgotten_porter(view, seat), *falling(state, view, seat), *lantern(state, seat, legal))
    if any(each.startswith("steal ") for each in legal):
        return Counsel(("steal",), (Line("steal"), *always))
    if "take bust" in legal or view["seats"][seat]["carried"] == BUST:
        return Counsel(("drop",), (*about_bust(state, view, seat), *guard(state, view, seat), *always))
    if view["seats"][seat]["carried"] is not None:
        return Counsel(("drop",), (*about_burden(state, view, seat), *guard(state, view, seat), *always))
    if any(each.startswith("take ") for each in legal):
        return Counsel(("take",), (Line("take"), *always))
    hidden = chambers_left(state)
    lines = (Line("actions", {"actions": view["actions_left"]}), Line("chambers", hidden.facts))
    return Counsel(("reveal", "move"), (*lines, *prey(state, view, seat), *always))


def about_laying(view: GoldView) -> list[Line]:
    """Say what a danger could do, for the way in which it would do most."""
    worst = max(view["placings"].values(), key=lambda way: way["figures"] + way["lanterns"], default=None)
    if worst is None or worst["figures"] + worst["lanterns"] == 0:
        return [Line("lay")]
    reached: dict[str, int | str] = {"figures": worst["figures"], "lanterns": worst["lanterns"]}
    return [Line("lay"), Line("door", reached, warns=True)]


def forgotten_porter(view: GoldView, seat: int) -> list[Line]:
    """Warn who has revealed much and laid no lantern."""
    mine = view["seats"][seat]
    seen = sum(card["face"] not in ("hidden", "fallen") for card in view["cards"])
    idle = mine["porter"] == view["start"] and seen >= SEEN and view["collapse"] is None
    return [Line("porter", {"lanterns": mine["lanterns"]}, warns=True)] if idle else []


# Treasures in hand, and in others' hands.


def about_burden(state: GoldState, view: GoldView, seat: int) -> list[Line]:
    """Say how far home is with what is carried, and how a rival's way home could be barred meanwhile."""
    carried = view["seats"][seat]["carried"] or ""
    actions, facts = home_in(state, seat), {"points": view["values"][carried]}
    line = Line("carry-cut-off", {**facts}) if actions < 0 else Line("carry", {**facts, "actions": actions})
    return [line, *barrier(state, view, seat)]


def about_bust(state: GoldState, view: GoldView, seat: int) -> list[Line]:
    """Say where somebody who carries the bust out of its chamber would get, and who is near there."""
    cell = int(state.areas[seat * area.ROW + area.ARCHAEOLOGIST])
    if state.fallen or cell != state.bust_chamber:
        return about_burden(state, view, seat)
    light = treasures.light_for(state, seat)
    within = [goal for goal, actions in enumerate(paths.actions_to(state, cell, light, 1)) if actions == 1]
    if state.start in within:
        return [Line("bust-home")]
    home = {goal: far for goal in within if (far := paths.actions_to(state, goal, light)[state.start]) >= 0}
    if not home:
        return [Line("bust-cut-off")]
    best = min(home, key=lambda goal: (home[goal], goal))
    thief = min(reaching(state, seat, best), default=None)
    if thief is None:
        return [Line("bust-alone", {"card": CELL_NAMES[best], "actions": home[best]})]
    return [Line("bust", {"card": CELL_NAMES[best], "actions": thief[0], "seat": thief[1] + 1})]


def reaching(state: GoldState, seat: int, cell: int) -> Iterator[tuple[int, int]]:
    """Tell of rivals with empty hands who get to a card within a turn: their actions and their seats."""
    for rival in range(int(state.seats)):
        row = rival * area.ROW
        where = state.areas[row + area.ARCHAEOLOGIST]
        if rival == seat or where == area.LOST or state.areas[row + area.CARRIED] != area.NOTHING:
            continue
        actions = paths.actions_to(state, where, state.areas[row + area.LANTERNS])[cell]
        if 0 <= actions <= ACTIONS_A_TURN:
            yield actions, rival


def guard(state: GoldState, view: GoldView, seat: int) -> list[Line]:
    """Warn of a thief who can get to what is carried: once for each treasure."""
    carried = view["seats"][seat]["carried"]
    thief = min(reaching(state, seat, int(state.areas[seat * area.ROW + area.ARCHAEOLOGIST])), default=None)
    if carried is None or thief is None:
        return []
    facts: dict[str, int | str] = {"seat": thief[1] + 1, "actions": thief[0]}
    about = str(int(state.areas[seat * area.ROW + area.CARRIED]))
    home = home_in(state, seat)
    name = "guard-now" if 0 <= home <= view["actions_left"] else "guard"
    return [Line(name, facts, warns=True, about=about)]


def prey(state: GoldState, view: GoldView, seat: int) -> list[Line]:
    """Say who carries a treasure within reach, and how their way home could be barred."""
    near = [
        (view["costs"]["archaeologist"][card], rival)
        for rival, other in enumerate(view["seats"])
        if rival != seat and other["carried"] and (card := other["archaeologist"]) in view["costs"]["archaeologist"]
    ]
    if not near:
        return barrier(state, view, seat)
    actions, rival = min(near)
    other = view["seats"][rival]
    facts: dict[str, int | str] = {
        "card": other["archaeologist"] or "",
        "points": view["values"][other["carried"] or ""],
    }
    return [Line("prey", {**facts, "actions": actions, "seat": rival + 1}, once=True, about=other["carried"] or "")]


# Walls and light.


def barrier(state: GoldState, view: GoldView, seat: int) -> list[Line]:
    """Say which card the porter could turn so that a rival with a treasure has no way home."""
    bearers = [rival for rival, other in enumerate(view["seats"]) if rival != seat and other["carried"]]
    for rival in bearers:
        if home_in(state, rival) < 0:
            continue
        for action in state.legal_actions(seat):
            if act.verb_of(action) == act.TURN_CARD and bars(state, seat, action, rival):
                card = ACTION_WORDS[action].removeprefix("turn ")
                return [Line("bar", {"card": card, "seat": rival + 1}, once=True, about=str(rival))]
    return []


def bars(state: GoldState, seat: int, action: int, rival: int) -> bool:
    """Tell whether a card can be turned so that a rival has no way home, and the seat's own is not cut off."""
    turned = state.clone()
    turned.apply(seat, action)
    for way in turned.legal_actions(seat):
        after = turned.clone()
        after.apply(seat, way)
        if home_in(after, rival) < 0 and (home_in(after, seat) >= 0 or home_in(state, seat) < 0):
            return True
    return False


def lantern(state: GoldState, seat: int, legal: list[str]) -> list[Line]:
    """Say what a lantern where the porter stands would save the archaeologist on the way home."""
    if "lay" not in legal:
        return []
    lit = state.clone()
    lit.apply(seat, ACTION_WORDS.index("lay"))
    before, after = home_in(state, seat), home_in(lit, seat)
    if not 0 < after < before:
        return []
    card = CELL_NAMES[state.areas[seat * area.ROW + area.PORTER]]
    return [Line("lantern", {"card": card, "before": before, "after": after}, once=True)]
