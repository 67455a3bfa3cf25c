"""How a game of Ra goes on.

deal      chance gives each seat a group of suns           then the highest sun begins
turn      draw | invoke Ra | play gods                     one action, then the next seat to the left
drawing   chance draws a tile: a Ra starts an auction      or, when it fills the Ra track, ends the epoch
auction   each seat bids a sun or passes                   the winner takes the tiles and the sun in the centre
discard   disasters take their tiles                       then the game goes on where they struck
epoch     ends when no sun is face up, or by Ra: scoring   three times
"""

from typing import Final

from heliopolis.core.compat import i64
from heliopolis.core.journal import EVERYONE, Fact, JournalEvent
from heliopolis.core.rng import Rng
from heliopolis.core.state import CHANCE, OVER
from heliopolis.games.ra import scoring
from heliopolis.games.ra.actions import (
    BID,
    DISCARD as DISCARD_ACTION,
    DONE,
    DRAW,
    DRAWN,
    FIRST_DISCARD,
    FIRST_TAKE,
    INVOKE,
    PASS,
    TAKE,
)
from heliopolis.games.ra.components import (
    AUCTION_TRACK,
    DROUGHT,
    EARTHQUAKE,
    EPOCHS,
    FIRST_CIVILISATION,
    FIRST_MONUMENT,
    FLOOD,
    FUNERAL,
    GOD,
    KINDS,
    NAMES,
    NILE,
    NO_TILE,
    PHARAOH,
    RA,
    UNREST,
)
from heliopolis.games.ra.state import (
    AUCTION,
    DEAL,
    DISCARD,
    DRAWING,
    FINISHED,
    GODS,
    INVOKED,
    NO_AUCTION,
    NOBODY,
    RA_DRAWN,
    ROW,
    SUNS_DOWN,
    SUNS_UP,
    TRACK_FULL,
    TURN,
    RaState,
)

LOST_TO_A_DISASTER: Final[i64] = 2


def apply(state: RaState, seat: i64, action: i64) -> None:
    """Carry out a seat's decision."""
    if action == DRAW:
        state.phase = DRAWING
        state.acting = CHANCE
    elif action == INVOKE:
        start_auction(state, TRACK_FULL if state.track_tiles == AUCTION_TRACK else INVOKED)
    elif action == PASS:
        answer_auction(state, seat)
    elif action == DONE:
        end_turn(state)
    elif action < FIRST_TAKE:
        state.high_bid = action - BID
        state.high_bidder = seat
        answer_auction(state, seat)
    elif action < FIRST_DISCARD:
        play_god(state, seat, action - TAKE)
    else:
        discard(state, seat, action - DISCARD_ACTION)


# Chance.


def outcomes(state: RaState) -> list[tuple[int, int]]:
    """Return the groups of suns not dealt yet, or the tiles left in the bag, with their weights."""
    found: list[tuple[int, int]] = []
    if state.phase == DEAL:
        for group in range(state.seats):
            if not (state.dealt >> group) & 1:
                found.append((group, 1))
        return found
    for kind in range(KINDS):
        if state.bag[kind] > 0:
            found.append((DRAWN + kind, state.bag[kind]))
    return found


def sample(state: RaState, rng: Rng) -> i64:
    """Draw a group of suns or a tile, each as likely as any other."""
    if state.phase == DEAL:
        return sample_group(state, rng)
    left = rng.below(state.bag_tiles)
    kind: i64 = 0
    while left >= state.bag[kind]:
        left -= state.bag[kind]
        kind += 1
    return DRAWN + kind


def sample_group(state: RaState, rng: Rng) -> i64:
    """Draw one of the groups of suns that are not dealt yet."""
    undealt: i64 = 0
    for group in range(state.seats):
        if not (state.dealt >> group) & 1:
            undealt += 1
    skip = rng.below(undealt)
    for group in range(state.seats):
        if not (state.dealt >> group) & 1:
            if skip == 0:
                return group
            skip -= 1
    raise ValueError("all suns are dealt")


def resolve(state: RaState, outcome: i64) -> None:
    """Let chance answer."""
    if state.phase == DEAL:
        deal(state, outcome)
        return
    kind = outcome - DRAWN
    state.bag[kind] -= 1
    state.bag_tiles -= 1
    if kind == RA:
        draw_ra(state)
    else:
        place_tile(state, kind)
        end_turn(state)


def deal(state: RaState, group: i64) -> None:
    """Give a group of suns to the next seat; with the last one the first epoch begins (ra.setup.3)."""
    bit: i64 = 1
    state.dealt |= bit << group
    state.areas[state.turn * ROW + SUNS_UP] = state.box.groups[group]
    state.turn += 1
    if state.turn == state.seats:
        begin_epoch(state)


# A turn.


