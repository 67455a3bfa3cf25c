"""What the viewer is asked, with the cards in hand: those that can be chosen are lit."""

from functools import lru_cache

from htpy import Element, b, button, div, h2, li, ol, p, section, span
from markupsafe import Markup, escape

from heliopolis.web.boards.heir.marks import LETTERS, card_classes, card_face, magic_classes, magic_face, split, token
from heliopolis.web.boards.heir.palace import turned_over
from heliopolis.web.boards.heir.rays import kind_of_monument
from heliopolis.web.boards.heir.scene import HeirScene
from heliopolis.web.boards.heir.spots import would_score
from heliopolis.web.boards.heir.voice import Voice, voice
from heliopolis.web.frames import NOTHING, Drawing, Frame, Piece, gap, join, markup
from heliopolis.web.pieces import choice, star_ground
from heliopolis.web.plaque import way_out

CARD_VERBS = ("bid", "offer", "change")
MAGIC_VERBS = ("call", "keep")
SENTENCE = Frame(p[gap("sentence")])
HANDS = (Frame(div(class_="hand is-rest")[gap("fans")]), Frame(div(class_="hand")[gap("fans")]))
"""A hand that rests, and one of which something can be played."""
CALLED_PLACE = Markup(li[span(class_="well bcard")])
"""What is left in the hand of magic that is called: no card comes to lie where it was pressed."""
TURNS = Frame(div(class_="choices is-turns")[gap("turns")])


def prompt(scene: HeirScene) -> Drawing:
    """Ask the viewer, or say who is asked; the viewer's hand is always here."""
    said = voice(scene.language)
    title, sentence = asked(scene, said) if scene.asked else (scene.told, "") if scene.told else waited(scene, said)
    return prompt_frame(said, asked=scene.asked).fill(
        title=escape(title),
        sentence=SENTENCE.fill(sentence=escape(sentence)) if sentence else NOTHING,
        coach=scene.coach,
        hand=hand(scene, said),
        turns=turns(scene, said),
        out=way_out(scene, out(scene, said)),
    )


@lru_cache(maxsize=32)
def prompt_frame(said: Voice, *, asked: bool) -> Frame:
    """Draw the plaque without words and choices."""
    return Frame(
        section(
            class_="prompt" if asked else "prompt is-quiet",
            aria_label=said.say("your-move"),
            id="prompt",
            tabindex="-1",
        )[
            div(class_="prompt-face")[
                star_ground(),
                div(class_="ask")[h2[gap("title")], gap("sentence")],
                gap("hand"),
                gap("turns"),
                gap("out"),
            ],
            gap("coach"),
        ]
    )


def asked(scene: HeirScene, said: Voice) -> tuple[str, str]:
    """Say what the viewer is asked."""
    view = scene.view
    phase = view["phase"]
    god = said.title(view["god"]) if view["god"] else ""
    title = said.say(f"title-{phase}", god=god)
    sentence = said.say(f"ask-{phase}")
    rival = 1 - (scene.viewer or 0)
    name = scene.names[rival]
    if phase == "bid" and view["seats"][rival]["plays_magic"]:
        sentence = f"{sentence} {said.say('plays-magic', player=name)}"
    if phase == "place":
        owner = next(iter(view["previews"].values()))["owner"]
        sentence = f"{sentence} {said.say('will-own', player=scene.names[owner])}"
    if phase == "change":
        bid = view["seats"][rival]["bid"]
        seen = said.say("sees", player=name, card=said.word(bid)) if bid else said.say("no-bid", player=name)
        sentence = f"{seen} {sentence}"
    return title, sentence


def waited(scene: HeirScene, said: Voice) -> tuple[str, str]:
    """Say whom the table waits for; a viewer who has decided knows that the choice is sealed."""
    if not scene.acting:
        return said.say("ask-finished" if scene.view["phase"] == "finished" else f"ask-{scene.view['phase']}"), ""
    names = said.web.join([scene.names[seat] for seat in scene.acting])
    sealed = scene.viewer is not None and scene.view["seats"][scene.viewer]["decided"]
    return said.say("waiting-for", names=names), said.say("you-sealed") if sealed else ""


# The hand.


def hand(scene: HeirScene, said: Voice) -> Piece:
    """Draw the viewer's bidding cards and magic."""
    seat = scene.viewer
    if seat is None or scene.view["phase"] == "finished":
        return NOTHING
    side = scene.view["seats"][seat]
    acts = {scene.game.actions[action]: action for action in scene.legal}
    cards = [card for card in side["hand"] or () if card != side["bid"]]
    spells = side["magic"] or ()
    card_verb, magic_verb = verb_among(CARD_VERBS, acts), verb_among(MAGIC_VERBS, acts)
    fans = [
        fan_frame(said, "cards", len(cards), lit=bool(card_verb)).fill(
            cards=join(
                [card_place(said, card, place, seat, *act(card_verb, card, acts)) for place, card in enumerate(cards)]
            )
        )
    ]
    if spells:
        places = [
            CALLED_PLACE
            if magic == side["called"]
            else magic_place(said, magic, place, seat, *act(magic_verb, magic, acts))
            for place, magic in enumerate(spells)
        ]
        fans.append(fan_frame(said, "magic", len(spells), lit=bool(magic_verb)).fill(cards=join(places)))
    return HANDS[bool(card_verb or magic_verb)].fill(fans=join(fans))


