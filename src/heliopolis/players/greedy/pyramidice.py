"""A greedy player of Pyramidice: it knows what resources and gods are worth for the turns that are left.

Every choice is tried on a copy and judged by what the table is worth then: Glory, resources, gods, pairs of the own
project, unused dice. While it works it takes the best step first, spends cats where they complete a deity, rerolls
what has no good use, and turns the rest into Glory. Before a turn it rolls the dice of a Work turn a few times on
copies, to compare working with each rest tile.
"""

from heliopolis.core.rng import Rng
from heliopolis.core.state import CHANCE, State
from heliopolis.games.pyramidice import actions as act, cards, dice, gods, payment, phases as at, work
from heliopolis.games.pyramidice.state import PyramidiceState
from heliopolis.players.greedy import pyramidice_dice as with_dice
from heliopolis.players.greedy.pyramidice_worth import gods_of_row, turns_left, worth
from heliopolis.players.heuristics.pyramidice_scarabs import Scarabs
from heliopolis.players.heuristics.pyramidice_worth import Worth

GOOD_STEP = 1.0
"""What a step must bring to come before a reroll."""
SMALL_STEP = 0.5
ROLLS = 3
"""How often a Work turn is tried before the turn."""
AMON, MUT, MAAT, ATON = [int(act.ACTIVATE + deity) for deity in (cards.AMON, cards.MUT, cards.MAAT, cards.ATON)]
REROLLS = (MAAT, int(act.LAPIS), int(act.REROLL))


def choose(state: State, seat: int, rng: Rng) -> int:
    """Choose a legal action."""
    assert isinstance(state, PyramidiceState)
    legal = state.legal_actions(seat)
    if len(legal) == 1:
        return legal[0]
    if state.phase == at.SCARAB:
        scarabs = Scarabs(Worth())
        return max(legal, key=lambda action: scarabs.to_keep(state, seat, action - int(act.KEEP)))
    if state.phase in (at.TURN, at.RESTING):
        return choose_turn(state, seat, legal, rng)
    if state.phase == at.WORKING:
        return choose_work(state, seat, legal)
    return choose_answer(state, seat, legal)


# The turn: to work, or to rest and with which tile.


def choose_turn(state: PyramidiceState, seat: int, legal: list[int], rng: Rng) -> int:
    """Compare each tile with some tries of a Work turn."""
    rests = [action for action in legal if action != act.WORK]
    if not rests:
        return int(act.WORK)
    best: int = max(rests, key=lambda action: rest_worth(state, seat, action))
    if act.WORK not in legal:
        return best
    working = sum(work_worth(state, seat, rng) for _ in range(ROLLS)) / ROLLS
    return int(act.WORK) if working >= rest_worth(state, seat, best) else best


def rest_worth(state: PyramidiceState, seat: int, action: int) -> float:
    """Return what the table is worth after a tile; a Work turn that follows it is judged by the dice it rolls."""
    copy = settled(state, seat, action)
    total = worth(copy, seat)
    if copy.phase == at.TAKING:
        return total + 0.9 * float(copy.cup.to_take)
    return total


def work_worth(state: PyramidiceState, seat: int, rng: Rng) -> float:
    """Roll the dice of a Work turn on a copy, take its best steps, and return what the table is worth then."""
    copy = state.clone()
    copy.apply(seat, act.WORK)
    while copy.acting == seat or copy.acting == CHANCE:
        if copy.acting == CHANCE:
            if not copy.working:
                break
            copy.resolve(copy.sample(rng))
        elif copy.phase == at.WORKING:
            legal = copy.legal_actions(seat)
            step, gain = best_step(copy, seat, legal, worth(copy, seat))
            if gain < GOOD_STEP and act.REROLL in legal:
                step = int(act.REROLL)
            elif step < 0 or gain <= 0.0:
                break
            copy.apply(seat, step)
        else:
            legal = copy.legal_actions(seat)
            copy.apply(seat, legal[0] if len(legal) == 1 else choose_answer(copy, seat, legal))
    return worth(copy, seat)


# A Work turn, step by step.


def choose_work(state: PyramidiceState, seat: int, legal: list[int]) -> int:
    """Take the best step; reroll before small ones; finish when nothing helps."""
    step, gain = best_step(state, seat, legal, worth(state, seat))
    if gain < GOOD_STEP:
        for reroll in REROLLS:
            if reroll in legal and with_dice.dice_to_reroll(state, seat):
                return reroll
    if step >= 0 and gain > 0.0:
        return step
    return int(act.FINISH)


def best_step(state: PyramidiceState, seat: int, legal: list[int], now: float) -> tuple[int, float]:
    """Return the step that brings most, and what it brings; −1 if there is none."""
    best, most = -1, 0.0
    for action in legal:
        if act.verb_of(action) in (act.FINISH, act.RAISE, act.LOWER) or action in (*REROLLS, ATON):
            continue
        gain = step_gain(state, seat, action, now)
        if gain > most:
            best, most = action, gain
    shift, gain = best_shift(state, seat, legal, now)
    if gain > most:
        best, most = shift, gain
    # Aton comes last: a god may be of use before it is given up.
    if most < SMALL_STEP and ATON in legal:
        gain = step_gain(state, seat, ATON, now)
        if gain > most:
            best, most = ATON, gain
    return best, most


