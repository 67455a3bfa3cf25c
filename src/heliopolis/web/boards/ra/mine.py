"""The viewer's own seat: name, fame, and the tiles in three groups."""

from functools import lru_cache
from typing import NamedTuple

from htpy import b as bold, div, em, h2, h3, li, p, section, small, span, ul
from markupsafe import Markup

from heliopolis.games.ra.components import CIVILISATIONS, MONUMENTS
from heliopolis.language import Locale, signed as signed_text
from heliopolis.web.boards.ra.kinds import KINDS, RIVER, name_of, place, rule
from heliopolis.web.boards.ra.scene import RaScene, board_words
from heliopolis.web.boards.ra.seats import Suns, counts_of, row_of_suns, suns_of
from heliopolis.web.frames import NOTHING, Drawing, Frame, Piece, escaped, gap, markup
from heliopolis.web.pieces import seat_mark

SCORED = {"river": "ra.scoring.1", "civilisations": "ra.scoring.civilisations", "monuments": "ra.scoring.monuments"}
"""The paragraph by which each group of tiles is scored."""
GROUPS = {"river": RIVER, "civilisations": CIVILISATIONS, "monuments": MONUMENTS}
"""The kinds of tiles in each group."""
NOT_SEATED = Markup(section(class_="mine slab is-empty", id="mine", hidden=True))
FORECAST = Frame(p(class_="forecast")[gap("worth"), " ", gap("when")])
LACKING = Frame(p(class_="forecast is-bad")[gap("worth"), " ", gap("when"), small[gap("what")]])
FEW_GAPS = 3
"""With so few gaps on the Ra track what is missing is named."""


class Worths(NamedTuple):
    """What the viewer's tiles would score if the epoch ended now: all of them, and each group of which it is told."""

    epoch: int
    river: int
    civilisations: int
    monuments: int | None
    lacking: str
    """What costs the viewer fame, or brings none, near the end of the epoch."""


def mine(scene: RaScene) -> Piece:
    """Draw the viewer's tiles in three groups, each with what it would score now."""
    if scene.viewer is None:
        return NOT_SEATED
    view, seat = scene.view, scene.viewer
    area = view["seats"][seat]
    worth = area["worth"]
    worths = Worths(
        area["epoch_fame"],
        worth["gods"] + worth["gold"] + worth["pharaohs"] + worth["nile"],
        worth["civilisations"],
        worth.get("monuments", 0) + worth.get("same", 0) if view["epoch"] == view["epochs"] else None,
        what_is_missing(scene),
    )
    return mine_of(
        scene.language,
        seat,
        scene.names[seat],
        suns_of(scene, seat),
        area["fame"],
        None if view["phase"] == "finished" else worths,
        counts_of(area, KINDS),
    )


@lru_cache(maxsize=4096)
def mine_of(
    language: Locale,
    seat: int,
    name: str,
    suns: Suns,
    fame: int,
    worths: Worths | None,
    counts: tuple[int, ...],
) -> Drawing:
    """Draw so many tiles of each kind, and what they would score if that is told."""
    tiles = dict(zip(KINDS, counts, strict=True))

    def group(name: str, worth: int | None) -> Drawing:
        return group_of(language, seat, name, tuple([tiles[kind] for kind in GROUPS[name]]), worth)

    return mine_frame(language, seat).fill(
        name=escaped(name),
        suns=row_of_suns(language, suns),
        fame=markup(str(fame)),
        forecast=forecast(language, worths),
        river=group("river", worths and worths.river),
        civilisations=group("civilisations", worths and worths.civilisations),
        monuments=group("monuments", worths and worths.monuments),
    )


def forecast(language: Locale, worths: Worths | None) -> Piece:
    """Say what the viewer's tiles would score if the epoch ended now."""
    if worths is None:
        return NOTHING
    when = escaped(board_words(language).say("this-epoch"))
    if worths.lacking:
        return LACKING.fill(worth=signed(worths.epoch), when=when, what=escaped(worths.lacking))
    return FORECAST.fill(worth=signed(worths.epoch), when=when)


def what_is_missing(scene: RaScene) -> str:
    """Name what costs the viewer fame, or brings none, when the epoch draws near its end."""
    assert scene.viewer is not None
    view, area, say = scene.view, scene.view["seats"][scene.viewer], board_words(scene.language).say
    if view["ra_track"] - view["ra_tiles"] > FEW_GAPS:
        return ""
    if area["worth"]["civilisations"] < 0:
        return say("no-civilisation", fame=signed_text(area["worth"]["civilisations"]))
    if area["tiles"].get("nile", 0) and not area["tiles"].get("flood", 0):
        return say("no-flood", tiles=area["tiles"]["nile"])
    return ""


@lru_cache(maxsize=16)
def mine_frame(language: Locale, seat: int) -> Frame:
    """Draw what the viewer's name, fame and tiles stand in."""
    label = board_words(language).say("your-tiles")
    return Frame(
        section(class_="mine slab", aria_label=label, id="mine")[
            div(class_="mine-id")[
                div(class_="who")[seat_mark(seat), h2[gap("name")]],
                div(class_="suns")[gap("suns")],
                p(class_="score num", title=rule(language, "ra.setup.5"))[gap("fame")],
                gap("forecast"),
            ],
            gap("river"),
            gap("civilisations"),
            gap("monuments"),
        ]
    )


@lru_cache(maxsize=8192)
def group_of(language: Locale, seat: int, name: str, counts: tuple[int, ...], worth: int | None) -> Drawing:
    """Draw so many tiles of each kind of a group, and what they would score if that is told."""
    tiles = zip(GROUPS[name], counts, strict=True)
    drawn: Drawing = [named_place(language, kind, count, seat) for kind, count in tiles]
    return group_frame(language, name).fill(worth=NOTHING if worth is None else signed(worth), tiles=drawn)


@lru_cache(maxsize=1024)
def named_place(language: Locale, kind: str, count: int, seat: int) -> Markup:
    """Draw a kind of tile with its name."""
    return Markup(li[place(language, kind, count, seat), em[name_of(language, kind)]])


@lru_cache(maxsize=32)
def group_frame(language: Locale, name: str) -> Frame:
    """Draw what a group of tiles stands in."""
    label = board_words(language).say(f"group-{name}")
    worth = span(class_="worth", title=rule(language, SCORED[name]))[gap("worth")]
    return Frame(section(class_=f"group is-{name}")[h3(class_="overline")[label, worth], ul[gap("tiles")]])


@lru_cache(maxsize=256)
def signed(fame: int) -> Markup:
    """Write fame that is gained or lost."""
    return Markup(bold(class_="minus" if fame < 0 else None)[f"{fame:+d}".replace("-", "−") if fame else "0"])
