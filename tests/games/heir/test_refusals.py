"""Bad input: clear errors that name the paragraph, and change nothing."""

from collections.abc import Callable

import pytest
from tests.games.heir.table import ANUBIS, BAST, GAME, Table, dealt, ready, up_for_bid, with_magic
from tests.games.refusal_table import check_messages, check_refusals

from heliopolis.core.conformance import random_game
from heliopolis.core.driver import decide, resolve
from heliopolis.core.errors import NotationError, RecordError, Refusal, SeatError, SetupError
from heliopolis.core.reader import read_record
from heliopolis.core.record import new_record
from heliopolis.core.rng import SeededRng
from heliopolis.games.heir import components as piece, phases


def choosing_base() -> Table:
    return dealt()


def laying_marks() -> Table:
    """Bast has laid a magic token on a1, beside the base on d4."""
    return dealt().do(ANUBIS, "base d4").do(BAST, "mark a1")


def small_board() -> Table:
    """The same on a board of six by six."""
    nile = ["f1", "e2", "f2", "e3", "d4", "e4", "d5", "e5", "d6"]
    mine = GAME.standard.with_changes({"board.side": 6, "board.nile": nile}, name="small")
    return dealt(edition=mine).do(ANUBIS, "base d4").do(BAST, "mark a1")


def laid_by_chance() -> Table:
    return dealt(quick=True)


def calling() -> Table:
    """Both hold magic, and Anubis has chosen."""
    table = ready().chance("god seshat").bids("2-sun", "1-sun").hold(BAST, "eye").hold(ANUBIS, "cry")
    return table.chance("god ra").do(ANUBIS, "call none")


def calling_alone() -> Table:
    """Only Bast holds magic."""
    return ready().chance("god seshat").bids("2-sun", "1-sun").hold(BAST, "eye").chance("god ra")


def bidding() -> Table:
    """Seshat went for 2 Sun against 1 Sun; Anubis has bid for Ra."""
    return up_for_bid("ra").do(ANUBIS, "bid 3-sun")


def offering() -> Table:
    return up_for_bid("pharaoh").do(ANUBIS, "offer 3-sun")


def changing() -> Table:
    """Bast, who has the eye, has bid her 4, and has seen the 5 of Anubis."""
    return with_magic("ra", "eye", "none").bids("4-sun", "5-sun")


SHARED = (["seshat", "geb-and-nut", "ptah", "ra", "wadjet"], ["thoth"])
"""What Bast and Anubis have won."""


def placing(ankh: str = "") -> Table:
    """A monument stands on a8, the pyramid on d4."""
    return ready().monument(ANUBIS, "shrine", "a8", "t3").gods(*SHARED, ankh=ankh)


def placing_freely() -> Table:
    return placing("seshat")


def moving() -> Table:
    """The monument of the round stands on c5, beside the pyramid on d4 … e5 and a monument on b6."""
    table = ready().monument(ANUBIS, "shrine", "b6", "t3").gods(*SHARED, blessed="seshat", ankh="geb-and-nut")
    return table.do(BAST, "place c5")


def rotating() -> Table:
    return ready().gods(*SHARED).do(BAST, "place g7")


def rotating_after_move() -> Table:
    return moving().do(BAST, "stay")


def claiming() -> Table:
    """Two shrines and a sun temple lie face up."""
    table = ready().gods(*SHARED, ankh="ptah").do(BAST, "place g7", "turn 0")
    table.state.second_display = piece.KIND_NAMES.index("shrine")
    return table


def keeping() -> Table:
    table = ready().gods(*SHARED, ankh="wadjet").do(BAST, "place g7", "turn 0")
    return table.chance("magic gift", "magic eye", "magic cry")


def drawing_magic() -> Table:
    return ready().gods(*SHARED).do(BAST, "place g7", "turn 0")


def tied() -> Table:
    """The totals at the second sun are equal; Anubis has offered one more card."""
    table = ready().round(2).offered(BAST, "8-sun").offered(ANUBIS, "8-moon").gods(*SHARED)
    return table.do(BAST, "place g7", "turn 0").chance("magic eye").do(ANUBIS, "offer 3-sun")


def renewing() -> Table:
    """A sun temple and an obelisk are on display."""
    return drawing_magic().chance("magic eye")


def renewed() -> Table:
    return renewing().do(ANUBIS, "renew hidden")


def finished() -> Table:
    return ready().round(8).offered(BAST, "8-sun").gods(*SHARED).do(BAST, "place g7", "turn 0")


