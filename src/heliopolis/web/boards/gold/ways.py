"""Lines over the cards: runs of lanterns, and the ways that a mummy or a curse would take."""

from functools import lru_cache
from typing import Any

from htpy import Node, em, g, path, span, svg
from markupsafe import Markup

from heliopolis.web.boards.gold import voice
from heliopolis.web.pieces import glyph

STEP = 108
"""From the middle of a card to that of the next; a card is 100 wide."""
NEXT = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
FACING = {"n": "s", "e": "w", "s": "n", "w": "e"}

Edge = tuple[str, str]


def neighbour(name: str, side: str) -> str:
    """Name the card next to one; on the edge of the pyramid no card bears that name."""
    across, down = NEXT[side]
    return f"{chr(ord(name[0]) + across)}{int(name[1]) + down}"


def passages(sides: dict[str, str]) -> list[Edge]:
    """List where one can pass, east and south of each card: both facing sides are open (gold.move.1)."""
    found = []
    for name, opened in sides.items():
        for side in "es":
            if side in opened:
                other = neighbour(name, side)
                if FACING[side] in sides.get(other, ""):
                    found.append((name, other))
    return found


def middle(name: str) -> tuple[int, int]:
    """Return the middle of a card."""
    return 50 + STEP * (ord(name[0]) - ord("a")), 50 + STEP * (int(name[1]) - 1)


@lru_cache(maxsize=512)
def line(first: str, last: str) -> str:
    """Draw a line from the middle of a card to that of the next."""
    (x, y), (to_x, to_y) = middle(first), middle(last)
    return f"M{x} {y}L{to_x} {to_y}"


# Light.


def runs(view: dict[str, Any], passable: list[Edge], light: int | None) -> list[Node]:
    """Draw the lit runs: the own light as far as it carries, that of others as thin lines between their lanterns."""
    lit = {card["card"]: card["lanterns"] for card in view["cards"] if card["lanterns"]}
    drawn: list[Node] = []
    for seat in range(len(view["seats"])):
        own = seat == light
        lines = []
        for first, last in passable:
            ends = (seat in lit.get(first, ())) + (seat in lit.get(last, ()))
            if ends == 2 or (own and ends == 1):
                lines.append(line(first, last))
        if lines:
            drawn.append(run("".join(lines), seat, own=own))
    return drawn


@lru_cache(maxsize=512)
def run(lines: str, seat: int, *, own: bool) -> Markup:
    """Draw one seat's lit runs."""
    if own:
        return Markup(path(class_="run-halo", d=lines)) + Markup(path(class_="run", d=lines))
    return Markup(path(class_=f"run is-other s{seat + 1}", d=lines))


# Dangers.


def way(cells: list[str], passable: list[Edge], start: str, classes: str) -> Node:
    """Draw all shortest ways over some cards to the start card: any passage between two of them is on one."""
    if len(cells) < 2:
        return None
    on = set(cells)
    inner = [edge for edge in passable if edge[0] in on and edge[1] in on]
    return way_drawn(tuple(inner), start, classes)


@lru_cache(maxsize=256)
def way_drawn(edges: tuple[Edge, ...], start: str, classes: str) -> Markup:
    """Draw passages as a way that ends in arrows on the start card."""
    lines, tips = [], []
    x, y = middle(start)
    for first, last in edges:
        if start not in (first, last):
            lines.append(line(first, last))
            continue
        from_x, from_y = middle(last if first == start else first)
        to_x, to_y = x + (from_x - x) * 30 // STEP, y + (from_y - y) * 30 // STEP
        lines.append(f"M{from_x} {from_y}L{to_x} {to_y}")
        angle = {(0, -1): 0, (1, 0): 90, (0, 1): 180, (-1, 0): 270}[(from_x - x) // STEP, (from_y - y) // STEP]
        tips.append(
            path(class_="flee-tip", transform=f"translate({to_x} {to_y}) rotate({angle})", d="M-15 -6H15L0 17Z")
        )
    drawn = "".join(lines)
    return Markup(g(class_=f"way {classes}")[path(class_="flee-seam", d=drawn), path(class_="flee", d=drawn), tips])


def toll(view: dict[str, Any], cells: list[str]) -> tuple[int, int]:
    """Count the figures that would flee from a mummy on some cards, and the lanterns that a curse would put out."""
    figures = lanterns = 0
    for card in view["cards"]:
        if card["card"] in cells:
            lanterns += len(card["lanterns"])
            if card["face"] != "start":
                figures += len(card["archaeologists"]) + len(card["porters"])
    return figures, lanterns


def dangers_left(view: dict[str, Any]) -> set[str]:
    """Return what may still come out of a chamber."""
    return {str(danger) for danger, _ in view["photos_left"]}


def omen(language: str, figures: int | None, lanterns: int | None, classes: str) -> Node:
    """Draw what a mummy and a curse would do that come from a card; nothing of one that can't come any more."""
    signs: list[Node] = []
    if figures is not None:
        signs.append(warning("mummy", voice.say(language, "flee", count=figures)))
    if lanterns:
        signs.append(warning("curse", voice.say(language, "blown", count=lanterns)))
    return span(class_=f"omen {classes}".strip(), aria_hidden="true")[signs]


def warning(danger: str, text: str) -> Node:
    """Draw a danger with what it would do."""
    return span(class_="sign")[span(class_="medal en en-basalt")[span[glyph(danger)]], em[text]]


def layer(side: int, *drawn: Node) -> Node:
    """Lay lines over the cards."""
    size = STEP * side - 8
    return svg(class_="routes", viewBox=f"0 0 {size} {size}", aria_hidden="true")[drawn]
