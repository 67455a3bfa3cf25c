"""What is typed at the table: a number means what is seen, words go by either language, lines as far as they go."""

from pathlib import Path

import pytest
from rich.console import Console
from tests.games.gold.positions import position as pyramid
from tests.games.heir.table import ANUBIS, BAST, ready, up_for_bid, with_magic
from tests.games.pyramidice.positions import position as giza
from tests.games.ra.positions import do as do_in_ra, position as auction

from heliopolis.core import registry
from heliopolis.core.record import new_record
from heliopolis.core.rng import SeededRng
from heliopolis.core.session import Session
from heliopolis.core.state import State
from heliopolis.terminal.choices import Choice, as_typed, matching, words_of
from heliopolis.terminal.menu import Menu, menus
from heliopolis.terminal.orders import carry_out
from heliopolis.terminal.play import TerminalGame


def table(game: str, state: State, language: str = "en") -> TerminalGame:
    """Sit everybody down at a position."""
    players = ["human:Ada", "human:Bo", "human:Cleo", "human:Di", "human:Eve"][: len(state.scores())]
    record = new_record(registry.game(game), len(players), players=players)
    session = Session.resume(record, state, [], None)
    return TerminalGame(Console(width=80), session, {}, SeededRng(1), language, Path("unused.txt"))


def seen(at: TerminalGame, seat: int) -> Menu:
    """Return the roomiest menu of a seat."""
    return menus(at.choices(seat))[0]


def meant(at: TerminalGame, seat: int, text: str) -> list[str]:
    """Return the notations that a text may mean."""
    return [choice.notation for choice in seen(at, seat).matching(words_of(text))]


def follow(at: TerminalGame, seat: int, text: str) -> tuple[list[str], str, str]:
    """Type a line; return what was done, what stopped it, and the words that were not carried out."""
    orders = carry_out(words_of(text), at, seat, seen(at, seat))
    return [choice.notation for choice in orders.done], orders.stopped, " ".join(orders.rest)


# A number is what is seen.


def test_a_number_is_the_card_that_bears_it() -> None:
    at = table("heir", up_for_bid("ra").state)
    hand = up_for_bid("ra").in_hand(BAST)
    assert "9-moon" in hand
    assert "8-sun" in hand
    assert meant(at, BAST, "8") == ["bid 8-sun"]
    assert meant(at, BAST, "9 moon") == ["bid 9-moon"]
    assert meant(at, BAST, "bid 9") == ["bid 9-moon"]
    assert meant(at, BAST, "12") == []
    assert meant(at, BAST, "1") == ["bid 1-moon"]


def test_a_number_is_the_sun_that_bears_it() -> None:
    state = auction(3, suns={0: [13, 6, 2], 1: [9], 2: [3]})
    do_in_ra(state, 0, "invoke")
    do_in_ra(state, 1, "pass")
    do_in_ra(state, 2, "pass")
    at = table("ra", state)
    assert meant(at, 0, "2") == ["bid 2"]
    assert meant(at, 0, "13") == ["bid 13"]
    assert meant(at, 0, "3") == []


def test_a_number_is_the_tile_beside_it() -> None:
    tiles = ("exchange", "vision", "feast", "harvest", "dawn", "offering", "camp", "temple", "shrine", "cliff")
    at = table("pyramidice", giza(4, tiles=tiles))
    assert meant(at, 0, "3") == ["rest feast"]
    assert meant(at, 0, "rest 10") == ["rest cliff"]


def test_a_number_is_the_space_the_value_and_the_die_that_bear_it() -> None:
    state = giza(dice="s2 s5 p2", board={0: (9, 0, 0)})
    at = table("pyramidice", state)
    assert meant(at, 0, "build 5") == ["build 5"]
    at.session.decide(0, at.game.action("build 2"))
    assert meant(at, 0, "3") == ["place cheops 3"]


def test_a_number_is_the_angle() -> None:
    state = ready().gods(["seshat", "geb-and-nut"], ["ptah", "ra", "wadjet", "thoth"]).do(BAST, "place d8").state
    at = table("heir", state)
    assert meant(at, BAST, "90") == ["turn 90"]
    assert meant(at, BAST, "1") == []


def test_a_treasure_is_meant_by_its_points_and_a_player_by_the_letter_on_the_board() -> None:
    state = pyramid("┌─? │╔┐ └S┘", archaeologists="a2 a2", carried={1: 3}, loose={"a2": [2]})
    at = table("gold", state)
    assert meant(at, 0, "2") == ["take treasure-2"]
    assert meant(at, 0, "b") == ["steal 2"]
    assert meant(at, 0, "steal 2") == ["steal 2"]  # as hints write it
    assert meant(at, 0, "steal bo") == ["steal 2"]


def test_magic_goes_by_its_own_letter() -> None:
    state = ready().chance("god seshat").bids("2-sun", "1-sun").hold(BAST, "stealth").chance("god ra").state
    at = table("heir", state)
    assert meant(at, BAST, "b") == ["call stealth"]
    assert meant(at, BAST, "n") == ["call none"]
    assert meant(at, BAST, "a") == []
    assert meant(table("heir", with_magic("ra", "stealth", "none").state), ANUBIS, "stealth") == []


# Words.


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("text", ["draw", "tirer", "dr", "Tirer une tuile", "draw a tile", "a"])
def test_words_go_by_either_language(language: str, text: str) -> None:
    assert meant(table("ra", auction(3), language), 0, text) == ["draw"]