REFUSALS: list[tuple[Callable[[], Table], int, str]] = [
    (Table, BAST, "*  setup.3  cards-come"),
    (lambda: Table().chance("card shrine", "card shrine", "card shrine"), BAST, "*  setup.4  token-comes"),
    (laid_by_chance, ANUBIS, "*  setup.7  laid-by-chance"),
    (lambda: laid_by_chance().chance("base d4"), ANUBIS, "*  setup.7  laid-by-chance"),
    (ready, BAST, "*  round.2  god-comes"),
    (drawing_magic, BAST, "*  magic.1  magic-comes"),
    (renewed, BAST, "*  thoth.3  cards-come"),
    (lambda: renewed().chance("card shrine"), BAST, "*  thoth.4  token-comes"),
    (finished, ANUBIS, "*  end.1  over"),
    (choosing_base, BAST, "*  setup.5  others-base"),
    (
        choosing_base,
        ANUBIS,
        """
        base h?|base ?8  setup.5  base-off-board
        base *           setup.5  base-off-nile
        *                setup.5  base-first
        """,
    ),
    (laying_marks, BAST, "*  setup.6  others-mark"),
    (
        laying_marks,
        ANUBIS,
        """
        mark d4|mark e4|mark d5|mark e5  setup.6  under-pyramid
        mark *                           setup.6  mark-too-near
        *                                setup.6  mark-first
        """,
    ),
    (
        small_board,
        ANUBIS,
        """
        mark [gh]?|mark ?[78]            setup.5  off-board
        mark d4|mark e4|mark d5|mark e5  setup.6  under-pyramid
        mark *                           setup.6  mark-too-near
        *                                setup.6  mark-first
        """,
    ),
    (calling_alone, ANUBIS, "*  bidding.2  not-asked-for-magic"),
    (calling, ANUBIS, "*  bidding.1  sealed"),
    (
        calling,
        BAST,
        """
        call *  bidding.2  no-such-magic
        *       bidding.2  magic-first
        """,
    ),
    (bidding, ANUBIS, "*  bidding.1  sealed"),
    (
        bidding,
        BAST,
        """
        bid *   bidding.3  no-such-card
        call *  bidding.2  too-late-for-magic
        *       bidding.3  bid-now
        """,
    ),
    (offering, ANUBIS, "*  bidding.1  sealed"),
    (
        offering,
        BAST,
        """
        offer *  pharaoh.1  no-such-card
        call *   pharaoh.1  no-magic-for-pharaoh
        *        pharaoh.1  offer-now
        """,
    ),
    (tied, ANUBIS, "*  bidding.1  sealed"),
    (
        tied,
        BAST,
        """
        offer *  pharaoh.5  no-such-card
        call *   pharaoh.5  no-magic-for-pharaoh
        *        pharaoh.5  offer-one-more
        """,
    ),
    (changing, ANUBIS, "*  magic.d  others-change"),
    (
        changing,
        BAST,
        """
        change 4-sun  magic.d    bid-already
        change *      magic.d    no-such-card
        call *        bidding.2  one-magic-a-bid
        *             magic.d    change-now
        """,
    ),
    (placing, ANUBIS, "*  gods.1  others-god"),
    (
        placing,
        BAST,
        """
        place d4|place e4|place d5|place e5  seshat.1  under-pyramid
        place a8                             seshat.1  monument-there
        place *                              seshat.1  too-near
        *                                    gods.1    place-now
        """,
    ),
    (
        placing_freely,
        BAST,
        """
        place d4|place e4|place d5|place e5  seshat.3  under-pyramid
        place a8                             seshat.3  monument-there
        *                                    gods.1    place-now
        """,
    ),
    (moving, ANUBIS, "*  gods.1  others-god"),
    (
        moving,
        BAST,
        """
        move d4|move e4|move d5|move e5  geb.3  under-pyramid
        move b6                          geb.3  monument-there
        move c5                          geb.3  stands-there
        move *                           geb.3  too-far
        *                                geb.3  move-now
        """,
    ),
    (rotating, ANUBIS, "*  gods.1  others-god"),
    (
        rotating,
        BAST,
        """
        move *|stay  geb.3  no-favorite-move
        *            geb.2  rotate-now
        """,
    ),
    (
        rotating_after_move,
        BAST,
        """
        move *|stay  geb.3  moved-before
        *            geb.2  rotate-now
        """,
    ),
    (claiming, ANUBIS, "*  gods.1  others-god"),
    (
        claiming,
        BAST,
        """
        claim obelisk  ptah.2  not-face-up
        *              ptah.2  claim-now
        """,
    ),
    (keeping, ANUBIS, "*  gods.1  others-god"),
    (
        keeping,
        BAST,
        """
        keep *  wadjet.2  not-drawn
        *       wadjet.2  keep-now
        """,
    ),
    (renewing, BAST, "*  gods.1  others-god"),
    (
        renewing,
        ANUBIS,
        """
        renew shrine  thoth.3  not-face-up
        *             thoth.3  renew-now
        """,
    ),
]
"""Positions and seats, each with what is refused there: notations, paragraph and message, as the rulebook has it."""


