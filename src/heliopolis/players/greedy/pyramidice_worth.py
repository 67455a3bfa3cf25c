"""What a table of Pyramidice is worth to a greedy player: Glory, resources, gods, rivals, and the dice at hand."""

from functools import lru_cache

from heliopolis.games.pyramidice import areas as area, cards, dice, gods, row, scoring, table, work
from heliopolis.games.pyramidice.box import Box
from heliopolis.games.pyramidice.deities import DEITY_NAMES
from heliopolis.games.pyramidice.state import NOBODY, PyramidiceState

DIE_WORTH = 0.35
WORK_SHARE = 0.6
"""Work turns among the turns left."""
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
"""What a god is worth by itself, and for each Work turn that is left."""


def worth(state: PyramidiceState, seat: int) -> float:
    """Return what the table is worth to a seat."""
    left = turns_left(state, seat)
    total = float(state.areas[seat * area.SIZE + area.GLORY] + scoring.score_projects(state, seat))
    total += resources_worth(state, seat, left) + gods_worth(state, seat, left)
    total += rivals_worth(state, seat)
    if state.working and seat == state.turn:
        total += dice_worth(state) - upkeep_loss(state, seat, left)
    return total


def turns_left(state: PyramidiceState, seat: int) -> float:
    """Estimate how many turns a seat has after this one."""
    if state.pharaoh != NOBODY:
        return 0.0 if state.turn == seat else 1.0
    players = float(state.players)
    pile = float(state.pile) / (1.1 * players)
    supply = float(state.supply) / (0.8 * players)
    return max(1.0, min(pile, supply, 9.0))


def resources_worth(state: PyramidiceState, seat: int, left: float) -> float:
    """Workers are worth most, the first ones more than the last; at the end they only break ties."""
    mine = seat * area.SIZE
    workers = int(state.areas[mine + area.WORKERS])
    cats = int(state.areas[mine + area.CATS])
    stones = int(state.areas[mine + area.STONES])
    total = 0.01 * (workers + cats + stones)
    if state.areas[mine + area.SCARAB] == cards.OBSIDIAN:
        total += 0.9 * (workers + cats + stones)
    share = min(1.0, left / 2.0)
    total += share * (1.9 * min(workers, 5) + 1.1 * max(0, workers - 5))
    total += share * (1.1 * min(cats, 2) + 0.6 * max(0, cats - 2))
    return total + share * (1.0 * min(stones, 3) + 0.4 * max(0, stones - 3))


def rivals_worth(state: PyramidiceState, seat: int) -> float:
    """The Great Architect takes what is left to him; whoever leads other players wants the end, at last all do."""
    if state.seats == 1:
        his = ennead_worth(float(gods.count_ennead(state, 1)) + 0.9 * ennead_to_come(state))
        best = max((int(state.box.deity_glory[deity]) for deity in gods_of_row(state)), default=0)
        return -his - 0.5 * best - float(scoring.score_projects(state, 1))
    lead = min(int(state.areas[seat * area.SIZE + area.GLORY]) - glory for glory in glory_of_others(state, seat))
    eagerness = 0.02 * max(-8.0, min(16.0, float(lead)))
    weariness = 0.02 * max(0.0, float(state.turns) / float(state.seats) - 15.0)
    return -(eagerness + weariness) * float(state.pile + state.supply)


def glory_of_others(state: PyramidiceState, seat: int) -> list[int]:
    """Return the Glory of the other seats."""
    return [int(state.areas[other * area.SIZE + area.GLORY]) for other in range(int(state.seats)) if other != seat]


# Dice.


def dice_worth(state: PyramidiceState) -> float:
    """Unused dice are worth a little less than the Glory that two of them bring; high stones a little more."""
    total = 0.6 * float(state.cup.dice())
    for value in range(int(dice.SIDES)):
        total += float(state.table[table.HAND + value]) * (DIE_WORTH + 0.02 * value)
        total += float(state.table[table.HAND + dice.SIDES + value]) * (DIE_WORTH - 0.05)
    return total


# Gods.


def gods_of_row(state: PyramidiceState) -> list[int]:
    """List the deities of the row."""
    slots = [int(state.table[table.GODS + slot]) for slot in range(int(row.LENGTH))]
    return [deity for deity in slots if deity != cards.NO_DEITY]


def gods_worth(state: PyramidiceState, seat: int, left: float) -> float:
    """Add up what gods score at the end and what they promise until then."""
    held = int(state.areas[seat * area.SIZE + area.GODS])
    stack = float(gods.count_ennead(state, seat))
    total = ennead_worth(stack + (0.3 if state.players == 2 else 0.2) * ennead_to_come(state)) if stack else 0.0
    total += sum(single_gods_worth(state.box, held, left * WORK_SHARE))
    if state.areas[seat * area.SIZE + area.SCARAB] == cards.QUARTZ:
        total += float(scoring.score_quartz(state, seat))
    return total


@lru_cache(maxsize=4096)
def single_gods_worth(box: Box, held: int, work_turns: float) -> tuple[float, ...]:
    """Return what each god outside the Ennead is worth, out of a set of bits."""
    singles = [deity for deity in range(int(cards.ENNEAD), len(DEITY_NAMES)) if held >> deity & 1]
    return tuple(god_worth(box, deity, work_turns) for deity in singles)


def god_worth(box: Box, deity: int, work_turns: float) -> float:
    """Return what a god of one's own is worth: its Glory at the end, or what it promises."""
    by_itself, each_turn = GOD_WORTH[DEITY_NAMES[deity]]
    end = float(box.deity_glory[deity])
    return max(end, end + (by_itself - end) * min(1.0, work_turns)) + each_turn * work_turns


def ennead_worth(count: float) -> float:
    """Return what so many cards of the Ennead score, between whole cards too."""
    return count * max(0.0, count - 1.0)


def ennead_to_come(state: PyramidiceState) -> float:
    """Estimate how many cards of the Ennead are still to be had: those of the row and those of the pile."""
    unseen = int(state.unseen)
    hidden = (unseen & int(gods.ennead_bits())).bit_count()
    in_row = sum(deity < cards.ENNEAD for deity in gods_of_row(state))
    return in_row + hidden * float(state.pile) / max(1, unseen.bit_count())


def upkeep_loss(state: PyramidiceState, seat: int, left: float) -> float:
    """Return what the upkeep would take now: the god that is worth least."""
    if not work.owes_a_god(state, seat):
        return 0.0
    held = int(state.areas[seat * area.SIZE + area.GODS])
    losses = list(single_gods_worth(state.box, held, left * WORK_SHARE))
    if held & int(gods.ennead_bits()):
        losses.append(ennead_worth(float(gods.count_ennead(state, seat))) + 1.0)
    return min(losses)
