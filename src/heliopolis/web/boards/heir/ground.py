"""What lies still under the pieces: the grid with the Nile, and the horizon round it."""

from functools import lru_cache

from htpy import svg
from markupsafe import Markup

from heliopolis.games.heir.grid import SPACE_NAMES
from heliopolis.games.heir.view import SunView
from heliopolis.web.boards.heir.marks import EDGE, OWN, SHEET, STEP, centre_of
from heliopolis.web.frames import NOTHING, Drawing, Frame, gap, join

SUNS = ((360, 42), (678, 42), (678, 360), (678, 678), (360, 678), (42, 678), (42, 360), (42, 42))
"""Where the eight suns stand round the board, the first one at the top."""
ASIDE = ((54, 0), (0, 54), (0, 54), (0, -54), (-54, 0), (0, -54), (0, -54), (0, 54))
"""How far the sun marker slides aside for a disc, where neither a corner's points nor the names of spaces stand."""
BONUSES = ((579, 27), (559, 663), (83, 663), (83, 27))
"""Where the corners' points stand, beside suns 2, 4, 6 and 8."""
HORIZON = Frame(
    svg(class_="board-svg over", viewBox="0 0 720 720", aria_hidden="true")[gap("light"), gap("chains"), gap("bonuses")]
)


@lru_cache(maxsize=8)
def ground(nile: tuple[str, ...], side: int) -> Markup:
    """Draw the grid with the Nile; a smaller board leaves the lower right of its bed empty."""
    return Markup(
        '<svg class="board-svg" viewBox="0 0 720 720" aria-hidden="true"><defs>{}</defs>'
        '<rect class="horizon" x="42" y="42" width="636" height="636" rx="26"/>'
        '<rect class="rim-shadow" x="77" y="79" width="566" height="566" rx="10"/>'
        '<rect x="78" y="78" width="564" height="564" rx="9" fill="url(#heir-rim)"/>'
        '<rect class="bed" x="82" y="82" width="556" height="556" rx="5"/>'
        '<g clip-path="url(#heir-grid)"><use href="{}#spaces"/>{}{}</g></svg>'
    ).format(definitions(side), SHEET, river(nile, side), grooves())


@lru_cache(maxsize=4)
def definitions(side: int) -> Markup:
    """Define the gold of the rim, and the edge of the grid."""
    width = side * STEP
    stops = ((0, "#f6e3a8"), (0.3, "#cfa246"), (0.58, "#a0742a"), (0.82, "#e2c06b"), (1, "#b98a35"))
    rim = "".join(f'<stop offset="{offset}" stop-color="{colour}"/>' for offset, colour in stops)
    return Markup(
        f'<linearGradient id="heir-rim" x1="0" y1="0" x2="1" y2="1">{rim}</linearGradient>'
        f'<clipPath id="heir-grid"><rect x="84" y="84" width="{width:g}" height="{width:g}" rx="4"/></clipPath>'
    )


def grooves() -> Markup:
    """Draw the lines between spaces, over the river too."""
    lines = "".join(f"M{EDGE + STEP * n:g} 84V636M84 {EDGE + STEP * n:g}H636" for n in range(1, 8))
    return Markup(f'<g class="grooves"><path d="{lines}"/></g>')


def river(nile: tuple[str, ...], side: int) -> Markup:
    """Draw the Nile through its spaces: it bends, flows on over the edge, and fills where four spaces meet."""
    wet = {SPACE_NAMES.index(space) for space in nile}
    path = "".join(reach(space, wet, side) for space in sorted(wet))
    pools = "".join(
        f"M{EDGE + STEP * (space % 8 + 0.5):g} {EDGE + STEP * (space // 8 + 0.5):g}h69v69h-69Z"
        for space in sorted(wet)
        if space % 8 < 7 and {space + 1, space + 8, space + 9} <= wet
    )
    under = "".join(f'<use class="{name}" href="#heir-nile"/>' for name in ("n-land", "n-bank", "n-water"))
    pool = f'<path class="n-pool" d="{pools}"/>' if pools else ""
    lines = "".join(f'<use class="{name}" href="#heir-nile"/>' for name in ("n-l1", "n-l2", "n-l3", "n-l4"))
    return Markup(f'<g class="nile"><defs><path id="heir-nile" d="{path}"/></defs>{under}{pool}{lines}</g>')


