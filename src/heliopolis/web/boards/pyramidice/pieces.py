"""The pieces of Pyramidice: dice, resources, gods, scarabs, projects, rest tiles, Glory. Drawn once and kept."""

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache

from htpy import Node, b, div, fragment, span, svg, use as use_element
from markupsafe import Markup

from heliopolis.games.pyramidice.components import RESOURCE_NAMES, REST_TILES
from heliopolis.games.pyramidice.deities import DEITIES, ENNEAD_NAMES
from heliopolis.games.pyramidice.view_types import Area, Colour, Kind
from heliopolis.language import Locale, labelled
from heliopolis.web.board import address_of
from heliopolis.web.boards.pyramidice import voice
from heliopolis.web.frames import Drawing, Frame, gap, join
from heliopolis.web.pieces import SPRITE, glyph, named

SHEET = address_of("pyramidice", "glyphs.svg")

GLORY_GODS = ("heh", "heka", "khepri", "khonsu", "montu", "neith", "re", "sekhmet", "sobek", "aton", "bes")
ENAMELS = {
    **dict.fromkeys(ENNEAD_NAMES, "lapis"),
    **dict.fromkeys(GLORY_GODS, "carnelian"),
    **dict.fromkeys(("khnum", "satis", "anuket", "amon", "mut", "maat", "mertseger"), "turquoise"),
    **dict.fromkeys(("serket", "seshat", "thoth"), "sandstone"),
    **dict.fromkeys(("hapy", "min", "sopdet", "bastet"), "malachite"),
    **dict.fromkeys(("ptah", "anubis", "hathor"), "ochre"),
}
"""What a god is about: the Ennead, Glory, dice, building, resources, the cult."""
GROUNDS = {
    "lapis": "stars",
    "carnelian": "rays",
    "turquoise": "water",
    "sandstone": "dunes",
    "malachite": "scales",
    "ochre": "arcs",
    "basalt": "stars",
}
STRIPS = {"exchange": "swap", "vision": "god", "feast": "gift", "harvest": "triple", "dawn": "work"}
"""The drawing of each rest tile that does more than give resources …"""
DRAWN_GAINS = {
    ("worker", "worker"): "ww",
    ("worker", "cat"): "wc",
    ("worker", "stone"): "ws",
    ("cat", "cat"): "cc",
    ("cat", "stone"): "cs",
    ("stone", "stone"): "ss",
    ("worker", "cat", "stone"): "each",
}
"""… and of what the others give; other editions have others."""
PAIRS = [tile.name for tile in REST_TILES if tile.is_pair]
"""The rest tiles that do nothing but give two resources."""
WHEN = {deity.name: deity.when for deity in DEITIES}
"""When a god acts."""
DRAWN_PATTERNS = ("16", "25", "34", "14", "26", "35")
"""The patterns of which there is a drawing; other editions have others."""
COLOURS: tuple[Colour, ...] = ("stone", "prayer")
KINDS: tuple[Kind, ...] = ("worker", "cat", "stone")
"""The resources, in the order in which they lie on a board."""
NO_ACTS: Mapping[str, str] = {}
SLOTS = Frame(div(class_="slots", role="img", aria_label=gap("label"))[gap("places")])


@lru_cache(maxsize=16)
def ground(enamel: str) -> Markup:
    """Draw the ground of a card, tone on tone."""
    drawing = use_element(href=f"{SPRITE}#ground-{GROUNDS[enamel]}", width="64", height="80")
    return Markup(
        svg(class_="ground", viewBox="0 0 64 80", preserveAspectRatio="xMidYMid slice", aria_hidden="true")[drawing]
    )


# Dice.


@lru_cache(maxsize=64)
def die(colour: str, value: int = 0) -> Markup:
    """Draw a die that shows a value, or none yet."""
    if value:
        return glyph(f"die-{colour}-{value}", f"die die-{colour}")
    return glyph(f"die-{colour}-any", f"die die-{colour}", sheet=SHEET)


@lru_cache(maxsize=64)
def cost_piece(language: Locale, piece: str) -> Markup:
    """Draw a piece of a cost."""
    if piece in ("worker", "cat"):
        drawn = resource_face(piece)
    elif piece == "stone":
        drawn = die("stone")
    elif piece.startswith("stone-"):
        drawn = die("stone", int(piece.removeprefix("stone-")))
    else:
        face = piece if piece.isdigit() else "any"
        drawn = glyph(f"die-either-{face}", "die die-either", sheet=SHEET)
    return Markup(span(class_="cost-piece", title=voice.piece(language, piece))[drawn])


