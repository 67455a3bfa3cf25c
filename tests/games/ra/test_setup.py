"""Setting up: tiles, tracks, suns, fame (rulebook: Contenu, Mise en place)."""

from collections import Counter

import pytest
from tests.games.ra.positions import LAST_RA, actor, draw, fame, legal, look, position, track, up

from heliopolis.core.driver import resolve
from heliopolis.core.errors import SetupError
from heliopolis.core.rng import SeededRng
from heliopolis.core.state import CHANCE, State
from heliopolis.games.ra.game import GAME

MONUMENTS = ("fortress", "obelisk", "palace", "pyramid", "sphinx", "statues", "step-pyramid", "temple")
CIVILISATIONS = ("art", "agriculture", "religion", "astronomy", "writing")

GROUPS = {
    2: [[9, 6, 5, 2], [8, 7, 4, 3]],
    3: [[13, 8, 5, 2], [12, 9, 6, 3], [11, 10, 7, 4]],
    4: [[13, 6, 2], [12, 7, 3], [11, 8, 4], [10, 9, 5]],
    5: [[16, 7, 2], [15, 8, 3], [14, 9, 4], [13, 10, 5], [12, 11, 6]],
}


def deal(seats: int, *groups: int) -> State:
    """Deal groups of suns, counted from 1, to the seats in order."""
    state = GAME.new(seats)
    for group in groups:
        resolve(GAME, state, GAME.outcome(f"suns {group}"))
    return state


