"""What decides a choice in Heir to the Pharaoh: rays, points, offerings, which of the rival's cards beat one."""

from heliopolis.core.state import State
from heliopolis.core.verbs import unknown
from heliopolis.games.heir import actions as act, board_view, components as piece
from heliopolis.games.heir.board_parts import Preview
from heliopolis.games.heir.grid import SPACE_NAMES
from heliopolis.games.heir.state import HeirState
from heliopolis.games.heir.words import ACTION_WORDS
from heliopolis.players.advice.choices import Remark


def remarks(state: State, seat: int, action: int) -> list[Remark]:
    """Say what decides an action."""
    assert isinstance(state, HeirState)
    verb = act.verb_of(action)
    if verb in (act.PLACE, act.MOVE, act.STAY, act.TURN):
        shown = board_view.previews(state).get(ACTION_WORDS[action])
        return [] if shown is None else rays(shown)
    if verb == act.BID:
        return [rivals_answer(state, seat, action - int(verb))]
    if verb == act.CLAIM:
        return [worth_of_card(state, seat, action - int(verb))]
    if verb == act.OFFER:
        return [total_offered(state, seat, action - int(verb))]
    if verb in (act.STAND, act.CHANGE):
        return [seen_bid(state, seat, action)]
    if verb in (act.CALL, act.CALL_NONE, act.KEEP):
        return [magic_at_hand(state, seat)]
    if verb in (act.BASE, act.MARK):
        return [lines_to(state, action - int(verb), whole=verb == act.BASE)]
    if verb in (act.RENEW, act.RENEW_HIDDEN):
        return [next_card(state, action - int(act.RENEW), hidden=verb == act.RENEW_HIDDEN)]
    raise unknown("action", action)


def rays(shown: Preview) -> list[Remark]:
    """Tell what the token's rays would bring its owner, and what others' rays would gain by it."""
    owner = {"seat": shown["owner"] + 1}
    found: list[Remark] = []
    if shown["hits"]:
        best = shown["hits"][0]
        facts: dict[str, int | str] = {"points": shown["points"], "rays": len(shown["hits"])}
        found.append(Remark("rays", {**owner, **facts, "direction": best["direction"], "space": best["space"]}))
    else:
        found.append(Remark("no-rays", {**owner}))
    found += [
        Remark("ray-on-it", {"seat": gain["owner"] + 1, "space": gain["space"], "points": gain["points"]})
        for gain in shown["gains"][:1]
    ]
    return found


def rivals_answer(state: HeirState, seat: int, card: int) -> Remark:
    """Tell how many of the cards that the rival may hold are higher than a bid."""
    possible = state.view(seat)["seats"][1 - seat]["possible"]
    higher = [name for name in possible if piece.CARD_NAMES.index(name) > card]
    return Remark("higher-cards", {"higher": len(higher), "cards": len(possible), "seat": 2 - seat})


def worth_of_card(state: HeirState, seat: int, kind: int) -> Remark:
    """Tell what a monument card scores at once."""
    view = state.view(seat)
    held = view["seats"][seat]["monument_cards"].get(piece.KIND_NAMES[kind], 0)
    return Remark("card-points", {"points": view["card_points"][held]})


def total_offered(state: HeirState, seat: int, card: int) -> Remark:
    """Tell what a seat's offerings come to with a card, how many the rival has, and what the corner pays."""
    view = state.view(seat)
    made = [piece.CARD_NAMES.index(name) for name in view["seats"][seat]["offerings"]]
    total = sum(piece.BIDDING_CARDS[each].number for each in (*made, card))
    corner = view["corners"][min(len(view["pyramid"]), len(view["corners"]) - 1)]
    theirs = view["seats"][1 - seat]["offerings_count"]
    return Remark("offering", {"total": total, "theirs": theirs, "points": corner, "seat": 2 - seat})


def seen_bid(state: HeirState, seat: int, action: int) -> Remark:
    """Tell whether a card is above the bid that the eye has seen; other magic may still turn it."""
    view = state.view(seat)
    card = view["seats"][seat]["bid"] if action == act.STAND else piece.CARD_NAMES[action - int(act.CHANGE)]
    theirs = view["seats"][1 - seat]["bid"]
    if theirs is None:
        return rivals_answer(state, seat, piece.CARD_NAMES.index(card))
    higher = piece.CARD_NAMES.index(card) > piece.CARD_NAMES.index(theirs)
    return Remark("seen-bid", {"card": card, "theirs": theirs, "above": int(higher)})


def magic_at_hand(state: HeirState, seat: int) -> Remark:
    """Tell how many magic cards a seat has, how many the rival, and what one scores that is never played."""
    view = state.view(seat)
    points = state.box.edition.number("points.magic_left")
    facts: dict[str, int | str] = {"cards": view["seats"][seat]["magic_count"], "points": points}
    return Remark("magic", {**facts, "theirs": view["seats"][1 - seat]["magic_count"], "seat": 2 - seat})


def lines_to(state: HeirState, space: int, *, whole: bool) -> Remark:
    """Tell from how many spaces a ray could meet the pyramid laid there; of a magic token, whether it lies on one."""
    side = int(state.box.side)
    corner = space if whole else int(state.base)
    width = int(state.box.base_side)
    base = {(corner // 8 + down, corner % 8 + right) for down in range(width) for right in range(width)}
    lit = {
        (row, column)
        for row in range(side)
        for column in range(side)
        if (row, column) not in base and any(_in_line(row - r, column - c) for r, c in base)
    }
    if whole:
        return Remark("base-seen", {"spaces": len(lit)})
    return Remark("mark-seen", {"space": SPACE_NAMES[space], "seen": int((space // 8, space % 8) in lit)})


def _in_line(down: int, right: int) -> bool:
    """Tell whether a step leads along a row, a column or a diagonal."""
    return down == 0 or right == 0 or abs(down) == abs(right)


def next_card(state: HeirState, kind: int, *, hidden: bool) -> Remark:
    """Tell how many moons the next monument would have; of the hidden card, how many are left to come."""
    view = state.view(None)
    if hidden:
        return Remark("hidden-card", {"cards": view["monument_deck"]})
    return Remark("next-card", {"moons": view["moons"][piece.KIND_NAMES[kind]]})
