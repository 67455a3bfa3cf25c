"""What bots see of the last monument is what comes of it, if both seats do their best."""

from heliopolis.core import registry
from heliopolis.core.rng import SeededRng
from heliopolis.core.state import CHANCE, OVER, Actions
from heliopolis.games.heir import phases as at
from heliopolis.games.heir.state import HeirState
from heliopolis.players.heuristics.base import playout
from heliopolis.players.heuristics.heir import HeirHeuristics
from heliopolis.players.heuristics.heir_endgame import Endgame, is_last_building

GAME = registry.game("heir")


def last_building(seed: int) -> HeirState:
    """Return a game in which the gods of the last round begin to act."""
    state = GAME.new(2, {"quick": True})
    assert isinstance(state, HeirState)
    rng = SeededRng(seed)
    playout(state, HeirHeuristics(), rng, Actions(), 8)
    while not is_last_building(state):
        if state.actor() == CHANCE:
            state.resolve(state.sample(rng))
        else:
            legal = state.legal_actions(state.actor())
            state.apply(state.actor(), legal[rng.below(len(legal))])
    return state


def best_lead(state: HeirState, seat: int) -> int:
    """Return a seat's lead at the end if both build as well as they can, found by trying everything."""
    while state.actor() == CHANCE:
        state.resolve(state.outcomes()[0][0])
    if state.actor() == OVER:
        return state.scores()[seat] - state.scores()[1 - seat]
    decider = int(state.actor())
    legal = state.legal_actions(decider)
    if state.phase == at.TIE:
        legal = legal[-1:]
    leads = [lead_after(state, decider, action, seat) for action in legal]
    return max(leads) if decider == seat else min(leads)


def lead_after(state: HeirState, decider: int, action: int, seat: int) -> int:
    copy = state.clone()
    copy.apply(decider, action)
    return best_lead(copy, seat)


def weighed(seed: int) -> set[int]:
    """Compare what is weighed with what comes of it in the last round of a game; return the phases that came up."""
    state = last_building(seed)
    endgame, rng = Endgame(), SeededRng(seed)
    phases = set()
    while is_last_building(state):
        seat = int(state.actor())
        legal = Actions()
        state.write_legal(seat, legal)
        actions = state.legal_actions(seat)
        endgame.weigh(state, seat, legal)
        leads = [lead_after(state, seat, action, seat) for action in actions]
        worths = [endgame.worths[index] for index in range(len(actions))]
        assert [worth - worths[0] for worth in worths] == [lead - leads[0] for lead in leads]
        assert endgame.best(state, seat, legal) == actions[leads.index(max(leads))]
        phases.add(int(state.phase))
        state.apply(seat, actions[rng.below(len(actions))])
        while state.actor() == CHANCE:
            state.resolve(state.sample(rng))
    return phases


def test_each_choice_about_the_last_monument_is_weighed_by_what_comes_of_it() -> None:
    phases = [weighed(seed) for seed in range(16)]
    assert set.union(*phases) == {at.PLACE, at.MOVE, at.TURN, at.CLAIM}


def test_nothing_but_the_best_choices_about_the_last_monument_stay() -> None:
    state = last_building(1)
    seat = int(state.actor())
    legal = Actions()
    state.write_legal(seat, legal)
    Endgame().keep_best(state, seat, legal)
    kept = [int(legal.items[index]) for index in range(int(legal.count))]
    leads = {action: lead_after(state, seat, action, seat) for action in state.legal_actions(seat)}
    assert kept == [action for action, lead in leads.items() if lead == max(leads.values())]
