"""What there is to say about decisions in Heir to the Pharaoh: what a card can win, what a god and a space bring."""

from typing import Any

from heliopolis.core.state import State
from heliopolis.games.heir import areas as area, components as piece, scoring
from heliopolis.games.heir.state import HeirState
from heliopolis.players.coach.lines import Counsel, Line

FEW_MONUMENTS = 2
"""With fewer of them an arrow has hardly anything to point at."""
ENOUGH_USED = 2
"""From how many used cards on it is told whose are higher."""


def coach(state: State, seat: int) -> Counsel:
    """Say what is at stake in a decision."""
    assert isinstance(state, HeirState)
    view: dict[str, Any] = state.view(seat)
    phase = view["phase"]
    if phase in ("bid", "change"):
        lines = (*about_bid(view, seat), *gods_worth(state, view, seat), *overlooked(view, seat), *used_up(view, seat))
        return Counsel(("bid",), lines)
    if phase == "magic":
        return Counsel(("call",), (Line("magic", {"magic": view["seats"][seat]["magic"][0]}),))
    if phase in ("offer", "tie"):
        return Counsel(("offer",), tuple(about_offering(view, seat)))
    if phase == "place":
        return Counsel(("place",), tuple(about_place(view, seat)))
    if phase in ("turn", "move"):
        return Counsel(("turn", "move", "stay"), tuple(about_turn(view)))
    if phase == "claim":
        return Counsel(("claim",), tuple(about_claim(view, seat)))
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
    return lines


def gods_worth(state: HeirState, view: dict[str, Any], seat: int) -> list[Line]:
    """Say what a god can do as Favorite, and what one that scores at once is worth to either side."""
    god = view["god"]
    lines = [Line(f"favorite-{god}", once=True)] if god in view["favorites"] else []
    if god == "ptah":
        mine, theirs = (best_card(view, each)[1] for each in (seat, 1 - seat))
    elif god == "ra":
        mine, theirs = (worth_of_sun(state, view, each) for each in (seat, 1 - seat))
    else:
        return lines
    return [
        Line("worth", {"god": god, "points": mine, "theirs": theirs, "seat": 2 - seat}, once=True, about=god),
        *lines,
    ]


def worth_of_sun(state: HeirState, view: dict[str, Any], seat: int) -> int:
    """Return what this round's sun brings a seat, now and by its chain at the end."""
    favorite = "ra" in view["favorites"]
    points = int(state.box.favorite_sun_points if favorite else state.box.sun_points)
    marked = state.clone()
    marked.table[area.SUN_OWNER + state.round - 1] = seat
    marked.table[area.SUN_VALUE + state.round - 1] = points
    return points + int(scoring.score_suns(marked, seat) - scoring.score_suns(state, seat))


def overlooked(view: dict[str, Any], seat: int) -> list[Line]:
    """Warn of high cards for gods that bring little, and of offerings that are forgotten."""
    god, rival, last = view["god"], view["seats"][1 - seat], view["round"] == view["rounds"]
    lines: list[Line] = []
    if god == "ra" and god not in view["favorites"]:
        lines.append(Line("small-god", {"god": god}, warns=True))
    elif god == "seshat" and "geb-and-nut" not in view["seats"][seat]["gods"]:
        theirs = "geb-and-nut" in rival["gods"]
        lines.append(Line("seshat-theirs" if theirs else "seshat-alone", {"seat": 2 - seat}, warns=True))
    elif god == "geb-and-nut" and len(view["monuments"]) < FEW_MONUMENTS:
        lines.append(Line("geb-nothing", {"monuments": len(view["monuments"])}, warns=True))
    elif god == "wadjet":
        lines.append(Line("wadjet-last" if last else "wadjet", warns=not last, once=last))
    return [*lines, *offerings_ahead(view, seat)]


def offerings_ahead(view: dict[str, Any], seat: int) -> list[Line]:
    """Warn, while others are bid for, who has offered less than the rival, or should keep a card for the Pharaoh."""
    corner, bonus = next_corner(view)
    mine, theirs = (view["seats"][each]["offerings_count"] for each in (seat, 1 - seat))
    facts: dict[str, int | str] = {"bonus": bonus, "sun": corner}
    if theirs > mine:
        return [Line("offered-more", {**facts, "cards": mine, "theirs": theirs, "seat": 2 - seat}, warns=True)]
    if corner == view["round"] and "pharaoh" in view["gods_to_come"]:
        return [Line("keep-for-pharaoh", facts, warns=True)]
    return []


def next_corner(view: dict[str, Any]) -> tuple[int, int]:
    """Return the sun at which offerings are weighed next, and what the greater total scores there."""
    corner = view["round"] + view["round"] % 2
    return corner, view["corners"][corner // 2 - 1]


def used_up(view: dict[str, Any], seat: int) -> list[Line]:
    """Say whose used cards add up to more: they change hands."""
    used = [view["seats"][each]["used"] for each in (seat, 1 - seat)]
    if min(len(cards) for cards in used) < ENOUGH_USED:
        return []
    mine, theirs = (sum(number_of(card) for card in cards) for cards in used)
    if mine == theirs:
        return []
    name = "swap-better" if theirs > mine else "swap-worse"
    return [Line(name, {"mine": mine, "theirs": theirs, "seat": 2 - seat}, once=True)]


def about_offering(view: dict[str, Any], seat: int) -> list[Line]:
    """Say what the offerings decide, and when."""
    corner, bonus = next_corner(view)
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


def about_claim(view: dict[str, Any], seat: int) -> list[Line]:
    """Say which monument card scores most, and what it would score for the rival."""
    kind, points = best_card(view, seat)
    theirs = points_of(view, kind, 1 - seat)
    return [Line("claim", {"kind": kind, "points": points, "theirs": theirs, "seat": 2 - seat})]


def best_card(view: dict[str, Any], seat: int) -> tuple[str, int]:
    """Return the monument card that scores most for a seat: the active one, or as Favorite one on display."""
    display = view["display"] if "ptah" in view["favorites"] else ()
    offered = [kind for kind in (view["active_card"], *display) if kind is not None]
    best = max(offered, key=lambda kind: (points_of(view, kind, seat), kind))
    return best, points_of(view, best, seat)


def points_of(view: dict[str, Any], kind: str, seat: int) -> int:
    """Return what a seat's next monument card of a kind scores."""
    points, held = view["card_points"], view["seats"][seat]["monument_cards"].get(kind, 0)
    return int(points[min(held, len(points) - 1)])
