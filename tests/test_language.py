"""Everything a person reads exists in English and in French, and can be said."""

from importlib.resources import files

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from heliopolis.core import registry
from heliopolis.core.conformance import random_game
from heliopolis.core.errors import SetupError
from heliopolis.core.record import new_record
from heliopolis.core.rng import SeededRng
from heliopolis.core.rules import LANGUAGES
from heliopolis.core.state import CHANCE
from heliopolis.language import GameSpeaker, Speaker, labelled

PACKAGES = [
    "heliopolis.componentwords",
    "heliopolis.mistakes",
    "heliopolis.players.advice",
    "heliopolis.players.analysis",
    "heliopolis.terminal",
    "heliopolis.web",
    *(f"heliopolis.web.boards.{name}" for name in registry.names()),
    "examples.liar",
    "examples.sticks",
    *(registry.game(name).package for name in registry.names()),
]


def messages(package: str, language: str) -> list[str]:
    """Return the ids of a file's messages; a file that can't be read whole fails."""
    text = files(package).joinpath(f"{language}.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(text).body
    assert [entry.content for entry in body if isinstance(entry, Junk)] == []
    return [entry.id.name for entry in body if isinstance(entry, Message)]


@pytest.mark.parametrize("package", PACKAGES)
def test_both_languages_have_the_same_messages(package: str) -> None:
    english, french = (messages(package, language) for language in LANGUAGES)
    assert english == french
    assert len(set(english)) == len(english)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", registry.names())
def test_whatever_help_tells_about_has_a_name(name: str, language: str) -> None:
    speaker = GameSpeaker(registry.game(name), language)
    assert [thing for thing in speaker.named("about") if not speaker.has(f"word-{thing}")] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", registry.names())
def test_every_action_and_every_word_of_the_notation_can_be_said(name: str, language: str) -> None:
    game = registry.game(name)
    speaker = GameSpeaker(game, language)
    for action, notation in enumerate(game.actions):
        assert speaker.action(action)
        for word in notation.split(" ")[1:]:
            assert word.isdigit() or speaker.has(f"word-{word}"), f"{notation}: word-{word}"
    for notation in game.outcomes:
        for word in notation.split(" ")[1:]:
            assert word.isdigit() or speaker.has(f"word-{word}"), f"{notation}: word-{word}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", registry.names())
def test_everything_that_happens_in_random_games_can_be_said(name: str, language: str) -> None:
    game = registry.game(name)
    speaker = GameSpeaker(game, language)
    rng = SeededRng(11)
    for seats in game.info.seats:
        record = new_record(game, seats)
        for state in random_game(game, record, rng):
            legal = state.legal_actions(state.actor()) if state.actor() >= 0 else []
            assert speaker.ask(state.view(None)["phase"], legal)
        for entry, state in record.replay():
            if entry.seat == CHANCE:
                speaker.outcome(entry.number, "Ada")
            else:
                speaker.decision(entry.number, "Ada")
            for event in state.journal or []:
                said = speaker.reason(event) if event.points is not None else speaker.event(event, event.facts, "Ada")
                assert said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_tells_what_it_is_filled_with(language: str) -> None:
    words = Speaker("heliopolis.web.boards.gold", language)
    assert words.arguments("pyramid") == ()
    assert set(words.arguments("remark")) == {"found", "chambers"}
    assert set(words.arguments("photo-shows")) == {"count", "danger"}
    assert set(words.arguments("hidden-left")) == {"left", "fallen"}


def test_what_is_asked_depends_on_what_can_be_chosen() -> None:
    game = registry.game("ra")
    speaker = GameSpeaker(game, "en")
    draw, invoke, take, bid, skip = (game.action(each) for each in ("draw", "invoke", "take nile", "bid 3", "pass"))
    assert speaker.ask("turn", [draw, invoke]) == "Draw a tile or invoke Ra."
    assert speaker.ask("turn", [draw, invoke, take]) == "Draw a tile, invoke Ra or play a god."
    assert speaker.ask("turn", [invoke]) == "The auction track is full: invoke Ra."
    assert speaker.ask("auction", [skip, bid]) == "Bid one of your suns, or pass."
    assert speaker.ask("auction", [bid]) == "You invoked Ra and nobody else has bid: bid one of your suns."


def test_words_are_joined_as_people_list_them() -> None:
    english, french = (Speaker("heliopolis.terminal", language) for language in LANGUAGES)
    assert english.join([]) == ""
    assert english.join(["a"]) == "a"
    assert english.join(["a", "b", "c"]) == "a, b and c"
    assert french.join(["a", "b"]) == "a et b"


def test_a_colon_stands_as_each_language_has_it() -> None:
    assert labelled("en", "The Quarry", 5) == "The Quarry: 5"
    assert labelled("fr", "La Carrière", 5) == "La Carrière\N{NO-BREAK SPACE}: 5"


@pytest.mark.parametrize("package", PACKAGES)
def test_french_has_one_kind_of_apostrophe(package: str) -> None:
    texts = [file.read_text(encoding="utf-8") for file in files(package).iterdir() if "fr." in file.name]
    assert texts
    assert [line for text in texts for line in text.splitlines() if "’" in line] == []


def test_counts_and_places_stand_as_each_language_has_them() -> None:
    english, french = (Speaker("heliopolis.web.boards.ra", language) for language in LANGUAGES)
    assert english.say("none-of", name="flood") == "no flood"
    assert french.say("none-of", name="Crue") == "Crue, 0"
    for package, message in [("heliopolis.web", "place-of"), ("heliopolis.terminal", "place")]:
        words = Speaker(package, "fr")
        assert [words.say(message, place=place) for place in (1, 2, 3)] == ["1er", "2e", "3e"]


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(SetupError, match="expected one of en, fr"):
        Speaker("heliopolis.terminal", "de")


def test_in_french_a_vowel_elides_the_word_before_it() -> None:
    speaker = GameSpeaker(registry.game("gold"), "fr", ["Ada", "Comte de Ixe"])
    assert speaker.say("event-fled", player="Ada", figure="porteur", card="a2").endswith("s'enfuir d'a2.")
    assert speaker.say("event-fled", player="Ada", figure="porteur", card="b2").endswith("s'enfuir de b2.")
    assert "tours d'Ada," in speaker.say("event-bust", player="Ada", card="b2", turns=3)
    assert "tours de Comte de Ixe," in speaker.say("event-bust", player="Comte de Ixe", card="b2", turns=3)
    assert "turns of Ada the" in GameSpeaker(registry.game("gold"), "en").say(
        "event-bust", player="Ada", card="b2", turns=3
    )
