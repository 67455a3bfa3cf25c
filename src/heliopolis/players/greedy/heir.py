"""A greedy player of Heir to the Pharaoh: it knows what a god is worth, and bids a card to match.

A worthy god gets a high card and a poor one a low card, with some chance in it, so that a bid is hard to foresee.
Monuments go where they score most for whoever will turn them, if that is oneself, and least if it is not.
"""

from heliopolis.core.bits import count_bits
from heliopolis.core.rng import Rng
from heliopolis.core.state import State
from heliopolis.games.heir import (
    actions as act,
    areas as area,
    components as piece,
    deities,
    phases as at,
    scoring,
)
from heliopolis.games.heir.grid import DIRECTIONS, turned
from heliopolis.games.heir.magic import supply_card
from heliopolis.games.heir.state import HeirState

GREAT = 8.0
"""What a god must be worth to deserve the highest card."""
MAGIC_WORTH = 1.8
"""What a magic card in hand is worth."""
FAVOURITES = (piece.GIFT, piece.CRY, piece.EYE, piece.BLESSING, piece.MEEKNESS, piece.LOGIC, piece.STEALTH)
"""Magic in the order in which it is kept."""


def choose(state: State, seat: int, rng: Rng) -> int:
    """Choose a legal action."""
    assert isinstance(state, HeirState)
    legal = state.legal_actions(seat)
    if len(legal) == 1:
        return legal[0]
    if state.phase == at.BID:
        return choose_bid(state, seat, legal, rng)
    if state.phase == at.MAGIC:
        return choose_magic(state, seat, legal, rng)
    if state.phase == at.CHANGE:
        return choose_change(state, seat, legal)
    if state.phase in (at.OFFER, at.TIE):
        return choose_offering(state, legal, rng)
    if state.phase in (at.PLACE, at.MOVE, at.TURN, at.CLAIM):
        return choose_building(state, seat, legal, rng)
    if state.phase == at.KEEP:
        return next(act.KEEP + magic for magic in FAVOURITES if act.KEEP + magic in legal)
    if state.phase == at.RENEW:
        return choose_monument(state, seat, legal)
    if state.phase in (at.BASE, at.MARKS):
        return legal[rng.below(len(legal))]
    raise ValueError(f"nobody decides in phase {state.phase}")


def share_of(cards: list[int], share: float, rng: Rng) -> int:
    """Return the card that stands so high among some, 0 the lowest and 1 the highest, give or take a little."""
    jitter = (int(rng.below(1000)) / 1000.0 - 0.5) * 0.3
    place = round((share + jitter) * (len(cards) - 1))
    return cards[min(len(cards) - 1, max(0, place))]


# What gods are worth.


def worth(state: HeirState, seat: int, god: int) -> float:
    """Return what it is worth to a seat that it, and not the other, has a god."""
    favorite = deities.is_favorite(state, god)
    if god == piece.SESHAT:
        return 2.5 + (1.0 if favorite else 0.0)
    if god == piece.GEB_AND_NUT:
        return 3.0 + 0.6 * float(state.monuments) + (0.8 if favorite else 0.0)
    if god == piece.PTAH:
        kind = int(state.active_card)
        return next_card_points(state, seat, kind) + 0.6 * next_card_points(state, 1 - seat, kind)
    if god == piece.RA:
        value = 2 if favorite else 1
        return value + chain_gain(state, seat, value) + 0.6 * chain_gain(state, 1 - seat, value)
    if state.round == piece.ROUNDS:
        return float(state.box.last_wadjet_points)
    return MAGIC_WORTH * (1.6 if favorite else 1.0)


def next_card_points(state: HeirState, seat: int, kind: int) -> float:
    """Return what one more monument card of a kind scores, and half of what the one after it would."""
    cards = int(state.sides[seat * area.SIDE + area.CLAIMED + kind])
    points = [int(each) for each in state.box.card_points] + [0, 0]
    return points[cards] + (0.3 * points[cards + 1] if state.round < piece.ROUNDS else 0.0)


def chain_gain(state: HeirState, seat: int, value: int) -> float:
    """Return what marking this round's sun adds to a seat's strongest chain, as far as the final scoring goes."""
    before = scoring.strongest_chain(state, seat)
    copy = state.clone()
    copy.table[area.SUN_OWNER + copy.round - 1] = seat
    copy.table[area.SUN_VALUE + copy.round - 1] = value
    return float((scoring.strongest_chain(copy, seat) - before) * state.box.chain_points)


# Bidding.


def choose_bid(state: HeirState, seat: int, legal: list[int], rng: Rng) -> int:
    """Bid as high as the god is worth; with magic that turns bids around, as low."""
    share = min(1.0, worth(state, seat, int(state.god)) / GREAT)
    called = int(state.sides[seat * area.SIDE + area.CALLED])
    if called in (piece.LOGIC, piece.MEEKNESS):
        return legal[0]
    if called == piece.STEALTH:
        share = 0.7
    if called == piece.EYE:
        share = 0.0
    if called == piece.BLESSING:
        share = max(share, 0.85)
    return share_of(legal, share, rng)


