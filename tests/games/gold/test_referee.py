"""Whole games, decided by a second L'or du pharaon that was written from the rulebook alone."""

from fractions import Fraction
from typing import Any

import pytest
from tests.games.gold.maze import place
from tests.games.gold.referee import Referee

from heliopolis.core.rng import SeededRng
from heliopolis.core.state import CHANCE, OVER, State
from heliopolis.games.gold.game import GAME
from heliopolis.players.greedy.gold import choose


@pytest.mark.rule("gold.move.1", "gold.move.3", "gold.lanterns.3", "gold.reveal.1", "gold.turning.1", "gold.turning.2")
@pytest.mark.rule("gold.setup.3", "gold.mummy.1", "gold.collapse.4", "gold.collapse.5", "gold.end.1", "gold.end.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("skill", [0, 5, 8, 10])
def test_the_referee_and_the_engine_agree_on_every_decision_and_every_score(seats: int, skill: int) -> None:
    # The skilled (0 to 10 times of ten) find chambers and bring treasures out; the others try all that can be done.
    rng = SeededRng(10 * seats + skill)
    fallen = [play(seats, rng, skill, heavy_treasures=game % 2 == 1) for game in range(6)]
    assert max(fallen) > 10 or skill < 8


def play(seats: int, rng: SeededRng, skill: int, *, heavy_treasures: bool) -> int:
    """Play a game on both at once; return how many cards have fallen."""
    state = GAME.new(seats, {"heavy_treasures": heavy_treasures})
    referee = Referee(seats, heavy_treasures=heavy_treasures)
    while state.actor() != OVER:
        if state.actor() == CHANCE:
            weights = state.outcomes()
            total = sum(weight for _, weight in weights)
            assert {GAME.outcomes[each]: Fraction(weight, total) for each, weight in weights} == referee.chances()
            outcome = int(state.sample(rng))
            state.resolve(outcome)
            referee.chance(GAME.outcomes[outcome])
        else:
            seat = int(state.actor())
            legal = {GAME.actions[action]: action for action in state.legal_actions(seat)}
            assert seat == referee.turn
            assert set(legal) == referee.legal()
            word = GAME.actions[choose(state, seat, rng)] if rng.below(10) < skill else restless(list(legal), rng)
            state.apply(seat, legal[word])
            referee.decide(word)
        compare(state, referee)
    assert referee.doing == "over"
    assert state.standings() == referee.places()
    return len(referee.faces("fallen"))


def restless(words: list[str], rng: SeededRng) -> str:
    """Choose anything, but rarely the end of the turn."""
    busy = [word for word in words if word != "end"]
    choice = busy if busy and rng.below(10) else words
    return choice[int(rng.below(len(choice)))]


def compare(state: State, referee: Referee) -> None:
    """Check that both have the same on the table."""
    view = state.view(None)
    assert state.scores() == [player.points() for player in referee.players]
    assert [comparable(card) for card in view["cards"]] == [
        {
            "card": card.name,
            "face": card.face,
            "sides": card.sides,
            "lanterns": sorted(card.lanterns),
            "archaeologists": sorted(card.archaeologists),
            "porters": sorted(card.porters),
            "treasures": sorted(treasure.name for treasure in card.treasures),
        }
        for card in referee.maze.cards.values()
    ]
    for side, player in zip(view["seats"], referee.players, strict=True):
        assert side["lanterns"] == player.lanterns
        assert side["carried"] == (player.carried.name if player.carried else None)
        assert side["photos"] == player.photos
        assert sorted(side["treasures"]) == sorted(treasure.name for treasure in player.museum)
    assert {(first, second) for first, second in view["passages"]} == referee.maze.passages()
    if view["collapse"]:
        assert referee.bust_chamber
        assert view["collapse"]["keeper"] == referee.owner
        due = referee.maze.next_fall() if referee.collapsing else {referee.bust_chamber}
        assert set(view["collapse"]["next"]) == due
    else:
        assert referee.bust_chamber is None
    if referee.doing == "turn":
        compare_turn(view, referee)
    for sides, way in view["placings"].items():
        assert set(way["cards"]) == referee.way_if_open(sides)
        assert (way["figures"], way["lanterns"]) == referee.toll(set(way["cards"]))


def compare_turn(view: dict[str, Any], referee: Referee) -> None:
    """Check that both have counted the same, and see the same ways before the player whose turn it is."""
    assert view["actions_left"] == referee.actions
    assert view["quiet_turns"] == referee.quiet
    for figure, costs in view["costs"].items():
        assert costs == referee.costs(figure)
    at = referee.where("archaeologist", referee.turn)
    assert set(view["way_home"]["cards"]) == (referee.maze.shortest_ways(place(at)) if at else set())


def comparable(card: dict[str, Any]) -> dict[str, Any]:
    """Return a card of a view with all its lists in order."""
    return {key: sorted(value) if isinstance(value, list) else value for key, value in card.items()}