# Glory.


@lru_cache(maxsize=256)
def glory(text: str, label: str = "") -> Markup:
    """Draw the rosette of Glory with a number."""
    return Markup(
        span(class_="glory", **named(label))[
            svg(viewBox="0 0 64 64", aria_hidden="true")[use_element(href=f"{SHEET}#glory")],
            b(aria_hidden="true")[text],
        ]
    )


@lru_cache(maxsize=16)
def tiny(name: str) -> Markup:
    """Draw a small mark inside a line of text."""
    if name == "glory":
        return glyph("glory", "tiny gl", sheet=SHEET)
    return glyph(name, f"tiny {name}")


@lru_cache(maxsize=1)
def lost_god() -> Markup:
    """Draw that a god would leave: an ankh less."""
    return Markup(span(class_="lost-god", aria_hidden="true")[tiny("ankh"), "−1"])


def loses_god(area: Area, spent: int) -> bool:
    """Tell whether spending so many resources leaves fewer than gods, where there are enough now."""
    held = area["worker"] + area["cat"] + area["stone"]
    return held >= area["gods_kept_up"] > held - spent


# Resources.


@lru_cache(maxsize=8)
def resource_face(kind: str) -> Markup:
    """Draw a worker, a cat or a stone die as it lies on a board."""
    if kind == "stone":
        return Markup(span(class_="res is-stone")[die("stone")])
    enamel = "ivory" if kind == "worker" else "carnelian"
    return Markup(span(class_=f"res tile en en-{enamel}")[span(class_="tile-face")[glyph(kind)]])


def slots(
    language: Locale, seat: int, counts: tuple[int, int, int], room: int, acts: Mapping[str, str] = NO_ACTS
) -> Drawing:
    """Draw a board: workers, cats, stone dice, empty places; a kind that the prompt offers can be clicked here."""
    drawn = [
        filled_slots(language, seat, kind, count, acts.get(kind, "")) for kind, count in zip(KINDS, counts, strict=True)
    ]
    drawn.append(empty_slots(room - sum(counts)))
    return SLOTS.fill(label=voice.resources(language, counts), places=join(drawn))


@lru_cache(maxsize=1024)
def filled_slots(language: Locale, seat: int, kind: str, count: int, act: str) -> Markup:
    """Draw the resources of a kind on a board."""
    about = voice.about(language, kind)
    return Markup(
        fragment[
            [
                span(
                    class_="slot is-lit" if act else "slot",
                    title=about,
                    data_key=f"own-{kind}-{seat}-{number}",
                    data_from=f"supply-{kind}",
                    data_also=act or None,
                )[resource_face(kind)]
                for number in range(count)
            ]
        ]
    )


@lru_cache(maxsize=32)
def empty_slots(count: int) -> Markup:
    """Draw the places of a board on which nothing lies."""
    return Markup(fragment[[span(class_="slot")[span(class_="well")]] * count])


# Gods.


@lru_cache(maxsize=64)
def figure(deity: str) -> Markup:
    """Draw a god."""
    return glyph(f"deity-{deity}", f"glyph god-{deity}", sheet=SHEET)


@lru_cache(maxsize=512)
def god_tile(language: Locale, deity: str, *, key: str = "", classes: str = "") -> Markup:
    """Draw a god as a small tile."""
    return Markup(
        span(
            class_=f"tile en en-{ENAMELS[deity]} {classes}".strip(),
            role="img",
            aria_label=voice.word(language, deity),
            title=voice.about(language, deity),
            data_key=key or None,
        )[span(class_="tile-face")[figure(deity)]]
    )


@lru_cache(maxsize=8)
def kind_mark(kind: str) -> Markup:
    """Draw the symbol of when a god acts."""
    return glyph(f"kind-{kind}", "kindmark", sheet=SHEET)


@lru_cache(maxsize=4)
def card_back() -> Markup:
    """Draw the back of a deity card."""
    return Markup(
        span(class_="tile cardback en en-basalt", aria_hidden="true")[
            span(class_="tile-face")[ground("basalt"), glyph("wadjet")]
        ]
    )