@pytest.mark.parametrize("text", ["dévoiler b1", "devoiler b1", "b1 dévoiler", "reveal b1"])
def test_accents_may_be_left_out(text: str) -> None:
    at = table("gold", pyramid("┌?? │╔┐ └S┘", archaeologists="a1 b3"), "fr")
    assert meant(at, 0, text) == ["reveal b1"]


# Lines.


def test_several_words_on_a_line_are_carried_out_one_after_the_other() -> None:
    at = table("pyramidice", giza(dice="s1 s1 s4 s6"))
    assert follow(at, 0, "reroll 1 1 4") == (["reroll", "choose stone 1", "choose stone 1", "choose stone 4"], "", "")


@pytest.mark.parametrize("last", ["", "prayer 1", "1"])
def test_a_line_pays_a_whole_cost_whose_last_piece_may_be_left_out(last: str) -> None:
    at = table("pyramidice", giza(dice="s5 p5 s1 p1 s5", row=("hathor", "amon", None)))
    done, stopped, rest = follow(at, 0, f"worship hathor stone 5 prayer 5 stone 1 {last}")
    assert done == ["worship hathor", "pay stone 5", "pay prayer 5", "pay stone 1"]
    assert (stopped, rest) == ("", "")
    assert at.session.state.view(0)["seats"][0]["gods"] == ["hathor"]


def test_dice_that_come_by_themselves_may_be_named() -> None:
    at = table("pyramidice", giza(board={0: (4, 0, 2)}))
    done, stopped, rest = follow(at, 0, "work stone stone prayer prayer")
    assert done == ["work", "take stone", "take stone"]
    assert (stopped, rest) == ("", "")


def test_a_line_stops_where_it_is_not_legal_any_more() -> None:
    at = table("pyramidice", giza(dice="s1 s1 s4 s6"))
    assert follow(at, 0, "reroll 1 5 4") == (["reroll", "choose stone 1"], "not-here", "5")


def test_a_line_stops_at_words_that_may_mean_several_things() -> None:
    at = table("pyramidice", giza(dice="s1 p1 s4 s6"))
    assert follow(at, 0, "reroll 1 4") == (["reroll"], "ambiguous", "1")


def test_a_line_stops_where_something_is_revealed() -> None:
    at = table("gold", pyramid("┌?? │╔┐ └S┘", archaeologists="a1 b3"))
    assert follow(at, 0, "reveal b1 ew") == (["reveal b1"], "revealed", "ew")


def test_a_line_stops_when_the_turn_is_over() -> None:
    state = auction(3, suns={0: [13, 6, 2], 1: [9], 2: [3]})
    assert follow(table("ra", state), 0, "invoke 2") == (["invoke"], "over", "2")


def test_nothing_is_done_of_a_line_with_a_word_that_the_game_does_not_know() -> None:
    at = table("ra", auction(3))
    assert follow(at, 0, "draw xylophone") == ([], "unknown", "xylophone")
    assert at.session.record.entries == []


@pytest.mark.parametrize("text", ["work a", "work stone b", "b a"])
def test_a_letter_after_the_first_choice_is_told_to_be_none_and_nothing_is_done(text: str) -> None:
    at = table("pyramidice", giza(board={0: (4, 0, 2)}))
    done, stopped, rest = follow(at, 0, text)
    assert (done, stopped, rest) == ([], "letter", text[-1])
    assert at.session.record.entries == []


def test_a_letter_may_be_a_word_among_words() -> None:
    at = table("pyramidice", giza(board={0: (4, 0, 2)}))
    assert follow(at, 0, "work take a stone die")[:2] == (["work", "take stone"], "")


def test_a_letter_that_is_seen_on_the_board_may_follow() -> None:
    state = pyramid("┌─? │╔┐ └S┘", archaeologists="a3 a2", carried={1: 3}, lanterns={0: "a3"})
    done, stopped, _ = follow(table("gold", state), 0, "move a2 archaeologist b")
    assert done[-1:] == ["steal 2"], stopped


def test_words_that_were_left_out_are_quoted_as_they_were_typed() -> None:
    assert as_typed(words_of("Dévoiler b1")[:1], "Dévoiler b1") == ["Dévoiler"]
    assert as_typed(["oeil"], "appeler Œil") == ["Œil"]


def test_words_for_what_is_not_allowed_never_mean_something_else() -> None:
    at = table("gold", pyramid("┌?? │╔┐ └S┘", archaeologists="a1 b3"))
    assert meant(at, 0, "reveal") == ["reveal b1"]
    assert follow(at, 0, "reveal c1") == ([], "not-here", "reveal c1")
    assert follow(at, 0, "reveal c1 ew") == ([], "not-here", "reveal c1")
    at = table("heir", up_for_bid("ra").state)
    assert follow(at, BAST, "offer 3 moon bid 9 moon") == ([], "not-here", "offer 3 moon")
    own = next(card for card in up_for_bid("ra").in_hand(BAST) if card.endswith("sun"))
    number = own.partition("-")[0]
    assert follow(at, BAST, f"bid {number} moon") == ([], "not-here", f"bid {number} moon")


def test_what_is_typed_as_it_is_said_means_just_that() -> None:
    among = [
        Choice(number, notation, label, "", "", "", "", (tuple(words_of(notation)), tuple(words_of(label))))
        for number, (notation, label) in enumerate(
            (("bid 2 3", "At least 2 dice showing 3"), ("bid 3 2", "At least 3 dice showing 2"))
        )
    ]
    assert [each.notation for each in matching(words_of("at least 2 dice showing 3"), among)] == ["bid 2 3"]
    assert len(matching(words_of("at least 2 dice"), among)) == 2
