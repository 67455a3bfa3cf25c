"""Every kind of decision has a reason that can be said in both languages and goes by what the seat knows."""

import pytest

from heliopolis.core import registry
from heliopolis.core.conformance import random_game
from heliopolis.core.record import new_record
from heliopolis.core.rng import SeededRng
from heliopolis.core.rules import LANGUAGES
from heliopolis.language import GameSpeaker
from heliopolis.players.advice.choices import Remarks

PEOPLE = ["Ada", "Bo", "Cleo", "Dan"]
MOST = 4
"""Of how many choices of a kind the reasons are asked for at one moment."""


@pytest.mark.parametrize(("name", "seats"), [("ra", 3), ("heir", 2), ("pyramidice", 1), ("pyramidice", 3), ("gold", 2)])
def test_every_choice_has_a_reason_in_words(name: str, seats: int) -> None:
    game = registry.game(name)
    remarks: Remarks = registry.load(registry.registration(name).remarks or "")
    speakers = [GameSpeaker(game, language, PEOPLE) for language in LANGUAGES]
    asked: set[str] = set()
    for state in random_game(game, new_record(game, seats), SeededRng(seats)):
        for seat in state.actors():
            legal = state.legal_actions(seat)
            for action in legal[:MOST] if len(legal) > 1 else ():
                found = remarks(state, seat, action)
                assert found, game.actions[action]
                assert found == remarks(state.redeal(seat, SeededRng(7)), seat, action), game.actions[action]
                asked |= {game.actions[action].partition(" ")[0]}
                for speaker in speakers:
                    assert all(speaker.because(remark.name, remark.facts) for remark in found)
    assert len(asked) > 3
