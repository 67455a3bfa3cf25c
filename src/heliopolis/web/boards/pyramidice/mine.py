"""The viewer's own board: resources, rest tiles, scarab, project and what it scores so far, gods ready or turned."""

from collections.abc import Collection
from functools import lru_cache

from htpy import Node, b as bold, br, button, div, em, fragment, h2, h3, i, li, p, section, small, span, strong, ul
from markupsafe import Markup, escape

from heliopolis.games.pyramidice.components import TILES_TO_RETURN
from heliopolis.games.pyramidice.deities import ENNEAD_NAMES
from heliopolis.games.pyramidice.view_types import Area
from heliopolis.language import Locale, labelled
from heliopolis.web.boards.pyramidice import voice
from heliopolis.web.boards.pyramidice.pieces import (
    ENAMELS,
    SHEET,
    WHEN,
    figure,
    glory,
    ground,
    held_tile,
    kind_mark,
    project,
    scarab,
    slots,
)
from heliopolis.web.boards.pyramidice.scene import PyramidiceScene
from heliopolis.web.frames import NOTHING, Drawing, Frame, Piece, gap, join, markup
from heliopolis.web.pieces import glyph, seat_mark

NOT_SEATED = Markup(section(class_="mine slab", id="mine", hidden=True))
ROOM = 5
"""So many large cards have room beside each other; a used one lies across, the Ennead is a stack."""
STATES = {"work": "ready", "rest": "when-you-rest", "always": "always", "end": "scores-at-end"}


def mine(scene: PyramidiceScene, legal: Collection[str]) -> Piece:
    """Draw the viewer's own board; a spectator has none."""
    if scene.viewer is None:
        return NOT_SEATED
    view, language, seat = scene.view, scene.language, scene.viewer
    area = view["seats"][seat]
    counts = (area["worker"], area["cat"], area["stone"])
    acts = {act.partition(" ")[2]: act for act in legal if act.startswith(("spend ", "discard "))}
    return mine_frame(language, seat, len(area["tiles"])).fill(
        name=escape(scene.names[seat]),
        glory=markup(str(area["glory"])),
        forecast=forecast(language, area["final"]),
        held=voice.said(language, "board-of", held=sum(counts), slots=view["slots"]),
        slots=slots(language, seat, counts, view["slots"], acts),
        resources=voice.resources(language, counts),
        tiles=join([rest_place(language, tile, covered=tile in area["covered"]) for tile in area["tiles"]]),
        belongings=belongings(language, area, secret=view["architect"] is None),
        gods=gods(scene, area, sum(counts), legal),
    )


@lru_cache(maxsize=32)
def mine_frame(language: Locale, seat: int, tiles: int) -> Frame:
    """Draw what the viewer's belongings, with so many rest tiles, stand in."""
    places = int(TILES_TO_RETURN)
    rests = f"{voice.say(language, 'rests', count=tiles)} (pyramidice.rest.4)"
    return Frame(
        section(class_="mine slab", id="mine", aria_label=voice.say(language, "own-board"))[
            div(class_="mine-id")[
                div(class_="who")[seat_mark(seat), h2[gap("name")]],
                p(class_="score num")[gap("glory")],
                gap("forecast"),
            ],
            section(class_="grp g-board")[
                h3(class_="overline")[voice.say(language, "board"), span(class_="worth")[gap("held")]],
                gap("slots"),
                p(class_="tallied", aria_hidden="true")[gap("resources")],
            ],
            section(class_="grp g-rest")[
                h3(class_="overline", title=rests)[
                    voice.say(language, "rest"),
                    span(class_="worth")[voice.say(language, "board-of", held=tiles, slots=places)],
                ],
                ul(class_="rests")[gap("tiles"), [li[span(class_="well mr")]] * (places - tiles)],
            ],
            section(class_="grp g-own")[gap("belongings")],
            section(class_="grp g-gods")[gap("gods")],
        ]
    )


def forecast(language: Locale, final: dict[str, int]) -> Piece:
    """Say how much Glory the end would add."""
    if not final:
        return NOTHING
    return forecast_frame(language).fill(said=voice.said(language, "at-the-end", glory=f"+{sum(final.values())}"))


@lru_cache(maxsize=32)
def forecast_frame(language: Locale) -> Frame:
    """Draw what the forecast of the end stands in."""
    about = f"{voice.say(language, 'at-the-end-about')} (pyramidice.end.3)"
    return Frame(p(class_="forecast", title=about)[gap("said")])


@lru_cache(maxsize=64)
def rest_place(language: Locale, tile: str, *, covered: bool) -> Markup:
    """Draw a rest tile above the own board."""
    return Markup(li[held_tile(language, tile, covered=covered)])


# Scarab and project.


def belongings(language: Locale, area: Area, *, secret: bool) -> Drawing:
    """Draw the own scarab, and the project with what it scores so far."""
    rows = [own_scarab(language, area["scarab"])] if area["scarab"] else []
    for each in area["projects"] or ():
        rows.append(
            own_project(
                language, each["project"], each["pattern"], worth=each["glory"], times=each["times"], secret=secret
            )
        )
    return join(rows)


@lru_cache(maxsize=32)
def own_scarab(language: Locale, stone: str) -> Markup:
    """Draw the own scarab with what it does."""
    return Markup(
        div(class_="ownrow")[
            scarab(language, stone, key=f"scarab-{stone}"),
            p[
                span(class_="overline")[voice.say(language, "scarab")],
                strong[voice.title(language, stone)],
                small[voice.short(language, stone)],
            ],
        ]
    )


