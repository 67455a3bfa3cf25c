"""Numbers behind what bots know of Pyramidice, found by self-play (`bench/tune_pyramidice.py`).

Weariness alone was set by hand: in self-play nobody gains by it, but games have to end.
"""

WEIGHTS = {
    "worker": 2.56,
    "cat": 1.41,
    "stone": 0.23,
    "further_worker": 1.12,
    "further_cat": 0.25,
    "further_stone": 0.15,
    "spare_die": 0.37,
    "ennead_hope": 0.3,
    "work_share": 0.4,
    "good_step": 1.22,
    "work_always": 0.43,
    "work_die": 0.98,
    "noise": 0.54,
    "deities_a_turn": 0.8,
    "stones_a_turn": 0.66,
    "weariness": 0.08,
    "patience": 11.0,
}
"""What a resource is worth, the first ones and further ones; a die without a use; the hope for each card of the Ennead
to come, and Work turns among the turns left; what a step must bring to come before a reroll; what a Work turn brings at
all and for each die, and how far that is off; deities and stones that a turn takes from pile and supply; weariness with
each round of a long game, after so many."""

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

SCARABS = {
    "turquoise": 6.0,
    "quartz": 5.6,
    "lapis": 5.2,
    "carnelian": 4.8,
    "obsidian": 4.4,
    "pearl": 4.0,
    "gold": 3.6,
    "amber": 3.2,
    "silver": 2.8,
    "amethyst": 2.4,
    "jasper": 2.0,
    "emerald": 1.6,
}
"""What the own power of a scarab is worth in a game."""

AT_THE_END = (1.0, 4.0, 1.5, 4.0, 2.0, 1.0, 1.0, 1.5)
"""How many there are at the end of what a declared power may count, in the order of `scarab_cards.EACH`."""
