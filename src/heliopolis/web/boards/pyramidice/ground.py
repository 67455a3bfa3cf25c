"""What stands still at Giza: the sky with the rising sun, and the masonry of the floors."""

from functools import lru_cache
from math import cos, pi, sin

from htpy import circle, div, g, path as path_element, svg
from markupsafe import Markup

SLOPES = {1: 9.6, 2: 4.8, 3: 3.2}
"""How far a floor of a side leans in at its top, in hundredths of its width."""
CHEEKS = {1: 20, 2: 15, 3: 13}
"""How wide the masonry is beside the dice."""


@lru_cache(maxsize=1)
def sky() -> Markup:
    """Draw the sun behind the pyramids and its rays."""
    x, y = 332, 194
    rays = "".join(
        f"M{x + 56 * cos(angle):.1f} {y - 56 * sin(angle):.1f}L{x + 420 * cos(angle):.1f} {y - 420 * sin(angle):.1f}"
        for angle in (pi * step / 45 for step in range(1, 45))
    )
    return Markup(
        div(class_="sky", aria_hidden="true")[
            svg(viewBox="0 0 492 392", preserveAspectRatio="xMidYMid slice")[
                path_element(class_="rays", d=rays),
                g(class_="sun-disc")[circle(cx=str(x), cy=str(y), r="47"), circle(cx=str(x), cy=str(y), r="38")],
            ]
        ]
    )


@lru_cache(maxsize=8)
def masonry(side: int) -> Markup:
    """Draw the stones of a floor, which leans inwards; its dice lie in the middle."""
    slope, cheek = SLOPES[side], CHEEKS[side]
    courses = 2 * side
    joints = []
    for course in range(courses):
        y = 100 * course / courses
        edge = slope * (1 - y / 100)
        if course:
            joints.append(f"M{edge:.1f} {y:.1f}H{cheek}M{100 - cheek} {y:.1f}H{100 - edge:.1f}")
        x = cheek * (0.8 if course % 2 == 0 else 0.62)
        joints.append(f"M{x:.1f} {y:.1f}V{y + 100 / courses:.1f}M{100 - x:.1f} {y:.1f}V{y + 100 / courses:.1f}")
    outline = f"M{slope} 0H{100 - slope}L100 100H0Z"
    shade = f"M{100 - cheek} 0H{100 - slope}L100 100H{100 - cheek}Z"
    return Markup(
        svg(class_="masonry", viewBox="0 0 100 100", preserveAspectRatio="none", aria_hidden="true")[
            path_element(class_="m-face", d=outline),
            path_element(class_="m-shade", d=shade),
            path_element(class_="m-joint", d="".join(joints)),
            path_element(class_="m-line", d=outline),
        ]
    )
