"""Tables of plain text, for commands that need no more than the engine and the bots."""

from collections.abc import Sequence

GAP = "  "


def columns(headings: Sequence[str], rows: Sequence[Sequence[str]], left: Sequence[str] = ()) -> str:
    """Write rows under their headings: numbers to the right, and to the left the columns that are named as such."""
    widths = [max(len(row[number]) for row in [headings, *rows]) for number in range(len(headings))]
    lines = [
        GAP.join(
            cell.ljust(width) if heading in left else cell.rjust(width)
            for cell, width, heading in zip(row, widths, headings, strict=True)
        ).rstrip()
        for row in [headings, *rows]
    ]
    return "\n".join(lines) + "\n"
