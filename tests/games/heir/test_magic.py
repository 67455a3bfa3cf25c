"""Animal magic: the seven cards, and all 28 pairs of them."""

from dataclasses import dataclass, field

import pytest
from tests.games.heir.table import ANUBIS, BAST, Table, ready, up_for_bid, with_magic

from heliopolis.games.heir import components as piece

SIX, SEVEN, EIGHT, NINE = "6-sun", "7-sun", "8-sun", "9-sun"


@dataclass
class Expected:
    """What follows when Bast bids 6 Sun and Anubis 7 Sun for Ra, who is no Favorite.

    Whoever plays the eye changes the bid: Bast to 8 Sun, Anubis to 9 Sun.
    """

    winner: int
    bast_used: str | None = SIX
    anubis_used: str | None = SEVEN
    bast_offers: list[str] = field(default_factory=list)
    anubis_offers: list[str] = field(default_factory=list)
    gift_to: int | None = None
    favorite: bool = False


# Bast plays the first letter, Anubis the second.
PAIRS = {
    "AA": Expected(ANUBIS),
    "AB": Expected(BAST, anubis_used=None, anubis_offers=[SEVEN], gift_to=BAST),
    "AC": Expected(ANUBIS, gift_to=BAST, favorite=True),
    "AD": Expected(ANUBIS, anubis_used=NINE, gift_to=BAST),
    "AE": Expected(BAST, bast_used=SEVEN, anubis_used=SIX, gift_to=BAST),
    "AF": Expected(ANUBIS, gift_to=BAST),
    "AG": Expected(BAST, gift_to=BAST),
    "BB": Expected(ANUBIS),
    "BC": Expected(ANUBIS, bast_used=None, bast_offers=[SIX], favorite=True),
    "BD": Expected(ANUBIS, bast_used=None, bast_offers=[SIX], anubis_used=NINE),
    "BE": Expected(ANUBIS, bast_used=None, bast_offers=[SIX]),
    "BF": Expected(ANUBIS, bast_used=None, bast_offers=[SIX]),
    "BG": Expected(ANUBIS, bast_used=None, bast_offers=[SIX]),
    "CC": Expected(ANUBIS),
    "CD": Expected(ANUBIS, anubis_used=NINE, favorite=True),
    "CE": Expected(BAST, bast_used=SEVEN, anubis_used=SIX, favorite=True),
    "CF": Expected(ANUBIS, favorite=True),
    "CG": Expected(BAST, favorite=True),
    "DD": Expected(ANUBIS),
    "DE": Expected(ANUBIS, bast_used=SEVEN, anubis_used=EIGHT),  # 8 against 7, and they change places
    "DF": Expected(ANUBIS, bast_used=EIGHT),  # 8 against 7 + 1: the cry wins the tie
    "DG": Expected(ANUBIS, bast_used=EIGHT),  # 8 against 7, and the lower wins
    "EE": Expected(ANUBIS),
    "EF": Expected(ANUBIS, bast_used=SEVEN, anubis_used=SIX),  # 7 against 6 + 1: the cry wins the tie
    "EG": Expected(ANUBIS, bast_used=SEVEN, anubis_used=SIX),  # 7 against 6, and the lower wins
    "FF": Expected(ANUBIS),
    "FG": Expected(BAST),  # 6 + 1 against 7: the cry wins the tie, though the lower wins
    "GG": Expected(ANUBIS),
}


def name(letter: str) -> str:
    return piece.MAGIC_NAMES["ABCDEFG".index(letter)]


def play(table: Table, bast: str = SIX, anubis: str = SEVEN) -> Table:
    """Let both bid, and whoever plays the eye change to the 8 or the 9."""
    table.bids(bast, anubis)
    if table.phase == "change":
        seat = table.state.actors()[0]
        table.do(seat, f"change {EIGHT if seat == BAST else NINE}")
    return table


