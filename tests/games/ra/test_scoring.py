"""Scoring (rulebook: Score). Each test isolates a line: whatever else could score is made to score nothing.

Every seat has one civilisation unless a test says otherwise, which scores nothing and costs nothing.
"""

from collections.abc import Mapping, Sequence

import pytest
from tests.games.ra.positions import (
    LAST_RA,
    Tiles,
    actor,
    area,
    do,
    draw,
    end_epoch,
    everyone_passes,
    fame,
    gone,
    position,
)

from heliopolis.core.info import Options
from heliopolis.core.state import State

QUIET: Tiles = {"art": 1}
"""An area that scores nothing."""


def after(
    *areas: Tiles,
    epoch: int = 1,
    suns: Mapping[int, Sequence[int]] | None = None,
    start: Mapping[int, int] | None = None,
    options: Options | None = None,
) -> State:
    """Return the table after an epoch, given what each seat had; suns may be swapped to even out their sums."""
    seats = len(areas)
    state = position(
        seats,
        epoch=epoch,
        areas=dict(enumerate(areas)),
        suns=suns,
        ra=LAST_RA[seats],
        fame=start or {},
        options=options,
    )
    end_epoch(state)
    return state


def gains(*areas: Tiles, epoch: int = 1, suns: Mapping[int, Sequence[int]] | None = None) -> list[int]:
    """Return what each seat gains in an epoch; it has enough to lose."""
    seats = len(areas)
    state = after(*areas, epoch=epoch, suns=suns, start=dict.fromkeys(range(seats), 50))
    return [total - 50 for total in fame(state)]


EVEN = {0: [9, 6, 5, 2], 1: [8, 7, 4, 3]}
"""The two groups for two players: both add up to 22."""


@pytest.mark.rule("ra.scoring.1")
def test_all_lines_are_one_sum() -> None:
    # Seat 0: gods 4, most pharaohs 5, river 3, three civilisations 5, gold 3: 20. Seat 1: fewest −2, none −5: −7.
    rich = {"god": 2, "pharaoh": 1, "nile": 2, "flood": 1, "art": 1, "writing": 1, "religion": 1, "gold": 1}
    assert gains(rich, {"temple": 2}) == [20, -7]


@pytest.mark.rule("ra.scoring.1", "ra.scoring.monuments", "ra.scoring.same", "ra.scoring.suns")
@pytest.mark.parametrize(("epoch", "expected"), [(1, [0, 0, 0]), (2, [0, 0, 0]), (3, [6 - 5, 0, 5])])
def test_monuments_and_suns_count_after_the_third_epoch_only(epoch: int, expected: list[int]) -> None:
    # Sums of suns: 28, 30, 32.
    assert gains({"art": 1, "temple": 3}, QUIET, QUIET, epoch=epoch) == expected


@pytest.mark.rule("ra.scoring.2")
@pytest.mark.parametrize("epoch", [1, 2])
def test_gods_floods_civilisations_and_gold_leave_and_the_rest_stays(epoch: int) -> None:
    full = {
        "god": 2,
        "pharaoh": 3,
        "nile": 4,
        "flood": 2,
        "gold": 1,
        "art": 2,
        "agriculture": 1,
        "religion": 1,
        "astronomy": 1,
        "writing": 1,
        "temple": 2,
        "sphinx": 1,
    }
    state = after(full, QUIET, epoch=epoch)
    assert area(state, 0) == {"pharaoh": 3, "nile": 4, "temple": 2, "sphinx": 1}
    assert area(state, 1) == {}
    assert gone(state) == 6 + (2 + 2 + 1 + 6) + 1  # the Ra track, what seat 0 and what seat 1 had to give up


@pytest.mark.rule("ra.scoring.gods")
@pytest.mark.parametrize(("gods", "points"), [(0, 0), (1, 2), (2, 4), (8, 16)])
def test_each_god_scores_2(gods: int, points: int) -> None:
    assert gains({"art": 1, "god": gods}, QUIET, QUIET) == [points, 0, 0]


