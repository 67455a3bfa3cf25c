"""Numbers behind what bots know of Pyramidice, found by self-play (`bench/tune_pyramidice.py`).

Weariness alone was set by hand: in self-play nobody gains by it, but games have to end.
"""

WEIGHTS = [
    2.56, 1.12, 1.41, 0.25, 0.23, 0.15,  # workers, cats and stones: the first ones, then further ones
    0.37, 0.3, 0.4,  # a spare die, hope for more of the Ennead, Work turns among the turns left
    1.22, 0.43, 0.98, 0.54,  # a good step, working at all and for each die, noise of that
    0.8, 0.66,  # deities and stones that a turn takes
    0.08, 11.0,  # weariness of a long game with each round, after so many
]  # fmt: skip

GODS = {
    "khnum": (0.77, 1.29),
    "satis": (0.2, 1.2),
    "anuket": (0.2, 0.9),
    "amon": (2.0, 0.7),
    "anubis": (0.5, 0.38),
    "aton": (1.25, 0.4),
    "bastet": (0.26, 0.67),
    "bes": (0.03, 0.83),
    "hapy": (0.97, 0.91),
    "hathor": (5.87, 0.0),
    "heh": (-0.08, 1.28),
    "heka": (1.0, 1.2),
    "khepri": (1.0, 0.74),
    "khonsu": (1.82, 1.2),
    "maat": (3.0, 0.9),
    "mertseger": (2.3, 0.6),
    "min": (2.77, 0.74),
    "montu": (2.01, 1.2),
    "mut": (0.18, 0.79),
    "neith": (1.43, 0.68),
    "ptah": (2.0, 0.5),
    "re": (1.03, 1.0),
    "sekhmet": (2.43, 0.4),
    "serket": (0.19, 0.38),
    "seshat": (0.16, 1.06),
    "sobek": (0.8, 1.0),
    "sopdet": (1.0, 0.7),
    "thoth": (0.3, 0.66),
}
"""What a god is worth by itself, and for each Work turn that is left."""

SCARABS_BY_LIKING = (
    *("turquoise", "quartz", "lapis", "carnelian", "obsidian", "pearl", "gold", "amber", "silver", "amethyst"),
    *("jasper", "emerald"),
)
