"""What decides a choice in Heir to the Pharaoh: rays, points of cards, and which of the rival's cards beat a bid."""

from heliopolis.core.state import State
from heliopolis.games.heir import actions as act, board_view, components as piece
from heliopolis.games.heir.board_parts import Preview
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
    return []


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