@pytest.mark.rule("ra.scoring.pharaohs")
@pytest.mark.parametrize(
    ("pharaohs", "expected"),
    [
        ((3, 2, 2, 3), [5, -2, -2, 5]),  # the rulebook's example
        ((4, 2, 3, 1), [5, 0, 0, -2]),
        ((2, 2, 2, 2), [0, 0, 0, 0]),  # ruling 10
        ((0, 0, 0, 0), [0, 0, 0, 0]),
        ((1, 0, 0, 0), [5, -2, -2, -2]),
        ((1, 1, 1, 0), [5, 5, 5, -2]),
        ((0, 5), [-2, 5]),
        ((5, 5), [0, 0]),
        ((1, 2, 3), [-2, 0, 5]),
        ((9, 3, 9, 3, 1), [5, 0, 5, 0, -2]),
        ((2, 2, 2, 2, 1), [5, 5, 5, 5, -2]),
        ((3, 3, 3, 3, 3), [0, 0, 0, 0, 0]),
    ],
)
def test_most_pharaohs_gain_5_and_fewest_lose_2(pharaohs: tuple[int, ...], expected: list[int]) -> None:
    assert gains(*({"art": 1, "pharaoh": count} for count in pharaohs)) == expected


@pytest.mark.rule("ra.scoring.pharaohs")
@pytest.mark.parametrize("epoch", [1, 2, 3])
def test_pharaohs_score_in_every_epoch(epoch: int) -> None:
    assert gains({"art": 1, "pharaoh": 1}, QUIET, epoch=epoch, suns=EVEN) == [5, -2]


@pytest.mark.rule("ra.scoring.nile")
@pytest.mark.parametrize(
    ("niles", "floods", "points"),
    [(0, 0, 0), (6, 0, 0), (0, 1, 1), (0, 3, 3), (1, 1, 2), (6, 1, 7), (5, 4, 9), (25, 12, 37)],
)
def test_niles_and_floods_score_1_each_if_there_is_a_flood(niles: int, floods: int, points: int) -> None:
    assert gains({"art": 1, "nile": niles, "flood": floods}, QUIET) == [points, 0]


@pytest.mark.rule("ra.scoring.nile")
def test_anothers_flood_does_not_help() -> None:
    assert gains({"art": 1, "nile": 4}, {"art": 1, "flood": 1}) == [0, 1]


@pytest.mark.rule("ra.scoring.civilisations")
@pytest.mark.parametrize(
    ("tiles", "points"),
    [
        ({"astronomy": 3, "agriculture": 2, "writing": 2}, 5),  # the rulebook's example
        ({"astronomy": 1, "agriculture": 1, "writing": 1}, 5),  # and what it is compared with
        ({}, -5),
        ({"art": 1}, 0),
        ({"art": 5}, 0),
        ({"art": 1, "religion": 1}, 0),
        ({"art": 3, "religion": 4}, 0),
        ({"art": 1, "religion": 1, "writing": 1, "astronomy": 1}, 10),
        ({"art": 2, "religion": 1, "writing": 1, "agriculture": 2}, 10),
        ({"art": 1, "religion": 1, "writing": 1, "astronomy": 1, "agriculture": 1}, 15),
        ({"art": 4, "religion": 2, "writing": 5, "astronomy": 1, "agriculture": 3}, 15),
    ],
)
def test_different_civilisations_score(tiles: Tiles, points: int) -> None:
    assert gains(tiles, {"art": 1} if tiles.get("art", 0) < 5 else {"religion": 1}) == [points, 0]


@pytest.mark.rule("ra.scoring.civilisations")
def test_gold_does_not_spare_anybody_the_loss_for_no_civilisation() -> None:
    assert gains({"gold": 2}, QUIET) == [6 - 5, 0]


@pytest.mark.rule("ra.scoring.gold")
@pytest.mark.parametrize("gold", [0, 1, 2, 5])
def test_each_gold_scores_3(gold: int) -> None:
    assert gains({"art": 1, "gold": gold}, QUIET) == [3 * gold, 0]


MONUMENTS = ("fortress", "obelisk", "palace", "pyramid", "sphinx", "statues", "step-pyramid", "temple")


