"""A greedy player of L'or du pharaon: it explores, carries treasures out, and leaves in time.

Its archaeologist always walks towards what promises most points for the actions it takes: home with a treasure, to a
treasure, to somebody who carries one, or to a hidden card. Its porter turns walls when that helps, and comes along
otherwise. Once the bust is found, a figure that could not get out any more if it waited runs for the start card.
"""

from heliopolis.core.rng import Rng
from heliopolis.core.state import State
from heliopolis.games.gold import actions as act, areas as area, phases as at
from heliopolis.games.gold.state import GoldState
from heliopolis.players.greedy.gold.flight import choose_flight
from heliopolis.players.greedy.gold.goals import archaeologist_goals
from heliopolis.players.greedy.gold.sights import card_of, loose_on, step_towards, within_reach, worth_of
from heliopolis.players.greedy.gold.walls import choose_card_to_turn, choose_sides

PRIZES = (act.TAKE, act.TAKE_BUST, act.STEAL)
LITTLE = 0.15
"""A goal worth less than this leaves time for the porter."""


def choose(state: State, seat: int, rng: Rng) -> int:
    """Choose a legal action."""
    assert isinstance(state, GoldState)
    legal = state.legal_actions(seat)
    if len(legal) == 1:
        return legal[0]
    if state.phase != at.TURN:
        return choose_sides(state, seat, legal, rng)
    free = choose_free_act(state, seat, legal)
    if free is not None:
        return free
    if state.actions_left == 0:
        return int(act.END)
    flight = choose_flight(state, seat, legal)
    if flight is not None:
        return flight
    return choose_step(state, seat, legal, rng)


def choose_free_act(state: GoldState, seat: int, legal: list[int]) -> int | None:
    """Take the best treasure there is to take or to steal; leave a poor one for a better one."""
    cell = card_of(state, seat, area.ARCHAEOLOGIST)
    offers = [action for action in legal if act.verb_of(action) in PRIZES]
    if offers:
        return max(offers, key=lambda action: offered(state, action))
    if act.DROP in legal and not within_reach(state, seat):
        return None
    if act.DROP in legal:
        held = worth_of(state, int(state.areas[seat * area.ROW + area.CARRIED]))
        here = [worth_of(state, each) for each in loose_on(state, cell) if not state.handled >> each & 1]
        if max(here, default=0) > held:
            return int(act.DROP)
    return None


def offered(state: GoldState, action: int) -> int:
    """Return the points of what an action picks up; from others it is a little better."""
    verb = act.verb_of(action)
    if verb == act.STEAL:
        return 2 * worth_of(state, int(state.areas[(action - act.STEAL) * area.ROW + area.CARRIED])) + 1
    return 2 * (worth_of(state, int(state.box.bust)) if verb == act.TAKE_BUST else int(act.points_of(action)))


def choose_step(state: GoldState, seat: int, legal: list[int], rng: Rng) -> int:
    """Go where most is to be gained; if the archaeologist has little to do, let the porter help."""
    goals = archaeologist_goals(state, seat)
    best = max((goal.worth for goal in goals), default=0.0)
    if best < LITTLE:
        turned = choose_card_to_turn(state, seat, legal)
        if turned is not None:
            return turned
    if goals:
        chosen = [goal for goal in goals if goal.worth == best]
        goal = chosen[rng.below(len(chosen))]
        if goal.cell != card_of(state, seat, area.ARCHAEOLOGIST):
            return step_towards(state, seat, goal.cell, legal, area.ARCHAEOLOGIST, act.MOVE_ARCHAEOLOGIST)
        return int(act.REVEAL) + goal.reveal
    return choose_errand(state, seat, legal)


def choose_errand(state: GoldState, seat: int, legal: list[int]) -> int:
    """Light the way, and keep the porter near the archaeologist; in danger, bring it home."""
    porter = card_of(state, seat, area.PORTER)
    archaeologist = card_of(state, seat, area.ARCHAEOLOGIST)
    if porter == area.LOST:
        return int(act.END)
    if state.keeper != area.NOBODY or archaeologist == area.LOST:
        goal = int(state.start)
    elif act.LAY in legal:
        return int(act.LAY)
    else:
        goal = archaeologist
    return step_towards(state, seat, goal, legal, area.PORTER, act.MOVE_PORTER)
