"""The action phase: seven gods in order, with their Favorite powers."""

import pytest
from tests.games.heir.table import ANUBIS, BAST, MARKS, Table, ready

from heliopolis.games.heir import components as piece
from heliopolis.games.heir.grid import SPACE_NAMES, around

EVERYWHERE = set(SPACE_NAMES)
BASE = {"d4", "e4", "d5", "e5"}


def spaces(table: Table, seat: int, verb: str) -> set[str]:
    return {word.split()[1] for word in table.legal(seat) if word.startswith(f"{verb} ")}


def zone(*names: str) -> set[str]:
    """Return some spaces and all that touch them."""
    return {SPACE_NAMES[near] for name in names for near in around(SPACE_NAMES.index(name), 8)}


def acting(god: str, seat: int = BAST, *, ankh: str = "", blessed: str = "") -> Table:
    """Return a game in its first action phase in which a seat has won one god, and the other all the rest."""
    others = [each for each in ("seshat", "geb-and-nut", "ptah", "ra", "wadjet", "thoth") if each != god]
    sides = ([god], others) if seat == BAST else (others, [god])
    return ready().gods(*sides, ankh=ankh, blessed=blessed)


# The order.


@pytest.mark.rule("heir.gods.1")
def test_gods_act_in_their_order_each_by_its_owner() -> None:
    table = ready().gods(["seshat", "ptah", "wadjet"], ["geb-and-nut", "ra", "thoth"])
    assert (table.phase, table.state.actors()) == ("place", [BAST])
    assert table.refusal(ANUBIS, "place a8") == "heir.gods.1"
    assert table.refusal(BAST, "turn 0") == "heir.gods.1"
    table.do(BAST, "place a8")
    assert (table.phase, table.state.actors()) == ("turn", [ANUBIS])
    assert table.refusal(BAST, "turn 0") == "heir.gods.1"
    table.do(ANUBIS, "turn 90")
    assert [event.name for event in table.events] == ["claimed", "sun"]
    assert [event.seat for event in table.events] == [BAST, ANUBIS]
    assert table.view()["god"] == "wadjet"
    table.chance("magic eye")
    assert table.magic(BAST) == ["eye"]
    assert (table.phase, table.state.actors()) == ("renew", [ANUBIS])


@pytest.mark.rule("heir.gods.2")
def test_ankh_and_blessing_both_make_favorites_whose_powers_are_optional() -> None:
    for table in (acting("geb-and-nut", ankh="geb-and-nut"), acting("geb-and-nut", blessed="geb-and-nut")):
        table.do(ANUBIS, "place a8")
        assert table.phase == "move"
        table.do(BAST, "stay")
        assert table.view()["monuments"][0]["space"] == "a8"
    table = acting("ptah", ankh="ptah").do(ANUBIS, "place a8").do(ANUBIS, "turn 0")
    assert "claim shrine" in table.legal(BAST)
    both = ready().gods(["seshat", "ra"], ["geb-and-nut", "ptah", "wadjet"], ankh="ra", blessed="ptah")
    assert both.view()["favorites"] == ["ptah", "ra"]


# Seshat.


@pytest.mark.rule("heir.seshat.1")
def test_a_monument_is_placed_two_spaces_away_from_pyramid_and_monuments() -> None:
    table = acting("seshat")
    assert spaces(table, BAST, "place") == EVERYWHERE - zone(*BASE)
    table = ready().monument(ANUBIS, "shrine", "b7", "t1").gods(["seshat"], ["geb-and-nut", "ptah", "ra", "wadjet"])
    assert spaces(table, BAST, "place") == EVERYWHERE - zone(*BASE) - zone("b7")
    for near in ("d4", "b7", "c8", "f6"):
        assert table.refusal(BAST, f"place {near}") == "heir.seshat.1"
    table.do(BAST, "place h8")
    monument = table.view()["monuments"][1]
    assert (monument["space"], monument["kind"], monument["token"]) == ("h8", "shrine", "t1")


@pytest.mark.rule("heir.seshat.1")
def test_a_monument_just_placed_is_nobody_s_and_scores_nothing() -> None:
    table = acting("seshat").do(BAST, "place a1")
    assert table.phase == "draw"
    assert table.view()["monuments"][0]["owner"] is None
    assert [side["in_sight"] for side in table.view()["seats"]] == [0, 0]


