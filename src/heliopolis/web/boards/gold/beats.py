"""How L'or du pharaon is told: what is found, thefts, the mummy, the curse, and the collapse.

Steps through the pyramid are seen, not told.
"""

from heliopolis.web.beats import GLANCE, RITE, Beat, Telling
from heliopolis.web.boards.gold import voice
from heliopolis.web.plot import Part, Plot, Shape

PLOT = Plot(
    verbs={
        "first": Shape(GLANCE),
        "reveal": Shape(GLANCE, part=Part.LEAD),
        "open": Shape(GLANCE, part=Part.LEAD),
        "turn": Shape(GLANCE, "stone", part=Part.LEAD),
        "card": Shape(GLANCE, "stone"),
        "photo": Shape(sound="photo"),
        "treasure": Shape(part=Part.MORE),
        "take": Shape(GLANCE, "treasure"),
        "drop": Shape(GLANCE),
        "lay": Shape(GLANCE, "card"),
        "lift": Shape(GLANCE, "card"),
    },
    events={
        "stolen": Shape(sound="harm", harm=True),
        "banked": Shape(sound="treasure"),
        "mummy-escapes": Shape(sound="harm", harm=True, lights="cards"),
        "mummy-stays": Shape(GLANCE),
        "curse-escapes": Shape(sound="harm", harm=True, lights="cards"),
        "curse-stays": Shape(GLANCE),
        "bust": Shape(RITE, "epoch"),
        "fall": Shape(sound="fall", harm=True, before=True, lights="cards"),
        "lost": Shape(sound="harm", harm=True),
        "collapsed": Shape(RITE, "fall"),
        "settled": Shape(RITE),
        "stalled": Shape(RITE),
    },
)


def beats(telling: Telling) -> list[Beat]:
    """Tell what has happened. How a card lies is told with the card, which the decision before it has named."""
    told, first = PLOT.tell(telling), telling.entries[0]
    verb, _, sides = telling.notation(first).partition(" ")
    card = card_in_hand(telling, first.line.step) if verb == "open" else ""
    if not told or not card:
        return told
    language, player = telling.scene.language, telling.scene.names[first.seat]
    heading = voice.say(language, "lays", player=player, card=card, sides=voice.word(language, sides))
    return [told[0]._replace(heading=heading), *told[1:]]


def card_in_hand(telling: Telling, step: int) -> str:
    """Return the card that was revealed or turned last before a step, if the page still knows of it."""
    actions = telling.scene.game.actions
    for line in reversed(telling.scene.log):
        if line.step < step and line.seat >= 0 and line.number is not None:
            verb, _, card = actions[line.number].partition(" ")
            return card if verb in ("reveal", "turn") else ""
    return ""
