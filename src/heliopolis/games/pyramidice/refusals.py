"""Why a decision is refused: the paragraph it breaks, and a sentence."""

from heliopolis.core.state import State
from heliopolis.games.pyramidice import building, deities, payment, resources, rest, row
from heliopolis.games.pyramidice.actions import (
    ACTIVATE,
    BORROW,
    BUILD,
    CHOOSE,
    DECLINE,
    DISCARD,
    EMERALD_REST,
    FORSAKE,
    FULL,
    GAIN,
    GLORY,
    KEEP,
    LAPIS_REROLL,
    LOWER,
    PAY,
    PEARL_COPY,
    PLACE,
    RAISE,
    REPLACE,
    REROLL,
    REST,
    SESHAT_COST,
    TAKE,
    THROW,
    VALUE,
    WORSHIP,
)
from heliopolis.games.pyramidice.components import (
    AMETHYST,
    BES,
    DEITY_NAMES,
    EMERALD,
    EXCHANGE,
    HAPY,
    LAPIS,
    RESOURCE_NAMES,
    SCARAB_NAMES,
    SIDES,
    TILE_NAMES,
    VIRTUAL_DICE,
    VISION,
)
from heliopolis.games.pyramidice.state import (
    AMETHYST_USED,
    CHOOSING,
    COSTING,
    DISCARDING,
    FINISHED,
    GAINING,
    HAND,
    OVERFLOWING,
    PAYING,
    PEARLING,
    PICKING,
    PLACING,
    REROLLED,
    RESTING,
    ROW,
    SACRIFICE,
    SCARAB,
    SCARAB_KEPT,
    SETTING,
    TAKING,
    TURN,
    UPKEEP,
    VISION_GOD,
    PyramidiceState,
)

Refused = tuple[str, str]

# What is asked for at a phase that leaves little choice.
EXPECTED = {
    int(SCARAB): ("setup.7", "keep one of the two scarabs you were dealt"),
    int(VISION_GOD): ("tiles.vision", "take one of the deities in the row"),
    int(TAKING): ("work.2", "take a stone die or a prayer die"),
    int(CHOOSING): ("work.reroll", "choose unused dice, then throw them"),
    int(PICKING): ("deities.1", "choose an unused die of the colour that the deity sets"),
    int(SETTING): ("deities.1", "choose another value for the die"),
    int(PLACING): ("build.1", "choose an open space that you have the workers for"),
    int(COSTING): ("deities.seshat", "pay the full cost or Seshat's"),
    int(SACRIFICE): ("deities.aton", "give up another god, or the whole Ennead"),
    int(UPKEEP): ("upkeep.2", "give up one god, or the whole Ennead"),
    int(PAYING): ("work.8", "pay the next piece with what matches it, so that the rest can be paid too"),
    int(GAINING): ("resources.6", "name a kind that is left in the supply, other than one discarded for it"),
    int(DISCARDING): ("resources.6", "discard a resource that you have"),
    int(OVERFLOWING): ("resources.3", "your board is full: discard a resource that you have"),
    int(PEARLING): ("scarabs.pearl", "copy the build or decline"),
}


def why_not(state: State, seat: int, action: int) -> Refused:
    """Return the paragraph that forbids an action, and a sentence."""
    assert isinstance(state, PyramidiceState)
    rule, sentence = reason(state, seat, action)
    return f"pyramidice.{rule}", sentence


def reason(state: PyramidiceState, seat: int, action: int) -> Refused:
    """Find the reason, first by who decides, then by what is asked for, then by the action."""
    if state.phase == FINISHED:
        return "end.3", "the game is over"
    if state.acting < 0:
        return "turn.1", "nothing is to be decided before chance has answered"
    if seat != state.acting:
        return "turn.1", f"it is for seat {state.acting + 1} to decide"
    expected = EXPECTED.get(int(state.phase))
    if expected is not None:
        rule, sentence = expected
        return rule, f"this is not what is asked for now: {sentence}"
    if state.phase == TURN or state.phase == RESTING:
        return why_not_at_turn(state, seat, action)
    return why_not_at_work(state, seat, action)


def why_not_at_turn(state: PyramidiceState, seat: int, action: int) -> Refused:
    """Explain what is wrong with the beginning of a turn."""
    if REST <= action < EMERALD_REST:
        return why_no_tile(state, action - int(REST), rest.tiles_on_offer(state), "under the Sphinx", "rest.2")
    if EMERALD_REST <= action < TAKE:
        if state.areas[seat * ROW + SCARAB_KEPT] != EMERALD:
            return "scarabs.emerald", "only the Emerald scarab uses another's tile"
        others = rest.tiles_of_others(state, seat)
        return why_no_tile(state, action - int(EMERALD_REST), others, "face up before another", "scarabs.emerald")
    if action == ACTIVATE + BES or action == ACTIVATE + HAPY:
        return "rest.1", f"{DEITY_NAMES[action - ACTIVATE]} is not yours, is used, or leaves you no way to rest"
    if state.phase == RESTING:
        return "rest.1", "after Bes a Rest turn goes on with a rest tile"
    return "turn.2", "begin your turn with a rest tile, Bes or Hapy, or by working"


def why_no_tile(state: PyramidiceState, tile: int, there: int, where: str, rule: str) -> Refused:
    """Explain why a rest tile can't be used."""
    if not there >> tile & 1:
        return rule, f"the tile {TILE_NAMES[tile]} does not lie {where}"
    if tile == VISION and row.is_empty(state):
        return "tiles.vision", "there is no deity in the row to take"
    if tile == EXCHANGE and resources.held(state, state.acting) == 0:
        return "rest.3", "you have no resource to discard"
    return "rest.3", f"you can't pay for the tile {TILE_NAMES[tile]}: it costs {state.box.tile_price[tile]} Glory"


