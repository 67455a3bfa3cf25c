"""What bots know of L'or du pharaon: how far things are, who is sooner there, and when to run."""

from functools import partial

import pytest
from tests.games.gold.positions import cell, do, position

from heliopolis.core.bits import bit
from heliopolis.core.rng import SeededRng
from heliopolis.core.state import CHANCE, OVER, Actions, State
from heliopolis.games.gold import areas as area, paths, phases as at
from heliopolis.games.gold.components import CELLS
from heliopolis.games.gold.game import GAME
from heliopolis.games.gold.state import GoldState
from heliopolis.players.heuristics.base import Heuristics, contest, expected, playout
from heliopolis.players.heuristics.gold import GoldHeuristics
from heliopolis.players.heuristics.gold_ways import NEVER, Distances, way_out
from heliopolis.players.search import Search, Settings

KNOWLEDGE = GoldHeuristics()

HALL = """
    ┌─┐
    │╔┤
    └S┘
"""
# Three long ways: in a falling pyramid they take more than a turn.
LONG = """
    ┌──┐
    │┌┐│
    ││││
    ┘└S┘
"""
falling = partial(position, "X┬┐ │││ └S┘", keeper=1, bust_chamber="a1", lost=["bust"])
"""A pyramid that falls, its bust lost with it."""


def gold(state: State) -> GoldState:
    """Return a position as what it is."""
    assert isinstance(state, GoldState)
    return state


def chosen(state: State) -> str:
    """Return what the light policy chooses."""
    seat = state.actor()
    legal = Actions()
    state.write_legal(seat, legal)
    return GAME.actions[KNOWLEDGE.choose(state, seat, legal, SeededRng(1))]


def moments(seats: int, seed: int) -> list[GoldState]:
    """Return the states of a game between light policies in which somebody decides."""
    rng = SeededRng(seed)
    state = GAME.new(seats)
    found: list[GoldState] = []
    legal = Actions()
    while state.actor() != OVER:
        if state.actor() == CHANCE:
            state.resolve(state.sample(rng))
            continue
        found.append(gold(state.clone()))
        seat = state.actor()
        legal.count = 0
        state.write_legal(seat, legal)
        state.apply(seat, KNOWLEDGE.choose(state, seat, legal, rng))
    return found


# Distances.


def test_distances_are_those_of_the_rules_with_and_without_lanterns() -> None:
    distances = Distances()
    compared = 0
    for state in moments(2, seed=1)[::5]:
        row = int(state.actor() * area.ROW)
        figure, lanterns = state.areas[row + area.ARCHAEOLOGIST], state.areas[row + area.LANTERNS]
        distances.measure(state, bit(figure), lanterns)
        assert [distances.to(goal) for goal in range(int(CELLS))] == paths.actions_to(state, figure, lanterns)
        compared += lanterns != 0
    assert compared > 5


def test_the_nearest_of_several_cards_counts() -> None:
    state = gold(position(HALL))
    distances = Distances()
    distances.measure(state, bit(state.start), 0)
    assert distances.nearest(bit(cell("a1")) | bit(cell("c2"))) == 2
    assert distances.nearest(bit(cell("a1")) | bit(cell("b3"))) == 0
    assert distances.nearest(0) == NEVER


# The clock.


def test_a_way_out_is_found_only_if_it_does_not_fall_before() -> None:
    state = gold(position("X┬┐ │││ └S┘", keeper=1, bust_chamber="a1", lost=["bust"]))
    b1, c1, home = cell("b1"), cell("c1"), cell("b3")
    assert way_out(state, home, home, 0, 3, 0) == 0
    assert way_out(state, b1, b1, 0, 3, 0) == 2
    assert way_out(state, b1, b1, 0, 0, 0) == NEVER
    assert way_out(state, c1, c1, 0, 0, 0) == 3
    assert way_out(state, c1, c1, 0, 0, 1) == NEVER
    assert way_out(state, c1, c1, 0, 1, 1) == 3
    assert way_out(state, home, c1, 0, 3, 0) == 6
    assert way_out(state, home, b1, 0, 1, 0) == NEVER


def test_lanterns_shorten_the_way_out() -> None:
    state = gold(position("X┬┐ │││ └S┘", keeper=1, bust_chamber="a1", lost=["bust"]))
    assert way_out(state, cell("c1"), cell("c1"), bit(cell("c2")) | bit(cell("c3")), 1, 0) == 1


def test_the_chamber_of_the_bust_is_not_trusted_to_last() -> None:
    state = gold(position(LONG.replace("┌──┐", "╔──┐"), loose={"a1": ["bust"]}, bust_chamber="a1", keeper=1, fuse=4))
    assert way_out(state, cell("a1"), cell("a1"), 0, 0, 0) == 7
    assert way_out(state, cell("a1"), cell("a1"), 0, 0, 1) == NEVER


# The light policy.


def test_it_takes_the_best_treasure_and_rather_from_others() -> None:
    assert chosen(position(HALL, archaeologists="b2", loose={"b2": [2, 3]})) == "take treasure-3"
    state = position(HALL, archaeologists="c2 c2", carried={1: 3}, loose={"c2": [3]})
    assert chosen(state) == "steal 2"


def test_it_carries_home() -> None:
    state = position(LONG, archaeologists="d1", carried={0: 3})
    assert chosen(state) == "move archaeologist d2"


