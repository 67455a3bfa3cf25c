"""The ground on which the cards lie: the faces of the pyramid from above, and the stairs out of it."""

from functools import lru_cache

from htpy import path as path_element, svg
from markupsafe import Markup

from heliopolis.web.frames import NOTHING


@lru_cache(maxsize=1)
def courses() -> Markup:
    """Draw the four faces of the pyramid, course by course, as one sees them from above."""
    far = [11 + 19 * number for number in range(12)]
    rings = "".join(f"M{-at} {-at}H{640 + at}V{640 + at}H{-at}Z" for at in far)
    cuts = []
    for number, at in enumerate(far[1:]):
        first = -62 * ((at - 19) // 62) + (31 if number % 2 == 0 else 0)
        for x in range(first, 640 + at - 19, 62):
            cuts.append(f"M{x} {-at}v19M{x} {640 + at}v-19M{-at} {x}h19M{640 + at} {x}h-19")
    mitres = "M-300 -300L-11 -11M940 -300L651 -11M940 940L651 651M-300 940L-11 651"
    return Markup(
        svg(class_="courses", viewBox="0 0 640 640", aria_hidden="true")[
            path_element(class_="course-n", d="M-300 -300H940L640 0H0Z"),
            path_element(class_="course-e", d="M940 -300V940L640 640V0Z"),
            path_element(class_="course-s", d="M940 940H-300L0 640H640Z"),
            path_element(class_="course-w", d="M-300 940V-300L0 0V640Z"),
            path_element(class_="course-line", d=rings),
            path_element(class_="course-cut", d="".join(cuts)),
            path_element(class_="course-line", d=mitres),
            path_element(class_="plinth", d="M-11 -11H651V651H-11Z"),
        ]
    )


@lru_cache(maxsize=64)
def stairs(start: str | None, sides: str) -> Markup:
    """Draw the stairs that lead out of the pyramid."""
    if start is None:
        return NOTHING
    column, row = ord(start[0]) - ord("a"), int(start[1]) - 1
    wall = next((side for side in "swen" if side not in sides), "s")
    steps = path_element(d="M22 0H78V8H22ZM18 8H82V17H18ZM14 17H86V27H14ZM10 27H90V38H10Z")
    return Markup(
        svg(class_=f"stairs to-{wall}", style=f"--row:{row};--col:{column}", viewBox="0 0 100 40", aria_hidden="true")[
            steps
        ]
    )
