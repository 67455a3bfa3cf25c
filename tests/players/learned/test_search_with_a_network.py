"""A search that asks a network: in the part of its iterations it was told to, and otherwise as without one."""

import pytest
from tests.players.learned.networks import drawn_network

from heliopolis.core import registry
from heliopolis.core.rng import SeededRng
from heliopolis.core.state import CHANCE, State
from heliopolis.players.findings import Findings
from heliopolis.players.learned.network import Evaluator
from heliopolis.players.levels import heuristics_of
from heliopolis.players.search import Search, Settings


def in_the_midst(name: str) -> tuple[State, int]:
    """Return a state in which a seat has a choice, after some decisions at random."""
    rng = SeededRng(6)
    state = registry.game(name).new(2)
    decisions = 0
    while True:
        actor = int(state.actor())
        if actor == CHANCE:
            state.resolve(state.sample(rng))
            continue
        legal = state.legal_actions(actor)
        if decisions >= 12 and len(legal) > 1:
            return state, actor
        state.apply(actor, legal[rng.below(len(legal))])
        decisions += 1


def searched(name: str, judged: float, seed: int = 1, *, with_network: bool = True) -> tuple[Search, Findings]:
    state, seat = in_the_midst(name)
    evaluator = Evaluator(drawn_network(name, 2))
    search = Search(
        heuristics_of(name), Settings(iterations=48, judged=judged), learned=evaluator if with_network else None
    )
    return search, search.run(state, seat, SeededRng(seed))


def told(findings: Findings) -> list[tuple[object, ...]]:
    return [
        (each.action, each.visits, each.share, each.reward, each.place, each.win.mean, each.lead.mean)
        for each in findings.prospects
    ]


@pytest.mark.parametrize("name", registry.names())
def test_a_network_that_is_never_asked_changes_nothing(name: str) -> None:
    assert told(searched(name, judged=0.0)[1]) == told(searched(name, judged=1.0, with_network=False)[1])


@pytest.mark.parametrize("name", registry.names())
def test_the_same_generator_gives_the_same_findings(name: str) -> None:
    first, again = searched(name, judged=0.5)[1], searched(name, judged=0.5)[1]
    assert (first.choice, told(first)) == (again.choice, told(again))
    assert told(searched(name, judged=1.0)[1]) != told(first)


@pytest.mark.parametrize("judged", [0.0, 0.25, 0.5, 1.0])
def test_the_network_judges_the_part_it_was_told_to(judged: float) -> None:
    search, findings = searched("ra", judged)
    played = sum(search.root_played[index] for index in range(len(findings.prospects)))
    assert played == findings.iterations - int(judged * findings.iterations)
    assert sum(each.visits for each in findings.prospects) == findings.iterations


def test_rewards_are_summed_for_every_seat() -> None:
    search, findings = searched("ra", judged=0.5)
    mine = sum(each.reward * each.visits for each in findings.prospects)
    assert search.rewarded[in_the_midst("ra")[1]] == pytest.approx(mine)
    search, findings = searched("ra", judged=0.0)
    assert search.rewarded[0] + search.rewarded[1] == pytest.approx(findings.iterations)
