"""Under the Sphinx and beside it: the rest tiles, the Quarry with its dice, and the supply."""

from functools import lru_cache

from htpy import Element, Node, b, button, div, h3, li, ol, p, section, span
from markupsafe import Markup

from heliopolis.web.boards.pyramidice import voice
from heliopolis.web.boards.pyramidice.pieces import die, strip, tile_enamel, tiny
from heliopolis.web.moment import Moment
from heliopolis.web.pieces import glyph


def yard(moment: Moment) -> Node:
    """Draw the rest tiles and the Quarry."""
    view, language = moment.view, moment.words.language
    legal = frozenset(moment.legal_notations())
    tiles = [
        rest_tile(language, spot, shown["tile"], shown["price"], lit=f"rest {shown['tile']}" in legal)
        if shown
        else empty_spot(language, spot)
        for spot, shown in enumerate(view["tiles"], start=1)
    ]
    return div(class_="yard")[
        section(class_="sphinx", aria_label=voice.say(language, "sphinx"))[
            heading("sphinx", "sandstone", voice.say(language, "sphinx")),
            ol(class_=f"restgrid of-{len(tiles)}")[Markup("").join(tiles)],
        ],
        quarry(
            language,
            view["quarry"]["stone"],
            view["quarry"]["prayer"],
            view["supply"]["worker"],
            view["supply"]["cat"],
            tuple(act for act in ("take stone", "take prayer") if act in legal),
            tuple(act for act in ("gain worker", "gain cat") if act in legal),
        ),
    ]


@lru_cache(maxsize=16)
def heading(sign: str, enamel: str, text: str) -> Markup:
    """Draw a heading with its sign."""
    return Markup(
        h3(class_="overline")[
            span(class_=f"tile en en-{enamel}", aria_hidden="true")[span(class_="tile-face")[glyph(sign)]], text
        ]
    )


@lru_cache(maxsize=256)
def rest_tile(language: str, spot: int, tile: str, price: int, *, lit: bool) -> Markup:
    """Draw a rest tile on its numbered place; one that can be taken is lit."""
    about = voice.about(language, tile)
    name = voice.short(language, tile)
    face: list[Node] = [
        span(class_="tile-face")[span(class_="rt-ic")[strip(tile)], span(class_="tile-name")[name]],
        span(class_="rt-cost")[f"−{price}"] if price else None,
        span(class_="spot", aria_hidden="true")[str(spot)],
    ]
    classes = f"resttile tile en en-{tile_enamel(tile)}"
    piece: Element = span(class_=classes, role="img", aria_label=name, title=about, data_key=f"tile-{tile}")
    if lit:
        piece = button(
            type="button",
            class_=f"{classes} is-legal",
            data_act=f"rest {tile}",
            data_key=f"tile-{tile}",
            aria_label=f"{voice.choice(language, f'rest {tile}')}: {name}",
            title=about,
        )
    return Markup(li[piece[face]])


@lru_cache(maxsize=32)
def empty_spot(language: str, spot: int) -> Markup:
    """Draw a place whose tile lies before somebody."""
    label = voice.say(language, "spot", spot=spot)
    return Markup(
        li[
            span(class_="resttile well", role="img", aria_label=label, title=f"{label} (pyramidice.rest.5)")[
                span(class_="spot", aria_hidden="true")[str(spot)]
            ]
        ]
    )


@lru_cache(maxsize=2048)
def quarry(
    language: str, stone: int, prayer: int, workers: int, cats: int, takes: tuple[str, ...], gains: tuple[str, ...]
) -> Markup:
    """Draw the Quarry and the supply; dice that the prompt offers can be clicked here."""
    drawn: list[Node] = []
    for colour, count in (("stone", stone), ("prayer", prayer)):
        act = f"take {colour}" if f"take {colour}" in takes else None
        about = voice.about(language, colour)
        for number in range(count):
            drawn.append(
                span(
                    class_="lump is-lit" if act else "lump",
                    title=about,
                    data_key=f"quarry-{colour}-{number}",
                    data_from=f"hand-{colour} cup-{colour} own-{colour} architect-die",
                    data_also=act,
                )[die(colour)]
            )
    label = voice.say(language, "quarry-dice", stone=stone, prayer=prayer)
    supply = voice.say(language, "supply-of", workers=workers, cats=cats)
    crowd = " is-full" if stone + prayer > 8 else " is-busy" if stone + prayer > 4 else ""
    return Markup(
        section(class_="quarry", aria_label=voice.say(language, "quarry"))[
            heading("quarry", "malachite", voice.say(language, "quarry")),
            div(class_=f"pit{crowd}", role="img", aria_label=label)[drawn],
            p(class_="supply", aria_hidden="true")[label],
            p(class_="supply is-line", role="img", aria_label=supply, title=f"{supply} (pyramidice.resources.1)")[
                voice.say(language, "supply"),
                " ",
                [stock(kind, count, gains) for kind, count in (("worker", workers), ("cat", cats))],
            ],
        ]
    )


def stock(kind: str, count: int, gains: tuple[str, ...]) -> Node:
    """Draw how many of a kind are left in the supply."""
    act = f"gain {kind}" if f"gain {kind}" in gains else None
    return span(class_="stock is-lit" if act else "stock", data_place=f"supply-{kind}", data_also=act)[
        b[str(count)], tiny(kind)
    ]
