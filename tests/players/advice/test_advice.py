"""Advice in figures and words: for every game, in both languages, from nothing but what the seat knows."""

import json
from collections.abc import Callable

import pytest
from examples.liar.game import GAME as LIAR
from tests.games.heir.table import BAST, up_for_bid
from tests.games.pyramidice.positions import position

from heliopolis.core import registry
from heliopolis.core.conformance import random_game
from heliopolis.core.record import new_record
from heliopolis.core.rng import Rng, SeededRng
from heliopolis.core.rules import LANGUAGES, NO_BREAK
from heliopolis.core.state import State
from heliopolis.games.pyramidice.game import GAME as PYRAMIDICE
from heliopolis.language import GameSpeaker
from heliopolis.players.advice import choices
from heliopolis.players.advice.choices import Advice, Figure, Remark, Remarks, best_choices
from heliopolis.players.advice.words import in_words
from heliopolis.players.findings import Estimate, Findings, Prospect, by_share
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


def shown(advice: Advice) -> tuple[int, float]:
    """Return the chance as it is shown, then the lead."""
    return round(100 * advice.win.mean), advice.lead.mean


@pytest.mark.parametrize("name", ["ra", "heir", "pyramidice", "gold"])
def test_advice_comes_by_its_promise_and_survives_a_journey(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(choices, "advise", quick)
    state = opening(name, 2)
    seat = state.actors()[0]
    found = best_choices(name, state, seat, SeededRng(1))
    assert 1 <= len(found) <= 3
    assert [shown(each) for each in found] == sorted(map(shown, found), reverse=True)
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
    assert [shown(each) for each in found] == sorted(map(shown, found), reverse=True)
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


def prospect(notation: str, visits: int, win: float, lead: float) -> Prospect:
    """Return what a search might find out about a choice of Pyramidice, with an error of about a hundredth."""
    wins, leads = Estimate(visits, visits * win, visits * (win * win + 0.04)), Estimate(visits, visits * lead, visits)
    leads.mean, leads.error = lead, 0.2
    return Prospect(PYRAMIDICE.action(notation), visits, visits / 1000, win, 1.0, wins, leads)


def found_out(*prospects: Prospect) -> Callable[..., Findings]:
    """Return a search that finds out just this."""
    found = sorted(prospects, key=by_share, reverse=True)
    return lambda *_: Findings(found[0].action, found, 1000, 0.1, 0.0, is_mixed=False)


def named(state: State) -> list[str]:
    """Return the choices that a hint names."""
    return [PYRAMIDICE.actions[each.action] for each in best_choices("pyramidice", state, 0, SeededRng(1))]


def test_what_is_worse_in_everything_that_is_shown_is_not_named(monkeypatch: pytest.MonkeyPatch) -> None:
    state = position(dice="s5 p1 p2", board={0: (2, 0, 0)})
    like, worse = prospect("build 5", 500, 0.515, 4.1), prospect("glory", 400, 0.44, 2.0)
    monkeypatch.setattr(choices, "advise", found_out(prospect("worship shu", 500, 0.52, 4.0), like, worse))
    assert named(state) == ["build 5", "worship shu"], "52 of 100 both, by the lead"
    bold = prospect("glory", 400, 0.44, 6.0)
    monkeypatch.setattr(choices, "advise", found_out(prospect("worship shu", 500, 0.52, 4.0), bold))
    assert named(state) == ["worship shu", "glory"], "a lower chance, but a higher lead"


def test_a_cat_that_serves_nothing_is_not_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two fives make Heh's 6 and 4 with two cats; the 1 is needed for nothing."""
    state = position(dice="p1 p5 p5", board={0: (3, 2, 0)}, row=(None, "seshat", "heh"))
    seen = [prospect("raise prayer 1", 300, 0.93, 9.4), prospect("lower prayer 5", 400, 0.93, 9.3)]
    monkeypatch.setattr(choices, "advise", found_out(*seen))
    assert named(state) == ["lower prayer 5"]


def test_where_only_a_wasted_cat_was_tried_the_others_are_weighed(monkeypatch: pytest.MonkeyPatch) -> None:
    state = position(dice="p1 p5 p5", board={0: (3, 1, 0)}, row=(None, "seshat", "heh"))
    seen = [prospect("raise prayer 1", 900, 0.93, 9.4), prospect("glory", 60, 0.9, 9.0)]
    weighed: list[list[int]] = []

    def weigh(_game: str, _state: State, _seat: int, among: list[int], _rng: Rng) -> Findings:
        weighed.append(among)
        return found_out(prospect("glory", 600, 0.92, 9.2), prospect("raise prayer 1", 0, 0.0, 0.0))()

    monkeypatch.setattr(choices, "advise", found_out(*seen))
    monkeypatch.setattr(choices, "weigh", weigh)
    assert named(state) == ["glory"]
    assert weighed == [[PYRAMIDICE.action("glory")]]