def why_not_at_work(state: PyramidiceState, seat: int, action: int) -> Refused:
    """Explain what is wrong with an action of a Work turn."""
    if action == REROLL:
        used = state.flags & REROLLED
        return "work.reroll", "you have rerolled in this turn" if used else "you have no unused dice to reroll"
    if action == GLORY:
        return "work.glory", "you have too few unused dice to gain Glory"
    if action == LAPIS_REROLL:
        kept = state.areas[seat * ROW + SCARAB_KEPT] == LAPIS
        return "scarabs.lapis", "it is used, or there are no dice" if kept else "you do not have Lapis Lazuli"
    if RAISE <= action < BUILD:
        return why_no_shift(state, action)
    if BUILD <= action < PLACE:
        return why_no_build(state, action - int(BUILD) + 1)
    if WORSHIP <= action < FORSAKE:
        return why_no_deity(state, seat, action)
    return "work.4", f"this is no action of a Work turn; {hint(action)}"


def hint(action: int) -> str:
    """Say when an action that is out of place would be in place."""
    if action == THROW:
        return "begin a reroll and choose dice before you throw them"
    if action in (FULL, SESHAT_COST):
        return "build a die upon a space before you choose its cost"
    if action in (PEARL_COPY, DECLINE):
        return "Pearl answers a build of another player"
    if action < PAY:
        return "dice and tiles are taken before the actions"
    if action < CHOOSE:
        return "choose what to pay for first"
    if action < RAISE:
        return "begin a reroll, or use Amon or Mut, before you choose a die"
    if action < GAIN:
        return "choose the stone die to build first"
    if action < DISCARD:
        return f"nothing gives you a {RESOURCE_NAMES[action - GAIN]} of choice now"
    if action < VALUE:
        return f"nothing asks for a {RESOURCE_NAMES[action - DISCARD]} now"
    if action < WORSHIP:
        return "use Amon or Mut before you name a value"
    if action < KEEP:
        return "gods are given up to Aton or at the upkeep"
    return f"{SCARAB_NAMES[action - KEEP]} was kept or not before the first turn"


def why_no_shift(state: PyramidiceState, action: int) -> Refused:
    """Explain why a die can't be raised or lowered."""
    die = (action - int(RAISE)) % (2 * int(SIDES))
    if state.table[HAND + die] == 0:
        return "work.7", "you have no unused die like that"
    edge = die % SIDES == SIDES - 1 if action < LOWER else die % SIDES == 0
    if edge:
        return "work.7", "a die never goes above 6 or below 1"
    return "work.7", "you have no cat to spend"


def why_no_build(state: PyramidiceState, value: int) -> Refused:
    """Explain why a die can't be built."""
    if state.table[HAND + value - 1] == 0:
        return "build.1", f"you have no unused stone die that shows {value}"
    if not any(building.is_open(state, cell) for cell in range(int(state.box.cells))):
        return "build.1", "there is no open space left"
    return "build.2", f"you lack the workers to build a {value} on any open space"


def why_no_deity(state: PyramidiceState, seat: int, action: int) -> Refused:
    """Explain what is wrong with an action on a deity."""
    if action < ACTIVATE:
        deity = action - int(WORSHIP)
        if not row.holds(state, deity):
            return "worship.1", f"{DEITY_NAMES[deity]} is not in the row"
        return "worship.2", f"you can't pay all that {DEITY_NAMES[deity]} costs"
    if action < REPLACE:
        return why_no_power(state, seat, action - int(ACTIVATE))
    if action < BORROW:
        deity = action - int(REPLACE)
        if not row.holds(state, deity):
            return "work.replace", f"{DEITY_NAMES[deity]} is not in the row"
        return "work.replace", "you have no unused die to replace a deity with"
    return why_no_loan(state, seat, action - int(BORROW))


def why_no_power(state: PyramidiceState, seat: int, deity: int) -> Refused:
    """Explain why a power can't be used."""
    name = DEITY_NAMES[deity]
    if not payment.has(state, seat, deity):
        return "deities.1", f"you do not have {name}"
    if state.used >> deity & 1:
        return "deities.1", f"{name} is used in this turn"
    if name in VIRTUAL_DICE:
        return "deities.virtual", f"the die of {name} is used by paying with it"
    if not state.box.work_powers >> deity & 1:
        return "deities.1", f"{name} is not activated in a Work turn"
    return "deities.2", f"{name} has nothing to take or to give now"


def why_no_loan(state: PyramidiceState, seat: int, deity: int) -> Refused:
    """Explain why a deity can't be borrowed."""
    if state.areas[seat * ROW + SCARAB_KEPT] != AMETHYST:
        return "scarabs.amethyst", "only the Amethyst scarab borrows a deity"
    if state.flags & AMETHYST_USED:
        return "scarabs.amethyst", "you have borrowed in this turn"
    if not row.holds(state, deity):
        return "scarabs.amethyst", f"{DEITY_NAMES[deity]} is not in the row"
    if not deities.may_borrow(state.box, deity):
        return "scarabs.amethyst", f"{DEITY_NAMES[deity]} has no power for a Work turn"
    return "scarabs.amethyst", "you have no unused die to borrow with"
