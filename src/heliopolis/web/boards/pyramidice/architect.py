"""The Great Architect of a solo game: his board, and his last turn step by step."""

from functools import lru_cache

from htpy import Node, article, b, div, figcaption, h2, h3, li, ol, p, section, small, span, strong
from htpy import figure as figure_element
from markupsafe import Markup

from heliopolis.games.pyramidice.components import ENNEAD_NAMES
from heliopolis.games.pyramidice.info import ARCHITECTS
from heliopolis.web.boards.pyramidice import voice
from heliopolis.web.boards.pyramidice.pieces import SHEET, die, glory, god_tile, ground, held_tile, project
from heliopolis.web.boards.pyramidice.steps import DEED, ROLL, HisTurn
from heliopolis.web.moment import Moment
from heliopolis.web.pieces import glyph

POWERS = ("build", "high", "pair")


@lru_cache(maxsize=8)
def architect_mark(name: str) -> Markup:
    """Draw the architect as a seat's mark."""
    return Markup(
        span(class_="tile en en-lapis architect-mark", aria_hidden="true")[
            span(class_="tile-face")[glyph(f"architect-{name}", sheet=SHEET)]
        ]
    )


def architect(moment: Moment, his_turn: HisTurn | None) -> Node:
    """Draw the architect's board."""
    view, language = moment.view, moment.words.language
    his = view["architect"]
    glories = (his["build_glory"], his["high_build_glory"], his["pair_glory"])
    cards = sum(name in ENNEAD_NAMES for name in his["gods"])
    fresh = his_turn is not None and his_turn.fresh
    more = sum(his["final"].values())
    return article(class_="architect", aria_label=voice.word(language, his["name"]), id="architect")[
        face(language, his["name"]),
        div(class_="ar-body")[
            div(class_="ar-top")[
                power(language, glories),
                p(class_="ar-score")[
                    b(class_="num")[str(his["glory"])],
                    span(class_="forecast", title=voice.say(language, "at-the-end-about"))[
                        voice.say(language, "at-the-end", glory=f"+{more}")
                    ]
                    if his["final"]
                    else None,
                ],
            ],
            rest_slots(language, tuple(his["tiles"]), tuple(his["slots"]), his_turn.tile if fresh and his_turn else ""),
            projects(
                language,
                tuple((each["project"], *each["values"], each["pairs"], each["glory"]) for each in his["projects"]),
            ),
            gods(language, tuple(his["gods"]), view["ennead"][cards]),
            steps(language, his_turn),
        ],
    ]


@lru_cache(maxsize=16)
def face(language: str, name: str) -> Markup:
    """Draw the architect's portrait, his name and his level."""
    level = ARCHITECTS.index(name) + 1
    label = voice.say(language, "level", level=level)
    eyes = [glyph("wadjet", "eye" if number < level else "eye off") for number in range(len(ARCHITECTS))]
    return Markup(
        div(class_="ar-face en en-lapis", title=voice.about(language, name))[
            ground("lapis"),
            glyph(f"architect-{name}", sheet=SHEET),
            div(class_="ar-name")[
                h2[voice.word(language, name)], span(class_="eyes", role="img", aria_label=label)[eyes], small[label]
            ],
        ]
    )


@lru_cache(maxsize=64)
def power(language: str, glories: tuple[int, int, int]) -> Markup:
    """Say what the architect gains more than others."""
    said = [
        voice.say(language, f"power-{name}", glory=more) for name, more in zip(POWERS, glories, strict=True) if more
    ]
    return Markup(
        div(class_="ar-power")[
            strong[voice.join(language, said)],
            p[voice.say(language, "wins-ties")],
        ]
    )


@lru_cache(maxsize=512)
def rest_slots(language: str, tiles: tuple[str, ...], glories: tuple[int, ...], fresh: str) -> Markup:
    """Draw the three slots for rest tiles, and what each brings."""
    drawn = []
    for slot, more in enumerate(glories):
        label = voice.say(language, "slot", slot=slot + 1, glory=more)
        held: Node = span(class_="well mr")
        if slot < len(tiles):
            held = held_tile(language, tiles[slot], delay=DEED if tiles[slot] == fresh else 0)
        drawn.append(li(title=f"{label} (pyramidice.solo.5)")[held, glory(f"+{more}", label)])
    return Markup(
        section(class_="ar-rest")[h3(class_="overline")[voice.say(language, "rest")], ol(class_="ar-slots")[drawn]]
    )


