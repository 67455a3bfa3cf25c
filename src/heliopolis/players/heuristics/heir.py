"""What bots know of Heir to the Pharaoh: what gods are worth this round, what to bid, and where monuments score.

A stage is a round: at its end the points to come are estimated from rays, chains, cards, magic and the pyramid.
"""

from typing import Final, final

from heliopolis.core.bits import count_bits
from heliopolis.core.compat import i64, vec
from heliopolis.core.rng import Rng
from heliopolis.core.state import Actions, State
from heliopolis.games.heir import magic, scoring
from heliopolis.games.heir.actions import (
    BID,
    CALL,
    CALL_NONE,
    CHANGE,
    CLAIM,
    DRAWN_MAGIC,
    FALLEN_BASE,
    KEEP,
    MOVE,
    PLACE,
    RENEW,
    RENEW_HIDDEN,
    STAND,
    STAY,
    TURN,
)
from heliopolis.games.heir.components import (
    BLESSING,
    CARDS,
    CRY,
    EYE,
    GEB_AND_NUT,
    GIFT,
    LOGIC,
    MEEKNESS,
    NO_CARD,
    PTAH,
    RA,
    ROUNDS,
    SEATS,
    SESHAT,
    STEALTH,
)
from heliopolis.games.heir.grid import has_space
from heliopolis.games.heir.legal import is_favorite
from heliopolis.games.heir.state import (
    BID as BID_PHASE,
    BOTH,
    CALLED,
    CHANGE as CHANGE_PHASE,
    CLAIM as CLAIM_PHASE,
    CLAIMED,
    GODS,
    HELD,
    KEEP as KEEP_PHASE,
    KIND,
    MAGIC,
    MONUMENT_ROW,
    MOVE as MOVE_PHASE,
    NO_MAGIC,
    OFFER as OFFER_PHASE,
    PLACE as PLACE_PHASE,
    RENEW as RENEW_PHASE,
    ROW,
    SEALED,
    SPACE,
    TIE,
    TOKEN,
    TURN as TURN_PHASE,
    UNDECIDED,
    HeirState,
)
from heliopolis.players.heuristics.base import Heuristics
from heliopolis.players.heuristics.heir_board import Survey
from heliopolis.players.heuristics.heir_promises import (
    FEATURES,
    card_points,
    chain_through,
    sure_points,
    write_features,
)
from heliopolis.players.heuristics.heir_tables import OUTLOOK, OUTLOOK_SPREAD, WEIGHTS

STEALTHY: Final = 0.7
BLESSED_BID: Final = 0.85


