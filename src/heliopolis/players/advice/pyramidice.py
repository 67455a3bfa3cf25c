"""What decides a choice in Pyramidice: Glory at once and at the end, dice to roll, the clocks of supply and pile."""

from heliopolis.core.state import CHANCE, State
from heliopolis.games.pyramidice import actions as act, cards, gods, work
from heliopolis.games.pyramidice.state import PyramidiceState
from heliopolis.players.advice.choices import Remark

FEW = 3
"""How little is left when the end of the game is near."""


def remarks(state: State, seat: int, action: int) -> list[Remark]:
    """Say what decides an action."""
    assert isinstance(state, PyramidiceState)
    verb = act.verb_of(action)
    found: list[Remark] = []
    glory = at_once(state, seat, action)
    if glory != 0:
        found.append(Remark("glory-now" if glory > 0 else "glory-lost", {"glory": abs(glory)}))
    if verb == act.WORSHIP:
        found.append(Remark("glory-at-end", {"glory": at_the_end(state, seat, action - int(verb))}))
    if verb == act.WORK:
        found.append(Remark("dice", {"dice": int(work.dice_to_begin_with(state, seat))}))
    if verb in (act.WORK, act.REST, act.FINISH) and min(state.supply, state.pile) <= FEW:
        found.append(Remark("clock", {"stones": int(state.supply), "deities": int(state.pile)}))
    return found


def at_once(state: PyramidiceState, seat: int, action: int) -> int:
    """Return the Glory that an action brings or costs before chance or a choice comes in."""
    after = state.clone()
    after.apply(seat, action)
    while after.actor() == seat and after.actor() != CHANCE and len(after.legal_actions(seat)) == 1:
        after.apply(seat, after.legal_actions(seat)[0])
    return after.scores()[seat] - state.scores()[seat] if after.actor() >= CHANCE else 0


def at_the_end(state: PyramidiceState, seat: int, deity: int) -> int:
    """Return the Glory that a deity adds at the end."""
    if deity >= cards.ENNEAD:
        return int(state.box.deity_glory[deity])
    count = gods.count_ennead(state, seat)
    return int(state.box.ennead_glory[count + 1] - state.box.ennead_glory[count])
