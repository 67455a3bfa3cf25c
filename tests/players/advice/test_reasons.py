"""Every kind of decision has a reason that can be said in both languages and goes by what the seat knows."""

import pytest
from tests.games.pyramidice.positions import play, position

from heliopolis.core import registry
from heliopolis.core.conformance import random_game
from heliopolis.core.record import new_record
from heliopolis.core.rng import SeededRng
from heliopolis.core.rules import LANGUAGES
from heliopolis.games.pyramidice.game import GAME as PYRAMIDICE
from heliopolis.language import GameSpeaker
from heliopolis.players.advice.choices import Remark, Remarks, remarks_of

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


def test_who_takes_dice_is_told_how_many_will_be_rolled() -> None:
    state = position(board={0: (3, 0, 2)}, row=("shu", "geb", "nut"))
    play(state, "1 work", "1 take stone")
    assert remarks_of("pyramidice", state, 0, PYRAMIDICE.action("take stone")) == [Remark("dice", {"dice": 3})]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Then you have one unused die. Deities of the row that you could pay: 0."),
        ("fr", "Il vous reste alors un dé inutilisé. Divinités de la rangée que vous pourriez payer : 0."),
    ],
)
def test_one_die_is_told_as_one(language: str, said: str) -> None:
    speaker = GameSpeaker(PYRAMIDICE, language, PEOPLE)
    assert speaker.because("dice-left", {"dice": 1, "row": 0}).replace("\N{NO-BREAK SPACE}", " ") == said
