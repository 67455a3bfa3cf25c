"""How a game of Liar's dice goes on.

roll   chance rolls every die, each under its cup        then the turn begins
turn   bid higher | doubt                                a bid passes the turn to the left
doubt  all cups are lifted, and somebody loses a die     then all roll again, until one seat is left
"""

from heliopolis.core.journal import EVERYONE, Fact, JournalEvent
from heliopolis.core.verbs import unknown

from . import actions as act
from .state import NOBODY, NOTHING, LiarState


def apply(state: LiarState, seat: int, action: int) -> None:
    """Carry out a seat's decision."""
    verb = act.verb_of(action)
    if verb == act.BID:
        state.bid = action
        state.bidder = seat
        state.turn = next_seat(state, seat)
    elif verb == act.DOUBT:
        doubt(state, seat)
    else:
        raise unknown("action", action)


def next_seat(state: LiarState, seat: int) -> int:
    """Return the next seat to the left that has dice (liar.round.3)."""
    seats = len(state.left)
    return next(other % seats for other in range(seat + 1, seat + 1 + seats) if state.left[other % seats] > 0)


def doubt(state: LiarState, seat: int) -> None:
    """Lift all cups; whoever was wrong loses a die (liar.doubt.1, liar.doubt.2)."""
    state.reveals += 1  # everybody sees what lay hidden: no decision before this one can be taken back
    state.shown = state.cups
    for other, cup in enumerate(state.cups):
        if cup:
            tell(state, "shown", "liar.doubt.1", other, {"dice": [str(face) for face in sorted(cup)]})
    face = act.face_bid(state.bid)
    there = sum(cup.count(face) for cup in state.cups)
    tell(state, "counted", "liar.doubt.2", EVERYONE, {"there": there, "face": face})
    lose_die(state, seat if there >= act.count_bid(state.bid) else state.bidder)


def lose_die(state: LiarState, loser: int) -> None:
    """Lay a die aside; the loser begins the next round, or the next seat does (liar.doubt.2, liar.doubt.3)."""
    state.left[loser] -= 1
    state.aside += 1
    tell(state, "die", "liar.doubt.2", loser, {}, points=-1)
    if state.left[loser] == 0:
        state.out.append(loser)
        tell(state, "out", "liar.end.1", loser, {})
    state.turn = loser if state.left[loser] > 0 else next_seat(state, loser)
    state.cups = [[] for _ in state.left]
    state.bid = NOTHING
    state.bidder = NOBODY


def tell(state: LiarState, name: str, rule: str, seat: int, facts: dict[str, Fact], points: int | None = None) -> None:
    """Write an event down, if anybody wants to know."""
    if state.journal is not None:
        state.journal.append(JournalEvent(name, rule, seat, facts, points))
