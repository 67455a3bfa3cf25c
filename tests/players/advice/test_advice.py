"""Advice in figures and words: for every game, in both languages, from nothing but what the seat knows."""

import json

import pytest
from examples.liar.game import GAME as LIAR
from tests.games.heir.table import BAST, up_for_bid

from heliopolis.core import registry
from heliopolis.core.conformance import random_game
from heliopolis.core.record import new_record
from heliopolis.core.rng import SeededRng
from heliopolis.core.rules import LANGUAGES, NO_BREAK
from heliopolis.core.state import State
from heliopolis.language import GameSpeaker
from heliopolis.players.advice import choices
from heliopolis.players.advice.choices import Advice, Figure, Remark, Remarks, best_choices
from heliopolis.players.advice.words import in_words
from heliopolis.players.findings import Findings
from heliopolis.players.levels import heuristics_of
from heliopolis.players.search import Search, Settings


def remarks_of(name: str) -> Remarks:
    """Return a game's adviser."""
    found: Remarks = registry.load(registry.registration(name).remarks)
    return found


@pytest.mark.parametrize("name", ["ra", "heir", "pyramidice", "gold"])
def test_every_remark_can_be_said_and_tells_only_what_the_seat_knows(name: str) -> None:
    game, remarks, rng = registry.game(name), remarks_of(name), SeededRng(5)
    speakers = [GameSpeaker(game, language) for language in LANGUAGES]
    told: set[str] = set()
    for seats in game.info.seats:
        for number, state in enumerate(random_game(game, new_record(game, seats), rng)):
            for seat in state.actors() if number % 7 == 0 else []:
                known = state.redeal(seat, rng)
                for action in state.legal_actions(seat)[::3]:
                    made = remarks(known, seat, action)
                    assert made == remarks(state, seat, action), game.actions[action]
                    told |= {speaker.because(each.name, each.facts) for each in made for speaker in speakers}
    assert len(told) >= 8


def quick(name: str, state: State, seat: int, rng: SeededRng) -> Findings:
    """Look at a decision for a short while."""
    return Search(heuristics_of(name), Settings(iterations=200)).run(state, seat, rng)


def opening(name: str, seats: int) -> State:
    """Return a game at its first decision."""
    rng = SeededRng(3)
    game = registry.game(name)
    state = game.new(seats)
    while state.actor() < 0:
        state.resolve(state.sample(rng))
    return state


@pytest.mark.parametrize("name", ["ra", "heir", "pyramidice", "gold"])
def test_advice_comes_by_its_promise_and_survives_a_journey(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(choices, "advise", quick)
    state = opening(name, 2)
    seat = state.actors()[0]
    found = best_choices(name, state, seat, SeededRng(1))
    assert 1 <= len(found) <= 3
    assert [each.win.mean for each in found] == sorted((each.win.mean for each in found), reverse=True)
    assert not found[0].is_like_first
    for each in found:
        assert each.action in state.legal_actions(seat)
        assert Advice.load(json.loads(json.dumps(each.dump()))) == each
    for language in LANGUAGES:
        assert all(in_words(found, GameSpeaker(registry.game(name), language)))


@pytest.mark.parametrize("seed", range(4))
def test_advice_on_a_sealed_decision_comes_by_its_promise_too(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(choices, "advise", quick)
    found = best_choices("heir", up_for_bid("ra").state, BAST, SeededRng(seed))
    assert found[0].share is not None
    assert [each.win.mean for each in found] == sorted((each.win.mean for each in found), reverse=True)
    assert not found[0].is_like_first


def test_a_choice_is_told_with_its_uncertainty_and_its_reason() -> None:
    ra = registry.game("ra")
    remark = Remark("lot", {"fame": "+5", "theirs": "+2", "seat": 2})
    advice = Advice(ra.action("bid 9"), Figure(0.567, 0.021), Figure(3.44, 0.61), True, None, (remark,))
    (said,) = in_words([advice], GameSpeaker(ra, "en", ["Ada", "Bob"]))
    assert said.replace(NO_BREAK, " ") == (
        "Bid sun 9 — first in 57 ± 2 of 100 games, ahead by 3.4 ± 0.6 points. It can't be told from the first. "
        "Scored now, the lot adds +5 for you and +2 for Bob."
    )
    behind = Advice(ra.action("pass"), Figure(0.2, 0.001), Figure(-2.0, 0.0), False, 0.25, ())
    (said,) = in_words([behind], GameSpeaker(ra, "fr"))
    assert said.replace(NO_BREAK, " ") == (
        "Passer — la première place 20 ± 1 fois sur 100, 2,0 ± 0,1 points de retard. À décider 25 fois sur 100."
    )
    assert "the lot" not in in_words([advice, advice], GameSpeaker(ra, "en"))[1], "what was said is not said again"


def test_a_game_without_an_adviser_is_told_in_figures_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(choices, "advise", quick)
    registry.register("liar", "examples.liar")
    try:
        state = LIAR.new(2)
        while state.actor() < 0:
            state.resolve(0)
        found = best_choices("liar", state, 0, SeededRng(1))
        assert [each.remarks for each in found] == [()] * len(found)
        assert "of 100 games" in in_words(found, GameSpeaker(LIAR, "en"))[0]
    finally:
        registry.forget("liar")
