"""The Glory track, and how near the end is."""

from functools import lru_cache
from typing import NamedTuple

from htpy import Node, b, div, h2, i, li, ol, p, section, span
from markupsafe import Markup, escape

from heliopolis.language import Locale
from heliopolis.web.boards.pyramidice import voice
from heliopolis.web.boards.pyramidice.architect import architect_mark
from heliopolis.web.boards.pyramidice.pieces import card_back, die
from heliopolis.web.boards.pyramidice.scene import PyramidiceScene
from heliopolis.web.frames import Drawing, Frame, gap, join, markup, whole
from heliopolis.web.pieces import seat_mark

LAP, MARKS = 50, 5
"""How much Glory is once round the track, and how many numbers stand on it besides 0."""
NEAR = 3
"""With so few stone dice or cards left the end is near."""


class Place(NamedTuple):
    """Where somebody stands on the Glory track."""

    glory: int
    who: str
    """`seat 0` and so on, or the architect."""
    name: str


def ends(scene: PyramidiceScene) -> Drawing:
    """Draw where everybody stands, and what is left before the Pharaoh is taken."""
    view, language = scene.view, scene.language
    places = places_of(scene)
    taken = view["pharaoh"] is not None
    near = taken or min(view["supply"]["stone"], view["pile"]) <= NEAR
    return ends_frame(language, near=near, taken=taken).fill(
        track=track(language, places),
        stones=gauge(language, "stone", view["supply"]["stone"], view["whole"]["stone"]),
        pile=gauge(language, "pile", view["pile"], view["whole"]["pile"]),
        last_words=last_words(scene, places),
    )


@lru_cache(maxsize=32)
def ends_frame(language: Locale, *, near: bool, taken: bool) -> Frame:
    """Draw what the track and the gauges stand in."""
    return Frame(
        section(class_="ends slab", id="ends", aria_label=voice.say(language, "ends"))[
            h2(class_="overline")[voice.say(language, "track")],
            gap("track"),
            h2(class_="overline")[voice.say(language, "the-end-near" if near else "the-end")],
            gap("stones"),
            gap("pile"),
            p(class_="fine is-warn" if taken else "fine", title="(pyramidice.end.1)")[gap("last_words")],
        ]
    )


def places_of(scene: PyramidiceScene) -> list[Place]:
    """Return where everybody stands, the architect last."""
    places = [Place(area["glory"], f"seat {seat}", scene.names[seat]) for seat, area in enumerate(scene.view["seats"])]
    his = scene.view["architect"]
    if his:
        places.append(Place(his["glory"], his["name"], voice.word(scene.language, his["name"])))
    return places


def last_words(scene: PyramidiceScene, places: list[Place]) -> Markup:
    """Say what brings the end about, or who has."""
    view, language = scene.view, scene.language
    if view["phase"] == "finished":
        return voice.said(language, "over")
    if view["pharaoh"] is None:
        return voice.said(language, "either-empty")
    return escape(voice.say(language, "pharaoh-is", player=places[view["pharaoh"]].name))


def track(language: Locale, places: list[Place]) -> Drawing:
    """Draw the Glory track, as long as the leader has gone round it."""
    told = [whole(track_words(language, place.glory).fill(player=escape(place.name))) for place in sorted(places)]
    label = markup(voice.join(language, told))
    end = LAP * max(1, -(-max(place.glory for place in places) // LAP))
    stood: list[int] = []
    marks = []
    for glory, who, _ in places:
        marks.append(track_mark(who, glory, end, stood.count(glory)))
        stood.append(glory)
    return track_frame(end).fill(label=label, marks=join(marks))


@lru_cache(maxsize=512)
def track_words(language: Locale, glory: int) -> Frame:
    """Say how much Glory somebody has, for a name."""
    return Frame(voice.say(language, "track-of", player=gap("player"), glory=glory))


@lru_cache(maxsize=8)
def track_frame(end: int) -> Frame:
    """Draw the rod of the Glory track up to some number."""
    scale = [li(style=f"--at:{100 * step / end:g}%")[str(step)] for step in range(0, end + 1, end // MARKS)]
    rod = div(class_="rod", role="img", aria_label=gap("label"), title=gap("label"))
    return Frame(rod[ol(aria_hidden="true")[scale], gap("marks")])


@lru_cache(maxsize=2048)
def track_mark(who: str, glory: int, end: int, lift: int) -> Markup:
    """Draw somebody on the track, above those who have as much."""
    drawn = seat_mark(int(who.removeprefix("seat "))) if who.startswith("seat ") else architect_mark(who)
    style = f"--at:{100 * max(0, glory) / end:g}%;--lift:{lift}"
    return Markup(span(class_="mk", style=style, data_key=f"track-{who.replace(' ', '-')}")[drawn])


@lru_cache(maxsize=512)
def gauge(language: Locale, kind: str, left: int, whole: int) -> Markup:
    """Draw how much is left of what brings the end about."""
    warn = " is-warn" if left <= NEAR else ""
    if kind == "stone":
        sign: Node = span(data_place="supply-stone")[die("stone")]
        text = voice.say(language, "stones-left", count=left)
        scale: Node = span(class_="beads", aria_hidden="true")[
            [i(class_="on")] * min(left, whole), [i] * max(0, whole - left)
        ]
    else:
        sign = card_back()
        text = voice.say(language, "cards-left", count=left)
        share = min(100, round(100 * left / whole)) if whole else 0  # before the deal, the row's cards are in the pile
        scale = span(class_="bar", aria_hidden="true")[i(style=f"inline-size:{share}%")]
    about = f"{left} {text} (pyramidice.end.1)"
    told = p[b(class_="num")[str(left)], " ", text, scale]
    return Markup(div(class_=f"gauge{warn}", title=about)[span(class_="gi")[sign], told])