def choose_magic(state: HeirState, seat: int, legal: list[int], rng: Rng) -> int:
    """Call on magic where it helps most: a gift at once, most others for a god that is worth it."""
    value = worth(state, seat, int(state.god))
    last_rounds = state.round >= piece.ROUNDS - 1
    if act.CALL + piece.GIFT in legal and supply_card(state) != piece.NO_CARD:
        return int(act.CALL + piece.GIFT)
    wanted = [
        action for action in legal if action not in (act.CALL_NONE, act.CALL + piece.GIFT, act.CALL + piece.STEALTH)
    ]
    if act.CALL + piece.STEALTH in legal and value < 2.2 and not state.round & 1:
        return int(act.CALL + piece.STEALTH)
    if wanted and (value >= 5.0 or (last_rounds and value >= 3.5)):
        return wanted[rng.below(len(wanted))]
    return int(act.CALL_NONE)


def choose_change(state: HeirState, seat: int, legal: list[int]) -> int:
    """The other bid is seen: take the lowest card that wins, or else give up the lowest of all."""
    winning: list[int] = []
    for action in legal:
        copy = state.clone()
        copy.apply(seat, action)
        if copy.sides[seat * area.SIDE + area.GODS] >> state.god & 1:
            winning.append(action)
    changes = [action for action in winning if act.verb_of(action) == act.CHANGE]
    if changes:
        return changes[0]
    return winning[0] if winning else legal[min(1, len(legal) - 1)]


def choose_offering(state: HeirState, legal: list[int], rng: Rng) -> int:
    """Offer more as the corners are worth more."""
    return share_of(legal, 0.45 + 0.04 * float(state.round), rng)


# Building.


def choose_building(state: HeirState, seat: int, legal: list[int], rng: Rng) -> int:
    """Take what is best once this round's token has been turned by its owner; of equals, any."""
    best: list[int] = []
    best_balance = -1e9
    for action in legal:
        copy = state.clone()
        copy.apply(seat, action)
        value = balance(copy, seat, still_turns=state.phase in (at.PLACE, at.MOVE))
        if value > best_balance + 1e-9:
            best, best_balance = [action], value
        elif value > best_balance - 1e-9:
            best.append(action)
    return best[rng.below(len(best))]


def balance(state: HeirState, seat: int, *, still_turns: bool) -> float:
    """Return a seat's points and prospects less the other's."""
    return prospects(state, seat, still_turns) - prospects(state, 1 - seat, still_turns)


def prospects(state: HeirState, seat: int, still_turns: bool) -> float:
    """Return a seat's score, its alignments, the reach of its newest rays, and its magic."""
    row = seat * area.SIDE
    total = float(state.sides[row + area.SCORE]) + MAGIC_WORTH * float(count_bits(state.sides[row + area.HELD]))
    if state.drawer == seat:
        total += MAGIC_WORTH * float(state.draws)
    total += float(scoring.score_alignments(state, seat))
    newest = int(state.monuments) - 1
    turner = 0 if state.sides[area.GODS] >> piece.GEB_AND_NUT & 1 else 1
    if turner != seat:
        return total
    if still_turns:
        if state.table[newest * area.MONUMENT + area.OWNER] == seat:
            total -= float(scoring.score_monument(state, newest, 0))
        return total + max(aim(state, newest, turns) for turns in range(4))
    return total + reach(state, newest, int(state.table[newest * area.MONUMENT + area.TURNS]))


def aim(state: HeirState, monument: int, turns: int) -> float:
    """Return what a token is worth if it is turned so: what it hits now, and how far its rays reach."""
    return float(scoring.score_monument(state, monument, turns)) + reach(state, monument, turns)


def reach(state: HeirState, monument: int, turns: int) -> float:
    """Return what the spaces in a token's rays promise: a monument may yet be built there."""
    row = monument * area.MONUMENT
    arrows = int(turned(state.box.arrows[state.table[row + area.TOKEN]], turns))
    space = int(state.table[row + area.SPACE])
    grid = state.box.grid
    spaces = 0
    for direction in range(int(DIRECTIONS)):
        if arrows >> direction & 1:
            spaces += int(count_bits(grid.rays_low[space * DIRECTIONS + direction]))
            spaces += int(count_bits(grid.rays_high[space * DIRECTIONS + direction]))
    return 0.035 * spaces * float(piece.ROUNDS - state.round)


def choose_monument(state: HeirState, seat: int, legal: list[int]) -> int:
    """Choose the next monument card: one that scores more for this seat than for the other."""
    best = int(act.RENEW_HIDDEN)
    best_gain = 0.3
    for action in legal:
        if action != act.RENEW_HIDDEN:
            kind = action - int(act.RENEW)
            gain = next_card_points(state, seat, kind) - next_card_points(state, 1 - seat, kind)
            if gain > best_gain:
                best, best_gain = action, gain
    return best
