"""The museum of each seat: photos, treasures brought out, figures and lanterns; and the bar of seats on a phone."""

from collections import Counter
from functools import lru_cache

from htpy import article, b, div, fragment, h3, header, i, li, p, section, span
from markupsafe import Markup, escape

from heliopolis.games.gold.view import AreaView, GoldView
from heliopolis.language import Locale
from heliopolis.web.boards.gold import voice
from heliopolis.web.boards.gold.pieces import draw as draw_symbol, figure, kept_photo, lantern, token, treasure_well
from heliopolis.web.frames import NOTHING, Drawing, Frame, gap, join, whole
from heliopolis.web.pieces import seat_mark
from heliopolis.web.scene import Scene
from heliopolis.web.seatbar import seat_list

FIGURES = ("archaeologist", "porter")
WELLS = ("treasure-2", "treasure-3", "treasure-2")
PHOTO_PLACES = 2
"""Empty places are shown up to so many photos and treasures; more find room, too."""

TAG = Frame(fragment[" ", span(class_="tag")[gap("text")]])


def museums(scene: Scene, view: GoldView) -> Drawing:
    """Draw every seat's museum, the viewer's first."""
    language = scene.language
    seats = len(view["seats"])
    first = scene.viewer or 0
    banked = banked_by_seat(language, view)
    lanterns_out = Counter(seat for card in view["cards"] for seat in card["lanterns"])
    drawn = []
    for step in range(seats):
        seat = (first + step) % seats
        drawn.append(museum(scene, view, seat, banked.get(seat, []), lanterns_out[seat]))
    return museums_frame(language, seats).fill(museums=join(drawn))


@lru_cache(maxsize=16)
def museums_frame(language: Locale, seats: int) -> Frame:
    """Draw what so many museums stand in."""
    label = voice.say(language, "museums")
    return Frame(section(class_=f"museums of-{seats}", id="museums", tabindex="0", aria_label=label)[gap("museums")])


def banked_by_seat(language: Locale, view: GoldView) -> dict[int, list[Markup]]:
    """Draw the treasures that each seat has brought out."""
    found: dict[int, list[Markup]] = {}
    for number, each in enumerate(view["treasures"]):
        if each["banked"] is not None:
            drawn = treasure(language, each["name"], number, view["values"][each["name"]])
            found.setdefault(each["banked"], []).append(drawn)
    return found


def museum(scene: Scene, view: GoldView, seat: int, banked: list[Markup], lanterns_out: int) -> Drawing:
    """Draw a seat's museum."""
    language = scene.language
    area = view["seats"][seat]
    placed = view["start"] is not None
    lost = [placed and card is None for card in (area["archaeologist"], area["porter"])]
    frame = museum_frame(seat, own=seat == scene.viewer, acting=seat in scene.acting)
    return frame.fill(
        name=escape(scene.names[seat]),
        tag=TAG.fill(text=escape(scene.tags[seat])) if scene.tags[seat] else NOTHING,
        clock=scene.clocks[seat],
        remark=remark(scene, view, seat),
        forecast=forecast(language, view["values"][area["carried"]]) if area["carried"] else NOTHING,
        score=score(language, area["points"]),
        photos=prints(language, area["photos"]),
        treasures=hoard(len(banked)).fill(treasures=whole(banked)),
        figures=crew(language, seat, *lost),
        lanterns=lamps(language, seat, area["lanterns"], lanterns_out),
    )


@lru_cache(maxsize=32)
def museum_frame(seat: int, *, own: bool, acting: bool) -> Frame:
    """Draw what belongs to no moment of a museum."""
    classes = f"museum slab s{seat + 1} is-me" if own else f"museum slab s{seat + 1}"
    current = "true" if acting else None
    return Frame(
        article(class_=classes, id=f"museum-{seat}", aria_label=gap("name"), aria_current=current)[
            header[
                seat_mark(seat),
                div(class_="who")[h3[gap("name"), gap("tag"), gap("clock")], p(class_="say")[gap("remark")]],
                gap("forecast"),
                gap("score"),
            ],
            div(class_="kept")[gap("photos"), gap("treasures")],
            div(class_="crew")[gap("figures"), gap("lanterns")],
        ]
    )


def remark(scene: Scene, view: GoldView, seat: int) -> Markup:
    """Say what concerns a seat most at this moment."""
    language = scene.language
    standing = figures_of(view["seats"][seat])
    falling = view["collapse"]["next"] if view["collapse"] else ()
    if view["phase"] == "finished":
        return NOTHING
    if seat in scene.acting:
        return voice.write(language, "remark-actions", left=view["actions_left"])
    for kind, card in standing:
        if card in falling:
            return voice.write(language, "remark-danger", figure=voice.word(language, kind))
    lost = [kind for kind, card in standing if card is None and view["start"] is not None]
    if len(lost) == len(FIGURES):
        return voice.write(language, "remark-all-lost")
    if lost:
        return voice.write(language, "remark-lost", figure=voice.word(language, lost[0]))
    if view["turn"] is not None and seat == (view["turn"] + 1) % len(view["seats"]):
        return voice.write(language, "remark-next")
    return NOTHING


