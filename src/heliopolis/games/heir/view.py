"""The table as plain data, for one seat or a spectator."""

from typing import Final, TypedDict

from heliopolis.core.bits import count_bits

from . import (
    areas as area,
    board_view,
    chance,
    components as piece,
    deities,
    knowledge,
    magic,
    offerings,
    phases as at,
    scoring,
)
from .board_parts import MonumentView, Preview, TokenView, TurnView
from .grid import SPACE_NAMES, has_space
from .state import HeirState

ALL_CARDS: Final = (1 << 22) - 1


class SunView(TypedDict):
    """Who has marked a sun, and for how much."""

    owner: int | None
    value: int


class FinalView(TypedDict):
    """What the final scoring pays, or would pay as things stand, paragraph by paragraph."""

    magic: int
    suns: int
    pyramid: int
    alignments: int


class SideView(TypedDict):
    """What lies before a seat, and what the viewer may know of what it hides; the last four only the seat itself."""

    name: str
    score: int
    in_sight: int
    chain: int
    final: FinalView
    platforms: int
    gods: list[str]
    used: list[str]
    monument_cards: dict[str, int]
    magic_used: list[str]
    magic_deck: int
    magic_count: int
    magic_drawn_count: int
    magic_known: list[str]
    magic_possible: list[str]
    hand_count: int
    offerings_count: int
    possible: list[str]
    certain: list[str]
    decided: bool
    plays_magic: bool | None
    called: str | None
    bid: str | None
    hand: list[str] | None
    offerings: list[str] | None
    magic: list[str] | None
    magic_drawn: list[str] | None


class HeirView(TypedDict):
    """The whole table."""

    game: str
    seat: int | None
    quick: bool
    phase: str
    acting: list[int]
    round: int
    rounds: int
    suns: list[SunView]
    corners: list[int]
    pyramid: list[int]
    nile: list[str]
    side: int
    """How many rows and columns the board has."""
    base: str | None
    base_side: int
    magic_tokens: list[str]
    monuments: list[MonumentView]
    turns: list[TurnView]
    previews: dict[str, Preview]
    moons: dict[str, int]
    card_points: list[int]
    active_card: str | None
    display: list[str | None]
    monument_deck: int
    unseen_monument_cards: dict[str, int]
    active_token: TokenView | None
    next_token: TokenView | None
    god: str | None
    gods_to_come: list[str]
    favorites: list[str]
    supply: list[str]
    seats: list[SideView]


def view(state: HeirState, seat: int | None) -> HeirView:
    """Return what a seat (or a spectator, `None`) may know."""
    return {
        "game": "heir",
        "seat": seat,
        "quick": state.quick,
        "phase": at.NAMES[state.phase],
        "acting": state.actors(),
        "round": int(state.round),
        "rounds": int(piece.ROUNDS),
        "suns": [sun(state, index) for index in range(int(piece.ROUNDS))],
        "corners": [int(points) for points in state.box.corners],
        "pyramid": [int(state.table[area.PLATFORM + level]) for level in range(platforms(state))],
        "nile": state.box.edition.words("board.nile"),
        "side": int(state.box.side),
        "base_side": int(state.box.base_side),
        "base": None if state.base == area.NOTHING else SPACE_NAMES[state.base],
        "magic_tokens": spaces(state.magic_low, state.magic_high),
        "monuments": [board_view.monument(state, index) for index in range(int(state.monuments))],
        "turns": board_view.possible_turns(state),
        "previews": board_view.previews(state),
        "moons": {kind: int(state.box.moons[index]) for index, kind in enumerate(piece.KIND_NAMES)},
        "card_points": [int(points) for points in state.box.card_points],
        "active_card": kind_name(int(state.active_card)),
        "display": [kind_name(int(state.first_display)), kind_name(int(state.second_display))],
        "monument_deck": int(sum(state.table[area.DECK + kind] for kind in range(len(piece.KIND_NAMES)))),
        "unseen_monument_cards": {
            piece.KIND_NAMES[kind]: int(state.table[area.DECK + kind]) for kind in range(len(piece.KIND_NAMES))
        },
        "active_token": board_view.token(state, int(state.active_token)),
        "next_token": board_view.token(state, int(state.next_token)),
        "god": None if state.god == area.NOTHING else piece.GOD_NAMES[state.god],
        "gods_to_come": board_view.members(int(state.unsummoned), piece.GOD_NAMES),
        "favorites": [piece.GOD_NAMES[god] for god in range(int(piece.SUMMONED)) if deities.is_favorite(state, god)],
        "supply": board_view.members(ALL_CARDS & ~int(magic.everywhere(state)), piece.CARD_NAMES),
        "seats": [side(state, other, seat) for other in range(int(piece.SEATS))],
    }