def step_gain(state: PyramidiceState, seat: int, action: int, now: float) -> float:
    """Return what a step brings; for those that only prepare another, what they bring together."""
    if action in (AMON, MUT):
        copy = state.clone()
        copy.apply(seat, action)
        return max(best_setting(copy, seat, die) for die in copy.legal_actions(seat)) - now - 0.3
    if act.verb_of(action) == act.BORROW:
        copy = settled(state, seat, action)
        power = int(act.ACTIVATE) + action - int(act.BORROW)
        if copy.acting == seat and power in copy.legal_actions(seat):
            return tried(copy, seat, power) - now
        return -1.0
    gain = tried(state, seat, action) - now
    # Worth the same, what uses fewer dice comes first; Glory for dice comes last.
    return gain - 0.2 if action == act.GLORY else gain


def best_shift(state: PyramidiceState, seat: int, legal: list[int], now: float) -> tuple[int, float]:
    """Return the cat's step that leads to the best deity, or at the end to a higher build, and what both bring."""
    raises = [action for action in legal if act.verb_of(action) == act.RAISE]
    if not raises and not any(act.verb_of(action) == act.LOWER for action in legal):
        return -1, 0.0
    best, most = -1, 0.0
    cats = int(gods.cats_to_spend(state, seat)) + bool(work.has_golden_cat(state, seat))
    for deity in gods_of_row(state):
        path = shifts_to(state, seat, deity, min(cats, 3))
        if path:
            copy = state
            for action in path:
                copy = settled(copy, seat, action)
            gain = after_best_use(copy, seat) - now
            if gain > most:
                best, most = path[0], gain
    if turns_left(state, seat) < 1.0 or work.has_golden_cat(state, seat):
        for action in raises:
            if (action - act.RAISE) // dice.SIDES == dice.STONE:
                gain = after_best_use(settled(state, seat, action), seat) - max(now, after_best_use(state, seat)) + 0.9
                if gain > 0.95 and gain > most:
                    best, most = action, gain
    return best, most


def shifts_to(state: PyramidiceState, seat: int, deity: int, cats: int) -> list[int]:
    """Return the cat's steps that make a deity payable, as few as possible; none if it can't be done or is payable."""
    cost = int(state.box.deity_cost[deity])
    if cats == 0 or payment.can_pay(state, seat, cost, for_deity=True):
        return []
    steps = with_dice.fewest_shifts(with_dice.valued_pieces(cost), with_dice.dice_of_hand(state), cats)
    if not steps:
        return []
    copy = state.clone()
    for action in steps:
        if action not in copy.legal_actions(seat):
            return []
        copy = settled(copy, seat, action)
    return steps if payment.can_pay(copy, seat, cost, for_deity=True) else []


# Answers to what an action or a card asks, each tried on a copy.


def choose_answer(state: PyramidiceState, seat: int, legal: list[int]) -> int:
    """Answer what an action or a card asks."""
    if state.phase == at.TAKING:
        return int(act.TAKE + dice.STONE)
    if state.phase == at.LAYING:
        return int(act.LOWEST)
    if state.phase == at.REROLLING:
        return with_dice.choose_reroll(state, seat, legal)
    if state.phase == at.PAYING:
        return with_dice.cheapest_payment(state, seat, legal)
    if state.phase == at.PICKING:
        return max(legal, key=lambda action: best_setting(state, seat, action))
    return max(legal, key=lambda action: tried(state, seat, action))


def settled(state: PyramidiceState, seat: int, action: int) -> PyramidiceState:
    """Return a copy after an action and the seat's answers to what it asks, up to chance or the next free choice."""
    copy = state.clone()
    copy.apply(seat, action)
    while copy.acting == seat and copy.phase not in (at.WORKING, at.TURN, at.TAKING, at.REROLLING):
        legal = copy.legal_actions(seat)
        copy.apply(seat, legal[0] if len(legal) == 1 else choose_answer(copy, seat, legal))
    return copy


def tried(state: PyramidiceState, seat: int, action: int) -> float:
    """Return what the table is worth after an action."""
    return worth(settled(state, seat, action), seat)


def best_setting(state: PyramidiceState, seat: int, action: int) -> float:
    """Return what the table is worth with a die set to its best value, once that is used."""
    copy = state.clone()
    copy.apply(seat, action)
    best = -1e9
    for value in copy.legal_actions(seat):
        after = copy.clone()
        after.apply(seat, value)
        best = max(best, after_best_use(after, seat))
    return best


def after_best_use(state: PyramidiceState, seat: int) -> float:
    """Return what the table is worth after the best worship or build."""
    best = worth(state, seat)
    for action in state.legal_actions(seat):
        if act.verb_of(action) in (act.BUILD, act.WORSHIP):
            best = max(best, tried(state, seat, action))
    return best