# Scarabs and projects.


@lru_cache(maxsize=64)
def scarab(language: Locale, name: str, *, key: str = "") -> Markup:
    """Draw a scarab."""
    enamel = "basalt" if name == "obsidian" else "ivory"
    return Markup(
        span(
            class_=f"tile en en-{enamel} sc sc-{name}",
            role="img",
            aria_label=labelled(language.code, voice.say(language, "scarab"), voice.word(language, name)),
            title=voice.about(language, name),
            data_key=key or None,
        )[span(class_="tile-face")[glyph(f"scarab-{name}", sheet=SHEET)]]
    )


@lru_cache(maxsize=128)
def project(language: Locale, name: str, pattern: str) -> Markup:
    """Draw a project: dice side by side, in rows."""
    label = voice.pattern(language, pattern)
    if pattern in DRAWN_PATTERNS:
        drawn: Node = glyph(f"project-{'-'.join(pattern)}", sheet=SHEET)
    else:
        marks = [die("stone", int(mark)) if mark.isdigit() else span for mark in pattern if mark != "/"]
        drawn = span(class_="pattern-drawn", style=f"--columns:{len(pattern.partition('/')[0])}")[marks]
    return Markup(
        span(class_="tile en en-sandstone pj", role="img", aria_label=label, title=voice.about(language, name))[
            span(class_="tile-face")[drawn]
        ]
    )


@lru_cache(maxsize=32)
def hidden_project(language: Locale) -> Frame:
    """Draw a project that lies face down, for the name of whose it is."""
    label = voice.say(language, "project-hidden", player=gap("player"))
    return Frame(
        span(class_="tile en en-sandstone pj pj-h", role="img", aria_label=label, title=label)[
            span(class_="tile-face")[glyph("project-hidden", sheet=SHEET)]
        ]
    )


# Rest tiles.


@lru_cache(maxsize=128)
def strip(language: Locale, tile: str) -> Markup:
    """Draw what is on a rest tile: a drawing of its own, or else how many resources of each kind it gives."""
    edition, standard = language.game.edition, language.game.standard
    if tile in STRIPS:
        key = f"tiles.{tile}.choices"
        if key not in edition.components or edition.number(key) == standard.number(key):
            return drawn_strip(STRIPS[tile])
        return counted_strip({"any": edition.number(key)})
    gains = sorted(edition.words(f"tiles.{tile}.gains"), key=RESOURCE_NAMES.index)
    if tuple(gains) in DRAWN_GAINS:
        return drawn_strip(DRAWN_GAINS[tuple(gains)])
    return counted_strip(Counter(gains))


def drawn_strip(name: str) -> Markup:
    """Draw one of the drawings."""
    drawing = use_element(href=f"{SHEET}#rest-{name}", width="64", height="64")
    return Markup(svg(class_="strip", viewBox="0 14 64 36", aria_hidden="true")[drawing])


def counted_strip(counts: Mapping[str, int]) -> Markup:
    """Draw how many there are of each resource, or of any."""
    marks = [
        span[b[str(count)], die("stone") if kind == "stone" else "★" if kind == "any" else tiny(kind)]
        for kind, count in counts.items()
    ]
    return Markup(span(class_="strip is-counted", aria_hidden="true")[marks])


def tile_enamel(tile: str) -> str:
    """Return the enamel of a rest tile: those that do more than give two resources are green."""
    return "ivory" if tile in PAIRS else "malachite"


@lru_cache(maxsize=256)
def held_tile(language: Locale, tile: str, *, covered: bool = False, keyed: bool = True, delay: int = 0) -> Markup:
    """Draw a rest tile that lies before somebody; one that lies face down shows its back."""
    label = voice.short(language, tile)
    if covered:
        label = f"{label}, {voice.say(language, 'covered')}"
    face = glyph("sphinx") if covered else strip(language, tile)
    return Markup(
        span(
            class_=f"tile mr en en-{'basalt' if covered else tile_enamel(tile)}",
            role="img",
            aria_label=label,
            title=voice.about(language, tile),
            data_key=f"tile-{tile}" if keyed else None,
            data_delay=str(delay) if delay else None,
        )[span(class_="tile-face")[face]]
    )
