"""The last monument of Heir to the Pharaoh: nothing is built after it, so it can be told what each choice brings."""

from typing import Final, final

from heliopolis.core.compat import i64, vec
from heliopolis.core.state import Actions
from heliopolis.games.heir import actions as act, areas as area, building, components as piece, deities, phases as at
from heliopolis.games.heir.grid import SPACES, has_space, turned
from heliopolis.games.heir.state import HeirState
from heliopolis.players.heuristics.heir_board import Survey
from heliopolis.players.heuristics.heir_promises import card_points

UNKNOWN: Final = -1000.0
"""Worse than anything a monument can bring."""


def is_last_building(state: HeirState) -> bool:
    """Tell whether the last monument is being placed, moved or turned, or its card claimed."""
    return state.round == piece.ROUNDS and state.phase in (at.PLACE, at.MOVE, at.TURN, at.CLAIM)


@final
class Endgame:
    """Weighs the choices about the last monument, as if both seats did their best from there."""

    def __init__(self) -> None:
        self.survey = Survey()
        self.worths = vec[float]([0.0] * int(SPACES + 1))
        """What each legal action brings the seat that decides, beside the other: its lead but for what stays."""
        self.known = vec[float]([UNKNOWN] * int(SPACES))
        """What the monument brings its owner on each space, as far as that was asked for."""
        self.geb: i64 = 0
        self.token: i64 = 0
        self.kind: i64 = 0
        self.earlier: i64 = 0

    def best(self, state: HeirState, seat: i64, legal: Actions) -> i64:
        """Return the best choice, of equals the first."""
        self.weigh(state, seat, legal)
        best: i64 = 0
        for index in range(1, legal.count):
            if self.worths[index] > self.worths[best]:
                best = index
        return legal.items[best]

    def keep_best(self, state: HeirState, seat: i64, legal: Actions) -> None:
        """Leave nothing but the best choices."""
        self.weigh(state, seat, legal)
        highest = self.worths[0]
        for index in range(1, legal.count):
            if self.worths[index] > highest:
                highest = self.worths[index]
        kept: i64 = 0
        for index in range(legal.count):
            if self.worths[index] == highest:
                legal.items[kept] = legal.items[index]
                kept += 1
        legal.count = kept

    def weigh(self, state: HeirState, seat: i64, legal: Actions) -> None:
        """Write what each choice is worth."""
        self.look_up(state)
        for index in range(legal.count):
            action = legal.items[index]
            verb = act.verb_of(action)
            about = action - verb
            if verb == act.PLACE:
                self.worths[index] = self.placed(state, seat, about)
            elif verb == act.MOVE:
                self.worths[index] = self.standing(state, about) + found(state, about)
            elif verb == act.STAY:
                self.worths[index] = self.standing(state, self.space(state))
            elif verb == act.TURN:
                self.survey.look(state, self.space(state), self.earlier)
                self.worths[index] = self.aimed(state, self.space(state), about)
            elif verb == act.CLAIM:
                self.worths[index] = self.claimed(state, seat, about)
            else:
                raise ValueError(f"action {action} does not build")

    def look_up(self, state: HeirState) -> None:
        """Note what the last monument is, and whose it will be."""
        for space in range(SPACES):
            self.known[space] = UNKNOWN
        self.geb = deities.owner_of(state, piece.GEB_AND_NUT)
        self.earlier = state.monuments
        self.token = state.active_token
        self.kind = state.active_card
        if state.phase != at.PLACE:
            self.earlier -= 1
            self.token = state.table[self.earlier * area.MONUMENT + area.TOKEN]

    def space(self, state: HeirState) -> i64:
        """Return where the last monument stands."""
        return state.table[self.earlier * area.MONUMENT + area.SPACE]

    # What a choice is worth to its seat, from the first one in a round to the last.

    def placed(self, state: HeirState, seat: i64, space: i64) -> float:
        """Return what the monument is worth on a space; as Favorite its owner may move it a step from there."""
        worth = self.standing(state, space)
        if deities.is_favorite(state, piece.GEB_AND_NUT):
            grid = state.box.grid
            low = grid.near_low[space] & ~state.taken_low
            high = grid.near_high[space] & ~state.taken_high
            for near in range(SPACES):
                if near != space and has_space(low, high, near):
                    moved = self.standing(state, near) + found(state, near)
                    worth = moved if moved > worth else worth
        return (worth if seat == self.geb else -worth) + found(state, space)

    def standing(self, state: HeirState, space: i64) -> float:
        """Return what the monument is worth to its owner on a space, once it has been turned at its best."""
        if self.known[space] == UNKNOWN:
            self.survey.look(state, space, self.earlier)
            for turns in range(piece.QUARTER_TURNS):
                worth = self.aimed(state, space, turns)
                if worth > self.known[space]:
                    self.known[space] = worth
        return self.known[space]

    def aimed(self, state: HeirState, space: i64, turns: i64) -> float:
        """Return what the monument is worth to its owner on the space surveyed, turned so; Ptah may change its kind."""
        if not deities.is_favorite(state, piece.PTAH):
            return self.scored(state, space, turns, self.kind)
        ptah = deities.owner_of(state, piece.PTAH)
        best = UNKNOWN
        for kind in range(piece.KINDS):
            if is_face_up(state, kind):
                worth = self.with_card(state, ptah, space, turns, kind)
                best = worth if worth > best else best
        return best if ptah == self.geb else -best

    def claimed(self, state: HeirState, seat: i64, kind: i64) -> float:
        """Return what it is worth to a seat to claim a card, which makes the monument another kind."""
        space = self.space(state)
        self.survey.look(state, space, self.earlier)
        turns = state.table[self.earlier * area.MONUMENT + area.TURNS]
        return self.with_card(state, seat, space, turns, kind)

    def with_card(self, state: HeirState, seat: i64, space: i64, turns: i64, kind: i64) -> float:
        """Return what the monument and the card of a kind are worth to the seat that claims it."""
        scored = self.scored(state, space, turns, kind)
        card = card_points(state, state.sides[seat * area.SIDE + area.CLAIMED + kind])
        return card + (scored if seat == self.geb else -scored)

    def scored(self, state: HeirState, space: i64, turns: i64, kind: i64) -> float:
        """Return what the monument scores for its owner, and others by it for either seat."""
        pointing = float(self.survey.pointing[self.geb] - self.survey.pointing[1 - self.geb])
        arrows = turned(state.box.arrows[self.token], turns)
        return float(state.box.moons[kind]) * pointing + self.survey.aim(state, space, arrows, kind, 0.0)


def found(state: HeirState, space: i64) -> float:
    """Return what a magic token on a space is worth at the end."""
    return float(state.box.magic_points) if building.has_magic(state, space) else 0.0


def is_face_up(state: HeirState, kind: i64) -> bool:
    """Tell whether a monument card of a kind lies face up."""
    return kind == state.active_card or kind == state.first_display or kind == state.second_display
