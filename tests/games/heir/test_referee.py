"""Whole games, decided by a second Heir to the Pharaoh that was written from the rulebook alone."""

import pytest
from tests.games.heir.referee import Referee
from tests.games.heir.table import GAME

from heliopolis.core.rng import SeededRng
from heliopolis.core.state import CHANCE, OVER, State


@pytest.mark.parametrize("quick", [False, True])
@pytest.mark.parametrize("eager", [0, 5, 9])
def test_the_referee_and_the_engine_agree_on_every_decision_and_every_score(quick: bool, eager: int) -> None:
    rng = SeededRng(10 * eager + quick)
    for _ in range(8):
        play(rng, quick=quick, eager=eager)


def play(rng: SeededRng, *, quick: bool, eager: int) -> None:
    """Play a game on both at once; the eager (0 to 9 times of ten) build on magic and call on it."""
    state = GAME.new(2, {"quick": quick})
    referee = Referee(quick=quick)
    while state.actor() != OVER:
        assert set(state.actors()) == referee.asked
        if state.actor() == CHANCE:
            outcome = int(state.sample(rng))
            state.resolve(outcome)
            referee.chance(GAME.outcomes[outcome])
        else:
            seat = state.actors()[int(rng.below(len(state.actors())))]
            legal = {GAME.actions[action]: action for action in state.legal_actions(seat)}
            assert set(legal) == referee.legal(seat)
            liked = [word for word in legal if word.partition(" ")[2] in {*referee.sites, *referee.players[seat].magic}]
            words = liked if liked and rng.below(10) < eager else list(legal)
            word = words[int(rng.below(len(words)))]
            state.apply(seat, legal[word])
            referee.decide(seat, word)
        compare(state, referee)
    assert referee.doing == "over"
    assert state.standings() == referee.places()


def compare(state: State, referee: Referee) -> None:
    """Check that both have the same before each seat."""
    assert state.scores() == [player.score for player in referee.players]
    for seat, player in enumerate(referee.players):
        side = state.view(seat)["seats"][seat]
        assert set(side["hand"]) == player.hand
        assert set(side["used"]) == player.used
        assert side["offerings"] == player.offerings
        assert set(side["magic"]) == player.magic | player.drawn
        assert set(side["magic_used"]) == player.discards
        assert set(side["gods"]) == player.gods
