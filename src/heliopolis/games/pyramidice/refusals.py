"""Why a decision is refused: the paragraph it breaks, and a sentence."""

from heliopolis.core.state import State
from heliopolis.games.pyramidice import (
    actions as act,
    areas as area,
    building,
    cards,
    dice,
    gods,
    once,
    phases as at,
    powers,
    resources,
    rest,
    row,
    table,
)
from heliopolis.games.pyramidice.components import RESOURCE_NAMES, SCARAB_NAMES, TILE_NAMES
from heliopolis.games.pyramidice.deities import DEITIES, DEITY_NAMES
from heliopolis.games.pyramidice.state import PyramidiceState

Refused = tuple[str, str]

# What is asked for at a phase that leaves little choice.
EXPECTED = {
    int(at.SCARAB): ("setup.7", "keep one of the two scarabs you were dealt"),
    int(at.VISION): ("tiles.vision", "take one of the deities in the row"),
    int(at.TAKING): ("work.2", "take a stone die or a prayer die"),
    int(at.REROLLING): ("work.reroll", "choose unused dice, then throw them"),
    int(at.PICKING): ("deities.1", "choose an unused die of the colour that the deity sets"),
    int(at.SETTING): ("deities.1", "choose another value for the die"),
    int(at.PLACING): ("build.1", "choose an open space that you have the workers for"),
    int(at.COSTING): ("deities.seshat", "pay the full cost or Seshat's"),
    int(at.SACRIFICE): ("deities.aton", "give up another god, or the whole Ennead"),
    int(at.UPKEEP): ("upkeep.2", "give up one god, or the whole Ennead"),
    int(at.PAYING): ("work.8", "pay the next piece with what matches it, so that the rest can be paid too"),
    int(at.GAINING): ("resources.6", "name a kind that is left in the supply, other than one discarded for it"),
    int(at.DISCARDING): ("resources.6", "discard a resource that you have"),
    int(at.OVERFLOWING): ("resources.3", "your board is full: discard a resource that you have"),
    int(at.PEARLING): ("scarabs.pearl", "copy the build or decline"),
}

# When an action would be in place that is none of a Work turn.
HINTS = {
    int(verb): sentence
    for verbs, sentence in (
        ((act.WORK, act.REST, act.EMERALD, act.TAKE), "dice and tiles are taken before the actions"),
        ((act.THROW,), "begin a reroll and choose dice before you throw them"),
        ((act.FULL, act.SESHAT), "build a die upon a space before you choose its cost"),
        ((act.PEARL, act.DECLINE), "Pearl answers a build of another player"),
        ((act.PAY, act.SPEND), "choose what to pay for first"),
        ((act.CHOOSE,), "begin a reroll, or use Amon or Mut, before you choose a die"),
        ((act.PLACE,), "choose the stone die to build first"),
        ((act.VALUE,), "use Amon or Mut before you name a value"),
        ((act.FORSAKE, act.FORSAKE_ENNEAD), "gods are given up to Aton or at the upkeep"),
    )
    for verb in verbs
}


def why_not(state: State, seat: int, action: int) -> Refused:
    """Return the paragraph that forbids an action, and a sentence."""
    assert isinstance(state, PyramidiceState)
    rule, sentence = reason(state, seat, action)
    return f"pyramidice.{rule}", sentence


def reason(state: PyramidiceState, seat: int, action: int) -> Refused:
    """Find the reason, first by who decides, then by what is asked for, then by the action."""
    if state.phase == at.FINISHED:
        return "end.3", "the game is over"
    if state.acting < 0:
        return "turn.1", "nothing is to be decided before chance has answered"
    if seat != state.acting:
        return "turn.1", f"it is for seat {state.acting} to decide"
    expected = EXPECTED.get(int(state.phase))
    if expected is not None:
        rule, sentence = expected
        return rule, f"this is not what is asked for now: {sentence}"
    if state.phase in (at.TURN, at.RESTING):
        return why_not_at_turn(state, seat, action)
    return why_not_at_work(state, seat, action)


# At the beginning of a turn.


def why_not_at_turn(state: PyramidiceState, seat: int, action: int) -> Refused:
    """Explain what is wrong with the beginning of a turn."""
    verb = act.verb_of(action)
    about = int(action - verb)
    if verb == act.REST:
        return why_no_tile(state, about, rest.tiles_on_offer(state), "under the Sphinx", "rest.2")
    if verb == act.EMERALD:
        if state.areas[seat * area.SIZE + area.SCARAB] != cards.EMERALD:
            return "scarabs.emerald", "only the Emerald scarab uses another's tile"
        others = rest.tiles_of_others(state, seat)
        return why_no_tile(state, about, others, "face up before another", "scarabs.emerald")
    if verb == act.ACTIVATE and about in (cards.BES, cards.HAPY):
        return "rest.1", f"{DEITY_NAMES[about]} is not yours, is used, or leaves you no way to rest"
    if state.phase == at.RESTING:
        return "rest.1", "after Bes a Rest turn goes on with a rest tile"
    return "turn.2", "begin your turn with a rest tile, Bes or Hapy, or by working"


