"""Editions: other boards, tokens and points play without a change of code; bad ones are refused."""

import pytest
from tests.games.heir.table import ANUBIS, BAST, GAME, Table, dealt, ready

from heliopolis import play
from heliopolis.core import conformance
from heliopolis.core.conformance import random_game
from heliopolis.core.edition import Edition, read_edition, write_edition
from heliopolis.core.errors import EditionError
from heliopolis.core.game import Game
from heliopolis.core.opening import opening
from heliopolis.core.reader import read_record
from heliopolis.core.record import new_record
from heliopolis.core.rng import SeededRng


def edition(text: str) -> Edition:
    return read_edition('game = "heir"\nedition = "mine"\n' + text, GAME.standard, GAME.flaws)


def test_the_standard_edition_is_written_and_read_back() -> None:
    text = write_edition(GAME.standard)
    again = read_edition(text, GAME.standard, GAME.flaws)
    assert again.changes(GAME.standard) == {}
    assert 'corner_1 = { value = 3, provenance = "rulebook" }' in text
    assert 'corner_2 = { value = 4, provenance = "reconstructed" }' in text
    assert 't3 = { value = ["n", "e"], provenance = "reconstructed" }' in text
    assert 'anubis_suns = { value = [1, 3, 5, 7, 9], provenance = "public" }' in text


def test_another_nile_moves_the_base() -> None:
    table = dealt(edition=edition('[board]\nnile = ["a1", "b1", "h8"]\n'))
    assert table.legal(ANUBIS) == ["base a1"]
    table.do(ANUBIS, "base a1")
    assert "mark c3" not in table.legal(BAST)
    assert "mark d1" in table.legal(BAST)


def test_other_signs_on_the_cards() -> None:
    table = Table(edition=edition("[bidding]\nanubis_suns = [10]\n"))
    assert "10-sun" in table.in_hand(ANUBIS)
    assert "10-moon" in table.in_hand(BAST)
    assert "1-moon" in table.in_hand(ANUBIS)
    assert len(set(table.in_hand(BAST)) | set(table.in_hand(ANUBIS))) == 20


def test_other_arrows_and_points() -> None:
    mine = edition(
        '[tokens]\nt1 = ["n", "e", "w"]\n[moons]\nobelisk = 5\n[pyramid]\ncorner_1 = 9\nmajority = 11\n'
        "[points]\nmonument_cards = [2, 4, 6, 8]\nsun = 3\n"
    )
    table = ready(mine).round(2).monument(ANUBIS, "obelisk", "h8", "t2").offered(BAST, "6-sun").offered(ANUBIS, "5-sun")
    table.gods(["seshat", "geb-and-nut", "ptah", "ra"], ["wadjet", "thoth"]).do(BAST, "place d8", "turn 0")
    assert table.view()["monuments"][1]["arrows"] == ["n", "e", "w"]
    assert table.view()["seats"][BAST]["in_sight"] == 1 + 5
    table.chance("magic eye")
    assert table.score(BAST) == 2 + 3 + 9


def test_a_game_of_another_edition_is_recorded_and_read_back() -> None:
    mine = edition('[board]\nnile = ["a1", "b1", "c1"]\n[monument_cards]\nshrine = 2\n')
    record = new_record(GAME, 2, {"quick": True}, mine)
    for _ in random_game(GAME, record, SeededRng(2)):
        pass
    text = record.write()
    assert 'set board.nile ["a1", "b1", "c1"]' in text
    again = read_record(text)
    for _ in again.replay():
        pass
    assert again.write() == text


@pytest.mark.parametrize(
    ("text", "key", "message"),
    [
        ('[board]\nnile = ["a1"]\n', "board.nile", "place for the base"),
        ('[board]\nnile = ["z9"]\n', "board.nile", "a list of at most 64"),
        ("[tokens]\nt1 = []\n", "tokens.t1", "at least one arrow"),
        ('[tokens]\nt1 = ["n", "n"]\n', "tokens.t1", "none twice"),
        ('[tokens]\nt1 = ["up"]\n', "tokens.t1", '"nw"'),
        ("[bidding]\nanubis_suns = [1, 1]\n", "bidding.anubis_suns", "at most once"),
        ("[bidding]\nanubis_suns = [11]\n", "bidding.anubis_suns", "from 1 to 10"),
        ("[monument_cards]\nshrine = 1\n", "monument_cards.shrine", "at least 10 monument cards"),
        ("[monument_cards]\nobelisk = 0\n", "monument_cards.obelisk", "at least 10 monument cards"),
        ("[board]\nfirst_sun = 8\n", "board.first_sun", "from 1 to 7"),
        ("[monument_cards]\nshrine = 5\n", "monument_cards.shrine", "from 0 to 4"),
        ("[points]\nmonument_cards = [1, 3, 5]\n", "points.monument_cards", "a list of 4"),
        ("[pyramid]\ncorner_5 = 7\n", "pyramid.corner_5", "no such component"),
    ],
)
def test_a_bad_edition_is_refused_with_line_and_key(text: str, key: str, message: str) -> None:
    with pytest.raises(EditionError, match=message) as error:
        edition(text)
    assert error.value.key == key
    assert error.value.line == 4


