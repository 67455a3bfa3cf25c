"""What bots know of Heir to the Pharaoh: what gods are worth this round, what to bid, and where monuments score.

A stage is a round: at its end the points to come are estimated from rays, chains, cards, magic and the pyramid.
"""

from typing import Final, final

from heliopolis.core.bits import bit, count_bits
from heliopolis.core.compat import i64, vec
from heliopolis.core.rng import Rng
from heliopolis.core.state import Actions, State
from heliopolis.games.heir import actions as act, areas as area, building, components as piece, magic, phases as at
from heliopolis.games.heir.state import HeirState
from heliopolis.players.heuristics import heir_promises as promises
from heliopolis.players.heuristics.base import Heuristics
from heliopolis.players.heuristics.heir_board import Survey
from heliopolis.players.heuristics.heir_dominated import leave_out
from heliopolis.players.heuristics.heir_endgame import Endgame, is_last_building
from heliopolis.players.heuristics.heir_tables import OUTLOOK, OUTLOOK_SPREAD, WEIGHTS
from heliopolis.players.heuristics.heir_values import Values

STEALTHY: Final = 0.7
BLESSED_BID: Final = 0.85


@final
class HeirHeuristics(Heuristics):
    """Knows Heir to the Pharaoh."""

    def __init__(self) -> None:
        super().__init__()
        self.trust = 4.0
        self.spread = 4.0
        self.beside_usual = True
        self.survey = Survey()
        self.endgame = Endgame()
        self.features = vec[float]([0.0] * int(promises.FEATURES))
        self.kept = vec[i64](
            [piece.GIFT, piece.CRY, piece.EYE, piece.BLESSING, piece.MEEKNESS, piece.LOGIC, piece.STEALTH]
        )
        self.values = Values(WEIGHTS)
        by_round = [OUTLOOK[name][index] for index in range(int(piece.ROUNDS) - 1) for name in promises.FEATURE_NAMES]
        self.outlook = vec[float](by_round)
        """What each feature adds at the beginning of each round from the second on, round by round."""
        self.outlook_spread = vec[float](OUTLOOK_SPREAD)

    def leave_out(self, state: State, seat: i64, legal: Actions) -> None:
        """Do without what a beginner sees to be no better than another choice."""
        assert isinstance(state, HeirState)
        if is_last_building(state):
            self.endgame.keep_best(state, seat, legal)
        else:
            leave_out(state, seat, legal)

    def stage(self, state: State) -> i64:
        """A round is a stage."""
        assert isinstance(state, HeirState)
        return state.round

    def seen(self, state: State, outcome: i64) -> i64:
        """Which magic a seat draws only that seat sees."""
        return act.DRAWN_MAGIC if act.event_of(outcome) == act.DRAWN_MAGIC else outcome

    def is_secret(self, state: State) -> bool:
        """A seat calls on magic in secret, also if the other has none."""
        assert isinstance(state, HeirState)
        return state.phase == at.MAGIC

    def secret(self, state: State, seat: i64) -> i64:
        """A seat bids by the magic that it has called on."""
        assert isinstance(state, HeirState)
        return state.sides[seat * area.SIDE + area.CALLED] if state.phase == at.BID else 0

    def shown(self, state: State, seat: i64, action: i64) -> i64:
        """All see whether magic is called, later with the bid which, and of offerings nothing."""
        assert isinstance(state, HeirState)
        if state.phase == at.MAGIC:
            return act.verb_of(action)
        if state.phase == at.BID:
            called = state.sides[seat * area.SIDE + area.CALLED]
            card = piece.NO_CARD if called == piece.STEALTH else action - act.BID
            return (called - area.NO_MAGIC) * (piece.CARDS + 1) + card - piece.NO_CARD
        return 0 if state.phase == at.OFFER else action

    def unseal(self, state: State, seat: i64) -> None:
        """Take back what the other seat has sealed while this one has not."""
        assert isinstance(state, HeirState)
        mine: i64 = 1
        mine = mine << seat
        if state.waiting != mine:
            return
        for other in range(piece.SEATS):
            if other != seat:
                if state.phase == at.MAGIC:
                    # A seat without magic in hand is not asked.
                    if state.sides[other * area.SIDE + area.HELD] == 0:
                        return
                    state.sides[other * area.SIDE + area.CALLED] = area.UNDECIDED
                elif state.phase == at.BID or state.phase == at.OFFER or state.phase == at.TIE:
                    state.sides[other * area.SIDE + area.SEALED] = piece.NO_CARD
                else:
                    return
        state.waiting = area.BOTH
        state.acting = 0

    # The light policy.

    def choose(self, state: State, seat: i64, legal: Actions, rng: Rng) -> i64:
        """Bid by what a god is worth, be sparing with magic, build where it scores; the set-up is left to chance."""
        assert isinstance(state, HeirState)
        phase = state.phase
        if is_last_building(state):
            return self.endgame.best(state, seat, legal)
        if phase == at.BID:
            return self.choose_bid(state, seat, legal, rng)
        if phase == at.MAGIC:
            return self.choose_magic(state, seat, legal, rng)
        if phase in (at.OFFER, at.TIE):
            share = self.values.offering + self.values.offering_by_round * float(state.round)
            return self.card_at(legal, share, rng)
        if phase == at.PLACE:
            return self.choose_space(state, seat, legal)
        if phase == at.TURN:
            return self.choose_turn(state)
        if phase == at.RENEW:
            return self.choose_monument(state, seat, legal)
        if phase == at.MOVE:
            return self.choose_move(state, seat, legal)
        if phase == at.CHANGE:
            return choose_change(state, seat, legal)
        if phase == at.CLAIM:
            return self.choose_claim(state, seat, legal)
        if phase == at.KEEP:
            return self.choose_magic_to_keep(legal)
        if phase in (at.BASE, at.MARKS):
            return legal.pick(rng)
        raise ValueError(f"nobody decides in phase {phase}")

    def card_at(self, legal: Actions, share: float, rng: Rng) -> i64:
        """Return the card that stands so high in a hand, 0 the lowest and 1 the highest, give or take a little."""
        jitter = self.values.noise * (float(rng.below(1024)) / 512.0 - 1.0)
        place = (share + jitter) * float(legal.count - 1) + 0.5
        if place < 0.0:
            return legal.items[0]
        if place >= float(legal.count):
            return legal.items[legal.count - 1]
        return legal.items[i64(place)]

    def choose_bid(self, state: HeirState, seat: i64, legal: Actions, rng: Rng) -> i64:
        """Bid as high as the god is worth; with magic that turns bids around, as low."""
        called = state.sides[seat * area.SIDE + area.CALLED]
        if called in (piece.LOGIC, piece.MEEKNESS, piece.EYE):
            return legal.items[0]
        if called == piece.STEALTH:
            return self.card_at(legal, STEALTHY, rng)
        share = self.values.god(state, seat, state.god) / self.values.great
        if called == piece.BLESSING and share < BLESSED_BID:
            share = BLESSED_BID
        return self.card_at(legal, share if share < 1.0 else 1.0, rng)

    def choose_magic(self, state: HeirState, seat: i64, legal: Actions, rng: Rng) -> i64:
        """Take a gift at once, slip to the pyramid when little else is up, and call on the rest for worthy gods."""
        held = state.sides[seat * area.SIDE + area.HELD]
        if (held >> piece.GIFT) & 1 and magic.supply_card(state) != piece.NO_CARD:
            return act.CALL + piece.GIFT
        worth = self.values.god(state, seat, state.god)
        if state.round & 1 == 0 and (held >> piece.STEALTH) & 1 and 2.0 * worth < self.values.worth_magic:
            return act.CALL + piece.STEALTH
        wanted = held & ~bit(piece.GIFT) & ~bit(piece.STEALTH)
        if wanted == 0:
            return act.CALL_NONE
        least = self.values.worth_magic if state.round < piece.ROUNDS - 1 else self.values.worth_magic_late
        if worth < least:
            return act.CALL_NONE
        skip = rng.below(count_bits(wanted))
        for index in range(legal.count):
            action = legal.items[index]
            if act.verb_of(action) == act.CALL and (wanted >> (action - act.CALL)) & 1:
                if skip == 0:
                    return action
                skip -= 1
        return act.CALL_NONE

    def choose_magic_to_keep(self, legal: Actions) -> i64:
        """Keep the magic that serves most."""
        for place in range(len(self.kept)):
            for index in range(legal.count):
                if legal.items[index] == act.KEEP + self.kept[place]:
                    return legal.items[index]
        return legal.items[0]

    # Building.

    def choose_space(self, state: HeirState, seat: i64, legal: Actions) -> i64:
        """Place the monument where it is best for this seat once it has been turned."""
        best = legal.items[0]
        highest = -1000.0
        for index in range(legal.count):
            space = legal.items[index] - act.PLACE
            self.survey.look(state, space, state.monuments)
            worth = self.site_worth(state, seat, space, state.active_token, state.active_card)
            if worth > highest:
                highest = worth
                best = legal.items[index]
        return best

    def choose_move(self, state: HeirState, seat: i64, legal: Actions) -> i64:
        """Move the monument to where it is best, if not where it stands."""
        row = (state.monuments - 1) * area.MONUMENT
        best = act.STAY
        highest = -1000.0
        for index in range(legal.count):
            action = legal.items[index]
            space = state.table[row + area.SPACE] if action == act.STAY else action - act.MOVE
            self.survey.look(state, space, state.monuments - 1)
            worth = self.site_worth(state, seat, space, state.table[row + area.TOKEN], state.table[row + area.KIND])
            if worth > highest:
                highest = worth
                best = action
        return best

    def site_worth(self, state: HeirState, seat: i64, space: i64, token: i64, kind: i64) -> float:
        """Return what a monument on the space surveyed is worth to a seat, by its rays and by those that meet it."""
        pointing = float(self.survey.pointing[seat] - self.survey.pointing[1 - seat])
        worth = float(state.box.moons[kind]) * pointing
        aim = self.survey.best_aim(state, space, token, kind, self.values.reach * float(piece.ROUNDS - state.round))
        worth += aim if (state.sides[seat * area.SIDE + area.GODS] >> piece.GEB_AND_NUT) & 1 else -aim
        if building.has_magic(state, space):
            worth += self.values.token_worth
        return worth

    def choose_turn(self, state: HeirState) -> i64:
        """Turn the newest monument to where it scores most, or may do so later."""
        row = (state.monuments - 1) * area.MONUMENT
        space = state.table[row + area.SPACE]
        self.survey.look(state, space, state.monuments - 1)
        reach = self.values.reach * float(piece.ROUNDS - state.round)
        return act.TURN + self.survey.best_turn(
            state, space, state.table[row + area.TOKEN], state.table[row + area.KIND], reach
        )

    def choose_claim(self, state: HeirState, seat: i64, legal: Actions) -> i64:
        """Claim the card that scores most."""
        best = legal.items[0]
        highest = -1.0
        for index in range(legal.count):
            worth = self.values.card(state, seat, legal.items[index] - act.CLAIM)
            if worth > highest:
                highest = worth
                best = legal.items[index]
        return best

    def choose_monument(self, state: HeirState, seat: i64, legal: Actions) -> i64:
        """Choose the next monument card: one that scores more for this seat than for the other, or a hidden one."""
        best = act.RENEW_HIDDEN
        highest = self.values.hidden_card
        for index in range(legal.count):
            action = legal.items[index]
            if action != act.RENEW_HIDDEN:
                kind = action - act.RENEW
                gain = self.values.card(state, seat, kind) - self.values.card(state, 1 - seat, kind)
                if gain > highest:
                    highest = gain
                    best = action
        return best

    # What the end may bring.

    def estimate(self, state: State, into: vec[float]) -> float:
        """At the beginning of a round: the points that are sure, and what hands, rays, chains and magic promise."""
        assert isinstance(state, HeirState)
        table = (state.round - 2) * promises.FEATURES
        for seat in range(piece.SEATS):
            promises.write_features(state, seat, self.features)
            promise = promises.sure_points(state, seat)
            for feature in range(promises.FEATURES):
                promise += self.outlook[table + feature] * self.features[feature]
            into[seat] = promise
        return self.outlook_spread[state.round - 2]


def choose_change(state: HeirState, seat: i64, legal: Actions) -> i64:
    """The other bid is seen: take the lowest card that wins, or else give up the lowest of all."""
    other = state.sides[(1 - seat) * area.SIDE + area.SEALED]
    best = legal.items[1]
    if other == piece.NO_CARD:
        return best
    own = state.sides[seat * area.SIDE + area.SEALED]
    lowest: i64 = piece.CARDS
    least: i64 = piece.CARDS
    for index in range(legal.count):
        action = legal.items[index]
        card = own if action == act.STAND else action - act.CHANGE
        before_me = card
        before_other = other
        if state.sides[(1 - seat) * area.SIDE + area.CALLED] == piece.LOGIC:
            before_me = other
            before_other = card
        wins = magic.winner(state, before_me if seat == 0 else before_other, before_other if seat == 0 else before_me)
        if wins == seat and card < lowest:
            lowest = card
            best = action
        if lowest == piece.CARDS and card < least:
            least = card
            best = action
    return best
