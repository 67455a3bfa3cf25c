"""The Great Architect of a solo game: his board, and his last turn step by step."""

from functools import lru_cache

from htpy import (
    Node,
    article,
    b,
    div,
    figcaption,
    figure as figure_element,
    h2,
    h3,
    li,
    ol,
    p,
    section,
    small,
    span,
    strong,
)
from markupsafe import Markup

from heliopolis.games.pyramidice.deities import ENNEAD_NAMES
from heliopolis.games.pyramidice.info import ARCHITECTS
from heliopolis.games.pyramidice.view_types import ArchitectView, ProjectView
from heliopolis.language import Locale, labelled
from heliopolis.web.boards.pyramidice import voice
from heliopolis.web.boards.pyramidice.pieces import SHEET, die, glory, god_tile, ground, held_tile, project
from heliopolis.web.boards.pyramidice.steps import DEED, ROLL, HisTurn
from heliopolis.web.frames import NOTHING, Drawing, Frame, Piece, gap, join, markup
from heliopolis.web.pieces import glyph

POWERS = ("build", "high", "pair", "god", "full")
Glories = tuple[int, int, int, int, int]


@lru_cache(maxsize=8)
def architect_mark(name: str) -> Markup:
    """Draw the architect as a seat's mark."""
    return Markup(
        span(class_="tile en en-lapis architect-mark", aria_hidden="true")[
            span(class_="tile-face")[glyph(f"architect-{name}", sheet=SHEET)]
        ]
    )


def architect(language: Locale, his: ArchitectView, enneads: list[int], his_turn: HisTurn | None) -> Drawing:
    """Draw the architect's board, from what so many cards of the Ennead bring."""
    glories = (
        *(his["build_glory"], his["high_build_glory"], his["pair_glory"]),
        *(his["god_glory"], his["full_glory"]),
    )
    fresh = his_turn.tile if his_turn and his_turn.fresh else ""
    return architect_frame(language, his["name"], glories).fill(
        glory=markup(str(his["glory"])),
        forecast=forecast(language, his["final"]),
        slots=rest_slots(language, his["tiles"], his["slots"], fresh),
        projects=projects(language, his["projects"]),
        gods=gods(language, his["gods"], enneads),
        steps=steps(language, his_turn),
    )


