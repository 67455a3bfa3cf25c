"""A greedy player of Pyramidice: it knows what resources and gods are worth for the turns that are left.

Every choice is tried on a copy and judged by what the table is worth then: Glory, resources, gods, pairs of the own
project, unused dice. While it works it takes the best step first, spends cats where they complete a deity, rerolls
what has no good use, and turns the rest into Glory. Before a turn it rolls the dice of a Work turn a few times on
copies, to compare working with each rest tile.
"""

from functools import lru_cache

from heliopolis.core.rng import Rng
from heliopolis.core.state import CHANCE, State
from heliopolis.games.pyramidice import deities, payment, scoring, work
from heliopolis.games.pyramidice.actions import (
    ACTIVATE,
    BORROW,
    CHOOSE,
    FINISH,
    GLORY,
    KEEP,
    LAPIS_REROLL,
    LOWER,
    PAY,
    RAISE,
    REROLL,
    TAKE,
    THROW,
    WORK,
)
from heliopolis.games.pyramidice.box import ANY_STONE, PIECE_BITS, PIECE_MASK, STONE_SHOWING, WORKER_PIECE, Box
from heliopolis.games.pyramidice.components import (
    AMON,
    ATON,
    DEITY_NAMES,
    ENNEAD,
    MAAT,
    MUT,
    NO_DEITY,
    OBSIDIAN,
    QUARTZ,
    ROW_LENGTH,
    SCARAB_NAMES,
    SIDES,
)
from heliopolis.games.pyramidice.state import (
    CATS,
    CHOOSING,
    DEITY_ROW,
    GODS,
    HAND,
    NOBODY,
    PICKING,
    RESTING,
    ROW,
    SCARAB,
    SCARAB_KEPT,
    STONES,
    TAKING,
    TURN,
    WORKERS,
    WORKING,
    PyramidiceState,
)
from heliopolis.games.pyramidice.state import GLORY as GLORY_HELD
from heliopolis.players.knowledge.pyramidice_tables import SCARABS_BY_LIKING

# What a god is worth by itself, and for each Work turn that is left.
GOD_WORTH: dict[str, tuple[float, float]] = {
    "khnum": (0.3, 1.5),
    "satis": (0.2, 1.2),
    "anuket": (0.2, 1.0),
    "amon": (2.0, 0.7),
    "anubis": (0.3, 0.2),
    "aton": (2.5, 0.4),
    "bastet": (0.2, 1.0),
    "bes": (0.0, 0.8),
    "hapy": (1.0, 0.8),
    "hathor": (6.0, 0.0),
    "heh": (0.0, 1.0),
    "heka": (1.0, 1.2),
    "khepri": (1.0, 0.6),
    "khonsu": (1.5, 1.2),
    "maat": (3.0, 0.9),
    "mertseger": (2.0, 0.6),
    "min": (2.0, 0.8),
    "montu": (1.5, 1.2),
    "mut": (0.2, 1.0),
    "neith": (1.0, 0.7),
    "ptah": (2.0, 0.6),
    "re": (1.5, 1.0),
    "sekhmet": (2.0, 2.0),
    "serket": (0.2, 0.8),
    "seshat": (0.3, 1.6),
    "sobek": (0.8, 1.0),
    "sopdet": (1.0, 0.6),
    "thoth": (0.3, 1.5),
}
GOOD_STEP = 1.0
"""What a step must bring to come before a reroll."""
SMALL_STEP = 0.5
DIE_WORTH = 0.35
ROLLS = 3
"""How often a Work turn is tried before the turn."""


def choose(state: State, seat: int, rng: Rng) -> int:
    """Choose a legal action."""
    assert isinstance(state, PyramidiceState)
    legal = state.legal_actions(seat)
    if len(legal) == 1:
        return legal[0]
    if state.phase == SCARAB:
        return min(legal, key=lambda action: SCARABS_BY_LIKING.index(SCARAB_NAMES[action - int(KEEP)]))
    if state.phase in (TURN, RESTING):
        return choose_turn(state, seat, legal, rng)
    if state.phase == WORKING:
        return choose_work(state, seat, legal)
    return choose_answer(state, seat, legal)


# What the table is worth.


def turns_left(state: PyramidiceState, seat: int) -> float:
    """Estimate how many turns a seat has after this one."""
    if state.pharaoh != NOBODY:
        return 0.0 if state.turn == seat else 1.0
    players = float(state.players)
    pile = float(state.pile) / (1.1 * players)
    supply = float(state.supply) / (0.8 * players)
    return max(1.0, min(pile, supply, 9.0))


