"""Which games there are."""

import pytest
from tests.core.highcard.game import GAME
from tests.core.highcard.info import INFO

from heliopolis.core import registry
from heliopolis.core.errors import SetupError
from heliopolis.core.game import Game


def test_ra_is_known() -> None:
    assert "ra" in registry.names()
    assert registry.info("ra").name == "ra"
    assert registry.game("ra").info is registry.info("ra")


@pytest.mark.parametrize("name", ["chess", "", "Ra", "ra "])
def test_unknown_games_are_answered_with_the_known_ones(name: str) -> None:
    for ask in (registry.info, registry.game):
        with pytest.raises(SetupError) as caught:
            ask(name)
        assert str(caught.value) == f"there is no game {name!r}; expected one of {', '.join(registry.names())}"


def test_a_registered_game_is_known_until_it_is_forgotten() -> None:
    before = registry.names()
    registry.register("highcard", "tests.core.highcard")
    try:
        assert registry.names() == [*before, "highcard"]
        assert registry.info("highcard") is INFO
        assert registry.game("highcard") is GAME
    finally:
        registry.forget("highcard")
    assert registry.names() == before
    with pytest.raises(SetupError, match="there is no game 'highcard'"):
        registry.game("highcard")


def test_what_is_registered_twice_must_be_the_same() -> None:
    known = registry.registration("ra")
    registry.add(known)
    with pytest.raises(ValueError, match=r"there are two games 'ra': in heliopolis\.games\.ra and in elsewhere"):
        registry.register("ra", "elsewhere")
    assert registry.registration("ra") == known


def test_parts_are_loaded_by_their_names() -> None:
    assert registry.load("tests.core.highcard.game:GAME") is GAME
    with pytest.raises(AttributeError):
        registry.load("tests.core.highcard.game:NOTHING")


def test_a_game_is_the_same_each_time(highcard: Game) -> None:
    assert registry.game("highcard") is highcard


def test_the_list_of_names_is_a_copy() -> None:
    registry.names().clear()
    assert "ra" in registry.names()
