"""Chances as a picture of how often they came true: a panel a game, a dot with its interval for each tenth."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape

SIDE = 240
"""How wide and high a panel is."""
GAP = 64
LEFT = 56
TOP = 76


@dataclass(frozen=True)
class Bin:
    """Moments of which about the same was said."""

    said: float
    """What chance they were said to have, on average …"""
    true: float
    """… and how often it came true …"""
    low: float
    high: float
    """… with its interval."""
    count: int


def calibration_svg(title: str, panels: Mapping[str, Sequence[Bin]]) -> str:
    """Draw for each game what was said against what came true; on the diagonal both are the same."""
    width = LEFT + len(panels) * (SIDE + GAP)
    height = TOP + SIDE + 60
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" '
        f'font-size="13" role="img"><title>{escape(title)}</title>',
        f'<rect width="{width}" height="{height}" fill="#fffaf0"/>',
        f'<text x="16" y="30" font-size="16" font-weight="bold" fill="#3b2f1e">{escape(title)}</text>',
    ]
    for number, (name, bins) in enumerate(panels.items()):
        parts += panel(name, bins, LEFT + number * (SIDE + GAP))
    return "\n".join([*parts, "</svg>\n"])


def panel(name: str, bins: Sequence[Bin], left: int) -> list[str]:
    """Draw one game."""
    bottom = TOP + SIDE
    parts = [
        f'<text x="{left}" y="{TOP - 14}" fill="#3b2f1e">{escape(name)}</text>',
        f'<rect x="{left}" y="{TOP}" width="{SIDE}" height="{SIDE}" fill="#fdf6e3" stroke="#b8862b"/>',
        f'<line x1="{left}" y1="{bottom}" x2="{left + SIDE}" y2="{TOP}" stroke="#b8862b" stroke-dasharray="2 4"/>',
        f'<text x="{left + SIDE / 2}" y="{bottom + 40}" text-anchor="middle" fill="#6b5a3e">said</text>',
        f'<text x="{left - 38}" y="{TOP + SIDE / 2}" text-anchor="middle" fill="#6b5a3e" '
        f'transform="rotate(-90 {left - 38} {TOP + SIDE / 2})">came true</text>',
    ]
    for share in (0.0, 0.5, 1.0):
        parts += [
            f'<text x="{left + share * SIDE:.0f}" y="{bottom + 18}" font-size="11" text-anchor="middle" '
            f'fill="#6b5a3e">{share:.0%}</text>',
            f'<text x="{left - 6}" y="{bottom - share * SIDE + 4:.0f}" font-size="11" text-anchor="end" '
            f'fill="#6b5a3e">{share:.0%}</text>',
        ]
    for each in bins:
        x = left + each.said * SIDE
        low, high, y = (bottom - share * SIDE for share in (each.low, each.high, each.true))
        said = f"said {each.said:.0%}, came true {each.true:.0%} [{each.low:.0%}–{each.high:.0%}]"
        parts += [
            f'<line x1="{x:.1f}" y1="{low:.1f}" x2="{x:.1f}" y2="{high:.1f}" stroke="#b8862b" stroke-width="4"/>',
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5" fill="#7a1f1f"><title>{said}</title></circle>',
        ]
    return parts