def test_all_twenty_eight_pairs_are_here() -> None:
    letters = "ABCDEFG"
    assert list(PAIRS) == [first + second for i, first in enumerate(letters) for second in letters[i:]]


@pytest.mark.rule(
    "heir.magic.2",
    "heir.magic.3",
    "heir.magic.4",
    "heir.magic.a",
    "heir.magic.b",
    "heir.magic.c",
    "heir.magic.d",
    "heir.magic.e",
    "heir.magic.f",
    "heir.magic.g",
)
@pytest.mark.parametrize("pair", PAIRS)
def test_every_pair_of_magic_cards(pair: str) -> None:
    expected = PAIRS[pair]
    first, second = name(pair[0]), name(pair[1])
    table = play(with_magic("ra", first, second))
    assert table.has_god("ra") == expected.winner
    assert table.used(BAST) == ["2-sun", *([expected.bast_used] if expected.bast_used else [])]
    assert sorted(table.used(ANUBIS)) == sorted(["1-sun", *([expected.anubis_used] if expected.anubis_used else [])])
    assert table.offerings(BAST) == expected.bast_offers
    assert table.offerings(ANUBIS) == expected.anubis_offers
    assert [seat for seat in (BAST, ANUBIS) if "12" in table.in_hand(seat)] == (
        [] if expected.gift_to is None else [expected.gift_to]
    )
    assert table.view()["favorites"] == (["seshat", "ra"] if expected.favorite else ["seshat"])
    # Used magic lies face up, but for a blessing that took effect: it stays with its god.
    for seat, magic in ((BAST, first), (ANUBIS, second)):
        assert table.magic(seat) == []
        assert table.spent(seat) == ([] if magic == "blessing" and expected.favorite else [magic])


@pytest.mark.rule("heir.magic.2")
@pytest.mark.parametrize("pair", PAIRS)
def test_it_does_not_matter_which_player_plays_which_of_a_pair(pair: str) -> None:
    straight = play(with_magic("ra", name(pair[0]), name(pair[1])))
    mirrored = ready().hold(BAST, name(pair[1])).hold(ANUBIS, name(pair[0]))
    hands = [mirrored.in_hand(seat) for seat in (BAST, ANUBIS)]
    mirrored.hand(BAST, *hands[ANUBIS]).hand(ANUBIS, *hands[BAST])
    mirrored.chance("god seshat").calls("none", "none").bids("1-sun", "2-sun")
    mirrored.chance("god ra").calls(name(pair[1]), name(pair[0])).bids(SEVEN, SIX)
    if mirrored.phase == "change":
        seat = mirrored.state.actors()[0]
        mirrored.do(seat, f"change {EIGHT if seat == ANUBIS else NINE}")
    assert mirrored.has_god("ra") != straight.has_god("ra")
    for seat in (BAST, ANUBIS):
        assert mirrored.used(1 - seat) == straight.used(seat)
        assert mirrored.in_hand(1 - seat) == straight.in_hand(seat)
        assert mirrored.offerings(1 - seat) == straight.offerings(seat)
    assert mirrored.view()["favorites"] == straight.view()["favorites"]


ALONE = {
    "A": Expected(ANUBIS, gift_to=BAST),
    "B": Expected(ANUBIS, bast_used=None, bast_offers=[SIX]),
    "C": Expected(ANUBIS, favorite=True),
    "D": Expected(BAST, bast_used=EIGHT),
    "E": Expected(BAST, bast_used=SEVEN, anubis_used=SIX),
    "F": Expected(BAST),
    "G": Expected(BAST),
}


