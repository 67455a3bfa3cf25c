"""What the viewer is asked, with the cards in hand: those that can be chosen are lit."""

from functools import lru_cache

from htpy import Node, b, button, div, h2, li, ol, p, section, span
from markupsafe import Markup

from heliopolis.web.boards.heir.field import SPOTS, kind_of_monument
from heliopolis.web.boards.heir.marks import LETTERS, card_classes, card_face, magic_classes, magic_face, split, token
from heliopolis.web.boards.heir.voice import Voice, voice
from heliopolis.web.moment import Moment
from heliopolis.web.pieces import choice, star_ground

ON_BOARD = (*SPOTS, "claim", "renew")
"""The verbs whose choices are lit elsewhere."""
CARD_VERBS = ("bid", "offer", "change")
MAGIC_VERBS = ("call", "keep")


def prompt(moment: Moment) -> Node:
    """Ask the viewer, or say who is asked; the viewer's hand is always here."""
    said = voice(moment.speaker.language)
    title, sentence = asked(moment, said) if moment.asked else waited(moment, said)
    quiet = "" if moment.asked else " is-quiet"
    fans = hand(moment, said)
    return section(class_=f"prompt{quiet}", aria_label=moment.words.say("your-move"), id="prompt")[
        div(class_="prompt-face")[
            star_ground(),
            div(class_="ask")[h2[title], p[sentence] if sentence else None],
            fans,
            buttons(moment, said),
        ]
    ]


def asked(moment: Moment, said: Voice) -> tuple[str, str]:
    """Say what the viewer is asked."""
    view = moment.view
    phase = view["phase"]
    god = said.title(view["god"]) if view["god"] else ""
    title = said.say(f"heir-title-{phase}", god=god)
    sentence = said.say(f"ask-{phase}")
    rival = 1 - (moment.viewer or 0)
    name = moment.names[rival]
    if phase == "bid" and view["seats"][rival]["plays_magic"]:
        sentence = f"{sentence} {said.say('heir-plays-magic', player=name)}"
    if phase == "place":
        owner = next(iter(view["previews"].values()))["owner"]
        sentence = f"{sentence} {said.say('heir-will-own', player=moment.names[owner])}"
    if phase == "change" and view["seats"][rival]["bid"]:
        card = said.word(view["seats"][rival]["bid"])
        sentence = f"{said.say('heir-sees', player=name, card=card)} {sentence}"
    return title, sentence


def waited(moment: Moment, said: Voice) -> tuple[str, str]:
    """Say whom the table waits for; a viewer who has decided knows that the choice is sealed."""
    if not moment.acting:
        return said.say("ask-finished" if moment.view["phase"] == "finished" else f"ask-{moment.view['phase']}"), ""
    names = said.web.join([moment.names[seat] for seat in moment.acting])
    sealed = moment.viewer is not None and moment.view["seats"][moment.viewer]["decided"]
    return said.say("waiting-for", names=names), said.say("heir-you-sealed") if sealed else ""


# The hand.


def hand(moment: Moment, said: Voice) -> Node:
    """Draw the viewer's bidding cards and magic."""
    if moment.viewer is None or moment.view["phase"] == "finished":
        return None
    side = moment.view["seats"][moment.viewer]
    acts = {moment.game.actions[action]: action for action in moment.legal}
    cards = [card for card in side["hand"] if card != side["bid"]]
    drawn = side["magic_drawn"] if moment.view["phase"] == "keep" else []
    spells = [magic for magic in dict.fromkeys((*side["magic"], *drawn)) if magic != side["called"]]
    card_lit = any(notation.startswith(CARD_VERBS) for notation in acts)
    magic_lit = any(notation.startswith(MAGIC_VERBS) for notation in acts)
    rest = "" if card_lit or magic_lit else " is-rest"
    return div(class_=f"hand{rest}")[
        ol(
            class_=f"fan{' is-lit' if card_lit else ''}",
            aria_label=said.say("heir-your-cards"),
            style=f"--n:{len(cards)}",
        )[[card_place(said, card, number, *playable(card, CARD_VERBS, acts)) for number, card in enumerate(cards)]],
        ol(
            class_=f"fan fan-magic{' is-lit' if magic_lit else ''}",
            aria_label=said.say("heir-your-magic"),
            style=f"--n:{len(spells)}",
        )[
            [
                magic_place(said, magic, number, moment.viewer, *playable(magic, MAGIC_VERBS, acts))
                for number, magic in enumerate(spells)
            ]
        ]
        if spells
        else None,
    ]


