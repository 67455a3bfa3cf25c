"""The pieces of the pyramid: cards by their open sides, figures, lanterns, treasures, photos, prices."""

from functools import lru_cache

from htpy import b, span, svg, use as use_element
from markupsafe import Markup

from heliopolis.web.board import address_of
from heliopolis.web.pieces import SPRITE, glyph

SHEET = address_of("gold", "glyphs.svg")

TURNS = {
    "nesw": ("crossing", 0),
    **{sides: ("junction", turn) for turn, sides in enumerate(("nes", "esw", "nsw", "new"))},
    **{sides: ("corner", turn) for turn, sides in enumerate(("ne", "es", "sw", "nw"))},
    **{sides: ("straight", turn) for turn, sides in enumerate(("ns", "ew"))},
    **{sides: ("dead-end", turn) for turn, sides in enumerate("nesw")},
}
"""The shape of a card by its open sides, and by how many quarters its drawing is turned to lie like that."""

STAIRS = {"new": 0, "nes": 1, "esw": 2, "nsw": 3}
"""By how many quarters the start card is turned so that its stairs lead out of the pyramid."""

ENAMELS = {"bust": "ivory", "low": "malachite", "high": "carnelian"}
EMBLEMS = ("lotus", "wadjet", "falcon", "ibis", "crown")
ROOMS = {
    "lotus": ("turquoise", "water"),
    "wadjet": ("lapis", "stars"),
    "falcon": ("carnelian", "rays"),
    "ibis": ("malachite", "scales"),
    "crown": ("ochre", "arcs"),
}
"""The enamel and the ground of a chamber by its emblem."""
DEEDS = {
    "move": ("act-move", "sandstone"),
    "reveal": ("act-reveal", "turquoise"),
    "turn": ("act-turn", "malachite"),
    "open": ("act-turn", "malachite"),
    "lay": ("act-lantern", "ochre"),
    "lift": ("act-lantern", "ochre"),
    "take": ("act-take", "carnelian"),
    "drop": ("act-drop", "carnelian"),
    "steal": ("act-steal", "basalt"),
}
"""The picture of each deed, and its enamel."""
PHOTOS = {"mummy": (1, 2), "curse": (1, 2), "quiet": (3,)}
"""For how many treasures there are photos with each danger; others bear their number."""


def draw(name: str, classes: str, *, box: int = 64, quarters: int | None = None) -> Markup:
    """Draw a symbol of the sheet, turned by quarters."""
    style = None if quarters is None else f"rotate:{90 * quarters}deg"
    drawing = use_element(href=f"{SHEET}#{name}")
    return Markup(svg(class_=classes, style=style, viewBox=f"0 0 {box} {box}", aria_hidden="true")[drawing])


# Cards.


@lru_cache(maxsize=256)
def face(kind: str, sides: str, classes: str = "face") -> Markup:
    """Draw the face or back of a card."""
    if kind in ("hidden", "fallen"):
        return draw("card-back" if kind == "hidden" else "card-rubble", classes, box=100)
    if kind == "start":
        return draw("card-start", classes, box=100, quarters=STAIRS.get(sides, 0))
    shape, quarters = TURNS[sides]
    return draw(f"card-{'chamber-' if kind == 'chamber' else ''}{shape}", classes, box=100, quarters=quarters)


@lru_cache(maxsize=64)
def emblem_of(name: str) -> str:
    """Return the emblem of the chamber on a card."""
    return EMBLEMS[(ord(name[0]) + 2 * int(name[1])) % len(EMBLEMS)]


@lru_cache(maxsize=16)
def room(emblem: str) -> Markup:
    """Draw what is inside a chamber; its emblem stays upright however the card lies."""
    ground = use_element(href=f"{SPRITE}#ground-{ROOMS[emblem][1]}", width="64", height="80")
    drawn = svg(class_="ground", viewBox="0 0 64 80", preserveAspectRatio="xMidYMid slice", aria_hidden="true")[ground]
    return Markup(span(class_="room")[drawn]) + draw(f"emblem-{emblem}", "emblem")


