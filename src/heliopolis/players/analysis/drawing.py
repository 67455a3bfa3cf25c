"""The chances of a game as a drawing: a band of enamel a seat, gold between them, which add up to a hundred.

It is SVG without anything around it. Colours of text are those of the page it stands in, or ink where there is none.
"""

from collections.abc import Iterator, Sequence
from html import escape
from itertools import pairwise
from typing import NamedTuple

from heliopolis.players.analysis.figures import PARTS, Moment, TurningPoint
from heliopolis.players.analysis.report import Analysis
from heliopolis.players.analysis.words import chance_points, curve_in_words, words_in

COLOURS = ("#25359f", "#a33a26", "#876800", "#1f7b80", "#491b52")
MARKS = (
    '<path d="M0 -8L9 7H-9Z"/>',
    '<circle r="8"/><circle r="3.4" fill="#2a2118"/>',
    '<path d="M0 -9L9 0L0 9L-9 0Z"/><path d="M-4 -2H4M-4 2H4" stroke="#2a2118" stroke-width="2"/>',
    '<path d="M-7.5 -7.5H7.5V7.5H-7.5Z"/><path d="M-4 -4L4 4M4 -4L-4 4" stroke="#2a2118" stroke-width="2"/>',
    '<path d="M0 -9L2.4 -3.2L8.6 -2.8L3.8 1.2L5.3 7.3L0 4L-5.3 7.3L-3.8 1.2L-8.6 -2.8L-2.4 -3.2Z"/>',
)
PATTERNS = (
    "",
    '<circle cx="10" cy="10" r="4.5" fill="none" stroke="#fff6dc" stroke-opacity=".38" stroke-width="1.2"/>',
    '<path d="M0 5H20M0 15H20" stroke="#fff6dc" stroke-opacity=".3" stroke-width="1.6"/>',
    '<path d="M6 6L14 14M14 6L6 14" stroke="#fff6dc" stroke-opacity=".34" stroke-width="1.3"/>',
    '<circle cx="10" cy="10" r="2" fill="#fff6dc" fill-opacity=".4"/>',
)
LEFT, RIGHT, TOP, BOTTOM = 40, 12, 34, 30
SHARE_HEIGHT = 17
"""How high a band must be for its share to be written in it."""
SOFT = "var(--ink-soft, #5c5142)"
GOLD = "var(--gold, #b8862b)"
ROMAN = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII", "XIII", "XIV", "XV", "XVI")


