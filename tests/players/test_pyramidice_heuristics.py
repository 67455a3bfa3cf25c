"""What bots know of Pyramidice: the best step of a turn, what the table is worth, and the architect to beat."""

from itertools import pairwise

import pytest
from tests.games.pyramidice.positions import board_of, hand, play, position

from heliopolis.core.driver import Chooser
from heliopolis.core.edition import Edition
from heliopolis.core.rng import Rng, SeededRng
from heliopolis.core.state import CHANCE, OVER, Actions, State
from heliopolis.games.pyramidice.game import GAME
from heliopolis.games.pyramidice.state import PyramidiceState
from heliopolis.players.greedy.pyramidice import choose as greedy
from heliopolis.players.heuristics.base import Heuristics, contest, expected, playout
from heliopolis.players.heuristics.pyramidice import PyramidiceHeuristics
from heliopolis.players.levels import heuristics_of
from heliopolis.players.search import Search, Settings

KNOWLEDGE = PyramidiceHeuristics()


def next_choice(state: State, seat: int = 0) -> str:
    """Return what the light policy decides, and do it."""
    legal = Actions()
    state.write_legal(seat, legal)
    action = int(KNOWLEDGE.choose(state, seat, legal, SeededRng(1)))
    state.apply(seat, action)
    return GAME.actions[action]


def worth(state: State, seat: int = 0) -> float:
    """Return what the table is worth to a seat."""
    return expected(KNOWLEDGE, state)[seat]


def kept(edition: Edition, chooser: Chooser, seed: int) -> tuple[set[str], str]:
    """Deal the scarabs; return those of the first seat that is asked, and which it keeps."""
    rng = SeededRng(seed)
    state = GAME.played_with(edition).new(2)
    while state.actor() == CHANCE:
        state.resolve(state.sample(rng))
    seat = state.actor()
    assert state.view(seat)["phase"] == "scarab"
    dealt = {GAME.actions[action] for action in state.legal_actions(seat)}
    return dealt, GAME.actions[chooser(state, seat, rng)]


def policy(state: State, seat: int, rng: Rng) -> int:
    """Decide as the light policy does."""
    legal = Actions()
    state.write_legal(seat, legal)
    return int(KNOWLEDGE.choose(state, seat, legal, rng))


@pytest.mark.parametrize("chooser", [policy, greedy], ids=["policy", "greedy"])
def test_a_scarab_is_judged_by_the_power_that_the_edition_declares(chooser: Chooser) -> None:
    def with_power(scarab: str, **parts: object) -> Edition:
        changes = {f"scarabs.{scarab}.power.{part}": value for part, value in parts.items()}
        return GAME.standard.with_changes(changes, name="declared")

    rich = with_power("emerald", when="build", glory=4)
    dear = with_power("emerald", when="work", glory=5, pays=["worker", "worker", "cat"], limit=1)
    poor = with_power("turquoise", when="end", glory=1)
    seen = 0
    for seed in range(60):
        dealt, own = kept(GAME.standard, chooser, seed)
        if "keep emerald" in dealt:
            seen += 1
            assert own != "keep emerald"
            assert kept(rich, chooser, seed) == (dealt, "keep emerald")
            assert kept(dear, chooser, seed) == (dealt, own)
        if "keep turquoise" in dealt:
            seen += 1
            assert own == "keep turquoise"
            assert kept(poor, chooser, seed)[1] != own
    assert seen > 10


def test_it_is_what_a_search_of_the_game_is_given() -> None:
    assert type(heuristics_of("pyramidice")) is PyramidiceHeuristics


def test_it_worships_a_deity_that_is_worth_its_dice() -> None:
    state = position(dice="p6 p6 s2", gods={0: ["shu", "geb", "seth"]}, row=("nut", "bes", "anubis"))
    assert next_choice(state) == "worship nut"


