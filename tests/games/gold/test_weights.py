"""Hidden cards are counts: the weights of what may be revealed, against all layouts of a small pyramid.

A pyramid of three by three with the start card in b1, beside which (a1, c1, b2) no chamber may lie: 5 corridors and 3
chambers make 300 different layouts. Whatever was revealed, in whatever order, each further card is as likely as in
the layouts that agree with it.
"""

from collections import Counter
from fractions import Fraction
from itertools import permutations

import pytest
from tests.games.gold.positions import cell, possible

from heliopolis.core.rng import SeededRng
from heliopolis.core.state import CHANCE, State
from heliopolis.games.gold import phases as at
from heliopolis.games.gold.components import KIND_NAMES
from heliopolis.games.gold.game import GAME
from heliopolis.games.gold.state import GoldState

CARDS = (*["junction"] * 3, *["corner"] * 2, *["chamber-corner"] * 2, "chamber-straight")
PLACES = ("a1", "c1", "b2", "a2", "c2", "a3", "b3", "c3")
BESIDE_THE_START = 3
"""The first places."""

SMALL = GAME.standard.with_changes(
    {
        "pyramid.side": 3,
        "corridors.junction": 3,
        "corridors.corner": 2,
        "corridors.straight": 0,
        "chambers.corner": 2,
        "chambers.straight": 1,
        "photos.treasures": [1, 1, 1],
        "photos.dangers": ["mummy", "curse", "quiet"],
        "treasures.points": [2, 3],
    },
    name="small",
)


def layouts() -> Counter[tuple[str, ...]]:
    """Lay the eight cards out in every way, and keep those without a chamber beside the start card."""
    return Counter(
        layout
        for layout in permutations(CARDS)
        if not any(kind.startswith("chamber") for kind in layout[:BESIDE_THE_START])
    )


def before_the_first_reveal() -> State:
    state = GAME.new(2, None, SMALL)
    state.resolve(GAME.outcome("start b1"))
    state.resolve(GAME.outcome("first 1"))
    return state


def revealing(state: State, place: str, *, fallen: str = "") -> State:
    """Return the moment at which a card is about to be known, wherever it lies; some cards may have fallen unseen."""
    saved = state.save()
    saved.update(phase=int(at.REVEALING), acting=int(CHANCE), cell=cell(place))
    for name in fallen.split():
        saved["fallen"] |= 1 << cell(name)
    return GAME.restore(saved)


def kinds_by_chance(weights: dict[str, int]) -> dict[str, Fraction]:
    total = sum(weights.values())
    return {notation.removeprefix("card "): Fraction(weight, total) for notation, weight in weights.items()}


def kinds_by_counting(all_layouts: Counter[tuple[str, ...]], known: dict[str, str], place: str) -> dict[str, Fraction]:
    """Count what lies on a place in the layouts that agree with what is known."""
    found: Counter[str] = Counter()
    for layout, count in all_layouts.items():
        if all(layout[PLACES.index(name)] == kind for name, kind in known.items()):
            found[layout[PLACES.index(place)]] += count
    total = sum(found.values())
    return {kind: Fraction(count, total) for kind, count in found.items()}


def check(state: State, all_layouts: Counter[tuple[str, ...]], known: dict[str, str], order: list[str]) -> int:
    """Reveal card after card in every way, and compare the weights each time; return how often."""
    if not order:
        return 0
    place, *rest = order
    moment = revealing(state, place)
    by_chance = kinds_by_chance(possible(moment))
    by_counting = kinds_by_counting(all_layouts, known, place)
    assert by_chance == by_counting, (known, place)
    checked = 1
    for kind in by_counting:
        after = moment.clone()
        after.resolve(GAME.outcome(f"card {kind}"))
        checked += check(after, all_layouts, {**known, place: kind}, rest)
    return checked


def test_there_are_as_many_layouts_as_a_pencil_says() -> None:
    # Three chambers on five places, the straight one of them: 10 × 3. The corners among five corridors: 10.
    assert len(layouts()) == 300
    assert len(set(layouts().values())) == 1


@pytest.mark.rule("gold.setup.3")
@pytest.mark.parametrize(
    "order",
    [
        "a1 c1 b2 a2 c2 a3 b3 c3",
        "b2 b3 a1 c3 c1 a2 c2 a3",
        "a2 c2 b2 a3 a1 b3 c1 c3",
    ],
)
def test_each_reveal_is_as_likely_as_in_the_layouts_that_agree(order: str) -> None:
    assert check(before_the_first_reveal(), layouts(), {}, order.split()) > 300


@pytest.mark.rule("gold.setup.3")
def test_cards_that_fell_unseen_may_have_been_anything() -> None:
    all_layouts = layouts()
    state = before_the_first_reveal()
    for fallen, place in [("a3", "b3"), ("a3 c3 b3", "c2"), ("a1", "b2"), ("a1 a2", "c1"), ("c1 b2", "a2")]:
        moment = revealing(state, place, fallen=fallen)
        assert kinds_by_chance(possible(moment)) == kinds_by_counting(all_layouts, {}, place)
    known = {"b2": "junction", "a2": "chamber-straight"}
    for place, kind in known.items():
        state = revealing(state, place)
        state.resolve(GAME.outcome(f"card {kind}"))
    moment = revealing(state, "b3", fallen="a3 a1")
    assert kinds_by_chance(possible(moment)) == kinds_by_counting(all_layouts, known, "b3")


@pytest.mark.rule("gold.setup.3")
def test_sampled_boards_are_spread_evenly_over_all_layouts() -> None:
    rng = SeededRng(2007)
    order = ["b2", "b3", "a1", "c3", "c1", "a2", "c2", "a3"]
    boards = 15_000
    found: Counter[tuple[str, ...]] = Counter()
    start = before_the_first_reveal()
    assert isinstance(start, GoldState)
    for _ in range(boards):
        state = start.clone()
        known: dict[str, str] = {}
        for place in order:
            state.phase, state.acting, state.cell = at.REVEALING, CHANCE, cell(place)
            outcome = int(state.sample(rng))
            state.resolve(outcome)
            known[place] = KIND_NAMES[outcome - GAME.outcome(f"card {KIND_NAMES[0]}")]
        found[tuple(known[place] for place in PLACES)] += 1
    assert set(found) == set(layouts())
    expected = boards / 300
    chi_square = sum((count - expected) ** 2 / expected for count in found.values())
    # 299 degrees of freedom: mean 299, standard deviation 24.5; here within four of them.
    assert 201 < chi_square < 397


def test_what_is_sampled_follows_the_weights() -> None:
    rng = SeededRng(8)
    state = GAME.new(2)
    state.resolve(GAME.outcome("start c6"))
    moment = revealing(state, "c3")
    weights = kinds_by_chance(possible(moment))
    draws = 20_000
    found = Counter(int(moment.sample(rng)) for _ in range(draws))
    for kind, share in weights.items():
        assert abs(found[GAME.outcome(f"card {kind}")] / draws - float(share)) < 0.012
