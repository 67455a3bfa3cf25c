"""What bots know of Ra: what lots are worth, when to bid and to invoke, and what the end may bring."""

import os
import subprocess
import sys

import pytest

from heliopolis.core import registry
from heliopolis.core.rng import SeededRng
from heliopolis.core.state import Actions
from heliopolis.games.ra.state import RaState
from heliopolis.players.heuristics.base import Heuristics, ahead, contest, expected, playout
from heliopolis.players.heuristics.ra import RaHeuristics

GAME = registry.game("ra")
KNOWLEDGE = RaHeuristics()


def position(**changes: object) -> RaState:
    """Return a game of two, suns dealt: 9-6-5-2 to the first seat, 8-7-4-3 to the second; with changes, it is saved."""
    state = GAME.new(2)
    state.resolve(0)
    state.resolve(1)
    saved = {**state.save(), **changes}
    restored = GAME.restore(saved)
    assert isinstance(restored, RaState)
    return restored


def track(*kinds: int) -> dict[str, object]:
    """Lay tiles on the auction track."""
    return {"track": [*kinds, *[-1] * (8 - len(kinds))], "track_tiles": len(kinds)}


def chosen(state: RaState) -> str:
    """Return what the light policy chooses."""
    seat = state.actor()
    legal = Actions()
    state.write_legal(seat, legal)
    return GAME.actions[KNOWLEDGE.choose(state, seat, legal, SeededRng(1))]


NILE, FLOOD, GOLD, ART, RELIGION, FUNERAL, UNREST = 3, 4, 5, 6, 8, 19, 21


def test_a_lot_is_worth_more_the_more_it_scores() -> None:
    worths = [
        KNOWLEDGE.tray.lot_worth(position(**track(*tiles)), 0)
        for tiles in ([], [NILE], [NILE, FLOOD], [NILE, FLOOD, GOLD], [NILE, FLOOD, GOLD, ART, RELIGION])
    ]
    assert worths[0] == 0.0
    assert worths == sorted(worths)
    assert KNOWLEDGE.tray.lot_worth(position(**track(GOLD)), 0) == pytest.approx(3.0)


def test_a_disaster_costs_what_its_owner_loses() -> None:
    state = position(**track(UNREST, GOLD))
    assert KNOWLEDGE.tray.lot_worth(state, 0) == pytest.approx(3.0)
    saved = state.save()
    saved["areas"][ART] = 1
    saved["areas"][RELIGION] = 1
    held = GAME.restore(saved)
    assert isinstance(held, RaState)
    assert KNOWLEDGE.tray.lot_worth(held, 0) < 3.0 - 2.0
    assert KNOWLEDGE.tray.lot_worth(held, 1) == pytest.approx(3.0)


def test_with_nothing_on_the_track_a_seat_draws() -> None:
    assert chosen(position()) == "draw"


def test_a_rich_track_makes_a_seat_invoke_and_then_bid() -> None:
    state = position(**track(GOLD, GOLD, GOLD, GOLD))
    assert chosen(state) == "invoke"
    state.apply(state.actor(), 1)
    assert chosen(state) == "bid 3"


def test_nobody_bids_for_a_disaster_that_hurts() -> None:
    saved = position(**track(FUNERAL)).save()
    saved["areas"][22 + 2] = 2
    state = GAME.restore(saved)
    assert isinstance(state, RaState)
    state.apply(state.actor(), 1)
    assert chosen(state) == "pass"


def test_a_god_takes_the_best_tile_if_it_is_good_enough() -> None:
    saved = position(**track(NILE, ART)).save()
    saved["areas"][1] = 1
    saved["areas"][7] = saved["areas"][8] = 1
    saved["areas"][9] = 1
    state = GAME.restore(saved)
    assert isinstance(state, RaState)
    assert chosen(state) == "take art"


def test_the_outlook_prefers_more_fame_tiles_and_suns() -> None:
    state = position(epoch=2)
    even = expected(KNOWLEDGE, state)
    saved = state.save()
    saved["areas"][21] += 4
    saved["areas"][11] = saved["areas"][12] = 1
    better = expected(KNOWLEDGE, GAME.restore(saved))
    assert better[0] > even[0] + 4
    assert better[1] == even[1]


def test_a_playout_stops_at_the_end_of_the_epoch() -> None:
    state = position()
    playout(state, KNOWLEDGE, SeededRng(1), Actions(), 2)
    assert isinstance(state, RaState)
    assert state.epoch == 2
    assert state.ra_tiles == state.track_tiles == 0


@pytest.mark.parametrize("seats", GAME.info.seats)
def test_the_light_policy_beats_chance_by_far(seats: int) -> None:
    rng = SeededRng(seats)
    wins = 0
    for number in range(20):
        seat = number % seats
        state = GAME.new(seats)
        policies = [KNOWLEDGE if each == seat else Heuristics() for each in range(seats)]
        contest(state, policies, rng, Actions())
        wins += state.standings()[seat] == 1
    assert wins >= 17


def test_a_lead_holds_the_more_surely_the_larger_it_is() -> None:
    assert ahead(0.0, 5.0) == 0.5
    assert ahead(5.0, 5.0) == pytest.approx(0.731, abs=0.001)
    assert ahead(1e6, 5.0) == 1.0
    assert 0.0 < ahead(-1e6, 5.0) < 1e-20


SCRIPT = """
from heliopolis import engine
from heliopolis.core import registry
from heliopolis.core.rng import SeededRng
from heliopolis.players.levels import heuristics_of
from heliopolis.players.search import Search, Settings
engine.running()
for name in registry.names():
    for seats in registry.info(name).seats:
        state = registry.game(name).new(seats)
        rng = SeededRng(seats)
        for _ in range(24):
            if state.actor() >= 0:
                findings = Search(heuristics_of(name), Settings(iterations=12)).run(state, state.actor(), rng)
                print([(each.action, each.visits, each.reward, each.place) for each in findings.prospects])
                state.apply(state.actor(), findings.choice)
            elif state.actor() == -1:
                state.resolve(state.sample(rng))
"""


def test_the_interpreted_and_the_compiled_search_find_the_same_to_the_last_digit() -> None:
    found = []
    for interpreted in ("0", "1"):
        environment = {**os.environ, "HELIOPOLIS_INTERPRETED": interpreted}
        command = [sys.executable, "-c", SCRIPT]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
        found.append(done.stdout)
    assert found[0] == found[1]
    assert found[0].count("\n") > 30
