"""The suns: gold discs with numbers, face up, face down, or to be bid."""

from functools import lru_cache

from htpy import b, button, span, svg, use as use_element
from markupsafe import Markup

from heliopolis.web.pieces import SPRITE, named


@lru_cache(maxsize=256)
def sun(number: int, label: str, *, classes: str = "", key: str = "", about: str = "") -> Markup:
    """Draw a sun that lies face up."""
    return Markup(
        span(
            class_=f"sun {classes}".strip(),
            **named(label),
            title=about or None,
            data_key=key or None,
            data_why=f"bid {number}",
        )[
            svg(viewBox="0 0 64 64", aria_hidden="true")[use_element(href=f"{SPRITE}#sun")],
            b(aria_hidden="true")[str(number)],
        ]
    )


@lru_cache(maxsize=256)
def sun_down(label: str, *, number: int = 0, classes: str = "", key: str = "", about: str = "") -> Markup:
    """Draw a sun that lies face down; everybody has seen its number."""
    return Markup(
        span(class_=f"sun sun-down {classes}".strip(), **named(label), title=about or None, data_key=key or None)[
            svg(viewBox="0 0 64 64", aria_hidden="true")[use_element(href=f"{SPRITE}#sun-down")],
            b(aria_hidden="true")[str(number)] if number else None,
        ]
    )


@lru_cache(maxsize=256)
def sun_button(number: int, label: str, act: str, about: str, *, safe: bool) -> Markup:
    """Draw a sun that can be bid, with a line if it is the lowest that nobody can beat."""
    return Markup(
        button(type="button", class_="sun is-legal", aria_label=label, title=about, data_act=act)[
            svg(viewBox="0 0 64 64", aria_hidden="true")[use_element(href=f"{SPRITE}#sun")],
            b(aria_hidden="true")[str(number)],
            span(class_="safe") if safe else None,
        ]
    )