@pytest.mark.rule("ra.scoring.monuments")
@pytest.mark.parametrize(
    ("kinds", "points"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 4), (5, 5), (6, 6), (7, 10), (8, 15)]
)
def test_different_monuments_score(kinds: int, points: int) -> None:
    first = dict.fromkeys(MONUMENTS[:kinds], 1)
    last = dict.fromkeys(MONUMENTS[8 - kinds :], 2)
    assert gains({"art": 1, **first}, {"art": 1, **last}, epoch=3, suns=EVEN) == [points, points]


@pytest.mark.rule("ra.scoring.same")
@pytest.mark.parametrize("monument", MONUMENTS)
@pytest.mark.parametrize(("count", "points"), [(1, 0), (2, 0), (3, 5), (4, 10), (5, 15)])
def test_same_monuments_score_more(monument: str, count: int, points: int) -> None:
    assert gains({"art": 1, monument: count}, QUIET, epoch=3, suns=EVEN) == [1 + points, 0]


@pytest.mark.rule("ra.scoring.same")
def test_each_kind_of_monument_counts_by_itself() -> None:
    tiles = {"art": 1, "temple": 3, "sphinx": 3, "palace": 5}
    assert gains(tiles, QUIET, epoch=3, suns=EVEN) == [3 + 5 + 5 + 15, 0]
    assert gains({"art": 1, **dict.fromkeys(MONUMENTS, 5)}, QUIET, epoch=3, suns=EVEN) == [15 + 8 * 15, 0]


@pytest.mark.rule("ra.scoring.monuments", "ra.scoring.same")
def test_the_rulebooks_example_of_monuments_scores_19() -> None:
    annie = {"art": 1, "pyramid": 4, "temple": 3, "fortress": 2, "sphinx": 1}
    assert gains(annie, QUIET, epoch=3, suns=EVEN) == [4 + 10 + 5, 0]
    without_the_second_fortress = {**annie, "fortress": 1}
    assert gains(without_the_second_fortress, QUIET, epoch=3, suns=EVEN) == [19, 0]


@pytest.mark.rule("ra.scoring.suns")
def test_the_highest_sum_of_suns_gains_5_and_the_lowest_loses_5() -> None:
    # Sums by the rulebook's groups: 21, 22, 23, 24 for four; 25, 26, 27, 28, 29 for five.
    assert gains(*[QUIET] * 4, epoch=3) == [-5, 0, 0, 5]
    assert gains(*[QUIET] * 5, epoch=3) == [-5, 0, 0, 0, 5]


@pytest.mark.rule("ra.scoring.suns")
def test_all_sums_equal_change_nothing() -> None:
    # Ruling 10. For two, 9 + 6 + 5 + 2 = 8 + 7 + 4 + 3 = 22.
    assert gains(QUIET, QUIET, epoch=3) == [0, 0]


@pytest.mark.rule("ra.scoring.suns")
def test_sun_1_counts_for_whoever_has_it() -> None:
    # 9 + 7 + 4 + 1 = 8 + 6 + 5 + 2 = 21, with sun 3 in the centre.
    suns = {0: [9, 7, 4, 1], 1: [8, 6, 5, 2]}
    state = position(2, epoch=3, suns=suns, centre=3, ra=5, areas={0: QUIET, 1: QUIET})
    end_epoch(state)
    assert fame(state) == [10, 10]


@pytest.mark.rule("ra.scoring.suns")
def test_all_sums_equal_change_nothing_for_three() -> None:
    # 13 + 8 + 7 + 2 = 12 + 9 + 6 + 3 = 11 + 10 + 5 + 4 = 30
    suns = {0: [13, 8, 7, 2], 1: [12, 9, 6, 3], 2: [11, 10, 5, 4]}
    assert gains(QUIET, QUIET, QUIET, epoch=3, suns=suns) == [0, 0, 0]


@pytest.mark.rule("ra.scoring.suns")
def test_all_who_are_tied_for_the_highest_or_the_lowest_sum_gain_or_lose() -> None:
    # 13 + 10 + 2 = 25, 12 + 9 + 4 = 25, 11 + 6 + 3 = 20, 8 + 7 + 5 = 20
    tied = {0: [13, 10, 2], 1: [12, 9, 4], 2: [11, 6, 3], 3: [8, 7, 5]}
    assert gains(*[QUIET] * 4, epoch=3, suns=tied) == [5, 5, -5, -5]


