"""What is wrong with an action of a Work turn."""

from heliopolis.core.errors import Reason
from heliopolis.core.verbs import unknown

from . import (
    actions as act,
    areas as area,
    building,
    cards,
    dice,
    gods,
    hand,
    once,
    payment,
    powers,
    row,
    scarabs,
    table,
)
from .components import SCARAB_NAMES
from .deities import DEITIES, DEITY_NAMES
from .state import PyramidiceState

OUT_OF_PLACE = {
    int(verb): Reason(f"pyramidice.{rule}", name)
    for verbs, rule, name in (
        ((act.WORK, act.REST, act.EMERALD), "turn.2", "working-already"),
        ((act.TAKE,), "work.2", "working-already"),
        ((act.THROW,), "work.reroll", "reroll-first"),
        ((act.FULL,), "build.2", "build-first"),
        ((act.SESHAT,), "deities.seshat", "build-first"),
        ((act.PLACE,), "build.1", "die-first"),
        ((act.PEARL, act.DECLINE), "scarabs.pearl", "pearl-answers"),
        ((act.PAY, act.SPEND), "work.8", "nothing-due"),
        ((act.CHOOSE,), "work.reroll", "no-die-asked"),
        ((act.VALUE,), "work.4", "no-value-asked"),
        ((act.GAIN,), "resources.6", "no-gain-asked"),
        ((act.DISCARD,), "resources.3", "no-discard-asked"),
        ((act.FORSAKE, act.FORSAKE_ENNEAD), "upkeep.2", "no-god-asked"),
        ((act.KEEP,), "setup.7", "scarab-kept"),
        ((act.LOWEST, act.LAY), "rest.5", "nothing-to-lay"),
    )
    for verb in verbs
}
"""What is said of an action that is none of a Work turn, by its verb."""


def why_no_action(state: PyramidiceState, seat: int, action: int) -> Reason:
    """Explain what is wrong with an action of a Work turn, or that it is none."""
    verb = act.verb_of(action)
    about = int(action - verb)
    if verb == act.REROLL:
        return Reason("pyramidice.work.reroll", "rerolled" if state.done & once.REROLL else "no-dice")
    if verb == act.GLORY:
        return Reason("pyramidice.work.glory", lacking_dice(state, seat))
    if verb == act.LAPIS:
        return why_no_lapis(state, seat)
    if verb == act.RAISE or verb == act.LOWER:
        return why_no_shift(state, about, edge=dice.SIDES if verb == act.RAISE else 1)
    if verb == act.BUILD:
        return why_no_build(state, seat, about + 1)
    if verb == act.WORSHIP:
        if row.holds(state, about):
            return Reason("pyramidice.worship.2", "deity-unpaid", {"deity": DEITY_NAMES[about]})
        return Reason("pyramidice.worship.1", "not-in-row", {"deity": DEITY_NAMES[about]})
    if verb == act.REPLACE:
        if row.holds(state, about):
            return Reason("pyramidice.work.replace", lacking_dice(state, seat))
        return Reason("pyramidice.work.replace", "not-in-row", {"deity": DEITY_NAMES[about]})
    if verb == act.ACTIVATE:
        return why_no_power(state, seat, about)
    if verb == act.BORROW:
        return why_no_loan(state, seat, about)
    if verb == act.SCARAB:
        return why_no_scarab(state, seat)
    if int(verb) not in OUT_OF_PLACE:
        raise unknown("refusal of action", action)
    return OUT_OF_PLACE[int(verb)]


def why_no_lapis(state: PyramidiceState, seat: int) -> Reason:
    """Explain why there is no second reroll."""
    rule = "pyramidice.scarabs.lapis"
    if state.areas[seat * area.SIZE + area.SCARAB] != cards.LAPIS:
        return Reason(rule, "not-your-scarab", {"scarab": "lapis"})
    return Reason(rule, "lapis-used" if state.done & once.LAPIS else "no-dice")


def why_no_scarab(state: PyramidiceState, seat: int) -> Reason:
    """Explain why a seat can't use its scarab at work: only an edition declares powers for that."""
    scarab = int(scarabs.declared(state, seat))
    if scarab == cards.NO_SCARAB or state.box.scarab_when[scarab] != scarabs.WORK:
        return Reason("pyramidice.work.4", "scarab-not-used")
    name = SCARAB_NAMES[scarab]
    rule = f"pyramidice.scarabs.{name}"
    if scarabs.acting(state, seat, scarabs.WORK) == cards.NO_SCARAB:
        return Reason(rule, "scarab-used", {"scarab": name})
    if not payment.can_pay(state, seat, state.box.scarab_cost[scarab], for_deity=False):
        return Reason(rule, "scarab-unpaid", {"scarab": name})
    return Reason(rule, "scarab-idle", {"scarab": name})


