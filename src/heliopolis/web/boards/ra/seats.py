"""The seats: a line for each at the top, and the other seats' trays with the same places in the same order."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from htpy import article, b, div, h2, header, i, li, p, section, span, ul
from markupsafe import Markup

from heliopolis.games.ra.components import MONUMENTS
from heliopolis.games.ra.view import SeatView
from heliopolis.language import Locale, labelled
from heliopolis.web.boards.ra.kinds import KINDS, about, place, rule
from heliopolis.web.boards.ra.scene import RaScene, board_words
from heliopolis.web.boards.ra.suns import sun, sun_down
from heliopolis.web.frames import Drawing, Frame, escaped, gap, join, markup
from heliopolis.web.pieces import seat_mark
from heliopolis.web.seatbar import seat_list, tag

NAME = Frame(span(class_="name")[gap("name"), gap("tag"), gap("clock")])
TRAY = Frame(div(class_="tray")[ul[gap("others")], ul[gap("monuments")]])


class Suns(NamedTuple):
    """The suns of a seat."""

    up: tuple[int, ...]
    down: tuple[int, ...]
    leading: int
    """The one that leads an auction; 0 if none does."""


def seat_bar(scene: RaScene) -> Drawing:
    """Draw a line for each seat: name, suns left, fame as far as it is shown."""
    language, acting = scene.language, scene.acting
    rows: list[Drawing] = []
    for seat, area in enumerate(scene.view["seats"]):
        left = tuple(area["suns_up"]), len(area["suns_down"])
        who = scene.names[seat], scene.tags[seat], scene.clocks[seat]
        rows.append(seat_row(language, seat, seat in acting, left, fame_of(scene, seat), *who))
    return seat_list(scene, rows)


@lru_cache(maxsize=4096, typed=True)
def seat_row(
    language: Locale,
    seat: int,
    acting: bool,
    suns: tuple[tuple[int, ...], int],
    fame: Markup,
    name: str,
    words: str,
    clock: Markup,
) -> Drawing:
    """Draw the line of one seat."""
    said = NAME.fill(name=escaped(name), tag=tag(words), clock=clock)
    return seat_frame(language, seat, acting=acting).fill(name=said, suns=suns_left(language, *suns), fame=fame)


@lru_cache(maxsize=32)
def seat_frame(language: Locale, seat: int, *, acting: bool) -> Frame:
    """Draw what the line of one seat stands in."""
    row = li(class_=f"s{seat + 1}", aria_current="true" if acting else None)
    fame = span(class_="pts num", title=rule(language, "ra.setup.5"))[gap("fame")]
    return Frame(row[seat_mark(seat), gap("name"), gap("suns"), fame])


@lru_cache(maxsize=256)
def suns_left(language: Locale, up: tuple[int, ...], down: int) -> Markup:
    """Draw the suns that a seat has left; their numbers are seen where there is no room for the seat's tray."""
    label = board_words(language).say("suns-left", count=len(up))
    if up:
        label = labelled(language.code, label, ", ".join(str(sun) for sun in up))
    return Markup(
        span(class_="mini", role="img", aria_label=label, title=label)[
            [i[b[str(sun)]] for sun in up], [i(class_="off")] * down
        ]
    )


def fame_of(scene: RaScene, seat: int) -> Markup:
    """Write a seat's fame; other seats' is shown by the option or at the end."""
    view = scene.view
    if view["open_scores"] or view["phase"] == "finished" or seat == scene.viewer:
        return markup(str(view["seats"][seat]["fame"]))
    return Markup("?")


def rivals(scene: RaScene) -> Drawing:
    """Draw the other seats' trays: the same places in the same order."""
    count = len(scene.view["seats"])
    first = 0 if scene.viewer is None else scene.viewer + 1
    order = [(first + step) % count for step in range(count if scene.viewer is None else count - 1)]
    frame = rivals_frame(scene.words.say("other-players"), len(order))
    return frame.fill(trays=join([rival(scene, seat) for seat in order]))