@pytest.mark.rule("ra.scoring.suns")
def test_suns_face_down_count_as_much_as_those_face_up() -> None:
    # The groups of the rulebook, but all face down save one: the same sums, 21, 22, 23, 24.
    down = {0: [6, 2], 1: [12, 7, 3], 2: [11, 8, 4], 3: [10, 9, 5]}
    state = position(4, epoch=3, suns={0: [13]}, down=down, ra=8, areas=dict.fromkeys(range(4), QUIET))
    end_epoch(state)
    assert fame(state) == [5, 10, 10, 15]


@pytest.mark.rule("ra.scoring.suns")
def test_with_two_players_one_sum_is_highest_and_the_other_lowest() -> None:
    suns = {0: [9, 8, 7, 6], 1: [5, 4, 3, 2]}
    assert gains(QUIET, QUIET, epoch=3, suns=suns) == [5, -5]


@pytest.mark.rule("ra.scoring.floor")
def test_a_total_never_falls_below_0() -> None:
    # Ruling 11. Seat 1 loses 2 + 5 and has 3.
    state = after({"art": 1, "pharaoh": 1}, {}, start={0: 10, 1: 3})
    assert fame(state) == [15, 0]


@pytest.mark.rule("ra.scoring.floor")
def test_the_floor_is_applied_to_the_sum_of_an_epoch_not_to_its_lines() -> None:
    # Seat 1: gold 3, fewest pharaohs −2, no civilisation −5: −4 from 1 would be −3. Line by line it might end at 3.
    state = after({"art": 1, "pharaoh": 1}, {"gold": 1}, start={1: 1})
    assert fame(state)[1] == 0
    # gods 4, gold 3, −2, −5: 0 in all, though the losses come to more than the fame that was there
    even = after({"art": 1, "pharaoh": 1}, {"gold": 1, "god": 2}, start={1: 0})
    assert fame(even)[1] == 0
    more = after({"art": 1, "pharaoh": 1}, {"gold": 2, "god": 2}, start={1: 0})
    assert fame(more)[1] == 3


@pytest.mark.rule("ra.scoring.floor")
def test_what_the_floor_forgave_is_not_owed_in_the_next_epoch() -> None:
    state = after({"art": 1, "pharaoh": 1}, {}, start={1: 0})  # −2 −5 for seat 1, who has nothing
    assert fame(state) == [15, 0]
    draw(state, 0, "gold")
    draw(state, 1, "gold")
    draw(state, 0, "art")
    do(state, 1, "invoke")
    do(state, 0, "pass")
    do(state, 1, "bid 3")
    for _ in range(6):
        draw(state, actor(state), "ra")
        everyone_passes(state)
    # Seat 0: most pharaohs 5, no civilisation −5. Seat 1: gold 6, fewest pharaohs −2, one civilisation.
    assert fame(state) == [15, 4]


@pytest.mark.rule("ra.scoring.floor")
def test_a_loss_down_to_exactly_0_is_paid_in_full() -> None:
    assert fame(after({"art": 1, "pharaoh": 1}, {}, start={1: 7})) == [15, 0]
    assert fame(after({"art": 1, "pharaoh": 1}, {}, start={1: 8})) == [15, 1]


@pytest.mark.rule("ra.scoring.floor")
@pytest.mark.parametrize(("debts", "total"), [(False, 0), (True, -4)])
def test_with_debts_a_total_may_fall_below_0(debts: bool, total: int) -> None:
    state = after({"art": 1, "pharaoh": 1}, {}, start={1: 3}, options={"debts": debts})
    assert fame(state) == [15, total]


@pytest.mark.rule("ra.scoring.floor")
def test_debts_are_paid_off_by_later_epochs() -> None:
    state = after({"art": 1}, {"art": 1, "gold": 2}, epoch=2, start={1: -4}, options={"debts": True})
    assert fame(state) == [10, 2]
