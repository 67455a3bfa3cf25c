"""An analysis finds what a decision cost, from what its seat knew; it is the same whoever makes it."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from heliopolis.core import registry
from heliopolis.core.driver import follow
from heliopolis.core.errors import SetupError
from heliopolis.core.game import Entry, Game
from heliopolis.core.reader import read_record
from heliopolis.core.record import Record, new_record
from heliopolis.core.rng import SeededRng
from heliopolis.core.rules import LANGUAGES
from heliopolis.core.state import CHANCE, OVER
from heliopolis.language import GameSpeaker
from heliopolis.players.analysis.curve import Curve
from heliopolis.players.analysis.depth import Depth
from heliopolis.players.analysis.drawing import CurveDrawing
from heliopolis.players.analysis.figures import PARTS, Decision, Option, TurningPoint
from heliopolis.players.analysis.judging import Judge, rival_of
from heliopolis.players.analysis.measures import SORTS
from heliopolis.players.analysis.report import load_analysis
from heliopolis.players.analysis.stages import stages, turns, whereabouts
from heliopolis.players.analysis.turning import MOST, candidates, turning_points
from heliopolis.players.analysis.words import curve_in_words, point_in_words, words_in
from heliopolis.players.analysis.work import Work, analyse, perform

GOLDEN = Path(__file__).parents[2] / "golden"
SMALL = Depth(first=2, samples=4, iterations=24, weighing=24, closer=48)


def golden(name: str) -> Record:
    """Return a golden record of a game of two seats."""
    records = (read_record(path.read_text(encoding="utf-8")) for path in sorted(GOLDEN.joinpath(name).glob("*.txt")))
    return next(record for record in records if record.seats == 2)


def continued(record: Record, step: int) -> Record:
    """Return a game that went on from a moment of another, as if something had been drawn anew there."""
    return replace(record, moment=record.state_at(step), entries=record.entries[step:])


def sticks_record(game: Game, *taken: int) -> Record:
    """Return a game of nine sticks in which both take so many in turn."""
    record = new_record(game, 2)
    record.entries.append(Entry(int(CHANCE), 0))
    record.entries += [Entry(number % 2, sticks - 1) for number, sticks in enumerate(taken)]
    record.final_scores = record.end().scores()
    return record


def test_a_slip_costs_what_it_gives_away_and_the_winning_move_nothing(sticks: Game) -> None:
    record = sticks_record(sticks, 1, 2, 1, 1, 3, 1)  # who leaves eight or four wins; the first seat left five
    analysis = analyse(record, Depth(first=10, samples=60, iterations=400, weighing=400, closer=400))
    judged = {each.step: each for each in analysis.decisions}
    assert judged[1].is_best
    assert judged[4].is_best
    slip = judged[3]
    assert (slip.seat, slip.chosen, slip.best) == (0, sticks.action("take 1"), sticks.action("take 2"))
    assert slip.cost > PARTS // 2
    shown = {each.action: each.win for each in slip.options}
    assert abs(shown[slip.best] - shown[slip.chosen] - slip.cost) <= 1
    assert [each.win for each in slip.options] == sorted(shown.values(), reverse=True)
    worst = analysis.points_of(0)[0]
    assert (worst.step, worst.other) == (3, slip.best)
    assert worst.gain < -PARTS // 2
    assert [account.result for account in analysis.ledger()] == [0, PARTS]
    assert analysis.ledger()[0].skills[0] < 0


def test_an_analysis_is_the_same_in_whatever_order_its_tasks_are_done(sticks: Game) -> None:
    record = sticks_record(sticks, 1, 2, 1, 1, 3, 1)
    work = Work(record, SMALL)
    for tasks in work.rounds():
        done = {number: perform("sticks", json.loads(json.dumps(tasks[number]))) for number in range(len(tasks))[::-1]}
        work.take(tasks, [done[number] for number in range(len(tasks))])
        assert work.analysis is not None
        assert len(work.analysis.moments) == len(record.entries) + 1
    assert work.done == work.tasks
    analysis = analyse(record, SMALL)
    assert work.analysis == analysis
    assert load_analysis(sticks, json.loads(json.dumps(analysis.dump()))) == analysis


def test_a_game_that_goes_on_from_a_moment_says_in_which_round_it_is() -> None:
    whole = golden("heir")
    marks = stages(whole)
    step = marks[3] + 4
    later = continued(whole, step)
    assert stages(later) == (0, 0, 0, 0, *(mark - step for mark in marks[4:]))
    assert whereabouts(turns(later.entries), stages(later), 0).stage == 5


def test_a_game_that_is_not_over_is_not_analysed(sticks: Game) -> None:
    with pytest.raises(SetupError, match="not over; expected one that was played to its end"):
        analyse(sticks_record(sticks, 3, 3), SMALL)


def test_a_step_that_is_forced_changes_no_chance() -> None:
    record = golden("ra")
    state = record.start()
    curve = Curve("ra", record.seats, 4, SeededRng(3))
    forced = 0
    for entry in record.entries[:120]:
        alone = entry.seat != CHANCE and len(state.legal_actions(entry.seat)) == 1
        before = curve.moment(state)
        follow(state, entry)
        curve.go_on(entry)
        if alone and state.actor() != OVER:
            forced += 1
            assert curve.moment(state).wins == before.wins
            assert curve.moment(state).kept == 1.0
    assert forced


@pytest.mark.parametrize("name", ["heir", "pyramidice"])
def test_a_decision_is_judged_by_what_its_seat_knew(name: str) -> None:
    record = golden(name)
    state = record.start()
    judged = 0
    for step, entry in enumerate(record.entries):
        if entry.seat != CHANCE and len(state.legal_actions(entry.seat)) > 1 and step % 9 == 0 and judged < 6:
            known = state.redeal(int(entry.seat), SeededRng(step))
            one, other = (
                Judge(name, record.seats, 12, 12, SeededRng(5)).judge(world, step, entry) for world in (state, known)
            )
            assert one == other
            judged += 1
        follow(state, entry)
    assert judged


def decision(step: int, *, cost: int = 0, margin: int = 0, seat: int = 0) -> Decision:
    """Return a decision between two choices: one that cost something, or was better than the other by a margin."""
    options = (Option(1, 50_000, 100, 0.5), Option(2, 50_000 - margin, 100, 0.5))
    return Decision(step, seat, 1, 2 if cost else 1, cost, 100, 0.0, 0.0, sealed=False, options=options)


def test_only_what_makes_a_difference_is_looked_at_closely_and_the_most_telling_first() -> None:
    decisions = [decision(1, cost=500), decision(20, cost=9_000), decision(40, margin=12_000), decision(60, margin=10)]
    found = candidates(decisions, 2)
    assert [each.step for each in found] == [20, 40]
    assert [rival_of(each) for each in found] == [2, 2]
    closer = [TurningPoint(each.step, 0, 1, 2, each.cost or 12_000, 400, sealed=False, remarks=()) for each in found]
    near = TurningPoint(41, 0, 1, 2, 5_000, 400, sealed=False, remarks=())
    unsure = TurningPoint(70, 0, 1, 2, 5_000, 4_000, sealed=False, remarks=())
    assert [each.step for each in turning_points([*closer, near, unsure], 2)] == [40, 20]
    many = [TurningPoint(10 * at, 1, 1, 2, -3_000 - at, 9, sealed=False, remarks=()) for at in range(9)]
    assert [each.step for each in turning_points(many, 2)] == [80, 70, 60, 50, 40]
    assert len(turning_points(many, 2)) == MOST


def test_every_sort_of_decision_is_of_its_game_and_has_a_name() -> None:
    for name, sorts in SORTS.items():
        verbs = {notation.partition(" ")[0] for notation in registry.game(name).actions}
        assert 2 <= len(sorts) <= 3
        for sort, named in sorts.items():
            assert set(named) <= verbs
            assert all(words_in(language).say(f"sort-{name}-{sort}") for language in LANGUAGES)


@pytest.mark.parametrize("name", ["ra", "heir", "pyramidice", "gold"])
def test_every_game_is_analysed_told_and_drawn(name: str) -> None:
    whole = golden(name)
    record = whole if name != "heir" else continued(whole, 150)
    small = Depth(first=1, samples=1, iterations=4, weighing=4, closer=8).for_game(450)
    analysis = analyse(record, small)
    assert analysis.complete
    assert {measure.sort for measure in analysis.measures()} <= set(SORTS[name])
    for language in LANGUAGES:
        speaker = GameSpeaker(record.game, language, ["Ada", "Ben"])
        assert all(point_in_words(point, speaker) for point in analysis.turning_points)
        told = curve_in_words(analysis, ["Ada", "Ben"], language)
        drawn = CurveDrawing(analysis, ["Ada", "Ben"], language, width=900, height=300).whole(analysis.points_of(0))
        assert "Ada" in told
        assert f'aria-label="{told}"' in drawn


@pytest.mark.parametrize("name", ["heir", "gold"])
def test_no_choice_is_shown_of_which_nothing_is_known(name: str) -> None:
    record = golden(name)
    state = record.start()
    judge = Judge(name, record.seats, 24, 24, SeededRng(4))
    for step, entry in enumerate(record.entries[:90]):
        if entry.seat != CHANCE and len(state.legal_actions(entry.seat)) > 1 and step % 4 == 0:
            found = judge.judge(state, step, entry)
            assert all(option.win for option in found.options)
            assert not found.options or entry.number in {option.action for option in found.options}
        follow(state, entry)