@lru_cache(maxsize=128)
def fan_frame(said: Voice, name: str, count: int, *, lit: bool) -> Frame:
    """Draw what so many cards of the hand stand in."""
    classes = ("fan fan-magic" if name == "magic" else "fan") + " is-lit" * lit
    return Frame(ol(class_=classes, aria_label=said.say(f"your-{name}"), style=f"--n:{count}")[gap("cards")])


def verb_among(verbs: tuple[str, ...], acts: dict[str, int]) -> str:
    """Return which of some verbs can be chosen now; at no moment there are two."""
    return next((verb for notation in acts if (verb := notation.partition(" ")[0]) in verbs), "")


def act(verb: str, piece: str, acts: dict[str, int]) -> tuple[str, int]:
    """Return what can be done with a card, in notation, and its number; nothing if it only lies in the hand."""
    notation = f"{verb} {piece}"
    return (notation, acts[notation]) if notation in acts else ("", -1)


@lru_cache(maxsize=4096)
def card_place(said: Voice, card: str, number: int, seat: int, notation: str, action: int) -> Markup:
    """Draw a bidding card in hand; one that the rival has used may come from where it lay face down."""
    face = card_face(card, said.say(f"sign-{split(card)[1]}"))
    label = said.action(action) if notation else said.word(card)
    about = said.about("card", "heir.bidding.4")
    piece = held(f"card-{card}", turned_over(1 - seat), card_classes(card), notation, f"bid {card}", label, about)
    return Markup(li(style=f"--i:{number}")[piece[face]])


@lru_cache(maxsize=1024)
def magic_place(said: Voice, magic: str, number: int, seat: int, notation: str, action: int) -> Markup:
    """Draw a magic card in hand."""
    name = said.title(magic)
    label = f"{said.action(action)}. {said.about(magic)}" if notation else name
    about = said.titled(name, magic, f"heir.magic.{LETTERS[magic].lower()}")
    piece = held(f"magic-{magic}", f"side-{seat}", magic_classes(seat), notation, f"call {magic}", label, about)
    return Markup(li(style=f"--i:{number}")[piece[magic_face(magic, name, seat)]])


def held(key: str, origin: str, classes: str, notation: str, why: str, label: str, about: str) -> Element:
    """Draw what a card in hand is drawn upon: a button also while it can't be played, so that the same one stays."""
    piece = {"aria_label": label, "title": about, "data_key": key, "data_from": origin}
    if notation:
        return button(type="button", class_=f"{classes} is-legal", data_act=notation, **piece)
    return button(type="button", class_=classes, aria_disabled="true", tabindex="-1", data_why=why, **piece)


def turns(scene: HeirScene, said: Voice) -> Piece:
    """Draw the ways round the token may lie."""
    drawn = [turn_button(scene, said, each) for each in scene.legal if scene.game.actions[each].startswith("turn ")]
    return TURNS.fill(turns=join(drawn)) if drawn else NOTHING


def out(scene: HeirScene, said: Voice) -> Piece:
    """Draw the choices to do nothing."""
    drawn = []
    for action in scene.legal:
        notation = scene.game.actions[action]
        if notation in ("stay", "stand", "call none"):
            drawn.append(choice(said.say("call-none") if notation == "call none" else said.action(action), notation))
    return join(drawn)


def turn_button(scene: HeirScene, said: Voice, action: int) -> Drawing:
    """Draw the token turned so, and what it would score."""
    view, notation = scene.view, scene.game.actions[action]
    shown = view["previews"][notation]
    kind = kind_of_monument(view)
    return turn_frame(said, action, notation).fill(
        worth=would_score(said, shown["points"]).fill(name=escape(scene.names[shown["owner"]])),
        token=token(kind, shown["owner"], tuple(shown["arrows"]), view["moons"][kind]),
        points=markup(f"+{shown['points']}"),
    )


@lru_cache(maxsize=32)
def turn_frame(said: Voice, action: int, notation: str) -> Frame:
    """Draw the button of a turn without the token."""
    label, degrees = f"{said.action(action)}. {gap('worth')}", notation.partition(" ")[2]
    return Frame(
        button(type="button", class_="turn is-legal", data_act=notation, aria_label=label)[
            gap("token"), b(class_="num")[gap("points")], span(class_="deg")[f"{degrees}°"]
        ]
    )
