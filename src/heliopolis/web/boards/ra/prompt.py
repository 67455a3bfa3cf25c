"""The prompt: what is asked, in a sentence, and the choices that are not on the board itself."""

from functools import lru_cache

from htpy import button, div, h2, p, section
from markupsafe import Markup, escape

from heliopolis.web.boards.ra.kinds import ENAMELS, about, name_of
from heliopolis.web.frames import GAP, NOTHING, Drawing, Frame, Piece, join
from heliopolis.web.moment import Moment
from heliopolis.web.pieces import choice, star_ground, sun_button, sun_down, tile

SUNS = Frame(div(class_="suns")[GAP])
SENTENCE = Frame(p[GAP])


def prompt(moment: Moment) -> Drawing:
    """Ask the viewer, or say who is asked."""
    phase = moment.view["phase"]
    if not moment.asked:
        return plaque(moment, waiting_title(moment))
    title = moment.words.say(f"title-{phase}")
    sentence = moment.speaker.say(f"ask-{phase}")
    if phase == "auction" and moment.view["high_bidder"] is not None:
        leader = moment.names[moment.view["high_bidder"]]
        sentence = moment.words.say("bid-against", leader=leader, sun=moment.view["high_bid"])
    return plaque(moment, title, sentence, choices(moment))


def choices(moment: Moment) -> Drawing:
    """Draw the choices that are not on the board itself."""
    drawn: list[Piece] = []
    bids: list[Markup] = []
    for action in moment.legal:
        notation = moment.game.actions[action]
        verb, _, argument = notation.partition(" ")
        label = moment.speaker.action(action)
        if verb == "bid":
            bids.append(sun_button(int(argument), label, notation, about(moment.words.language, "sun")))
        elif verb == "discard":
            drawn.append(pick(moment.words.language, argument, label))
        elif verb != "take":
            drawn.append(choice(label, notation, primary=verb == "draw"))
    if bids and moment.viewer is not None:
        down = [sun_down("", classes="sun-dim") for _ in moment.view["seats"][moment.viewer]["suns_down"]]
        drawn.insert(0, SUNS.fill(join(bids + down)))
    return join(drawn)


@lru_cache(maxsize=128)
def pick(language: str, kind: str, label: str) -> Markup:
    """Draw a tile that may be discarded."""
    lost = tile(kind, ENAMELS[kind], name_of(language, kind), about=about(language, kind))
    return Markup(button(type="button", class_="pick is-legal", data_act=f"discard {kind}", aria_label=label)[lost])


def waiting_title(moment: Moment) -> str:
    """Say whom the table waits for."""
    if moment.view["phase"] == "finished":
        return moment.speaker.say("ask-finished")
    return moment.words.say("waiting-for", names=moment.words.join([moment.names[seat] for seat in moment.acting]))


def plaque(moment: Moment, title: str, sentence: str = "", drawn: Piece = NOTHING) -> Drawing:
    """Draw the one lapis plaque of the page."""
    frame = plaque_frame(moment.words.say("your-move"), asked=moment.asked)
    return frame.fill(escape(title), SENTENCE.fill(escape(sentence)) if sentence else NOTHING, drawn)


@lru_cache(maxsize=4)
def plaque_frame(label: str, *, asked: bool) -> Frame:
    """Draw the plaque without words."""
    return Frame(
        section(class_="prompt" if asked else "prompt is-quiet", aria_label=label, id="prompt")[
            div(class_="prompt-face")[star_ground(), div(class_="ask")[h2[GAP], GAP], GAP]
        ]
    )
