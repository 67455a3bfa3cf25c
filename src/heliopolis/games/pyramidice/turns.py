"""How turns begin and end, who decides, and how the game ends."""

from typing import Final

from heliopolis.core.compat import i64

from . import ledger, phases as at, scoring
from .state import NOBODY, PyramidiceState

# How the game ends, once that is known.
SUPPLY_EMPTY: Final[i64] = 1
PILE_EMPTY: Final[i64] = 2
BOTH_EMPTY: Final[i64] = 3
CAPPED: Final[i64] = 4
ENDINGS = ("", "supply", "pile", "both", "cap")


def ask(state: PyramidiceState, seat: i64, phase: i64) -> bool:
    """Wait for a seat or for chance; True tells the caller to do so."""
    state.acting = seat
    state.phase = phase
    return True


def begin_turn(state: PyramidiceState, player: i64) -> None:
    """All gods are ready again, and a player chooses to rest or to work (pyramidice.turn.1, pyramidice.turn.2)."""
    state.turn = player
    state.used = 0
    state.done = 0
    state.resting = False
    state.stage = at.TURN if player < state.seats else at.ARCHITECT


def end_turn(state: PyramidiceState) -> None:
    """Look for the end of the game, then let the next player begin (pyramidice.end.1 to pyramidice.end.3)."""
    state.turns += 1
    if state.pharaoh == state.turn:
        finish(state)
        return
    if state.pharaoh == NOBODY and (state.supply == 0 or state.pile == 0):
        take_pharaoh(state)
    if state.turns == state.box.turn_cap:
        state.ending = CAPPED
        if state.journal is not None:
            ledger.tell(state, "capped", "end.4", NOBODY, {"turns": int(state.turns)})
        finish(state)
        return
    begin_turn(state, (state.turn + 1) % state.players)


def take_pharaoh(state: PyramidiceState) -> None:
    """The last round begins (pyramidice.end.1, pyramidice.end.2)."""
    state.pharaoh = state.turn
    state.ending = SUPPLY_EMPTY if state.supply == 0 else PILE_EMPTY
    if state.supply == 0 and state.pile == 0:
        state.ending = BOTH_EMPTY
    if state.journal is not None:
        seat = state.turn if state.turn < state.seats else NOBODY
        ledger.tell(state, "pharaoh", "end.1", seat, {"reason": ENDINGS[state.ending]})


def finish(state: PyramidiceState) -> None:
    """Projects are shown and the last Glory is counted (pyramidice.end.3)."""
    state.stage = at.FINISHED
    state.reveals += 1
    scoring.score_end(state)


def ended_by(state: PyramidiceState) -> str:
    """Say what has brought the game to its end: an empty supply or pile, both, or too many turns."""
    return ENDINGS[state.ending]
