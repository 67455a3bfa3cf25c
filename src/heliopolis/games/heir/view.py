"""The table as plain data, for one seat or a spectator."""

from typing import Any, Final

from heliopolis.core.bits import count_bits
from heliopolis.games.heir import chance, knowledge, legal, magic, preview, score_lines, scoring
from heliopolis.games.heir.components import (
    CARD_NAMES,
    GOD_NAMES,
    KIND_NAMES,
    MAGIC_NAMES,
    ROUNDS,
    SEAT_NAMES,
    SEATS,
    SUMMONED,
    TOKEN_NAMES,
)
from heliopolis.games.heir.grid import DIRECTION_NAMES, SPACE_NAMES, has_space
from heliopolis.games.heir.state import (
    BID,
    CALLED,
    CHANGE,
    CLAIMED,
    DECK,
    DRAWN,
    GODS,
    HAND,
    HELD,
    KIND,
    KNOWN,
    MAGIC,
    MONUMENT_ROW,
    NO_MAGIC,
    NOTHING,
    OFFERING,
    OFFERINGS,
    OWNER,
    PLATFORM,
    PLATFORMS,
    ROW,
    SCORE,
    SEALED,
    SPACE,
    SPENT,
    SUN_OWNER,
    SUN_VALUE,
    TOKEN,
    TURN,
    TURNS,
    UNDECIDED,
    USED,
    HeirState,
)

ALL_CARDS: Final = (1 << 22) - 1

PHASES = (
    "cards",
    "tokens",
    "base",
    "marks",
    "summon",
    "offer",
    "magic",
    "bid",
    "change",
    "place",
    "draw",
    "move",
    "turn",
    "claim",
    "keep",
    "tie",
    "renew",
    "finished",
)


def view(state: HeirState, seat: int | None) -> dict[str, Any]:
    """Return what a seat (or a spectator, `None`) may know."""
    return {
        "game": "heir",
        "seat": seat,
        "quick": state.quick,
        "phase": PHASES[state.phase],
        "acting": state.actors(),
        "round": int(state.round),
        "rounds": int(ROUNDS),
        "suns": [sun(state, index) for index in range(int(ROUNDS))],
        "corners": [int(points) for points in state.box.corners],
        "pyramid": [int(state.table[PLATFORM + level]) for level in range(platforms(state))],
        "nile": state.box.edition.words("board.nile"),
        "base": None if state.base == NOTHING else SPACE_NAMES[state.base],
        "magic_tokens": spaces(state.magic_low, state.magic_high),
        "monuments": [monument(state, index) for index in range(int(state.monuments))],
        "turns": possible_turns(state),
        "previews": preview.previews(state),
        "moons": {kind: int(state.box.moons[index]) for index, kind in enumerate(KIND_NAMES)},
        "card_points": [int(points) for points in state.box.card_points],
        "active_card": kind_name(int(state.active_card)),
        "display": [kind_name(int(state.first_display)), kind_name(int(state.second_display))],
        "monument_deck": int(sum(state.table[DECK + kind] for kind in range(len(KIND_NAMES)))),
        "unseen_monument_cards": {KIND_NAMES[kind]: int(state.table[DECK + kind]) for kind in range(len(KIND_NAMES))},
        "active_token": token(state, int(state.active_token)),
        "next_token": token(state, int(state.next_token)),
        "god": None if state.god == NOTHING else GOD_NAMES[state.god],
        "gods_to_come": members(int(state.unsummoned), GOD_NAMES),
        "favorites": [GOD_NAMES[god] for god in range(int(SUMMONED)) if legal.is_favorite(state, god)],
        "supply": members(ALL_CARDS & ~int(magic.everywhere(state)), CARD_NAMES),
        "seats": [side(state, other, seat) for other in range(int(SEATS))],
    }


