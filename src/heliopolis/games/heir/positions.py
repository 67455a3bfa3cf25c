"""Positions of Heir to the Pharaoh that read like a table, for lessons.

    state = position(round=4, up="ra", ankh="ptah", gods={0: ["ptah"], 1: ["seshat"]}, hands={0: ["3-moon", "9-moon"]})

The set-up is played as the rules have it, then the position is laid out. Cards that it does not name are in Anubis's
hand, monument cards and tokens in their stacks, so that none is ever lost or made. Seats count from 0.
"""

from collections.abc import Mapping, Sequence

from heliopolis.core.driver import decide, resolve
from heliopolis.core.state import State

from . import areas as area, bidding, building, components as piece, deities, offerings
from .game import GAME
from .grid import SPACE_NAMES
from .state import HeirState

MARKS = ("b2", "d2", "f2", "h2", "b7", "d7", "f7", "h7")
"""Where the magic tokens lie, unless a monument stands there."""
BOTH = (0, 1)
Cards = Mapping[int, Sequence[str]]


def position(
    *,
    round: int = 1,  # noqa: A002 - what the rules call it
    active: Sequence[str] = ("shrine", "t1"),
    display: Sequence[str] = ("sun-temple", "obelisk"),
    next_token: str = "t2",
    monuments: Sequence[Sequence[str | int]] = (),
    suns: Sequence[int] = (),
    platforms: Sequence[int] = (),
    claimed: Cards | None = None,
    magic: Cards | None = None,
    hands: Cards | None = None,
    used: Cards | None = None,
    offered: Cards | None = None,
    scores: Mapping[int, int] | None = None,
    gods: Cards | None = None,
    ankh: str = "",
    up: str = "",
    passed: Sequence[str] = (),
) -> State:
    """Return the table when a god is up for bid, or without one when all are awarded and Seshat acts.

    Monuments are given as seat, kind, space, token and degrees, suns and platforms by the seats that have them.
    `passed` are gods that were turned up and belong to nobody.
    """
    state = GAME.new(2)
    assert isinstance(state, HeirState)
    for outcome in (
        f"card {active[0]}",
        *(f"card {kind}" for kind in display),
        f"token {active[1]}",
        f"token {next_token}",
    ):
        resolve(GAME, state, GAME.outcome(outcome))
    decide(GAME, state, 1, GAME.action("base d4"))
    for number, mark in enumerate(MARKS):
        decide(GAME, state, number % 2, GAME.action(f"mark {mark}"))
    state.round = round
    for owner, kind, space, token, degrees in monuments:
        build(state, int(owner), str(kind), str(space), str(token), int(degrees))
    for sun, seat in enumerate(suns):
        if seat >= 0:
            state.table[area.SUN_OWNER + sun] = seat
            state.table[area.SUN_VALUE + sun] = state.box.sun_points
    for level, seat in enumerate(platforms):
        state.table[area.PLATFORM + level] = seat
        state.sides[seat * area.SIDE + area.PLATFORMS] += 1
    for seat in BOTH:
        row = seat * area.SIDE
        state.sides[row + area.SCORE] = (scores or {}).get(seat, 0)
        state.sides[row + area.HELD] = bits((magic or {}).get(seat, ()), piece.MAGIC_NAMES)
        for card in (claimed or {}).get(seat, ()):
            state.sides[row + area.CLAIMED + piece.KIND_NAMES.index(card)] += 1
            state.table[area.DECK + piece.KIND_NAMES.index(card)] -= 1
    deal(state, hands or {}, used or {}, offered or {})
    award(state, gods or {}, ankh, up, passed)
    if GAME.census(state) != GAME.census(GAME.new(2)):
        raise ValueError("a position loses or makes components; expected each just once")
    return state


def bits(names: Sequence[str], known: Sequence[str]) -> int:
    """Return names as a set of bits."""
    return sum(1 << known.index(name) for name in names)


def build(state: HeirState, seat: int, kind: str, space: str, token: str, degrees: int) -> None:
    """Let a monument stand somewhere, its token taken off the stack."""
    row = state.monuments * area.MONUMENT
    where = SPACE_NAMES.index(space)
    state.table[row + area.SPACE] = where
    state.table[row + area.TOKEN] = piece.TOKEN_NAMES.index(token)
    state.table[row + area.TURNS] = degrees // 90
    state.table[row + area.OWNER] = seat
    state.table[row + area.KIND] = piece.KIND_NAMES.index(kind)
    state.monuments += 1
    state.stack &= ~bits([token], piece.TOKEN_NAMES)
    building.occupy(state, where)
    state.magic_low &= ~state.box.grid.bit_low[where]
    state.magic_high &= ~state.box.grid.bit_high[where]


def deal(state: HeirState, hands: Cards, used: Cards, offered: Cards) -> None:
    """Deal the bidding cards: what is not named is in Anubis's hand, or as it is printed if no hand is named."""
    printed = [int(state.sides[seat * area.SIDE + area.HAND]) for seat in BOTH]
    laid = [bits([*used.get(seat, ()), *offered.get(seat, ())], piece.CARD_NAMES) for seat in BOTH]
    mine = bits(hands[0], piece.CARD_NAMES) if hands else printed[0] & ~laid[0] & ~laid[1]
    left = (printed[0] | printed[1]) & ~mine & ~laid[0] & ~laid[1]
    for seat in BOTH:
        row = seat * area.SIDE
        state.sides[row + area.USED] = bits(used.get(seat, ()), piece.CARD_NAMES)
        state.sides[row + area.HAND] = (mine, left)[seat] | bits(offered.get(seat, ()), piece.CARD_NAMES)
        for card in offered.get(seat, ()):
            offerings.lay_down(state, seat, piece.CARD_NAMES.index(card))


def award(state: HeirState, gods: Cards, ankh: str, up: str, passed: Sequence[str]) -> None:
    """Let gods belong to those who have won them, and turn up the next one, or let Seshat act."""
    won = [*gods.get(0, ()), *gods.get(1, ()), *passed]
    for seat in BOTH:
        state.sides[seat * area.SIDE + area.GODS] = bits(gods.get(seat, ()), piece.GOD_NAMES)
    state.ankh = piece.GOD_NAMES.index(ankh) if ankh else area.NOTHING
    if up:
        state.unsummoned = bits([god for god in piece.SUMMONED_NAMES if god not in won], piece.GOD_NAMES)
        bidding.summon(state, piece.GOD_NAMES.index(up))
    else:
        state.unsummoned = 0
        deities.begin(state)