@pytest.mark.rule("heir.seshat.2")
def test_a_magic_token_is_no_obstacle_and_gives_a_card_to_who_builds_on_it() -> None:
    table = acting("seshat")
    assert set(MARKS) <= spaces(table, BAST, "place")
    table.do(BAST, "place b1")  # between two of them
    assert table.phase == "turn"
    table = acting("seshat").do(BAST, "place a3")
    assert table.phase == "draw"
    assert "a3" not in table.view()["magic_tokens"]
    assert table.outcomes() == [f"magic {magic}" for magic in piece.MAGIC_NAMES]
    table.chance("magic logic")
    assert table.magic(BAST) == ["logic"]
    assert table.event("drew").facts == {"magic": "unseen"}
    assert table.event("drew").facts_for(BAST) == {"magic": "logic"}
    assert table.phase == "turn"


@pytest.mark.rule("heir.seshat.3")
def test_as_favorite_seshat_builds_on_any_free_space() -> None:
    table = ready().monument(ANUBIS, "shrine", "b7", "t1")
    table.gods(["seshat"], ["geb-and-nut", "ptah", "ra", "wadjet"], ankh="seshat")
    assert spaces(table, BAST, "place") == EVERYWHERE - BASE - {"b7"}
    assert table.refusal(BAST, "place b7") == "heir.seshat.3"
    table.do(BAST, "place f5")
    assert table.view()["monuments"][1]["space"] == "f5"


@pytest.mark.rule("heir.seshat.4")
def test_without_an_allowed_space_seshat_acts_as_favorite() -> None:
    # Eight monuments can keep the whole board: one more than there ever are before Seshat acts.
    keepers = ("a1", "d1", "g1", "b4", "h4", "b7", "h7", "e7")
    assert zone(*BASE) | zone(*keepers) == EVERYWHERE
    table = ready()
    for space in keepers:
        table.monument(ANUBIS, "shrine", space, "t1")
    table.gods(["seshat"], ["geb-and-nut", "ptah", "ra", "wadjet"])
    assert table.view()["favorites"] == []
    assert spaces(table, BAST, "place") == EVERYWHERE - BASE - set(keepers)
    assert table.refusal(BAST, "place a1") == "heir.seshat.3"


# Geb & Nut.


@pytest.mark.rule("heir.geb.1")
@pytest.mark.parametrize("seat", [BAST, ANUBIS])
def test_geb_and_nut_give_the_monument_to_their_owner_whoever_placed_it(seat: int) -> None:
    table = acting("geb-and-nut", seat).do(1 - seat, "place d8").do(seat, "turn 0")
    assert table.view()["monuments"][0]["owner"] == seat
    assert table.view()["seats"][seat]["in_sight"] == 1  # a shrine that points at the pyramid


@pytest.mark.rule("heir.geb.2")
@pytest.mark.parametrize(
    ("turned", "arrows"), [(0, ["n", "s"]), (90, ["e", "w"]), (180, ["n", "s"]), (270, ["e", "w"])]
)
def test_the_token_is_turned_to_one_of_four_positions(turned: int, arrows: list[str]) -> None:
    table = acting("geb-and-nut").do(ANUBIS, "place d8")
    assert table.legal(BAST) == ["turn 0", "turn 90", "turn 180", "turn 270"]
    assert table.refusal(BAST, "move d7") == "heir.geb.3"
    assert table.refusal(BAST, "stay") == "heir.geb.3"
    assert table.refusal(BAST, "renew hidden") == "heir.geb.2"
    offered = {turn["turned"]: (turn["arrows"], turn["points"]) for turn in table.view()["turns"]}
    assert offered == {0: (["n", "s"], 1), 90: (["e", "w"], 0), 180: (["n", "s"], 1), 270: (["e", "w"], 0)}
    table.do(BAST, f"turn {turned}")
    assert table.view()["monuments"][0]["arrows"] == arrows
    assert table.view()["turns"] == []


@pytest.mark.rule("heir.geb.2")
def test_every_arrow_turns_clockwise_with_its_token() -> None:
    for turned, arrows in ((0, "ne s w"), (90, "se w n"), (180, "sw n e"), (270, "nw e s")):
        table = ready().monument(BAST, "shrine", "h8", "t12", turned)
        assert sorted(table.view()["monuments"][0]["arrows"]) == sorted(arrows.split())


