"""A greedy player of Ra: it knows what a lot is worth to each seat, and what its suns are worth.

A lot is worth the fame it would score now, and for tiles that are kept, what they promise for later epochs. A seat bids
when a lot is worth more than such a sun usually buys, invokes Ra when the lot is good for it and worse for the others,
and draws otherwise.
"""

from collections.abc import Callable

from heliopolis.core.rng import Rng
from heliopolis.core.state import State
from heliopolis.games.ra.actions import BID, DISCARD, DRAW, FIRST_DISCARD, FIRST_TAKE, INVOKE, PASS, TAKE
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
    GOLD,
    HIGHEST_SUN,
    NILE,
    NO_TILE,
    PHARAOH,
    UNREST,
)
from heliopolis.games.ra.state import AUCTION, DISCARD as DISCARD_PHASE, ROW, SUNS_UP, RaState

USUAL_LOT = 8.0
"""What an average sun buys."""
GOD_WORTH = 3.5
"""What a tile must be worth before a god is spent on it."""


def choose(state: State, seat: int, rng: Rng) -> int:
    """Choose a legal action."""
    assert isinstance(state, RaState)
    legal = state.legal_actions(seat)
    if len(legal) == 1:
        return legal[0]
    if state.phase == AUCTION:
        return choose_bid(state, seat, legal)
    if state.phase == DISCARD_PHASE:
        return best(legal, lambda action: -loss(state, seat, action - int(DISCARD)))
    return choose_turn(state, seat, legal, rng)


def best(actions: list[int], worth: Callable[[int], float]) -> int:
    """Return the action that is worth most; the first of equals."""
    return max(actions, key=worth)


def choose_turn(state: RaState, seat: int, legal: list[int], rng: Rng) -> int:
    """Play a god for a good tile, invoke Ra on a lot that suits this seat best, or draw."""
    takes = [action for action in legal if FIRST_TAKE <= action < FIRST_DISCARD]
    if takes:
        take = best(takes, lambda action: tile_worth(state, seat, action - int(TAKE)))
        if tile_worth(state, seat, take - int(TAKE)) >= GOD_WORTH:
            return take
    if INVOKE not in legal:
        return legal[0]
    if DRAW not in legal:
        return int(INVOKE)
    mine = lot_worth(state, seat)
    rivals = [lot_worth(state, other) for other in range(int(state.seats)) if other != seat and suns_up(state, other)]
    lowest = min(suns_up(state, seat))
    if not rivals:
        return int(INVOKE) if mine >= price(state, seat, lowest) or in_danger(state, rng) else int(DRAW)
    wanted = mine >= price(state, seat, lowest) and mine + 2.0 >= max(rivals)
    crowded = state.track_tiles >= AUCTION_TRACK - 1 and mine > 0
    return int(INVOKE) if wanted or crowded else int(DRAW)


def in_danger(state: RaState, rng: Rng) -> bool:
    """Tell whether the next Ra would end the epoch, and be rather careful about it."""
    return state.ra_tiles == state.box.ra_track - 1 and state.track_tiles > 0 and rng.below(2) == 0


def choose_bid(state: RaState, seat: int, legal: list[int]) -> int:
    """Bid the lowest sun that beats the highest bid, if the lot is worth it."""
    bids = [action for action in legal if action != PASS]
    if not bids:
        return int(PASS)
    lowest = bids[0]
    if PASS not in legal:
        return lowest
    worth = lot_worth(state, seat) + sun_worth(state, int(state.centre_sun)) * 0.3
    return lowest if worth >= price(state, seat, lowest - int(BID)) else int(PASS)


def price(state: RaState, seat: int, sun: int) -> float:
    """Return what a lot must be worth for a sun: less when the epoch draws to its end with many suns left."""
    left = 1.0 - float(state.ra_tiles) / float(state.box.ra_track)
    held = len(suns_up(state, seat))
    urgency = min(1.0, left * 3.0 / held)
    return USUAL_LOT * (0.45 + 0.75 * sun_worth(state, sun)) * (0.25 + 0.75 * urgency)


