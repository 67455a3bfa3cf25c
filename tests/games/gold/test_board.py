"""The pyramid in the terminal, and the words of the game in both languages."""

import pytest
from rich.console import Console
from tests.games.gold.play import mixed_game
from tests.games.gold.positions import do, position

from heliopolis.core.record import new_record
from heliopolis.core.rng import SeededRng
from heliopolis.core.state import State
from heliopolis.games.gold import phases as at
from heliopolis.games.gold.game import GAME
from heliopolis.language import GameSpeaker
from heliopolis.terminal.boards.gold.roomy import board

NAMES = ["Ada", "Bastien", "Chloé", "Greedy 4"]


def printed(state: State, language: str = "en") -> list[str]:
    """Print the board without colour on 80 columns."""
    console = Console(width=80, no_color=True, force_terminal=False)
    names = NAMES[: len(state.scores())]
    with console.capture() as capture:
        console.print(board(state.view(0), GameSpeaker(GAME, language), names))
    return capture.get().splitlines()


def test_walls_figures_lanterns_treasures_and_what_falls_next() -> None:
    state = position(
        """
        X─?
        │╔┐
        └S┘
        """,
        archaeologists="a3 b2",
        porters="a3 b3",
        lanterns={0: "a3", 1: "a3 b2"},
        loose={"b2": [2, 3]},
        carried={1: "bust"},
        keeper=1,
        bust_chamber="a1",
        points={0: 4},
    )
    lines = printed(state)
    assert [line[2:36].rstrip() for line in lines[1:12]] == [
        "      a         b         c",
        "            █▄▄▄▄▄▄▄▄▄█",
        "1                    ! ░░░░░░░░░",
        "                       ░░░░░░░░░",
        "  █▄▄▄   ▄▄▄███████████▄▄▄▄▄▄▄▄▄█",
        "2 ▐        !█B       ⌂          ▌",
        "  ▐         █♦2♦3☼b             ▌",
        "  ████   ███████   ███████   ████",
        "3 ▐Aa        b       S          ▌",
        "  ▐☼ab                          ▌",
        "  █▀▀▀▀▀▀▀▀▀█▀▀▀▀▀▀▀▀▀█▀▀▀▀▀▀▀▀▀█",
    ]
    assert any("What falls after the turn of Bastien: b1 and a2" in line for line in lines)
    assert any("Hidden cards: 1," in line for line in lines)
    assert any("► A Ada" in line and " 4 " in line for line in lines)
    assert any("B Bastien" in line and "♛" in line for line in lines)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_moment_of_a_game_can_be_shown_and_told(language: str, seats: int) -> None:
    speaker = GameSpeaker(GAME, language)
    record = new_record(GAME, seats)
    for _ in mixed_game(seats, SeededRng(3 + seats), 20, record):
        pass
    for number, (entry, state) in enumerate(record.replay()):
        if number % 10 == 0:
            assert all(len(line) <= 80 for line in printed(state, language))
        assert speaker.say(f"ask-{state.view(None)['phase']}")
        if entry.seat < 0:
            assert speaker.outcome(entry.number, "Ada")
        else:
            assert speaker.action(entry.number)
            assert speaker.decision(entry.number, "Ada") or GAME.actions[entry.number].startswith("steal")
        for event in state.journal or []:
            assert speaker.reason(event) if event.points is not None else speaker.event(event, event.facts, "Ada")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_action_outcome_and_phase_has_words(language: str) -> None:
    speaker = GameSpeaker(GAME, language)
    for action in range(len(GAME.actions)):
        assert speaker.action(action)
    for outcome in range(len(GAME.outcomes)):
        assert speaker.outcome(outcome, "Ada")
    for phase in at.NAMES:
        assert speaker.say(f"ask-{phase}")
    for name in speaker.named("about"):
        assert speaker.has(f"word-{name}")


def test_both_languages_have_the_same_messages() -> None:
    assert GameSpeaker(GAME, "en").messages == GameSpeaker(GAME, "fr").messages


def test_labels_read_well() -> None:
    english, french = GameSpeaker(GAME, "en"), GameSpeaker(GAME, "fr")
    assert english.action(GAME.action("move porter c3")) == "Move the porter to c3"
    assert french.action(GAME.action("move porter c3")) == "Aller en c3 (porteur)"
    assert english.action(GAME.action("take treasure-3")) == "Take: treasure of 3"
    assert french.action(GAME.action("take bust")) == "Prendre\N{NO-BREAK SPACE}: buste du pharaon"
    assert english.action(GAME.action("open nes")) == "Open: north, east and south"
    assert french.outcome(GAME.outcome("photo mummy 1"), "Ada") == "La photo montre 1 trésor, et la momie."
    assert english.outcome(GAME.outcome("photo quiet 3"), "Ada") == "The photo shows 3 treasures, and no danger."


def test_a_theft_and_the_first_player_are_told_by_name() -> None:
    state = position("┌─? │╔┐ └S┘", archaeologists="a2 a2", carried={1: 3})
    theft = do(state, "steal 2")[0]
    told = [
        (
            speaker.action(GAME.action("steal 2")),
            speaker.event(theft, theft.facts, "Ada"),
            speaker.outcome(GAME.outcome("first 2"), ""),
        )
        for speaker in (GameSpeaker(GAME, "en", NAMES[:2]), GameSpeaker(GAME, "fr", NAMES[:2]), GameSpeaker(GAME, "en"))
    ]
    assert told == [
        ("Steal from Bastien", "Ada steals from Bastien: treasure of 3.", "Bastien begins."),
        ("Voler Bastien", "Ada vole Bastien\N{NO-BREAK SPACE}: trésor de 3.", "Bastien commence."),
        ("Steal from Player 2", "Ada steals from Player 2: treasure of 3.", "Player 2 begins."),
    ]


def test_a_fall_is_told() -> None:
    state = position("X─? │╔┐ └S┘", porters="a2", keeper=0, bust_chamber="a1", lost=["bust"])
    events = do(state, "end")
    speaker = GameSpeaker(GAME, "fr")
    told = [speaker.event(event, event.facts, "Ada") for event in events if event.points is None]
    assert told == ["b1 et a2 tombent.", "Ada perd son porteur en a2.", "Plus rien ne peut changer."]