@pytest.mark.parametrize(("position", "seat", "expected"), REFUSALS)
def test_everything_illegal_is_refused_as_the_rulebook_has_it(
    position: Callable[[], Table], seat: int, expected: str
) -> None:
    check_refusals(GAME, position().state, seat, expected)


def test_every_refusal_stands_in_a_table() -> None:
    check_messages(GAME, [table for *_, table in REFUSALS])


def test_every_phase_has_its_refusals() -> None:
    assert {position().phase for position, _, _ in REFUSALS} == set(phases.NAMES)


@pytest.mark.parametrize(
    ("notation", "english", "french"),
    [
        ("bid 7-sun", "You do not have this card in hand: 7 Sun.", "Vous n'avez pas cette carte en main"),
        ("offer 6-sun", "Bid a card of your hand for Ra.", "Misez une carte de votre main pour ce dieu"),
        ("call eye", "Magic is chosen before the bid.", "La magie se choisit avant la mise."),
    ],
)
def test_a_refusal_says_what_is_wrong(notation: str, english: str, french: str) -> None:
    with pytest.raises(Refusal) as caught:
        up_for_bid("ra").do(BAST, notation)
    assert caught.value.sentence().startswith(english)
    assert caught.value.sentence("fr").startswith(french)


def test_a_place_that_is_too_near_is_named() -> None:
    table = ready().gods(["seshat"], ["geb-and-nut", "ptah", "ra", "wadjet"])
    with pytest.raises(
        Refusal, match=r"c3 has no empty space between it and the pyramid or another monument. \(heir.seshat.1\)"
    ):
        table.do(BAST, "place c3")
    with pytest.raises(Refusal, match=r"Laid from a1, the base would not cover enough of the Nile. \(heir.setup.5\)"):
        dealt().do(ANUBIS, "base a1")
    with pytest.raises(Refusal, match=r"Laid from h4, the base would leave the board. \(heir.setup.5\)"):
        dealt().do(ANUBIS, "base h4")


def test_unknown_words_seats_numbers_and_options_are_refused() -> None:
    with pytest.raises(NotationError, match="expected one of bid 1-moon, bid 1-sun"):
        GAME.action("bid 13")
    with pytest.raises(NotationError, match="expected it to begin with one of base, mark"):
        GAME.action("shout")
    state = ready().state
    with pytest.raises(NotationError, match="expected one of god seshat"):
        resolve(GAME, state, GAME.outcome("magic eye"))
    with pytest.raises(SeatError):
        decide(GAME, state, 2, 0)
    with pytest.raises(NotationError):
        decide(GAME, state, 0, 350)
    with pytest.raises(SetupError, match="not played with 3 seats"):
        GAME.new(3)
    with pytest.raises(SetupError, match="no option 'slow'"):
        GAME.new(2, {"slow": True})


def test_a_broken_record_names_its_line() -> None:
    record = new_record(GAME, 2, {"quick": True})
    for _ in random_game(GAME, record, SeededRng(1)):
        pass
    lines = record.write().splitlines()
    first = lines.index("") + 1
    broken = [*lines[:first], "* card pyramid", *lines[first + 1 :]]
    with pytest.raises(RecordError, match=f"line {first + 1}: 'card pyramid' is no outcome"):
        read_record("\n".join(broken))
    with pytest.raises(RecordError, match="the file ends here"):
        read_record("\n".join(lines[:-5]))
    bid = next(index for index, line in enumerate(lines) if " bid " in line)
    twice = [*lines[: bid + 1], lines[bid], *lines[bid + 1 :]]
    with pytest.raises(RecordError, match=f"line {bid + 2}: .*heir.bidding"):
        for _ in read_record("\n".join(twice)).replay():
            pass
    veiled = read_record_text_for(BAST, lines)
    with pytest.raises(RecordError, match="hidden from the seat"):
        read_record(veiled)


def read_record_text_for(viewer: int, lines: list[str]) -> str:
    """Write a record again as a seat may read it."""
    return read_record("\n".join(lines)).write_for(viewer)
