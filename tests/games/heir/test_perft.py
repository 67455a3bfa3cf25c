"""Counts of the ways to go on from small positions, reckoned by hand where that is possible."""

from tests.games.heir.table import ANUBIS, BAST, Table, dealt, ready, up_for_bid, with_magic

from heliopolis.core.conformance import perft


def test_from_the_start_three_kinds_of_card_then_twelve_tokens() -> None:
    assert perft(Table().state, 3) == 3 * 3 * 3
    assert perft(Table().state, 5) == 3 * 3 * 3 * 12 * 11


def test_the_base_and_the_first_magic_token() -> None:
    state = dealt().state
    assert perft(state, 1) == 15
    # Of the 64 spaces the base keeps 16, or 12 at an edge: from e1, f1, b7 and c7 it lies at one.
    assert perft(state, 2) == 11 * (64 - 16) + 4 * (64 - 12)


def test_sealed_bids_may_come_in_either_order() -> None:
    # Ten cards each, and either seat first; then the five gods that are left may be turned up.
    state = ready().chance("god ra").state
    assert perft(state, 1) == 20
    assert perft(state, 2) == 2 * 10 * 10
    assert perft(state, 3) == 2 * 10 * 10 * 5


def test_sealed_magic_may_come_in_either_order() -> None:
    state = ready().hold(BAST, "eye").hold(ANUBIS, "cry", "gift").chance("god ra").state
    assert perft(state, 1) == 2 + 3
    assert perft(state, 2) == 2 * 2 * 3
    assert perft(state, 3) == 2 * 2 * 3 * 20


def test_an_offering_is_followed_by_any_of_the_five_other_gods() -> None:
    assert perft(ready().chance("god pharaoh").state, 3) == 2 * 10 * 10 * 5


def test_after_the_eye_any_other_card_or_the_same() -> None:
    # Nine cards are left in Bast's hand; four gods may follow.
    state = with_magic("ra", "eye", "none").bids("6-sun", "7-sun").state
    assert perft(state, 1) == 9
    assert perft(state, 2) == 9 * 4


def test_a_favorite_s_whole_action() -> None:
    table = ready().gods(["seshat", "ptah"], ["geb-and-nut", "ra", "wadjet", "thoth"], ankh="ptah")
    # 48 spaces, eight of them with a magic token that draws one of seven cards; then four turns.
    assert perft(table.state, 1) == 48
    assert perft(table.state, 2) == 40 * 4 + 8 * 7
    # Then three kinds of card to claim.
    assert perft(table.state, 3) == 40 * 4 * 3 + 8 * 7 * 4


def test_the_next_god_after_a_bid() -> None:
    assert perft(up_for_bid("ra").state, 3) == 2 * 9 * 9 * 4
