"""Disasters (rulebook: Désastres)."""

import pytest
from tests.games.ra.positions import Tiles, actor, area, do, gone, legal, look, position, refused, up

from heliopolis.core.state import State

CIVILISATIONS = ("art", "agriculture", "religion", "astronomy", "writing")


def won(track: list[str], tiles: Tiles) -> State:
    """Return the table just after seat 0 of three, who had some tiles already, has won the track."""
    state = position(3, track=track, areas={0: tiles})
    do(state, 0, "invoke")
    do(state, 1, "pass")
    do(state, 2, "pass")
    do(state, 0, "bid 2")
    return state


@pytest.mark.rule("ra.disasters.1")
def test_tiles_won_together_with_a_disaster_are_exposed_to_it() -> None:
    # Ruling 8. The disaster lies first on the track, and yet the pharaohs are placed before it strikes.
    state = won(["funeral", "pharaoh", "pharaoh", "gold"], {})
    assert area(state, 0) == {"gold": 1}
    assert gone(state) == 3


@pytest.mark.rule("ra.disasters.1")
def test_a_disaster_leaves_the_game() -> None:
    state = won(["funeral", "drought", "unrest", "earthquake"], {})
    assert area(state, 0) == {}
    assert gone(state) == 4
    assert actor(state) == 1


@pytest.mark.rule("ra.disasters.1", "ra.disasters.2")
def test_each_disaster_of_a_series_strikes() -> None:
    state = won(["unrest", "funeral", "drought", "earthquake"], {"pharaoh": 5, "flood": 1, "nile": 4, "gold": 1})
    assert area(state, 0) == {"pharaoh": 3, "nile": 3, "gold": 1}


@pytest.mark.rule("ra.disasters.1")
def test_a_disaster_strikes_nobody_but_the_winner() -> None:
    state = position(3, track=["funeral"], areas={seat: {"pharaoh": 3} for seat in range(3)})
    do(state, 0, "invoke")
    do(state, 1, "bid 3")
    do(state, 2, "pass")
    do(state, 0, "pass")
    assert [area(state, seat).get("pharaoh") for seat in range(3)] == [3, 1, 3]


@pytest.mark.rule("ra.disasters.2")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (2, 0), (3, 1), (7, 5)])
def test_a_funeral_costs_two_pharaohs_or_the_one_or_nothing(before: int, after: int) -> None:
    state = won(["funeral"], {"pharaoh": before})
    assert area(state, 0).get("pharaoh", 0) == after
    assert gone(state) == 1 + before - after


@pytest.mark.rule("ra.disasters.2")
def test_two_funerals_cost_four_pharaohs() -> None:
    assert area(won(["funeral", "funeral"], {"pharaoh": 5}), 0) == {"pharaoh": 1}
    assert area(won(["funeral", "funeral"], {"pharaoh": 3}), 0) == {}


@pytest.mark.rule("ra.disasters.2")
def test_each_disaster_touches_its_own_group_only() -> None:
    tiles = {"god": 2, "pharaoh": 2, "nile": 2, "flood": 1, "gold": 2, "art": 1, "temple": 1}
    assert area(won(["funeral"], tiles), 0) == {name: count for name, count in tiles.items() if name != "pharaoh"}
    drought = {name: count for name, count in tiles.items() if name != "flood"} | {"nile": 1}
    assert area(won(["drought"], tiles), 0) == drought
    assert area(won(["unrest"], tiles), 0) == {name: count for name, count in tiles.items() if name != "art"}
    assert area(won(["earthquake"], tiles), 0) == {name: count for name, count in tiles.items() if name != "temple"}


@pytest.mark.rule("ra.disasters.2")
def test_gold_is_not_a_civilisation() -> None:
    state = won(["unrest"], {"gold": 3})
    assert area(state, 0) == {"gold": 3}
    assert actor(state) == 1
    mixed = won(["unrest"], {"gold": 3, "art": 1, "writing": 2})
    assert legal(mixed, 0) == {"discard art", "discard writing"}