def worth(state: PyramidiceState, seat: int) -> float:
    """Return what the table is worth to a seat."""
    left = turns_left(state, seat)
    total = float(state.areas[seat * ROW + GLORY_HELD] + scoring.score_projects(state, seat))
    total += resources_worth(state, seat, left) + gods_worth(state, seat, left)
    total += rivals_worth(state, seat)
    if state.working and seat == state.turn:
        total += dice_worth(state) - upkeep_loss(state, seat, left)
    return total


def resources_worth(state: PyramidiceState, seat: int, left: float) -> float:
    """Workers are worth most, the first ones more than the last; at the end they only break ties."""
    row = seat * ROW
    workers = int(state.areas[row + WORKERS])
    cats = int(state.areas[row + CATS])
    stones = int(state.areas[row + STONES])
    total = 0.01 * (workers + cats + stones)
    if state.areas[row + SCARAB_KEPT] == OBSIDIAN:
        total += 0.9 * (workers + cats + stones)
    share = min(1.0, left / 2.0)
    total += share * (1.9 * min(workers, 5) + 1.1 * max(0, workers - 5))
    total += share * (1.1 * min(cats, 2) + 0.6 * max(0, cats - 2))
    return total + share * (1.0 * min(stones, 3) + 0.4 * max(0, stones - 3))


def gods_worth(state: PyramidiceState, seat: int, left: float) -> float:
    """Add up what gods score at the end and what they promise until then."""
    row = seat * ROW
    gods = int(state.areas[row + GODS])
    cards = float(deities.count_ennead(state, seat))
    total = ennead_worth(cards + (0.3 if state.players == 2 else 0.2) * ennead_to_come(state)) if cards else 0.0
    work_turns = left * 0.6
    total += sum(single_gods_worth(state.box, gods, work_turns))
    if state.areas[row + SCARAB_KEPT] == QUARTZ:
        total += float(scoring.score_quartz(state, seat))
    return total


def ennead_worth(cards: float) -> float:
    """Return what so many cards of the Ennead score, between whole cards too."""
    return cards * max(0.0, cards - 1.0)


def ennead_to_come(state: PyramidiceState) -> float:
    """Estimate how many cards of the Ennead are still to be had: those of the row and those of the pile."""
    unseen = int(state.unseen)
    hidden = (unseen & int(deities.ennead_bits())).bit_count()
    in_row = sum(deity < ENNEAD for deity in row_gods(state))
    return in_row + hidden * float(state.pile) / max(1, unseen.bit_count())


def rivals_worth(state: PyramidiceState, seat: int) -> float:
    """The Great Architect takes what is left to him; whoever leads other players wants the end, at last all do."""
    if state.seats == 1:
        his = ennead_worth(float(deities.count_ennead(state, 1)) + 0.9 * ennead_to_come(state))
        best = max((int(state.box.deity_glory[deity]) for deity in row_gods(state)), default=0)
        return -his - 0.5 * best - float(scoring.score_projects(state, 1))
    lead = min(int(state.areas[seat * ROW + GLORY_HELD]) - glory for glory in glory_of_others(state, seat))
    eagerness = 0.02 * max(-8.0, min(16.0, float(lead)))
    weariness = 0.02 * max(0.0, float(state.turns) / float(state.seats) - 15.0)
    return -(eagerness + weariness) * float(state.pile + state.supply)


def glory_of_others(state: PyramidiceState, seat: int) -> list[int]:
    """Return the Glory of the other seats."""
    return [int(state.areas[other * ROW + GLORY_HELD]) for other in range(int(state.seats)) if other != seat]


@lru_cache(maxsize=4096)
def single_gods_worth(box: Box, gods: int, work_turns: float) -> tuple[float, ...]:
    """Return what each god outside the Ennead is worth, out of a set of bits."""
    held = [deity for deity in range(int(ENNEAD), len(DEITY_NAMES)) if gods >> deity & 1]
    return tuple(god_worth(box, deity, work_turns) for deity in held)


def god_worth(box: Box, deity: int, work_turns: float) -> float:
    """Return what a god of one's own is worth: its Glory at the end, or what it promises."""
    by_itself, each_turn = GOD_WORTH[DEITY_NAMES[deity]]
    end = float(box.deity_glory[deity])
    return max(end, end + (by_itself - end) * min(1.0, work_turns)) + each_turn * work_turns


