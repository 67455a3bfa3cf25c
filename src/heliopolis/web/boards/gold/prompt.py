"""The prompt of the pyramid: what is asked, what is left, and the choices that are not made on a card."""

from functools import lru_cache

from htpy import Node, button, div, em, i, span
from markupsafe import Markup, escape

from heliopolis.games.gold.view import GoldView
from heliopolis.language import Locale
from heliopolis.web.boards.gold import voice
from heliopolis.web.boards.gold.hand import lies
from heliopolis.web.boards.gold.museums import figures_of
from heliopolis.web.boards.gold.pieces import coin, deed, token
from heliopolis.web.frames import NOTHING, Drawing, Frame, Piece, gap, join
from heliopolis.web.plaque import plaque
from heliopolis.web.scene import Scene

ACTS = Frame(div(class_="acts")[gap("deeds")])
BERTHED = ("drop", "lift", "lay")
"""What can be done and undone by turns: each has a place of its own, so that none stands where another was pressed."""
NO_DEED = Markup(i(class_="act is-none"))


def prompt(scene: Scene, view: GoldView) -> Drawing:
    """Ask the viewer, or say who is asked."""
    language = scene.language
    if scene.viewer is None or not scene.asked:
        return plaque(scene, escape(waiting(scene, view)))
    if view["card"] is not None:
        title = voice.write(language, f"title-{view['phase']}")
        sentence = escape(scene.speaker.say(f"ask-{view['phase']}"))
        return plaque(scene, title, sentence, lies(scene, view, view["card"]), wide=True)
    title = actions_left(language, view["actions_left"], view["actions"])
    return plaque(scene, title, advice(scene, view, scene.viewer), deeds(scene, view, scene.viewer), end(scene))


def waiting(scene: Scene, view: GoldView) -> str:
    """Say whom the table waits for."""
    if view["phase"] == "finished":
        return scene.speaker.say("ask-finished")
    if not scene.acting:
        return scene.speaker.say(f"ask-{view['phase']}")
    return scene.words.say("waiting-for", names=scene.words.join([scene.names[seat] for seat in scene.acting]))


# The turn.


@lru_cache(maxsize=64)
def actions_left(language: Locale, left: int, actions: int) -> Markup:
    """Say and draw how many actions are left."""
    pips = [i if number < left else i(class_="off") for number in range(actions)]
    return voice.write(language, "actions-left", left=left) + Markup(span(class_="pips", aria_hidden="true")[pips])


def advice(scene: Scene, view: GoldView, viewer: int) -> Markup:
    """Say what is near: the way home with a treasure, figures where cards fall; and what the prices mean."""
    language = scene.language
    own, costs = view["seats"][viewer], view["costs"]
    said: list[Markup] = []
    away = costs["archaeologist"].get(view["start"] or "")
    if own["carried"] and away:
        said.append(voice.write(language, "home", actions=away, points=view["values"][own["carried"]]))
    if view["collapse"]:
        said += [
            voice.write(language, "in-danger", figure=voice.word(language, kind))
            for kind, card in figures_of(own)
            if card in view["collapse"]["next"]
        ]
    if not said:
        said.append(what_is_left(scene, view))
    key = legend(language, archaeologist=bool(costs["archaeologist"]), porter=bool(costs["porter"]))
    return Markup(" ").join(said) + key


def what_is_left(scene: Scene, view: GoldView) -> Markup:
    """Say what can still be done: a turn without actions may go on with what takes none."""
    if view["actions_left"]:
        return escape(scene.speaker.say("ask-turn"))
    return voice.write(scene.language, "only-end" if len(scene.legal) == 1 else "only-free")


@lru_cache(maxsize=32)
def legend(language: Locale, *, archaeologist: bool, porter: bool) -> Markup:
    """Say what the prices of the figures that can go anywhere look like; on a phone, each shows where its own can."""
    going = [kind for kind, goes in (("archaeologist", archaeologist), ("porter", porter)) if goes]
    keys = [
        button(type="button", class_="key", data_shows=kind)[coin(kind, 1), voice.word(language, kind)]
        for kind in going
    ]
    return Markup(span(class_="legend")[keys]) if keys else NOTHING


def deeds(scene: Scene, view: GoldView, viewer: int) -> Piece:
    """Draw what can be done where the figures stand: lanterns and treasures."""
    language, values, seats = scene.language, view["values"], view["seats"]
    drawn: list[Piece] = []
    legal = scene.legal_notations()
    for notation in legal:
        verb, _, argument = notation.partition(" ")
        if verb == "take":
            drawn.append(take(language, argument, values[argument]))
        elif verb == "steal":
            stolen = seats[int(argument) - 1]["carried"] or ""
            victim = scene.names[int(argument) - 1]
            name = f" ({victim})" if len(victim) < 12 else ""
            short = f"{voice.say(language, 'short-steal')}{name}"
            frame = steal(language, argument, stolen, values[stolen])
            drawn.append(frame.fill(player=escape(victim), short=escape(short)))
    lanterns = {"lay": seats[viewer]["lanterns"]}
    found = [verb for verb in BERTHED if verb in legal]
    drawn += [simple_deed(language, verb, lanterns.get(verb, 0)) if verb in found else NO_DEED for verb in BERTHED]
    return ACTS.fill(deeds=join(drawn)) if found or len(drawn) > len(BERTHED) else NOTHING


@lru_cache(maxsize=64)
def take(language: Locale, treasure: str, points: int) -> Markup:
    """Draw the choice to take a treasure."""
    notation = f"take {treasure}"
    picture, short = token(treasure, points, ""), voice.say(language, "short-take")
    return Markup(deed_button(notation, voice.choice(language, notation), picture, short))


@lru_cache(maxsize=64)
def steal(language: Locale, seat: str, stolen: str, points: int) -> Frame:
    """Draw the choice to steal from a seat, without its player's name."""
    picture = token(stolen, points, "", classes=f"is-stolen s{seat}")
    label = voice.say(language, "steal-from", player=gap("player"))
    return Frame(deed_button(f"steal {seat}", label, picture, gap("short")))


@lru_cache(maxsize=64)
def simple_deed(language: Locale, verb: str, count: int) -> Markup:
    """Draw a choice that needs no more words, with how many pieces are left for it."""
    return Markup(
        deed_button(verb, voice.choice(language, verb), deed(verb, count), voice.say(language, f"short-{verb}"))
    )


def deed_button(notation: str, label: str, picture: Markup, short: str) -> Node:
    """Draw what can be done as a button with a picture."""
    return button(type="button", class_="act", data_act=notation, aria_label=label, title=label)[
        span(class_="act-face", aria_hidden="true")[picture], em(aria_hidden="true")[short]
    ]


def end(scene: Scene) -> Markup:
    """Draw the button that ends the turn; it stands out when nothing else can be done."""
    legal = scene.legal_notations()
    return end_button(scene.language, alone=len(legal) == 1) if "end" in legal else NOTHING


@lru_cache(maxsize=32)
def end_button(language: Locale, *, alone: bool) -> Markup:
    """Draw the choice to end the turn."""
    classes = "btn btn-ghost is-primary" if alone else "btn btn-ghost"
    label, short = voice.choice(language, "end"), voice.say(language, "short-end")
    return Markup(button(type="button", class_=classes, data_act="end", title=label)[short])
