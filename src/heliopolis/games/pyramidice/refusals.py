"""Why a decision is refused: the paragraph it breaks, and what a sentence about it says.

What is wrong with an answer to a question stands in `refused_answers`, with an action of a Work turn in `refused_work`.
"""

from heliopolis.core.errors import Reason
from heliopolis.core.state import State

from . import (
    actions as act,
    areas as area,
    cards,
    gods,
    phases as at,
    refused_answers,
    refused_work,
    resources,
    rest,
    row,
)
from .components import TILE_NAMES
from .deities import DEITY_NAMES
from .state import PyramidiceState

DEALS = {
    int(at.DEAL_TILES): "setup.2",
    int(at.DEAL_ROW): "setup.3",
    int(at.DEAL_PROJECTS): "setup.6",
    int(at.DEAL_SCARABS): "setup.7",
    int(at.FIRST): "setup.8",
}
"""The paragraph by which chance deals, by stage."""

DRAWS = {int(at.DEAL_ROW): "setup.3", int(at.TILE_DONE): "tiles.vision", int(at.WORKING): "work.replace"}
"""The paragraph by which a deity is drawn, by the stage at which the game goes on; else at the end of a turn."""


def why_not(state: State, seat: int, action: int) -> Reason:
    """Return why a seat may not do something now: first by who decides, then by what is asked, then by the action."""
    assert isinstance(state, PyramidiceState)
    if state.phase == at.FINISHED:
        return Reason("pyramidice.end.3", "over")
    if state.acting < 0:
        return before_chance_answers(state)
    if seat != state.acting:
        rule = "pyramidice.setup.7" if state.phase == at.SCARAB else "pyramidice.turn.1"
        return Reason(rule, "others-decision", {"seat": int(state.acting) + 1})
    if state.phase == at.WORKING:
        return refused_work.why_no_action(state, seat, action)
    if state.phase == at.TURN or state.phase == at.RESTING:
        return why_no_turn(state, seat, action)
    return refused_answers.why_no_answer(state, seat, action)


def before_chance_answers(state: PyramidiceState) -> Reason:
    """Explain why nobody decides while something is dealt, drawn or rolled."""
    stage = int(state.stage)
    if state.phase == at.DEAL:
        return Reason(f"pyramidice.{DEALS[stage]}", "dealing")
    if state.phase == at.ROLL:
        return Reason("pyramidice.solo.4" if stage == at.ARCHITECT_ROLL else "pyramidice.work.3", "rolling")
    if state.turn == state.seats:
        return Reason("pyramidice.solo.7", "drawing")
    after_tiles = state.resting and stage == at.TURN_DONE
    return Reason(f"pyramidice.{DRAWS.get(stage, 'rest.4' if after_tiles else 'upkeep.3')}", "drawing")


# At the beginning of a turn.


def why_no_turn(state: PyramidiceState, seat: int, action: int) -> Reason:
    """Explain what is wrong with the beginning of a turn."""
    verb = act.verb_of(action)
    about = int(action - verb)
    if verb == act.REST:
        return why_no_tile(state, seat, about)
    if verb == act.EMERALD:
        return why_no_emerald(state, seat, about)
    if verb == act.ACTIVATE:
        return why_no_god(state, seat, about)
    if state.phase == at.RESTING:
        return Reason("pyramidice.rest.1", "tile-after-bes")
    return Reason("pyramidice.turn.2", "rest-or-work")


def why_no_tile(state: PyramidiceState, seat: int, tile: int) -> Reason:
    """Explain why a rest tile can't be taken."""
    name = TILE_NAMES[tile]
    if rest.tiles_on_offer(state) >> tile & 1:
        return why_unpaid(state, seat, tile)
    for player in range(int(state.players)):
        slots = range(int(rest.slots_of(state, player)))
        if any(state.areas[area.tile_at(player, slot)] == tile for slot in slots):
            return Reason("pyramidice.rest.2", "own-tile" if player == seat else "others-tile", {"tile": name})
    return Reason("pyramidice.setup.2", "tile-in-box", {"tile": name})


def why_no_emerald(state: PyramidiceState, seat: int, tile: int) -> Reason:
    """Explain why Emerald can't use a tile."""
    rule = "pyramidice.scarabs.emerald"
    if state.areas[seat * area.SIZE + area.SCARAB] != cards.EMERALD:
        return Reason(rule, "not-your-scarab", {"scarab": "emerald"})
    if not rest.tiles_of_others(state, seat) >> tile & 1:
        return Reason(rule, "not-before-another", {"tile": TILE_NAMES[tile]})
    return why_unpaid(state, seat, tile)


def why_unpaid(state: PyramidiceState, seat: int, tile: int) -> Reason:
    """Explain why a tile that lies there can't be paid for."""
    price = int(state.box.tile_price[tile])
    if state.areas[seat * area.SIZE + area.GLORY] < price:
        return Reason("pyramidice.rest.3", "too-little-glory", {"tile": TILE_NAMES[tile], "price": price})
    if tile == cards.VISION and row.is_empty(state):
        return Reason("pyramidice.tiles.vision", "row-empty")
    return Reason("pyramidice.rest.3", "nothing-to-discard")


def why_no_god(state: PyramidiceState, seat: int, deity: int) -> Reason:
    """Explain why a god can't be used at the beginning of a turn."""
    name = DEITY_NAMES[deity]
    if not gods.has(state, seat, deity):
        return Reason("pyramidice.deities.1", "not-your-god", {"deity": name})
    if deity not in (cards.BES, cards.HAPY):
        return Reason("pyramidice.deities.1", "god-of-work", {"deity": name})
    if state.used >> deity & 1:
        return Reason("pyramidice.deities.1", "god-used", {"deity": name})
    if deity == cards.BES:
        return Reason("pyramidice.rest.1", "no-rest-after-bes")
    if resources.held(state, seat) == 0:
        return Reason("pyramidice.deities.hapy", "nothing-to-discard")
    return Reason("pyramidice.deities.2", "supply-empty")
