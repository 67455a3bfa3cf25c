"""The prompt: what is asked, in a sentence, and the choices that are not on the board itself."""

from functools import lru_cache

from htpy import button, div
from markupsafe import Markup, escape

from heliopolis.web.boards.ra.kinds import ENAMELS, about, name_of, rule
from heliopolis.web.frames import GAP, Drawing, Frame, Piece, join
from heliopolis.web.moment import Moment
from heliopolis.web.pieces import choice, sun_button, sun_down, tile
from heliopolis.web.plaque import plaque

SUNS = Frame(div(class_="suns")[GAP])
RULES = {"draw": "ra.draw.1", "invoke": "ra.auction.1", "pass": "ra.auction.3", "done": "ra.gods.1"}
"""The paragraph behind each choice that is a button with words."""


def prompt(moment: Moment) -> Drawing:
    """Ask the viewer, or say who is asked."""
    phase = moment.view["phase"]
    if not moment.asked:
        return plaque(moment, escape(waiting_title(moment)))
    title = moment.words.say(f"title-{phase}")
    sentence = moment.speaker.ask(phase, moment.legal)
    if phase == "auction" and moment.view["high_bidder"] is not None:
        leader = moment.names[moment.view["high_bidder"]]
        sentence = moment.words.say("bid-against", leader=leader, sun=moment.view["high_bid"])
    return plaque(moment, escape(title), escape(sentence), choices(moment))


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
            told = rule(moment.words.language, RULES[verb])
            drawn.append(choice(label, notation, primary=verb == "draw", about=told))
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
