"""What chance answers: one die after another, seat by seat."""

from heliopolis.core.rng import Rng

from . import actions as act
from .components import FACES
from .state import NOBODY, LiarState


def roller(state: LiarState) -> int:
    """Return the seat whose die is rolled next; nobody once all lie under their cups (liar.round.1)."""
    for seat, cup in enumerate(state.cups):
        if len(cup) < state.left[seat]:
            return seat
    return NOBODY


def outcomes() -> list[tuple[int, int]]:
    """Return the faces of a die, all equally likely."""
    return [(act.ROLL + index, 1) for index in range(FACES)]


def sample(rng: Rng) -> int:
    """Roll a die."""
    return act.ROLL + int(rng.below(FACES))


def resolve(state: LiarState, outcome: int) -> None:
    """Put a die under its cup."""
    state.cups[roller(state)].append(act.face_rolled(outcome))