def why_no_shift(state: PyramidiceState, die: int, *, edge: int) -> Reason:
    """Explain why a die can't be raised or lowered beyond an edge."""
    if state.table[table.HAND + die] == 0:
        return Reason("pyramidice.work.7", "no-such-die")
    if die % dice.SIDES + 1 == edge:
        return Reason("pyramidice.work.7", "die-at-edge", {"value": edge})
    return Reason("pyramidice.work.7", "no-cat")


def why_no_build(state: PyramidiceState, seat: int, value: int) -> Reason:
    """Explain why a die can't be built: there are too few workers for its value, or for that and any floor."""
    if state.table[table.HAND + value - 1] == 0:
        return Reason("pyramidice.build.1", "no-stone", {"value": value})
    if not any(building.is_open(state, cell) for cell in range(int(state.box.cells))):
        return Reason("pyramidice.build.1", "no-open-space")
    if gods.workers_to_spend(state, seat) < state.box.die_workers[value]:
        return Reason("pyramidice.build.2", "no-workers", {"value": value})
    return Reason("pyramidice.build.3", "no-workers-for-floor", {"value": value})


# Gods.


def why_no_power(state: PyramidiceState, seat: int, deity: int) -> Reason:
    """Explain why a power can't be used at work."""
    name = DEITY_NAMES[deity]
    if not gods.has(state, seat, deity):
        return Reason("pyramidice.deities.1", "not-your-god", {"deity": name})
    if deity in (cards.BES, cards.HAPY):
        return Reason("pyramidice.deities.1", "god-of-rest", {"deity": name})
    if state.used >> deity & 1:
        return Reason("pyramidice.deities.1", "god-used", {"deity": name})
    if DEITIES[deity].shows:
        return Reason("pyramidice.deities.virtual", "virtual-pays", {"deity": name})
    if not state.box.work_powers >> deity & 1:
        return Reason("pyramidice.deities.1", "god-acts-itself", {"deity": name})
    return why_idle(state, seat, deity)


def why_idle(state: PyramidiceState, seat: int, deity: int) -> Reason:
    """Explain why a ready god has nothing to take or to give."""
    name = DEITY_NAMES[deity]
    own = f"pyramidice.deities.{name}"
    if deity == cards.AMON:
        return Reason(own, "no-prayer-die")
    if deity == cards.MUT:
        return Reason(own, "no-stone-die")
    if deity == cards.MAAT:
        return Reason(own, "no-dice")
    if deity == cards.ATON:
        return Reason(own, "no-other-god")
    if deity == cards.PTAH and powers.readied(state, seat) == 0:
        return Reason(own, "no-used-god")
    cost = state.box.khepri_cost if deity == cards.KHEPRI else state.box.power_cost[deity]
    if not payment.can_pay(state, seat, cost, for_deity=False):
        return Reason("pyramidice.deities.2", "power-unpaid", {"deity": name})
    return Reason("pyramidice.deities.2", "supply-empty")


def why_no_loan(state: PyramidiceState, seat: int, deity: int) -> Reason:
    """Explain why a deity can't be borrowed."""
    rule = "pyramidice.scarabs.amethyst"
    if state.areas[seat * area.SIZE + area.SCARAB] != cards.AMETHYST:
        return Reason(rule, "not-your-scarab", {"scarab": "amethyst"})
    if state.done & once.AMETHYST:
        return Reason(rule, "borrowed-already")
    if not row.holds(state, deity):
        return Reason(rule, "not-in-row", {"deity": DEITY_NAMES[deity]})
    if not powers.may_borrow(state.box, deity):
        return Reason(rule, "no-work-power", {"deity": DEITY_NAMES[deity]})
    return Reason(rule, lacking_dice(state, seat))


def lacking_dice(state: PyramidiceState, seat: int) -> str:
    """Name the message that dice are lacking: all of them, or some."""
    return "no-dice" if hand.count_to_pay(state, seat) == 0 else "too-few-dice"
