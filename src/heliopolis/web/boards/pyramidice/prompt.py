"""The prompt: what is asked, the dice at hand, and the choices that are not made on the board."""

from collections.abc import Collection
from functools import lru_cache

from htpy import a, b, button, div, h2, p, section, small, span
from markupsafe import Markup, escape

from heliopolis.games.pyramidice.view_types import Due
from heliopolis.language import Locale, labelled
from heliopolis.web.boards.pyramidice import voice
from heliopolis.web.boards.pyramidice.pieces import COLOURS, SHEET, cost_piece, die, held_tile, resource_face, scarab
from heliopolis.web.boards.pyramidice.scene import PyramidiceScene
from heliopolis.web.boards.pyramidice.tray import tray
from heliopolis.web.frames import NOTHING, Drawing, Frame, Piece, gap, join
from heliopolis.web.pieces import glyph, star_ground
from heliopolis.web.plaque import way_out

RESOURCE_VERBS = ("gain ", "discard ", "spend ")
SIGNS = {
    "work": "build",
    "reroll": "reroll",
    "lapis": "reroll",
    "scarab": "glory",
    "glory": "glory",
    "full": "build",
    "seshat": "build",
    "pearl": "glory",
    "decline": "finish",
    "throw": "reroll",
    "lowest": "finish",
}
WORK = {
    "build": {"build"},
    "worship": {"worship"},
    "activate": {"activate"},
    "dice": {"reroll", "lapis", "raise", "lower"},
    "glory": {"glory"},
}
"""What a Work is used for, and the verbs of each."""
BERTHS = {
    "before": ("pearl", "decline", "lowest"),
    "apart": ("work", "throw", "full", "seshat"),
    "after": ("reroll", "lapis", "scarab", "glory"),
}
"""The actions that stand together. What may be asked for one after the other stands apart."""
PARTS = ("owed", "faces", "before", "apart", "tray", "scarabs", "resources", "after", "out")
"""What is drawn below the question, in this order."""


def prompt(scene: PyramidiceScene, legal: Collection[str]) -> Drawing:
    """Ask the viewer, or say who is asked."""
    language = scene.language
    acts = legal if scene.asked else ()
    title, sentence = words(scene, legal) if scene.asked else (escape(scene.told or waiting(scene)), NOTHING)
    return prompt_frame(scene.words.say("your-move"), scene.view["phase"], asked=scene.asked).fill(
        title=title,
        sentence=sentence,
        owed=owed(scene),
        tray=tray(scene, acts),
        faces=faces(scene, acts),
        scarabs=choices("offers", [scarab_offer(language, act) for act in acts if act.startswith("keep ")]),
        resources=resources(language, acts),
        **{berth: actions(scene, berth, acts) for berth in BERTHS},
        out=out(scene, acts),
        coach=scene.coach,
    )


@lru_cache(maxsize=128)
def prompt_frame(label: str, phase: str, *, asked: bool) -> Frame:
    """Draw the plaque without words."""
    over = " is-over" if phase == "finished" else ""
    classes = "prompt" if asked else f"prompt is-quiet{over}"
    return Frame(
        section(class_=classes, aria_label=label, id="prompt", tabindex="-1", data_phase=phase)[
            div(class_="prompt-face")[
                star_ground(),
                div(class_="ask")[h2[gap("title")], p[gap("sentence")] if asked else gap("sentence")],
                [gap(part) for part in PARTS],
            ],
            gap("coach"),
        ]
    )


def choices(classes: str, drawn: list[Markup]) -> Piece:
    """Draw the choices of a kind, if there are any."""
    return choices_frame(classes).fill(choices=join(drawn)) if drawn else NOTHING


def actions(scene: PyramidiceScene, berth: str, legal: Collection[str]) -> Piece:
    """Draw the actions of a berth."""
    drawn = [act_button(scene.language, act, note(scene, act)) for act in legal if act in BERTHS[berth]]
    return choices(f"acts is-{berth}", drawn)


def resources(language: Locale, legal: Collection[str]) -> Piece:
    """Draw the resources that are choices; each thing that is done with them has a place of its own."""
    acts = [act for act in legal if act.startswith(RESOURCE_VERBS)]
    return (
        choices(f"stores is-{acts[0].partition(' ')[0]}", [goods(language, act) for act in acts]) if acts else NOTHING
    )


