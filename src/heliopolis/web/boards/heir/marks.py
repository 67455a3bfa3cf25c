"""The pieces of Heir: bidding cards, magic, gods, monuments, tokens; those who place them keep them."""

from functools import lru_cache

from htpy import Node, b, i, span, svg, use as use_element
from markupsafe import Markup

from heliopolis.games.heir.components import GOD_NAMES, MAGIC_NAMES
from heliopolis.games.heir.grid import DIRECTION_NAMES, SPACE_NAMES
from heliopolis.web.board import address_of
from heliopolis.web.pieces import SPRITE, glyph

SHEET = address_of("heir", "glyphs.svg")
OWN = ("bast", "anubis")
"""How the seats' pieces are called: Bast's are round, Anubis' have cut corners."""

GODS = {
    "seshat": ("malachite", "scales", "heir.seshat.1"),
    "geb-and-nut": ("turquoise", "water", "heir.geb.1"),
    "ptah": ("ochre", "arcs", "heir.ptah.1"),
    "ra": ("carnelian", "rays", "heir.ra.1"),
    "wadjet": ("lapis", "stars", "heir.wadjet.1"),
    "pharaoh": ("malachite", "scales", "heir.pharaoh.1"),
    "thoth": ("ivory", "reeds", "heir.thoth.1"),
}
"""Enamel, ground and first paragraph of each god."""

SIGNS = {
    "sun": ("ochre", "rays", "sign-s"),
    "moon": ("lapis", "stars", "sign-m"),
    "crown": ("malachite", "scales", "sign-p"),
}
MAGIC_ENAMELS = (("turquoise", "scales"), ("carnelian", "rays"))
LETTERS = dict(zip(MAGIC_NAMES, "ABCDEFG", strict=True))
STANDEES = {"shrine": (43.0, -23.7, 19.8), "sun-temple": (51.0, -31.5, 23.5), "obelisk": (60.0, -40.2, 27.6)}
"""Size of each standee, its upper edge, and half the width of its shadow."""

EDGE, STEP = 84.0, 69.0
"""Where the grid begins in the drawing of 720 × 720, and how wide a space is."""


def percent(units: float) -> str:
    """Write a length of the drawing as a part of its width."""
    return f"{units / 7.2:.3f}%"