@final
class HeirHeuristics(Heuristics):
    """Knows Heir to the Pharaoh."""

    def __init__(self) -> None:
        super().__init__()
        self.trust = 4.0
        self.spread = 4.0
        self.survey = Survey()
        self.features = vec[float]([0.0] * int(FEATURES))
        self.kept = vec[i64]([GIFT, CRY, EYE, BLESSING, MEEKNESS, LOGIC, STEALTH])
        self.learn(WEIGHTS, OUTLOOK)
        self.outlook_spread = vec[float](OUTLOOK_SPREAD)

    def learn(self, weights: list[float], outlook: list[float]) -> None:
        """Take the usual numbers, or others: for tuning them."""
        self.seshat_worth: float = weights[0]
        self.seshat_favorite: float = weights[1]
        self.geb_worth: float = weights[2]
        self.geb_by_monument: float = weights[3]
        self.geb_favorite: float = weights[4]
        self.card_worth: float = weights[5]
        self.denied_card: float = weights[6]
        self.ptah_favorite: float = weights[7]
        self.chain_worth: float = weights[8]
        self.denied_chain: float = weights[9]
        self.open_chain: float = weights[10]
        self.wadjet_worth: float = weights[11]
        self.wadjet_favorite: float = weights[12]
        self.great: float = weights[13]
        self.noise: float = weights[14]
        self.offering: float = weights[15]
        self.offering_by_round: float = weights[16]
        self.worth_magic: float = weights[17]
        self.worth_magic_late: float = weights[18]
        self.reach: float = weights[19]
        self.token_worth: float = weights[20]
        self.next_card: float = weights[21]
        self.hidden_card: float = weights[22]
        self.outlook = vec[float](outlook)

    def stage(self, state: State) -> i64:
        """A round is a stage."""
        assert isinstance(state, HeirState)
        return state.round

    def seen(self, state: State, outcome: i64) -> i64:
        """Which magic a seat draws only that seat sees."""
        if DRAWN_MAGIC <= outcome < FALLEN_BASE:
            return DRAWN_MAGIC
        return outcome

    def is_secret(self, state: State) -> bool:
        """A seat calls on magic in secret, also if the other has none."""
        assert isinstance(state, HeirState)
        return state.phase == MAGIC

    def secret(self, state: State, seat: i64) -> i64:
        """A seat bids by the magic that it has called on."""
        assert isinstance(state, HeirState)
        return state.sides[seat * ROW + CALLED] if state.phase == BID_PHASE else 0

    def shown(self, state: State, seat: i64, action: i64) -> i64:
        """All see whether magic is called, later with the bid which, and of offerings nothing."""
        assert isinstance(state, HeirState)
        if state.phase == MAGIC:
            return action if action == CALL_NONE else CALL
        if state.phase == BID_PHASE:
            called = state.sides[seat * ROW + CALLED]
            card = NO_CARD if called == STEALTH else action - BID
            return (called - NO_MAGIC) * (CARDS + 1) + card - NO_CARD
        return 0 if state.phase == OFFER_PHASE else action

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
                elif state.phase == BID_PHASE or state.phase == OFFER_PHASE or state.phase == TIE:
                    state.sides[other * ROW + SEALED] = NO_CARD
                else:
                    return
        state.waiting = BOTH
        state.acting = 0

    # The light policy.

    def choose(self, state: State, seat: i64, legal: Actions, rng: Rng) -> i64:
        """Bid by what a god is worth, be sparing with magic, build where it scores; the set-up is left to chance."""
        assert isinstance(state, HeirState)
        phase = state.phase
        if phase == BID_PHASE:
            return self.choose_bid(state, seat, legal, rng)
        if phase == MAGIC:
            return self.choose_magic(state, seat, legal, rng)
        if phase in (OFFER_PHASE, TIE):
            share = self.offering + self.offering_by_round * float(state.round)
            return self.card_at(legal, share, rng)
        if phase == PLACE_PHASE:
            return self.choose_space(state, seat, legal)
        if phase == TURN_PHASE:
            return self.choose_turn(state)
        if phase == RENEW_PHASE:
            return self.choose_monument(state, seat, legal)
        if phase == MOVE_PHASE:
            return self.choose_move(state, seat, legal)
        if phase == CHANGE_PHASE:
            return choose_change(state, seat, legal)
        if phase == CLAIM_PHASE:
            return self.choose_claim(state, seat, legal)
        if phase == KEEP_PHASE:
            return self.choose_magic_to_keep(legal)
        return legal.pick(rng)

    def card_at(self, legal: Actions, share: float, rng: Rng) -> i64:
        """Return the card that stands so high in a hand, 0 the lowest and 1 the highest, give or take a little."""
        jitter = self.noise * (float(rng.below(1024)) / 512.0 - 1.0)
        place = (share + jitter) * float(legal.count - 1) + 0.5
        if place < 0.0:
            return legal.items[0]
        if place >= float(legal.count):
            return legal.items[legal.count - 1]
        return legal.items[i64(place)]

    def choose_bid(self, state: HeirState, seat: i64, legal: Actions, rng: Rng) -> i64:
        """Bid as high as the god is worth; with magic that turns bids around, as low."""
        called = state.sides[seat * ROW + CALLED]
        if called in (LOGIC, MEEKNESS, EYE):
            return legal.items[0]
        if called == STEALTH:
            return self.card_at(legal, STEALTHY, rng)
        share = self.worth(state, seat, state.god) / self.great
        if called == BLESSING and share < BLESSED_BID:
            share = BLESSED_BID
        return self.card_at(legal, share if share < 1.0 else 1.0, rng)

    def choose_magic(self, state: HeirState, seat: i64, legal: Actions, rng: Rng) -> i64:
        """Take a gift at once, slip to the pyramid when little else is up, and call on the rest for worthy gods."""
        held = state.sides[seat * ROW + HELD]
        bit: i64 = 1
        if (held >> GIFT) & 1 and magic.supply_card(state) != NO_CARD:
            return CALL + GIFT
        worth = self.worth(state, seat, state.god)
        if state.round & 1 == 0 and (held >> STEALTH) & 1 and 2.0 * worth < self.worth_magic:
            return CALL + STEALTH
        wanted = held & ~(bit << GIFT) & ~(bit << STEALTH)
        if wanted == 0:
            return CALL_NONE
        least = self.worth_magic if state.round < ROUNDS - 1 else self.worth_magic_late
        if worth < least:
            return CALL_NONE
        skip = rng.below(count_bits(wanted))
        for index in range(legal.count):
            called = legal.items[index] - CALL
            if called >= 0 and (wanted >> called) & 1:
                if skip == 0:
                    return legal.items[index]
                skip -= 1
        return CALL_NONE

    def choose_magic_to_keep(self, legal: Actions) -> i64:
        """Keep the magic that serves most."""
        for place in range(len(self.kept)):
            for index in range(legal.count):
                if legal.items[index] == KEEP + self.kept[place]:
                    return legal.items[index]
        return legal.items[0]

    # Building.

    def choose_space(self, state: HeirState, seat: i64, legal: Actions) -> i64:
        """Place the monument where it is best for this seat once it has been turned."""
        best = legal.items[0]
        highest = -1000.0
        for index in range(legal.count):
            space = legal.items[index] - PLACE
            self.survey.look(state, space, state.monuments)
            worth = self.site_worth(state, seat, space, state.active_token, state.active_card)
            if worth > highest:
                highest = worth
                best = legal.items[index]
        return best

    def choose_move(self, state: HeirState, seat: i64, legal: Actions) -> i64:
        """Move the monument to where it is best, if not where it stands."""
        row = (state.monuments - 1) * MONUMENT_ROW
        best = STAY
        highest = -1000.0
        for index in range(legal.count):
            action = legal.items[index]
            space = state.table[row + SPACE] if action == STAY else action - MOVE
            self.survey.look(state, space, state.monuments - 1)
            worth = self.site_worth(state, seat, space, state.table[row + TOKEN], state.table[row + KIND])
            if worth > highest:
                highest = worth
                best = action
        return best

    def site_worth(self, state: HeirState, seat: i64, space: i64, token: i64, kind: i64) -> float:
        """Return what a monument on the space surveyed is worth to a seat, by its rays and by those that meet it."""
        pointing = float(self.survey.pointing[seat] - self.survey.pointing[1 - seat])
        worth = float(state.box.moons[kind]) * pointing
        aim = self.survey.best_aim(state, space, token, kind, self.reach * float(ROUNDS - state.round))
        worth += aim if (state.sides[seat * ROW + GODS] >> GEB_AND_NUT) & 1 else -aim
        if has_space(state.magic_low, state.magic_high, space):
            worth += self.token_worth
        return worth

    def choose_turn(self, state: HeirState) -> i64:
        """Turn the newest monument to where it scores most, or may do so later."""
        row = (state.monuments - 1) * MONUMENT_ROW
        space = state.table[row + SPACE]
        self.survey.look(state, space, state.monuments - 1)
        reach = self.reach * float(ROUNDS - state.round)
        return TURN + self.survey.best_turn(state, space, state.table[row + TOKEN], state.table[row + KIND], reach)

    def choose_claim(self, state: HeirState, seat: i64, legal: Actions) -> i64:
        """Claim the card that scores most."""
        best = legal.items[0]
        highest = -1.0
        for index in range(legal.count):
            worth = self.card_promise(state, seat, legal.items[index] - CLAIM)
            if worth > highest:
                highest = worth
                best = legal.items[index]
        return best

    def choose_monument(self, state: HeirState, seat: i64, legal: Actions) -> i64:
        """Choose the next monument card: one that scores more for this seat than for the other, or a hidden one."""
        best = RENEW_HIDDEN
        highest = self.hidden_card
        for index in range(legal.count):
            action = legal.items[index]
            if action != RENEW_HIDDEN:
                kind = action - RENEW
                gain = self.card_promise(state, seat, kind) - self.card_promise(state, 1 - seat, kind)
                if gain > highest:
                    highest = gain
                    best = action
        return best

    # What gods are worth.

    def worth(self, state: HeirState, seat: i64, god: i64) -> float:
        """Return what it is worth to a seat that it, and not the other, has a god this round."""
        favorite = 1.0 if is_favorite(state, god) else 0.0
        if god == SESHAT:
            return self.seshat_worth + self.seshat_favorite * favorite
        if god == GEB_AND_NUT:
            return self.geb_worth + self.geb_by_monument * float(state.monuments) + self.geb_favorite * favorite
        if god == PTAH:
            kind = state.active_card
            mine = self.card_worth * self.card_promise(state, seat, kind)
            return mine + self.denied_card * self.card_promise(state, 1 - seat, kind) + self.ptah_favorite * favorite
        if god == RA:
            return self.sun_worth(state, seat, favorite)
        if state.round == ROUNDS:
            return float(state.box.last_wadjet_points)
        return self.wadjet_worth + self.wadjet_favorite * favorite

    def sun_worth(self, state: HeirState, seat: i64, favorite: float) -> float:
        """Return what marking this round's sun is worth: now, in the own chain, and broken out of the other's."""
        points = state.box.favorite_sun_points if favorite > 0.0 else state.box.sun_points
        worth = float(points)
        for each in range(SEATS):
            chain = chain_through(state, each, state.round - 1, points)
            gain = chain - scoring.strongest_chain(state, each)
            promise = self.open_chain * float(chain * (ROUNDS - state.round))
            if gain > 0:
                promise += float(gain * state.box.chain_points)
            worth += (self.chain_worth if each == seat else self.denied_chain) * promise
        return worth

    def card_promise(self, state: HeirState, seat: i64, kind: i64) -> float:
        """Return what one more monument card of a kind scores, and a part of what the one after it would."""
        cards = state.sides[seat * ROW + CLAIMED + kind]
        promise = card_points(state, cards)
        if state.round < ROUNDS:
            promise += self.next_card * card_points(state, cards + 1)
        return promise

    # What the end may bring.

    def estimate(self, state: State, into: vec[float]) -> float:
        """At the beginning of a round: the points that are sure, and what hands, rays, chains and magic promise."""
        assert isinstance(state, HeirState)
        table = (state.round - 2) * FEATURES
        for seat in range(SEATS):
            write_features(state, seat, self.features)
            promise = sure_points(state, seat)
            for feature in range(FEATURES):
                promise += self.outlook[table + feature] * self.features[feature]
            into[seat] = promise
        return self.outlook_spread[state.round - 2]


def choose_change(state: HeirState, seat: i64, legal: Actions) -> i64:
    """The other bid is seen: take the lowest card that wins, or else give up the lowest of all."""
    other = state.sides[(1 - seat) * ROW + SEALED]
    best = legal.items[1]
    if other == NO_CARD:
        return best
    own = state.sides[seat * ROW + SEALED]
    lowest: i64 = CARDS
    least: i64 = CARDS
    for index in range(legal.count):
        action = legal.items[index]
        card = own if action == STAND else action - CHANGE
        before_me = card
        before_other = other
        if state.sides[(1 - seat) * ROW + CALLED] == LOGIC:
            before_me = other
            before_other = card
        wins = magic.winner(state, before_me if seat == 0 else before_other, before_other if seat == 0 else before_me)
        if wins == seat and card < lowest:
            lowest = card
            best = action
        if lowest == CARDS and card < least:
            least = card
            best = action
    return best
