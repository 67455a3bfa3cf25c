"""The viewer's own board: resources, rest tiles, scarab, project and what it scores so far, gods ready or turned."""

from functools import lru_cache
from typing import Any

from htpy import Node, br, button, div, em, h2, h3, i, li, p, section, small, span, strong, ul
from htpy import b as bold
from markupsafe import Markup

from heliopolis.games.pyramidice.components import ENNEAD_NAMES, TILES_TO_RETURN
from heliopolis.web.boards.pyramidice import voice
from heliopolis.web.boards.pyramidice.pieces import (
    ENAMELS,
    SHEET,
    figure,
    glory,
    ground,
    held_tile,
    kind_mark,
    kind_name,
    project,
    scarab,
    slots,
)
from heliopolis.web.moment import Moment
from heliopolis.web.pieces import glyph, seat_mark

ROOM = 5
"""So many large cards have room beside each other; a used one lies across, the Ennead is a stack."""
STATES = {"work": "ready", "rest": "when-you-rest", "always": "always", "end": "scores-at-end"}


def mine(moment: Moment) -> Node:
    """Draw the viewer's own board; a spectator has none."""
    if moment.viewer is None:
        return section(class_="mine slab", id="mine", hidden=True)
    view, language, seat = moment.view, moment.words.language, moment.viewer
    area = view["seats"][seat]
    legal = moment.legal_notations()
    held = area["worker"] + area["cat"] + area["stone"]
    resources = tuple(act for act in legal if act.startswith(("spend ", "discard ")))
    return section(class_="mine slab", id="mine", aria_label=voice.say(language, "own-board"))[
        identity(language, seat, moment.names[seat], area["glory"], tuple(area["final"].items())),
        board(language, seat, (area["worker"], area["cat"], area["stone"]), view["slots"], resources),
        rests(language, tuple((tile, tile in area["covered"]) for tile in area["tiles"])),
        belongings(language, area["scarab"] or "", project_of(area), secret=view["architect"] is None),
        gods(moment, area, held),
    ]


@lru_cache(maxsize=512)
def identity(language: str, seat: int, name: str, score: int, final: tuple[tuple[str, int], ...]) -> Markup:
    """Draw who one is, and how much Glory one has and would have."""
    more = sum(points for _, points in final)
    return Markup(
        div(class_="mine-id")[
            div(class_="who")[seat_mark(seat), h2[name]],
            p(class_="score num")[str(score)],
            p(class_="forecast", title=f"{voice.say(language, 'at-the-end-about')} (pyramidice.end.3)")[
                voice.say(language, "at-the-end", glory=f"+{more}")
            ]
            if final
            else None,
        ]
    )


@lru_cache(maxsize=1024)
def board(language: str, seat: int, counts: tuple[int, int, int], room: int, acts: tuple[str, ...]) -> Markup:
    """Draw the resources on the own board."""
    told = voice.resources(language, counts)
    return Markup(
        section(class_="grp g-board")[
            h3(class_="overline")[
                voice.say(language, "board"),
                span(class_="worth")[voice.say(language, "board-of", held=sum(counts), slots=room)],
            ],
            slots(language, seat, counts, room, acts),
            p(class_="cap", aria_hidden="true")[told],
        ]
    )


@lru_cache(maxsize=256)
def rests(language: str, tiles: tuple[tuple[str, bool], ...]) -> Markup:
    """Draw the rest tiles above the own board."""
    places = int(TILES_TO_RETURN)
    drawn: list[Node] = [li[held_tile(language, tile, covered=covered)] for tile, covered in tiles]
    drawn += [li[span(class_="well mr")]] * (places - len(tiles))
    return Markup(
        section(class_="grp g-rest")[
            h3(class_="overline", title=f"{voice.say(language, 'rests', count=len(tiles))} (pyramidice.rest.4)")[
                voice.say(language, "rest"),
                span(class_="worth")[voice.say(language, "board-of", held=len(tiles), slots=places)],
            ],
            ul(class_="rests")[drawn],
        ]
    )


# Scarab and project.


def project_of(area: dict[str, Any]) -> tuple[tuple[str, int, int, int, int], ...]:
    """Return the own project as its drawing needs it."""
    return tuple((each["project"], *each["values"], each["glory"], each["pairs"]) for each in area["projects"] or ())