def begin_epoch(state: RaState) -> None:
    """The seat with the highest sun begins (ra.epochs.5)."""
    begin_turn(state, scoring.seat_with_highest_sun(state))


def begin_turn(state: RaState, seat: i64) -> None:
    """Let a seat decide what to do with its turn."""
    state.turn = seat
    state.acting = seat
    state.phase = TURN


def end_turn(state: RaState) -> None:
    """The turn passes left to the next seat with a sun face up; without any, the epoch ends (ra.turn.1, ra.turn.3)."""
    seat = state.turn
    for _ in range(state.seats):
        seat += 1
        if seat == state.seats:
            seat = 0
        if state.areas[seat * ROW + SUNS_UP] != 0:
            begin_turn(state, seat)
            return
    end_epoch(state)


def place_tile(state: RaState, kind: i64) -> None:
    """A drawn tile goes to the first empty place of the auction track (ra.draw.2)."""
    slot: i64 = 0
    while state.track[slot] != NO_TILE:
        slot += 1
    state.track[slot] = kind
    state.track_tiles += 1


def draw_ra(state: RaState) -> None:
    """A Ra starts an auction; the one that fills the Ra track ends the epoch at once (ra.draw.3, ra.epochs.2)."""
    state.ra_tiles += 1
    if state.ra_tiles == state.box.ra_track:
        state.gone_tiles += state.track_tiles
        clear_track(state)
        end_epoch(state)
    else:
        start_auction(state, RA_DRAWN)


def clear_track(state: RaState) -> None:
    """Take every tile off the auction track."""
    for slot in range(AUCTION_TRACK):
        state.track[slot] = NO_TILE
    state.track_tiles = 0


# Gods.


def play_god(state: RaState, seat: i64, kind: i64) -> None:
    """A god leaves the game and its owner takes a tile of the auction track (ra.gods.1, ra.gods.3)."""
    slot: i64 = 0
    while state.track[slot] != kind:
        slot += 1
    state.track[slot] = NO_TILE
    state.track_tiles -= 1
    state.areas[seat * ROW + GOD] -= 1
    state.gone_tiles += 1
    receive(state, seat, kind)
    settle_disasters(state, seat)


def go_on_with_gods(state: RaState, seat: i64) -> None:
    """After a god, another may be played while the seat has one and there is a tile to take (ra.gods.1)."""
    if state.areas[seat * ROW + GOD] > 0:
        for slot in range(AUCTION_TRACK):
            if state.track[slot] >= PHARAOH:
                state.phase = GODS
                return
    end_turn(state)


# An auction.


def start_auction(state: RaState, auction: i64) -> None:
    """The seat whose turn it is becomes the priest; bidding starts on its left (ra.auction.1, ra.auction.2)."""
    state.phase = AUCTION
    state.auction = auction
    state.high_bid = 0
    state.high_bidder = NOBODY
    ask_next_bidder(state, state.turn)


def ask_next_bidder(state: RaState, seat: i64) -> None:
    """Ask the next seat to the left that has a sun face up; the priest, who has one, comes last (ra.auction.2)."""
    while True:
        seat += 1
        if seat == state.seats:
            seat = 0
        if state.areas[seat * ROW + SUNS_UP] != 0:
            state.acting = seat
            return


def answer_auction(state: RaState, seat: i64) -> None:
    """Go on to the next bidder, or end the auction with the priest's answer (ra.auction.2)."""
    if seat != state.turn:
        ask_next_bidder(state, seat)
    elif state.high_bidder != NOBODY:
        sell(state)
    else:
        leave_unsold(state)


def leave_unsold(state: RaState) -> None:
    """Nobody has bid: a full track is discarded, otherwise the tiles stay (ra.auction.8, ra.auction.9)."""
    if state.journal is not None:
        name = "discarded" if state.auction == TRACK_FULL else "unsold"
        rule = "ra.auction.8" if state.auction == TRACK_FULL else "ra.auction.9"
        state.journal.append(JournalEvent(name, rule, EVERYONE, {}))
    if state.auction == TRACK_FULL:
        state.gone_tiles += state.track_tiles
        clear_track(state)
    state.auction = NO_AUCTION
    end_turn(state)


def sell(state: RaState) -> None:
    """The highest bid wins the tiles and the centre's sun, and goes to the centre (ra.auction.6, ra.auction.7)."""
    winner = state.high_bidder
    if state.journal is not None:
        state.journal.append(sale(state))
    bit: i64 = 1
    state.areas[winner * ROW + SUNS_UP] -= bit << state.high_bid
    state.areas[winner * ROW + SUNS_DOWN] += bit << state.centre_sun
    state.centre_sun = state.high_bid
    state.high_bid = 0
    state.high_bidder = NOBODY
    for slot in range(AUCTION_TRACK):
        if state.track[slot] != NO_TILE:
            receive(state, winner, state.track[slot])
    clear_track(state)
    settle_disasters(state, winner)