def side(state: HeirState, seat: int, viewer: int | None) -> dict[str, Any]:
    """Return what lies before a seat, and what the viewer may know of what it hides."""
    row = seat * ROW
    public: dict[str, Any] = {
        "name": SEAT_NAMES[seat],
        "score": int(state.sides[row + SCORE]),
        "in_sight": int(scoring.score_alignments(state, seat)),
        "chain": int(scoring.strongest_chain(state, seat)),
        "final": final_points(state, seat),
        "platforms": int(state.sides[row + PLATFORMS]),
        "gods": members(int(state.sides[row + GODS]), GOD_NAMES),
        "used": members(int(state.sides[row + USED]), CARD_NAMES),
        "monument_cards": {kind: int(state.sides[row + CLAIMED + index]) for index, kind in enumerate(KIND_NAMES)},
        "magic_used": members(int(state.sides[row + SPENT]), MAGIC_NAMES),
        "magic_deck": int(count_bits(chance.magic_deck(state, seat))),
        "magic_count": int(count_bits(state.sides[row + HELD])),
        "magic_drawn_count": int(count_bits(state.sides[row + DRAWN])),
        "magic_known": members(int(state.sides[row + KNOWN]), MAGIC_NAMES),
        "magic_possible": members(int(knowledge.magic_pool(state, seat)), MAGIC_NAMES),
        "hand_count": int(count_bits(state.sides[row + HAND])),
        "offerings_count": int(state.sides[row + OFFERINGS]),
        "possible": members(int(magic.unseen_cards(state, seat)), CARD_NAMES),
        "certain": members(int(knowledge.certain_cards(state, seat)), CARD_NAMES),
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
    offerings = range(int(state.sides[row + OFFERINGS]))
    return {
        **public,
        "hand": members(int(state.sides[row + HAND]), CARD_NAMES),
        "offerings": [CARD_NAMES[state.sides[row + OFFERING + slot]] for slot in offerings],
        "magic": members(int(state.sides[row + HELD]), MAGIC_NAMES),
        "magic_drawn": members(int(state.sides[row + DRAWN]), MAGIC_NAMES),
    }


def final_points(state: HeirState, seat: int) -> dict[str, int]:
    """Return what the final scoring pays, or would pay as things stand, paragraph by paragraph."""
    return {
        "magic": int(scoring.score_magic(state, seat)),
        "suns": int(scoring.score_suns(state, seat)),
        "pyramid": int(scoring.score_pyramid(state, seat)),
        "alignments": int(scoring.score_alignments(state, seat)),
    }


def has_decided(state: HeirState, seat: int) -> bool:
    """Tell whether a seat has sealed its decision before the other; who has no magic is not asked (heir.bidding.2)."""
    if state.phase == MAGIC and state.sides[seat * ROW + HELD] == 0:
        return False
    return bool(state.waiting) and not state.waiting >> seat & 1


def plays_magic(state: HeirState, seat: int) -> bool | None:
    """Tell whether a seat plays magic on this bid; nobody may know before both have decided (heir.bidding.2)."""
    if state.phase not in (BID, CHANGE):
        return None
    return bool(state.sides[seat * ROW + CALLED] != NO_MAGIC)


def called(state: HeirState, seat: int, *, shown: bool) -> str | None:
    """Name the magic that a seat has called on, if it is shown: to itself, or to all once both have bid."""
    call = state.sides[seat * ROW + CALLED]
    if call == UNDECIDED or not (shown or state.phase == CHANGE):
        return None
    if call == NO_MAGIC:
        return "none" if state.phase in (MAGIC, BID, CHANGE) else None
    return MAGIC_NAMES[call]


def sealed(state: HeirState, seat: int, *, shown: bool) -> str | None:
    """Name the card that a seat has sealed, if it is shown: to itself, or to all once the eye has turned it over."""
    card = state.sides[seat * ROW + SEALED]
    if card == NOTHING or not (shown or knowledge.is_turned_over(state, seat)):
        return None
    return CARD_NAMES[card]


def monument(state: HeirState, index: int) -> dict[str, Any]:
    """Return a monument: what it is, where it points, and what that is worth as things stand."""
    row = index * MONUMENT_ROW
    owner = int(state.table[row + OWNER])
    turns = int(state.table[row + TURNS])
    return {
        "space": SPACE_NAMES[state.table[row + SPACE]],
        "kind": KIND_NAMES[state.table[row + KIND]],
        "token": TOKEN_NAMES[state.table[row + TOKEN]],
        "turned": 90 * turns,
        "owner": None if owner < 0 else owner,
        "arrows": score_lines.arrow_names(state, index, turns),
        "points": None if owner < 0 else int(scoring.score_monument(state, index, turns)),
        "hits": [] if owner < 0 else hits(state, index, turns),
    }


def hits(state: HeirState, index: int, turns: int) -> list[dict[str, str]]:
    """Return what a monument's rays meet if its token is turned so."""
    return [
        {"direction": hit.direction, "target": hit.target, "space": hit.space}
        for hit in score_lines.hits(state, index, turns)
    ]


def possible_turns(state: HeirState) -> list[dict[str, Any]]:
    """Return what each turn of the token would be worth as things stand, while it is being turned (heir.geb.2)."""
    if state.phase != TURN:
        return []
    index = int(state.monuments) - 1
    return [
        {
            "turned": 90 * turns,
            "arrows": score_lines.arrow_names(state, index, turns),
            "points": int(scoring.score_monument(state, index, turns)),
            "hits": hits(state, index, turns),
        }
        for turns in range(4)
    ]


def token(state: HeirState, index: int) -> dict[str, Any] | None:
    """Return a token that is not on the board yet, with its arrows before it is turned."""
    if index == NOTHING:
        return None
    arrows = int(state.box.arrows[index])
    return {"name": TOKEN_NAMES[index], "arrows": members(arrows, DIRECTION_NAMES)}


def sun(state: HeirState, index: int) -> dict[str, Any]:
    """Return who has marked a sun, and for how much."""
    owner = int(state.table[SUN_OWNER + index])
    return {"owner": None if owner < 0 else owner, "value": int(state.table[SUN_VALUE + index])}


def platforms(state: HeirState) -> int:
    """Count the platforms of the pyramid."""
    return int(state.sides[PLATFORMS] + state.sides[ROW + PLATFORMS])


def kind_name(kind: int) -> str | None:
    """Name a monument card; an empty place has none."""
    return None if kind == NOTHING else KIND_NAMES[kind]


def members(bits: int, names: tuple[str, ...]) -> list[str]:
    """Name the members of a set."""
    return [name for index, name in enumerate(names) if bits >> index & 1]


def spaces(low: int, high: int) -> list[str]:
    """Name the spaces of a set."""
    return [name for index, name in enumerate(SPACE_NAMES) if has_space(low, high, index)]
