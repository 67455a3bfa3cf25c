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
STEPS = {"raise": 1, "lower": -1}
"""By how much a cat changes a die."""


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
        return Counsel(("place",), (*about_space(view), *for_project(state, view, seat)))
    return Counsel((), ())


def about_turn(state: PyramidiceState, view: PyramidiceView, seat: int) -> list[Line]:
    """Say how many dice working would bring, and when rest tiles go back."""
    dice = int(work.dice_to_begin_with(state, seat))
    lines = [Line("dice", {"dice": dice}), *more_dice(view, seat, dice)]
    leaving = [card["deity"] for card in view["row"] if card is not None]
    if len(view["seats"][seat]["tiles"]) == FEW - 1 and leaving:
        lines.append(Line("third-tile", {"deity": leaving[-1]}, once=True))
    if dice <= FEW:
        lines.append(Line("few-workers", {"dice": dice}, warns=True))
    return lines


def more_dice(view: PyramidiceView, seat: int, dice: int) -> list[Line]:
    """Say which rest tile would bring the most dice."""
    mine = view["seats"][seat]
    free = view["slots"] - mine["worker"] - mine["cat"] - mine["stone"]
    gained = {card["tile"]: min(card["gains"]["worker"], free) for card in view["tiles"] if card is not None}
    best = max(gained, key=lambda tile: gained[tile], default="")
    return [Line("more-dice", {"tile": best, "dice": dice + gained[best]})] if best and gained[best] > 0 else []


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
    return [*lines, *about_cats(state, seat, legal)]


def about_cats(state: PyramidiceState, seat: int, legal: list[str]) -> list[Line]:
    """Say of a die that one cat would let pay for a deity which can't be paid for yet."""
    before = {each for each in legal if each.startswith("worship ")}
    for notation in legal:
        verb, _, die = notation.partition(" ")
        if verb not in STEPS:
            continue
        after = state.clone()
        after.apply(seat, ACTION_WORDS.index(notation))
        if after.actor() != seat:
            continue
        words = {ACTION_WORDS[action] for action in after.legal_actions(seat)}
        payable = sorted(each for each in words - before if each.startswith("worship "))
        if payable:
            shown = int(die.rpartition(" ")[2])
            facts: dict[str, int | str] = {"die": shown, "value": shown + STEPS[verb]}
            return [Line("cat", {**facts, "deity": payable[0].removeprefix("worship ")}, once=True)]
    return []


def about_space(view: PyramidiceView) -> list[Line]:
    """Say where a die brings most at once."""
    best = max(view["builds"], key=lambda each: (each["glory"], -len(each["cost"])), default=None)
    return [] if best is None else [Line("space", {"glory": best["glory"], "pieces": len(best["cost"])})]


def for_project(state: PyramidiceState, view: PyramidiceView, seat: int) -> list[Line]:
    """Say on which space a die would bring most by the seat's projects, which only they know."""
    found: dict[str, int] = {}
    for build in view["builds"]:
        after = state.clone()
        after.apply(seat, ACTION_WORDS.index(f"place {build['space']}"))
        found[build["space"]] = at_the_end(after, seat) - at_the_end(state, seat)
    best = max(found, key=lambda space: found[space], default="")
    if not best or found[best] <= 0:
        return []
    pyramid, _, space = best.partition(" ")
    return [Line("project", {"pyramid": pyramid, "space": space, "glory": found[best]}, once=True)]


def at_the_end(state: PyramidiceState, seat: int) -> int:
    """Return what a seat's projects would score as the pyramids stand."""
    return sum(project["times"] * project["glory"] for project in view_of(state, seat)["seats"][seat]["projects"] or ())


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