@lru_cache(maxsize=16)
def rivals_frame(label: str, count: int) -> Frame:
    """Draw what so many other seats' trays stand in."""
    return Frame(section(class_=f"rivals of-{count}", aria_label=label, id="rivals", tabindex="0")[gap("trays")])


def rival(scene: RaScene, seat: int) -> Drawing:
    """Draw one other seat."""
    area = scene.view["seats"][seat]
    return rival_of(
        scene.language, seat, scene.names[seat], remark(scene, seat), suns_of(scene, seat), counts_of(area, KINDS)
    )


@lru_cache(maxsize=4096)
def rival_of(language: Locale, seat: int, name: str, said: str, suns: Suns, counts: tuple[int, ...]) -> Drawing:
    """Draw another seat with a remark about it, its suns and so many tiles of each kind."""
    return rival_frame(seat).fill(
        name=escaped(name), remark=escaped(said), suns=row_of_suns(language, suns), tray=tray(language, seat, counts)
    )


@lru_cache(maxsize=8)
def rival_frame(seat: int) -> Frame:
    """Draw what the name, suns and tiles of one other seat stand in."""
    return Frame(
        article(class_=f"rival slab s{seat + 1}", aria_label=gap("name"), id=f"rival-{seat}")[
            header[
                seat_mark(seat), div[h2[gap("name")], p(class_="say")[gap("remark")]], div(class_="suns")[gap("suns")]
            ],
            gap("tray"),
        ]
    )


def tray(language: Locale, seat: int, counts: tuple[int, ...]) -> Drawing:
    """Draw the tiles of another seat in their fixed places."""
    drawn: Drawing = [tray_place(language, kind, count, seat) for kind, count in zip(KINDS, counts, strict=True)]
    return TRAY.fill(others=drawn[: -len(MONUMENTS)], monuments=drawn[-len(MONUMENTS) :])


@lru_cache(maxsize=1024)
def tray_place(language: Locale, kind: str, count: int, seat: int) -> Markup:
    """Draw a kind of tile in its place of a tray."""
    return Markup(li[place(language, kind, count, seat)])


def remark(scene: RaScene, seat: int) -> str:
    """Say what a seat does at this moment."""
    view, words = scene.view, board_words(scene.language)
    if view["auction"]:
        if seat == view["high_bidder"]:
            return words.say("leads-with", sun=view["high_bid"])
        if seat == view["turn"]:
            return words.say("bids-last")
    if seat in scene.acting:
        return words.say("to-decide")
    return "" if view["seats"][seat]["suns_up"] else words.say("no-suns-left")


def counts_of(area: SeatView, kinds: Sequence[str]) -> tuple[int, ...]:
    """Return how many tiles of some kinds a seat has."""
    tiles = area["tiles"]
    return tuple([tiles.get(kind, 0) for kind in kinds])


def suns_of(scene: RaScene, seat: int) -> Suns:
    """Return a seat's suns; the one that leads an auction stands out."""
    area, view = scene.view["seats"][seat], scene.view
    leading = view["high_bid"] if view["auction"] and seat == view["high_bidder"] else 0
    return Suns(tuple(area["suns_up"]), tuple(area["suns_down"]), leading)


@lru_cache(maxsize=4096)
def row_of_suns(language: Locale, suns: Suns) -> Drawing:
    """Draw suns, those face down after those face up."""
    up, down, leading = suns
    say, told = board_words(language).say, about(language, "sun")
    drawn: Drawing = []
    for number in up:
        label, classes = say("sun", number=number), "is-bid is-best" if number == leading else ""
        drawn.append(sun(number, label, classes=classes, key=f"sun-{number}", about=told))
    for number in down:
        label = say("sun-down", number=number)
        drawn.append(sun_down(label, number=number, key=f"sun-{number}", about=f"{label}. {told}"))
    return drawn