@lru_cache(maxsize=256)
def own_project(language: Locale, name: str, pattern: str, *, worth: int, times: int, secret: bool) -> Markup:
    """Draw an own project with what it scores so far."""
    hidden = span(class_="secret", role="img", aria_label=voice.say(language, "secret"))[
        glyph("ui-secret", "icon", sheet=SHEET)
    ]
    return Markup(
        div(class_="ownrow")[
            project(language, name, pattern),
            p[
                span(class_="overline")[voice.say(language, "project"), hidden if secret else None],
                strong[voice.pattern(language, pattern)],
                small[
                    voice.say(language, "a-pattern", glory=worth),
                    br,
                    i(class_="bondkey"),
                    voice.say(language, "so-far", times=times, glory=times * worth),
                ],
            ],
        ]
    )


# Gods.


def gods(scene: PyramidiceScene, area: Area, held: int, legal: Collection[str]) -> Piece:
    """Draw the own gods: ready or turned, lit if they can be used or given up; the Ennead in one stack."""
    view, language = scene.view, scene.language
    if not area["gods"]:
        return no_gods(language)
    drawn: list[Piece] = []
    for deity in area["gods"]:
        if deity not in ENNEAD_NAMES:
            act = next((act for verb in ("activate", "forsake") if (act := f"{verb} {deity}") in legal), "")
            drawn.append(god(language, deity, view["worth"][deity], act, used=deity in area["used"]))
    stack = [deity for deity in area["gods"] if deity in ENNEAD_NAMES]
    if stack:
        drawn.append(ennead(language, stack, view["ennead"][len(stack)], can_go="forsake ennead" in legal))
    fed = voice.said(language, "gods-fed", gods=area["gods_kept_up"], held=held)
    many = len(drawn) + len(area["used"]) / 2 + len(stack) / 4 > ROOM
    return gods_frame(language, hungry=area["gods_kept_up"] > held, many=many).fill(fed=fed, cards=join(drawn))


@lru_cache(maxsize=32)
def no_gods(language: Locale) -> Markup:
    """Say that there are no gods yet."""
    return Markup(
        fragment[
            h3(class_="overline")[voice.say(language, "gods")], p(class_="no-gods")[voice.say(language, "no-gods")]
        ]
    )


@lru_cache(maxsize=32)
def gods_frame(language: Locale, *, hungry: bool, many: bool) -> Frame:
    """Draw what the own gods stand in, and how they are fed."""
    worth = span(class_="worth is-warn" if hungry else "worth", title=f"{gap('fed')} (pyramidice.upkeep.2)")[gap("fed")]
    return Frame(
        [
            h3(class_="overline")[voice.say(language, "gods"), worth],
            ul(class_="mygods is-many" if many else "mygods")[gap("cards")],
        ]
    )


def card(deity: str, name: str, *, style: str = "") -> Node:
    """Draw the card of an own god."""
    enamel = ENAMELS[deity]
    return span(class_=f"tile mycard en en-{enamel}", style=style or None, data_key=f"deity-{deity}")[
        span(class_="tile-face")[ground(enamel), span(class_="fig")[figure(deity)], span(class_="tile-name")[name]]
    ]


@lru_cache(maxsize=1024)
def god(language: Locale, deity: str, worth: int, act: str, *, used: bool) -> Markup:
    """Draw an own god."""
    kind = WHEN[deity]
    state = voice.say(language, "used" if used else STATES[kind])
    about = voice.about(language, deity)
    classes = " ".join(name for name, so in (("is-used", used), ("can", act), ("goes", act[:3] == "for")) if so)
    worn: Node = glory(str(worth), voice.say(language, "worth", glory=worth)) if worth else None
    return Markup(
        li(class_=classes or None, title=about)[
            span(class_="turn")[
                card(deity, voice.word(language, deity)),
                span(class_="km", aria_hidden="true")[kind_mark(kind)],
                worn,
                act_button(language, act, voice.short(language, deity), about),
            ],
            em[state],
        ]
    )


def ennead(language: Locale, stack: list[str], worth: int, *, can_go: bool) -> Drawing:
    """Draw the own cards of the Ennead, one upon the other."""
    names = voice.names(language, stack)
    cards = join([ennead_card(language, deity, number) for number, deity in enumerate(stack)])
    return ennead_frame(language, len(stack), worth, can_go=can_go).fill(names=names, cards=cards)


@lru_cache(maxsize=64)
def ennead_frame(language: Locale, cards: int, worth: int, *, can_go: bool) -> Frame:
    """Draw what a stack of so many cards of the Ennead stands in, for their names and themselves."""
    label = voice.say(language, "ennead-label", gods=gap("names"), glory=worth)
    about = f"{label}. {voice.about(language, 'ennead')}"
    return Frame(
        li(class_="enn can goes" if can_go else "enn", title=about)[
            span(class_="ennstack", style=f"--cards:{cards}")[
                gap("cards"),
                span(class_="count", aria_hidden="true")[str(cards)],
                glory(str(worth), label),
                act_button(language, "forsake ennead" if can_go else "", label, about),
            ],
            em[voice.say(language, "ennead-of", cards=cards)],
        ]
    )


@lru_cache(maxsize=256)
def ennead_card(language: Locale, deity: str, number: int) -> Markup:
    """Draw an own card of the Ennead on its place in the stack."""
    return Markup(card(deity, voice.word(language, deity), style=f"--i:{number}"))


def act_button(language: Locale, act: str, told: str, about: str) -> Node:
    """Lay the choice to use or give up a god over its card."""
    if not act:
        return None
    label = labelled(language.code, voice.choice(language, act), told)
    return button(type="button", class_="use", data_act=act, aria_label=label, title=about)[
        bold(class_="vh")[voice.choice(language, act)]
    ]
