"""What bots take things to be worth in Heir to the Pharaoh: gods that are up for bid, suns and monument cards."""

from typing import final

from heliopolis.core.compat import i64
from heliopolis.games.heir import areas as area, components as piece, deities, scoring
from heliopolis.games.heir.state import HeirState
from heliopolis.players.heuristics import heir_promises as promises


@final
class Values:
    """Weights, read by name, and what they make of a position."""

    def __init__(self, weights: dict[str, float]) -> None:
        # What gods are worth: by themselves, and what is added for a Favorite.
        self.seshat_worth: float = weights["seshat_worth"]
        self.seshat_favorite: float = weights["seshat_favorite"]
        self.geb_worth: float = weights["geb_worth"]
        self.geb_by_monument: float = weights["geb_by_monument"]
        self.geb_favorite: float = weights["geb_favorite"]
        self.card_worth: float = weights["card_worth"]
        self.denied_card: float = weights["denied_card"]
        self.ptah_favorite: float = weights["ptah_favorite"]
        self.chain_worth: float = weights["chain_worth"]
        self.denied_chain: float = weights["denied_chain"]
        self.open_chain: float = weights["open_chain"]
        self.wadjet_worth: float = weights["wadjet_worth"]
        self.wadjet_favorite: float = weights["wadjet_favorite"]
        # What a god is worth that gets the highest card, and how far a bid may miss what is meant.
        self.great: float = weights["great"]
        self.noise: float = weights["noise"]
        # How high a card is offered, by its share of the hand.
        self.offering: float = weights["offering"]
        self.offering_by_round: float = weights["offering_by_round"]
        # For which gods magic is called.
        self.worth_magic: float = weights["worth_magic"]
        self.worth_magic_late: float = weights["worth_magic_late"]
        # Building: each space of a ray, a magic token, a second card of a kind, a card that nobody has seen.
        self.reach: float = weights["reach"]
        self.token_worth: float = weights["token_worth"]
        self.next_card: float = weights["next_card"]
        self.hidden_card: float = weights["hidden_card"]

    def god(self, state: HeirState, seat: i64, god: i64) -> float:
        """Return what it is worth to a seat that it, and not the other, has a god this round."""
        favorite = 1.0 if deities.is_favorite(state, god) else 0.0
        if god == piece.SESHAT:
            return self.seshat_worth + self.seshat_favorite * favorite
        if god == piece.GEB_AND_NUT:
            return self.geb_worth + self.geb_by_monument * float(state.monuments) + self.geb_favorite * favorite
        if god == piece.PTAH:
            kind = state.active_card
            mine = self.card_worth * self.card(state, seat, kind)
            return mine + self.denied_card * self.card(state, 1 - seat, kind) + self.ptah_favorite * favorite
        if god == piece.RA:
            return self.sun(state, seat, favorite)
        if god == piece.WADJET:
            if state.round == piece.ROUNDS:
                return float(state.box.last_wadjet_points)
            return self.wadjet_worth + self.wadjet_favorite * favorite
        raise ValueError(f"nobody bids for god {god}")

    def sun(self, state: HeirState, seat: i64, favorite: float) -> float:
        """Return what marking this round's sun is worth: now, in the own chain, and broken out of the other's."""
        points = state.box.favorite_sun_points if favorite > 0.0 else state.box.sun_points
        worth = float(points)
        for each in range(piece.SEATS):
            chain = promises.chain_through(state, each, state.round - 1, points)
            gain = chain - scoring.strongest_chain(state, each)
            promise = self.open_chain * float(chain * (piece.ROUNDS - state.round))
            if gain > 0:
                promise += float(gain * state.box.chain_points)
            worth += (self.chain_worth if each == seat else self.denied_chain) * promise
        return worth

    def card(self, state: HeirState, seat: i64, kind: i64) -> float:
        """Return what one more monument card of a kind scores, and a part of what the one after it would."""
        cards = state.sides[seat * area.SIDE + area.CLAIMED + kind]
        promise = promises.card_points(state, cards)
        if state.round < piece.ROUNDS:
            promise += self.next_card * promises.card_points(state, cards + 1)
        return promise