def sale(state: RaState) -> JournalEvent:
    """Tell who wins the auction, with which sun, and what for."""
    tiles = [NAMES[kind] for kind in state.track if kind != NO_TILE]
    facts: dict[str, Fact] = {"sun": int(state.high_bid), "won_sun": int(state.centre_sun), "tiles": tiles}
    return JournalEvent("won", "ra.auction.6", int(state.high_bidder), facts)


# Disasters.


def receive(state: RaState, seat: i64, kind: i64) -> None:
    """Put a tile into a seat's area; of a disaster, note what it will take (ra.disasters.1, ra.disasters.2)."""
    if kind < FUNERAL:
        state.areas[seat * ROW + kind] += 1
        return
    state.gone_tiles += 1
    if kind == FUNERAL:
        state.funeral_due += LOST_TO_A_DISASTER
    elif kind == DROUGHT:
        state.drought_due += LOST_TO_A_DISASTER
    elif kind == UNREST:
        state.unrest_due += LOST_TO_A_DISASTER
    else:
        state.earthquake_due += LOST_TO_A_DISASTER


def settle_disasters(state: RaState, seat: i64) -> None:
    """Take the tiles that disasters are due, asking the owner where there is a choice (ra.disasters.2 to 4)."""
    while state.funeral_due > 0:
        lose(state, seat, PHARAOH, FUNERAL)
    while state.drought_due > 0:
        lose(state, seat, FLOOD if state.areas[seat * ROW + FLOOD] > 0 else NILE, DROUGHT)
    while state.unrest_due > 0:
        kind = only_choice(state, seat, FIRST_CIVILISATION, FIRST_MONUMENT, state.unrest_due)
        if kind == NO_TILE:
            ask_for_discard(state, seat)
            return
        lose(state, seat, kind, UNREST)
    while state.earthquake_due > 0:
        kind = only_choice(state, seat, FIRST_MONUMENT, FUNERAL, state.earthquake_due)
        if kind == NO_TILE:
            ask_for_discard(state, seat)
            return
        lose(state, seat, kind, EARTHQUAKE)
    if state.auction == NO_AUCTION:
        go_on_with_gods(state, seat)
    else:
        state.auction = NO_AUCTION
        end_turn(state)


def only_choice(state: RaState, seat: i64, first: i64, last: i64, due: i64) -> i64:
    """Return a kind to lose without asking: there is but one, or all go; NO_TILE if the owner has a choice."""
    kinds: i64 = 0
    tiles: i64 = 0
    held = first
    for kind in range(first, last):
        count = state.areas[seat * ROW + kind]
        if count > 0:
            kinds += 1
            tiles += count
            held = kind
    return held if kinds <= 1 or tiles <= due else NO_TILE


def ask_for_discard(state: RaState, seat: i64) -> None:
    """Let the owner choose a tile to lose."""
    state.phase = DISCARD
    state.acting = seat


def discard(state: RaState, seat: i64, kind: i64) -> None:
    """Lose the chosen tile, then go on with what is due (ra.disasters.4)."""
    lose(state, seat, kind, UNREST if kind < FIRST_MONUMENT else EARTHQUAKE)
    settle_disasters(state, seat)


def lose(state: RaState, seat: i64, kind: i64, disaster: i64) -> None:
    """Give one tile to a disaster; if there is none, nothing more is due to it (ra.disasters.2, ra.disasters.3)."""
    if state.areas[seat * ROW + kind] > 0:
        state.areas[seat * ROW + kind] -= 1
        state.gone_tiles += 1
        if state.journal is not None:
            facts: dict[str, Fact] = {"disaster": NAMES[disaster], "tile": NAMES[kind]}
            state.journal.append(JournalEvent("lost", "ra.disasters.2", int(seat), facts))
    if disaster == FUNERAL:
        state.funeral_due -= 1
    elif disaster == DROUGHT:
        state.drought_due -= 1
    elif disaster == UNREST:
        state.unrest_due -= 1
    else:
        state.earthquake_due -= 1


# Epochs.


def end_epoch(state: RaState) -> None:
    """Clear the Ra track, score, and begin the next epoch or end the game (ra.epochs.1 to 5, ra.end.1)."""
    state.gone_tiles += state.ra_tiles
    state.ra_tiles = 0
    scoring.score_epoch(state)
    if state.epoch == EPOCHS:
        state.phase = FINISHED
        state.acting = OVER
        return
    state.epoch += 1
    for seat in range(state.seats):
        state.areas[seat * ROW + SUNS_UP] |= state.areas[seat * ROW + SUNS_DOWN]
        state.areas[seat * ROW + SUNS_DOWN] = 0
    begin_epoch(state)