@pytest.mark.rule("heir.geb.3")
def test_as_favorites_geb_and_nut_may_move_the_monument_a_step() -> None:
    table = ready().monument(ANUBIS, "shrine", "c8", "t1")
    table.gods(["geb-and-nut"], ["seshat", "ptah", "ra", "wadjet"], ankh="geb-and-nut").do(ANUBIS, "place c2")
    assert table.phase == "move"
    assert spaces(table, BAST, "move") == {"b1", "c1", "d1", "b2", "d2", "b3", "c3", "d3"}
    assert table.refusal(BAST, "move c4") == "heir.geb.3"
    assert table.refusal(BAST, "move c2") == "heir.geb.3"
    assert table.refusal(BAST, "turn 0") == "heir.geb.3"
    table.do(BAST, "move d3")  # touches the pyramid
    assert table.phase == "turn"
    assert table.view()["monuments"][1]["space"] == "d3"


@pytest.mark.rule("heir.geb.3")
def test_a_moved_monument_never_ends_on_pyramid_or_monument_and_frees_the_space_it_left() -> None:
    table = ready().monument(ANUBIS, "shrine", "g6", "t1")
    table.gods(["geb-and-nut", "seshat"], ["ptah", "ra", "wadjet"], ankh="seshat", blessed="geb-and-nut")
    table.do(BAST, "place f5")
    assert spaces(table, BAST, "move") == {"e6", "f6", "f4", "g4", "g5"}
    for occupied in ("g6", "e4", "e5"):
        assert table.refusal(BAST, f"move {occupied}") == "heir.geb.3"
    table.do(BAST, "move g4", "turn 0").chance("magic eye").do(ANUBIS, "renew hidden").chance("card shrine", "token t3")
    table.gods(["seshat"], ["geb-and-nut", "ptah", "ra", "wadjet"], ankh="ra")
    assert spaces(table, BAST, "place") == EVERYWHERE - zone(*BASE) - zone("g6") - zone("g4")


@pytest.mark.rule("heir.geb.3")
def test_a_monument_moved_onto_a_magic_token_draws_for_who_moved_it() -> None:
    table = acting("geb-and-nut", ankh="geb-and-nut").do(ANUBIS, "place b2").do(BAST, "move c1")
    assert table.phase == "draw"
    assert "c1" not in table.view()["magic_tokens"]
    table.chance("magic cry")
    assert table.magic(BAST) == ["cry"]
    assert (table.phase, table.state.actors()) == ("turn", [BAST])


# Ptah.


@pytest.mark.rule("heir.ptah.1")
@pytest.mark.parametrize(("held", "points"), [(0, 1), (1, 3), (2, 5), (3, 7)])
def test_ptah_claims_the_active_card_for_1_3_5_7(held: int, points: int) -> None:
    table = acting("ptah").cards(BAST, *["shrine"] * held, "obelisk").do(ANUBIS, "place a8", "turn 0")
    assert table.event("claimed").points == points
    assert table.score(BAST) == points
    assert table.view()["seats"][BAST]["monument_cards"] == {"shrine": held + 1, "sun-temple": 0, "obelisk": 1}
    assert table.view()["active_card"] is None


@pytest.mark.rule("heir.ptah.2")
def test_as_favorite_ptah_may_exchange_the_card_and_the_standee_follows() -> None:
    table = acting("ptah", ankh="ptah").do(ANUBIS, "place a8", "turn 0")
    assert table.legal(BAST) == ["claim shrine", "claim sun-temple", "claim obelisk"]
    assert table.refusal(BAST, "renew hidden") == "heir.ptah.2"
    table.do(BAST, "claim obelisk")
    view = table.view()
    assert view["monuments"][0]["kind"] == "obelisk"
    assert view["display"] == ["sun-temple", "shrine"]
    assert view["seats"][BAST]["monument_cards"] == {"shrine": 0, "sun-temple": 0, "obelisk": 1}
    assert table.score(BAST) == 1
    unchanged = acting("ptah", ankh="ptah").do(ANUBIS, "place a8", "turn 0").do(BAST, "claim shrine")
    assert unchanged.view()["display"] == ["sun-temple", "obelisk"]
    assert unchanged.view()["monuments"][0]["kind"] == "shrine"