def test_it_walks_to_a_treasure_rather_than_to_a_hidden_card() -> None:
    state = position("┌─? ││? └S┘", loose={"a2": [3]}, stock={0: 0})
    assert chosen(state) == "move archaeologist a3"


def test_it_explores_where_chambers_can_be() -> None:
    state = position("??? ?│? ?S?", hidden={"chamber-corner": 1}, photos=["quiet 1"], stock={0: 0})
    assert chosen(state) == "move archaeologist b2"
    do(state, "move archaeologist b2")
    assert chosen(state) == "reveal b1"


def test_it_lights_a_long_way_that_much_is_to_be_carried_along() -> None:
    state = position(LONG, porters="d3", loose={"a1": [3, 3, 3, 3]})
    assert chosen(state) == "lay"
    state = position(LONG, porters="c4", loose={"a1": [3, 3, 3, 3]})
    assert chosen(state).startswith("move porter")


def test_it_turns_a_wall_that_bars_the_way_home() -> None:
    state = position("╷─┼ ─│┼ └S┼", archaeologists="a1", porters="a2", carried={0: 3})
    assert chosen(state) == "turn a2"
    do(state, "turn a2")
    assert chosen(state) == "open ns"


def test_it_lays_a_card_open_to_its_archaeologist() -> None:
    state = position("??? ?│? ?S?", archaeologists="b2", hidden={"corner": 7})
    do(state, "reveal b1", "* card corner")
    assert "s" in chosen(state).removeprefix("open ")


def test_it_runs_when_waiting_would_be_too_late() -> None:
    state = falling(archaeologists="b1", loose={"c1": [2]})
    assert chosen(state) == "move archaeologist b2"
    state = falling(porters="b1", loose={"c1": [2]})
    assert chosen(state) == "move porter b2"


def test_it_fetches_what_there_is_time_for_and_nothing_else() -> None:
    state = falling(loose={"c2": [2]})
    assert chosen(state) == "move archaeologist c3"
    state = falling(loose={"a2": [3]}, actions=1)
    assert chosen(state) == "end"


@pytest.mark.parametrize("seats", GAME.info.seats)
def test_it_chooses_legally_and_leaves_the_state_as_it_was(seats: int) -> None:
    legal = Actions()
    for state in moments(seats, seed=2)[::3]:
        before = state.save()
        seat = state.actor()
        legal.count = 0
        state.write_legal(seat, legal)
        assert KNOWLEDGE.choose(state, seat, legal, SeededRng(3)) in state.legal_actions(seat)
        assert state.save() == before


@pytest.mark.parametrize("seats", GAME.info.seats)
def test_it_beats_chance_by_far(seats: int) -> None:
    wins = 0
    for number in range(20):
        seat = number % seats
        state = GAME.new(seats)
        policies = [KNOWLEDGE if each == seat else Heuristics() for each in range(seats)]
        contest(state, policies, SeededRng(number), Actions())
        wins += state.standings()[seat] == 1
    assert wins >= 17


# What the end may bring.


def test_a_treasure_promises_most_to_whoever_is_nearest() -> None:
    mine, others = expected(KNOWLEDGE, position(LONG, archaeologists="d2 c4", loose={"d1": [3]}, lost=["bust"]))
    assert mine > 2.0 > 1.0 > others
    mine, others = expected(KNOWLEDGE, position(LONG, archaeologists="c4 d2", loose={"d1": [3]}, lost=["bust"]))
    assert others > 1.5 > mine


def test_a_carried_treasure_promises_more_the_nearer_home_it_is_and_less_with_a_thief_near() -> None:
    near, far, chased = (
        expected(KNOWLEDGE, position(LONG, archaeologists=where, carried={0: 3}, lost=["bust"], actions=0))
        for where in ("d4 a1", "d1 a2", "d1 b1")
    )
    assert 3.0 > near[0] > far[0] > chased[0] > 1.0
    assert near[1] == far[1] == 0.0
    assert chased[1] > 0.5


def test_lanterns_on_the_way_are_worth_something() -> None:
    dark = expected(KNOWLEDGE, position(LONG, loose={"a1": [3, 3]}))
    lit = expected(KNOWLEDGE, position(LONG, loose={"a1": [3, 3]}, lanterns={0: "d2 d1 c1 b1"}))
    assert lit[0] > dark[0]
    assert lit[1] < dark[1]


def test_figures_that_can_not_get_out_in_time_are_counted_as_lost() -> None:
    assert expected(KNOWLEDGE, falling()) == [0.0, 0.0]
    late = falling(archaeologists="b1 b1", porters="b3 b1", turn=1)
    assert expected(KNOWLEDGE, late)[0] == -2.0
    assert expected(KNOWLEDGE, late)[1] > -1.0


def test_a_playout_stops_after_some_steps_but_never_with_a_card_in_hand() -> None:
    heuristics = GoldHeuristics()
    begun = moments(2, seed=3)[0]
    for steps in range(1, 40):
        heuristics.patience = steps
        state = begun.clone()
        playout(state, heuristics, SeededRng(4), Actions(), 1)
        assert state.phase == at.TURN
        assert state.actor() >= 0


# With the search.


def test_the_search_banks_a_treasure_rather_than_leaving_it_to_a_thief() -> None:
    state = position(LONG, archaeologists="d4 c4", carried={0: 3}, lost=["bust"], actions=1)
    findings = Search(GoldHeuristics(), Settings(iterations=200)).run(state, 0, SeededRng(1))
    assert GAME.actions[findings.choice] == "move archaeologist c4"
