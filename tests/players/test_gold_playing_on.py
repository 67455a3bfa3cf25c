"""Bots of L'or du pharaon play on: they dig, they feel the clock of a stall, and after a quiet round nobody waits."""

from tests.games.gold.positions import do, position

from heliopolis.core.rng import SeededRng
from heliopolis.core.state import CHANCE, OVER, Actions, State
from heliopolis.games.gold import areas as area, phases as at
from heliopolis.games.gold.game import GAME
from heliopolis.games.gold.state import GoldState
from heliopolis.players.heuristics.base import contest, expected, step_by_policy
from heliopolis.players.heuristics.gold import GoldHeuristics
from heliopolis.players.heuristics.gold_escort import Escort
from heliopolis.players.heuristics.gold_sights import is_progress

WALLED = """
    ?──┐
    ?│││
    ││││
    └S┘┘
"""
"""Hidden cards lie in the first column only, and two walls before the archaeologist on the start card."""


def gold(state: State) -> GoldState:
    assert isinstance(state, GoldState)
    return state


def considered(state: State) -> list[str]:
    """List what a search looks at."""
    actions = Actions()
    seat = state.actor()
    state.write_legal(seat, actions)
    GoldHeuristics().leave_out(state, seat, actions)
    return [GAME.actions[actions.items[index]] for index in range(int(actions.count))]


def light_choice(state: State) -> int:
    """Return what the light policy chooses."""
    actions = Actions()
    seat = state.actor()
    state.write_legal(seat, actions)
    return int(GoldHeuristics().choose(state, seat, actions, SeededRng(1)))


def plan(state: State) -> int:
    """Return how many actions the first seat still needs."""
    return int(Escort().plan(gold(state), 0))


def test_a_plan_counts_the_steps_and_turns_of_both_figures() -> None:
    assert plan(position("?│? ?├? ?S?")) == 1, "the archaeologist walks to b2, where a3 and b1 are hidden"
    assert plan(position("?│? ?│? ?S?")) == 2, "it walks to b2, which the porter turns from the start card"
    assert plan(position("??? ?─? │S│", archaeologists="b2")) == 0
    assert plan(position("┼┼┼ ┼─┼ │S│", archaeologists="b1", carried={0: 2})) > 1, (
        "home with a treasure, through a wall"
    )


def test_every_action_of_an_escort_leaves_fewer() -> None:
    state = gold(position("?──┐ ─│││ ─│││ ─S┘┘", hidden={"junction": 1}))
    escort = Escort()
    heuristics = GoldHeuristics()
    actions = Actions()
    left = escort.plan(state, 0)
    assert left > 4, "neither b1 nor a2 is open to where the archaeologist can walk"
    while left > 0:
        before = state.save()
        action = escort.next_action(state, 0)
        assert state.save() == before, "looking ahead changes nothing"
        state.apply(0, action)
        if state.phase == at.TURNING:
            actions.count = 0
            state.write_legal(0, actions)
            state.apply(0, heuristics.choose(state, 0, actions, SeededRng(1)))
        state.actions_left = 3  # the turn goes on for this once
        assert escort.plan(state, 0) < left
        left = escort.plan(state, 0)
    assert "reveal a1" in [GAME.actions[action] for action in state.legal_actions(0)]


def test_what_is_remembered_of_a_position_is_never_told_of_another() -> None:
    rng = SeededRng(4)
    actions = Actions()
    heuristics = GoldHeuristics()
    state = gold(GAME.new(2))
    asked = 0
    while state.keeper == area.NOBODY and state.actor() != OVER:
        if state.actor() == CHANCE:
            state.resolve(state.sample(rng))
        else:
            if state.phase == at.TURN:
                assert heuristics.escort.next_action(state, state.actor()) == Escort().next_action(state, state.actor())
                asked += 1
            step_by_policy(state, state.actor(), heuristics, rng, actions)
    assert asked > 100


