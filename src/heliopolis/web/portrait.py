"""The final board of a game as one drawing that stands by itself: SVG with all that it is made of, and its words."""

from functools import lru_cache
from html import escape
from importlib.resources import files
from re import DOTALL, findall, search

from heliopolis.players.analysis.drawing import COLOURS

INK, SOFT, EDGE, WELL = "#2a2118", "#5c5142", "#b8862b", "#e6dcc8"
ENAMELS = {
    "turquoise": "#16858a",
    "lapis": "#213f8c",
    "carnelian": "#b23c24",
    "ochre": "#d08f22",
    "malachite": "#1f6a50",
    "ivory": "#fbf4e2",
    "sandstone": "#e3c796",
    "basalt": "#26272c",
}
PALE = ("ivory", "sandstone", "ochre")
"""Enamels on which figures are dark."""


class Portrait:
    """A drawing that grows piece by piece; pieces come from the sheets of glyphs, and are put into it once each."""

    def __init__(self, game: str, width: float, height: float) -> None:
        self.game = game
        self.width, self.height = width, height
        self.parts: list[str] = []
        self.symbols: dict[str, str] = {}
        self.told: list[str] = []
        """What the drawing shows, in words."""

    def figure(self, name: str, x: float, y: float, size: float, *, ink: str = INK, quarters: int = 0) -> None:
        """Draw a glyph in a square, turned by quarters."""
        self._need(name)
        turned = f' transform="rotate({90 * quarters} {x + size / 2:g} {y + size / 2:g})"' if quarters else ""
        place = f'x="{x:g}" y="{y:g}" width="{size:g}" height="{size:g}"'
        self.parts.append(f'<use href="#{name}" {place} color="{ink}"{turned}/>')

    def seat(self, seat: int, x: float, y: float, size: float) -> None:
        """Draw the mark of a seat."""
        self.figure(f"seat-{seat + 1}", x, y, size, ink=COLOURS[seat])

    def block(
        self, x: float, y: float, width: float, height: float, fill: str, *, rim: str = EDGE, radius: float = 5
    ) -> None:
        """Draw a field with a rim."""
        box = f'x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{radius:g}"'
        self.parts.append(f'<rect {box} fill="{fill}" stroke="{rim}" stroke-width="1.6"/>')

    def tile(self, name: str, enamel: str, x: float, y: float, size: float, *, count: int = 1) -> None:
        """Draw a tile of enamel with its figure; several of a kind bear their number."""
        self.block(x, y, size, size, ENAMELS[enamel])
        ink = INK if enamel in PALE else ENAMELS["ivory"]
        self.figure(name, x + size * 0.12, y + size * 0.12, size * 0.76, ink=ink)
        if count > 1:
            self.parts.append(f'<circle cx="{x + size - 4:g}" cy="{y + size - 4:g}" r="9" fill="{INK}"/>')
            self.text(x + size - 4, y + size, str(count), size=12, ink="#fff6dc")

    def text(self, x: float, y: float, said: str, *, size: float = 15, ink: str = INK, anchor: str = "middle") -> None:
        """Write something."""
        look = f'font-size="{size:g}" fill="{ink}" text-anchor="{anchor}"'
        self.parts.append(f'<text x="{x:g}" y="{y:g}" {look}>{escape(said)}</text>')

    def add(self, drawn: str) -> None:
        """Draw anything else."""
        self.parts.append(drawn)

    def whole(self) -> str:
        """Return the drawing, with the glyphs it is made of."""
        return f"<defs>{''.join(self.symbols.values())}</defs>{''.join(self.parts)}"

    def _need(self, name: str) -> None:
        if name not in self.symbols:
            found = symbol(self.game, name)
            self.symbols[name] = found
            for other in findall(r'href="#([^"]+)"', found):
                self._need(other)


@lru_cache(maxsize=512)
def symbol(game: str, name: str) -> str:
    """Return a glyph of the sheet that all games share, or of a game's own."""
    for sheet in sheets(game):
        found = search(rf'<symbol id="{name}".*?</symbol>', sheet, DOTALL)
        if found:
            return found.group(0)
    raise KeyError(f"no sheet of {game} has a glyph {name!r}")


@lru_cache(maxsize=16)
def sheets(game: str) -> tuple[str, ...]:
    """Return the sheets of glyphs of a game, that of all games first."""
    web = files("heliopolis.web")
    paths = (web / "static" / "glyphs.svg", web / "boards" / game / "glyphs.svg")
    return tuple(path.read_text(encoding="utf-8") for path in paths if path.is_file())
