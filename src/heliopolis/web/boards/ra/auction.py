"""The board: the sky with the Ra track and the winged sun, and the barque with the tiles on sale."""

from collections.abc import Iterator
from functools import lru_cache
from math import cos, radians, sin

from htpy import Node, article, button, div, fragment, h2, li, ol, p, section, span, strong, svg, use as use_element
from markupsafe import Markup

from heliopolis.language import GameSpeaker, Locale
from heliopolis.web.boards.ra.kinds import ENAMELS, GROUNDS, about, name_of, rule
from heliopolis.web.boards.ra.scene import RaScene, board_words
from heliopolis.web.boards.ra.suns import sun
from heliopolis.web.boards.ra.thrones import thrones
from heliopolis.web.frames import NOTHING, Drawing, Frame, Piece, gap
from heliopolis.web.pieces import SPRITE, glyph, picture

THRONES = Frame(
    fragment[
        div(class_="bidline is-left has-thrones")[gap("first")], div(class_="bidline is-right has-thrones")[gap("last")]
    ]
)


def board(scene: RaScene) -> Drawing:
    """Draw the sky with the Ra track and the centre's sun, and the barque with the auction track."""
    language, view = scene.language, scene.view
    return board_frame(language).fill(
        ra_track=ra_track(language, view["ra_tiles"], view["ra_track"]),
        centre_sun=centre_sun(language, view["centre_sun"]),
        at_stake=at_stake(scene),
        lot=lots(language, tuple(view["track"]), tuple(takes(scene)) if scene.asked else ()),
    )


@lru_cache(maxsize=32)
def board_frame(language: Locale) -> Frame:
    """Draw what stays: the sky, the wings, the barque."""
    words = board_words(language)
    return Frame(
        section(class_="board slab", aria_labelledby="auction-h", id="board")[
            h2(class_="vh", id="auction-h")[words.say("auction")],
            div(class_="sky")[
                rays(),
                gap("ra_track"),
                div(class_="centre")[picture("wings", "wings", "-232 -44 464 88"), gap("centre_sun")],
                gap("at_stake"),
            ],
            div(class_="barque")[
                picture("hull", "hull", "0 0 1052 156"),
                ol(class_="auction", aria_label=words.say("on-sale"))[gap("lot")],
            ],
        ]
    )


@lru_cache(maxsize=64)
def centre_sun(language: Locale, number: int) -> Markup:
    """Draw the sun that the next winner takes."""
    label = board_words(language).say("centre-sun", number=number)
    return sun(number, label, key=f"sun-{number}", about=f"{label}. {about(language, 'sun')}")


@lru_cache(maxsize=1)
def rays() -> Markup:
    """Draw the sun's rays, fading outwards."""
    lines = []
    for step in range(44):
        angle = radians(4 + step * 4)
        x, y = cos(angle), sin(angle)
        start, end = f"M{526 + 84 * x:.1f} {142 - 84 * y:.1f}", f"L{526 + 560 * x:.1f} {142 - 560 * y:.1f}"
        lines.append(Markup('<path d="{} {}"/>').format(start, end))
    return Markup(
        '<svg class="rays" viewBox="0 0 1052 204" preserveAspectRatio="xMidYMin slice" aria-hidden="true">'
        '<g stroke="currentColor" stroke-width="1">{}</g></svg>'
    ).format(Markup("").join(lines))


@lru_cache(maxsize=256)
def ra_track(language: Locale, drawn: int, length: int) -> Markup:
    """Draw the arc: medals for the Ras drawn, sockets for those to come."""
    label = board_words(language).say("ra-track", drawn=drawn, length=length)
    told = f"{label}. {about(language, 'ra')}"
    places = []
    for number in range(length):
        if number < drawn:
            piece: Node = span(class_="medal en en-carnelian", data_key=f"ra-{number}")[span[glyph("ra")]]
        else:
            last = " is-last" if number == length - 1 else ""
            piece = span(class_=f"socket{last}")[span[str(number + 1)]]
        places.append(li(style=f"--i:{number}")[piece])
    return Markup(ol(class_="ra-track", style=f"--n:{length}", aria_label=label, title=told)[places])


def at_stake(scene: RaScene) -> Piece:
    """Say what the next auction is for, if there may be one; in an auction, who has answered what."""
    if scene.view["phase"] == "finished":
        return NOTHING
    if scene.view["phase"] == "auction":
        first, last = thrones(scene)
        return THRONES.fill(first=first, last=last)
    track = scene.view["track"]
    return stake(scene.language, len(track) - track.count(None), scene.view["centre_sun"])


@lru_cache(maxsize=256)
def stake(language: Locale, tiles: int, sun: int) -> Markup:
    """Say that so many tiles are to be won, and which sun."""
    say = board_words(language).say
    words = p[span(class_="overline")[say("at-stake")], strong[say("stake", tiles=tiles, sun=sun)]]
    return Markup(div(class_="bidline is-right", title=rule(language, "ra.auction.1"))[words])


def takes(scene: RaScene) -> Iterator[int]:
    """Return by which choices a god takes a tile."""
    for action in scene.legal:
        if scene.game.actions[action].startswith("take "):
            yield action


@lru_cache(maxsize=4096)
def lots(language: Locale, track: tuple[str | None, ...], legal: tuple[int, ...]) -> Drawing:
    """Draw the auction track; tiles that a god may take are lit."""
    speaker = GameSpeaker(language.game, language.code)
    labels = {language.game.actions[action].removeprefix("take "): speaker.action(action) for action in legal}
    return [
        empty_place(language, slot) if kind is None else lot(language, slot, kind, labels.get(kind, ""))
        for slot, kind in enumerate(track)
    ]


@lru_cache(maxsize=32)
def empty_place(language: Locale, slot: int) -> Markup:
    """Draw a place of the auction track on which no tile lies."""
    told = rule(language, "ra.draw.2")
    return Markup(li[div(class_="well", id=f"slot-{slot}", title=told)[span[str(slot + 1)]]])


@lru_cache(maxsize=2048)
def lot(language: Locale, slot: int, kind: str, act_label: str) -> Markup:
    """Draw a tile that is on sale, lit if there is a label for taking it."""
    told = about(language, kind)
    classes = f"tile tile-lg en en-{ENAMELS[kind]}"
    key = f"lot-{kind}-{slot}"
    face = lot_face(kind, name_of(language, kind))
    if not act_label:
        return Markup(li[article(class_=classes, title=told, data_key=key, data_why=f"take {kind}")[face]])
    lit = f"{classes} is-legal"
    act = f"take {kind}"
    return Markup(
        li[button(type="button", class_=lit, data_act=act, aria_label=act_label, title=told, data_key=key)[face]]
    )


@lru_cache(maxsize=128)
def lot_face(kind: str, name: str) -> Markup:
    """Draw the face of a large tile."""
    ground = GROUNDS[ENAMELS[kind]]
    return Markup(
        span(class_="tile-face")[
            svg(class_="ground", viewBox="0 0 64 80", preserveAspectRatio="xMidYMid slice", aria_hidden="true")[
                use_element(href=f"{SPRITE}#ground-{ground}", width="64", height="80")
            ],
            glyph(kind),
            span(class_="tile-name")[name],
        ]
    )
