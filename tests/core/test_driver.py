"""Driving a game: checked decisions, chance, and choosers that learn nothing they should not."""

from collections import Counter

import pytest
from tests.core.highcard.game import CARDS, GAME as HIGHCARD, HighState

from heliopolis.core.driver import Chooser, ask, decide, forced_action, play, resolve
from heliopolis.core.errors import NotationError, Refusal, SeatError
from heliopolis.core.game import Entry
from heliopolis.core.rng import Rng, SeededRng
from heliopolis.core.state import CHANCE, OVER, State
from heliopolis.games.ra.game import GAME as RA


def dealt(*cards: int) -> State:
    """Return High card with these cards dealt."""
    state = HIGHCARD.new(len(cards))
    for card in cards:
        resolve(HIGHCARD, state, card)
    return state


def at_random(state: State, seat: int, rng: Rng) -> int:
    legal = state.legal_actions(seat)
    return legal[rng.below(len(legal))]


def first(state: State, seat: int, _rng: Rng) -> int:
    return state.legal_actions(seat)[0]


def test_a_legal_decision_is_carried_out() -> None:
    state = dealt(2, 4)
    decide(HIGHCARD, state, 1, HIGHCARD.action("stay"))
    assert state.view(1)["choices"] == [-1, 1]
    assert state.actors() == [0]


def test_an_illegal_decision_is_refused_and_changes_nothing() -> None:
    state = dealt(0, 4)
    before = state.save()
    with pytest.raises(Refusal) as caught:
        decide(HIGHCARD, state, 0, HIGHCARD.action("stay"))
    assert (caught.value.rule, caught.value.sentence()) == ("highcard.round.1", "The lowest card may not stay.")
    for seat in (-1, 2):
        with pytest.raises(SeatError, match=f"there is no seat {seat}; expected 0 to 1"):
            decide(HIGHCARD, state, seat, 0)
    for action in (-1, 2):
        with pytest.raises(NotationError, match=f"there is no action {action}; expected 0 to 1"):
            decide(HIGHCARD, state, 0, action)
    assert state.save() == before


def test_an_outcome_is_resolved_only_if_it_can_come_up() -> None:
    state = dealt(0, 4)
    before = state.save()
    with pytest.raises(NotationError, match="chance has nothing to answer here"):
        resolve(HIGHCARD, state, 1)
    assert state.save() == before
    dealing = HIGHCARD.new(2)
    resolve(HIGHCARD, dealing, 3)
    before = dealing.save()
    for outcome, name in ((3, "card 3"), (-1, "-1"), (5, "5")):
        with pytest.raises(NotationError, match=f"'{name}' can't come up here; expected one of card 0, card 1, card 2"):
            resolve(HIGHCARD, dealing, outcome)
    assert dealing.save() == before


def test_a_decision_is_forced_if_one_seat_has_one_action() -> None:
    state = dealt(3, 0)
    assert forced_action(state) is None  # two may decide
    decide(HIGHCARD, state, 0, 1)
    assert forced_action(state) == Entry(1, 0)
    free = dealt(0, 3)
    decide(HIGHCARD, free, 0, 0)
    assert forced_action(free) is None  # one seat, two actions


def test_nothing_is_forced_by_chance_or_after_the_end() -> None:
    assert forced_action(HIGHCARD.new(2)) is None
    state = dealt(2, 4)
    for seat in (0, 1):
        decide(HIGHCARD, state, seat, 0)
    assert state.actor() == OVER
    assert forced_action(state) is None


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_game_is_played_to_its_end_and_written_down(seats: int) -> None:
    state = RA.new(seats)
    entries: list[Entry] = []
    decisions = play(RA, state, [at_random] * seats, SeededRng(seats), entries=entries)
    assert state.actor() == OVER
    assert decisions == sum(entry.seat != CHANCE for entry in entries)
    again = RA.new(seats)
    for seat, number in entries:
        if seat == CHANCE:
            resolve(RA, again, number)
        else:
            decide(RA, again, seat, number)
    assert again.save() == state.save()


def test_the_same_generator_plays_the_same_game() -> None:
    games = []
    for _ in range(2):
        entries: list[Entry] = []
        play(RA, RA.new(3), [at_random] * 3, SeededRng(8), entries=entries)
        games.append(entries)
    assert games[0] == games[1]


