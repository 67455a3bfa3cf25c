"""What there is to say about decisions in Heir to the Pharaoh: what a card can win, what a god and a space bring."""

from typing import Any

from heliopolis.core.state import State
from heliopolis.games.heir import components as piece
from heliopolis.games.heir.state import HeirState
from heliopolis.players.coach.lines import Counsel, Line

HIGH = 8
"""From which number on a card is high."""


def coach(state: State, seat: int) -> Counsel:
    """Say what is at stake in a decision."""
    assert isinstance(state, HeirState)
    view: dict[str, Any] = state.view(seat)
    phase = view["phase"]
    if phase in ("bid", "change"):
        return Counsel(("bid",), tuple(about_bid(view, seat)))
    if phase == "magic":
        return Counsel(("call",), (Line("magic", {"magic": view["seats"][seat]["magic"][0]}),))
    if phase in ("offer", "tie"):
        return Counsel(("offer",), tuple(about_offering(view, seat)))
    if phase == "place":
        return Counsel(("place",), tuple(about_place(view, seat)))
    if phase in ("turn", "move"):
        return Counsel(("turn", "move", "stay"), tuple(about_turn(view)))
    if phase == "claim":
        return Counsel(("claim",), (best_card(view, seat),))
    if phase == "renew":
        return Counsel(("renew",), (Line("renew"),))
    return Counsel((), ())


def number_of(card: str) -> int:
    """Return the number on a bidding card."""
    return int(card.partition("-")[0])


def about_bid(view: dict[str, Any], seat: int) -> list[Line]:
    """Say which card can't lose, or which to lose with, and whether the god is worth much."""
    mine = sorted(view["seats"][seat]["hand"], key=piece.CARD_NAMES.index)
    theirs = view["seats"][1 - seat]["possible"]
    highest = max((number_of(card) for card in theirs), default=0)
    lines = []
    if mine and number_of(mine[-1]) > highest:
        lines.append(Line("cannot-lose", {"card": mine[-1], "highest": highest, "seat": 2 - seat}))
    if mine:
        lines.append(Line("let-go", {"card": mine[0], "seat": 2 - seat}))
    god = view["god"]
    if god in view["favorites"]:
        lines.append(Line("favorite", {"god": god}))
    elif god == "wadjet" and view["round"] < view["rounds"]:
        lines.insert(0, Line("wadjet"))
    elif god == "ra":
        lines.append(Line("small-god", {"god": god}, warns=True))
    return lines


def about_offering(view: dict[str, Any], seat: int) -> list[Line]:
    """Say what the offerings decide, and when."""
    corner = view["round"] + view["round"] % 2
    bonus = view["corners"][corner // 2 - 1]
    count = view["seats"][1 - seat]["offerings_count"]
    lines = [Line("offering", {"bonus": bonus, "sun": corner, "cards": count, "seat": 2 - seat})]
    if corner == view["round"]:
        lines.append(Line("weighed-now", {}, warns=True))
    return lines


def about_place(view: dict[str, Any], seat: int) -> list[Line]:
    """Say what the monument can see at most, and whose it will be."""
    shown = {name: each for name, each in view["previews"].items() if name.startswith("place ")}
    best = max(shown, key=lambda name: worth_of_space(view, shown[name], seat), default="")
    lines = [Line("place", {"space": shown[best]["space"], "points": shown[best]["points"]})] if best else []
    if "geb-and-nut" not in view["seats"][seat]["gods"]:
        lines.append(Line("his-to-turn", {"seat": 2 - seat}, warns=True))
    return lines


def worth_of_space(view: dict[str, Any], preview: dict[str, Any], seat: int) -> tuple[int, bool, str]:
    """Order spaces by what all that see them or are seen from there bring a seat, then by a magic token."""
    seen = [(preview["owner"], preview["points"]), *((gain["owner"], gain["points"]) for gain in preview["gains"])]
    gained = sum(points if owner == seat else -points for owner, points in seen)
    return gained, preview["space"] in view["magic_tokens"], preview["space"]


def about_turn(view: dict[str, Any]) -> list[Line]:
    """Say what the token can see at most."""
    points = [each["points"] for name, each in view["previews"].items() if name.startswith("turn ")]
    if not points:
        return []
    return [Line("turn", {"points": max(points)}) if max(points) else Line("turn-nothing")]


def best_card(view: dict[str, Any], seat: int) -> Line:
    """Say which monument card scores most."""
    held, points = view["seats"][seat]["monument_cards"], view["card_points"]
    offered = [kind for kind in (view["active_card"], *view["display"]) if kind is not None]
    best = max(offered, key=lambda kind: (held.get(kind, 0), kind))
    return Line("claim", {"kind": best, "points": points[min(held.get(best, 0), len(points) - 1)]})
