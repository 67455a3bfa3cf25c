"""The coach: short lines, in both languages, from nothing that its seat can't know."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import chain

import pytest

import heliopolis
from heliopolis.core import registry
from heliopolis.core.game import Entry, Game
from heliopolis.core.lessons import LEARNER, course
from heliopolis.core.rng import SeededRng
from heliopolis.core.rules import LANGUAGES
from heliopolis.core.state import CHANCE, OVER, State
from heliopolis.games.gold import areas as area, paths
from heliopolis.games.gold.components import CELL_NAMES, EAST, WEST
from heliopolis.games.gold.state import GoldState
from heliopolis.language import GameSpeaker, Speaker
from heliopolis.players.advice.choices import best_choices
from heliopolis.players.coach.lines import Counsel, Line, counsel, said, said_after, worth_saying
from heliopolis.tables.lesson import LessonTable, Mood

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


def sensible_decisions(game: Game) -> Iterator[tuple[State, int]]:
    """Go through every step of the lessons, and through games of bots that know what they do."""
    for taught in course(game).lessons:
        lesson = LessonTable(course(game), taught.number)
        while not lesson.is_done:
            yield lesson.table.play.state, LEARNER
            lesson.mood = Mood.SHOWN
            lesson.show()
    for seed in range(1, 7):
        record = heliopolis.play(game, ["greedy"] * 2, SeededRng(seed))
        state = record.start()
        for entry in record.entries:
            if entry.seat == CHANCE:
                state.resolve(entry.number)
            else:
                yield state, entry.seat
                state.apply(entry.seat, entry.number)


def at_the_bust(lanterns: str, *, barred: bool) -> GoldState:
    """Return the lesson in which the learner stands in the bust's chamber, with other lanterns or another wall."""
    state = course(registry.game("gold")).start(8)
    assert isinstance(state, GoldState)
    state.areas[area.LANTERNS] = sum(1 << CELL_NAMES.index(card) for card in lanterns.split())
    if barred:
        paths.set_sides(state, CELL_NAMES.index("d5"), EAST | WEST)
    return state


@pytest.mark.parametrize("name", registry.names())
def test_the_coach_says_the_same_whatever_is_hidden(name: str) -> None:
    game = registry.game(name)
    for seed in (1, 2):
        for state, seat in decisions(game, 2, seed):
            rng = SeededRng(seed)
            told = [counsel(game, state.redeal(seat, rng), seat) for _ in range(2)]
            assert told[0] == told[1] == counsel(game, state, seat)


@pytest.mark.parametrize("name", registry.names())
def test_all_that_is_written_for_the_coach_is_said_in_every_language(name: str) -> None:
    game = registry.game(name)
    heard: set[str] = set()
    rare = [(at_the_bust("", barred=barred), LEARNER) for barred in (False, True)] if name == "gold" else []
    for state, seat in chain(sensible_decisions(game), rare):
        for line in counsel(game, state, seat).lines:
            if line.name not in heard:
                heard.add(line.name)
                for language in LANGUAGES:
                    text = said([line], GameSpeaker(game, language, NAMES))
                    assert 0 < len(text) <= LONGEST, text
                    assert "!" not in text
    words = Speaker("heliopolis.players.coach", "en")
    assert heard == {message.removeprefix(f"{name}-") for message in words.messages if message.startswith(f"{name}-")}


def test_a_thief_who_is_near_is_warned_of_once_for_each_treasure() -> None:
    game = registry.game("gold")
    lesson = LessonTable(course(game), 2)
    while lesson.step < 4:
        lesson.mood = Mood.SHOWN
        lesson.show()
    told = counsel(game, lesson.table.play.state, LEARNER)
    (guard,) = [line for line in told.lines if line.name == "guard"]
    assert guard.facts == {"seat": 2, "actions": 3}
    assert guard in worth_saying(told, game, [], LEARNER, frozenset(), asked=False)
    assert guard not in worth_saying(told, game, [], LEARNER, {guard.key}, asked=False)
    assert replace(guard, about="another").key != guard.key


def test_who_is_in_reach_of_the_bust_is_told_before_it_is_carried_out() -> None:
    game = registry.game("gold")
    assert Line("bust-home") in counsel(game, at_the_bust("d4 d5", barred=False), LEARNER).lines
    told = counsel(game, at_the_bust("", barred=False), LEARNER)
    assert Line("bust", {"card": "d4", "actions": 1, "seat": 2}) in told.lines
    assert Line("bust-cut-off") in counsel(game, at_the_bust("", barred=True), LEARNER).lines


def test_a_figure_that_has_to_hurry_home_is_told_how_far_that_is() -> None:
    game = registry.game("gold")
    told = counsel(game, course(game).start(9), LEARNER)
    facts: dict[str, int | str] = {"card": "d4", "turns": 1, "figure": "porter", "seat": 1, "actions": 1}
    assert Line("hurry", facts, warns=True, about="porter") in told.lines


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
    assert Line("worth", {"fame": "+15", "theirs": "+15", "seat": 3}) in told.lines


def test_a_kind_of_decision_is_told_of_once_and_a_warning_once() -> None:
    game = registry.game("ra")
    told = Counsel(
        ("bid", "pass"), (Line("worth", {"fame": "+3"}), Line("no-civilisation", {"fame": "−5"}, warns=True))
    )
    bid = Entry(0, game.action("bid 13"))

    def names(entries: list[Entry], heard: frozenset[str], *, asked: bool = False) -> list[str]:
        return [line.name for line in worth_saying(told, game, entries, 0, heard, asked=asked)]

    assert names([], frozenset()) == ["no-civilisation", "worth"]
    assert names([bid], frozenset()) == ["no-civilisation"]
    assert names([bid], frozenset({"no-civilisation"})) == []
    assert names([bid], frozenset({"no-civilisation"}), asked=True) == ["worth"]
    assert names([Entry(1, bid.number)], frozenset({"no-civilisation"})) == ["worth"]


def test_what_comes_up_now_and_then_is_told_of_when_it_first_does_and_to_who_asks() -> None:
    game = registry.game("ra")
    told = Counsel(("bid",), (Line("centre", {"sun": 8, "centre": 1}, once=True), Line("worth", {"fame": "+3"})))
    bid = [Entry(0, game.action("bid 13"))]

    def names(heard: frozenset[str], *, asked: bool = False) -> list[str]:
        return [line.name for line in worth_saying(told, game, bid, 0, heard, asked=asked)]

    assert names(frozenset()) == ["centre"]
    assert names(frozenset({"centre"})) == []
    assert names(frozenset({"centre"}), asked=True) == ["worth", "centre"]
