"""The search, on games so small that the right decision is known."""

import pytest
from tests.players.toys import Toy

from heliopolis.core import registry
from heliopolis.core.rng import Rng, SeededRng
from heliopolis.core.state import CHANCE, OVER, Actions, State
from heliopolis.players.findings import Findings
from heliopolis.players.heuristics.base import Heuristics
from heliopolis.players.search import Search, Settings


class Bet(Toy):
    """Seat 0 bets: action 0 wins with 4 outcomes of 10, action 1 with 7."""

    def apply(self, seat: int, action: int) -> None:
        self.done.append(action)
        self.turn = int(CHANCE)

    def resolve(self, outcome: int) -> None:
        winner = 0 if outcome < (4, 7)[self.done[0]] else 1
        self.points[winner] = 1
        self.turn = int(OVER)


class Greed(Toy):
    """Action 0 brings seat 0 many points and its rival more; action 1 brings one point and the first place."""

    def apply(self, seat: int, action: int) -> None:
        self.points = [[90, 100], [1, 0]][action]
        self.turn = int(OVER)

    def resolve(self, outcome: int) -> None:
        raise AssertionError("there is no chance in this game")


class Settled(Toy):
    """Seat 0 has as good as won: action 0 leads by some 60 points at the end, action 1 by five more."""

    def apply(self, seat: int, action: int) -> None:
        self.done.append(action)
        self.turn = int(CHANCE)

    def resolve(self, outcome: int) -> None:
        self.points = [60 + 5 * self.done[0], outcome]
        self.turn = int(OVER)


class Trap(Toy):
    """Seat 0 moves, then seat 1: action 0 wins only if seat 1 errs; action 1 wins whatever it does in 6 of 10."""

    def apply(self, seat: int, action: int) -> None:
        self.done.append(action)
        if seat == 0:
            self.turn = 1
        elif self.done[0] == 0:
            self.points[action] = 1
            self.turn = int(OVER)
        else:
            self.turn = int(CHANCE)

    def resolve(self, outcome: int) -> None:
        self.points[0 if outcome < 6 else 1] = 1
        self.turn = int(OVER)


class Alone(Toy):
    """A lone seat that loses either way: action 0 with 40 points, action 1 with 45."""

    def apply(self, seat: int, action: int) -> None:
        self.points = [40 + 5 * action]
        self.turn = int(OVER)

    def resolve(self, outcome: int) -> None:
        raise AssertionError("there is no chance in this game")

    def clone(self) -> "Alone":
        copy = Alone()
        copy.points, copy.turn = self.points[:1], self.turn
        return copy

    def scores(self) -> list[int]:
        return self.points[:1]

    def standings(self) -> list[int]:
        return [2]


class Pennies(Toy):
    """Both choose in secret. Both 1: seat 0 wins. Both 0: chance decides. Otherwise seat 1 wins. So 1 in 3 choose 1."""

    def __init__(self) -> None:
        super().__init__()
        self.sealed = [-1, -1]

    def clone(self) -> "Pennies":
        copy = Pennies()
        copy.points, copy.done, copy.turn, copy.sealed = self.points[:], self.done[:], self.turn, self.sealed[:]
        return copy

    def actors(self) -> list[int]:
        return [seat for seat in (0, 1) if self.sealed[seat] < 0] if self.turn >= 0 else []

    def apply(self, seat: int, action: int) -> None:
        self.sealed[seat] = action
        if -1 in self.sealed:
            self.turn = 1 - seat
        elif self.sealed == [0, 0]:
            self.turn = int(CHANCE)
        else:
            self.points[0 if self.sealed == [1, 1] else 1] = 1
            self.turn = int(OVER)

    def resolve(self, outcome: int) -> None:
        self.points[0 if outcome < 5 else 1] = 1
        self.turn = int(OVER)

    def redeal(self, seat: int | None, rng: Rng) -> State:
        copy = self.clone()
        for other in (0, 1):
            if other != seat and copy.sealed[other] >= 0:
                copy.sealed[other] = rng.below(2)
        return copy


class PenniesKnowledge(Heuristics):
    """Knows how to take back what the other has sealed."""

    def unseal(self, state: State, seat: int) -> None:
        assert isinstance(state, Pennies)
        state.sealed = [-1, -1]
        state.turn = 0


class Hidden(Toy):
    """Seat 0 hides a ball under cup 0 or 1, in secret; then seat 1 guesses."""

    def apply(self, seat: int, action: int) -> None:
        self.done.append(action)
        self.turn = 1
        if seat == 1:
            self.points[1 if self.done[0] == action else 0] = 1
            self.turn = int(OVER)

    def resolve(self, outcome: int) -> None:
        raise AssertionError("there is no chance in this game")


class HiddenKnowledge(Heuristics):
    """Knows that nobody sees what seat 0 decides."""

    def is_secret(self, state: State) -> bool:
        return state.actor() == 0

    def shown(self, state: State, seat: int, action: int) -> int:
        return 0


