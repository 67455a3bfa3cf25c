"""How Pyramidice is told: dice that roll, what is built, gods, rests, the Pharaoh, and the architect's turn."""

from heliopolis.web.beats import GLANCE, RITE, Beat, Telling
from heliopolis.web.boards.pyramidice import voice
from heliopolis.web.plot import Part, Plot, Shape

PLOT = Plot(
    verbs={
        "first": Shape(GLANCE),
        "work": Shape(GLANCE, part=Part.LEAD),
        "reroll": Shape(GLANCE, part=Part.LEAD),
        "lapis": Shape(GLANCE, part=Part.LEAD),
        "scarab": Shape(sound="god"),
        "stone": Shape(GLANCE, "dice", part=Part.PIECE),
        "prayer": Shape(GLANCE, "dice", part=Part.PIECE),
        "rest": Shape(sound="card"),
        "emerald": Shape(sound="card"),
        "build": Shape(GLANCE, "stone"),
        "place": Shape(sound="stone"),
        "pearl": Shape(sound="stone"),
        "worship": Shape(sound="god"),
        "activate": Shape(sound="god"),
        "borrow": Shape(sound="god"),
        "replace": Shape(GLANCE),
        "forsake": Shape(sound="harm", harm=True),
        "glory": Shape(sound="won"),
        "raise": Shape(GLANCE),
        "lower": Shape(GLANCE),
        "value": Shape(GLANCE),
        "finish": Shape(GLANCE, "pass"),
    },
    events={
        "forsaken": Shape(sound="harm", harm=True),
        "pharaoh": Shape(RITE, "epoch"),
        "capped": Shape(RITE),
        "architect-god": Shape(sound="god"),
        "architect-tile": Shape(sound="card"),
        "architect-build": Shape(sound="stone"),
        "architect-score": Shape(RITE, "epoch"),
    },
)


def beats(telling: Telling) -> list[Beat]:
    """Tell what has happened; a throw by who throws."""
    return [thrown(telling, beat) if beat.sound == "dice" else beat for beat in PLOT.tell(telling)]


def thrown(telling: Telling, beat: Beat) -> Beat:
    """Say who throws the dice that are shown, if it is somebody with a seat."""
    if beat.seat < 0:
        return beat
    name = telling.scene.names[beat.seat]
    return beat._replace(heading=voice.say(telling.scene.language, "beat-throw", player=name))