@lru_cache(maxsize=512)
def belongings(
    language: str, stone: str, projects: tuple[tuple[str, int, int, int, int], ...], *, secret: bool
) -> Markup:
    """Draw the own scarab, and the project with what it scores so far."""
    rows: list[Node] = []
    if stone:
        rows.append(
            div(class_="ownrow")[
                scarab(language, stone, key=f"scarab-{stone}"),
                p[
                    span(class_="overline")[voice.say(language, "scarab")],
                    strong[voice.title(language, stone)],
                    small[voice.short(language, stone)],
                ],
            ]
        )
    for name, first, second, worth, pairs in projects:
        hidden = span(class_="secret", role="img", aria_label=voice.say(language, "secret"))[
            glyph("ui-secret", "icon", sheet=SHEET)
        ]
        rows.append(
            div(class_="ownrow")[
                project(language, name, first, second),
                p[
                    span(class_="overline")[voice.say(language, "project"), hidden if secret else None],
                    strong[voice.say(language, "beside", first=first, second=second)],
                    small[
                        voice.say(language, "a-pair", glory=worth),
                        br,
                        i(class_="bondkey"),
                        voice.say(language, "so-far", pairs=pairs, glory=pairs * worth),
                    ],
                ],
            ]
        )
    return Markup(section(class_="grp g-own")[rows])


# Gods.


def gods(moment: Moment, area: dict[str, Any], held: int) -> Node:
    """Draw the own gods: ready or turned, lit if they can be used or given up; the Ennead in one stack."""
    view, language = moment.view, moment.words.language
    legal = frozenset(moment.legal_notations())
    drawn: list[Node] = []
    for deity in area["gods"]:
        if deity in ENNEAD_NAMES:
            continue
        act = next((act for verb in ("activate", "forsake") if (act := f"{verb} {deity}") in legal), "")
        drawn.append(god(language, deity, view["worth"][deity], act, used=deity in area["used"]))
    stack = tuple(deity for deity in area["gods"] if deity in ENNEAD_NAMES)
    if stack:
        act = "forsake ennead" if "forsake ennead" in legal else ""
        drawn.append(ennead(language, stack, view["ennead"][len(stack)], act))
    fed = voice.say(language, "gods-fed", gods=area["gods_kept_up"], held=held)
    warn = " is-warn" if area["gods_kept_up"] > held else ""
    many = " is-many" if len(drawn) + len(area["used"]) / 2 + len(stack) / 4 > ROOM else ""
    return section(class_="grp g-gods")[
        h3(class_="overline")[
            voice.say(language, "gods"),
            span(class_=f"worth{warn}", title=f"{fed} (pyramidice.upkeep.2)")[fed] if drawn else None,
        ],
        ul(class_=f"mygods{many}")[drawn] if drawn else p(class_="no-gods")[voice.say(language, "no-gods")],
    ]


def card(deity: str, name: str, *, style: str = "", keyed: bool = True) -> Node:
    """Draw the card of an own god."""
    enamel = ENAMELS[deity]
    return span(
        class_=f"tile mycard en en-{enamel}", style=style or None, data_key=f"deity-{deity}" if keyed else None
    )[span(class_="tile-face")[ground(enamel), span(class_="fig")[figure(deity)], span(class_="tile-name")[name]]]


@lru_cache(maxsize=1024)
def god(language: str, deity: str, worth: int, act: str, *, used: bool) -> Markup:
    """Draw an own god."""
    kind = kind_name(deity)
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


@lru_cache(maxsize=512)
def ennead(language: str, stack: tuple[str, ...], worth: int, act: str) -> Markup:
    """Draw the own cards of the Ennead, one upon the other."""
    names = voice.join(language, [voice.word(language, deity) for deity in stack])
    label = voice.say(language, "ennead-label", gods=names, glory=worth)
    about = f"{label}. {voice.about(language, 'ennead')}"
    cards = [card(deity, voice.word(language, deity), style=f"--i:{number}") for number, deity in enumerate(stack)]
    return Markup(
        li(class_="enn can goes" if act else "enn", title=about)[
            span(class_="ennstack", style=f"--cards:{len(stack)}")[
                cards,
                span(class_="count", aria_hidden="true")[str(len(stack))],
                glory(str(worth), label),
                act_button(language, act, label, about),
            ],
            em[voice.say(language, "ennead-of", cards=len(stack))],
        ]
    )


def act_button(language: str, act: str, told: str, about: str) -> Node:
    """Lay the choice to use or give up a god over its card."""
    if not act:
        return None
    label = f"{voice.choice(language, act)}: {told}"
    return button(type="button", class_="use", data_act=act, aria_label=label, title=about)[
        bold(class_="vh")[voice.choice(language, act)]
    ]
