"""Under the Sphinx and beside it: the rest tiles, the Quarry with its dice, and the supply."""

from collections.abc import Collection
from functools import lru_cache

from htpy import Element, Node, b, button, div, fragment, h3, li, ol, p, section, span
from markupsafe import Markup

from heliopolis.games.pyramidice.view_types import Dice, Kind, Resources
from heliopolis.language import Locale, labelled
from heliopolis.web.boards.pyramidice import voice
from heliopolis.web.boards.pyramidice.pieces import COLOURS, die, strip, tile_enamel, tiny
from heliopolis.web.boards.pyramidice.scene import PyramidiceScene
from heliopolis.web.frames import Drawing, Frame, gap, join
from heliopolis.web.pieces import glyph

STOCKS: tuple[Kind, ...] = ("worker", "cat")
CROWDS = ((4, ""), (8, " is-busy"), (16, " is-full"))
"""Up to how many dice the Quarry has room for at each size, so that it stays as high as it is."""


def yard(scene: PyramidiceScene, legal: Collection[str]) -> Drawing:
    """Draw the rest tiles and the Quarry."""
    view, language = scene.view, scene.language
    tiles = [
        rest_tile(language, spot, shown["tile"], shown["price"], lit=f"rest {shown['tile']}" in legal)
        if shown
        else empty_spot(language, spot, lit=f"lay {spot}" in legal)
        for spot, shown in enumerate(view["tiles"], start=1)
    ]
    return yard_frame(language, len(tiles)).fill(
        tiles=join(tiles), quarry=quarry(language, view["quarry"], view["supply"], legal)
    )


@lru_cache(maxsize=16)
def yard_frame(language: Locale, spots: int) -> Frame:
    """Draw what so many rest tiles and the Quarry lie in."""
    return Frame(
        div(class_="yard")[
            section(class_="sphinx", aria_label=voice.say(language, "sphinx"))[
                heading("sphinx", "sandstone", voice.say(language, "sphinx")),
                ol(class_=f"restgrid of-{spots}")[gap("tiles")],
            ],
            gap("quarry"),
        ]
    )


@lru_cache(maxsize=16)
def heading(sign: str, enamel: str, text: str) -> Markup:
    """Draw a heading with its sign."""
    return Markup(
        h3(class_="overline")[
            span(class_=f"tile en en-{enamel}", aria_hidden="true")[span(class_="tile-face")[glyph(sign)]], text
        ]
    )


@lru_cache(maxsize=1024)
def rest_tile(language: Locale, spot: int, tile: str, price: int, *, lit: bool) -> Markup:
    """Draw a rest tile on its numbered place; one that can be taken is lit."""
    about = voice.about(language, tile)
    name = voice.short(language, tile)
    face: list[Node] = [
        span(class_="tile-face")[span(class_="rt-ic")[strip(language, tile)], span(class_="tile-name")[name]],
        span(class_="rt-cost")[f"−{price}"] if price else None,
        span(class_="spot", aria_hidden="true")[str(spot)],
    ]
    classes = f"resttile tile en en-{tile_enamel(tile)}"
    why = f"rest {tile}"
    piece: Element = span(
        class_=classes, role="img", aria_label=name, title=about, data_why=why, data_key=f"tile-{tile}"
    )
    if lit:
        piece = button(
            type="button",
            class_=f"{classes} is-legal",
            data_act=f"rest {tile}",
            data_key=f"tile-{tile}",
            aria_label=labelled(language.code, voice.choice(language, f"rest {tile}"), name),
            title=about,
        )
    return Markup(li[piece[face]])


@lru_cache(maxsize=32)
def empty_spot(language: Locale, spot: int, *, lit: bool) -> Markup:
    """Draw a place whose tile lies before somebody; one that a returned tile can be laid on is lit."""
    label = voice.choice(language, f"lay {spot}") if lit else voice.say(language, "spot", spot=spot)
    about = f"{label} (pyramidice.rest.5)"
    place: Element = span(class_="resttile well", role="img", aria_label=label, title=about)
    if lit:
        place = button(
            type="button", class_="resttile well is-legal", data_act=f"lay {spot}", aria_label=label, title=about
        )
    return Markup(li[place[span(class_="spot", aria_hidden="true")[str(spot)]]])


def quarry(language: Locale, dice: Dice, supply: Resources, legal: Collection[str]) -> Drawing:
    """Draw the Quarry and the supply; what the prompt offers can be clicked here."""
    lumps = [dice_there(language, colour, dice[colour], lit=f"take {colour}" in legal) for colour in COLOURS]
    stocks = [stock(kind, supply[kind], lit=f"gain {kind}" in legal) for kind in STOCKS]
    label = voice.said(language, "quarry-dice", stone=dice["stone"], prayer=dice["prayer"])
    left = voice.said(language, "supply-of", workers=supply["worker"], cats=supply["cat"])
    count = dice["stone"] + dice["prayer"]
    frame = quarry_frame(language, next((crowd for most, crowd in CROWDS if count <= most), " is-full is-heaped"))
    return frame.fill(label=label, dice=join(lumps), left=left, stocks=join(stocks))


@lru_cache(maxsize=32)
def quarry_frame(language: Locale, crowd: str) -> Frame:
    """Draw what the dice of the Quarry lie in, and what tells of the supply."""
    return Frame(
        section(class_="quarry", aria_label=voice.say(language, "quarry"))[
            heading("quarry", "malachite", voice.say(language, "quarry")),
            div(
                class_=f"pit{crowd}",
                role="img",
                aria_label=gap("label"),
                title=f"{gap('label')} (pyramidice.work.2)",
            )[gap("dice")],
            p(class_="supply", aria_hidden="true")[gap("label")],
            p(
                class_="supply is-line",
                role="img",
                aria_label=gap("left"),
                title=f"{gap('left')} (pyramidice.resources.1)",
            )[voice.say(language, "supply"), " ", gap("stocks")],
        ]
    )


@lru_cache(maxsize=256)
def dice_there(language: Locale, colour: str, count: int, *, lit: bool) -> Markup:
    """Draw the dice of a colour in the Quarry."""
    about = voice.about(language, colour)
    return Markup(
        fragment[
            [
                span(
                    class_="lump is-lit" if lit else "lump",
                    title=about,
                    data_key=f"quarry-{colour}-{number}",
                    data_from=f"hand-{colour} cup-{colour} own-{colour} architect-die",
                    data_also=f"take {colour}" if lit else None,
                )[die(colour)]
                for number in range(count)
            ]
        ]
    )


@lru_cache(maxsize=128)
def stock(kind: str, count: int, *, lit: bool) -> Markup:
    """Draw how many of a kind are left in the supply."""
    return Markup(
        span(
            class_="stock is-lit" if lit else "stock",
            data_place=f"supply-{kind}",
            data_also=f"gain {kind}" if lit else None,
        )[b[str(count)], tiny(kind)]
    )