def playable(piece: str, verbs: tuple[str, ...], acts: dict[str, int]) -> tuple[str, int]:
    """Return what can be done with a card, in notation, and its number; nothing if it only lies in the hand."""
    return next(((notation, acts[notation]) for verb in verbs if (notation := f"{verb} {piece}") in acts), ("", -1))


@lru_cache(maxsize=4096)
def card_place(said: Voice, card: str, number: int, notation: str, action: int) -> Markup:
    """Draw a bidding card in hand; one that can be played is a button."""
    face = card_face(card, said.say(f"heir-sign-{split(card)[1]}"))
    classes, key = card_classes(card), f"card-{card}"
    if notation:
        lit, label = f"{classes} is-legal", said.action(action)
        piece = button(type="button", class_=lit, data_act=notation, aria_label=label, data_key=key)
    else:
        about = said.about("card", "heir.bidding.4")
        piece = span(class_=classes, role="img", aria_label=said.word(card), title=about, data_key=key)
    return Markup(li(style=f"--i:{number}")[piece[face]])


@lru_cache(maxsize=1024)
def magic_place(said: Voice, magic: str, number: int, seat: int, notation: str, action: int) -> Markup:
    """Draw a magic card in hand; one that can be called on or kept is a button."""
    name = said.title(magic)
    about = f"{name}: {said.about(magic, f'heir.magic.{LETTERS[magic].lower()}')}"
    classes, key = magic_classes(seat), f"magic-{magic}"
    if notation:
        lit, label = f"{classes} is-legal", f"{said.action(action)}. {said.about(magic)}"
        piece = button(type="button", class_=lit, data_act=notation, aria_label=label, title=about, data_key=key)
    else:
        piece = span(class_=classes, role="img", aria_label=name, title=about, data_key=key)
    return Markup(li(style=f"--i:{number}")[piece[magic_face(magic, name, seat)]])


def buttons(moment: Moment, said: Voice) -> Node:
    """Draw the choices that are neither cards nor lit on the board."""
    drawn: list[Node] = []
    for action in moment.legal:
        notation = moment.game.actions[action]
        verb, _, argument = notation.partition(" ")
        if verb == "turn":
            drawn.append(turn_button(moment, said, action, notation, argument))
        elif notation in ("stay", "stand", "call none"):
            label = said.say("heir-call-none") if notation == "call none" else said.action(action)
            drawn.append(choice(label, notation))
    turning = " is-turns" if moment.view["phase"] == "turn" else ""
    return div(class_=f"choices{turning}")[drawn] if drawn else None


def turn_button(moment: Moment, said: Voice, action: int, notation: str, degrees: str) -> Node:
    """Draw the token turned so, and what it would score."""
    view = moment.view
    shown = view["previews"][notation]
    kind = kind_of_monument(view)
    score = said.say("heir-would-score", player=moment.names[shown["owner"]], points=shown["points"])
    return button(
        type="button", class_="turn is-legal", data_act=notation, aria_label=f"{said.action(action)}. {score}"
    )[
        token(kind, shown["owner"], tuple(shown["arrows"]), view["moons"][kind]),
        b(class_="num")[f"+{shown['points']}"],
        span(class_="deg")[f"{degrees}°"],
    ]
