"""Whole games, decided by a second Pyramidice that was written from the rulebook alone."""

from collections import Counter
from typing import Any

import pytest
from tests.games.pyramidice.referee import CHANCE, OVER, Referee
from tests.games.pyramidice.referee.cards import COSTS
from tests.games.pyramidice.referee.table import Player

from heliopolis.core.edition import Edition
from heliopolis.core.rng import SeededRng
from heliopolis.core.state import State
from heliopolis.games.pyramidice.game import GAME
from heliopolis.games.pyramidice.info import ARCHITECTS

LIKED = ("worship", "activate", "build", "borrow", "emerald", "pearl", "lapis", "seshat")
WASTEFUL = ("finish", "replace", "glory")


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("eager", [0, 5, 9])
def test_the_referee_and_the_engine_agree_on_every_decision_and_every_score(seats: int, eager: int) -> None:
    rng = SeededRng(10 * seats + eager)
    for _ in range(20):
        play(seats, ARCHITECTS[0], rng, eager)


@pytest.mark.parametrize("architect", ARCHITECTS)
def test_the_referee_and_the_engine_agree_on_games_against_an_architect(architect: str) -> None:
    rng = SeededRng(ARCHITECTS.index(architect))
    for eager in 3 * (0, 0, 3, 6, 9):
        play(1, architect, rng, eager)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_they_agree_where_gods_are_cheap_and_everybody_has_many(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    for god in COSTS:
        monkeypatch.setitem(COSTS, god, "*")
    cheap = GAME.standard.with_changes({f"deities.{god}.cost": ["any"] for god in COSTS}, name="cheap")
    rng = SeededRng(seats)
    for eager in 5 * (5, 7, 9):
        play(seats, ARCHITECTS[0], rng, eager, cheap)


def play(seats: int, architect: str, rng: SeededRng, eager: int, edition: Edition = GAME.standard) -> None:
    """Play a game on both at once; the eager (0 to 9 times of ten) worship, build and call on their gods."""
    state = GAME.new(seats, {"architect": architect}, edition)
    referee = Referee(seats, architect)
    talk = referee.game()
    asked, answers = next(talk)
    while asked != OVER:
        assert state.actor() == asked
        if asked == CHANCE:
            assert dict(state.outcomes()) == {GAME.outcome(word): 1 for word in answers}
            outcome = int(state.sample(rng))
            state.resolve(outcome)
            word = GAME.outcomes[outcome]
        else:
            assert {GAME.actions[action] for action in state.legal_actions(asked)} == answers
            word = pick(sorted(answers), rng, eager)
            state.apply(asked, GAME.action(word))
        asked, answers = talk.send(word)
        compare(state, referee)
    assert state.actor() == OVER
    assert state.standings() == referee.places()


def pick(words: list[str], rng: SeededRng, eager: int) -> str:
    """Choose anything, but rarely what wastes the dice of a Work turn."""
    liked = [word for word in words if word.startswith(LIKED)]
    others = [word for word in words if not word.startswith(WASTEFUL)]
    if liked and rng.below(10) < eager:
        words = liked
    elif others and rng.below(10) > 0:
        words = others
    return words[int(rng.below(len(words)))]


def compare(state: State, referee: Referee) -> None:
    """Check that both have the same on the table."""
    view = state.view(None)
    assert view["supply"] == dict(referee.supply)
    assert view["quarry"] == dict(referee.quarry)
    assert view["pile"] == referee.pile
    assert [card and card["deity"] for card in view["row"]] == referee.row
    assert [card and card["tile"] for card in view["tiles"]] == referee.spots
    dice = [die for pyramid in view["pyramids"] for floor in pyramid["floors"] for die in floor["dice"]]
    assert dice == [space.value for space in referee.spaces]
    for colour in ("stone", "prayer"):
        shown = Counter(value for each, value in referee.hand if each == colour)
        assert view["hand"][colour] == [shown[value] for value in range(1, 7)]
    assert view["pharaoh"] == referee.pharaoh
    for side, player in zip([*view["seats"], view["architect"]], [*referee.players, None], strict=False):
        if side and player:
            compare_side(side, player)


def compare_side(side: dict[str, Any], player: Player) -> None:
    """Check that both have the same before a player or the architect."""
    assert side["glory"] == player.glory
    assert set(side["gods"]) == set(player.gods)
    assert side["tiles"] == player.tiles
    for kind in ("worker", "cat", "stone"):
        assert side.get(kind, 0) == player.board[kind]
    assert set(side.get("covered", [])) == set(player.covered)