@pytest.mark.rule("ra.disasters.3")
@pytest.mark.parametrize(
    ("floods", "niles", "left"),
    [
        (3, 3, {"nile": 3, "flood": 1}),
        (2, 3, {"nile": 3}),
        (1, 3, {"nile": 2}),
        (0, 3, {"nile": 1}),
        (1, 0, {}),
        (0, 1, {}),
        (0, 0, {}),
        (1, 1, {}),
    ],
)
def test_a_drought_takes_floods_first_then_niles(floods: int, niles: int, left: dict[str, int]) -> None:
    assert area(won(["drought"], {"flood": floods, "nile": niles}), 0) == left


@pytest.mark.rule("ra.disasters.3")
def test_two_droughts_take_four_tiles_of_the_river() -> None:
    assert area(won(["drought", "drought"], {"flood": 3, "nile": 4}), 0) == {"nile": 3}
    assert area(won(["drought", "flood", "drought"], {"flood": 1, "nile": 4}), 0) == {"nile": 2}


@pytest.mark.rule("ra.disasters.4")
def test_the_owner_chooses_which_civilisations_an_unrest_takes() -> None:
    state = won(["unrest"], {"art": 2, "writing": 1, "religion": 3})
    assert actor(state) == 0
    assert legal(state, 0) == {"discard art", "discard writing", "discard religion"}
    do(state, 0, "discard art", "discard art")
    assert area(state, 0) == {"writing": 1, "religion": 3}
    assert actor(state) == 1


@pytest.mark.rule("ra.disasters.4")
def test_the_owner_chooses_which_monuments_an_earthquake_takes() -> None:
    state = won(["earthquake"], {"temple": 2, "sphinx": 1, "step-pyramid": 1})
    assert legal(state, 0) == {"discard temple", "discard sphinx", "discard step-pyramid"}
    do(state, 0, "discard sphinx")
    assert legal(state, 0) == {"discard temple", "discard step-pyramid"}
    do(state, 0, "discard temple")
    assert area(state, 0) == {"temple": 1, "step-pyramid": 1}
    assert actor(state) == 1


@pytest.mark.rule("ra.disasters.4")
@pytest.mark.parametrize(
    ("disaster", "tiles", "left"),
    [
        ("unrest", {"art": 3}, {"art": 1}),
        ("unrest", {"art": 1, "writing": 1}, {}),
        ("unrest", {"religion": 1}, {}),
        ("earthquake", {"temple": 5}, {"temple": 3}),
        ("earthquake", {"temple": 1, "palace": 1}, {}),
    ],
)
def test_nobody_is_asked_where_there_is_no_choice(disaster: str, tiles: Tiles, left: Tiles) -> None:
    # Ruling 8: the owner chooses where there is a choice.
    state = won([disaster], tiles)
    assert area(state, 0) == left
    assert actor(state) == 1


@pytest.mark.rule("ra.disasters.4")
def test_tiles_just_won_may_be_chosen_too() -> None:
    state = won(["unrest", "astronomy"], {"art": 1, "writing": 1})
    assert legal(state, 0) == {"discard art", "discard writing", "discard astronomy"}


@pytest.mark.rule("ra.disasters.4", "ra.auction.10")
@pytest.mark.parametrize(
    ("disaster", "first", "second"), [("unrest", "art", "writing"), ("earthquake", "temple", "palace")]
)
def test_the_winner_chooses_in_another_player_s_auction_too(disaster: str, first: str, second: str) -> None:
    state = position(4, track=[disaster], areas={2: {first: 2, second: 2}, 0: {first: 1, second: 1}})
    do(state, 0, "invoke")
    do(state, 1, "pass")
    do(state, 2, "bid 11")
    do(state, 3, "pass")
    do(state, 0, "pass")
    assert state.actors() == [2]
    assert legal(state, 0) == set()
    assert refused(state, 0, f"discard {first}") == "ra.disasters.4"
    do(state, 2, f"discard {first}", f"discard {second}")
    assert area(state, 2) == {first: 1, second: 1}
    assert area(state, 0) == {first: 1, second: 1}
    assert actor(state) == 1  # to the priest's left, not the winner's


@pytest.mark.rule("ra.disasters.4")
def test_two_unrests_take_four_civilisations() -> None:
    state = won(["unrest", "unrest"], {"art": 3, "writing": 3})
    do(state, 0, "discard art", "discard art", "discard writing", "discard art")
    assert area(state, 0) == {"writing": 2}
    assert actor(state) == 1