@lru_cache(maxsize=64)
def centre_of(space: str) -> tuple[float, float]:
    """Return the middle of a space in the drawing."""
    number = SPACE_NAMES.index(space)
    return EDGE + STEP * (number % 8 + 0.5), EDGE + STEP * (number // 8 + 0.5)


def centre_of_base(corner: str, side: int) -> tuple[float, float]:
    """Return the middle of the pyramid's base, given its upper left space and how many spaces it has along a side."""
    x, y = centre_of(corner)
    return x + STEP * (side - 1) / 2, y + STEP * (side - 1) / 2


@lru_cache(maxsize=512)
def box(x: float, y: float, size: float) -> str:
    """Say where a piece lies on the board, given its middle."""
    return f"left:{percent(x - size / 2)};top:{percent(y - size / 2)};width:{percent(size)};height:{percent(size)}"


@lru_cache(maxsize=64)
def sign(name: str, classes: str = "glyph") -> Markup:
    """Draw a symbol of the game's own sheet."""
    return glyph(name, classes, sheet=SHEET)


@lru_cache(maxsize=8)
def mark(seat: int) -> Markup:
    """Draw a seat's mark: the cat or the jackal."""
    return sign(f"mark-{OWN[seat]}", f"seat own-{OWN[seat]}")


@lru_cache(maxsize=16)
def ground(name: str) -> Markup:
    """Draw what lies under the figure of a card."""
    return Markup(
        svg(class_="ground", viewBox="0 0 64 80", preserveAspectRatio="xMidYMid slice", aria_hidden="true")[
            use_element(href=f"{SPRITE}#ground-{name}", width="64", height="80")
        ]
    )


# Bidding cards.


def split(card: str) -> tuple[str, str]:
    """Return the number of a bidding card and its sign; the Pharaoh's own have a crown."""
    number, _, symbol = card.partition("-")
    return number, symbol or "crown"


@lru_cache(maxsize=128)
def card_face(card: str, name: str) -> Markup:
    """Draw the face of a bidding card in the hand."""
    number, symbol = split(card)
    return Markup(
        span(class_="tile-face")[
            ground(SIGNS[symbol][1]),
            span(class_="bnum")[sign(f"bid-{symbol}"), b[number]],
            span(class_="tile-name")[name],
        ]
    )


@lru_cache(maxsize=32)
def card_classes(card: str) -> str:
    """Return the classes of a bidding card in the hand."""
    enamel, _, symbol = SIGNS[split(card)[1]]
    return f"tile bcard en en-{enamel} {symbol}"


def small_card(card: str, label: str, *, key: str = "", origin: str = "", classes: str = "") -> Markup:
    """Draw a bidding card that lies open; `origin` says where it may come from."""
    number, symbol = split(card)
    enamel, _, signed = SIGNS[symbol]
    figure = glyph("crook-flail") if symbol == "crown" else sign(f"sign-{symbol}")
    return Markup(
        span(
            class_=f"tile mcard en en-{enamel} {signed} {classes}".strip(),
            role="img",
            aria_label=label,
            data_key=key or None,
            data_from=origin or None,
        )[span(class_="tile-face")[b[number], figure]]
    )


def card_back(label: str, *, key: str = "", origin: str = "", peek: str = "", classes: str = "") -> Markup:
    """Draw a bidding card that lies face down; `peek` is what its own player may see of it."""
    return Markup(
        span(
            class_=f"tile bcard is-back en en-back {classes}".strip(),
            role="img" if label else None,
            aria_label=label or None,
            data_key=key or None,
            data_from=origin or None,
        )[
            span(class_="tile-face")[ground("stars"), sign("sun-and-moon")],
            span(class_="peek")[peek] if peek else None,
        ]
    )


# Magic.


@lru_cache(maxsize=128)
def magic_face(magic: str, name: str, seat: int) -> Markup:
    """Draw the face of a magic card."""
    letter = LETTERS[magic]
    return Markup("{}{}").format(
        span(class_="tile-face")[
            ground(MAGIC_ENAMELS[seat][1]), sign(f"magic-{letter.lower()}"), span(class_="tile-name")[name]
        ],
        b(class_="letter")[letter],
    )


@lru_cache(maxsize=8)
def magic_classes(seat: int) -> str:
    """Return the classes of a seat's magic cards."""
    return f"tile bcard magic en en-{MAGIC_ENAMELS[seat][0]}"


def magic_back(seat: int, label: str, *, key: str, origin: str, peek: str = "", classes: str = "") -> Markup:
    """Draw a seat's magic card that lies face down."""
    enamel, under = MAGIC_ENAMELS[seat]
    return Markup(
        span(
            class_=f"tile bcard is-back en en-{enamel} {classes}".strip(),
            role="img",
            aria_label=label,
            data_key=key,
            data_from=origin,
        )[
            span(class_="tile-face")[ground(under), glyph("paw")],
            span(class_="peek")[peek] if peek else None,
        ]
    )


# Gods.


def god_tile(
    god: str, label: str, about: str, *, key: str = "", origin: str = "", favorite: bool = False, classes: str = ""
) -> Markup:
    """Draw a god small, with its place in the order, and the Ankh if it is a Favorite."""
    number = str(GOD_NAMES.index(god) + 1)
    return Markup(
        span(
            class_=f"tile gtile en en-{GODS[god][0]} {classes}".strip(),
            role="img",
            aria_label=label,
            title=about or None,
            data_key=key or None,
            data_from=origin or None,
        )[
            span(class_="tile-face")[sign(f"god-{god}")],
            i(class_="gn")[number],
            span(class_="ankh")[glyph("ankh")] if favorite else None,
        ]
    )


# Monuments.


@lru_cache(maxsize=64)
def monument_face(kind: str, name: str, moons: int) -> Markup:
    """Draw the face of a monument card."""
    return Markup("{}{}").format(
        span(class_="tile-face")[ground("dunes"), glyph(kind), span(class_="tile-name")[name]],
        span(class_="vp")[[sign("moon-pip", "mp")] * moons],
    )


def monument_tile(kind: str, label: str, *, count: int = 0, key: str = "", origin: str = "") -> Markup:
    """Draw a kind of monument small: claimed cards with their number, or an empty well."""
    if count:
        moving = {"data_key": key or None, "data_from": origin or None}
        face = span(class_="tile en en-sandstone", role="img", aria_label=label, **moving)
        return Markup(
            face[span(class_="tile-face")[glyph(kind)], span(class_="count")[str(count)] if count > 1 else None]
        )
    return Markup(span(class_="well", role="img", aria_label=label)[glyph(kind)])


@lru_cache(maxsize=1024)
def token_figure(kind: str, owner: int | None, arrows: tuple[str, ...], moons: int) -> Markup:
    """Draw a token round its middle, 92 wide: plate, arrows, standee and moons; a blank one has no standee."""
    own = OWN[owner] if owner is not None else "nobody"
    plate = OWN[owner] if owner is not None else "bast"
    parts = []
    for arrow in arrows:
        direction = DIRECTION_NAMES.index(arrow)
        shape = "corner" if direction % 2 else "side"
        parts.append(
            f'<use href="{SHEET}#arrow-{shape}" x="-46" y="-46" width="92" height="92" '
            f'transform="rotate({direction // 2 * 90})"/>'
        )
    drawn = f'<g class="arrows own-{own}">{"".join(parts)}</g>'
    drawn += (
        f'<g class="plate own-{own}"><use href="{SHEET}#plate-{plate}" x="-46" y="-46" width="92" height="92"/></g>'
    )
    if kind:
        size, top, shadow = STANDEES[kind]
        drawn += f'<ellipse class="foot" cx="2" cy="17.5" rx="{shadow}" ry="4.2"/><g class="standee">'
        drawn += f'<use href="{SPRITE}#{kind}" x="{-size / 2}" y="{top}" width="{size}" height="{size}"/></g>'
        first = -3.5 * (moons - 1)
        drawn += "".join(f'<circle class="pip-v" cx="{first + 7 * pip}" cy="22.8" r="2.6"/>' for pip in range(moons))
    return Markup(drawn)


@lru_cache(maxsize=1024)
def token(kind: str, owner: int | None, arrows: tuple[str, ...], moons: int) -> Markup:
    """Draw a token as a picture of its own."""
    return Markup('<svg class="tok" viewBox="-46 -46 92 92" aria-hidden="true">{}</svg>').format(
        token_figure(kind, owner, arrows, moons)
    )


def points_badge(x: float, y: float, points: int, owner: int, *, total: bool = False) -> Markup:
    """Draw points in the colour and shape of whose they are: Bast's in a disc, Anubis' in one with cut corners."""
    radius, down = (20.0, 7.0) if total else (14.5, 5.6)
    classes = f"hit own-{OWN[owner]}" + " is-total" * total
    edge = f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}"/>'
    if OWN[owner] == "anubis":
        edge = f'<path d="{octagon(x, y, radius)}"/>'
    return Markup(f'<g class="{classes}">{edge}<text x="{x:g}" y="{y + down:g}">+{points}</text></g>')


def octagon(x: float, y: float, radius: float) -> str:
    """Return the path of a square with cut corners."""
    cut = radius * 0.586
    straight = 2 * (radius - cut)
    return (
        f"M{x - radius + cut:g} {y - radius:g}h{straight:g}l{cut:g} {cut:g}v{straight:g}l{-cut:g} {cut:g}"
        f"h{-straight:g}l{-cut:g} {-cut:g}v{-straight:g}Z"
    )


def figure(drawn: Node, caption: str, *, place: str = "") -> Node:
    """Draw a piece with a caption; `place` is how pieces call it that come from here."""
    return span(class_="fig", data_place=place or None)[drawn, span(class_="below")[caption]]