@lru_cache(maxsize=16)
def choices_frame(classes: str) -> Frame:
    """Draw what choices of a kind stand in."""
    return Frame(div(class_=classes)[gap("choices")])


def waiting(scene: PyramidiceScene) -> str:
    """Say whom the table waits for, or who has won against the architect."""
    view, language = scene.view, scene.language
    if view["phase"] == "finished" and view["architect"]:
        glory, his = view["seats"][0]["glory"], view["architect"]["glory"]
        if glory > his:
            return voice.say(language, "wins", player=scene.names[0], glory=glory, other=his)
        return voice.say(
            language, "wins", player=voice.word(language, view["architect"]["name"]), glory=his, other=glory
        )
    if not scene.acting:
        return scene.speaker.say(f"ask-{scene.view['phase']}")
    return scene.words.say("waiting-for", names=scene.words.join([scene.names[seat] for seat in scene.acting]))


def words(scene: PyramidiceScene, legal: Collection[str]) -> tuple[Markup, Markup]:
    """Say what is asked: in two words, and in a sentence."""
    language, phase = scene.language, scene.view["phase"]
    told = facts(scene)
    message = f"ask-{phase}"
    if phase == "gaining" and scene.view["due"]["size"] > 1:
        message = "ask-gaining-many"
    elif phase == "working":
        left = left_to_do(legal)
        message = "ask-working" if left else "ask-working-none"
        told["choices"] = ", ".join(voice.say(language, f"may-{part}") for part in left)
    elif phase == "turn":
        message = f"ask-turn-{'both' if 'work' in legal and len(legal) > 1 else 'work' if 'work' in legal else 'rest'}"
    return voice.said(language, f"title-{phase}", **told), voice.said(language, message, **told)


def left_to_do(legal: Collection[str]) -> list[str]:
    """Return what a Work can still be used for, so that nothing else is offered in words."""
    verbs = {act.partition(" ")[0] for act in legal}
    left = [part for part, of_it in WORK.items() if verbs & of_it]
    return left if left or "replace" not in verbs else ["replace"]


def facts(scene: PyramidiceScene) -> dict[str, int | str]:
    """Return what the words of a phase tell of it."""
    view = scene.view
    phase, due = view["phase"], view["due"]
    if phase == "taking":
        return {"count": view["hand"]["to_take"]}
    if phase in ("placing", "costing"):
        return {"value": due["value"] or 0}
    if phase == "paying":
        return {"what": purpose(scene.language, due)}
    if phase == "gaining":
        return {"count": due["choices"], "size": due["size"]}
    if phase == "overflow":
        return {"slots": view["slots"]}
    if phase == "laying":
        return {"tile": voice.word(scene.language, view["laying"][0])}
    return {"glory": due["pearl"]} if phase == "pearl" else {}


def purpose(language: Locale, due: Due) -> str:
    """Say what is being paid for."""
    deity = voice.word(language, due["deity"]) if due["deity"] else ""
    return voice.say(language, f"what-{due['for']}", deity=deity)


def owed(scene: PyramidiceScene) -> Markup:
    """Draw what is still to be paid, or the returned tiles still to be laid."""
    view, language = scene.view, scene.language
    if view["due"]["pieces"]:
        return owed_pieces(language, tuple(view["due"]["pieces"]))
    return tiles_to_lay(language, tuple(view["laying"])) if view["laying"] else NOTHING


@lru_cache(maxsize=256)
def owed_pieces(language: Locale, pieces: tuple[str, ...]) -> Markup:
    """Draw the pieces of a cost, the next one first."""
    label = voice.say(language, "due", pieces=voice.join(language, [voice.piece(language, piece) for piece in pieces]))
    return Markup(
        div(class_="owed", role="img", aria_label=label, title=f"{label} (pyramidice.work.8)")[
            [cost_piece(language, piece) for piece in pieces]
        ]
    )


@lru_cache(maxsize=256)
def tiles_to_lay(language: Locale, tiles: tuple[str, ...]) -> Markup:
    """Draw returned tiles, the next one first."""
    names = voice.join(language, [voice.word(language, tile) for tile in tiles])
    label = voice.say(language, "laying", tiles=names)
    return Markup(
        div(class_="owed", role="img", aria_label=label, title=f"{label} (pyramidice.rest.5)")[
            [span(class_="cost-piece")[held_tile(language, tile, keyed=False)] for tile in tiles]
        ]
    )