def test_each_seat_is_asked_for_itself() -> None:
    asked: list[tuple[int, int]] = []

    def named(name: int) -> Chooser:
        def choose(state: State, seat: int, rng: Rng) -> int:
            asked.append((name, seat))
            return at_random(state, seat, rng)

        return choose

    play(RA, RA.new(4), [named(seat) for seat in range(4)], SeededRng(2))
    assert asked
    assert all(name == seat for name, seat in asked)
    assert {seat for _, seat in asked} == {0, 1, 2, 3}


@pytest.mark.parametrize("take_forced", [True, False])
def test_forced_decisions_are_taken_without_asking_unless_told_otherwise(take_forced: bool) -> None:
    asked = Counter[bool]()

    def choose(state: State, seat: int, rng: Rng) -> int:
        asked[len(state.legal_actions(seat)) == 1] += 1
        return at_random(state, seat, rng)

    entries: list[Entry] = []
    decisions = play(RA, RA.new(3), [choose] * 3, SeededRng(4), entries=entries, take_forced=take_forced)
    assert asked[False] > 0
    if take_forced:
        assert asked[True] == 0
        assert decisions > asked.total()
    else:
        assert asked[True] > 0
        assert decisions == asked.total()


def test_a_chooser_that_breaks_the_rules_is_refused() -> None:
    state = dealt(0, 4)

    def stay(_state: State, _seat: int, _rng: Rng) -> int:
        return 1

    before = state.save()
    with pytest.raises(Refusal, match="The lowest card may not stay"):
        play(HIGHCARD, state, [stay, stay], SeededRng(1))
    assert state.save() == before


def test_a_chooser_never_gets_the_true_state_nor_the_drivers_generator() -> None:
    true = RA.new(3)
    rng = SeededRng(6)
    generators: dict[int, set[int]] = {0: set(), 1: set(), 2: set()}
    kept: list[Rng] = []

    def choose(state: State, seat: int, own: Rng) -> int:
        assert state is not true
        assert own is not rng
        kept.append(own)
        generators[seat].add(id(own))
        assert state.view(seat) == true.view(seat)
        return at_random(state, seat, own)

    play(RA, true, [choose] * 3, rng)
    assert all(len(found) == 1 for found in generators.values())
    assert len({number for found in generators.values() for number in found}) == 3


def test_a_chooser_that_spoils_its_state_spoils_nothing() -> None:
    def spoil(state: State, seat: int, rng: Rng) -> int:
        action = first(state, seat, rng)
        while state.actor() != OVER:
            if state.actor() == CHANCE:
                state.resolve(state.sample(rng))
            else:
                state.apply(state.actor(), at_random(state, int(state.actor()), rng))
        return action

    games = []
    for chooser in (first, spoil):
        entries: list[Entry] = []
        play(RA, RA.new(2), [chooser, chooser], SeededRng(5), entries=entries)
        games.append(entries)
    assert games[0] == games[1]


def test_what_a_chooser_draws_from_its_generator_does_not_move_chance() -> None:
    def greedy_for_numbers(state: State, seat: int, rng: Rng) -> int:
        for _ in range(10):
            rng.below(6)
        return first(state, seat, rng)

    games = []
    for choosers in ([first] * 3, [greedy_for_numbers, first, greedy_for_numbers]):
        entries: list[Entry] = []
        play(RA, RA.new(3), choosers, SeededRng(12), entries=entries)
        games.append(entries)
    assert games[0] == games[1]


def test_a_chooser_knows_its_own_card_and_nothing_of_the_others() -> None:
    seen: Counter[int] = Counter()
    for seed in range(600):
        state = dealt(2, 4)

        def choose(shown: State, seat: int, _rng: Rng) -> int:
            assert isinstance(shown, HighState)
            assert shown.cards[seat] == 2
            seen[shown.cards[1]] += 1
            return 0

        ask(state, 0, choose, SeededRng(seed))
    assert set(seen) == set(range(CARDS)) - {2}
    # four cards, 150 each: chi-square with 3 degrees of freedom stays below 16.3 in 999 cases of 1000
    assert sum((count - 150) ** 2 / 150 for count in seen.values()) < 16.3


def test_what_a_chooser_is_shown_does_not_depend_on_what_it_can_not_know() -> None:
    for seed in range(50):
        shown: list[object] = []

        def choose(state: State, _seat: int, rng: Rng, shown: list[object] = shown) -> int:
            shown.append((state.save(), int(rng.below(1 << 20))))
            return 0

        for other in (0, 1, 3, 4):
            ask(dealt(2, other), 0, choose, SeededRng(seed))
        assert all(each == shown[0] for each in shown)
