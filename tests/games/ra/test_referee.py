"""Whole games, decided by a second Ra that was written from the rulebook alone."""

import pytest
from tests.games.ra.referee import Referee

from heliopolis.core.rng import SeededRng
from heliopolis.core.state import CHANCE, OVER
from heliopolis.games.ra.game import GAME


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("patience", [0, 3, 6, 9])
@pytest.mark.parametrize("debts", [False, True])
def test_the_referee_and_the_engine_agree_on_every_decision_and_every_score(
    seats: int, patience: int, debts: bool
) -> None:
    # The patient draw rather than invoke and pass rather than bid: epochs then end by Ra, and tracks fill up.
    rng = SeededRng(100 * seats + 10 * patience + debts)
    for _ in range(6):
        play(seats, rng, patience, debts=debts)


def play(seats: int, rng: SeededRng, patience: int, *, debts: bool) -> None:
    """Play a game on both at once."""
    state = GAME.new(seats, {"debts": debts})
    referee = Referee(seats, debts=debts)
    while state.actor() != OVER:
        if state.actor() == CHANCE:
            assert referee.waiting is None
            outcome = int(state.sample(rng))
            verb, _, what = GAME.outcomes[outcome].partition(" ")
            if verb == "suns":
                referee.deal(int(what))
            else:
                referee.drawn(what)
            state.resolve(outcome)
        else:
            seat = int(state.actor())
            assert referee.waiting == seat
            legal = {GAME.actions[action]: action for action in state.legal_actions(seat)}
            assert set(legal) == referee.legal()
            patient = [word for word in legal if word in ("draw", "pass")]
            words = patient if patient and rng.below(10) < patience else sorted(legal)
            word = words[int(rng.below(len(words)))]
            state.apply(seat, legal[word])
            referee.decide(word)
        assert state.scores() == [player.fame for player in referee.players]
    assert referee.doing == "over"
    assert state.standings() == referee.places()
    view = state.view(None)
    assert view["centre_sun"] == referee.centre
    for side, player in zip(view["seats"], referee.players, strict=True):
        assert set(side["suns_up"]) == player.suns
        assert set(side["suns_down"]) == player.spent
        assert side["tiles"] == {name: player.count(name) for name in set(player.tiles)}