def sun_worth(state: RaState, sun: int) -> float:
    """Return which share of the other suns a sun beats."""
    others = [other for each in range(int(state.seats)) for other in suns_up(state, each) if other != sun]
    return sum(other < sun for other in others) / len(others) if others else 0.5


def suns_up(state: RaState, seat: int) -> list[int]:
    """List a seat's suns that lie face up."""
    bits = int(state.areas[seat * ROW + SUNS_UP])
    return [sun for sun in range(1, int(HIGHEST_SUN) + 1) if bits >> sun & 1]


def lot_worth(state: RaState, seat: int) -> float:
    """Return what the auction track is worth to a seat, tile after tile."""
    area = [int(state.areas[seat * ROW + kind]) for kind in range(int(FUNERAL))]
    total = 0.0
    for slot in range(int(AUCTION_TRACK)):
        kind = int(state.track[slot])
        if kind != NO_TILE:
            total += worth_in(state, area, kind)
            if kind < FUNERAL:
                area[kind] += 1
    return total


def tile_worth(state: RaState, seat: int, kind: int) -> float:
    """Return what one more tile of a kind is worth to a seat."""
    area = [int(state.areas[seat * ROW + held]) for held in range(int(FUNERAL))]
    return worth_in(state, area, kind)


def loss(state: RaState, seat: int, kind: int) -> float:
    """Return what a seat loses with a tile of a kind."""
    area = [int(state.areas[seat * ROW + held]) for held in range(int(FUNERAL))]
    area[kind] -= 1
    return worth_in(state, area, kind)


def worth_in(state: RaState, area: list[int], kind: int) -> float:
    """Return what a tile of a kind adds to an area."""
    epochs_left = int(EPOCHS - state.epoch) + 1
    if kind == GOD:
        return 3.0
    if kind == GOLD:
        return 3.0
    if kind == PHARAOH:
        return 0.6 + 0.7 * epochs_left
    if kind == NILE:
        return (1.0 if area[FLOOD] else 0.4) + 0.4 * (epochs_left - 1)
    if kind == FLOOD:
        return 1.5 + (0.0 if area[FLOOD] else 0.9 * area[NILE])
    if FIRST_CIVILISATION <= kind < FIRST_MONUMENT:
        return civilisation_worth(area, kind)
    if FIRST_MONUMENT <= kind < FUNERAL:
        return monument_worth(area, kind, epochs_left)
    if kind == DROUGHT:
        return -(0.5 + area[NILE] * 0.3 + min(2, area[FLOOD]) * 1.5)
    if kind == UNREST:
        return -2.5 * min(2, sum(area[FIRST_CIVILISATION:FIRST_MONUMENT]))
    if kind == EARTHQUAKE:
        return -1.2 * min(2, sum(area[FIRST_MONUMENT:FUNERAL]))
    return -(0.6 + 0.7 * epochs_left) * min(2, area[PHARAOH])


def civilisation_worth(area: list[int], kind: int) -> float:
    """Return what a civilisation adds: the first saves from a loss, the third and later ones score."""
    if area[kind]:
        return 0.2
    different = sum(count > 0 for count in area[FIRST_CIVILISATION:FIRST_MONUMENT])
    return (5.0, 1.5, 4.0, 5.0, 5.0)[different]


def monument_worth(area: list[int], kind: int, epochs_left: int) -> float:
    """Return what a monument adds: one for a new kind, more towards eight kinds or three alike."""
    hope = 0.3 * (epochs_left - 1)
    if area[kind]:
        return (0.0, 1.2, 4.0, 5.0, 5.0, 0.0)[min(5, area[kind])] + hope
    different = sum(count > 0 for count in area[FIRST_MONUMENT:FUNERAL])
    return (1.0, 1.0, 1.0, 1.0, 1.2, 1.8, 4.0, 5.0)[different] + hope
