"""What there is to say about decisions in Pyramidice: dice to come, what builds and deities bring, upkeep, the end."""

from heliopolis.core.state import State
from heliopolis.games.pyramidice import work
from heliopolis.games.pyramidice.state import PyramidiceState
from heliopolis.games.pyramidice.view import view as view_of
from heliopolis.games.pyramidice.view_types import PyramidiceView
from heliopolis.games.pyramidice.words import ACTION_WORDS
from heliopolis.players.coach.lines import Counsel, Line

FEW = 3
"""How few workers make a poor Work turn, and how little is left when the end is near."""


def coach(state: State, seat: int) -> Counsel:
    """Say what is at stake in a decision."""
    assert isinstance(state, PyramidiceState)
    view = view_of(state, seat)
    ending = near_the_end(view)
    if view["phase"] == "turn":
        return Counsel(("rest", "work"), (*about_turn(state, view, seat), *ending))
    if view["phase"] == "scarab":
        return Counsel(("keep",), (Line("scarab"),))
    if view["phase"] == "taking":
        return Counsel(("take",), (Line("taking", {"stones": view["quarry"]["stone"]}),))
    if view["phase"] == "working":
        return Counsel(("build", "worship", "finish"), (*about_work(state, view, seat), *upkeep(view, seat)))
    if view["phase"] == "placing":
        return Counsel(("place",), tuple(about_space(view)))
    return Counsel((), ())


def about_turn(state: PyramidiceState, view: PyramidiceView, seat: int) -> list[Line]:
    """Say how many dice working would bring, and when rest tiles go back."""
    dice = int(work.dice_to_begin_with(state, seat))
    lines = [Line("dice", {"dice": dice})]
    if len(view["seats"][seat]["tiles"]) == FEW - 1:
        lines.append(Line("third-tile"))
    if dice <= FEW:
        lines.append(Line("few-workers", {"dice": dice}, warns=True))
    return lines


def about_work(state: PyramidiceState, view: PyramidiceView, seat: int) -> list[Line]:
    """Say what the best stone die and a deity that can be paid would bring."""
    legal = [ACTION_WORDS[action] for action in state.legal_actions(seat)]
    values = [int(each.removeprefix("build ")) for each in legal if each.startswith("build ")]
    lines = [Line("build", {"value": max(values)})] if values else []
    payable = {each.removeprefix("worship ") for each in legal if each.startswith("worship ")}
    cards = [card for card in view["row"] if card is not None and card["deity"] in payable]
    if cards:
        best = max(cards, key=lambda card: card["glory"])
        lines.append(Line("worship", {"deity": best["deity"], "glory": best["glory"]}))
    if not lines and "reroll" in legal:
        lines.append(Line("reroll"))
    return lines


def about_space(view: PyramidiceView) -> list[Line]:
    """Say where a die brings most at once."""
    best = max(view["builds"], key=lambda each: (each["glory"], -len(each["cost"])), default=None)
    return [] if best is None else [Line("space", {"glory": best["glory"], "pieces": len(best["cost"])})]


def upkeep(view: PyramidiceView, seat: int) -> list[Line]:
    """Warn who has hardly enough resources for their gods."""
    mine = view["seats"][seat]
    gods, resources = len(mine["gods"]), mine["worker"] + mine["cat"] + mine["stone"]
    if gods == 0 or resources > gods + 1:
        return []
    return [Line("upkeep", {"gods": gods, "resources": resources}, warns=True)]


def near_the_end(view: PyramidiceView) -> list[Line]:
    """Warn when stone dice or deities are nearly gone."""
    stones, deities = view["supply"]["stone"], view["pile"]
    if min(stones, deities) > FEW or view["pharaoh"] is not None:
        return []
    return [Line("end", {"stones": stones, "deities": deities}, warns=True)]