def dice_worth(state: PyramidiceState) -> float:
    """Unused dice are worth a little less than the Glory that two of them bring; high stones a little more."""
    total = 0.6 * float(state.cup_stones + state.cup_prayers)
    for value in range(int(SIDES)):
        total += float(state.table[HAND + value]) * (DIE_WORTH + 0.02 * value)
        total += float(state.table[HAND + SIDES + value]) * (DIE_WORTH - 0.05)
    return total


def upkeep_loss(state: PyramidiceState, seat: int, left: float) -> float:
    """Return what the upkeep would take now: the god that is worth least."""
    if not work.owes_a_god(state, seat):
        return 0.0
    gods = int(state.areas[seat * ROW + GODS])
    losses = list(single_gods_worth(state.box, gods, left * 0.6))
    if gods & int(deities.ennead_bits()):
        losses.append(ennead_worth(float(deities.count_ennead(state, seat))) + 1.0)
    return min(losses)


# Trying things on copies.


def settled(state: PyramidiceState, seat: int, action: int) -> PyramidiceState:
    """Return a copy after an action and the seat's answers to what it asks, up to chance or the next free choice."""
    copy = state.clone()
    copy.apply(seat, action)
    while copy.acting == seat and copy.phase not in (WORKING, TURN, TAKING, CHOOSING):
        legal = copy.legal_actions(seat)
        copy.apply(seat, legal[0] if len(legal) == 1 else choose_answer(copy, seat, legal))
    return copy


def tried(state: PyramidiceState, seat: int, action: int) -> float:
    """Return what the table is worth after an action."""
    return worth(settled(state, seat, action), seat)


def choose_answer(state: PyramidiceState, seat: int, legal: list[int]) -> int:
    """Answer what an action or a card asks."""
    if state.phase == TAKING:
        return int(TAKE)
    if state.phase == CHOOSING:
        return choose_reroll(state, seat, legal)
    if legal[0] >= PAY and legal[-1] < CHOOSE:
        return cheapest_payment(state, seat, legal)
    if state.phase == PICKING:
        return max(legal, key=lambda action: best_setting(state, seat, action)[0])
    return max(legal, key=lambda action: tried(state, seat, action))


def cheapest_payment(state: PyramidiceState, seat: int, legal: list[int]) -> int:
    """Pay with what is of least use: virtual dice, then prayer dice, then low stones; cats before workers."""
    wanted = wanted_values(state)

    def use(action: int) -> float:
        die = action - int(PAY)
        if die >= (int(SIDES) * 5):
            spare = int(state.areas[seat * ROW + (die - int(SIDES) * 5)])
            return 10.0 - spare + (die == int(SIDES) * 5)
        colour, value = divmod(die, int(SIDES))
        if colour >= 2:
            return 0.0
        return (1.0 if colour == 1 else 1.4 + 0.2 * value) + 0.5 * wanted.get(value + 1, 0)

    return min(legal, key=use)


def wanted_values(state: PyramidiceState) -> dict[int, int]:
    """Count which values the deities of the row ask for."""
    wanted: dict[int, int] = {}
    for deity in row_gods(state):
        for piece in pieces(int(state.box.deity_cost[deity])):
            value = piece - int(STONE_SHOWING) if piece > ANY_STONE else piece
            if 1 <= value <= SIDES and piece < WORKER_PIECE:
                wanted[value] = wanted.get(value, 0) + 1
    return wanted


def row_gods(state: PyramidiceState) -> list[int]:
    """List the deities of the row."""
    slots = [int(state.table[DEITY_ROW + slot]) for slot in range(int(ROW_LENGTH))]
    return [deity for deity in slots if deity != NO_DEITY]


def pieces(cost: int) -> list[int]:
    """Take a cost apart."""
    found: list[int] = []
    while cost:
        found.append(cost & int(PIECE_MASK))
        cost >>= int(PIECE_BITS)
    return found


# A Work turn.


def choose_work(state: PyramidiceState, seat: int, legal: list[int]) -> int:
    """Take the best step; reroll before small ones; finish when nothing helps."""
    now = worth(state, seat)
    step, gain = best_step(state, seat, legal, now)
    if gain < GOOD_STEP:
        for reroll in (int(ACTIVATE + MAAT), int(LAPIS_REROLL), int(REROLL)):
            if reroll in legal and dice_to_reroll(state, seat):
                return reroll
    if step >= 0 and gain > 0.0:
        return step
    return int(FINISH)


