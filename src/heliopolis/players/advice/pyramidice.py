"""What decides a choice in Pyramidice: Glory at once and at the end, dice, resources, the clocks of supply and pile."""

from heliopolis.core.state import CHANCE, State
from heliopolis.games.pyramidice import (
    actions as act,
    areas as area,
    building,
    cards,
    components,
    gods,
    hand,
    payment,
    resources,
    row,
    table,
    work,
)
from heliopolis.games.pyramidice.deities import DEITY_NAMES
from heliopolis.games.pyramidice.state import PyramidiceState
from heliopolis.players.advice.choices import Remark
from heliopolis.players.advice.pyramidice_cats import is_wasted

FEW = 3
"""How little is left when the end of the game is near."""
OF_DICE = (act.PAY, act.CHOOSE, act.THROW, act.REROLL, act.LAPIS, act.RAISE, act.LOWER, act.VALUE, act.SCARAB)


def remarks(state: State, seat: int, action: int) -> list[Remark]:
    """Say what decides an action."""
    assert isinstance(state, PyramidiceState)
    verb = act.verb_of(action)
    found: list[Remark] = []
    glory = at_once(state, seat, action)
    if glory != 0:
        found.append(Remark("glory-now" if glory > 0 else "glory-lost", {"glory": abs(glory)}))
    found += special(state, seat, action)
    if verb in (act.WORK, act.REST, act.FINISH) and min(state.supply, state.pile) <= FEW:
        found.append(Remark("clock", {"stones": int(state.supply), "deities": int(state.pile)}))
    return found


def special(state: PyramidiceState, seat: int, action: int) -> list[Remark]:
    """Say what decides an action of its kind, beside Glory at once."""
    verb = act.verb_of(action)
    about = action - int(verb)
    if verb == act.WORSHIP:
        return [of_deity(state, seat, about)]
    if verb == act.WORK:
        return [Remark("dice", {"dice": int(work.dice_to_begin_with(state, seat))})]
    if verb in (act.REST, act.EMERALD):
        return tile_gives(state, about)
    if verb in (act.GAIN, act.DISCARD, act.SPEND):
        return [held(state, seat, about)]
    if verb == act.BUILD:
        return [best_build(state, seat, about + 1)]
    if is_wasted(state, seat, action):
        return [Remark("wasted-cat", {}, is_against=True)]
    if verb in OF_DICE:
        return [in_reach(state, seat, action)]
    if verb == act.TAKE:
        return [Remark("dice", {"dice": int(state.cup.dice()) + int(state.cup.to_take)})]
    if verb in (act.FINISH, act.GLORY, act.REPLACE, act.BORROW, act.ACTIVATE):
        return [Remark("unused-dice", {"dice": int(hand.count(state)), "row": row_in_reach(state, seat)})]
    if verb in (act.LAY, act.LOWEST):
        return [Remark("his-number", {"numbers": int(state.box.spots)})]
    if verb in (act.FORSAKE, act.FORSAKE_ENNEAD):
        return [Remark("god-gone", {"glory": -end_glory_lost(state, seat, action)})]
    if verb == act.KEEP:
        return [Remark("scarab", {"number": about})]
    return []


def tile_gives(state: PyramidiceState, tile: int) -> list[Remark]:
    """Tell how many resources a rest tile gives; that of the free god tells of the row."""
    if tile == cards.VISION:
        return [Remark("free-god", {"gods": sum(1 for slot in range(int(row.LENGTH)) if _god(state, slot))})]
    gains = sum(int(state.box.tile_gains[area.KINDS * tile + kind]) for kind in range(int(area.KINDS)))
    return [Remark("tile-gives", {"resources": gains + int(state.box.tile_choices[tile])})]


def _god(state: PyramidiceState, slot: int) -> bool:
    return bool(state.table[table.GODS + slot] != cards.NO_DEITY)


def held(state: PyramidiceState, seat: int, kind: int) -> Remark:
    """Tell how many a seat has of a kind of resource, and of all."""
    facts: dict[str, int | str] = {"resource": components.RESOURCE_NAMES[kind]}
    facts |= {"count": int(state.areas[seat * area.SIZE + kind]), "all": int(resources.held(state, seat))}
    return Remark("held", {**facts, "gods": int(gods.count(state, seat))})


def best_build(state: PyramidiceState, seat: int, value: int) -> Remark:
    """Tell the most Glory that a die may bring at once on a space that can be paid for."""
    cells = [cell for cell in range(int(state.box.cells)) if building.can_build(state, seat, value, cell)]
    glories = [
        int(building.build_glory(state, seat, value, cell, building.full_cost(state, value, cell))) for cell in cells
    ]
    return Remark("best-build", {"glory": max(glories), "spaces": len(cells)})


def in_reach(state: PyramidiceState, seat: int, action: int) -> Remark:
    """Tell how many unused dice are left after an action, and how many deities of the row they could pay."""
    after = state.clone()
    after.apply(seat, action)
    left = int(hand.count(after)) + int(after.cup.dice())
    return Remark("dice-left", {"dice": left, "row": row_in_reach(after, seat) if after.acting == seat else 0})


def row_in_reach(state: PyramidiceState, seat: int) -> int:
    """Count the deities of the row that a seat could pay for now."""
    deities = [int(state.table[table.GODS + slot]) for slot in range(int(row.LENGTH)) if _god(state, slot)]
    return sum(payment.can_pay(state, seat, state.box.deity_cost[deity], for_deity=True) for deity in deities)


def at_once(state: PyramidiceState, seat: int, action: int) -> int:
    """Return the Glory that an action brings or costs before chance or a choice comes in."""
    after = state.clone()
    after.apply(seat, action)
    while after.actor() == seat and after.actor() != CHANCE and len(after.legal_actions(seat)) == 1:
        after.apply(seat, after.legal_actions(seat)[0])
    return after.scores()[seat] - state.scores()[seat] if after.actor() >= CHANCE else 0


def of_deity(state: PyramidiceState, seat: int, deity: int) -> Remark:
    """Tell the Glory that a deity adds at the end, in the Ennead or by itself; if none, that it has a power."""
    glory = at_the_end(state, seat, deity)
    count = int(gods.count_ennead(state, seat)) + 1
    if deity < cards.ENNEAD and count < cards.ENNEAD:
        further = int(state.box.ennead_glory[count + 1] - state.box.ennead_glory[count])
        return Remark("ennead", {"count": count, "glory": glory, "further": further})
    return Remark("glory-at-end", {"glory": glory}) if glory else Remark("power", {"god": DEITY_NAMES[deity]})


def at_the_end(state: PyramidiceState, seat: int, deity: int) -> int:
    """Return the Glory that a deity adds at the end."""
    if deity >= cards.ENNEAD:
        return int(state.box.deity_glory[deity])
    count = gods.count_ennead(state, seat)
    return int(state.box.ennead_glory[count + 1] - state.box.ennead_glory[count])


def end_glory_lost(state: PyramidiceState, seat: int, action: int) -> int:
    """Return the Glory of the end, below zero, that goes with a god or the Ennead."""
    if act.verb_of(action) == act.FORSAKE_ENNEAD:
        return -int(state.box.ennead_glory[gods.count_ennead(state, seat)])
    return -int(state.box.deity_glory[action - int(act.FORSAKE)])
