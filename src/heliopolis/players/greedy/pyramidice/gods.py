"""What gods are worth: their Glory at the end, and what they promise for the turns that are left."""

from functools import lru_cache

from heliopolis.games.pyramidice import deities, scoring
from heliopolis.games.pyramidice.box import Box
from heliopolis.games.pyramidice.components import DEITY_NAMES, ENNEAD, QUARTZ
from heliopolis.games.pyramidice.state import GODS, ROW, SCARAB_KEPT, PyramidiceState
from heliopolis.players.greedy.pyramidice.row import row_gods

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


def ennead_worth(cards: float) -> float:
    """Return what so many cards of the Ennead score, between whole cards too."""
    return cards * max(0.0, cards - 1.0)


def ennead_to_come(state: PyramidiceState) -> float:
    """Estimate how many cards of the Ennead are still to be had: those of the row and those of the pile."""
    unseen = int(state.unseen)
    hidden = (unseen & int(deities.ennead_bits())).bit_count()
    in_row = sum(deity < ENNEAD for deity in row_gods(state))
    return in_row + hidden * float(state.pile) / max(1, unseen.bit_count())