@pytest.mark.rule("heir.magic.2")
@pytest.mark.parametrize("letter", ALONE)
def test_every_magic_card_alone(letter: str) -> None:
    expected = ALONE[letter]
    table = play(with_magic("ra", name(letter), "none"))
    assert table.has_god("ra") == expected.winner
    assert table.used(BAST) == ["2-sun", *([expected.bast_used] if expected.bast_used else [])]
    assert sorted(table.used(ANUBIS)) == sorted(["1-sun", expected.anubis_used or ""])
    assert table.offerings(BAST) == expected.bast_offers
    assert ("12" in table.in_hand(BAST)) == (expected.gift_to == BAST)
    assert ("ra" in table.view()["favorites"]) == expected.favorite


@pytest.mark.rule("heir.magic.1")
def test_an_empty_deck_is_made_anew_of_the_used_magic() -> None:
    table = ready().hold(ANUBIS, "gift", "stealth", spent=("blessing", "eye", "logic", "cry", "meekness"))
    table.gods(["geb-and-nut", "ptah", "ra", "wadjet"], ["seshat", "thoth"])
    table.do(ANUBIS, "place a1")
    assert table.outcomes() == [f"magic {magic}" for magic in ("blessing", "eye", "logic", "cry", "meekness")]
    assert table.spent(ANUBIS) == []
    table.chance("magic eye")
    assert table.magic(ANUBIS) == ["gift", "stealth", "eye"]
    # When the deck ran out, all could tell what Anubis held.
    assert table.view(BAST)["seats"][ANUBIS]["magic_known"] == ["gift", "stealth"]
    assert table.view(BAST)["seats"][ANUBIS]["magic_count"] == 3
    assert table.view(BAST)["seats"][ANUBIS]["magic"] is None


@pytest.mark.rule("heir.magic.1")
def test_a_deck_is_shuffled_only_when_a_card_is_due() -> None:
    table = ready().hold(ANUBIS, "gift", spent=("stealth", "blessing", "eye", "logic", "cry"))
    table.gods(["geb-and-nut", "ptah", "ra", "wadjet"], ["seshat", "thoth"])
    table.do(ANUBIS, "place a1")
    assert table.outcomes() == ["magic meekness"]
    table.chance("magic meekness")
    assert table.spent(ANUBIS) == ["stealth", "blessing", "eye", "logic", "cry"]


@pytest.mark.rule("heir.magic.1")
def test_without_any_magic_left_nothing_is_drawn() -> None:
    table = ready().hold(ANUBIS, *piece.MAGIC_NAMES)
    table.gods(["geb-and-nut", "ptah", "ra", "wadjet"], ["seshat", "thoth"]).do(ANUBIS, "place a1")
    assert table.phase == "turn"
    assert len(table.magic(ANUBIS)) == 7
    assert "a1" not in table.view()["magic_tokens"]


@pytest.mark.rule("heir.magic.3")
def test_cards_that_cancel_are_used_up() -> None:
    table = with_magic("ra", "blessing", "blessing").bids(SIX, SEVEN)
    assert table.event("cancelled").facts == {"magic": "blessing"}
    assert table.spent(BAST) == table.spent(ANUBIS) == ["blessing"]


@pytest.mark.rule("heir.magic.4")
def test_used_magic_lies_face_up_for_all_to_see() -> None:
    table = with_magic("ra", "cry", "none").bids(SIX, SEVEN)
    for viewer in (None, BAST, ANUBIS):
        assert table.view(viewer)["seats"][BAST]["magic_used"] == ["cry"]
        assert table.view(viewer)["seats"][BAST]["magic_deck"] == 6


@pytest.mark.rule("heir.magic.a")
def test_the_first_gift_is_the_twelve_the_second_the_eleven_and_then_there_is_none() -> None:
    table = with_magic("ra", "gift", "none").bids(SIX, SEVEN)
    assert "12" in table.in_hand(BAST)
    assert table.view()["supply"] == ["11"]
    table.hold(ANUBIS, "gift").chance("god ptah").calls("none", "gift").bids("8-sun", "9-sun")
    assert "11" in table.in_hand(ANUBIS)
    assert table.view()["supply"] == []
    table.hold(BAST, "gift").chance("god wadjet").calls("gift", "none").bids("12", "5-sun")
    assert table.event("no-gift").seat == BAST
    assert "11" not in table.in_hand(BAST)
    assert "12" in table.used(BAST)
    assert table.view()["supply"] == []