@lru_cache(maxsize=512)
def projects(language: str, held: tuple[tuple[str, int, int, int, int], ...]) -> Markup:
    """Draw the architect's projects, which lie face up, and the pairs they have."""
    drawn = [
        figure_element[
            project(language, name, first, second),
            figcaption[voice.say(language, "projects-worth", pairs=pairs), b[f" +{pairs * worth}"] if pairs else None],
        ]
        for name, first, second, pairs, worth in held
    ]
    return Markup(
        section(class_="ar-proj")[h3(class_="overline")[voice.say(language, "projects")], div(class_="ar-row")[drawn]]
    )


@lru_cache(maxsize=512)
def gods(language: str, held: tuple[str, ...], ennead: int) -> Markup:
    """Draw the architect's gods, those of the Ennead together."""
    ordered = sorted(held, key=lambda name: name not in ENNEAD_NAMES)
    tiles = [god_tile(language, name, key=f"deity-{name}") for name in ordered]
    cards = sum(name in ENNEAD_NAMES for name in held)
    worth = f"{voice.say(language, 'ennead-of', cards=cards)}: {ennead}" if cards else ""
    return Markup(
        section(class_="ar-gods")[
            h3(class_="overline")[voice.say(language, "gods"), " ", span(class_="worth")[str(len(held))]],
            div(class_="ar-row")[tiles or p(class_="no-gods")[voice.say(language, "no-gods")]],
            p(class_="cap")[worth] if worth else None,
        ]
    )


@lru_cache(maxsize=512)
def steps(language: str, turn: HisTurn | None) -> Markup:
    """Tell the architect's last turn: a god, a roll, a tile or a build; while it is new, one after the other."""
    if turn is None:
        return Markup(p(class_="no-turn", id="his-turn")[voice.say(language, "no-turn")])
    rolled: Node = span(class_="rolled", data_place="architect-die")[die("stone", turn.value)]
    told = [
        step(turn, "god", 0, god_tile(language, turn.god) if turn.god else glyph("wadjet"), *god_words(language, turn)),
        step(turn, "roll", ROLL, rolled, *roll_words(language, turn)),
        step(
            turn,
            "deed",
            DEED,
            held_tile(language, turn.tile, keyed=False) if turn.tile else die("stone", turn.value),
            *deed_words(language, turn),
        ),
    ]
    label = voice.say(language, "last-turn")
    return Markup(ol(class_="steps is-new" if turn.fresh else "steps", id="his-turn", aria_label=label)[told])


def step(turn: HisTurn, name: str, after: int, picture: Node, title: str, why: str) -> Node:
    """Draw one step of his turn."""
    return li(id=f"his-{turn.step}-{name}", style=f"--after:{after}ms")[picture, span[b[title], small[why]]]


def god_words(language: str, turn: HisTurn) -> tuple[str, str]:
    """Say which god he took."""
    if not turn.god:
        return voice.say(language, "step-no-god"), voice.say(language, "step-no-god-why")
    deity = voice.word(language, turn.god)
    return voice.say(language, "step-god", deity=deity), voice.say(language, "step-god-why")


def roll_words(language: str, turn: HisTurn) -> tuple[str, str]:
    """Say what he rolled."""
    if not turn.value:
        return voice.say(language, "step-no-roll"), voice.say(language, "step-no-roll-why")
    return voice.say(language, "step-roll", value=turn.value), voice.say(language, "step-roll-why")


def deed_words(language: str, turn: HisTurn) -> tuple[str, str]:
    """Say what he did with the die."""
    if turn.tile:
        tile = voice.title(language, turn.tile)
        why = voice.say(language, "step-tile-why", slot=turn.slot, glory=turn.glory)
        return voice.say(language, "step-tile", tile=tile), why
    if turn.space:
        why = voice.say(language, "step-build-why", value=turn.value, glory=turn.glory)
        return voice.say(language, "step-build", value=turn.value), why
    return voice.say(language, "step-lost"), voice.say(language, "step-lost-why")