class CurveDrawing:
    """Draws the curve of an analysis in a box of some size."""

    def __init__(
        self, analysis: Analysis, names: list[str], language: str, *, width: int, height: int, seat: int = 0
    ) -> None:
        self.analysis = analysis
        self.names = names
        self.language = language
        self.width, self.height = width, height
        self.order = [(seat + number) % analysis.seats for number in range(analysis.seats)]
        """Whose band lies on the floor comes first: its height can be read from the axis."""
        self.inside = width - LEFT - RIGHT
        self.depth = height - TOP - BOTTOM
        self.steps = max(1, len(analysis.entries))

    def x(self, step: int) -> float:
        """Return where a moment stands."""
        return LEFT + self.inside * step / self.steps

    def y(self, parts: int) -> float:
        """Return where a chance stands."""
        return TOP + self.depth * (1 - parts / PARTS)

    def whole(self, points: Sequence[TurningPoint] = (), *, cursor: int | None = None, is_inside: bool = False) -> str:
        """Draw everything: bands, stages, axes, turning points, and a cursor if there is to be one.

        Inside another drawing it is as large as it was meant to be, otherwise as there is room for.
        """
        size = f'width="{self.width}" height="{self.height}" ' if is_inside else ""
        told = escape(curve_in_words(self.analysis, self.names, self.language))
        parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" class="band" {size}viewBox="0 0 {self.width} {self.height}" '
            f'role="img" aria-label="{told}" data-left="{LEFT}" data-inside="{self.inside}" '
            f'data-steps="{self.steps}" font-family="var(--font-text, sans-serif)" font-size="12.5">',
            self.patterns(),
            *self.bands(),
            self.frame(),
            *self.stages(),
            *self.axes(),
            *self.seat_marks(),
            *(self.point(number, point) for number, point in enumerate(points, start=1)),
        ]
        if cursor is not None:
            parts.append(self.cursor(cursor))
        return "".join([*parts, "</svg>"])

    def patterns(self) -> str:
        """Define what tells bands apart for those who see no colours."""
        drawn = [
            f'<pattern id="band-{self.width}-{number}" width="20" height="20" patternUnits="userSpaceOnUse">'
            f"{pattern}</pattern>"
            for number, pattern in enumerate(PATTERNS[: self.analysis.seats])
            if pattern
        ]
        return f"<defs>{''.join(drawn)}</defs>"

    def edge(self, below: int) -> list[tuple[float, float]]:
        """Return the upper edge of so many bands, from the floor up."""
        return [
            (self.x(step), self.y(sum(moment.wins[seat] for seat in self.order[:below])))
            for step, moment in enumerate(self.analysis.moments)
        ]

    def bands(self) -> list[str]:
        """Draw a band for each seat, the uppermost first, and gold between them."""
        parts = [
            f'<rect x="{LEFT}" y="{TOP}" width="{self.inside}" height="{self.depth}" fill="var(--well, #e6dcc8)"/>'
        ]
        for below in range(self.analysis.seats, 0, -1):
            seat = self.order[below - 1]
            line = " ".join(f"{x:.1f},{y:.1f}" for x, y in self.edge(below))
            area = f"{line} {LEFT + self.inside:.1f},{TOP + self.depth} {LEFT},{TOP + self.depth}"
            parts.append(f'<polygon points="{area}" fill="{COLOURS[seat]}"/>')
            if PATTERNS[seat]:
                parts.append(f'<polygon points="{area}" fill="url(#band-{self.width}-{seat})"/>')
            if below < self.analysis.seats or self.analysis.seats == 1:
                seam = 'fill="none" stroke-linejoin="round"'
                parts.append(
                    f'<polyline points="{line}" {seam} stroke="#281600" stroke-opacity=".5" stroke-width="4"/>'
                )
                parts.append(f'<polyline points="{line}" {seam} stroke="#e9cd84" stroke-width="2.2"/>')
        return parts

    def frame(self) -> str:
        """Draw the gold around all bands."""
        place = f'x="{LEFT}" y="{TOP}" width="{self.inside}" height="{self.depth}" rx="4"'
        return f'<rect {place} fill="none" stroke="{GOLD}" stroke-width="2.5"/>'

    def stages(self) -> list[str]:
        """Draw a line where a stage of the game begins, and its number below."""
        marks = self.analysis.marks
        if not marks:
            return []
        parts = [
            f'<line x1="{self.x(step):.1f}" x2="{self.x(step):.1f}" y1="{TOP}" y2="{TOP + self.depth}" '
            'stroke="#fff6dc" stroke-width="1.4" stroke-dasharray="1 4" stroke-linecap="round"/>'
            for step in marks
        ]
        ends = [0, *marks, self.steps]
        for number, (first, end) in enumerate(pairwise(ends)):
            if self.x(end) - self.x(first) > 40:
                middle = (self.x(first) + self.x(end)) / 2
                parts.append(self.text(middle, self.height - 10, ROMAN[number], anchor="middle"))
        return parts

    def axes(self) -> list[str]:
        """Draw what the heights mean, and how many steps there are."""
        parts = [
            self.text(LEFT - 6, self.y(share * PARTS // 100) + 4, str(share), anchor="end") for share in (0, 50, 100)
        ]
        parts.append(
            f'<line x1="{LEFT}" x2="{LEFT + self.inside}" y1="{self.y(PARTS // 2):.1f}" y2="{self.y(PARTS // 2):.1f}" '
            'stroke="#fff6dc" stroke-opacity=".35"/>'
        )
        parts.append(self.text(LEFT, self.height - 10, "0", anchor="middle"))
        parts.append(self.text(LEFT + self.inside, self.height - 10, str(self.steps), anchor="end"))
        return parts

    def seat_marks(self) -> list[str]:
        """Draw whose band is whose, where it begins."""
        first: Moment = self.analysis.moments[0]
        parts: list[str] = []
        below = 0
        for seat in self.order:
            share = first.wins[seat]
            if share * self.depth > 18 * PARTS:
                middle = self.y(below + share // 2)
                parts.append(f'<g transform="translate({LEFT + 16} {middle:.1f})" fill="#fffaf0">{MARKS[seat]}</g>')
            below += share
        return parts

    def point(self, number: int, point: TurningPoint) -> str:
        """Draw a turning point above the bands: a disc for a good choice, a lozenge for a slip."""
        x = self.x(point.step)
        good = point.gain > 0
        shape = (
            '<circle r="11" fill="#d8efe2" stroke="#14694d" stroke-width="1.6"/>'
            if good
            else '<path d="M0 -13L13 0L0 13L-13 0Z" fill="#f9ddd2" stroke="#98301b" stroke-width="1.6"/>'
        )
        return (
            f'<g class="turning" data-step="{point.step}" transform="translate({x:.1f} 16)">'
            f"<title>{chance_points(point.gain, self.language)}</title>{shape}"
            f'<text y="4.5" text-anchor="middle" font-weight="700" fill="#2a2118">{number}</text></g>'
        )

    def cursor(self, step: int) -> str:
        """Draw where one is."""
        return (
            f'<g class="cursor" transform="translate({self.x(step):.1f} 0)">'
            f'<line y1="{TOP}" y2="{TOP + self.depth}" stroke="#1e1000" stroke-opacity=".6" stroke-width="5"/>'
            f'<line y1="{TOP}" y2="{TOP + self.depth}" stroke="#fff8e4" stroke-width="2.6"/>'
            f'<path d="M-7 {TOP + self.depth}H7V{TOP + self.depth + 8}L0 {TOP + self.depth + 14}'
            f'L-7 {TOP + self.depth + 8}Z" fill="#fff3cf" stroke="#8a6420" stroke-width="2"/>'
            f"{''.join(self.shares(step))}</g>"
        )

    def shares(self, step: int) -> Iterator[str]:
        """Write beside the cursor which share each band has, where it is high enough for a figure."""
        is_late = step > self.steps * 0.9
        below = 0
        for seat in self.order:
            parts = self.analysis.moments[step].wins[seat]
            if self.depth * parts >= SHARE_HEIGHT * PARTS:
                yield (
                    f'<text x="{-9 if is_late else 9}" y="{self.y(below + parts // 2) + 4.5:.1f}" font-weight="700" '
                    f'text-anchor="{"end" if is_late else "start"}" fill="#fff8e4" stroke="#1e1000" '
                    f'stroke-width="2.4" paint-order="stroke">{round(100 * parts / PARTS)}</text>'
                )
            below += parts

    def text(self, x: float, y: float, said: str, *, anchor: str) -> str:
        """Draw some text."""
        return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{SOFT}">{escape(said)}</text>'


PICTURE = 960
ROW = 34
LARGEST = 1.25
"""By how much a small board is made larger at most."""


class Panel(NamedTuple):
    """A drawing that stands in a picture: what it is made of, how large it is, and what it shows in words."""

    drawing: str
    width: float
    height: float
    told: str


NO_PANEL = Panel("", 0, 0, "")


def picture_svg(
    analysis: Analysis,
    names: list[str],
    scores: Sequence[int],
    places: Sequence[int],
    language: str,
    board: Panel = NO_PANEL,
) -> str:
    """Draw a picture to share: how a game ended, the final board and the curve; all of it is told in words, too."""
    words = words_in(language)
    title = escape(analysis.game.info.title)
    order = sorted(range(len(names)), key=lambda seat: places[seat])
    told = words.join([f"{places[seat]}. {names[seat]}, {scores[seat]}" for seat in order])
    rows = "".join(
        f'<g transform="translate(40 {96 + ROW * row})"><g fill="{COLOURS[seat]}">{MARKS[seat]}</g>'
        f'<text x="24" y="6" font-size="19" fill="#2a2118">{places[seat]}. {escape(names[seat])}</text>'
        f'<text x="{PICTURE - 80}" y="6" font-size="19" text-anchor="end" fill="#2a2118">{scores[seat]}</text></g>'
        for row, seat in enumerate(order)
    )
    shown, below = in_picture(board, 84 + ROW * len(names))
    curve = CurveDrawing(analysis, names, language, width=PICTURE - 40, height=320)
    height = below + 350
    said = [analysis.game.info.title, told, board.told, curve_in_words(analysis, names, language)]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {PICTURE} {height:g}" role="img" '
        f'font-family="Georgia, serif"><title>{title}</title><desc>{escape(". ".join(filter(None, said)))}</desc>'
        f'<rect width="{PICTURE}" height="{height:g}" fill="#fbf7ec"/>'
        f'<rect x="6" y="6" width="{PICTURE - 12}" height="{height - 12:g}" rx="8" fill="none" stroke="#b8862b" '
        f'stroke-width="3"/><circle cx="{PICTURE - 52}" cy="48" r="20" fill="#d08f22"/>'
        f'<circle cx="{PICTURE - 52}" cy="48" r="12" fill="none" stroke="#fbf7ec" stroke-width="2.4"/>'
        f'<text x="28" y="56" font-size="30" fill="#2a2118">{title}</text>{rows}{shown}'
        f'<g transform="translate(20 {below:g})">{curve.whole(is_inside=True)}</g></svg>\n'
    )


def in_picture(board: Panel, top: float) -> tuple[str, float]:
    """Draw a board in the middle of a picture, below some place; return it, and where what follows begins."""
    if not board.drawing:
        return "", top
    scale = min(LARGEST, (PICTURE - 80) / board.width)
    left = (PICTURE - board.width * scale) / 2
    drawn = f'<g transform="translate({left:.1f} {top + 6:g}) scale({scale:.3f})">{board.drawing}</g>'
    return drawn, round(top + 6 + board.height * scale + 18)
