"""The signs of the terminal's boards as lines and areas: no font is sure to have them.

A cell is 1 wide and 1 high, from its upper left corner, and twice as high as wide when it is drawn.
"""

from math import cos, pi, sin

Point = tuple[float, float]
Path = list[Point]

LEFT: Point = (0, 0.5)
RIGHT: Point = (1, 0.5)
UP: Point = (0.5, 0)
DOWN: Point = (0.5, 1)
CENTRE: Point = (0.5, 0.5)
THIN = 0.16
THICK = 0.28
"""How wide a line is, in widths of a cell."""


def arms(*ends: Point) -> list[Path]:
    """Return lines from the middle of a cell to its sides."""
    return [[CENTRE, end] for end in ends]


def round_corner(across: Point, along: Point) -> list[Path]:
    """Return the line of a corner that is cut off."""
    return [[across, ((across[0] + 1) / 3, 0.5), (0.5, 0.5 + (along[1] - 0.5) / 3), along]]


def arrow(x: int, y: int) -> list[Path]:
    """Return an arrow in one of eight directions."""
    reach = 0.4 if x and y else 0.45
    tip = (0.5 + x * reach, 0.5 + y * reach / 2)
    tail = (0.5 - x * reach, 0.5 - y * reach / 2)
    head = []
    for turn in (0.75 * pi, -0.75 * pi):
        dx, dy = x * cos(turn) - y * sin(turn), x * sin(turn) + y * cos(turn)
        head.append([tip, (tip[0] + dx * 0.32, tip[1] + dy * 0.16)])
    return [[tail, tip], *head]


def ring(x: float, y: float, radius: float, begin: float = 0, end: float = 2 * pi) -> Path:
    """Return the points of a circle, or of a part of it."""
    steps = 16
    angles = [begin + (end - begin) * step / steps for step in range(steps + 1)]
    return [(x + radius * cos(angle), y + radius * sin(angle) / 2) for angle in angles]


def box(left: float, top: float, right: float, bottom: float) -> Path:
    """Return the corners of a rectangle."""
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


def rays(inner: float, outer: float, count: int = 8) -> list[Path]:
    """Return lines that go out from the middle."""
    angles = [2 * pi * ray / count for ray in range(count)]
    return [[(0.5 + far * cos(a), 0.5 + far * sin(a) / 2) for far in (inner, outer)] for a in angles]


def star(points: int, inner: float, outer: float) -> Path:
    """Return the corners of a star, one of them above."""
    corners = [(outer if corner % 2 == 0 else inner, pi * corner / points - pi / 2) for corner in range(2 * points)]
    return [(0.5 + far * cos(angle), 0.5 + far * sin(angle) / 2) for far, angle in corners]


LINES: dict[str, list[Path]] = {
    "─": arms(LEFT, RIGHT),
    "│": arms(UP, DOWN),
    "┌": arms(RIGHT, DOWN),
    "┐": arms(LEFT, DOWN),
    "└": arms(RIGHT, UP),
    "┘": arms(LEFT, UP),
    "├": arms(UP, DOWN, RIGHT),
    "┤": arms(UP, DOWN, LEFT),
    "┬": arms(LEFT, RIGHT, DOWN),
    "┴": arms(LEFT, RIGHT, UP),
    "┼": arms(LEFT, RIGHT, UP, DOWN),
    "╴": arms(LEFT),
    "╵": arms(UP),
    "╶": arms(RIGHT),
    "╷": arms(DOWN),
    "╭": round_corner(RIGHT, DOWN),
    "╮": round_corner(LEFT, DOWN),
    "╰": round_corner(RIGHT, UP),
    "╯": round_corner(LEFT, UP),
    "╱": [[(0, 1), (1, 0)]],
    "╲": [[(0, 0), (1, 1)]],
    "╳": [[(0, 1), (1, 0)], [(0, 0), (1, 1)]],
    "←": arrow(-1, 0),
    "↑": arrow(0, -1),
    "→": arrow(1, 0),
    "↓": arrow(0, 1),
    "↖": arrow(-1, -1),
    "↗": arrow(1, -1),
    "↘": arrow(1, 1),
    "↙": arrow(-1, 1),
    "×": [[(0.25, 0.42), (0.75, 0.67)], [(0.25, 0.67), (0.75, 0.42)]],
    "−": [[(0.15, 0.55), (0.85, 0.55)]],
    "–": [[(0.15, 0.55), (0.85, 0.55)]],
    "—": [[(0, 0.55), (1, 0.55)]],
    "□": [[*box(0.1, 0.3, 0.9, 0.7), (0.1, 0.3)]],
    "☼": [ring(0.5, 0.5, 0.25), *rays(0.35, 0.5)],
    "☥": [ring(0.5, 0.33, 0.25), [(0.5, 0.45), (0.5, 0.85)], [(0.15, 0.56), (0.85, 0.56)]],
}
"""Signs that are drawn with a pen."""
DOUBLE = dict(zip("═║╔╗╚╝╠╣╦╩╬╞╡╥╨", "─│┌┐└┘├┤┬┴┼├┤┬┴", strict=True))
"""Double lines, drawn as thick ones."""
AREAS: dict[str, list[Path]] = {
    "█": [box(0, 0, 1, 1)],
    "▀": [box(0, 0, 1, 0.5)],
    "▌": [box(0, 0, 0.5, 1)],
    "▐": [box(0.5, 0, 1, 1)],
    **{chr(0x2580 + eighths): [box(0, 1 - eighths / 8, 1, 1)] for eighths in range(1, 8)},
    "■": [box(0.1, 0.3, 0.9, 0.7)],
    "▲": [[(0.5, 0.25), (1, 0.72), (0, 0.72)]],
    "►": [[(0.1, 0.3), (0.95, 0.5), (0.1, 0.7)]],
    "▸": [[(0.25, 0.36), (0.8, 0.5), (0.25, 0.64)]],
    "♦": [star(2, 0.3, 0.6)],
    "✦": [star(4, 0.18, 0.55)],
    "☾": [[*ring(0.5, 0.5, 0.42, -0.75 * pi, 0.75 * pi), *ring(0.3, 0.5, 0.33, 0.55 * pi, -0.55 * pi)]],
    "♛": [[(0.1, 0.72), (0, 0.35), (0.3, 0.52), (0.5, 0.28), (0.7, 0.52), (1, 0.35), (0.9, 0.72)]],
    "⌂": [[(0.5, 0.26), (0.95, 0.48), (0.95, 0.74), (0.05, 0.74), (0.05, 0.48)]],
}
"""Signs that are filled."""
SHADES = {"░": 0.25, "▒": 0.5, "▓": 0.75}
"""Cells that are filled in part: how far their colour covers what is behind it."""
