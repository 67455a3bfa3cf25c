"""The museum of each seat: photos, treasures brought out, figures and lanterns; and the bar of seats on a phone."""

from functools import lru_cache
from typing import NamedTuple

from htpy import Node, article, b, div, h3, header, i, li, ol, p, section, span
from markupsafe import Markup

from heliopolis.web.boards.gold import voice
from heliopolis.web.boards.gold.pieces import draw as draw_symbol
from heliopolis.web.boards.gold.pieces import figure, lantern, photo_back, token, treasure_well
from heliopolis.web.moment import Moment
from heliopolis.web.pieces import seat_mark

FIGURES = ("archaeologist", "porter")
WELLS = ("treasure-2", "treasure-3", "treasure-2")
PHOTO_PLACES = 2
"""Empty places are shown up to so many photos and treasures; more find room, too."""


class Museum(NamedTuple):
    """What belongs to a seat, with all that its drawing depends on."""

    seat: int
    name: str
    tag: str
    is_own: bool
    is_acting: bool
    remark: str
    points: int
    photos: int
    treasures: tuple[tuple[int, str, int], ...]
    """Number, name and points of each treasure that was brought out."""
    carried: int
    lost: tuple[bool, bool]
    lanterns: int
    lanterns_out: int


def museums(moment: Moment) -> Node:
    """Draw every seat's museum, the viewer's first."""
    seats = len(moment.view["seats"])
    first = moment.viewer or 0
    order = [(first + step) % seats for step in range(seats)]
    language = moment.words.language
    return section(class_=f"museums of-{seats}", id="museums", tabindex="0", aria_label=voice.say(language, "museums"))[
        Markup("").join([draw_museum(language, museum(moment, seat), moment.clocks[seat]) for seat in order])
    ]


def museum(moment: Moment, seat: int) -> Museum:
    """Put together what the drawing of a museum depends on."""
    view = moment.view
    area = view["seats"][seat]
    banked = [
        (number, each["name"], view["values"][each["name"]])
        for number, each in enumerate(view["treasures"])
        if each["banked"] == seat
    ]
    placed = view["start"] is not None
    return Museum(
        seat=seat,
        name=moment.names[seat],
        tag=moment.tags[seat],
        is_own=seat == moment.viewer,
        is_acting=seat in moment.acting,
        remark=remark(moment, seat),
        points=area["points"],
        photos=area["photos"],
        treasures=tuple(banked),
        carried=view["values"][area["carried"]] if area["carried"] else 0,
        lost=(placed and area["archaeologist"] is None, placed and area["porter"] is None),
        lanterns=area["lanterns"],
        lanterns_out=sum(seat in card["lanterns"] for card in view["cards"]),
    )


def remark(moment: Moment, seat: int) -> str:
    """Say what concerns a seat most at this moment."""
    view = moment.view
    language = moment.words.language
    area = view["seats"][seat]
    falling = view["collapse"]["next"] if view["collapse"] else ()
    lost = [kind for kind in FIGURES if area[kind] is None and view["start"] is not None]
    if view["phase"] == "finished":
        return ""
    if seat in moment.acting:
        return voice.say(language, "remark-actions", left=view["actions_left"])
    for kind in FIGURES:
        if area[kind] in falling:
            return voice.say(language, "remark-danger", figure=voice.word(language, kind))
    if len(lost) == len(FIGURES):
        return voice.say(language, "remark-all-lost")
    if lost:
        return voice.say(language, "remark-lost", figure=voice.word(language, lost[0]))
    if view["turn"] is not None and seat == (view["turn"] + 1) % len(view["seats"]):
        return voice.say(language, "remark-next")
    return ""