@lru_cache(maxsize=16)
def architect_frame(language: Locale, name: str, glories: Glories) -> Frame:
    """Draw what the architect's Glory and belongings stand in."""
    return Frame(
        article(class_="architect", aria_label=voice.word(language, name), id="architect")[
            face(language, name),
            div(class_="ar-body")[
                div(class_="ar-top")[
                    power(language, glories),
                    p(class_="ar-score")[b(class_="num")[gap("glory")], gap("forecast")],
                ],
                section(class_="ar-rest")[
                    h3(class_="overline")[voice.say(language, "rest")], ol(class_="ar-slots")[gap("slots")]
                ],
                section(class_="ar-proj")[
                    h3(class_="overline")[voice.say(language, "projects")], div(class_="ar-row")[gap("projects")]
                ],
                section(class_="ar-gods")[gap("gods")],
                gap("steps"),
            ],
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
    return Frame(span(class_="forecast", title=voice.say(language, "at-the-end-about"))[gap("said")])


def face(language: Locale, name: str) -> Node:
    """Draw the architect's portrait, his name and his level."""
    level = ARCHITECTS.index(name) + 1
    label = voice.say(language, "level", level=level)
    eyes = [glyph("wadjet", "eye" if number < level else "eye off") for number in range(len(ARCHITECTS))]
    return div(class_="ar-face en en-lapis", title=voice.about(language, name))[
        ground("lapis"),
        glyph(f"architect-{name}", sheet=SHEET),
        div(class_="ar-name")[
            h2[voice.word(language, name)], span(class_="eyes", role="img", aria_label=label)[eyes], small[label]
        ],
    ]


def power(language: Locale, glories: Glories) -> Node:
    """Say what the architect gains more than others."""
    said = [
        voice.say(language, f"power-{name}", glory=more) for name, more in zip(POWERS, glories, strict=True) if more
    ]
    return div(class_="ar-power")[strong[voice.join(language, said)], p[voice.say(language, "wins-ties")]]


# His belongings.


def rest_slots(language: Locale, tiles: list[str], glories: list[int], fresh: str) -> Drawing:
    """Draw the slots for rest tiles, and what each brings."""
    drawn = []
    for slot, more in enumerate(glories):
        tile = tiles[slot] if slot < len(tiles) else ""
        drawn.append(rest_slot(language, slot + 1, more, tile, delay=DEED if tile and tile == fresh else 0))
    return join(drawn)


@lru_cache(maxsize=256)
def rest_slot(language: Locale, number: int, more: int, tile: str, *, delay: int) -> Markup:
    """Draw a slot, and the rest tile in it."""
    label = voice.say(language, "slot", slot=number, glory=more)
    held: Node = held_tile(language, tile, delay=delay) if tile else span(class_="well mr")
    return Markup(li(title=f"{label} (pyramidice.solo.5)")[held, glory(f"+{more}", label)])


def projects(language: Locale, held: list[ProjectView]) -> Drawing:
    """Draw the architect's projects, which lie face up, and the patterns they have."""
    return join(
        [
            his_project(language, each["project"], each["pattern"], times=each["times"], worth=each["glory"])
            for each in held
        ]
    )


@lru_cache(maxsize=256)
def his_project(language: Locale, name: str, pattern: str, *, times: int, worth: int) -> Markup:
    """Draw a project of the architect, and what its patterns bring."""
    return Markup(
        figure_element[
            project(language, name, pattern),
            figcaption[voice.say(language, "projects-worth", times=times), b[f" +{times * worth}"] if times else None],
        ]
    )


def gods(language: Locale, held: list[str], worths: list[int]) -> Drawing:
    """Draw the architect's gods, those of the Ennead together."""
    if not held:
        return no_gods(language)
    ennead = [name for name in held if name in ENNEAD_NAMES]
    ordered = [*ennead, *(name for name in held if name not in ENNEAD_NAMES)]
    tiles = join([god_tile(language, name, key=f"deity-{name}") for name in ordered])
    return gods_frame(language, len(ennead), worths[len(ennead)]).fill(count=markup(str(len(held))), tiles=tiles)


@lru_cache(maxsize=32)
def no_gods(language: Locale) -> Drawing:
    """Say that the architect has no gods yet."""
    none = Markup(p(class_="no-gods")[voice.say(language, "no-gods")])
    return gods_frame(language, 0, 0).fill(count=markup("0"), tiles=none)


@lru_cache(maxsize=64)
def gods_frame(language: Locale, cards: int, worth: int) -> Frame:
    """Draw what the architect's gods stand in, with so many cards of the Ennead."""
    ennead = labelled(language.code, voice.say(language, "ennead-of", cards=cards), worth)
    return Frame(
        [
            h3(class_="overline")[voice.say(language, "gods"), " ", span(class_="worth")[gap("count")]],
            div(class_="ar-row")[gap("tiles")],
            p(class_="tallied")[ennead] if cards else None,
        ]
    )


# His last turn.


def steps(language: Locale, turn: HisTurn | None) -> Piece:
    """Tell the architect's last turn: a god, a roll, a tile or a build; while it is new, one after the other."""
    if turn is None:
        return no_turn(language)
    god = god_tile(language, turn.god) if turn.god else glyph("wadjet")
    deed = held_tile(language, turn.tile, keyed=False) if turn.tile else die("stone", turn.value)
    god_said, god_why = god_words(language, turn)
    roll_said, roll_why = roll_words(language, turn)
    deed_said, deed_why = deed_words(language, turn)
    return steps_frame(language, fresh=turn.fresh).fill(
        step=markup(str(turn.step)),
        god=god,
        god_said=god_said,
        god_why=god_why,
        roll=die("stone", turn.value),
        roll_said=roll_said,
        roll_why=roll_why,
        deed=deed,
        deed_said=deed_said,
        deed_why=deed_why,
    )


@lru_cache(maxsize=32)
def no_turn(language: Locale) -> Markup:
    """Say that the architect has not had a turn."""
    return Markup(p(class_="no-turn", id="his-turn")[voice.say(language, "no-turn")])


@lru_cache(maxsize=32)
def steps_frame(language: Locale, *, fresh: bool) -> Frame:
    """Draw what the three steps of his turn stand in: for each its number, a picture, what he does, and why."""
    rolled = span(class_="rolled", data_place="architect-die")[gap("roll")]
    label = voice.say(language, "last-turn")
    return Frame(
        ol(class_="steps is-new" if fresh else "steps", id="his-turn", aria_label=label)[
            step("god", 0, gap("god")), step("roll", ROLL, rolled), step("deed", DEED, gap("deed"))
        ]
    )


def step(name: str, after: int, picture: Node) -> Node:
    """Draw one step of his turn."""
    words = span[b[gap(f"{name}_said")], small[gap(f"{name}_why")]]
    return li(id=f"his-{gap('step')}-{name}", style=f"--after:{after}ms")[picture, words]


def god_words(language: Locale, turn: HisTurn) -> tuple[Markup, Markup]:
    """Say which god he took."""
    if not turn.god:
        return voice.said(language, "step-no-god"), voice.said(language, "step-no-god-why")
    deity = voice.word(language, turn.god)
    return voice.said(language, "step-god", deity=deity), voice.said(language, "step-god-why")


def roll_words(language: Locale, turn: HisTurn) -> tuple[Markup, Markup]:
    """Say what he rolled."""
    if not turn.value:
        return voice.said(language, "step-no-roll"), voice.said(language, "step-no-roll-why")
    return voice.said(language, "step-roll", value=turn.value), voice.said(language, "step-roll-why")


def deed_words(language: Locale, turn: HisTurn) -> tuple[Markup, Markup]:
    """Say what he did with the die."""
    if turn.tile:
        tile = voice.title(language, turn.tile)
        why = voice.said(language, "step-tile-why", slot=turn.slot, glory=turn.glory)
        return voice.said(language, "step-tile", tile=tile), why
    if turn.space:
        why = voice.said(language, "step-build-why", value=turn.value, glory=turn.glory)
        return voice.said(language, "step-build", value=turn.value), why
    return voice.said(language, "step-lost"), voice.said(language, "step-lost-why")