def reach(space: int, wet: set[int], side: int) -> str:
    """Draw the river in one space: from each side on which it goes on to the middle, or round the bend."""
    x, y = centre_of(SPACE_NAMES[space])
    half = STEP / 2
    column, row = space % 8, space // 8
    ways = []
    for dx, dy, inside in ((0, -1, row > 0), (1, 0, column < 7), (0, 1, row < 7), (-1, 0, column > 0)):
        if inside and space + dx + 8 * dy in wet:
            ways.append((dx, dy))
    if len(ways) == 1 and (-ways[0][0], -ways[0][1]) in edges_of(column, row, side - 1):
        ways.append((-ways[0][0], -ways[0][1]))
    ends = [f"{x + half * dx:g} {y + half * dy:g}" for dx, dy in ways]
    if len(ends) == 2:
        return f"M{ends[0]}Q{x:g} {y:g} {ends[1]}"
    return "".join(f"M{end}L{x:g} {y:g}" for end in ends) or f"M{x:g} {y:g}h.1"


def edges_of(column: int, row: int, last: int) -> set[tuple[int, int]]:
    """Return the sides of a space at which the board ends."""
    ends = {(0, -1): row == 0, (1, 0): column == last, (0, 1): row == last, (-1, 0): column == 0}
    return {side for side, at_edge in ends.items() if at_edge}


# The horizon.


def horizon(suns: list[SunView], now: int, corners: list[int], pyramid: list[int]) -> Drawing:
    """Draw the light of this round's sun, the chains of discs, and what each corner is worth."""
    owners = [sun["owner"] for sun in suns]
    chains = [
        link(number, owner) if owner is not None and owner == owners[(number + 1) % 8] else NOTHING
        for number, owner in enumerate(owners)
    ]
    bonuses = [bonus(level, points, bonus_state(level, now, pyramid)) for level, points in enumerate(corners)]
    return HORIZON.fill(light=sunlight(now) if now else NOTHING, chains=join(chains), bonuses=join(bonuses))


@lru_cache(maxsize=8)
def sunlight(now: int) -> Markup:
    """Draw the rays of this round's sun, fading outwards: the dashes of a broad ring."""
    x, y = SUNS[now - 1]
    return Markup(
        f'<defs><radialGradient id="heir-light" gradientUnits="userSpaceOnUse" cx="{x}" cy="{y}" r="250">'
        '<stop class="ray-0" offset="0"/><stop class="ray-1" offset="1"/></radialGradient>'
        '<clipPath id="heir-frame"><path clip-rule="evenodd" d="M-90 -90H810V810H-90ZM76 76V644H644V76Z"/>'
        "</clipPath></defs>"
        f'<circle class="sunrays" clip-path="url(#heir-frame)" stroke="url(#heir-light)" cx="{x}" cy="{y}" r="148"/>'
    )


@lru_cache(maxsize=16)
def link(number: int, owner: int) -> Markup:
    """Draw the link between a disc and the next one of the same seat."""
    (x, y), (to_x, to_y) = SUNS[number], SUNS[(number + 1) % 8]
    line = f"M{x} {y}L{to_x} {to_y}"
    return Markup(f'<path class="link-edge" d="{line}"/><path class="link own-{OWN[owner]}" d="{line}"/>')


def bonus_state(level: int, now: int, pyramid: list[int]) -> str:
    """Tell how a corner looks: to come, paid in this round, or won by a seat."""
    if level < len(pyramid):
        return f"is-won own-{OWN[pyramid[level]]}"
    return "is-now" if now == 2 * (level + 1) else ""


@lru_cache(maxsize=128)
def bonus(level: int, points: int, state: str) -> Markup:
    """Draw what a corner pays."""
    x, y = BONUSES[level]
    return Markup(
        f'<g class="bonus {state}"><rect x="{x}" y="{y}" width="58" height="30" rx="15"/><g class="bonus-g">'
        f'<use href="{SHEET}#corner-pyramid" x="{x + 5}" y="{y + 4}" width="22" height="22"/></g>'
        f'<text x="{x + 41}" y="{y + 21}">+{points}</text></g>'
    )
