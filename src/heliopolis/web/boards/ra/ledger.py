"""The ledger of an epoch, laid on the board at its end: a row a seat, a column a line."""

from collections.abc import Sequence

from htpy import b, caption, span, table, tbody, td, th, thead, tr
from markupsafe import Markup

from heliopolis.language import signed
from heliopolis.tables.looks import Told
from heliopolis.web.boards.ra.kinds import ENAMELS
from heliopolis.web.boards.ra.scene import RaScene, board_words
from heliopolis.web.boards.ra.suns import sun
from heliopolis.web.pieces import seat_mark, tile

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


def ledger(scene: RaScene, lines: Sequence[Told]) -> Markup:
    """Draw what each seat scores; columns in which nobody does are left out."""
    say = board_words(scene.language).say
    used = list(dict.fromkeys(COLUMNS[name] for name in COLUMNS if any(line.name == name for line in lines)))
    return Markup(
        table(class_="epoch-led")[
            caption(class_="vh")[say("ledger")],
            thead[
                tr[th, [th(scope="col")[head(column, piece), span[say(f"ledger-{column}")]] for column, piece in used]],
                th,
            ],
            tbody[[row(scene, seat, [column for column, _ in used], lines) for seat in range(len(scene.names))]],
        ]
    )


def head(column: str, piece: str) -> Markup:
    """Draw the piece over a column."""
    if piece:
        return tile(piece, ENAMELS[piece], "")
    return sun(13, "") if column == "suns" else Markup()


def row(scene: RaScene, seat: int, columns: list[str], lines: Sequence[Told]) -> Markup:
    """Draw a seat's row."""
    mine = [line for line in lines if line.seat == seat]
    points = {column: [line.points or 0 for line in mine if COLUMNS[line.name][0] == column] for column in columns}
    total = sum(line.points or 0 for line in mine)
    cells = [
        td(class_="minus" if sum(each) < 0 else None)[signed(sum(each)) if each else ""] for each in points.values()
    ]
    return Markup(tr[th(scope="row")[seat_mark(seat), scene.names[seat]], cells, td[b[signed(total)]]])