SHORT = {
    "board.first_sun": 7,
    "monument_cards.shrine": 2,
    "monument_cards.sun-temple": 1,
    "monument_cards.obelisk": 1,
}
"""A game of two rounds, with as many monument cards as these need."""


@pytest.mark.rule("heir.round.1")
def test_a_game_that_begins_at_a_later_sun_has_fewer_rounds() -> None:
    game = GAME.played_with(GAME.standard.with_changes(SHORT, name="short"))
    record = new_record(game, 2, {"quick": True})
    rounds = [state.view(None)["round"] for state in random_game(game, record, SeededRng(3))]
    assert sorted(set(rounds)) == [7, 8]
    assert rounds == sorted(rounds)
    view = record.end().view(None)
    assert (view["phase"], len(view["monuments"])) == ("finished", 2)
    assert all(sun["owner"] is None for sun in view["suns"][:6])
    for language, said in (("en", "after two rounds"), ("fr", "après deux manches")):
        assert said in opening(game, language).aim


def test_a_short_game_needs_fewer_monument_cards() -> None:
    assert GAME.flaws(GAME.standard.with_changes(SHORT, name="short")) == []
    [flaw] = GAME.flaws(GAME.standard.with_changes({**SHORT, "board.first_sun": 6}, name="longer"))
    assert (flaw.key, flaw.name, flaw.facts) == ("monument_cards.sun-temple", "monument-cards", {"needed": 5})


SIZES = [(side, base) for side in (6, 7, 8) for base in (2, 3)]
NILE = ["f1", "e2", "f2", "e3", "d4", "e4", "d5", "e5", "d6"]
"""What a board of six by six shows of the Nile."""


def sized(side: int, base: int) -> Game:
    """Return the game on a board of another size."""
    changes = {"board.side": side, "board.base_side": base, "board.nile": NILE}
    mine = GAME.standard.with_changes(changes, name="mine")
    assert GAME.flaws(mine) == []
    return GAME.played_with(mine)


def test_the_tightest_board_passes_the_examination() -> None:
    for check in conformance.CHECKS:
        check(sized(6, 3), 2, SeededRng(18))


@pytest.mark.parametrize(("side", "base"), SIZES)
def test_nothing_is_laid_or_built_beyond_the_edge(side: int, base: int) -> None:
    game = sized(side, base)
    inside = {f"{column}{row}" for column in "abcdefgh"[:side] for row in range(1, side + 1)}
    for quick in (False, True):
        for state in random_game(game, new_record(game, 2, {"quick": quick}), SeededRng(side)):
            view = state.view(None)
            assert (view["side"], view["base_side"]) == (side, base)
            assert {*view["magic_tokens"], *(monument["space"] for monument in view["monuments"])} <= inside
            for seat in state.actors():
                choices = [game.actions[action].split() for action in state.legal_actions(seat)]
                spaces = {words[1] for words in choices if words[0] in ("base", "mark", "place", "move")}
                assert spaces <= inside


def test_a_base_of_three_by_three_is_hit_by_rays_at_any_of_its_spaces() -> None:
    mine = GAME.standard.with_changes({"board.base_side": 3}, name="mine")
    table = dealt(edition=mine)
    table.do(ANUBIS, "base d4")
    assert "mark g7" not in table.legal(BAST)
    assert "mark h8" in table.legal(BAST)
    table = ready(mine).monument(ANUBIS, "obelisk", "f1", "t1")
    assert table.view()["seats"][ANUBIS]["in_sight"] == 3


def test_magic_tokens_without_a_place_are_not_laid_out() -> None:
    game = sized(6, 3)
    laid = set()
    for seed in range(20):
        for state in random_game(game, new_record(game, 2, {"quick": True}), SeededRng(seed)):
            if state.view(None)["phase"] == "bid":
                laid.add(len(state.view(None)["magic_tokens"]))
                break
    assert max(laid) < 8


def test_the_nile_stays_on_the_board() -> None:
    with pytest.raises(EditionError, match=r"board.nile: expected spaces of a board of 6 × 6, so not"):
        edition("[board]\nside = 6\n")


def test_bots_play_on_small_boards() -> None:
    record = play(sized(6, 3), ["greedy", "scribe"], SeededRng(6))
    assert record.final_scores is not None


def test_beyond_the_edge_nothing_is_laid() -> None:
    table = dealt(edition=sized(6, 2).edition)
    assert table.refusal(ANUBIS, "base f6") == "heir.setup.5"
    table.do(ANUBIS, "base d4")
    assert table.refusal(BAST, "mark g1") == "heir.setup.5"
