"""What there is to say about decisions in L'or du pharaon: both figures, chambers, the way home, dangers, the fall."""

from heliopolis.core.state import State
from heliopolis.games.gold.state import GoldState
from heliopolis.games.gold.view import GoldView, view as view_of
from heliopolis.games.gold.words import ACTION_WORDS
from heliopolis.players.advice.gold import chambers_left, way_home
from heliopolis.players.coach.lines import Counsel, Line

SEEN = 6
"""After how many revealed cards a porter without a lantern is forgotten."""


def coach(state: State, seat: int) -> Counsel:
    """Say what is at stake in a decision."""
    assert isinstance(state, GoldState)
    view = view_of(state, seat)
    if view["phase"] == "placing":
        return Counsel(("open",), tuple(about_laying(view)))
    if view["phase"] != "turn":
        return Counsel((), ())
    legal = [ACTION_WORDS[action] for action in state.legal_actions(seat)]
    warnings = (*forgotten_porter(view, seat), *falling(view))
    if any(each.startswith("steal ") for each in legal):
        return Counsel(("steal",), (Line("steal"), *warnings))
    carried = view["seats"][seat]["carried"]
    if carried is not None:
        home = way_home(state, seat)
        facts: dict[str, int | str] = {"points": view["values"][carried]}
        line = Line("carry", {**facts, **home[0].facts}) if home else Line("carry-cut-off", facts)
        return Counsel(("drop",), (line, *warnings))
    if any(each.startswith("take ") for each in legal):
        return Counsel(("take",), (Line("take"), *warnings))
    hidden = chambers_left(state)
    lines = (Line("actions", {"actions": view["actions_left"]}), Line("chambers", hidden.facts))
    return Counsel(("reveal", "move"), (*lines, *warnings))


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
    idle = mine["porter"] == view["start"] and seen >= SEEN
    return [Line("porter", {"lanterns": mine["lanterns"]}, warns=True)] if idle else []


def falling(view: GoldView) -> list[Line]:
    """Warn when the pyramid is about to fall, or falls."""
    coming = view["collapse"]
    if coming is None:
        return []
    return [Line("fall", {"turns": coming["turns"], "seat": coming["keeper"] + 1}, warns=True)]