def figures_of(area: AreaView) -> list[tuple[str, str | None]]:
    """Return the figures of a seat, each with the card it stands on."""
    return [("archaeologist", area["archaeologist"]), ("porter", area["porter"])]


@lru_cache(maxsize=64)
def forecast(language: Locale, points: int) -> Markup:
    """Write what a seat's archaeologist carries."""
    about = f"+{points} {voice.say(language, 'carried')} (gold.treasures.4)"
    return Markup(p(class_="forecast", title=about)[b[f"+{points}"], " ", voice.say(language, "carried")])


@lru_cache(maxsize=256)
def score(language: Locale, points: int) -> Markup:
    """Write a seat's points."""
    return Markup(p(class_="score num", title=voice.say(language, "points", points=points))[signed(points)])


@lru_cache(maxsize=64)
def prints(language: Locale, photos: int) -> Markup:
    """Draw the photos that a seat has taken."""
    label = voice.say(language, "photos", count=photos)
    taken = [kept_photo() for _ in range(photos)]
    empty = [span(class_="well")[draw_symbol("photo-well", "glyph")] for _ in range(photos, PHOTO_PLACES)]
    title = f"{label}. {voice.about(language, 'photo')}"
    return Markup(div(class_=f"prints of-{photos}", role="img", aria_label=label, title=title)[taken, empty])


@lru_cache(maxsize=32)
def hoard(count: int) -> Frame:
    """Draw what so many treasures that were brought out stand in, and the empty places after them."""
    return Frame(div(class_=f"hoard of-{count}")[gap("treasures"), [treasure_well(name) for name in WELLS[count:]]])


@lru_cache(maxsize=256)
def treasure(language: Locale, name: str, number: int, points: int) -> Markup:
    """Draw a treasure that was brought out."""
    label = voice.capital(voice.word(language, name))
    return token(name, points, label, about=voice.about(language, name), key=f"treasure-{number}")


@lru_cache(maxsize=64)
def crew(language: Locale, seat: int, archaeologist_lost: bool, porter_lost: bool) -> Markup:
    """Draw a seat's figures, lost ones with what they cost."""
    drawn = []
    for kind, lost in zip(FIGURES, (archaeologist_lost, porter_lost), strict=True):
        name = voice.word(language, kind)
        label = voice.say(language, "remark-lost", figure=name) if lost else voice.capital(name)
        title = f"{label}. {voice.about(language, kind)}"
        drawn.append(
            span(class_="fig is-lost" if lost else "fig", role="img", aria_label=label, title=title)[
                span(class_=f"piece p{seat + 1}")[figure(kind, seat)], b["✕"] if lost else None
            ]
        )
    return Markup(div(class_="figs")[drawn])


@lru_cache(maxsize=1024)
def lamps(language: Locale, seat: int, left: int, out: int) -> Markup:
    """Draw the lanterns in stock, and as shadows those that lie in the pyramid."""
    label = voice.say(language, "lanterns", left=left, out=out)
    title = f"{label}. {voice.about(language, 'lantern')}"
    return Markup(
        div(class_="lamps", role="img", aria_label=label, title=title)[
            [lantern(seat)] * left, [lantern(seat, "is-out")] * out
        ]
    )


def signed(points: int) -> str:
    """Write points, also those below 0."""
    return str(points).replace("-", "−")


# The bar of seats, for phones.


def seat_bar(scene: Scene, view: GoldView) -> Drawing:
    """Draw a line for each seat: name, lanterns left, points."""
    language = scene.language
    rows = [
        seat_row(seat, acting=seat in scene.acting).fill(
            name=escape(scene.names[seat]),
            clock=scene.clocks[seat],
            lanterns=lanterns_left(language, area["lanterns"]),
            points=points_of(area["points"]),
        )
        for seat, area in enumerate(view["seats"])
    ]
    return seat_list(scene, rows)


@lru_cache(maxsize=16)
def seat_row(seat: int, *, acting: bool) -> Frame:
    """Draw what the line of one seat stands in."""
    row = li(class_=f"s{seat + 1}", aria_current="true" if acting else None)
    name = span(class_="name")[gap("name"), gap("clock")]
    return Frame(row[seat_mark(seat), name, gap("lanterns"), gap("points")])


@lru_cache(maxsize=64)
def lanterns_left(language: Locale, count: int) -> Markup:
    """Draw how many lanterns a seat has left."""
    label = voice.say(language, "lanterns-left", left=count)
    return Markup(span(class_="mini", role="img", aria_label=label)[[i] * count])


@lru_cache(maxsize=128)
def points_of(points: int) -> Markup:
    """Write the points in a seat's line."""
    return Markup(span(class_="pts num")[signed(points)])
