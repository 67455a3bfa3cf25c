"""Numbers behind what bots know of Pyramidice."""

WEIGHTS = [
    1.9, 1.1, 1.1, 0.6, 1.0, 0.4,  # workers, cats and stones: the first ones, then further ones
    0.35, 0.3, 0.6,  # a spare die, hope for more of the Ennead, Work turns among the turns left
    1.0, 0.5, 1.2, 0.3,  # a good step, working at all and for each die, noise of that
    1.1, 0.8,  # deities and stones that a turn takes
    0.1, 10.0,  # weariness of a long game with each round, after so many
]  # fmt: skip

GODS = {
    "khnum": (0.3, 1.5),
    "satis": (0.2, 1.2),
    "anuket": (0.2, 1.0),
    "amon": (2.0, 0.7),
    "anubis": (0.3, 0.2),
    "aton": (2.5, 0.4),
    "bastet": (0.2, 1.0),
    "bes": (0.0, 0.8),
    "hapy": (1.0, 0.8),
    "hathor": (6.0, 0.0),
    "heh": (0.0, 1.0),
    "heka": (1.0, 1.2),
    "khepri": (1.0, 0.6),
    "khonsu": (1.5, 1.2),
    "maat": (3.0, 0.9),
    "mertseger": (2.0, 0.6),
    "min": (2.0, 0.8),
    "montu": (1.5, 1.2),
    "mut": (0.2, 1.0),
    "neith": (1.0, 0.7),
    "ptah": (2.0, 0.6),
    "re": (1.5, 1.0),
    "sekhmet": (2.0, 2.0),
    "serket": (0.2, 0.8),
    "seshat": (0.3, 1.6),
    "sobek": (0.8, 1.0),
    "sopdet": (1.0, 0.6),
    "thoth": (0.3, 1.5),
}
"""What a god is worth by itself, and for each Work turn that is left."""

SCARABS_BY_LIKING = (
    *("turquoise", "quartz", "lapis", "carnelian", "obsidian", "pearl", "gold", "amber", "silver", "amethyst"),
    *("jasper", "emerald"),
)