class Guess(Pennies):
    """Each seat has a number of its own, and wins by naming it alone."""

    def apply(self, seat: int, action: int) -> None:
        self.sealed[seat] = action
        if -1 in self.sealed:
            self.turn = 1 - seat
            return
        self.points = [int(self.sealed[each] == self.done[each]) for each in (0, 1)]
        self.turn = int(OVER)

    def redeal(self, seat: int | None, rng: Rng) -> State:
        copy = Guess()
        copy.done = [self.done[0], rng.below(2)]
        return copy


class GuessKnowledge(Heuristics):
    """Knows that each seat goes by its own number."""

    def secret(self, state: State, seat: int) -> int:
        assert isinstance(state, Guess)
        return state.done[seat]


class Cups(Toy):
    """Seat 1 has hidden a ball under cup 0 or 1; seat 0 guesses."""

    def __init__(self) -> None:
        super().__init__()
        self.ball = 0

    def clone(self) -> "Cups":
        copy = Cups()
        copy.points, copy.turn, copy.ball = self.points[:], self.turn, self.ball
        return copy

    def apply(self, seat: int, action: int) -> None:
        self.points[0 if action == self.ball else 1] = 1
        self.turn = int(OVER)

    def resolve(self, outcome: int) -> None:
        raise AssertionError("there is no chance in this game")

    def redeal(self, seat: int | None, rng: Rng) -> State:
        copy = self.clone()
        copy.ball = rng.below(2)
        return copy


def search(state: State, seat: int = 0, iterations: int = 400, seed: int = 1) -> Findings:
    """Search with no knowledge but the rules."""
    return Search(Heuristics(), Settings(iterations=iterations)).run(state, seat, SeededRng(seed))


def in_words(findings: Findings) -> list[tuple[int, int, float, float, float]]:
    """Return all that was found of each action."""
    return [(each.action, each.visits, each.share, each.win.mean, each.place) for each in findings.prospects]


def test_it_takes_the_better_chance_and_knows_how_good_it_is() -> None:
    findings = search(Bet(), iterations=2000)
    assert findings.choice == 1
    best = findings.prospects[0]
    assert best.action == 1
    assert best.win.mean == pytest.approx(0.7, abs=0.04)
    assert best.place == pytest.approx(1.3, abs=0.04)


def test_it_knows_by_how_much_a_choice_leads_and_how_sure_that_is() -> None:
    best = search(Bet(), iterations=2000).prospects[0]
    chance = best.win.mean
    assert best.win.error == pytest.approx((chance * (1 - chance) / best.visits) ** 0.5, rel=0.01)
    assert best.lead.mean == pytest.approx(2 * chance - 1)
    assert best.lead.error == pytest.approx(2 * best.win.error)


class BeginnersKnowledge(Heuristics):
    """Sees that the second bet is never better than the first (which is wrong)."""

    def leave_out(self, state: State, seat: int, legal: Actions) -> None:
        legal.count = 1


def test_what_the_heuristics_leave_out_is_never_tried() -> None:
    findings = Search(BeginnersKnowledge(), Settings(iterations=40)).run(Bet(), 0, SeededRng(1))
    assert findings.choice == 0
    assert [prospect.visits for prospect in findings.prospects] == [findings.iterations, 0]


def test_it_strives_for_the_place_and_not_for_points() -> None:
    findings = search(Greed())
    assert findings.choice == 1
    assert findings.prospects[0].win.mean == 1.0
    assert findings.prospects[0].place == 1.0


def test_points_decide_where_the_place_is_settled_if_leads_count_beside_the_usual_one() -> None:
    gains = []
    for beside_usual in (False, True):
        heuristics = Heuristics()
        heuristics.beside_usual = beside_usual
        findings = Search(heuristics, Settings(iterations=200)).run(Settled(), 0, SeededRng(1))
        rewards = {prospect.action: prospect.reward for prospect in findings.prospects}
        gains.append(rewards[1] - rewards[0])
        if beside_usual:
            assert findings.choice == 1
    assert gains[0] < 0.001
    assert gains[1] > 0.01


def test_it_expects_others_to_strive_for_their_own_place() -> None:
    findings = search(Trap(), iterations=1500)
    assert findings.choice == 1
    assert {each.action: each.win.mean < 0.3 for each in findings.prospects} == {0: True, 1: False}


def test_a_lone_seat_strives_for_points_where_it_can_not_win() -> None:
    findings = search(Alone())
    assert findings.choice == 1
    assert findings.prospects[0].win.mean == 0.0


@pytest.mark.parametrize("seat", [0, 1])
def test_sealed_decisions_are_mixed_as_theory_says(seat: int) -> None:
    findings = search(Pennies(), seat, iterations=6000)
    assert findings.is_mixed
    shares = {each.action: each.share for each in findings.prospects}
    assert shares[1] == pytest.approx(1 / 3, abs=0.07)
    choices = [search(Pennies(), seat, iterations=300, seed=seed).choice for seed in range(40)]
    assert 5 <= sum(choices) <= 25


