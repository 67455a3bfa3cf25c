"""How a game of Ra goes on.

deal      chance gives each seat a group of suns           then the highest sun begins
turn      draw | invoke Ra | play gods                     one action, then the next seat to the left
drawing   chance draws a tile: a Ra starts an auction      or, when it fills the Ra track, ends the epoch
auction   each seat bids a sun or passes                   the winner takes the tiles and the sun in the centre
discard   disasters take their tiles                       then the game goes on where they struck
epoch     ends when no sun is face up, or by Ra: scoring   three times
"""

from heliopolis.core.compat import i64
from heliopolis.core.state import CHANCE, OVER
from heliopolis.core.verbs import unknown

from . import actions as act, areas as area, auction, disasters, phases as at, scoring, suns, tiles as tile
from .components import AUCTION_TRACK, EPOCHS
from .state import RaState


def apply(state: RaState, seat: i64, action: i64) -> None:
    """Carry out a seat's decision."""
    verb = act.verb_of(action)
    if verb == act.DRAW:
        state.phase = at.DRAWING
        state.acting = CHANCE
    elif verb == act.INVOKE:
        auction.start(state, at.TRACK_FULL if state.track_tiles == AUCTION_TRACK else at.INVOKED)
    elif verb == act.PASS:
        auction.go_on(state, seat)
    elif verb == act.BID:
        auction.bid(state, seat, act.sun_bid(action))
    elif verb == act.TAKE:
        play_god(state, seat, act.kind_taken(action))
    elif verb == act.DONE:
        end_turn(state)
    elif verb == act.DISCARD:
        disasters.discard(state, seat, act.kind_discarded(action))
    else:
        raise unknown("action", action)


# Turns.


def begin_turn(state: RaState, seat: i64) -> None:
    """Let a seat decide what to do with its turn."""
    state.turn = seat
    state.acting = seat
    state.phase = at.TURN


def end_turn(state: RaState) -> None:
    """The turn passes left to the next seat with a sun face up; without any, the epoch ends (ra.turn.1, ra.turn.3)."""
    seat = state.turn
    for _ in range(state.seats):
        seat += 1
        if seat == state.seats:
            seat = 0
        if state.areas[seat * area.ROW + area.SUNS_UP] != 0:
            begin_turn(state, seat)
            return
    end_epoch(state)


def play_god(state: RaState, seat: i64, kind: i64) -> None:
    """A god leaves the game and its owner takes a tile of the auction track (ra.gods.1, ra.gods.3)."""
    slot: i64 = 0
    while state.track[slot] != kind:
        slot += 1
    state.track[slot] = tile.NO_TILE
    state.track_tiles -= 1
    state.areas[seat * area.ROW + tile.GOD] -= 1
    state.gone_tiles += 1
    disasters.receive(state, seat, kind)
    disasters.settle(state, seat)


def go_on_after_tiles(state: RaState, seat: i64) -> None:
    """A seat has its tiles, and disasters have theirs: an auction ends the turn, after a god there may be another."""
    if state.auction == at.NO_AUCTION and may_play_god(state, seat):
        state.phase = at.GODS
        state.acting = seat
        return
    state.auction = at.NO_AUCTION
    end_turn(state)


def may_play_god(state: RaState, seat: i64) -> bool:
    """Tell whether a seat has a god, and there is a tile to take (ra.gods.1, ra.gods.2)."""
    if state.areas[seat * area.ROW + tile.GOD] == 0:
        return False
    return any(state.track[slot] >= tile.FIRST_TAKEN for slot in range(AUCTION_TRACK))


# Epochs.


def begin_epoch(state: RaState) -> None:
    """The seat with the highest sun begins (ra.epochs.5)."""
    begin_turn(state, suns.holder_of_highest(state))


def end_epoch(state: RaState) -> None:
    """Clear the Ra track, score, and begin the next epoch or end the game (ra.epochs.1 to 5, ra.end.1)."""
    state.gone_tiles += state.ra_tiles
    state.ra_tiles = 0
    scoring.score_epoch(state)
    if state.epoch == EPOCHS:
        state.phase = at.FINISHED
        state.acting = OVER
        return
    state.epoch += 1
    for seat in range(state.seats):
        row = seat * area.ROW
        state.areas[row + area.SUNS_UP] |= state.areas[row + area.SUNS_DOWN]
        state.areas[row + area.SUNS_DOWN] = 0
    begin_epoch(state)


def ended_by(state: RaState) -> str:
    """Say how the last epoch has ended: a sun face up is left only if the Ra track was filled (ra.epochs.1, 2)."""
    for seat in range(state.seats):
        if state.areas[seat * area.ROW + area.SUNS_UP] != 0:
            return "ra-track"
    return "suns"
