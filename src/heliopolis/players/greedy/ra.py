"""A greedy player of Ra: it knows what a lot is worth to each seat, and what its suns are worth.

A lot is worth the fame it would score now, and for tiles that are kept, what they promise for later epochs. A seat bids
when a lot is worth more than such a sun usually buys, invokes Ra when the lot is good for it and worse for the others,
and draws otherwise.
"""

from collections.abc import Callable

from heliopolis.core.rng import Rng
from heliopolis.core.state import State
from heliopolis.core.verbs import unknown
from heliopolis.games.ra import actions as act, areas as area, phases as at, suns, tiles as tile
from heliopolis.games.ra.components import AUCTION_TRACK, EPOCHS
from heliopolis.games.ra.state import RaState

CIVILISATIONS = slice(int(tile.FIRST_CIVILISATION), int(tile.LAST_CIVILISATION) + 1)
MONUMENTS = slice(int(tile.FIRST_MONUMENT), int(tile.LAST_MONUMENT) + 1)
"""Where a list of tiles by kind has them."""

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
    if state.phase == at.AUCTION:
        return choose_bid(state, seat, legal)
    if state.phase == at.DISCARD:
        return best(legal, lambda action: -loss(state, seat, act.kind_discarded(action)))
    if state.phase == at.TURN or state.phase == at.GODS:
        take = choose_take(state, seat, legal)
        if take is not None:
            return take
        return int(act.DONE) if state.phase == at.GODS else choose_turn(state, seat, rng)
    raise unknown("decision in phase", state.phase)


def best(actions: list[int], worth: Callable[[int], float]) -> int:
    """Return the action that is worth most; the first of equals."""
    return max(actions, key=worth)


def choose_take(state: RaState, seat: int, legal: list[int]) -> int | None:
    """Play a god for a good tile, if there is one."""
    takes = [action for action in legal if act.verb_of(action) == act.TAKE]
    if not takes:
        return None
    take = best(takes, lambda action: tile_worth(state, seat, act.kind_taken(action)))
    return take if tile_worth(state, seat, act.kind_taken(take)) >= GOD_WORTH else None


def choose_turn(state: RaState, seat: int, rng: Rng) -> int:
    """Invoke Ra on a lot that suits this seat best, or draw."""
    if state.track_tiles == AUCTION_TRACK:
        return int(act.INVOKE)
    mine = lot_worth(state, seat)
    rivals = [lot_worth(state, other) for other in range(int(state.seats)) if other != seat and suns_up(state, other)]
    lowest = min(suns_up(state, seat))
    if not rivals:
        stops = mine >= price(state, seat, lowest) or in_danger(state, rng)
        return int(act.INVOKE) if stops else int(act.DRAW)
    wanted = mine >= price(state, seat, lowest) and mine + 2.0 >= max(rivals)
    crowded = state.track_tiles >= AUCTION_TRACK - 1 and mine > 0
    return int(act.INVOKE) if wanted or crowded else int(act.DRAW)


def in_danger(state: RaState, rng: Rng) -> bool:
    """Tell whether the next Ra would end the epoch, and be rather careful about it."""
    return state.ra_tiles == state.box.ra_track - 1 and state.track_tiles > 0 and rng.below(2) == 0


def choose_bid(state: RaState, seat: int, legal: list[int]) -> int:
    """Bid the lowest sun that beats the highest bid, if the lot is worth it."""
    bids = [action for action in legal if act.verb_of(action) == act.BID]
    if not bids:
        return int(act.PASS)
    lowest = bids[0]
    if act.PASS not in legal:
        return lowest
    worth = lot_worth(state, seat) + sun_worth(state, int(state.centre_sun)) * 0.3
    return lowest if worth >= price(state, seat, act.sun_bid(lowest)) else int(act.PASS)


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
    return suns.listed(int(state.areas[seat * area.ROW + area.SUNS_UP]))


def tiles_of(state: RaState, seat: int) -> list[int]:
    """Count a seat's tiles by kind."""
    return [int(state.areas[seat * area.ROW + kind]) for kind in range(int(tile.FIRST_DISASTER))]


def lot_worth(state: RaState, seat: int) -> float:
    """Return what the auction track is worth to a seat, tile after tile."""
    held = tiles_of(state, seat)
    total = 0.0
    for slot in range(int(AUCTION_TRACK)):
        kind = int(state.track[slot])
        if kind != tile.NO_TILE:
            total += worth_in(state, held, kind)
            if kind < tile.FIRST_DISASTER:
                held[kind] += 1
    return total


def tile_worth(state: RaState, seat: int, kind: int) -> float:
    """Return what one more tile of a kind is worth to a seat."""
    return worth_in(state, tiles_of(state, seat), kind)


def loss(state: RaState, seat: int, kind: int) -> float:
    """Return what a seat loses with a tile of a kind."""
    held = tiles_of(state, seat)
    held[kind] -= 1
    return worth_in(state, held, kind)


def worth_in(state: RaState, held: list[int], kind: int) -> float:
    """Return what a tile of a kind adds to those held."""
    epochs_left = int(EPOCHS - state.epoch) + 1
    if kind == tile.GOD:
        return 3.0
    if kind == tile.GOLD:
        return 3.0
    if kind == tile.PHARAOH:
        return 0.6 + 0.7 * epochs_left
    if kind == tile.NILE:
        return (1.0 if held[tile.FLOOD] else 0.4) + 0.4 * (epochs_left - 1)
    if kind == tile.FLOOD:
        return 1.5 + (0.0 if held[tile.FLOOD] else 0.9 * held[tile.NILE])
    if tile.FIRST_CIVILISATION <= kind <= tile.LAST_CIVILISATION:
        return civilisation_worth(held, kind)
    if tile.FIRST_MONUMENT <= kind <= tile.LAST_MONUMENT:
        return monument_worth(held, kind, epochs_left)
    if kind == tile.DROUGHT:
        return -(0.5 + held[tile.NILE] * 0.3 + min(2, held[tile.FLOOD]) * 1.5)
    if kind == tile.UNREST:
        return -2.5 * min(2, sum(held[CIVILISATIONS]))
    if kind == tile.EARTHQUAKE:
        return -1.2 * min(2, sum(held[MONUMENTS]))
    if kind == tile.FUNERAL:
        return -(0.6 + 0.7 * epochs_left) * min(2, held[tile.PHARAOH])
    raise unknown("tile", kind)


def civilisation_worth(held: list[int], kind: int) -> float:
    """Return what a civilisation adds: the first saves from a loss, the third and later ones score."""
    if held[kind]:
        return 0.2
    different = sum(count > 0 for count in held[CIVILISATIONS])
    return (5.0, 1.5, 4.0, 5.0, 5.0)[different]


def monument_worth(held: list[int], kind: int, epochs_left: int) -> float:
    """Return what a monument adds: one for a new kind, more towards eight kinds or three alike."""
    hope = 0.3 * (epochs_left - 1)
    if held[kind]:
        return (0.0, 1.2, 4.0, 5.0, 5.0, 0.0)[min(5, held[kind])] + hope
    different = sum(count > 0 for count in held[MONUMENTS])
    return (1.0, 1.0, 1.0, 1.0, 1.2, 1.8, 4.0, 5.0)[different] + hope