def test_a_cat_changes_the_one_die_that_a_good_deity_lacks() -> None:
    state = position(dice="p1 p1 p5 p6", row=("hathor", "anubis", "thoth"), board={0: (4, 1, 0)})
    assert [next_choice(state), next_choice(state)] == ["lower prayer 6", "worship hathor"]


def test_two_cats_go_two_steps() -> None:
    state = position(dice="p1 p1 p5 p3", row=("hathor", "anubis", "thoth"), board={0: (4, 2, 0)})
    assert [next_choice(state) for _ in range(3)] == ["raise prayer 3", "raise prayer 4", "worship hathor"]


def test_it_rerolls_what_has_no_use_and_keeps_what_a_deity_needs() -> None:
    state = position(dice="p1 p1 p5 p3", row=("hathor", "anubis", "thoth"), board={0: (4, 0, 0)})
    assert [next_choice(state) for _ in range(3)] == ["reroll", "choose prayer 3", "throw"]
    assert hand(state) == "p1 p1 p5"


def test_a_virtual_die_pays_what_no_die_shows() -> None:
    state = position(dice="p1 p1 p5", row=("hathor", "isis", "seth"), gods={0: ["khnum"]}, board={0: (4, 0, 0)})
    assert next_choice(state) == "worship hathor"


def test_it_builds_beside_the_partner_of_its_project() -> None:
    state = position(dice="s6", built={"cheops 5": 1}, projects={0: ["ankh"]}, row=("osiris", "isis", "seth"))
    play(state, "1 build 6")
    assert next_choice(state) in {f"place cheops {space}" for space in (2, 4, 6, 8)}


def test_it_uses_a_god_that_gives_glory_for_nothing() -> None:
    assert next_choice(position(dice="", gods={0: ["heh"]})) == "activate heh"


def test_amon_sets_the_prayer_die_that_a_good_deity_lacks() -> None:
    state = position(dice="p1 p1 p5 p3", row=("hathor", "anubis", "thoth"), gods={0: ["amon"]}, board={0: (4, 0, 0)})
    chosen = [next_choice(state) for _ in range(4)]
    assert chosen == ["activate amon", "choose prayer 3", "value 5", "worship hathor"]


def test_in_the_last_turn_it_spends_its_workers_for_glory() -> None:
    state = position(dice="s6", board={0: (4, 0, 0)}, gods={0: ["re"]}, pharaoh=0, row=("nut", "geb", "seth"))
    chosen = [next_choice(state) for _ in range(3)]
    assert {"activate re", "build 6"} <= set(chosen)
    assert board_of(state)[0] <= 3


def test_the_least_god_is_given_up() -> None:
    state = position(dice="", board={0: (1, 0, 0)}, gods={0: ["hathor", "anuket"]}, pharaoh=0)
    play(state, "1 finish")
    assert next_choice(state) == "forsake anuket"


def test_pearl_copies_a_build_that_brings_much() -> None:
    state = position(dice="s6", turn=1, scarabs={0: "pearl"}, board={0: (4, 0, 0), 1: (4, 0, 0)}, pharaoh=0)
    play(state, "2 build 6", "2 place cheops 1")
    assert next_choice(state) == "pearl"


def test_the_table_is_worth_more_with_more_of_everything() -> None:
    plain = worth(position(board={0: (4, 1, 1)}))
    assert worth(position(board={0: (5, 1, 1)})) > plain
    assert worth(position(board={0: (4, 2, 1)})) > plain
    assert worth(position(glory={0: 9})) == pytest.approx(plain + 4.0)
    assert worth(position(gods={0: ["hathor"]})) >= plain + 6.0
    paired = {"cheops 1": 1, "cheops 2": 6}
    pair = worth(position(projects={0: ["ankh"]}, built=paired)) - worth(position(projects={0: ["djed"]}, built=paired))
    assert pair == pytest.approx(3.0)


def test_workers_are_worth_next_to_nothing_when_no_turn_is_left() -> None:
    rich = position(turn=1, pharaoh=1, board={0: (6, 0, 0)})
    poor = position(turn=1, pharaoh=1, board={0: (2, 0, 0)})
    assert 0.0 < worth(rich) - worth(poor) < 0.1