def why_no_tile(state: PyramidiceState, tile: int, there: int, where: str, rule: str) -> Refused:
    """Explain why a rest tile can't be used."""
    if not there >> tile & 1:
        return rule, f"the tile {TILE_NAMES[tile]} does not lie {where}"
    if tile == cards.VISION and row.is_empty(state):
        return "tiles.vision", "there is no deity in the row to take"
    if tile == cards.EXCHANGE and resources.held(state, state.acting) == 0:
        return "rest.3", "you have no resource to discard"
    return "rest.3", f"you can't pay for the tile {TILE_NAMES[tile]}: it costs {state.box.tile_price[tile]} Glory"


# At work.


def why_not_at_work(state: PyramidiceState, seat: int, action: int) -> Refused:
    """Explain what is wrong with an action of a Work turn."""
    verb = act.verb_of(action)
    about = int(action - verb)
    if verb == act.REROLL:
        used = state.done & once.REROLL
        return "work.reroll", "you have rerolled in this turn" if used else "you have no unused dice to reroll"
    if verb == act.GLORY:
        return "work.glory", "you have too few unused dice to gain Glory"
    if verb == act.LAPIS:
        kept = state.areas[seat * area.SIZE + area.SCARAB] == cards.LAPIS
        return "scarabs.lapis", "it is used, or there are no dice" if kept else "you do not have Lapis Lazuli"
    if verb == act.RAISE:
        return why_no_shift(state, about, edge=int(dice.SIDES))
    if verb == act.LOWER:
        return why_no_shift(state, about, edge=1)
    if verb == act.BUILD:
        return why_no_build(state, about + 1)
    if verb == act.WORSHIP:
        return why_no_worship(state, about)
    if verb == act.ACTIVATE:
        return why_no_power(state, seat, about)
    if verb == act.REPLACE:
        return why_no_replacing(state, about)
    if verb == act.BORROW:
        return why_no_loan(state, seat, about)
    return "work.4", f"this is no action of a Work turn; {hint(action)}"


def hint(action: int) -> str:
    """Say when an action that is out of place would be in place."""
    verb = act.verb_of(action)
    about = int(action - verb)
    if verb == act.GAIN:
        return f"nothing gives you a {RESOURCE_NAMES[about]} of choice now"
    if verb == act.DISCARD:
        return f"nothing asks for a {RESOURCE_NAMES[about]} now"
    if verb == act.KEEP:
        return f"{SCARAB_NAMES[about]} was kept or not before the first turn"
    return HINTS[int(verb)]


def why_no_shift(state: PyramidiceState, die: int, *, edge: int) -> Refused:
    """Explain why a die can't be raised or lowered beyond an edge."""
    if state.table[table.HAND + die] == 0:
        return "work.7", "you have no unused die like that"
    if die % dice.SIDES + 1 == edge:
        return "work.7", "a die never goes above 6 or below 1"
    return "work.7", "you have no cat to spend"


def why_no_build(state: PyramidiceState, value: int) -> Refused:
    """Explain why a die can't be built."""
    if state.table[table.HAND + value - 1] == 0:
        return "build.1", f"you have no unused stone die that shows {value}"
    if not any(building.is_open(state, cell) for cell in range(int(state.box.cells))):
        return "build.1", "there is no open space left"
    return "build.2", f"you lack the workers to build a {value} on any open space"


# About deities.


def why_no_worship(state: PyramidiceState, deity: int) -> Refused:
    """Explain why a deity can't be worshipped."""
    if not row.holds(state, deity):
        return "worship.1", f"{DEITY_NAMES[deity]} is not in the row"
    return "worship.2", f"you can't pay all that {DEITY_NAMES[deity]} costs"


def why_no_replacing(state: PyramidiceState, deity: int) -> Refused:
    """Explain why a deity can't be replaced."""
    if not row.holds(state, deity):
        return "work.replace", f"{DEITY_NAMES[deity]} is not in the row"
    return "work.replace", "you have no unused die to replace a deity with"


def why_no_power(state: PyramidiceState, seat: int, deity: int) -> Refused:
    """Explain why a power can't be used."""
    name = DEITY_NAMES[deity]
    if not gods.has(state, seat, deity):
        return "deities.1", f"you do not have {name}"
    if state.used >> deity & 1:
        return "deities.1", f"{name} is used in this turn"
    if DEITIES[deity].shows:
        return "deities.virtual", f"the die of {name} is used by paying with it"
    if not state.box.work_powers >> deity & 1:
        return "deities.1", f"{name} is not activated in a Work turn"
    return "deities.2", f"{name} has nothing to take or to give now"


def why_no_loan(state: PyramidiceState, seat: int, deity: int) -> Refused:
    """Explain why a deity can't be borrowed."""
    if state.areas[seat * area.SIZE + area.SCARAB] != cards.AMETHYST:
        return "scarabs.amethyst", "only the Amethyst scarab borrows a deity"
    if state.done & once.AMETHYST:
        return "scarabs.amethyst", "you have borrowed in this turn"
    if not row.holds(state, deity):
        return "scarabs.amethyst", f"{DEITY_NAMES[deity]} is not in the row"
    if not powers.may_borrow(state.box, deity):
        return "scarabs.amethyst", f"{DEITY_NAMES[deity]} has no power for a Work turn"
    return "scarabs.amethyst", "you have no unused die to borrow with"
