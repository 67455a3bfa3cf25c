"""No level of Heir takes a choice that a beginner sees to be worse than another."""

from collections.abc import Callable

import pytest
from tests.games.heir.table import ANUBIS, BAST, GAME, Table, ready, with_magic

from heliopolis.core.rng import SeededRng
from heliopolis.core.state import CHANCE, OVER, Actions
from heliopolis.games.heir import components as piece
from heliopolis.games.heir.state import HeirState
from heliopolis.players.heuristics.heir import HeirHeuristics
from heliopolis.players.levels import LEVELS, LevelBot

HEURISTICS = HeirHeuristics()
ITERATIONS = {"pharaoh": 200}
"""The highest level need not think so long here."""
REST = ["ptah", "ra", "wadjet", "thoth"]


def last_bid(god: str) -> Table:
    """Return a last round in which a god is the only one still to be bid for."""
    table = ready().round(8)
    table.state.ankh = piece.GOD_NAMES.index("seshat")
    table.state.unsummoned = 1 << piece.GOD_NAMES.index(god)
    return table.chance(f"god {god}")


def eye(mine: str, other: str, *, without: str = "") -> Table:
    """Return a game in which Bast has seen the other's bid, and may change its own."""
    table = with_magic("ra", "eye", "none")
    return table.hand(BAST, *[card for card in table.in_hand(BAST) if card != without]).bids(mine, other)


def slipped_away() -> Table:
    return with_magic("ra", "eye", "stealth").bids("6-sun", "7-sun")


def without_gifts(table: Table) -> Table:
    """Let Anubis hold both of the Pharaoh's cards."""
    return table.hand(ANUBIS, "3-sun", "5-sun", "11", "12")


def magic_for_a_favorite() -> Table:
    return ready().hold(BAST, "blessing").chance("god ptah")


def blessing_that_does_nothing() -> Table:
    table = ready().round(8).hold(BAST, "blessing")
    return table.chance("god ra").calls("none", "none").bids("2-sun", "1-sun").chance("god wadjet")


def magic_to_keep() -> Table:
    """Return a game in which Wadjet's Favorite has drawn a gift that is not to be had, and two other cards."""
    table = without_gifts(ready()).gods(["wadjet", "seshat"], ["geb-and-nut", "ptah", "ra", "thoth"], ankh="wadjet")
    table.do(BAST, "place g7").do(ANUBIS, "turn 0")
    return table.chance("magic gift", "magic cry", "magic eye")


def magic_against_nobody() -> Table:
    table = ready().round(8).hand(BAST, "8-sun", "9-moon").hand(ANUBIS, "1-sun", "3-sun").hold(BAST, "cry", "logic")
    table.state.unsummoned = 1 << int(piece.RA)
    table.state.ankh = piece.SESHAT
    return table.chance("god ra")


def built() -> Table:
    """Return a last round with two obelisks in line with d1, nobody's, and a shrine to build."""
    table = ready().monument(None, "obelisk", "d7", "t3").monument(None, "obelisk", "a7", "t3").round(8)
    table.state.magic_low = table.state.magic_high = 0
    return table


def token_to_turn() -> Table:
    return built().gods(["geb-and-nut", "seshat"], REST).do(BAST, "place d1")


def place_for_the_other() -> Table:
    return built().gods(["seshat"], ["geb-and-nut", *REST])


def card_to_claim() -> Table:
    table = built().cards(BAST, "shrine", "shrine", "shrine").gods(["ptah"], ["seshat", "geb-and-nut"], ankh="ptah")
    return table.do(ANUBIS, "place h8").do(ANUBIS, "turn 0")


def best_by_points(table: Table) -> set[str]:
    """Return the choices on the board that score most for whoever decides, or least for the other."""
    previews = table.view()["previews"]
    (seat,) = table.view()["acting"]
    worths = {name: shown["points"] * (1 if shown["owner"] == seat else -1) for name, shown in previews.items()}
    assert len(set(worths.values())) > 1
    return {name for name, worth in worths.items() if worth == max(worths.values())}


POSITIONS: dict[str, tuple[Callable[[], Table], set[str]]] = {
    "pays as little as wins": (lambda: eye("1-moon", "4-moon"), {"stand", "change 4-sun"}),
    "loses as little as it can": (lambda: eye("5-moon", "10-moon", without="10-sun"), {"change 1-moon"}),
    "pays little where nobody else bids": (slipped_away, {"change 1-moon"}),
    "asks for no gift where there is none": (
        lambda: without_gifts(ready().hold(BAST, "gift")).chance("god ra"),
        {"call none"},
    ),
    "blesses no god that is a Favorite": (magic_for_a_favorite, {"call none"}),
    "blesses no god that only scores": (blessing_that_does_nothing, {"call none"}),
    "keeps no gift that is not to be had": (magic_to_keep, {"keep cry", "keep eye"}),
    "wastes no magic on a rival who can't win": (magic_against_nobody, {"call none"}),
    "bids what can't be beaten for the last god": (
        lambda: last_bid("ra").hand(BAST, "2-sun", "6-sun", "10-moon").hand(ANUBIS, "9-sun", "3-sun"),
        {"bid 10-moon"},
    ),
    "offers its highest if nothing is left to bid for": (
        lambda: last_bid("pharaoh").hand(BAST, "2-sun", "6-sun", "10-sun"),
        {"offer 10-sun"},
    ),
    "turns the last token to where it scores": (token_to_turn, best_by_points(token_to_turn())),
    "places the last monument where it serves the rival least": (
        place_for_the_other,
        best_by_points(place_for_the_other()),
    ),
    "claims the card that scores most": (card_to_claim, {"claim shrine"}),
}


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("position", POSITIONS)
def test_no_level_is_foolish(position: str, level: str) -> None:
    make, sound = POSITIONS[position]
    state = make().state
    foolish = {GAME.actions[action] for action in state.legal_actions(BAST)} - sound
    assert foolish
    bot = LevelBot(level, "heir", ITERATIONS.get(level), longest=0.0)
    chosen = {GAME.actions[bot(state, BAST, SeededRng(seed))] for seed in range(4)}
    assert chosen <= sound


def considered(state: HeirState, seat: int) -> list[int]:
    """Return what a search of a seat considers."""
    legal = Actions()
    state.write_legal(seat, legal)
    HEURISTICS.leave_out(state, seat, legal)
    return [int(legal.items[index]) for index in range(int(legal.count))]


def test_what_is_left_out_depends_on_nothing_but_what_the_seat_knows() -> None:
    left_out = 0
    for seed in range(6):
        rng = SeededRng(seed)
        state = GAME.new(2, {"quick": True})
        while state.actor() != OVER:
            if state.actor() == CHANCE:
                state.resolve(state.sample(rng))
                continue
            assert isinstance(state, HeirState)
            seat = int(state.actor())
            legal, kept = state.legal_actions(seat), considered(state, seat)
            assert kept
            assert [action for action in legal if action in kept] == kept
            redealt = state.redeal(seat, rng)
            assert isinstance(redealt, HeirState)
            assert considered(redealt, seat) == kept
            left_out += len(kept) < len(legal)
            state.apply(seat, legal[rng.below(len(legal))])
    assert left_out > 30
