"""The coach: short lines, in both languages, from nothing that its seat can't know."""

import pytest

from heliopolis.core import registry
from heliopolis.core.game import Entry, Game
from heliopolis.core.lessons import LEARNER, course
from heliopolis.core.rng import SeededRng
from heliopolis.core.rules import LANGUAGES
from heliopolis.core.state import CHANCE, OVER, State
from heliopolis.language import GameSpeaker, Speaker
from heliopolis.players.advice.choices import best_choices
from heliopolis.players.coach.lines import Counsel, Line, counsel, said, said_after, worth_saying

LONGEST = 140
"""Letters of a line: it is read in passing."""
NAMES = ["Ada", "Maya", "Nefru", "Khay"]


def decisions(game: Game, seats: int, seed: int) -> list[tuple[State, int]]:
    """Return every state of a random game in which somebody decides, and who."""
    rng = SeededRng(seed)
    state, found = game.new(seats), []
    while state.actor() != OVER:
        if state.actor() == CHANCE:
            state.resolve(state.sample(rng))
            continue
        seat = state.actors()[0]
        found.append((state.clone(), seat))
        legal = state.legal_actions(seat)
        state.apply(seat, legal[rng.below(len(legal))])
    return found


@pytest.mark.parametrize("name", registry.names())
def test_the_coach_says_the_same_whatever_is_hidden_and_in_every_language(name: str) -> None:
    game = registry.game(name)
    heard: set[str] = set()
    for seed in (1, 2):
        for state, seat in decisions(game, 2, seed):
            rng = SeededRng(seed)
            told = [counsel(game, state.redeal(seat, rng), seat) for _ in range(2)]
            assert told[0] == told[1] == counsel(game, state, seat)
            for line in told[0].lines:
                if line.name not in heard:
                    heard.add(line.name)
                    for language in LANGUAGES:
                        text = said([line], GameSpeaker(game, language, NAMES))
                        assert 0 < len(text) <= LONGEST, text
                        assert "!" not in text
    words = Speaker("heliopolis.players.coach", "en")
    written = {message.removeprefix(f"{name}-") for message in words.messages if message.startswith(f"{name}-")}
    assert heard <= written
    assert len(heard) >= len(written) // 2, written - heard


@pytest.mark.parametrize(
    ("name", "number", "good", "worse"),
    [
        ("ra", 4, "bid 13", "pass"),
        ("heir", 5, "claim shrine", "claim obelisk"),
        ("gold", 4, "move archaeologist d5", "end"),
    ],
)
def test_after_a_clearly_worse_decision_the_better_one_is_named(name: str, number: int, good: str, worse: str) -> None:
    game = registry.game(name)
    state = course(game).start(number)
    assert best_choices(name, state, LEARNER, SeededRng(1), made=game.action(good)) == []
    (better,) = best_choices(name, state, LEARNER, SeededRng(1), made=game.action(worse))
    assert game.actions[better.action] == good
    for language in LANGUAGES:
        speaker = GameSpeaker(game, language, NAMES)
        assert speaker.choice(good) in said_after(better, speaker)


@pytest.mark.parametrize("name", registry.names())
def test_every_game_is_warned_of_in_three_ways_at_least(name: str) -> None:
    game = registry.game(name)
    taught = [(course(game).start(lesson.number), LEARNER) for lesson in course(game).lessons]
    states = [*decisions(game, 2, 1), *decisions(game, 2, 2), *taught]
    warned = {line.name for state, seat in states for line in counsel(game, state, seat).lines if line.warns}
    assert len(warned) >= 3, warned


def test_a_bid_that_nobody_can_beat_is_called_safe() -> None:
    game = registry.game("ra")
    told = counsel(game, course(game).start(4), 0)
    assert Line("safe", {"sun": 13, "highest": 11}) in told.lines
    assert Line("worth", {"fame": "+15"}) in told.lines


def test_a_kind_of_decision_is_told_of_once_and_a_warning_once() -> None:
    game = registry.game("ra")
    told = Counsel(
        ("bid", "pass"), (Line("worth", {"fame": "+3"}), Line("no-civilisation", {"fame": "−5"}, warns=True))
    )
    bid = Entry(0, game.action("bid 13"))

    def names(entries: list[Entry], warned: frozenset[str], *, asked: bool = False) -> list[str]:
        return [line.name for line in worth_saying(told, game, entries, 0, warned, asked=asked)]

    assert names([], frozenset()) == ["no-civilisation", "worth"]
    assert names([bid], frozenset()) == ["no-civilisation"]
    assert names([bid], frozenset({"no-civilisation"})) == []
    assert names([bid], frozenset({"no-civilisation"}), asked=True) == ["worth"]
    assert names([Entry(1, bid.number)], frozenset({"no-civilisation"})) == ["worth"]
