"""The Glory track, and how near the end is."""

from functools import lru_cache

from htpy import Node, b, div, h2, i, li, ol, p, section, span
from markupsafe import Markup

from heliopolis.web.boards.pyramidice import voice
from heliopolis.web.boards.pyramidice.architect import architect_mark
from heliopolis.web.boards.pyramidice.pieces import card_back, die
from heliopolis.web.moment import Moment
from heliopolis.web.pieces import seat_mark

LAP = 50
"""The track laps here."""
NEAR = 4
"""With so few stone dice or cards left the end is near."""


def ends(moment: Moment) -> Node:
    """Draw where everybody stands, and what is left before the Pharaoh is taken."""
    view, language = moment.view, moment.words.language
    places: list[tuple[int, str, str]] = [
        (area["glory"], f"seat {seat}", moment.names[seat]) for seat, area in enumerate(view["seats"])
    ]
    if view["architect"]:
        name = view["architect"]["name"]
        places.append((view["architect"]["glory"], name, voice.word(language, name)))
    pharaoh = view["pharaoh"]
    near = pharaoh is not None or min(view["supply"]["stone"], view["pile"]) <= NEAR
    return section(class_="ends slab", id="ends", aria_label=voice.say(language, "ends"))[
        h2(class_="overline")[voice.say(language, "track")],
        track(language, tuple(places)),
        h2(class_="overline")[voice.say(language, "the-end-near" if near else "the-end")],
        gauge(language, "stone", view["supply"]["stone"], view["whole"]["stone"]),
        gauge(language, "pile", view["pile"], view["whole"]["pile"]),
        p(class_="fine is-warn" if pharaoh is not None else "fine", title="(pyramidice.end.1)")[
            last_words(moment, [name for _, _, name in places])
        ],
    ]


def last_words(moment: Moment, names: list[str]) -> str:
    """Say what brings the end about, or who has."""
    view, language = moment.view, moment.words.language
    if view["phase"] == "finished":
        return voice.say(language, "over")
    if view["pharaoh"] is None:
        return voice.say(language, "either-empty")
    return voice.say(language, "pharaoh-is", player=names[view["pharaoh"]])


@lru_cache(maxsize=1024)
def track(language: str, places: tuple[tuple[int, str, str], ...]) -> Markup:
    """Draw the Glory track; who has gone round it bears how often."""
    label = voice.join(
        language, [voice.say(language, "track-of", player=name, glory=glory) for glory, _, name in sorted(places)]
    )
    marks = []
    for glory, who, _ in places:
        laps, place = divmod(glory, LAP)
        drawn = seat_mark(int(who.removeprefix("seat "))) if who.startswith("seat ") else architect_mark(who)
        more = b[f"+{LAP * laps}"] if laps else None
        ties = [each for each, _, _ in places if each % LAP == place]
        lift = [other for other, (each, _, _) in enumerate(places) if each % LAP == place].index(
            next(number for number, (_, each, _) in enumerate(places) if each == who)
        )
        style = f"--v:{place};--lift:{lift if len(ties) > 1 else 0}"
        marks.append(span(class_="mk", style=style, data_key=f"track-{who.replace(' ', '-')}")[drawn, more])
    scale = [li(style=f"--v:{step}")[str(step)] for step in range(0, LAP + 1, 10)]
    return Markup(div(class_="rod", role="img", aria_label=label, title=label)[ol(aria_hidden="true")[scale], marks])


@lru_cache(maxsize=256)
def gauge(language: str, kind: str, left: int, whole: int) -> Markup:
    """Draw how much is left of what brings the end about."""
    warn = " is-warn" if left <= NEAR else ""
    if kind == "stone":
        sign: Node = span(data_place="supply-stone")[die("stone")]
        text = voice.say(language, "stones-left", count=left)
        scale: Node = span(class_="beads", aria_hidden="true")[
            [i(class_="on")] * min(left, whole), [i] * max(0, whole - left)
        ]
    else:
        sign = card_back()
        text = voice.say(language, "cards-left", count=left)
        share = round(100 * left / whole) if whole else 0
        scale = span(class_="bar", aria_hidden="true")[i(style=f"inline-size:{share}%")]
    return Markup(div(class_=f"gauge{warn}")[span(class_="gi")[sign], p[b(class_="num")[str(left)], " ", text, scale]])
