"""A board of the terminal as a picture of small numbers, which libraries call `rgb_array`.

Words are set in the letters that Pillow brings along, each word from its first cell on; all else is drawn here. So a
picture is the same on every machine. All have the same size, as those who make films of them want it.
"""

from functools import lru_cache
from typing import Any
from unicodedata import normalize

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageDraw, ImageFont
from rich.color import blend_rgb
from rich.color_triplet import ColorTriplet
from rich.console import Console, RenderableType
from rich.segment import Segment
from rich.style import Style
from rich.terminal_theme import SVG_EXPORT_THEME as THEME

from heliopolis.envs.glyphs import AREAS, DOUBLE, LINES, SHADES, THICK, THIN

ROWS = 32
"""Of a picture; a board that is higher makes its picture higher."""
FINE = 2
"""It is drawn so many times larger, and made smaller in the end: that smooths its lines."""
ACROSS, HIGH = 9 * FINE, 20 * FINE
"""The size of a cell."""
LETTERS = 15 * FINE
BASE = 0.74
"""How deep in its cell a letter stands."""
DIM = 0.45
"""How far dim signs fade into what is behind them."""
BEYOND_ASCII = "·°…’"
"""The letters that Pillow brings along beside those of ASCII; accents are left out."""
DRAWN = {*LINES, *DOUBLE, *AREAS, *SHADES}


def picture(console: Console, board: RenderableType) -> npt.NDArray[np.uint8]:
    """Draw a board."""
    lines = console.render_lines(board)
    rows = max(ROWS, len(lines))
    image = Image.new("RGB", ((console.width + 2) * ACROSS, rows * HIGH), THEME.background_color)
    pen = ImageDraw.Draw(image)
    for row, line in enumerate(lines, (rows - len(lines)) // 2):
        write_line(pen, line, row * HIGH)
    return np.array(image.reduce(FINE))


def write_line(pen: Any, line: list[Segment], top: int) -> None:
    """Write a line of cells: first what is behind them, as letters may reach over their cell."""
    left = ACROSS
    for text, style, _ in line:
        behind = colours(style)[1]
        right = left + len(text) * ACROSS
        if behind != THEME.background_color:
            pen.rectangle((left, top, right - 1, top + HIGH - 1), fill=behind)
        left = right
    left = ACROSS
    for text, style, _ in line:
        write(pen, text, style, left, top)
        left += len(text) * ACROSS


def write(pen: Any, text: str, style: Style | None, left: int, top: int) -> None:
    """Write signs of one colour: words as words, and each other sign by itself."""
    colour, behind = colours(style)
    word = ""
    for place, sign in enumerate(f"{text} "):
        if sign != " " and sign not in DRAWN:
            word += sign
            continue
        if word:
            write_word(pen, word, colour, left + (place - len(word)) * ACROSS, top, bold=bool(style and style.bold))
            word = ""
        if sign in DRAWN:
            draw_sign(pen, sign, colour, behind, left + place * ACROSS, top)


def write_word(pen: Any, word: str, colour: ColorTriplet, left: int, top: int, bold: bool) -> None:
    """Write a word into its cells: wide letters come smaller, and the others are spaced."""
    plain = "".join(letter for letter in normalize("NFD", word) if letter.isascii() or letter in BEYOND_ASCII)
    room = len(word) * ACROSS
    size = LETTERS
    while size > LETTERS // 2 and letters(size).getlength(plain) > room + ACROSS / 4:
        size -= 1
    space = (room - letters(size).getlength(plain)) / len(plain)
    x = left + space / 2
    for letter in plain:
        pen.text((x, top + HIGH * BASE), letter, colour, letters(size), anchor="ls")
        if bold:
            pen.text((x + FINE / 2, top + HIGH * BASE), letter, colour, letters(size), anchor="ls")
        x += letters(size).getlength(letter) + space


def draw_sign(pen: Any, sign: str, colour: ColorTriplet, behind: ColorTriplet, left: int, top: int) -> None:
    """Draw a sign that is no letter into its cell."""
    if sign in SHADES:
        shade = blend_rgb(behind, colour, SHADES[sign])
        pen.rectangle((left, top, left + ACROSS - 1, top + HIGH - 1), fill=shade)
    for path in AREAS.get(sign, []):
        if len(path) == 4 and path[0][1] == path[1][1]:  # of two cells beside each other nothing may show between them
            (x, y), (right, bottom) = path[0], path[2]
            corners = (left + x * ACROSS, top + y * HIGH, left + right * ACROSS - 1, top + bottom * HIGH - 1)
            pen.rectangle(corners, fill=colour)
        else:
            pen.polygon([(left + x * ACROSS, top + y * HIGH) for x, y in path], fill=colour)
    width = round((THICK if sign in DOUBLE else THIN) * ACROSS)
    for path in LINES.get(DOUBLE.get(sign, sign), []):
        pen.line([(round(left + x * ACROSS), round(top + y * HIGH)) for x, y in path], colour, width)


@lru_cache
def colours(style: Style | None) -> tuple[ColorTriplet, ColorTriplet]:
    """Return the colour of signs, and of what is behind them."""
    style = style or Style.null()
    front = style.color.get_truecolor(THEME) if style.color else THEME.foreground_color
    back = style.bgcolor.get_truecolor(THEME, foreground=False) if style.bgcolor else THEME.background_color
    if style.reverse:
        front, back = back, front
    if style.dim:
        front = blend_rgb(front, back, DIM)
    return front, back


@lru_cache
def letters(size: int) -> Any:
    """Return the letters that Pillow brings along."""
    return ImageFont.load_default(size)