def side(state: HeirState, seat: int, viewer: int | None) -> SideView:
    """Return what lies before a seat, and what the viewer may know of what it hides."""
    row = seat * area.SIDE
    public: SideView = {
        "name": piece.SEAT_NAMES[seat],
        "score": int(state.sides[row + area.SCORE]),
        "in_sight": int(scoring.score_alignments(state, seat)),
        "chain": int(scoring.strongest_chain(state, seat)),
        "final": final_points(state, seat),
        "platforms": int(state.sides[row + area.PLATFORMS]),
        "gods": board_view.members(int(state.sides[row + area.GODS]), piece.GOD_NAMES),
        "used": board_view.members(int(state.sides[row + area.USED]), piece.CARD_NAMES),
        "monument_cards": {
            kind: int(state.sides[row + area.CLAIMED + index]) for index, kind in enumerate(piece.KIND_NAMES)
        },
        "magic_used": board_view.members(int(state.sides[row + area.SPENT]), piece.MAGIC_NAMES),
        "magic_deck": int(count_bits(chance.magic_deck(state, seat))),
        "magic_count": int(count_bits(state.sides[row + area.HELD])),
        "magic_drawn_count": int(count_bits(state.sides[row + area.DRAWN])),
        "magic_known": board_view.members(int(state.sides[row + area.KNOWN]), piece.MAGIC_NAMES),
        "magic_possible": board_view.members(int(knowledge.magic_pool(state, seat)), piece.MAGIC_NAMES),
        "hand_count": int(count_bits(state.sides[row + area.HAND])),
        "offerings_count": int(state.sides[row + area.OFFERINGS]),
        "possible": board_view.members(int(offerings.unseen_cards(state, seat)), piece.CARD_NAMES),
        "certain": board_view.members(int(knowledge.certain_cards(state, seat)), piece.CARD_NAMES),
        "decided": has_decided(state, seat),
        "plays_magic": plays_magic(state, seat),
        "called": called(state, seat, shown=seat == viewer),
        "bid": sealed(state, seat, shown=seat == viewer),
        "hand": None,
        "offerings": None,
        "magic": None,
        "magic_drawn": None,
    }
    if seat != viewer:
        return public
    made = range(int(state.sides[row + area.OFFERINGS]))
    return {
        **public,
        "hand": board_view.members(int(state.sides[row + area.HAND]), piece.CARD_NAMES),
        "offerings": [piece.CARD_NAMES[state.sides[row + area.OFFERING + slot]] for slot in made],
        "magic": board_view.members(int(state.sides[row + area.HELD]), piece.MAGIC_NAMES),
        "magic_drawn": board_view.members(int(state.sides[row + area.DRAWN]), piece.MAGIC_NAMES),
    }


def final_points(state: HeirState, seat: int) -> FinalView:
    """Return what the final scoring pays, or would pay as things stand, paragraph by paragraph."""
    return {
        "magic": int(scoring.score_magic(state, seat)),
        "suns": int(scoring.score_suns(state, seat)),
        "pyramid": int(scoring.score_pyramid(state, seat)),
        "alignments": int(scoring.score_alignments(state, seat)),
    }


def has_decided(state: HeirState, seat: int) -> bool:
    """Tell whether a seat has sealed its decision before the other; who has no magic is not asked (heir.bidding.2)."""
    if state.phase == at.MAGIC and state.sides[seat * area.SIDE + area.HELD] == 0:
        return False
    return bool(state.waiting) and not state.waiting >> seat & 1


def plays_magic(state: HeirState, seat: int) -> bool | None:
    """Tell whether a seat plays magic on this bid; nobody may know before both have decided (heir.bidding.2)."""
    if state.phase not in (at.BID, at.CHANGE):
        return None
    return bool(state.sides[seat * area.SIDE + area.CALLED] != area.NO_MAGIC)


def called(state: HeirState, seat: int, *, shown: bool) -> str | None:
    """Name the magic that a seat has called on, if it is shown: to itself, or to all once both have bid."""
    call = state.sides[seat * area.SIDE + area.CALLED]
    if call == area.UNDECIDED or not (shown or state.phase == at.CHANGE):
        return None
    if call == area.NO_MAGIC:
        return "none" if state.phase in (at.MAGIC, at.BID, at.CHANGE) else None
    return piece.MAGIC_NAMES[call]


def sealed(state: HeirState, seat: int, *, shown: bool) -> str | None:
    """Name the card that a seat has sealed, if it is shown: to itself, or to all once the eye has turned it over."""
    card = state.sides[seat * area.SIDE + area.SEALED]
    if card == area.NOTHING or not (shown or knowledge.is_turned_over(state, seat)):
        return None
    return piece.CARD_NAMES[card]


def sun(state: HeirState, index: int) -> SunView:
    """Return who has marked a sun, and for how much."""
    owner = int(state.table[area.SUN_OWNER + index])
    return {"owner": None if owner < 0 else owner, "value": int(state.table[area.SUN_VALUE + index])}


def platforms(state: HeirState) -> int:
    """Count the platforms of the pyramid."""
    return int(state.sides[area.PLATFORMS] + state.sides[area.SIDE + area.PLATFORMS])


def kind_name(kind: int) -> str | None:
    """Name a monument card; an empty place has none."""
    return None if kind == area.NOTHING else piece.KIND_NAMES[kind]


def spaces(low: int, high: int) -> list[str]:
    """Name the spaces of a set."""
    return [name for index, name in enumerate(SPACE_NAMES) if has_space(low, high, index)]
