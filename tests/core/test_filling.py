"""Texts that tell the numbers of an edition."""

import pytest

from heliopolis.core import registry
from heliopolis.core.filling import arguments_of, by_count, fill, fill_blocks
from heliopolis.core.game import Game
from heliopolis.language import GameSpeaker

RA = registry.game("ra")


def changed(**changes: int | list[int]) -> Game:
    """Return Ra with other values under `fame`."""
    return RA.played_with(
        RA.standard.with_changes({f"fame.{key}": value for key, value in changes.items()}, name="mine")
    )


@pytest.mark.parametrize(
    ("text", "language", "filled"),
    [
        ("{fame.god}", "en", "2"),
        ("{+fame.gold}, {+fame.fewest_pharaohs}", "en", "+3, −2"),
        ("{fame.no_civilisation}", "en", "−5"),
        ("{fame.civilisations.4} of {fame.civilisations.from_1}", "en", "10 of 0, 0, 5, 10, 15"),
        ("{fame.civilisations.by_count}", "en", "5 for three, 10 for four, 15 for five"),
        ("{fame.civilisations.by_count}", "fr", "5 pour trois, 10 pour quatre, 15 pour cinq"),
        ("{fame.god: point|points}, {fame.river: point|points}", "fr", "2 points, 1 point"),
        ("{fame.gold + fame.god} of {tiles.*}", "en", "5 of 180"),
    ],
)
def test_values_are_filled_in(text: str, language: str, filled: str) -> None:
    assert fill(text, RA, language) == filled


def test_none_is_singular_in_french_alone() -> None:
    game = changed(god=0)
    assert fill("{fame.god: point|points}", game, "fr") == "0 point"
    assert fill("{fame.god: point|points}", game, "en") == "0 points"


def test_an_example_that_no_longer_holds_is_left_out() -> None:
    blocks = ["A rule: {fame.god}.", "> {= fame.god fame.gold} An example."]
    assert fill_blocks(blocks, RA, "en") == ["A rule: 2.", "> An example."]
    assert fill_blocks(blocks, changed(gold=7), "en") == ["A rule: 2."]


def test_what_brings_nothing_is_said_to() -> None:
    assert by_count([0, 0], "en") == "none"


def test_messages_are_filled_from_the_edition_that_is_played() -> None:
    assert "Scores 2 at" in GameSpeaker(RA, "en").say("about-god")
    assert "Scores 9 at" in GameSpeaker(changed(god=9), "en").say("about-god")
    assert "15 pour cinq" in GameSpeaker(RA, "fr").say("about-art")


@pytest.mark.parametrize("name", registry.names())
def test_no_two_values_have_one_name_in_messages(name: str) -> None:
    game = registry.game(name)
    keys = [key.replace(".", "_") for key in game.standard.components]
    assert len(set(keys)) == len(keys)
    assert set(keys) <= set(arguments_of(game, "en"))


def test_a_game_is_the_same_object_for_the_same_edition() -> None:
    game = changed(god=9)
    assert RA.played_with(game.edition) is game
    assert RA.played_with(RA.standard) is RA
    assert game.played_with(RA.standard).edition is RA.standard
