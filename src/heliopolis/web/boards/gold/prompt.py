"""The prompt of the pyramid: what is asked, what is left, and the choices that are not made on a card."""

from typing import Any

from htpy import Node, button, div, em, h2, i, p, section, span

from heliopolis.web.boards.gold import voice, ways
from heliopolis.web.boards.gold.pieces import ROOMS, coin, deed, emblem_of, face, room, token
from heliopolis.web.moment import Moment
from heliopolis.web.pieces import glyph, star_ground


def prompt(moment: Moment) -> Node:
    """Ask the viewer, or say who is asked."""
    language = moment.words.language
    if not moment.asked:
        return plaque(moment, waiting(moment), None, [])
    if moment.view["options"]:
        phase = moment.view["phase"]
        found = voice.say(language, f"title-{phase}")
        sentence = moment.speaker.say(f"ask-{phase}")
        return plaque(moment, found, sentence, [lies(moment)])
    left = moment.view["actions_left"]
    pips = [i if number < left else i(class_="off") for number in range(moment.view["actions"])]
    title = [voice.say(language, "actions-left", left=left), span(class_="pips", aria_hidden="true")[pips]]
    return plaque(moment, title, advice(moment), [deeds(moment), end(moment)])


def waiting(moment: Moment) -> str:
    """Say whom the table waits for."""
    if moment.view["phase"] == "finished":
        return moment.speaker.say("ask-finished")
    if not moment.acting:
        return moment.speaker.say(f"ask-{moment.view['phase']}")
    return moment.words.say("waiting-for", names=moment.words.join([moment.names[seat] for seat in moment.acting]))


def plaque(moment: Moment, title: Node, sentence: Node, drawn: list[Node]) -> Node:
    """Draw the one lapis plaque of the page."""
    quiet = "" if moment.asked else " is-quiet"
    return section(class_=f"prompt{quiet}", aria_label=moment.words.say("your-move"), id="prompt")[
        div(class_="prompt-face")[
            star_ground(),
            div(class_="ask is-wide" if moment.view["options"] else "ask")[
                h2[title], p[sentence] if sentence else None
            ],
            drawn,
        ]
    ]


# The turn.


def advice(moment: Moment) -> Node:
    """Say what is near: the way home with a treasure, figures where cards fall; and what the prices mean."""
    view = moment.view
    language = moment.words.language
    own = view["seats"][moment.viewer]
    said: list[Node] = []
    away = view["costs"]["archaeologist"].get(view["start"])
    if own["carried"] and away:
        said.append(voice.say(language, "home", actions=away, points=view["values"][own["carried"]]))
    said += [
        voice.say(language, "in-danger", figure=voice.word(language, kind))
        for kind in ("archaeologist", "porter")
        if view["collapse"] and own[kind] in view["collapse"]["next"]
    ]
    if not said:
        said.append(moment.speaker.say("ask-turn"))
    legend = [
        span(class_="key")[coin(kind, 1), voice.word(language, kind)]
        for kind in ("archaeologist", "porter")
        if view["costs"][kind]
    ]
    return [" ".join(str(each) for each in said), span(class_="legend", aria_hidden="true")[legend] if legend else None]


def deeds(moment: Moment) -> Node:
    """Draw what can be done where the figures stand: lanterns and treasures."""
    language = moment.words.language
    values = moment.view["values"]
    own = moment.view["seats"][moment.viewer]
    drawn: list[Node] = []
    for notation in moment.legal_notations():
        verb, _, argument = notation.partition(" ")
        if verb in ("end", "move", "reveal", "turn"):
            continue
        label = voice.choice(language, notation)
        short = voice.say(language, f"short-{verb}")
        if verb == "take":
            picture = token(argument, values[argument], "")
        elif verb == "steal":
            victim = moment.names[int(argument) - 1]
            label = voice.say(language, "steal-from", player=victim)
            stolen = moment.view["seats"][int(argument) - 1]["carried"]
            picture = token(stolen, values[stolen], "", classes=f"is-stolen s{argument}")
            short = victim if len(victim) < 12 else short
        else:
            picture = deed(verb, own["lanterns"] if verb == "lay" else 0)
        drawn.append(
            button(type="button", class_="act", data_act=notation, aria_label=label, title=label)[
                span(class_="act-face", aria_hidden="true")[picture], em(aria_hidden="true")[short]
            ]
        )
    return div(class_="acts")[drawn] if drawn else None


def end(moment: Moment) -> Node:
    """Draw the button that ends the turn; it stands out when nothing else can be done."""
    legal = moment.legal_notations()
    if "end" not in legal:
        return None
    primary = " is-primary" if len(legal) == 1 else ""
    label = voice.choice(moment.words.language, "end")
    short = voice.say(moment.words.language, "short-end")
    return button(type="button", class_=f"btn btn-ghost{primary}", data_act="end", title=label)[short]


# A card in hand.


def lies(moment: Moment) -> Node:
    """Draw each way round the card in hand may lie, between its neighbours, with what it would bring."""
    view = moment.view
    kind = next(card["face"] for card in view["cards"] if card["card"] == view["card"])
    around = surroundings(view, view["card"])
    drawn = []
    for option in view["options"]:
        label = voice.choice(moment.words.language, f"open {option}")
        note, remark = consequence(moment, option) if option in view["placings"] else (None, "")
        name = f"{label}. {remark}" if remark else label
        drawn.append(
            button(type="button", class_="lay", data_act=f"open {option}", aria_label=name, title=name)[
                picture(kind, view["card"], option, around), note
            ]
        )
    return div(class_="lays")[drawn]


def surroundings(view: dict[str, Any], name: str) -> tuple[str, ...]:
    """Say what is on each side of a card: an opening, a wall, a hidden card, a fallen one, or nothing."""
    cards = {card["card"]: card for card in view["cards"]}
    found = []
    for side in "nesw":
        card = cards.get(ways.neighbour(name, side))
        if card is None:
            found.append("edge")
        elif card["face"] in ("hidden", "fallen"):
            found.append(str(card["face"]))
        else:
            found.append("open" if ways.FACING[side] in card["sides"] else "wall")
    return tuple(found)


def picture(kind: str, name: str, sides: str, around: tuple[str, ...]) -> Node:
    """Draw a card as it would lie, with the edges of its neighbours."""
    emblem = emblem_of(name)
    chamber = f" is-chamber en en-{ROOMS[emblem][0]} em-{emblem}" if kind == "chamber" else ""
    edges = [span(class_=f"edge at-{side} is-{what}") for side, what in zip("nesw", around, strict=True)]
    inside = room(emblem) if kind == "chamber" else None
    return span(class_="lay-face", aria_hidden="true")[
        edges, span(class_=f"cardlet{chamber}")[face(kind, sides), inside]
    ]


def consequence(moment: Moment, option: str) -> tuple[Node, str]:
    """Tell what a mummy or a curse would do if the chamber lay like this."""
    language = moment.words.language
    cells = moment.view["placings"][option]
    left = ways.dangers_left(moment.view)
    if not left & {"mummy", "curse"}:
        return None, ""
    if not cells:
        text = voice.say(language, "no-way")
        return em[text], text
    figures, lanterns = ways.toll(moment.view, cells)
    said, signs = [], []
    for danger, count, message in (("mummy", figures, "flee"), ("curse", lanterns, "blown")):
        if danger in left:
            said.append(voice.say(language, message, count=count))
            signs.append(span(class_="toll")[glyph(danger, "icon"), str(count)])
    return em(aria_hidden="true")[signs], ", ".join(said)