# Pieces.


@lru_cache(maxsize=64)
def figure(kind: str, seat: int) -> Markup:
    """Draw an archaeologist or a porter."""
    return draw(f"piece-{kind}-{seat + 1}", "figure")


@lru_cache(maxsize=64)
def lantern(seat: int, classes: str = "") -> Markup:
    """Draw a lantern."""
    return draw(f"lantern-{seat + 1}", f"lamp p{seat + 1} {classes}".strip())


def symbol_of(name: str) -> tuple[str, str]:
    """Return the drawing of a treasure, and its enamel; other editions have more values than drawings."""
    if name == "bust":
        return "treasure-bust", ENAMELS["bust"]
    low = int(name.removeprefix("treasure-")) < 3
    return ("treasure-2", ENAMELS["low"]) if low else ("treasure-3", ENAMELS["high"])


@lru_cache(maxsize=1024)
def token(
    name: str,
    points: int | None,
    label: str,
    *,
    about: str = "",
    classes: str = "",
    key: str = "",
    also: str = "",
    quiet: bool = False,
) -> Markup:
    """Draw a treasure with its points, and what it is good for; a quiet one is told of elsewhere.

    `also` is a choice that the prompt offers, and that a click here makes, too.
    """
    symbol, enamel = symbol_of(name)
    named = {"aria_hidden": "true"} if quiet or not label else {"role": "img", "aria_label": label}
    style = f"token en en-{enamel} {classes}".strip()
    return Markup(
        span(
            class_=style,
            title=f"{label}. {about}" if about else label or None,
            data_key=key or None,
            data_also=also or None,
            **named,
        )[
            span(class_="tile-face")[glyph(symbol, sheet=SHEET)],
            None if points is None else b(aria_hidden="true")[str(points)],
        ]
    )


@lru_cache(maxsize=64)
def treasure_well(name: str) -> Markup:
    """Draw the empty place of a treasure."""
    return Markup(span(class_="well")[glyph(symbol_of(name)[0], sheet=SHEET)])


def photo(danger: str, count: int, label: str, about: str) -> Markup:
    """Draw a photo: what it shows besides treasures, and how many of these."""
    drawn = [number for number in PHOTOS[danger] if number == count]
    known = drawn[0] if drawn else PHOTOS[danger][0]
    number = None if drawn else b[str(count)]
    return Markup(
        span(class_="print", role="img", aria_label=label, title=f"{label}. {about}")[
            draw(f"photo-{known}-{danger}", "photo"), number
        ]
    )


@lru_cache(maxsize=1)
def kept_photo() -> Markup:
    """Draw a photo that somebody keeps: it lies face up, but what it shows matters no more."""
    return Markup(span(class_="print is-kept", aria_hidden="true")[draw("photo-well", "photo")])


@lru_cache(maxsize=64)
def coin(figure_kind: str, actions: int, classes: str = "") -> Markup:
    """Draw a price in actions: a sun for the archaeologist, a stone block for the porter."""
    letter = "a" if figure_kind == "archaeologist" else "p"
    disc = svg(viewBox="0 0 64 64")[use_element(href=f"{SPRITE}#sun")] if letter == "a" else None
    return Markup(
        span(class_=f"coin is-{letter} {classes}".strip(), aria_hidden="true")[disc, b[str(actions) if actions else ""]]
    )


@lru_cache(maxsize=32)
def deed(verb: str, count: int = 0) -> Markup:
    """Draw the picture of a deed."""
    name, enamel = DEEDS[verb]
    number = span(class_="count")[str(count)] if count else None
    return Markup(span(class_=f"tile en en-{enamel}")[span(class_="tile-face")[glyph(name, sheet=SHEET)], number])