@lru_cache(maxsize=4096)
def draw_museum(language: str, area: Museum, clock: Markup) -> Markup:
    """Draw a museum."""
    own = " is-me" if area.is_own else ""
    return Markup(
        article(
            class_=f"museum slab s{area.seat + 1}{own}",
            id=f"museum-{area.seat}",
            aria_label=area.name,
            aria_current="true" if area.is_acting else None,
        )[
            header[
                seat_mark(area.seat),
                div(class_="who")[
                    h3[area.name, span(class_="tag")[area.tag] if area.tag else None, clock],
                    p(class_="say")[area.remark],
                ],
                p(class_="forecast")[b[f"+{area.carried}"], " ", voice.say(language, "carried")]
                if area.carried
                else None,
                p(class_="score num", title=voice.say(language, "points", points=area.points))[signed(area.points)],
            ],
            div(class_="kept")[prints(language, area), hoard(language, area)],
            div(class_="crew")[crew(language, area), lamps(language, area)],
        ]
    )


def prints(language: str, area: Museum) -> Node:
    """Draw the photos that a seat has taken."""
    label = voice.say(language, "photos", count=area.photos)
    taken = [photo_back() for _ in range(area.photos)]
    empty = [span(class_="well")[draw_symbol("photo-well", "glyph")] for _ in range(area.photos, PHOTO_PLACES)]
    title = f"{label}. {voice.about(language, 'photo')}"
    return div(class_=f"prints of-{area.photos}", role="img", aria_label=label, title=title)[taken, empty]


def hoard(language: str, area: Museum) -> Node:
    """Draw the treasures that a seat has brought out."""
    brought = [
        token(
            name,
            points,
            voice.capital(voice.word(language, name)),
            about=voice.about(language, name),
            key=f"treasure-{number}",
        )
        for number, name, points in area.treasures
    ]
    empty = [treasure_well(name) for name in WELLS[len(brought) :]]
    return div(class_=f"hoard of-{len(brought)}")[brought, empty]


def crew(language: str, area: Museum) -> Node:
    """Draw a seat's figures, lost ones with what they cost."""
    drawn = []
    for kind, lost in zip(FIGURES, area.lost, strict=True):
        name = voice.word(language, kind)
        label = voice.say(language, "remark-lost", figure=name) if lost else voice.capital(name)
        title = f"{label}. {voice.about(language, kind)}"
        drawn.append(
            span(class_="fig is-lost" if lost else "fig", role="img", aria_label=label, title=title)[
                span(class_=f"piece p{area.seat + 1}")[figure(kind, area.seat)], b["✕"] if lost else None
            ]
        )
    return div(class_="figs")[drawn]


def lamps(language: str, area: Museum) -> Node:
    """Draw the lanterns in stock, and as shadows those that lie in the pyramid."""
    label = voice.say(language, "lanterns", left=area.lanterns, out=area.lanterns_out)
    title = f"{label}. {voice.about(language, 'lantern')}"
    return div(class_="lamps", role="img", aria_label=label, title=title)[
        [lantern(area.seat) for _ in range(area.lanterns)],
        [lantern(area.seat, "is-out") for _ in range(area.lanterns_out)],
    ]


def signed(points: int) -> str:
    """Write points, also those below 0."""
    return str(points).replace("-", "−")


# The bar of seats, for phones.


def seat_bar(moment: Moment) -> Node:
    """Draw a line for each seat: name, lanterns left, points."""
    rows = [
        seat_row(
            moment.words.language,
            seat,
            moment.names[seat],
            moment.clocks[seat],
            area["lanterns"],
            area["points"],
            is_acting=seat in moment.acting,
        )
        for seat, area in enumerate(moment.view["seats"])
    ]
    return ol(class_="seats slab", aria_label=moment.words.say("seats"), id="seats", data_count=len(rows))[
        Markup("").join(rows)
    ]


@lru_cache(maxsize=1024)
def seat_row(
    language: str, seat: int, name: str, clock: Markup, lanterns: int, points: int, *, is_acting: bool
) -> Markup:
    """Draw one seat's line."""
    label = voice.say(language, "lanterns-left", left=lanterns)
    return Markup(
        li(class_=f"s{seat + 1}", aria_current="true" if is_acting else None)[
            seat_mark(seat),
            span(class_="name")[name, clock],
            span(class_="mini", role="img", aria_label=label)[[i] * lanterns],
            span(class_="pts num")[signed(points)],
        ]
    )