@pytest.mark.rule("heir.ptah.2")
def test_only_kinds_that_lie_face_up_can_be_claimed() -> None:
    table = Table().chance("card shrine", "card shrine", "card obelisk", "token t1", "token t2").do(ANUBIS, "base d4")
    for number, space in enumerate(MARKS):
        table.do(number % 2, f"mark {space}")
    table.gods(["ptah"], ["seshat", "geb-and-nut", "ra", "wadjet"], ankh="ptah").do(ANUBIS, "place a8", "turn 0")
    assert table.legal(BAST) == ["claim shrine", "claim obelisk"]
    assert table.refusal(BAST, "claim sun-temple") == "heir.ptah.2"


# Ra.


@pytest.mark.rule("heir.ra.1")
def test_ra_marks_the_sun_of_the_round_for_a_point() -> None:
    table = acting("ra").do(ANUBIS, "place a8", "turn 0")
    assert table.view()["suns"][0] == {"owner": BAST, "value": 1}
    assert table.score(BAST) == 1
    assert (table.event("sun").points, table.event("sun").rule) == (1, "heir.ra.1")


@pytest.mark.rule("heir.ra.2")
def test_as_favorite_ra_s_disc_counts_two() -> None:
    table = acting("ra", ankh="ra").do(ANUBIS, "place a8", "turn 0")
    assert table.view()["suns"][0] == {"owner": BAST, "value": 2}
    assert table.score(BAST) == 2
    assert table.view()["seats"][BAST]["chain"] == 2


# Wadjet.


@pytest.mark.rule("heir.wadjet.1")
def test_wadjet_draws_a_card_that_only_its_owner_sees() -> None:
    table = acting("wadjet").do(ANUBIS, "place a8", "turn 0").chance("magic meekness")
    assert table.side(BAST)["magic"] == ["meekness"]
    for viewer in (None, ANUBIS):
        assert table.view(viewer)["seats"][BAST]["magic"] is None
        assert table.view(viewer)["seats"][BAST]["magic_count"] == 1


@pytest.mark.rule("heir.wadjet.2")
def test_as_favorite_wadjet_draws_three_and_keeps_one() -> None:
    table = acting("wadjet", ankh="wadjet").hold(BAST, "gift").do(ANUBIS, "place a8", "turn 0")
    table.chance("magic meekness", "magic eye")
    assert table.outcomes() == ["magic stealth", "magic blessing", "magic logic", "magic cry"]
    table.chance("magic cry")
    assert table.legal(BAST) == ["keep eye", "keep cry", "keep meekness"]
    assert table.refusal(BAST, "keep gift") == "heir.wadjet.2"
    assert table.refusal(BAST, "renew hidden") == "heir.wadjet.2"
    assert table.view(ANUBIS)["seats"][BAST]["magic_drawn"] is None
    table.do(BAST, "keep eye")
    assert table.magic(BAST) == ["gift", "eye"]
    assert table.spent(BAST) == ["cry", "meekness"]
    assert table.event("sorted").facts == {"rejected": ["cry", "meekness"], "kept": "unseen"}


@pytest.mark.rule("heir.wadjet.2", "heir.magic.1")
def test_the_deck_is_shuffled_in_the_middle_of_drawing_three() -> None:
    table = acting("wadjet", ankh="wadjet").hold(BAST, "gift", "stealth", "blessing", spent=("eye", "logic"))
    table.do(ANUBIS, "place a8", "turn 0")
    assert table.outcomes() == ["magic cry", "magic meekness"]
    table.chance("magic cry", "magic meekness")
    assert table.spent(BAST) == []
    assert table.outcomes() == ["magic eye", "magic logic"]
    table.chance("magic logic").do(BAST, "keep logic")
    assert table.magic(BAST) == ["gift", "stealth", "blessing", "logic"]
    assert table.spent(BAST) == ["cry", "meekness"]
    assert table.view(ANUBIS)["seats"][BAST]["magic_known"] == ["gift", "stealth", "blessing"]


@pytest.mark.rule("heir.wadjet.2")
def test_with_fewer_than_three_left_the_choice_is_among_those() -> None:
    table = acting("wadjet", ankh="wadjet").hold(BAST, "gift", "stealth", "blessing", "eye", "logic")
    table.do(ANUBIS, "place a8", "turn 0").chance("magic cry", "magic meekness")
    assert table.legal(BAST) == ["keep cry", "keep meekness"]


