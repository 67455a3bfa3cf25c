"""The ledger of an epoch, laid on the board at its end: a row a seat, a column a line."""

from collections.abc import Sequence

from htpy import Node, b, caption, span, svg, table, tbody, td, th, thead, tr, use as use_element
from markupsafe import Markup

from heliopolis.language import signed
from heliopolis.tables.looks import Told
from heliopolis.web.boards.ra.kinds import ENAMELS
from heliopolis.web.boards.ra.scene import RaScene, board_words
from heliopolis.web.pieces import SPRITE, seat_mark, tile

COLUMNS = {
    "gods": ("gods", "god"),
    "pharaohs": ("pharaohs", "pharaoh"),
    "nile": ("nile", "flood"),
    "civilisations": ("civilisations", "writing"),
    "gold": ("gold", "gold"),
    "monuments": ("monuments", "sphinx"),
    "same": ("monuments", "sphinx"),
    "suns": ("suns", ""),
    "floor": ("floor", ""),
}
"""Under which column each score line stands, and the piece over it."""


SUN = Markup(span(class_="sun")[svg(viewBox="0 0 64 64", aria_hidden="true")[use_element(href=f"{SPRITE}#sun")]])
"""A sun of no number."""


def ledger(scene: RaScene, lines: Sequence[Told]) -> Markup:
    """Draw what each seat scores; columns in which nobody does are left out."""
    say = board_words(scene.language).say
    used = list(dict.fromkeys(COLUMNS[name] for name in COLUMNS if any(line.name == name for line in lines)))
    return Markup(
        table(class_="epoch-led")[
            caption(class_="vh")[say("ledger")],
            thead[tr[td, [heading(say(f"ledger-{column}"), head(column, piece)) for column, piece in used], td]],
            tbody[[row(scene, seat, [column for column, _ in used], lines) for seat in range(len(scene.names))]],
        ]
    )


def heading(name: str, piece: Markup) -> Node:
    """Draw the head of a column."""
    return th(scope="col")[piece, span[name]]


def head(column: str, piece: str) -> Markup:
    """Draw the piece over a column."""
    if piece:
        return tile(piece, ENAMELS[piece], "")
    return SUN if column == "suns" else Markup()


def row(scene: RaScene, seat: int, columns: list[str], lines: Sequence[Told]) -> Markup:
    """Draw a seat's row."""
    mine = [line for line in lines if line.seat == seat]
    points = {column: [line.points or 0 for line in mine if COLUMNS[line.name][0] == column] for column in columns}
    total = sum(line.points or 0 for line in mine)
    cells = [
        td(class_="minus" if sum(each) < 0 else None)[signed(sum(each)) if each else ""] for each in points.values()
    ]
    return Markup(tr[th(scope="row")[seat_mark(seat), scene.names[seat]], cells, td[b[signed(total)]]])
