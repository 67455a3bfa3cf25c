"""What bots know of Heir to the Pharaoh: what is sealed can be taken back, and what only one seat sees."""

from typing import Final, final

from heliopolis.core.compat import i64
from heliopolis.core.rng import Rng
from heliopolis.core.state import Actions, State
from heliopolis.games.heir import scoring
from heliopolis.games.heir.actions import CALL_NONE, DRAWN_MAGIC, FALLEN_BASE, TURN
from heliopolis.games.heir.components import NO_CARD, QUARTER_TURNS, SEATS
from heliopolis.games.heir.state import (
    BID,
    BOTH,
    CALLED,
    HELD,
    MAGIC,
    OFFER,
    ROW,
    SEALED,
    TIE,
    UNDECIDED,
    HeirState,
)
from heliopolis.games.heir.state import TURN as TURN_PHASE
from heliopolis.players.knowledge.base import Knowledge

KEEPS_MAGIC: Final[i64] = 3
"""In a playout, magic is played about once in this many chances."""


@final
class HeirKnowledge(Knowledge):
    """Knows Heir to the Pharaoh."""

    def __init__(self) -> None:
        super().__init__()
        self.spread = 8.0

    def choose(self, state: State, seat: i64, legal: Actions, rng: Rng) -> i64:
        """Turn a monument to where it scores most, be sparing with magic, and choose all else at random."""
        assert isinstance(state, HeirState)
        if state.phase == TURN_PHASE:
            return best_turn(state)
        if state.phase == MAGIC and rng.below(KEEPS_MAGIC) > 0:
            return CALL_NONE
        return legal.pick(rng)

    def seen(self, state: State, outcome: i64) -> i64:
        """Which magic a seat draws only that seat sees."""
        if DRAWN_MAGIC <= outcome < FALLEN_BASE:
            return DRAWN_MAGIC
        return outcome

    def unseal(self, state: State, seat: i64) -> None:
        """Take back what the other seat has sealed while this one has not."""
        assert isinstance(state, HeirState)
        mine: i64 = 1
        mine = mine << seat
        if state.waiting != mine:
            return
        for other in range(SEATS):
            if other != seat:
                if state.phase == MAGIC:
                    # A seat without magic in hand is not asked.
                    if state.sides[other * ROW + HELD] == 0:
                        return
                    state.sides[other * ROW + CALLED] = UNDECIDED
                elif state.phase == BID or state.phase == OFFER or state.phase == TIE:
                    state.sides[other * ROW + SEALED] = NO_CARD
                else:
                    return
        state.waiting = BOTH
        state.acting = 0


def best_turn(state: HeirState) -> i64:
    """Return the turn with which the newest monument scores most, as the board stands."""
    best: i64 = 0
    highest: i64 = -1
    for turns in range(QUARTER_TURNS):
        points = scoring.score_monument(state, state.monuments - 1, turns)
        if points > highest:
            highest = points
            best = turns
    return TURN + best


KNOWLEDGE = HeirKnowledge
"""What a search of this game is given."""
