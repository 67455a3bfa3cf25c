"""What is wrong with an answer to what an action, a tile or a card asks; each phase says what it waits for."""

from heliopolis.core.errors import Reason
from heliopolis.core.verbs import unknown

from . import (
    actions as act,
    areas as area,
    building,
    cards,
    costs,
    dice,
    gods,
    payment,
    phases as at,
    purposes,
    scarabs,
    table,
)
from .components import RESOURCE_NAMES, SCARAB_NAMES
from .deities import DEITY_NAMES
from .state import PyramidiceState

ASKED = {
    int(at.SCARAB): Reason("pyramidice.setup.7", "keep-scarab"),
    int(at.VISION): Reason("pyramidice.tiles.vision", "take-deity"),
    int(at.TAKING): Reason("pyramidice.work.2", "take-die"),
    int(at.REROLLING): Reason("pyramidice.work.reroll", "choose-or-throw"),
    int(at.PLACING): Reason("pyramidice.build.1", "choose-space"),
    int(at.COSTING): Reason("pyramidice.deities.seshat", "full-or-seshat"),
    int(at.SACRIFICE): Reason("pyramidice.deities.aton", "give-to-aton"),
    int(at.UPKEEP): Reason("pyramidice.upkeep.2", "give-up-god"),
    int(at.PAYING): Reason("pyramidice.work.8", "pay-piece"),
    int(at.GAINING): Reason("pyramidice.resources.6", "name-gain"),
    int(at.OVERFLOWING): Reason("pyramidice.resources.3", "board-full"),
    int(at.PEARLING): Reason("pyramidice.scarabs.pearl", "copy-or-decline"),
    int(at.LAYING): Reason("pyramidice.rest.5", "lay-tile"),
}
"""What a phase waits for: said of whatever does not answer it."""

COSTS = {
    int(purposes.WORSHIP): "worship.2",
    int(purposes.REPLACE): "work.replace",
    int(purposes.GLORY): "work.glory",
    int(purposes.BORROW): "scarabs.amethyst",
    int(purposes.BUILD): "build.2",
    int(purposes.RAISE): "work.7",
    int(purposes.LOWER): "work.7",
}
"""The paragraph that says what an action costs, by its purpose."""


def why_no_answer(state: PyramidiceState, seat: int, action: int) -> Reason:
    """Explain what is wrong with an answer, or that it is none."""
    phase = state.phase
    verb = act.verb_of(action)
    about = int(action - verb)
    if phase == at.PICKING or phase == at.SETTING:
        return why_not_set(state, int(verb), about)
    if phase == at.SCARAB and verb == act.KEEP:
        return Reason("pyramidice.setup.7", "scarab-not-dealt", {"scarab": SCARAB_NAMES[about]})
    if phase == at.VISION and verb == act.WORSHIP:
        return Reason("pyramidice.tiles.vision", "not-in-row", {"deity": DEITY_NAMES[about]})
    if phase == at.REROLLING and verb in (act.CHOOSE, act.THROW):
        return why_no_reroll(state, int(verb), about)
    if phase == at.PLACING and verb == act.PLACE:
        return why_no_space(state, about)
    if phase in (at.SACRIFICE, at.UPKEEP) and verb in (act.FORSAKE, act.FORSAKE_ENNEAD):
        return why_not_given_up(state, seat, int(verb), about)
    if phase == at.PAYING and verb in (act.PAY, act.SPEND):
        return why_not_paid(state, seat, int(verb), about)
    if phase == at.GAINING and verb == act.GAIN:
        if about == state.gain.banned:
            return Reason(exchange_rule(state), "same-kind", named(about))
        return Reason("pyramidice.resources.6", "none-left", named(about))
    if phase == at.DISCARDING:
        if verb == act.DISCARD:
            return Reason(exchange_rule(state), "none-on-board", named(about))
        return Reason(exchange_rule(state), "discard-for-others")
    if phase == at.OVERFLOWING and verb == act.DISCARD:
        return Reason("pyramidice.resources.3", "none-on-board", named(about))
    if phase == at.LAYING and verb == act.LAY:
        name = "number-taken" if about < state.box.spots else "no-such-number"
        return Reason("pyramidice.rest.5", name, {"number": about + 1})
    if int(phase) not in ASKED:
        raise unknown("decision in phase", phase)
    return ASKED[int(phase)]


def exchange_rule(state: PyramidiceState) -> str:
    """Return the paragraph by which a resource is discarded for others: Hapy's, whom a turn has in place of a tile."""
    return "pyramidice.deities.hapy" if state.used >> cards.HAPY & 1 else "pyramidice.tiles.exchange"


def named(kind: int) -> dict[str, int | str]:
    """Name a kind of resource."""
    return {"resource": RESOURCE_NAMES[kind]}


def why_not_set(state: PyramidiceState, verb: int, about: int) -> Reason:
    """Explain what is wrong with the die that Amon or Mut sets, or with its value."""
    name = DEITY_NAMES[state.bill.deity]
    rule = f"pyramidice.deities.{name}"
    if state.phase == at.SETTING:
        return Reason(rule, "shows-it-already" if verb == act.VALUE else "name-value")
    if verb == act.CHOOSE and about // dice.SIDES == (dice.PRAYER if name == "amon" else dice.STONE):
        return Reason(rule, "no-such-die")
    return Reason(rule, f"choose-for-{name}")


