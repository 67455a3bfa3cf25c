"""The board of Heir to the Pharaoh in the terminal: what was built, whom the Pharaoh favours, what is sealed."""

import io

import pytest
from rich.console import Console

from heliopolis.core.conformance import random_game
from heliopolis.core.record import new_record
from heliopolis.core.rng import SeededRng
from heliopolis.core.rules import LANGUAGES
from heliopolis.core.state import State
from heliopolis.games.heir.game import GAME
from heliopolis.games.heir.state import HeirState
from heliopolis.games.heir.view import view
from heliopolis.language import GameSpeaker
from heliopolis.terminal.boards.heir.roomy import board


def drawn(state: State, language: str = "en", viewer: int | None = 0) -> str:
    """Return the board as plain text of 100 columns."""
    assert isinstance(state, HeirState)
    out = io.StringIO()
    Console(file=out, width=100, no_color=True).print(
        board(view(state, viewer), GameSpeaker(GAME, language), ["Ada", "Bo"])
    )
    return out.getvalue()


def moments(seeds: int = 4) -> list[State]:
    """Return moments of some random games."""
    found: list[State] = []
    for seed in range(1, seeds + 1):
        found += [state.clone() for state in random_game(GAME, new_record(GAME, 2), SeededRng(seed))]
    return found


@pytest.mark.parametrize(("language", "name"), [("en", "The pyramid"), ("fr", "La pyramide")])
def test_the_platforms_are_shown_from_the_lowest_with_who_built_them(language: str, name: str) -> None:
    built = {tuple(state.view(0)["pyramid"]): state for state in moments()}
    assert max(len(owners) for owners in built) > 2
    for owners, state in built.items():
        text = drawn(state, language)
        assert (name in text) == bool(owners)
        shown = " ".join(f"{level}{'BA'[owner]}" for level, owner in zip("▁▂▃▄", owners, strict=False))
        assert shown in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_gods_that_were_won_show_whether_the_pharaoh_favours_them(language: str) -> None:
    speaker = GameSpeaker(GAME, language)
    seen = 0
    for state in moments():
        view = state.view(0)
        won = [god for side in view["seats"] for god in side["gods"] if god in view["favorites"]]
        text = drawn(state, language) if won and view["phase"] == "magic" else ""
        for god in won if text else []:
            assert f"{speaker.word(god)} ☥" in text
            seen += 1
    assert seen > 0


def test_a_seat_that_is_not_asked_for_magic_has_sealed_nothing() -> None:
    asked_one = [
        state
        for state in moments(12)
        if state.view(0)["phase"] == "magic" and any(side["magic_count"] == 0 for side in state.view(0)["seats"])
    ]
    assert asked_one
    for state in asked_one:
        for seat, side in enumerate(state.view(0)["seats"]):
            assert not side["decided"] or seat not in state.actors()
            assert not (side["decided"] and side["magic_count"] == 0)
        assert "sealed" not in drawn(state)