def test_a_porter_digs_until_the_archaeologist_gets_to_hidden_cards() -> None:
    state = position(WALLED, hidden={"chamber-corner": 1, "junction": 1}, photos=["quiet 1"])
    heuristics = GoldHeuristics()
    rng = SeededRng(3)
    actions = Actions()
    for _ in range(60):
        if gold(state).cards[1] < 1 or state.actor() < 0:
            break
        actions.count = 0
        state.write_legal(state.actor(), actions)
        state.apply(state.actor(), heuristics.choose(state, state.actor(), actions, rng))
    assert state.actor() < 0, "a card is being revealed"


def test_a_porter_opens_the_way_home_of_a_bearer_whom_one_card_shuts_off() -> None:
    state = gold(position("┌┬?? │??? ─??? └S??", archaeologists="b1 b4", porters="a4 b4", carried={0: 3}))
    assert GAME.actions[light_choice(state)] == "turn a3", "however near hidden cards are"
    for _ in range(2):
        while state.actor() == 0:
            state.apply(0, light_choice(state))
        do(state, "end")
    while state.actor() == 0:
        state.apply(0, light_choice(state))
    assert state.scores()[0] == 3


def test_a_treasure_is_fetched_though_the_porter_has_still_to_open_the_way_home() -> None:
    state = gold(position("┌┬┐? │?│? ─?└? └S??", archaeologists="b1 b4", porters="a4 b4", loose={"c3": [3]}))
    while state.areas[area.CARRIED] == area.NOTHING:
        assert GAME.actions[light_choice(state)].startswith(("move archaeologist", "take"))
        state.apply(0, light_choice(state))


def test_nobody_turns_back_half_way_between_a_treasure_and_a_hidden_card() -> None:
    state = gold(
        position(
            "─┐┌┬┬┐ ├┴┴┘┘│ └┬┬??S ?║??┌┤ ????│┤ ????││",
            archaeologists="c2 f3",
            porters="d1 f3",
            lanterns={0: "e1 f1 f2 e4 f4"},
            loose={"b4": [2, 3]},
            pile=[2, 2, 2, 3, 3, 3],
            hidden={"junction": 5, "corner": 3, "straight": 1, "chamber-corner": 3, "chamber-straight": 1},
            photos=["mummy 1", "curse 1", "mummy 2", "curse 2"],
            quiet_turns=2,
        )
    )
    been: set[str] = set()
    while state.actor() == 0 and not any(is_progress(action) for action in state.legal_actions(0)):
        now = str({**state.save(), "quiet_turns": 0})
        assert now not in been, "it was here before"
        been.add(now)
        state.apply(0, light_choice(state))
        if state.actor() == 1:
            do(state, "end")


def test_the_longer_nothing_happens_the_less_is_expected() -> None:
    ring = "┌──┐ │??│ │??│ └S─┘"
    awaited = [
        expected(GoldHeuristics(), position(ring, archaeologists="a1", carried={0: 3}, quiet_turns=turns))[0]
        for turns in (0, 4, 9)
    ]
    assert awaited[0] > awaited[1] > awaited[2] >= 0.0


def test_after_a_quiet_round_a_search_looks_at_nothing_that_only_waits() -> None:
    drawing = "┌──┐ │??│ │??│ └S─┘"
    lively = position(drawing, archaeologists="a1", loose={"a3": [2]}, quiet_turns=1)
    assert "end" in considered(lively)
    waiting = position(drawing, archaeologists="a1", loose={"a3": [2]}, quiet_turns=2)
    assert considered(waiting) == ["move archaeologist a2"]
    # What keeps the game going is always looked at.
    beside = position("┌──┐ │??│ ├??│ └S─┘", archaeologists="a3", loose={"a1": [2]}, quiet_turns=5)
    assert "reveal b3" in considered(beside)


def test_the_light_policy_alone_hardly_ever_lets_a_game_run_out() -> None:
    rng = SeededRng(8)
    actions = Actions()
    stalled = 0
    for _ in range(10):
        state = GAME.new(2)
        contest(state, [GoldHeuristics(), GoldHeuristics()], rng, actions)
        stalled += state.view(None)["quiet_turns"] == state.view(None)["stall"]
    assert stalled <= 1
