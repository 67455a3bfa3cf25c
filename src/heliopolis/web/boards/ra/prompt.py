"""The prompt: what is asked, in a sentence, and the choices that are not on the board itself."""

from functools import lru_cache

from htpy import button, div
from markupsafe import Markup

from heliopolis.language import GameSpeaker, Locale
from heliopolis.players.coach.ra import lowest_safe
from heliopolis.web.boards.ra.kinds import ENAMELS, about, name_of, rule
from heliopolis.web.boards.ra.scene import RaScene, board_words
from heliopolis.web.boards.ra.suns import sun_button, sun_down
from heliopolis.web.frames import Drawing, Frame, Piece, escaped, gap, join
from heliopolis.web.pieces import choice, tile
from heliopolis.web.plaque import plaque

SUNS = Frame(div(class_="suns")[gap("suns")])
PICKS = Frame(div(class_="picks")[gap("picks")])
DEEDS = Frame(div(class_="deeds")[gap("deeds")])
RULES = {"draw": "ra.draw.1", "invoke": "ra.auction.1", "pass": "ra.auction.3", "done": "ra.gods.1"}
"""The paragraph behind each choice that is a button with words."""


def prompt(scene: RaScene) -> Drawing:
    """Ask the viewer, or say who is asked."""
    phase = scene.view["phase"]
    if not scene.asked:
        return plaque(scene, escaped(waiting_title(scene)))
    words = board_words(scene.language)
    title = words.say(f"title-{phase}")
    sentence = scene.speaker.ask(phase, scene.legal)
    if phase == "auction" and scene.view["high_bidder"] is not None:
        leader = scene.names[scene.view["high_bidder"]]
        sentence = words.say("bid-against", leader=leader, sun=scene.view["high_bid"])
    return plaque(scene, escaped(title), escaped(sentence), *choices(scene))


def choices(scene: RaScene) -> tuple[Drawing, Drawing]:
    """Draw the choices that are not on the board itself, and the ways out."""
    assert scene.viewer is not None
    view = scene.view
    down = len(view["seats"][scene.viewer]["suns_down"])
    safe = lowest_safe(view, scene.viewer) if view["phase"] == "auction" else 0
    risky = view["ra_track"] - view["ra_tiles"] == 1 and any(view["track"])
    return choices_of(scene.language, tuple(scene.legal), down, safe, risky=risky)


@lru_cache(maxsize=4096)
def choices_of(
    language: Locale, legal: tuple[int, ...], down: int, safe: int, *, risky: bool
) -> tuple[Drawing, Drawing]:
    """Draw choices for somebody with so many suns face down: no name stands in them, so all tables have the same.

    A line is under the lowest sun that nobody can beat, and who draws is told whether the lot is at risk.
    """
    speaker = GameSpeaker(language.game, language.code)
    out: list[Markup] = []
    bids: list[Markup] = []
    picks: list[Markup] = []
    deeds: list[Markup] = []
    for action in legal:
        notation = language.game.actions[action]
        verb, _, argument = notation.partition(" ")
        label = speaker.action(action)
        if verb == "bid":
            sun = int(argument)
            said = board_words(language).say("safe-bid", bid=label) if sun == safe else label
            bids.append(sun_button(sun, said, notation, about(language, "sun"), safe=sun == safe))
        elif verb == "discard":
            picks.append(pick(language, argument, label))
        elif verb != "take":
            told = rule(language, RULES[verb])
            place = out if verb in ("pass", "done") else deeds
            label = board_words(language).say("risky-draw") if verb == "draw" and risky else label
            place.append(choice(label, notation, primary=verb == "draw", about=told))
    drawn: list[Piece] = []
    if bids:
        drawn.append(SUNS.fill(suns=join(bids + [sun_down("", classes="sun-dim")] * down)))
    if picks:
        drawn.append(PICKS.fill(picks=join(picks)))
    if deeds:
        drawn.append(DEEDS.fill(deeds=join(deeds)))
    return join(drawn), join(out)


@lru_cache(maxsize=128)
def pick(language: Locale, kind: str, label: str) -> Markup:
    """Draw a tile that may be discarded."""
    lost = tile(kind, ENAMELS[kind], name_of(language, kind), about=about(language, kind))
    return Markup(button(type="button", class_="pick is-legal", data_act=f"discard {kind}", aria_label=label)[lost])


def waiting_title(scene: RaScene) -> str:
    """Say whom the table waits for."""
    if scene.view["phase"] == "finished":
        return scene.speaker.say("ask-finished")
    return scene.words.say("waiting-for", names=scene.words.join([scene.names[seat] for seat in scene.acting]))
