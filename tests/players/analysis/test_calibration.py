"""Chances as they come true: estimates are taken to be surer in one game, and as they are in the others."""

from heliopolis.core import registry
from heliopolis.core.record import new_record
from heliopolis.core.rng import SeededRng
from heliopolis.players.analysis.calibration import SURENESS, sureness_of
from heliopolis.players.chances import PlayingOn
from heliopolis.players.levels import heuristics_of


def test_a_surer_estimate_tells_the_same_game_with_a_clearer_lead() -> None:
    start = new_record(registry.game("pyramidice"), 2).start()
    usual, sure = (
        PlayingOn(heuristics_of("pyramidice"), 2, sureness).play_on(start, SeededRng(3))
        for sureness in (1.0, sureness_of("pyramidice"))
    )
    assert (sure.leads, list(sure.steps)) == (usual.leads, list(usual.steps))
    assert sum(sure.wins) == 1.0
    assert max(sure.wins) > max(usual.wins) > 0.5


def test_estimates_of_other_games_are_taken_as_they_are() -> None:
    assert set(SURENESS) <= set(registry.names())
    assert all(sureness_of(name) == 1.0 for name in registry.names() if name not in SURENESS)
