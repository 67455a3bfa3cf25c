"""How L'or du pharaon is told: what is found, thefts, the mummy, the curse, and the collapse.

Steps through the pyramid are seen, not told.
"""

from heliopolis.web.beats import GLANCE, RITE
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