def faces(scene: PyramidiceScene, legal: Collection[str]) -> Piece:
    """Draw the values that a die can be set to, and the colours of dice that can be taken."""
    language, view = scene.language, scene.view
    set_colour = (view["due"]["die"] or "").partition(" ")[0]
    drawn = [
        face_button(language, act, die(colour), str(view["quarry"][colour]))
        for colour in COLOURS
        if (act := f"take {colour}") in legal
    ]
    drawn += [
        face_button(language, act, die(set_colour, int(act.removeprefix("value "))), "")
        for act in legal
        if act.startswith("value ")
    ]
    return choices("tray2 is-choice", drawn)


@lru_cache(maxsize=256)
def face_button(language: Locale, act: str, picture: Markup, count: str) -> Markup:
    """Draw a die that is a choice."""
    label = voice.choice(language, act)
    return Markup(
        button(type="button", class_="mydie is-lit", data_act=act, aria_label=label, title=label)[
            span(class_="die-face")[picture], span(class_="count", aria_hidden="true")[count] if count else None
        ]
    )


@lru_cache(maxsize=64)
def scarab_offer(language: Locale, act: str) -> Markup:
    """Draw a scarab that may be kept, with what it does."""
    name = act.partition(" ")[2]
    label = labelled(language.code, voice.choice(language, act), voice.short(language, name))
    return Markup(
        button(type="button", class_="offer", data_act=act, aria_label=label, title=voice.about(language, name))[
            span(aria_hidden="true")[scarab(language, name, key=f"scarab-{name}")],
            span[b[voice.title(language, name)], small[voice.short(language, name)]],
        ]
    )


@lru_cache(maxsize=32)
def goods(language: Locale, act: str) -> Markup:
    """Draw a resource that is a choice."""
    kind = act.partition(" ")[2]
    label = voice.choice(language, act)
    about = f"{label}. {voice.about(language, kind)}"
    return Markup(
        button(type="button", class_="goods", data_act=act, aria_label=label, title=about)[
            resource_face(kind), span(aria_hidden="true")[voice.title(language, kind)]
        ]
    )


@lru_cache(maxsize=128)
def act_button(language: Locale, act: str, remark: str) -> Markup:
    """Draw an action with its sign and a note."""
    label = voice.choice(language, act)
    return Markup(
        button(type="button", class_=f"act is-{act}", data_act=act, aria_label=label, title=label)[
            glyph(f"act-{SIGNS[act]}", "icon", sheet=SHEET), b[voice.say(language, f"act-{act}")], small[remark]
        ]
    )


def note(scene: PyramidiceScene, act: str) -> str:
    """Say in a word or two what an action takes or brings."""
    view, language = scene.view, scene.language
    if act == "work" and scene.viewer is not None:
        return voice.say(language, "work-dice", dice=view["seats"][scene.viewer]["work_dice"])
    costs = view["due"]["costs"]
    if costs:
        return voice.cost(language, tuple(costs["full"] if act == "full" else costs["seshat"]))
    if act == "pearl":
        return voice.say(language, "note-pearl", glory=view["due"]["pearl"])
    if act == "scarab" and scene.viewer is not None:
        return voice.title(language, view["seats"][scene.viewer]["scarab"] or "")
    if act == "lowest":
        return voice.say(language, "note-lowest", count=len(view["laying"]))
    return "" if act == "decline" else voice.say(language, f"note-{act}")


def out(scene: PyramidiceScene, legal: Collection[str]) -> Piece:
    """Draw what ends a step; after the game, the way to the score."""
    if scene.view["phase"] == "finished":
        return Markup(a(class_="btn btn-line", href="#results")[scene.words.say("to-results")])
    ends = finish_button(scene.language, primary=len(legal) == 1) if "finish" in legal else NOTHING
    return way_out(scene, ends)


@lru_cache(maxsize=4)
def finish_button(language: Locale, *, primary: bool) -> Markup:
    """Draw the button that ends a step."""
    classes = "btn btn-ghost finish is-primary" if primary else "btn btn-ghost finish"
    label = voice.choice(language, "finish")
    return Markup(
        button(type="button", class_=classes, data_act="finish", title=label)[voice.say(language, "act-finish")]
    )