def best_step(state: PyramidiceState, seat: int, legal: list[int], now: float) -> tuple[int, float]:
    """Return the step that brings most, and what it brings; −1 if there is none."""
    best, most = -1, 0.0
    for action in legal:
        if action in (FINISH, REROLL, LAPIS_REROLL, ACTIVATE + MAAT, ACTIVATE + ATON):
            continue
        if RAISE <= action < LOWER + 2 * SIDES:
            continue
        gain = step_gain(state, seat, action, now)
        if gain > most:
            best, most = action, gain
    shift, gain = best_shift(state, seat, legal, now)
    if gain > most:
        best, most = shift, gain
    # Aton comes last: a god may be of use before it is given up.
    if most < SMALL_STEP and ACTIVATE + ATON in legal:
        gain = step_gain(state, seat, int(ACTIVATE + ATON), now)
        if gain > most:
            best, most = int(ACTIVATE + ATON), gain
    return best, most


def step_gain(state: PyramidiceState, seat: int, action: int, now: float) -> float:
    """Return what a step brings; for those that only prepare another, what they bring together."""
    if action in (ACTIVATE + AMON, ACTIVATE + MUT):
        copy = state.clone()
        copy.apply(seat, action)
        return max(best_setting(copy, seat, die)[0] for die in copy.legal_actions(seat)) - now - 0.3
    if action >= BORROW and action < BORROW + len(DEITY_NAMES):
        copy = settled(state, seat, action)
        power = int(ACTIVATE) + action - int(BORROW)
        if copy.acting == seat and power in copy.legal_actions(seat):
            return tried(copy, seat, power) - now
        return -1.0
    gain = tried(state, seat, action) - now
    # Worth the same, what uses fewer dice comes first; Glory for dice comes last.
    return gain - 0.2 if action == GLORY else gain


def best_setting(state: PyramidiceState, seat: int, action: int) -> tuple[float, int]:
    """Return what the table is worth with a die set to its best value, once that is used."""
    copy = state.clone()
    copy.apply(seat, action)
    best = (-1e9, -1)
    for value in copy.legal_actions(seat):
        after = copy.clone()
        after.apply(seat, value)
        found = after_best_use(after, seat)
        if found > best[0]:
            best = (found, value)
    return best


def after_best_use(state: PyramidiceState, seat: int) -> float:
    """Return what the table is worth after the best worship or build."""
    best = worth(state, seat)
    for action in state.legal_actions(seat):
        if int(LOWER + 2 * SIDES) <= action < int(ACTIVATE):
            best = max(best, tried(state, seat, action))
    return best


def best_shift(state: PyramidiceState, seat: int, legal: list[int], now: float) -> tuple[int, float]:
    """Return the cat's step that leads to the best deity, or at the end to a higher build, and what both bring."""
    shifts = [action for action in legal if RAISE <= action < LOWER + 2 * SIDES]
    if not shifts:
        return -1, 0.0
    best, most = -1, 0.0
    cats = int(payment.cats_to_spend(state, seat)) + bool(work.has_golden_cat(state, seat))
    for deity in row_gods(state):
        path = path_to(state, seat, deity, min(cats, 3))
        if path:
            copy = state
            for action in path:
                copy = settled(copy, seat, action)
            gain = after_best_use(copy, seat) - now
            if gain > most:
                best, most = path[0], gain
    if turns_left(state, seat) < 1.0 or work.has_golden_cat(state, seat):
        for action in shifts:
            if action < RAISE + SIDES:
                gain = after_best_use(settled(state, seat, action), seat) - max(now, after_best_use(state, seat)) + 0.9
                if gain > 0.95 and gain > most:
                    best, most = action, gain
    return best, most


def path_to(state: PyramidiceState, seat: int, deity: int, cats: int) -> list[int]:
    """Return the cat's steps that make a deity payable, as few as possible; none if it can't be done or is payable."""
    cost = int(state.box.deity_cost[deity])
    if cats == 0 or payment.can_pay(state, seat, cost, for_deity=True):
        return []
    valued = [piece for piece in pieces(cost) if piece < WORKER_PIECE and piece not in (7, ANY_STONE)]
    hand = [int(state.table[HAND + die]) for die in range(2 * int(SIDES))]
    steps = assign(valued, hand, cats)
    if steps is None or not steps:
        return []
    copy = state.clone()
    for action in steps:
        if action not in copy.legal_actions(seat):
            return []
        copy = settled(copy, seat, action)
    return steps if payment.can_pay(copy, seat, cost, for_deity=True) else []