@pytest.mark.rule("heir.magic.a")
def test_a_gift_is_no_card_for_the_bid_under_way() -> None:
    table = with_magic("ra", "gift", "none")
    assert table.refusal(BAST, "bid 12") == "heir.bidding.3"
    # Even against an eye: the gift came after the bid was sealed.
    table = with_magic("ra", "eye", "gift").bids(SIX, SEVEN)
    assert "change 12" not in table.legal(BAST)


@pytest.mark.rule("heir.magic.b")
def test_a_bid_that_slipped_away_is_never_shown() -> None:
    table = with_magic("ra", "stealth", "none").bids(SIX, SEVEN)
    assert table.offerings(BAST) == [SIX]
    for viewer in (None, ANUBIS):
        side = table.view(viewer)["seats"][BAST]
        assert side["offerings"] is None
        assert side["offerings_count"] == 1
        assert SIX in side["possible"]
    assert SIX not in table.in_hand(BAST)
    assert all("6-sun" not in str(event.facts) for event in table.events)


@pytest.mark.rule("heir.magic.c")
def test_a_blessing_lies_with_its_god_until_it_has_acted() -> None:
    table = ready().gods(["seshat", "geb-and-nut", "ptah"], ["ra", "wadjet", "thoth"], blessed="ptah")
    table.do(BAST, "place h8").do(BAST, "turn 0")
    assert table.phase == "claim"
    assert table.spent(BAST) == []
    assert table.view()["seats"][BAST]["magic_deck"] == 6
    table.do(BAST, "claim shrine")
    assert table.spent(BAST) == ["blessing"]
    assert table.view()["favorites"] == []


@pytest.mark.rule("heir.magic.c")
def test_a_favorite_is_not_blessed_twice() -> None:
    table = ready().hold(BAST, "blessing").hold(ANUBIS, "cry").chance("god ra")
    table.calls("blessing", "none").bids(SIX, SEVEN)
    assert table.view()["favorites"] == ["ra"]
    assert table.has_god("ra") == ANUBIS
    table = ready().gods(["seshat", "ptah", "ra"], ["geb-and-nut", "wadjet", "thoth"], ankh="ra", blessed="ra")
    table.do(BAST, "place h8").do(ANUBIS, "turn 0")
    assert table.view()["suns"][0] == {"owner": BAST, "value": 2}
    assert table.score(BAST) == 1 + 2


@pytest.mark.rule("heir.magic.d")
def test_the_eye_sees_the_other_bid_and_may_leave_its_own() -> None:
    table = with_magic("ra", "eye", "none").bids(SIX, SEVEN)
    assert table.phase == "change"
    assert table.state.actors() == [BAST]
    assert table.view(BAST)["seats"][ANUBIS]["bid"] == SEVEN
    assert table.view(ANUBIS)["seats"][BAST]["bid"] is None
    assert table.legal(BAST) == ["stand", *[f"change {card}" for card in table.in_hand(BAST) if card != SIX]]
    assert table.refusal(BAST, "change 6-sun") == "heir.magic.d"
    assert table.refusal(BAST, "change 9-sun") == "heir.magic.d"
    assert table.refusal(BAST, "bid 8-sun") == "heir.magic.d"
    assert table.refusal(ANUBIS, "stand") == "heir.magic.d"
    table.do(BAST, "stand")
    assert table.has_god("ra") == ANUBIS
    assert table.used(BAST) == ["2-sun", SIX]


@pytest.mark.rule("heir.magic.d")
def test_a_bid_that_was_replaced_returns_to_the_hand_unseen() -> None:
    table = with_magic("ra", "eye", "none").bids(SIX, SEVEN).do(BAST, "change 8-sun")
    assert SIX in table.in_hand(BAST)
    assert table.used(BAST) == ["2-sun", EIGHT]
    assert all("6-sun" not in str(event.facts) for event in table.events)


