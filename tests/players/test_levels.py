"""The levels: for every game, without peeking, and relieved when they fail."""

import logging

import pytest

from heliopolis.core import registry
from heliopolis.core.driver import ask
from heliopolis.core.game import Game
from heliopolis.core.rng import Rng, SeededRng
from heliopolis.core.state import CHANCE, OVER, State
from heliopolis.players import catalogue, levels
from heliopolis.players.catalogue import Reliable
from heliopolis.players.findings import Estimate, Findings, Prospect
from heliopolis.players.heuristics.base import Heuristics
from heliopolis.players.heuristics.ra import RaHeuristics
from heliopolis.players.levels import (
    ALL_LEVELS,
    LEVELS,
    LevelBot,
    below,
    heuristics_of,
    longest_of,
    nearly_best,
    relieve,
    settings_of,
)

TABLES = [(name, seats) for name in registry.names() for seats in registry.info(name).seats]
COMPARED = 12


def decisions(name: str, seats: int, seed: int) -> list[tuple[State, int]]:
    """Return states of a random game in which a seat has a choice, with that seat."""
    rng = SeededRng(seed)
    state = registry.game(name).new(seats)
    found: list[tuple[State, int]] = []
    while state.actor() != OVER:
        if state.actor() == CHANCE:
            state.resolve(state.sample(rng))
            continue
        for seat in state.actors():
            if len(state.legal_actions(seat)) > 1:
                found.append((state.clone(), seat))
        seat = int(state.actor())
        legal = state.legal_actions(seat)
        state.apply(seat, legal[rng.below(len(legal))])
    return found


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", registry.names())
def test_a_level_chooses_the_same_in_states_that_differ_only_in_what_it_cannot_know(name: str, level: str) -> None:
    thinker = LevelBot(level, name, iterations=5)
    found = decisions(name, registry.info(name).seats[-1], seed=3)
    for state, seat in found[:: max(1, len(found) // COMPARED)]:
        others = [state.redeal(seat, SeededRng(seed)) for seed in (1, 2, 3)]
        choices = {thinker(known, seat, SeededRng(1)) for known in [state, *others]}
        assert len(choices) == 1
        assert choices.pop() in state.legal_actions(seat)


@pytest.mark.parametrize("name", registry.names())
def test_a_bot_that_tries_to_read_the_true_state_finds_nothing(name: str) -> None:
    """Whatever it is given is the same for every true state that its seat can't tell apart."""
    read: list[object] = []

    def spy(state: State, seat: int, _rng: Rng) -> int:
        read.append(state.save())
        return state.legal_actions(seat)[0]

    found = decisions(name, registry.info(name).seats[-1], seed=5)
    for state, seat in found[:: max(1, len(found) // COMPARED)]:
        read.clear()
        before = state.save()
        for truth in [state, *(state.redeal(seat, SeededRng(seed)) for seed in (1, 2, 3))]:
            ask(truth, seat, spy, SeededRng(7))
        assert all(each == read[0] for each in read)
        assert state.save() == before


def test_a_bot_that_changes_what_it_is_given_changes_nothing() -> None:
    def vandal(state: State, seat: int, _rng: Rng) -> int:
        action = state.legal_actions(seat)[0]
        state.apply(seat, action)
        return action

    for state, seat in decisions("ra", 3, seed=1)[:COMPARED]:
        before = state.save()
        ask(state, seat, vandal, SeededRng(1))
        assert state.save() == before


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_levels_think_ever_more(name: str, seats: int) -> None:
    iterations = [settings_of(level, name, seats).iterations for level in ALL_LEVELS]
    assert iterations == sorted(iterations)
    slacks = [settings_of(level, name, seats).slack for level in ALL_LEVELS]
    assert slacks == sorted(slacks, reverse=True)
    assert slacks[-1] == 0.0


def test_ra_himself_may_think_for_five_seconds_and_all_others_for_less_than_one() -> None:
    assert {bot: longest_of(bot) for bot in ALL_LEVELS} == {**dict.fromkeys(LEVELS, 0.9), "ra-himself": 5.0}
    assert [LevelBot(level, "ra").longest for level in ("pharaoh", "ra-himself")] == [0.9, 5.0]
    assert LevelBot("ra-himself", "ra", longest=0.0).longest == 0.0


def test_a_game_without_heuristics_of_its_own_gets_the_base(sticks: Game) -> None:
    assert type(heuristics_of(sticks.info.name)) is Heuristics
    assert type(heuristics_of("ra")) is RaHeuristics


def test_a_forced_decision_takes_no_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    class Forced:
        def legal_actions(self, _seat: int) -> list[int]:
            return [9]

    monkeypatch.setattr(levels, "Search", None)
    assert LevelBot("pharaoh", "ra")(Forced(), 0, SeededRng(1)) == 9  # type: ignore[arg-type]


def prospects(*rows: tuple[int, int, float]) -> Findings:
    """Return findings with actions, visits and rewards."""
    total = sum(visits for _, visits, _ in rows)
    found = [
        Prospect(action, visits, visits / total, reward, 1.0, Estimate(1, reward, reward), Estimate(1, 0, 0))
        for action, visits, reward in rows
    ]
    return Findings(rows[0][0], found, total, 0.1, 0.0, is_mixed=False)


def test_slack_takes_what_is_nearly_best_and_no_nonsense() -> None:
    findings = prospects((4, 100, 0.60), (5, 40, 0.57), (6, 40, 0.40), (7, 3, 0.90))
    rng = SeededRng(1)
    assert {nearly_best(findings, 0.05, rng) for _ in range(50)} == {4, 5}
    assert {nearly_best(findings, 0.0, rng) for _ in range(50)} == {4}


def test_each_level_is_relieved_by_the_one_below(caplog: pytest.LogCaptureFixture) -> None:
    assert [below(bot) for bot in (*reversed(ALL_LEVELS), "greedy", "random")] == [
        "pharaoh",
        "vizier",
        "priest",
        "scribe",
        "random",
        "random",
        "random",
    ]
    with caplog.at_level(logging.WARNING, logger="heliopolis.players"):
        assert relieve("vizier", 1, "no answer within 5 s") == "priest"
    assert caplog.messages == ["the bot vizier on seat 1 is replaced by priest: no answer within 5 s"]


def test_a_bot_that_fails_or_breaks_the_rules_is_replaced_and_the_game_goes_on(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(_state: State, _seat: int, _rng: Rng) -> int:
        raise ZeroDivisionError("no reason")

    def cheat(_state: State, _seat: int, _rng: Rng) -> int:
        return -7

    real = catalogue.chooser
    planted = {"pharaoh": fail, "vizier": cheat, "priest": LevelBot("priest", "ra", iterations=2)}
    monkeypatch.setattr(catalogue, "chooser", lambda bot, game: planted.get(bot) or real(bot, game))
    state, seat = decisions("ra", 2, seed=2)[4]
    reliable = Reliable("pharaoh", "ra")
    with caplog.at_level(logging.WARNING, logger="heliopolis.players"):
        assert reliable(state, seat, SeededRng(1)) in state.legal_actions(seat)
        assert reliable(state, seat, SeededRng(1)) in state.legal_actions(seat)
    assert reliable.relief.bot == "priest"
    assert caplog.messages == [
        f"the bot pharaoh on seat {seat} is replaced by vizier: ZeroDivisionError: no reason",
        f"the bot vizier on seat {seat} is replaced by priest: its choice -7 is not legal",
    ]
