"""Lines over the cards: runs of lanterns, and the ways that a mummy or a curse would take."""

from functools import lru_cache

from htpy import Node, em, g, path, span, svg
from markupsafe import Markup

from heliopolis.games.gold.view import GoldView, WayOut
from heliopolis.language import Locale
from heliopolis.web.boards.gold import voice
from heliopolis.web.frames import NOTHING, Drawing, Frame, Piece, gap, whole
from heliopolis.web.pieces import glyph

STEP = 108
"""From the middle of a card to that of the next; a card is 100 wide."""
NEXT = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
FACING = {"n": "s", "e": "w", "s": "n", "w": "e"}

OWN_RUN = Frame([path(class_="run-halo", d=gap("lines")), path(class_="run", d=gap("lines"))])


@lru_cache(maxsize=256)
def neighbour(name: str, side: str) -> str:
    """Name the card next to one; on the edge of the pyramid no card bears that name."""
    across, down = NEXT[side]
    return f"{chr(ord(name[0]) + across)}{int(name[1]) + down}"


def middle(name: str) -> tuple[int, int]:
    """Return the middle of a card."""
    return 50 + STEP * (ord(name[0]) - ord("a")), 50 + STEP * (int(name[1]) - 1)


@lru_cache(maxsize=512)
def line(first: str, last: str) -> str:
    """Draw a line from the middle of a card to that of the next."""
    (x, y), (to_x, to_y) = middle(first), middle(last)
    return f"M{x} {y}L{to_x} {to_y}"


# Light.


def runs(view: GoldView, light: int | None) -> list[Drawing]:
    """Draw the lit runs: the own light as far as it carries, that of others as thin lines between their lanterns."""
    lit = {card["card"]: card["lanterns"] for card in view["cards"] if card["lanterns"]}
    lines: dict[int, list[str]] = {}
    for first, last in view["passages"]:
        here, there = lit.get(first, ()), lit.get(last, ())
        for seat in here:
            if seat in there or seat == light:
                lines.setdefault(seat, []).append(line(first, last))
        if light is not None and light in there and light not in here:
            lines.setdefault(light, []).append(line(first, last))
    return [run(whole(lines[seat]), seat, own=seat == light) for seat in sorted(lines)]


def run(lines: Markup, seat: int, *, own: bool) -> Drawing:
    """Draw one seat's lit runs."""
    return OWN_RUN.fill(lines=lines) if own else other_run(seat).fill(lines=lines)


@lru_cache(maxsize=8)
def other_run(seat: int) -> Frame:
    """Draw the lit runs of another seat without their lines."""
    return Frame(path(class_=f"run is-other s{seat + 1}", d=gap("lines")))


# Dangers.


def way(out: WayOut, start: str | None, classes: str) -> Piece:
    """Draw all shortest ways over some cards to the start card."""
    if start is None or not out["passages"]:
        return NOTHING
    lines, tips = [], []
    for first, last in out["passages"]:
        if start in (first, last):
            end, tip = arrow(start, last if first == start else first)
            lines.append(end)
            tips.append(tip)
        else:
            lines.append(line(first, last))
    return way_frame(classes).fill(lines=whole(lines), tips=whole(tips))


@lru_cache(maxsize=32)
def way_frame(classes: str) -> Frame:
    """Draw a way without its lines."""
    seam, line = path(class_="flee-seam", d=gap("lines")), path(class_="flee", d=gap("lines"))
    return Frame(g(class_=f"way {classes}")[seam, line, gap("tips")])


@lru_cache(maxsize=256)
def arrow(start: str, last: str) -> tuple[str, Markup]:
    """Draw the end of a way, from its last card onto the start card, and the tip of its arrow."""
    (x, y), (from_x, from_y) = middle(start), middle(last)
    to_x, to_y = x + (from_x - x) * 30 // STEP, y + (from_y - y) * 30 // STEP
    angle = {(0, -1): 0, (1, 0): 90, (0, 1): 180, (-1, 0): 270}[(from_x - x) // STEP, (from_y - y) // STEP]
    tip = path(class_="flee-tip", transform=f"translate({to_x} {to_y}) rotate({angle})", d="M-15 -6H15L0 17Z")
    return f"M{from_x} {from_y}L{to_x} {to_y}", Markup(tip)


def dangers_left(view: GoldView) -> set[str]:
    """Return what may still come out of a chamber."""
    return {photo["danger"] for photo in view["photos_left"]} - {"quiet"}


def toll(view: GoldView, out: WayOut) -> tuple[int | None, int | None]:
    """Count the figures that would flee from a mummy, the lanterns that a curse would blow out, if one may come."""
    left = dangers_left(view)
    return out["figures"] if "mummy" in left else None, out["lanterns"] if "curse" in left else None


@lru_cache(maxsize=512)
def omen(language: Locale, classes: str, figures: int | None, lanterns: int | None) -> Markup:
    """Draw what a mummy and a curse would do that come from a card; nothing of one that can't come, or does no harm."""
    signs: list[Node] = []
    if figures:
        signs.append(warning("mummy", voice.say(language, "flee", count=figures)))
    if lanterns:
        signs.append(warning("curse", voice.say(language, "blown", count=lanterns)))
    return Markup(span(class_=f"omen {classes}".strip(), aria_hidden="true")[signs]) if signs else NOTHING


def warning(danger: str, text: str) -> Node:
    """Draw a danger with what it would do."""
    return span(class_="sign")[span(class_="medal en en-basalt")[span[glyph(danger)]], em[text]]


def layer(side: int, lines: Node) -> Node:
    """Lay lines over the cards."""
    size = STEP * side - 8
    return svg(class_="routes", viewBox=f"0 0 {size} {size}", aria_hidden="true")[lines]
