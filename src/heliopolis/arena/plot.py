"""Ratings as a picture: a dot and a bar for each bot, drawn as SVG."""

from html import escape

from heliopolis.arena.ratings import Standing
from heliopolis.arena.shares import CONFIDENCE

WIDTH = 640
MARGIN = 110
ROW = 36
TOP = 48


def ratings_svg(title: str, standings: list[Standing]) -> str:
    """Draw each bot's rating with its 95 % interval."""
    lows = [each.rating - CONFIDENCE * each.uncertainty for each in standings]
    highs = [each.rating + CONFIDENCE * each.uncertainty for each in standings]
    low, high = min(lows), max(highs)
    scale = (WIDTH - MARGIN - 40) / (high - low or 1.0)
    height = TOP + ROW * len(standings) + 30
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif" '
        f'font-size="14" role="img"><title>{escape(title)}</title>',
        f'<rect width="{WIDTH}" height="{height}" fill="#fffaf0"/>',
        f'<text x="16" y="26" font-weight="bold" fill="#3b2f1e">{escape(title)}</text>',
    ]
    for row, standing in enumerate(standings):
        y = TOP + ROW * row + ROW / 2
        left = MARGIN + (lows[row] - low) * scale
        right = MARGIN + (highs[row] - low) * scale
        middle = MARGIN + (standing.rating - low) * scale
        said = f"{standing.rating:.1f} ± {CONFIDENCE * standing.uncertainty:.1f}"
        parts += [
            f'<text x="16" y="{y + 5:.1f}" fill="#3b2f1e">{escape(standing.bot)}</text>',
            f'<line x1="{left:.1f}" y1="{y:.1f}" x2="{right:.1f}" y2="{y:.1f}" stroke="#b8862b" stroke-width="4"/>',
            f'<circle cx="{middle:.1f}" cy="{y:.1f}" r="6" fill="#7a1f1f"><title>{said}</title></circle>',
            f'<text x="{middle:.1f}" y="{y - 10:.1f}" font-size="11" text-anchor="middle" fill="#6b5a3e">{said}</text>',
        ]
    axis = height - 24
    parts.append(f'<line x1="{MARGIN}" y1="{axis}" x2="{WIDTH - 40}" y2="{axis}" stroke="#6b5a3e"/>')
    for tenth in range(5):
        value = low + (high - low) * tenth / 4
        x = MARGIN + (value - low) * scale
        parts.append(
            f'<text x="{x:.1f}" y="{axis + 16}" font-size="11" text-anchor="middle" fill="#6b5a3e">{value:.0f}</text>'
        )
    return "\n".join([*parts, "</svg>\n"])