@pytest.mark.rule("ra.disasters.4")
def test_four_unrests_take_all_there_is() -> None:
    state = won(["unrest"] * 4, {"art": 2, "writing": 1, "gold": 1})
    do_discards(state)
    assert area(state, 0) == {"gold": 1}
    assert gone(state) == 4 + 3


def do_discards(state: State) -> None:
    """Discard whatever comes first until nothing is due."""
    while look(state)["phase"] == "discard":
        do(state, 0, sorted(legal(state, 0))[0])


@pytest.mark.rule("ra.disasters.4")
def test_an_unrest_and_an_earthquake_take_two_tiles_each() -> None:
    tiles = {"art": 2, "writing": 1, "temple": 2, "sphinx": 1}
    state = won(["earthquake", "unrest"], tiles)
    do_discards(state)
    left = area(state, 0)
    assert sum(left.get(name, 0) for name in CIVILISATIONS) == 1
    assert left.get("temple", 0) + left.get("sphinx", 0) == 1
    assert actor(state) == 1


@pytest.mark.rule("ra.disasters.4")
def test_during_a_disaster_the_owner_does_nothing_else() -> None:
    state = won(["unrest"], {"art": 2, "writing": 2})
    assert state.actors() == [0]
    assert refused(state, 0, "draw") == "ra.disasters.4"
    assert refused(state, 0, "discard religion") == "ra.disasters.2"
    assert refused(state, 0, "discard temple") == "ra.disasters.2"


@pytest.mark.rule("ra.disasters.5", "ra.epochs.1")
def test_a_disaster_won_with_the_last_sun_strikes_before_the_scoring() -> None:
    # Ruling 9. Three civilisations would score 5; after the unrest one is left, worth nothing.
    # The others have none: −5. Nobody has a pharaoh.
    state = position(3, track=["unrest", "art"], suns={0: [2]}, areas={0: {"writing": 1, "religion": 1}})
    do(state, 0, "invoke")
    do(state, 0, "bid 2")
    assert look(state)["epoch"] == 1
    assert look(state)["phase"] == "discard"
    assert up(state, 0) == []
    do(state, 0, "discard writing", "discard religion")
    assert look(state)["epoch"] == 2
    assert [seat["fame"] for seat in look(state)["seats"]] == [10, 5, 5]
    assert area(state, 0) == {}


@pytest.mark.rule("ra.disasters.5")
def test_a_funeral_won_with_the_last_sun_strikes_before_the_scoring() -> None:
    # Pharaohs 3, 2, 0 become 1, 2, 0: seat 1 has most, seat 2 fewest; one civilisation each.
    areas: dict[int, Tiles] = {0: {"pharaoh": 3, "art": 1}, 1: {"pharaoh": 2, "art": 1}, 2: {"art": 1}}
    state = position(3, track=["funeral"], suns={0: [2]}, areas=areas)
    do(state, 0, "invoke")
    do(state, 0, "bid 2")
    assert look(state)["epoch"] == 2
    assert [seat["fame"] for seat in look(state)["seats"]] == [10, 15, 8]


@pytest.mark.rule("ra.disasters.5")
def test_a_disaster_of_the_very_last_auction_strikes_before_the_end_of_the_game() -> None:
    state = position(2, epoch=3, track=["earthquake"], suns={0: [2]}, areas={0: {"temple": 2, "sphinx": 1, "art": 1}})
    do(state, 0, "invoke")
    do(state, 0, "bid 2")
    assert look(state)["phase"] == "discard"
    do(state, 0, "discard temple", "discard sphinx")
    assert look(state)["phase"] == "finished"
    # Seat 0: one monument 1, suns 9 + 8 + 7 + 1 (the bid sun 2 lies in the centre) = 25, the highest: +5.
    # Seat 1: no civilisation −5, suns 6 + 5 + 4 + 3 = 18, the lowest: −5.
    assert look(state)["centre_sun"] == 2
    assert [seat["fame"] for seat in look(state)["seats"]] == [16, 0]