@pytest.mark.rule("heir.wadjet.3")
@pytest.mark.parametrize("ankh", ["", "wadjet"])
def test_in_the_last_round_wadjet_scores_two_and_draws_nothing(ankh: str) -> None:
    table = ready().round(8).offered(BAST, "6-sun").offered(ANUBIS, "7-sun")
    table.gods(["wadjet"], ["seshat", "geb-and-nut", "ptah", "ra", "thoth"], ankh=ankh)
    table.do(ANUBIS, "place a8", "turn 0")
    assert table.event("wadjet").points == 2
    assert table.event("wadjet").seat == BAST
    assert table.magic(BAST) == []
    assert table.phase == "finished"


# Thoth.


def at_thoth(seat: int = ANUBIS) -> Table:
    """Return a first round whose gods have all acted but Thoth."""
    table = ready()
    for god, bast, anubis in (
        ("ra", "2-sun", "1-sun"),
        ("wadjet", "4-sun", "3-sun"),
        ("ptah", "6-sun", "5-sun"),
        ("seshat", "1-moon", "2-moon"),
        ("geb-and-nut", "3-moon", "4-moon"),
    ):
        table.chance(f"god {god}").bids(bast, anubis)
    table.chance("god pharaoh").offers("10-sun", "10-moon")
    return table.do(seat, "place a8", "turn 0").chance("magic eye")


@pytest.mark.rule("heir.thoth.1")
def test_used_cards_change_hands_and_hands_and_offerings_stay() -> None:
    table = at_thoth()
    assert table.phase == "renew"
    assert sorted(table.in_hand(BAST)) == sorted(
        ["1-sun", "3-sun", "5-sun", "2-moon", "4-moon", "5-moon", "7-moon", "8-sun", "9-moon"]
    )
    assert sorted(table.in_hand(ANUBIS)) == sorted(
        ["2-sun", "4-sun", "6-sun", "1-moon", "3-moon", "6-moon", "7-sun", "8-moon", "9-sun"]
    )
    assert (table.offerings(BAST), table.offerings(ANUBIS)) == (["10-sun"], ["10-moon"])
    assert table.used(BAST) == table.used(ANUBIS) == []


@pytest.mark.rule("heir.thoth.2")
def test_the_sun_moves_on_by_one() -> None:
    table = at_thoth()
    assert table.view()["round"] == 2
    assert table.view()["suns"][0]["owner"] == BAST


@pytest.mark.rule("heir.thoth.3")
def test_thoth_s_owner_takes_a_card_on_display_whose_place_is_filled() -> None:
    table = at_thoth()
    assert table.state.actors() == [ANUBIS]
    assert table.legal(ANUBIS) == ["renew sun-temple", "renew obelisk", "renew hidden"]
    assert table.refusal(ANUBIS, "renew shrine") == "heir.thoth.3"
    assert table.refusal(ANUBIS, "turn 0") == "heir.thoth.3"
    table.do(ANUBIS, "renew obelisk")
    assert table.view()["active_card"] == "obelisk"
    assert table.view()["display"] == ["sun-temple", None]
    table.chance("card shrine")
    assert table.view()["display"] == ["sun-temple", "shrine"]


@pytest.mark.rule("heir.thoth.3")
def test_thoth_s_owner_may_take_the_top_of_the_deck_unseen() -> None:
    table = at_thoth().do(ANUBIS, "renew hidden")
    assert table.view()["active_card"] is None
    table.chance("card shrine")
    assert table.view()["active_card"] == "shrine"
    assert table.view()["display"] == ["sun-temple", "obelisk"]


@pytest.mark.rule("heir.thoth.4")
def test_the_token_in_sight_becomes_active_and_a_new_round_begins() -> None:
    table = at_thoth().do(ANUBIS, "renew hidden").chance("card shrine")
    assert table.outcomes() == [f"token t{number}" for number in range(3, 13)]
    table.chance("token t7")
    assert table.view()["active_token"]["name"] == "t2"
    assert table.view()["next_token"]["name"] == "t7"
    assert table.phase == "summon"
    assert table.view()["gods_to_come"] == ["seshat", "geb-and-nut", "ptah", "ra", "wadjet", "pharaoh"]
    assert [side["gods"] for side in table.view()["seats"]] == [[], []]