@pytest.mark.rule("ra.setup.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_all_180_tiles_are_in_the_bag(seats: int) -> None:
    bag = look(GAME.new(seats))["bag"]
    assert bag == {
        "ra": 30,
        "god": 8,
        "pharaoh": 25,
        "nile": 25,
        "flood": 12,
        "gold": 5,
        **dict.fromkeys(CIVILISATIONS, 5),
        **dict.fromkeys(MONUMENTS, 5),
        "funeral": 2,
        "drought": 2,
        "unrest": 4,
        "earthquake": 2,
    }
    assert sum(bag.values()) == 180
    assert GAME.census(GAME.new(seats))["tiles"] == 180


@pytest.mark.rule("ra.setup.2")
@pytest.mark.parametrize(("seats", "length"), [(2, 6), (3, 8), (4, 9), (5, 10)])
def test_the_ra_track_is_as_long_as_the_number_of_players_says(seats: int, length: int) -> None:
    assert look(GAME.new(seats))["ra_track"] == length
    one_place_left = position(seats, ra=length - 1)
    draw(one_place_left, 0, "ra")
    assert look(one_place_left)["epoch"] == 2
    two_places_left = position(seats, ra=length - 2)
    draw(two_places_left, 0, "ra")
    assert look(two_places_left)["epoch"] == 1
    assert LAST_RA[seats] == length - 1


@pytest.mark.rule("ra.setup.2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_auction_track_has_eight_places(seats: int) -> None:
    assert look(GAME.new(seats))["track"] == [None] * 8
    state = position(seats, track=["nile"] * 7)
    assert "draw" in legal(state, 0)
    draw(state, 0, "nile")
    assert track(state) == ["nile"] * 8
    assert "draw" not in legal(state, 1)


@pytest.mark.rule("ra.setup.3")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_each_seat_is_dealt_one_group_of_suns_face_up(seats: int) -> None:
    order = list(range(seats, 0, -1))
    state = deal(seats, *order)
    for seat, group in enumerate(order):
        assert look(state)["seats"][seat]["suns_up"] == GROUPS[seats][group - 1]
        assert look(state)["seats"][seat]["suns_down"] == []


@pytest.mark.rule("ra.setup.3")
def test_a_group_is_dealt_once_only_and_all_groups_left_are_equally_likely() -> None:
    state = deal(5, 4)
    assert actor(state) == CHANCE
    weights = {GAME.outcomes[outcome]: weight for outcome, weight in state.outcomes()}
    assert set(weights) == {"suns 1", "suns 2", "suns 3", "suns 5"}
    assert len(set(weights.values())) == 1


@pytest.mark.rule("ra.setup.3")
def test_every_deal_of_three_groups_comes_up_equally_often() -> None:
    rng = SeededRng(20)
    deals: Counter[tuple[int, ...]] = Counter()
    for _ in range(3000):
        state = GAME.new(3)
        while look(state)["phase"] == "deal":
            state.resolve(state.sample(rng))
        deals[tuple(up(state, seat)[0] for seat in range(3))] += 1
    assert len(deals) == 6
    # 500 expected for each; chi-square with 5 degrees of freedom stays below 20.5 in 999 cases of 1000
    assert sum((count - 500) ** 2 / 500 for count in deals.values()) < 20.5


@pytest.mark.rule("ra.setup.4")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_sun_1_lies_in_the_centre_and_belongs_to_nobody(seats: int) -> None:
    state = deal(seats, *range(1, seats + 1))
    assert look(state)["centre_sun"] == 1
    assert all(1 not in up(state, seat) for seat in range(seats))


@pytest.mark.rule("ra.setup.4", "ra.scoring.suns")
def test_the_sun_in_the_centre_counts_for_nobody_in_the_end() -> None:
    # Ruling 10. Sums: 13 + 6 + 2 = 21, 12 + 7 + 3 = 22, 11 + 8 + 4 = 23, 1 + 9 + 5 = 15; sun 10 in the centre
    # would make the last seat's sum the highest.
    state = position(4, epoch=3, centre=10, ra=8, areas={seat: {"art": 1} for seat in range(4)})
    draw(state, 0, "ra")
    assert fame(state) == [10, 10, 15, 5]


@pytest.mark.rule("ra.setup.5")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_each_player_begins_with_ten_fame(seats: int) -> None:
    assert fame(GAME.new(seats)) == [10] * seats


@pytest.mark.rule("ra.setup.5")
@pytest.mark.parametrize("shown", [False, True])
def test_every_view_holds_every_total_and_says_whether_screens_show_them(shown: bool) -> None:
    # Ruling 13: totals follow from what all have seen; the option only concerns screens.
    state = position(3, fame={0: 17, 1: 4, 2: 31}, options={"open_scores": shown})
    for viewer in (None, 0, 1, 2):
        view = state.view(viewer)
        assert [seat["fame"] for seat in view["seats"]] == [17, 4, 31]
        assert view["open_scores"] is shown


@pytest.mark.rule("ra.setup.5")
def test_totals_are_not_shown_unless_asked_for() -> None:
    assert look(GAME.new(3))["open_scores"] is False


@pytest.mark.rule("ra.setup.6")
@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_an_area_lies_open_to_all(viewer: int | None) -> None:
    tiles = {"god": 1, "pharaoh": 2, "nile": 1, "flood": 1, "art": 1, "gold": 1, "temple": 2}
    state = position(3, areas={1: tiles}, suns={0: [13], 1: [9], 2: [11]}, down={1: [2]})
    area = state.view(viewer)["seats"][1]
    assert area["tiles"] == tiles
    assert area["suns_up"] == [9]
    assert 2 in area["suns_down"]


@pytest.mark.parametrize("seats", [-1, 0, 1, 6])
def test_ra_is_for_two_to_five_players(seats: int) -> None:
    with pytest.raises(SetupError, match=f"not played with {seats} seats; expected one of 2, 3, 4, 5"):
        GAME.new(seats)


def test_unknown_options_and_values_are_refused() -> None:
    with pytest.raises(SetupError, match="no option 'speed'; expected one of: open_scores, debts"):
        GAME.new(3, {"speed": True})
    with pytest.raises(SetupError, match="option debts is 'maybe'; expected no or yes"):
        GAME.new(3, {"debts": "maybe"})
