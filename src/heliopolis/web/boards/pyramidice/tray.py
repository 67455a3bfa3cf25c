"""The dice at hand: each with what can be done with it, those in the cup, and the virtual ones of gods."""

from collections import defaultdict
from collections.abc import Collection
from functools import lru_cache

from htpy import Element, button, div, span
from markupsafe import Markup, escape

from heliopolis.language import Locale
from heliopolis.web.boards.pyramidice import voice
from heliopolis.web.boards.pyramidice.pieces import COLOURS, die, god_tile, loses_god, lost_god
from heliopolis.web.boards.pyramidice.scene import PyramidiceScene
from heliopolis.web.frames import NOTHING, Frame, Piece, gap, join

MAIN_VERBS = ("pay", "choose", "build")
"""What a click on a die does; changing it by one has buttons of its own."""


def tray(scene: PyramidiceScene, legal: Collection[str]) -> Piece:
    """Draw the dice of the seat at work: its choices, if the viewer is asked."""
    view, language = scene.view, scene.language
    hand, due = view["hand"], view["due"]
    chosen = f"stone {due['value']}" if due["value"] else due["die"] or ""
    acts = acts_by_die(legal)
    leaves = scene.viewer is not None and loses_god(view["seats"][scene.viewer], 1)
    drawn: list[Markup] = []
    for colour in COLOURS:
        for value, count in enumerate(hand[colour], start=1):
            if count:
                shown = f"{colour} {value}"
                found = tuple(acts[shown])
                for number in range(count):
                    lifted = number == 0 and chosen == shown
                    drawn.append(hand_die(language, colour, value, number, found, lifted=lifted, leaves=leaves))
    for virtual in hand["virtual"]:
        paying = tuple([act for act in legal if act.startswith(f"pay {virtual['deity']} ")])
        drawn.append(virtual_die(language, virtual["deity"], tuple(virtual["values"]), paying))
    for colour in COLOURS:
        drawn += [cup_die(language, colour, number) for number in range(hand["cup"][colour])]
    if not drawn:
        return NOTHING
    turn = view["turn"]
    own = turn == scene.viewer or turn >= len(scene.names)
    label = voice.say(language, "your-dice") if own else voice.say(language, "dice-of", player=scene.names[turn])
    frame = tray_frame(" is-full" if len(drawn) > 9 else " is-busy" if len(drawn) > 6 else "")
    return frame.fill(label=escape(label), dice=join(drawn))


@lru_cache(maxsize=4)
def tray_frame(crowd: str) -> Frame:
    """Draw what the dice lie in."""
    return Frame(div(class_=f"tray2{crowd}", role="group", aria_label=gap("label"))[gap("dice")])


def acts_by_die(legal: Collection[str]) -> dict[str, list[str]]:
    """Return what can be done with each die, by its colour and value; stone dice build."""
    found: dict[str, list[str]] = defaultdict(list)
    for act in legal:
        verb, _, what = act.partition(" ")
        found[f"stone {what}" if verb == "build" else what].append(act)
    return found


@lru_cache(maxsize=2048)
def hand_die(
    language: Locale, colour: str, value: int, number: int, acts: tuple[str, ...], *, lifted: bool, leaves: bool
) -> Markup:
    """Draw an unused die. Of those that show the same, the first is the choice; a click on the others makes it, too.

    To change it takes a cat; it is told if a god would leave for that.
    """
    label = voice.say(language, "die", colour=voice.title(language, colour), value=value)
    about = f"{label}. {voice.about(language, colour)}"
    main = next((act for verb in MAIN_VERBS for act in acts if act.startswith(verb)), "")
    classes = "mydie is-chosen" if lifted else "mydie is-lit" if main else "mydie"
    face: Element
    if main and number == 0:
        choice = voice.choice(language, main)
        face = button(type="button", class_="die-face", data_act=main, aria_label=choice, title=f"{choice}. {about}")
    elif main:
        face = span(class_="die-face", data_also=main, title=about)
    else:
        face = span(class_="die-face", role="img", aria_label=label, title=about)
    warning = f". {voice.say(language, 'god-leaves')}" if leaves else ""
    shifts = [
        button(
            type="button",
            class_=f"shift is-{verb}",
            data_act=act,
            aria_label=voice.choice(language, act) + warning,
            title=f"{voice.choice(language, act)}{warning}. {voice.about(language, 'cat')}",
        )[span(aria_hidden="true")["+1" if verb == "raise" else "−1"], lost_god() if leaves else None]
        for verb in ("raise", "lower")
        for act in acts
        if number == 0 and act.startswith(verb)
    ]
    return Markup(
        span(
            class_=classes,
            data_key=f"hand-{colour}-{value}-{number}",
            data_from=f"cup-{colour} hand-{colour} quarry-{colour} supply-{colour}",
        )[face[die(colour, value)], shifts]
    )


@lru_cache(maxsize=64)
def cup_die(language: Locale, colour: str, number: int) -> Markup:
    """Draw a die that waits to be rolled."""
    label = voice.say(language, "in-cup", colour=voice.title(language, colour))
    return Markup(
        span(
            class_="mydie in-cup",
            role="img",
            aria_label=label,
            title=label,
            data_key=f"cup-{colour}-{number}",
            data_from=f"hand-{colour} quarry-{colour}",
        )[die(colour)]
    )


@lru_cache(maxsize=256)
def virtual_die(language: Locale, name: str, shows: tuple[int, ...], acts: tuple[str, ...]) -> Markup:
    """Draw the virtual die of a god: what it may show, and what it can pay."""
    label = voice.say(language, "virtual", deity=voice.word(language, name))
    about = f"{label}. {voice.about(language, name)}"
    values = tuple(int(act.rpartition(" ")[2]) for act in acts) or shows
    faces = []
    for value in values:
        act = f"pay {name} {value}"
        if act in acts:
            choice = voice.choice(language, act)
            faces.append(
                button(type="button", class_="die-face", data_act=act, aria_label=choice, title=f"{choice}. {about}")[
                    die("stone", value)
                ]
            )
        else:
            faces.append(span(class_="die-face", aria_hidden="true")[die("stone", value)])
    return Markup(
        span(class_="mydie virtual is-lit" if acts else "mydie virtual", title=about)[
            god_tile(language, name), span(class_="faces")[faces]
        ]
    )