def assign(valued: list[int], hand: list[int], cats: int) -> list[int] | None:
    """Give each valued piece a die, with as few steps up or down as possible; return the steps, None if too many."""
    if not valued:
        return []
    piece = valued[0]
    stone_only = piece > ANY_STONE
    value = piece - int(STONE_SHOWING) if stone_only else piece
    best: list[int] | None = None
    for die in range(int(SIDES) if stone_only else 2 * int(SIDES)):
        distance = value - (die % int(SIDES) + 1)
        budget = cats if best is None else len(best) - 1
        if hand[die] == 0 or abs(distance) > budget:
            continue
        hand[die] -= 1
        rest = assign(valued[1:], hand, budget - abs(distance))
        hand[die] += 1
        if rest is not None:
            verb, way = (int(RAISE), 1) if distance > 0 else (int(LOWER), -1)
            best = [verb + die + way * step for step in range(abs(distance))] + rest
    return best


def dice_to_reroll(state: PyramidiceState, seat: int) -> list[int]:
    """List the dice that no deity within reach needs."""
    hand = [int(state.table[HAND + die]) for die in range(2 * int(SIDES))]
    kept = dice_to_keep(state, seat, list(hand))
    return [die for die in range(2 * int(SIDES)) if hand[die] > kept[die]]


def dice_to_keep(state: PyramidiceState, seat: int, hand: list[int]) -> list[int]:
    """Count the dice that match the cost of the deity worth most, if but one is missing and there is one to reroll."""
    best: list[int] = [0] * len(hand)
    most = 2.5
    left = turns_left(state, seat)
    total = sum(hand) + int(state.cup_stones + state.cup_prayers)
    for deity in row_gods(state):
        cost = [piece for piece in pieces(int(state.box.deity_cost[deity])) if piece < WORKER_PIECE]
        value = 2.0 + left * 0.4 if deity < ENNEAD else god_worth(state.box, deity, left * 0.6)
        if len(cost) > total or value <= most:
            continue
        kept = [0] * len(hand)
        missing = 0
        for piece in cost:
            die = match(piece, hand, kept)
            if die < 0:
                missing += 1
            else:
                kept[die] += 1
        if missing == 1 and sum(kept) < total:
            best, most = kept, value
    return best


def match(piece: int, hand: list[int], kept: list[int]) -> int:
    """Return a die of the hand that pays a piece and is not kept yet, prayer dice first, −1 if there is none."""
    sides = int(SIDES)
    for step in range(2 * sides):
        die = (sides + step) % (2 * sides)
        colour, value = divmod(die, sides)
        if hand[die] > kept[die] and payment.matches(piece, colour, value + 1):
            return die
    return -1


def choose_reroll(state: PyramidiceState, seat: int, legal: list[int]) -> int:
    """Put everything without a good use into the cup, then throw."""
    spare = [int(CHOOSE) + die for die in dice_to_reroll(state, seat)]
    for action in spare:
        if action in legal:
            return action
    return int(THROW) if THROW in legal else legal[0]


# The turn.


def choose_turn(state: PyramidiceState, seat: int, legal: list[int], rng: Rng) -> int:
    """Compare each tile with some tries of a Work turn."""
    rests = [action for action in legal if action != WORK]
    if not rests:
        return int(WORK)
    best: int = max(rests, key=lambda action: rest_worth(state, seat, action))
    if WORK not in legal:
        return best
    working = sum(work_worth(state, seat, int(WORK), rng) for _ in range(ROLLS)) / ROLLS
    return int(WORK) if working >= rest_worth(state, seat, best) else best


def rest_worth(state: PyramidiceState, seat: int, action: int) -> float:
    """Return what the table is worth after a tile; a Work turn that follows it is judged by the dice it rolls."""
    copy = settled(state, seat, action)
    total = worth(copy, seat)
    if copy.phase == TAKING:
        return total + 0.9 * float(copy.to_take)
    return total


def work_worth(state: PyramidiceState, seat: int, action: int, rng: Rng) -> float:
    """Roll the dice of a Work turn on a copy, take its best steps, and return what the table is worth then."""
    copy = state.clone()
    copy.apply(seat, action)
    while copy.acting == seat or copy.acting == CHANCE:
        if copy.acting == CHANCE:
            if not copy.working:
                break
            copy.resolve(copy.sample(rng))
        elif copy.phase == WORKING:
            legal = copy.legal_actions(seat)
            now = worth(copy, seat)
            step, gain = best_step(copy, seat, legal, now)
            if gain < GOOD_STEP and REROLL in legal:
                step = int(REROLL)
            elif step < 0 or gain <= 0.0:
                break
            copy.apply(seat, step)
        else:
            legal = copy.legal_actions(seat)
            copy.apply(seat, legal[0] if len(legal) == 1 else choose_answer(copy, seat, legal))
    return worth(copy, seat)
