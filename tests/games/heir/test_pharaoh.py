"""The Pharaoh: offerings, corners, ties, platforms."""

import pytest
from tests.games.heir.table import ANUBIS, BAST, Table, ready


def before_corner(number: int, bast: list[str], anubis: list[str]) -> Table:
    """Return a game whose offerings are made, in a round in which the next turn of a token ends the other gods."""
    table = ready().round(number).offered(BAST, *bast).offered(ANUBIS, *anubis)
    return table.gods(["geb-and-nut", "seshat", "ptah"], ["ra", "wadjet", "thoth"]).do(BAST, "place h8")


@pytest.mark.rule("heir.pharaoh.1")
def test_both_offer_a_card_face_down_and_no_bid_is_made() -> None:
    table = ready().hold(BAST, "eye").chance("god pharaoh")
    assert table.phase == "offer"
    assert table.state.actors() == [BAST, ANUBIS]
    assert table.refusal(BAST, "call eye") == "heir.pharaoh.1"
    assert table.refusal(BAST, "bid 6-sun") == "heir.pharaoh.1"
    assert table.refusal(BAST, "offer 7-sun") == "heir.pharaoh.1"
    table.do(ANUBIS, "offer 7-sun")
    assert table.refusal(ANUBIS, "offer 5-sun") == "heir.bidding.1"
    table.do(BAST, "offer 6-sun")
    assert table.offerings(BAST) == ["6-sun"]
    assert table.offerings(ANUBIS) == ["7-sun"]
    assert table.used(BAST) == []
    assert "6-sun" not in table.in_hand(BAST)
    assert table.phase == "summon"


@pytest.mark.rule("heir.pharaoh.2", "heir.setup.9")
def test_offerings_stay_hidden_and_the_pharaoh_is_nobody_s() -> None:
    table = ready().chance("god pharaoh").offers("6-sun", "7-sun")
    for viewer in (None, ANUBIS):
        side = table.view(viewer)["seats"][BAST]
        assert side["offerings"] is None
        assert side["offerings_count"] == 1
        assert side["possible"] == [f"{n}-{'moon' if n % 2 else 'sun'}" for n in range(1, 11)]
    assert table.side(BAST)["offerings"] == ["6-sun"]
    assert table.has_god("pharaoh") is None
    assert table.view()["favorites"] == []


@pytest.mark.rule("heir.pharaoh.3", "heir.pharaoh.6")
@pytest.mark.parametrize("number", [1, 3, 5, 7])
def test_in_odd_rounds_offerings_stay_face_down(number: int) -> None:
    table = before_corner(number, ["6-sun"], ["7-sun"]).do(BAST, "turn 0").chance("magic eye")
    assert table.phase == "renew"
    assert table.offerings(BAST) == ["6-sun"]
    assert table.offerings(ANUBIS) == ["7-sun"]
    assert table.view()["pyramid"] == []


@pytest.mark.rule("heir.pharaoh.3", "heir.pharaoh.4", "heir.setup.9")
@pytest.mark.parametrize(("number", "built", "bonus"), [(2, 0, 3), (4, 1, 4), (6, 2, 5), (8, 3, 6)])
def test_at_a_corner_the_greater_total_scores_its_bonus_and_adds_a_platform(
    number: int, built: int, bonus: int
) -> None:
    table = before_corner(number, ["6-sun", "3-moon"], ["7-sun", "1-sun"]).platforms(*[ANUBIS] * built)
    before = table.score(BAST)
    table.do(BAST, "turn 0")
    if number < 8:
        table.chance("magic eye")
        assert table.score(BAST) == before + 1 + bonus  # one for Ptah's first card
    assert table.view()["pyramid"] == [ANUBIS] * built + [BAST]
    platform = table.event("platform")
    assert (platform.seat, platform.points) == (BAST, bonus)
    assert [event.facts["total"] for event in table.events if event.name == "offerings"] == [9, 8]


@pytest.mark.rule("heir.pharaoh.3")
def test_more_cards_than_the_other_has_are_all_counted() -> None:
    table = before_corner(2, ["1-moon", "2-sun", "3-moon"], ["5-sun"]).do(BAST, "turn 0").chance("magic eye")
    assert table.event("platform").seat == BAST


@pytest.mark.rule("heir.pharaoh.6", "heir.thoth.1")
def test_offerings_turned_over_are_used_cards_and_change_hands() -> None:
    table = before_corner(2, ["6-sun", "3-moon"], ["7-sun", "1-sun"]).do(BAST, "turn 0").chance("magic eye")
    assert table.event("swapped").facts == {"bast": ["3-moon", "6-sun"], "anubis": ["1-sun", "7-sun"]}
    assert {"1-sun", "7-sun"} <= set(table.in_hand(BAST))
    assert {"3-moon", "6-sun"} <= set(table.in_hand(ANUBIS))
    assert table.offerings(BAST) == table.offerings(ANUBIS) == []


@pytest.mark.rule("heir.pharaoh.5")
@pytest.mark.parametrize(
    ("bast", "anubis", "winner"),
    [("8-sun", "9-sun", ANUBIS), ("10-sun", "9-sun", BAST), ("8-sun", "8-moon", BAST), ("9-moon", "9-sun", ANUBIS)],
)
def test_equal_totals_are_broken_by_one_more_card_and_then_by_the_sun(bast: str, anubis: str, winner: int) -> None:
    table = before_corner(2, ["6-sun"], ["5-sun", "1-sun"]).hold(ANUBIS, "cry").do(BAST, "turn 0").chance("magic eye")
    assert table.phase == "tie"
    assert table.state.actors() == [BAST, ANUBIS]
    assert table.refusal(ANUBIS, "call cry") == "heir.pharaoh.5"
    assert table.refusal(ANUBIS, "offer 5-sun") == "heir.pharaoh.5"
    table.do(ANUBIS, f"offer {anubis}")
    assert table.refusal(ANUBIS, "offer 3-sun") == "heir.bidding.1"
    assert table.view(BAST)["seats"][ANUBIS]["bid"] is None
    reveals = table.state.reveals
    table.do(BAST, f"offer {bast}")
    assert table.state.reveals == reveals + 1
    assert table.event("platform").seat == winner
    # All of them have changed hands.
    assert {"5-sun", "1-sun", anubis} <= set(table.in_hand(BAST))
    assert {"6-sun", bast} <= set(table.in_hand(ANUBIS))


@pytest.mark.rule("heir.pharaoh.3")
def test_stealth_in_a_corner_round_counts_in_it() -> None:
    table = ready().round(2).offered(BAST, "1-moon").offered(ANUBIS, "7-sun").hold(BAST, "stealth")
    table.chance("god ra").calls("stealth", "none").bids("10-sun", "9-sun")
    for god, bast, anubis in (
        ("seshat", "2-sun", "1-sun"),
        ("geb-and-nut", "4-sun", "3-sun"),
        ("ptah", "3-moon", "2-moon"),
    ):
        table.chance(f"god {god}").bids(bast, anubis)
    table.chance("god wadjet").bids("5-moon", "4-moon").chance("god pharaoh").offers("7-moon", "8-moon")
    table.do(BAST, "place h8", "turn 0").chance("magic eye")
    # 1 + 10 + 7 against 7 + 8.
    assert [event.facts["total"] for event in table.events if event.name == "offerings"] == [18, 15]
    assert table.event("platform").seat == BAST