def test_each_card_of_the_ennead_is_worth_more_than_the_one_before() -> None:
    cards = ["atum", "shu", "geb", "nut", "isis"]
    worths = [worth(position(gods={0: cards[:count]}, row=("re", "heh", "min"))) for count in range(6)]
    gains = [after - before for before, after in pairwise(worths[1:])]
    assert gains == sorted(gains)
    assert gains[0] > 0.0


def test_a_playout_stops_a_few_turns_on() -> None:
    state = position()
    assert isinstance(state, PyramidiceState)
    playout(state, KNOWLEDGE, SeededRng(1), Actions(), 3)
    assert state.turns == 3


def test_the_architect_is_what_a_lone_seat_has_to_beat() -> None:
    weak = position(1, gods={1: ["shu"]}, row=("re", "heh", "min"))
    strong = position(1, gods={1: ["shu", "geb", "nut", "isis"]}, row=("re", "heh", "min"))
    assert KNOWLEDGE.rival(strong) > KNOWLEDGE.rival(weak) + 8.0
    state = GAME.new(1)
    contest(state, [KNOWLEDGE], SeededRng(1), Actions())
    assert KNOWLEDGE.rival(state) == state.view(0)["architect"]["glory"]


def test_alone_it_keeps_the_ennead_from_the_architect() -> None:
    gods = {1: ["shu", "geb", "osiris", "isis"]}
    state = position(1, dice="p3", gods=gods, row=("nut", "heh", "re"), board={0: (4, 0, 0)})
    findings = Search(PyramidiceHeuristics(), Settings(iterations=400)).run(state, 0, SeededRng(1))
    assert GAME.actions[findings.choice] == "replace nut"


def test_the_chances_of_a_lone_seat_depend_on_the_lead() -> None:
    ahead, behind = (
        Search(PyramidiceHeuristics(), Settings(iterations=60)).run(
            position(1, glory={0: glory, 1: 60 - glory}), 0, SeededRng(1)
        )
        for glory in (55, 5)
    )
    assert ahead.prospects[0].win.mean > 0.8
    assert behind.prospects[0].win.mean < 0.2
    assert 1.0 < ahead.prospects[0].place < behind.prospects[0].place < 2.0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_light_policy_beats_chance_by_far(seats: int) -> None:
    first = 0
    games = 10 * seats
    for number in range(games):
        seat = number % seats
        state = GAME.new(seats)
        policies = [PyramidiceHeuristics() if each == seat else Heuristics() for each in range(seats)]
        contest(state, policies, SeededRng(number), Actions())
        first += state.standings()[seat] == 1
    assert first >= 0.9 * games


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_games_of_the_light_policy_come_to_their_end(seats: int) -> None:
    for seed in range(5):
        state = GAME.new(seats)
        contest(state, [KNOWLEDGE] * seats, SeededRng(seed), Actions())
        assert isinstance(state, PyramidiceState)
        assert state.actor() == OVER
        assert state.turns < 150


def test_a_search_sees_good_chances_for_a_seat_far_ahead() -> None:
    state = position(glory={0: 60, 1: 10})
    findings = Search(PyramidiceHeuristics(), Settings(iterations=60)).run(state, 0, SeededRng(1))
    assert findings.prospects[0].win.mean > 0.9


def test_the_light_policy_chooses_what_is_legal_wherever_it_is_asked() -> None:
    rng = SeededRng(4)
    for seats in (1, 2, 3, 4):
        state = GAME.new(seats)
        while state.actor() != OVER:
            if state.actor() == CHANCE:
                state.resolve(state.sample(rng))
                continue
            seat = int(state.actor())
            legal = Actions()
            state.write_legal(seat, legal)
            allowed = state.legal_actions(seat)
            assert int(KNOWLEDGE.choose(state, seat, legal, rng)) in allowed
            state.apply(seat, allowed[rng.below(len(allowed))])
