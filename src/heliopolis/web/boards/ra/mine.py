"""The viewer's own seat: name, fame, and the tiles in three groups."""

from functools import lru_cache

from htpy import b as bold, div, em, h2, h3, li, p, section, small, span, ul
from markupsafe import Markup

from heliopolis.games.ra.components import CIVILISATIONS, MONUMENTS
from heliopolis.language import Locale, signed as signed_text
from heliopolis.web.boards.ra.kinds import RIVER, name_of, place, rule
from heliopolis.web.boards.ra.scene import RaScene, board_words
from heliopolis.web.boards.ra.seats import suns
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


def mine(scene: RaScene) -> Piece:
    """Draw the viewer's tiles in three groups, each with what it would score now."""
    if scene.viewer is None:
        return NOT_SEATED
    area = scene.view["seats"][scene.viewer]
    worth = area["worth"]
    return mine_frame(scene.language, scene.viewer).fill(
        name=escaped(scene.names[scene.viewer]),
        suns=suns(scene, scene.viewer),
        fame=markup(str(area["fame"])),
        forecast=forecast(scene, area["epoch_fame"]),
        river=group(scene, "river", worth["gods"] + worth["gold"] + worth["pharaohs"] + worth["nile"]),
        civilisations=group(scene, "civilisations", worth["civilisations"]),
        monuments=group(scene, "monuments", worth.get("monuments", 0) + worth.get("same", 0)),
    )


def forecast(scene: RaScene, epoch_fame: int) -> Piece:
    """Say what the viewer's tiles would score if the epoch ended now."""
    if scene.view["phase"] == "finished":
        return NOTHING
    words = board_words(scene.language)
    lacking = what_is_missing(scene)
    if lacking:
        return LACKING.fill(worth=signed(epoch_fame), when=escaped(words.say("this-epoch")), what=escaped(lacking))
    return FORECAST.fill(worth=signed(epoch_fame), when=escaped(words.say("this-epoch")))


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


def group(scene: RaScene, name: str, worth: int) -> Drawing:
    """Draw one group of the viewer's tiles, with what it would score."""
    seat, view = scene.viewer, scene.view
    assert seat is not None
    tiles = view["seats"][seat]["tiles"]
    over = view["phase"] == "finished"
    told = not over and (name != "monuments" or view["epoch"] == view["epochs"])
    counts = tuple([tiles.get(kind, 0) for kind in GROUPS[name]])
    return group_of(scene.language, seat, name, counts, worth if told else None)


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