def why_no_reroll(state: PyramidiceState, verb: int, die: int) -> Reason:
    """Explain why dice can't be chosen or thrown."""
    if verb == act.THROW:
        return Reason("pyramidice.work.reroll", "nothing-to-throw")
    if state.table[table.HAND + die] == 0:
        return Reason("pyramidice.work.reroll", "no-such-die")
    return Reason("pyramidice.scarabs.lapis", "lapis-full", {"dice": int(state.cup.limit)})


def why_no_space(state: PyramidiceState, cell: int) -> Reason:
    """Explain why a die can't be built on a space."""
    if cell >= state.box.cells:
        return Reason("pyramidice.setup.1", "pyramid-not-in-play")
    if state.filled >> cell & 1:
        return Reason("pyramidice.build.1", "space-filled")
    if not building.is_open(state, cell):
        return Reason("pyramidice.build.1", "no-square-below")
    needed = int(building.full_cost(state, state.bill.value, cell))
    return Reason("pyramidice.build.3", "too-few-workers", {"workers": needed})


def why_not_given_up(state: PyramidiceState, seat: int, verb: int, deity: int) -> Reason:
    """Explain why a god can't be given up."""
    rule = ASKED[int(state.phase)].rule
    if verb == act.FORSAKE_ENNEAD:
        return Reason(rule, "no-ennead")
    mine = state.areas[seat * area.SIZE + area.GODS] >> deity & 1
    if state.phase == at.SACRIFICE and deity == cards.ATON and mine:
        return Reason(rule, "aton-stays")
    if deity == state.loan:
        return Reason(rule, "god-borrowed", {"deity": DEITY_NAMES[deity]})
    if not mine:
        return Reason(rule, "not-your-god", {"deity": DEITY_NAMES[deity]})
    return Reason("pyramidice.deities.ennead", "ennead-whole")


def why_not_paid(state: PyramidiceState, seat: int, verb: int, about: int) -> Reason:
    """Explain why a piece of a cost can't be paid like this."""
    piece = state.bill.due & costs.MASK
    rule = paragraph_of_cost(state, seat)
    if verb == act.SPEND:  # a worker or a cat is asked for only where both will do
        return Reason(rule, "die-is-due")
    if piece in (costs.WORKER, costs.CAT):
        return Reason(rule, "worker-is-due" if piece == costs.WORKER else "cat-is-due")
    if about >= dice.VIRTUAL * dice.SIDES:
        return why_no_virtual(state, seat, rule, about)
    if not payment.is_at_hand(state, seat, about):
        return Reason(rule, "no-such-die")
    return why_wrong_die(state, seat, rule, about)


def paragraph_of_cost(state: PyramidiceState, seat: int) -> str:
    """Return the paragraph that says what is to be paid: that of the action, god or scarab."""
    purpose = int(state.bill.purpose)
    if purpose == purposes.POWER:
        return f"pyramidice.deities.{DEITY_NAMES[state.bill.deity]}"
    if purpose == purposes.SCARAB:
        return f"pyramidice.scarabs.{SCARAB_NAMES[scarabs.declared(state, seat)]}"
    if purpose == purposes.BUILD and state.bill.due & costs.MASK != costs.WORKER:
        return "pyramidice.deities.seshat"  # all others build for workers
    return f"pyramidice.{COSTS[purpose]}"


def why_no_virtual(state: PyramidiceState, seat: int, rule: str, die: int) -> Reason:
    """Explain why a virtual die can't pay a piece."""
    god = int(cards.KHNUM + die // dice.SIDES - dice.VIRTUAL)
    if not gods.has(state, seat, god):
        return Reason("pyramidice.deities.1", "not-your-god", {"deity": DEITY_NAMES[god]})
    if not gods.is_ready(state, seat, god):
        return Reason("pyramidice.deities.1", "god-used", {"deity": DEITY_NAMES[god]})
    if not payment.is_at_hand(state, seat, die):
        return Reason("pyramidice.deities.virtual", "virtual-shows-other", {"deity": DEITY_NAMES[god]})
    value = int(state.box.virtual_values[2 * (god - cards.KHNUM)])
    if state.bill.due & costs.MASK in (costs.ANY_DIE, costs.ANY_STONE) and die % dice.SIDES + 1 != value:
        return Reason("pyramidice.deities.virtual", "virtual-any-value", {"deity": DEITY_NAMES[god], "value": value})
    return why_wrong_die(state, seat, rule, die)


def why_wrong_die(state: PyramidiceState, seat: int, rule: str, die: int) -> Reason:
    """Explain why a die at hand does not pay the first piece due."""
    piece = state.bill.due & costs.MASK
    bends = state.bill.purpose == purposes.WORSHIP and payment.may_bend(state, seat, piece, die)
    if not payment.matches(piece, die) and not bends:
        return Reason(rule, "wrong-die")
    built = dice.STONE * dice.SIDES + state.bill.value - 1
    if state.bill.purpose == purposes.BUILD and die == built and state.table[table.HAND + die] == 1:
        return Reason("pyramidice.work.5", "die-is-built")
    return Reason("pyramidice.work.8", "rest-unpaid")
