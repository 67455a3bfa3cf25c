"""What earlier versions of the rules had otherwise, so that their games can be read and gone on with."""

from collections.abc import Mapping

from heliopolis.core.state import State

from . import actions as act, phases as at
from .state import PyramidiceState

SLOTS_THEN = {
    "architects.sneferu.slots": [0, 4, 7],
    "architects.hemiunu.slots": [1, 4, 6],
    "architects.amenhotep.slots": [2, 6, 7],
    "architects.imhotep.slots": [2, 4, 6],
}
"""What the architects gained in version 1."""


def values_then(rules: int, seats: int) -> Mapping[str, object]:
    """Return the component values that a version of the rules had otherwise: alone, the architects' slots."""
    return SLOTS_THEN if rules == 1 and seats == 1 else {}


def unasked(state: State, rules: int) -> int | None:
    """Return what a version decided by itself where today's asks: in version 1 tiles went to the lowest numbers."""
    assert isinstance(state, PyramidiceState)
    return int(act.LOWEST) if rules == 1 and state.phase == at.LAYING else None