def test_a_decision_that_the_other_has_sealed_is_taken_back_before_it_is_searched() -> None:
    state = Pennies()
    state.apply(0, 1)
    settings = Settings(iterations=6000)
    findings = Search(PenniesKnowledge(), settings).run(state, 1, SeededRng(2))
    assert findings.is_mixed
    shares = {each.action: each.share for each in findings.prospects}
    assert shares[1] == pytest.approx(1 / 3, abs=0.07)


def test_nobody_answers_what_was_decided_in_secret() -> None:
    known = search(Hidden(), iterations=1000)
    assert all(each.win.mean < 0.1 for each in known.prospects)
    secret = Search(HiddenKnowledge(), Settings(iterations=1000)).run(Hidden(), 0, SeededRng(1))
    assert secret.is_mixed
    assert sum(each.win.mean * each.visits for each in secret.prospects) / 1000 == pytest.approx(0.5, abs=0.1)


def test_a_sealed_decision_goes_by_what_its_seat_alone_knows() -> None:
    state = Guess()
    state.done = [1, 0]
    findings = Search(GuessKnowledge(), Settings(iterations=2000)).run(state, 0, SeededRng(1))
    assert findings.choice == 1
    assert findings.prospects[0].share > 0.9
    # Seat 1 finds its own number, too, though it differs from one iteration to the next: so a tie is likely.
    assert findings.prospects[0].win.mean < 0.65


def test_a_mixture_keeps_no_leftovers_of_early_tries() -> None:
    shares = [each.share for seed in range(10) for each in search(Pennies(), iterations=30, seed=seed).prospects]
    assert all(share == 0.0 or share > 0.2 for share in shares)


def test_what_is_hidden_can_not_be_found_out() -> None:
    found = []
    for ball in (0, 1):
        state = Cups()
        state.ball = ball
        found.append(in_words(search(state)))
    assert found[0] == found[1]
    assert all(win == pytest.approx(0.5, abs=0.15) for _, _, _, win, _ in found[0])


def test_the_same_generator_gives_the_same_findings() -> None:
    game = registry.game("ra")
    state = game.new(3)
    rng = SeededRng(8)
    while state.actor() < 0:
        state.resolve(state.sample(rng))
    seat = int(state.actor())
    first, second = (search(state, seat, iterations=30, seed=4) for _ in range(2))
    assert in_words(first) == in_words(second)
    assert sum(each.share for each in first.prospects) == pytest.approx(1.0)


def test_searching_leaves_the_state_as_it_was() -> None:
    state = registry.game("ra").new(2)
    rng = SeededRng(8)
    while state.actor() < 0:
        state.resolve(state.sample(rng))
    before = state.save()
    search(state, int(state.actor()), iterations=20)
    assert state.save() == before


def test_it_stops_when_told_to_and_tells_how_far_it_is() -> None:
    told: list[tuple[int, int]] = []

    def progress(done: int, of: int) -> bool:
        told.append((done, of))
        return done < 48

    findings = Search(Heuristics(), Settings(iterations=1000)).run(Bet(), 0, SeededRng(1), progress)
    assert told == [(16, 1000), (32, 1000), (48, 1000)]
    assert findings.iterations == 48


def test_it_stops_early_when_nothing_can_catch_up() -> None:
    findings = search(Greed(), iterations=4000)
    assert 2000 < findings.iterations < 3000


def test_a_budget_of_time_is_kept() -> None:
    findings = Search(Heuristics(), Settings(seconds=0.05)).run(Bet(), 0, SeededRng(1))
    assert 0.05 <= findings.seconds < 1.0
    assert findings.iterations > 16


def test_playouts_are_timed_on_request() -> None:
    findings = Search(Heuristics(), Settings(iterations=64), timed=True).run(Bet(), 0, SeededRng(1))
    assert 0.0 < findings.playing < findings.seconds
    assert search(Bet()).playing == 0.0


def test_a_search_without_a_budget_is_refused() -> None:
    with pytest.raises(ValueError, match="expected iterations or seconds above zero"):
        Settings()


def test_a_seat_that_has_nothing_to_decide_is_refused() -> None:
    with pytest.raises(ValueError, match="seat 1 has nothing to decide here"):
        search(Bet(), 1)


def test_a_tree_that_is_large_enough_grows_no_more_but_is_searched_on() -> None:
    state = registry.game("ra").new(2)
    rng = SeededRng(4)
    while state.actor() == CHANCE:
        state.resolve(state.sample(rng))
    seat = state.actor()
    search = Search(Heuristics(), Settings(iterations=200))
    search.largest = 20
    findings = search.run(state.redeal(seat, rng), seat, rng)
    assert search.grown == 20
    assert findings.iterations > 100
    assert sum(prospect.visits for prospect in findings.prospects) == findings.iterations