@pytest.mark.rule("heir.magic.d")
def test_the_eye_does_not_see_a_bid_that_slipped_away() -> None:
    table = with_magic("ra", "stealth", "eye").bids(SIX, SEVEN)
    assert table.phase == "change"
    assert table.state.actors() == [ANUBIS]
    assert table.view(ANUBIS)["seats"][BAST]["bid"] is None
    assert [event.name for event in table.events].count("seen") == 0
    table.do(ANUBIS, "change 2-moon")
    assert table.has_god("ra") == ANUBIS
    assert table.used(ANUBIS) == ["1-sun", "2-moon"]


@pytest.mark.rule("heir.magic.e")
def test_exchanged_cards_are_used_on_the_side_where_they_lie_and_so_return_to_who_bid_them() -> None:
    table = with_magic("ra", "none", "logic").bids("10-sun", "2-moon")
    assert table.has_god("ra") == ANUBIS
    assert table.used(ANUBIS) == ["1-sun", "10-sun"]
    assert table.used(BAST) == ["2-moon", "2-sun"]


@pytest.mark.rule("heir.magic.f")
@pytest.mark.parametrize(
    ("bast", "anubis", "winner"),
    [
        ("6-sun", "7-sun", BAST),  # 7 against 7: the cry wins ties
        ("6-sun", "8-moon", ANUBIS),  # 7 against 8
        ("7-moon", "7-sun", BAST),  # 8 against 7
    ],
)
def test_the_cry_adds_one_and_wins_ties(bast: str, anubis: str, winner: int) -> None:
    assert with_magic("ra", "cry", "none").bids(bast, anubis).has_god("ra") == winner


@pytest.mark.rule("heir.magic.f", "heir.magic.g")
@pytest.mark.parametrize(
    ("bast", "anubis", "winner"),
    [
        ("6-sun", "7-sun", BAST),  # 7 against 7: the cry wins the tie
        ("5-moon", "7-sun", BAST),  # 6 against 7: the lower
        ("7-moon", "7-sun", ANUBIS),  # 8 against 7: the lower
    ],
)
def test_the_cry_counts_one_more_also_when_the_lower_bid_wins(bast: str, anubis: str, winner: int) -> None:
    assert with_magic("ra", "cry", "meekness").bids(bast, anubis).has_god("ra") == winner


@pytest.mark.rule("heir.magic.g")
@pytest.mark.parametrize(
    ("bast", "anubis", "winner"),
    [("6-sun", "6-moon", ANUBIS), ("7-moon", "7-sun", BAST), ("1-moon", "10-moon", BAST), ("9-moon", "5-sun", ANUBIS)],
)
def test_with_meekness_the_lower_bid_wins_and_of_equal_numbers_the_moon(bast: str, anubis: str, winner: int) -> None:
    assert with_magic("ra", "meekness", "none").bids(bast, anubis).has_god("ra") == winner


@pytest.mark.rule("heir.magic.2")
def test_magic_and_bids_are_turned_over_by_the_second_bid_and_that_is_a_revelation() -> None:
    table = with_magic("ra", "cry", "meekness")
    reveals = table.state.reveals
    table.do(BAST, f"bid {SIX}")
    assert table.state.reveals == reveals
    assert table.magic(BAST) == ["cry"]
    table.do(ANUBIS, f"bid {SEVEN}")
    assert table.state.reveals == reveals + 1
    assert [event.facts["magic"] for event in table.events if event.name == "called"] == ["cry", "meekness"]


@pytest.mark.rule("heir.magic.2")
def test_no_magic_at_all_leaves_the_bids_alone() -> None:
    assert up_for_bid("ra").bids(SIX, SEVEN).has_god("ra") == ANUBIS
