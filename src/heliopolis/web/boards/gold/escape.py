"""Getting out in time: in how many of the keeper's turns each card falls, and whose way home is too long."""

from heliopolis.games.gold.view import GoldView
from heliopolis.web.boards.gold.ways import NEXT, neighbour


def falls_in(view: GoldView) -> dict[str, int]:
    """Return in how many turns of whoever has the bust each card falls, at the latest; nothing before it is found."""
    doom = view["collapse"]
    if doom is None or view["phase"] == "finished":
        return {}
    standing = {card["card"] for card in view["cards"] if card["face"] not in ("fallen", "start")}
    turns, ring = doom["turns"], set(doom["next"])
    found: dict[str, int] = {}
    while ring:
        found |= dict.fromkeys(ring, turns)
        ring = {neighbour(card, side) for card in ring for side in NEXT} & standing - found.keys()
        turns += 1
    return found


def actions_home(view: GoldView, seat: int, card: str) -> int | None:
    """Return how many actions a figure is from the start card, with the light of its seat; none if it is cut off."""
    open_to: dict[str, list[str]] = {}
    for first, last in view["passages"]:
        open_to.setdefault(first, []).append(last)
        open_to.setdefault(last, []).append(first)
    lit = {each["card"] for each in view["cards"] if seat in each["lanterns"]}
    reached, edge, actions = {card}, [card], 0
    while edge:
        if view["start"] in reached:
            return actions
        after: list[str] = []
        going = [other for place in edge for other in open_to.get(place, ())]
        while going:
            place = going.pop()
            if place not in reached:
                reached.add(place)
                after.append(place)
                if place in lit:
                    going += open_to.get(place, ())
        edge, actions = after, actions + 1
    return None


def too_late(view: GoldView, seat: int, card: str, falls: int) -> bool:
    """Tell whether a figure has no way home, or a longer one than it has actions for before its card falls."""
    if not falls:
        return False
    needed = actions_home(view, seat, card)
    left = view["actions_left"] - view["actions"] if seat == view["turn"] else 0
    return needed is None or needed > view["actions"] * falls + left
