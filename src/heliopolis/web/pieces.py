"""The pieces every board is made of: glyphs, tiles, seat marks. Drawn once for each look and kept."""

from functools import lru_cache

from htpy import button, span, svg, use as use_element
from markupsafe import Markup

SPRITE = "/static/glyphs.svg"


@lru_cache(maxsize=2048)
def glyph(name: str, classes: str = "glyph", *, sheet: str = SPRITE) -> Markup:
    """Draw a symbol of the sprite, or of a game's own sheet."""
    return Markup(svg(class_=classes, viewBox="0 0 64 64", aria_hidden="true")[use_element(href=f"{sheet}#{name}")])


@lru_cache(maxsize=64)
def picture(name: str, classes: str, box: str) -> Markup:
    """Draw a large symbol in its own proportions."""
    x, y, width, height = box.split(" ")
    figure = use_element(href=f"{SPRITE}#{name}", x=x, y=y, width=width, height=height)
    return Markup(svg(class_=classes, viewBox=box, preserveAspectRatio="xMidYMid slice", aria_hidden="true")[figure])


def poster(name: str) -> Markup:
    """Draw the picture at a game's door."""
    return picture(name, "poster", "0 0 300 270")


@lru_cache(maxsize=1)
def star_ground() -> Markup:
    """Draw the stars behind the prompt."""
    stars = [use_element(href=f"{SPRITE}#ground-stars", x=str(64 * n), width="64", height="80") for n in range(10)]
    return Markup(
        svg(class_="ground", viewBox="0 0 640 80", preserveAspectRatio="xMidYMid slice", aria_hidden="true")[stars]
    )


@lru_cache(maxsize=32)
def seat_mark(seat: int) -> Markup:
    """Draw a seat's mark: colour, shape and pattern."""
    return glyph(f"seat-{seat + 1}", f"seat s{seat + 1}")


def named(label: str) -> dict[str, str]:
    """Name a piece for those who listen; one beside its own name is not read again."""
    return {"role": "img", "aria_label": label} if label else {"aria_hidden": "true"}


@lru_cache(maxsize=1024)
def tile(
    name: str, enamel: str, label: str, *, count: int = 1, key: str = "", came_from: str = "", about: str = ""
) -> Markup:
    """Draw a small tile; several of a kind bear their number."""
    places = {"data_key": key or None, "data_from": came_from or None}
    return Markup(
        span(class_=f"tile en en-{enamel}", **named(label), title=about or None, **places)[
            span(class_="tile-face")[glyph(name)],
            span(class_="count")[str(count)] if count > 1 else None,
        ]
    )


@lru_cache(maxsize=256)
def well(name: str, label: str, *, about: str = "") -> Markup:
    """Draw the empty place of a tile, its figure engraved."""
    return Markup(span(class_="well", **named(label), title=about or None)[glyph(name)])


@lru_cache(maxsize=4096)
def choice(label: str, act: str, *, primary: bool = False, about: str = "") -> Markup:
    """Draw a choice as a button with words."""
    classes = "btn btn-ghost" + (" is-primary" if primary else "")
    return Markup(button(type="button", class_=classes, data_act=act, title=about or None)[label])
