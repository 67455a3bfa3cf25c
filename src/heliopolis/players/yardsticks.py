"""The levels as they once were, fixed for good: every later release is measured against the same bots.

`pharaoh-1` is the Pharaoh of release 1, and so on. Nothing here ever changes: what a level does otherwise from some
release on is a new figure in `levels.py`, and a search or knowledge of a game that would let these choose otherwise
is kept beside the new one. `tests/arena/yardsticks.txt` holds choices that must stay the same.
"""

Figures = tuple[int, float, float, float | None]
"""Iterations, slack, exploration, and the trust in the light policy where it is not the game's own."""

USUAL: dict[str, Figures] = {
    "scribe-1": (40, 0.06, 0.7, None),
    "priest-1": (60, 0.0, 0.7, None),
    "vizier-1": (300, 0.0, 0.7, None),
    "pharaoh-1": (3000, 0.0, 0.7, None),
}
"""For a game, or a number of seats, that has no figures of its own."""
YARDSTICKS = tuple(USUAL)

RA: dict[str, Figures] = {
    "scribe-1": (12, 0.06, 0.7, None),
    "priest-1": (40, 0.005, 0.7, None),
    "vizier-1": (120, 0.0, 0.7, None),
    "pharaoh-1": (3000, 0.0, 0.7, None),
}
RA_MANY: dict[str, Figures] = {
    "scribe-1": (10, 0.14, 0.7, None),
    "priest-1": (28, 0.02, 0.7, None),
    "vizier-1": (60, 0.0, 0.7, None),
    "pharaoh-1": (5000, 0.0, 0.7, None),
}
HEIR: dict[str, Figures] = {
    "scribe-1": (8, 0.25, 0.7, None),
    "priest-1": (16, 0.07, 0.7, None),
    "vizier-1": (80, 0.01, 0.7, None),
    "pharaoh-1": (3000, 0.0, 0.7, None),
}
PYRAMIDICE: dict[str, Figures] = {
    "scribe-1": (8, 0.1, 0.7, None),
    "priest-1": (24, 0.03, 0.7, None),
    "vizier-1": (100, 0.001, 0.7, None),
    "pharaoh-1": (1200, 0.0, 0.25, None),
}
PYRAMIDICE_ALONE: dict[str, Figures] = {
    "scribe-1": (4, 0.0, 0.7, None),
    "priest-1": (24, 0.0, 0.7, None),
    "vizier-1": (300, 0.0, 0.7, None),
    "pharaoh-1": (1200, 0.0, 0.25, None),
}
GOLD: dict[str, Figures] = {
    "scribe-1": (3, 0.01, 0.7, None),
    "priest-1": (8, 0.0, 0.7, None),
    "vizier-1": (28, 0.0, 0.5, 5.0),
    "pharaoh-1": (400, 0.0, 0.4, None),
}
GOLD_MANY: dict[str, Figures] = {
    **GOLD,
    "vizier-1": (44, 0.0, 0.5, 5.0),
    "pharaoh-1": (1000, 0.0, 0.4, None),
}

BY_GAME: dict[tuple[str, int], dict[str, Figures]] = {
    ("heir", 2): HEIR,
    ("ra", 2): RA,
    ("ra", 3): {**RA, "scribe-1": (12, 0.1, 0.7, None), "priest-1": (30, 0.01, 0.7, None)},
    ("ra", 4): RA_MANY,
    ("ra", 5): RA_MANY,
    ("pyramidice", 1): PYRAMIDICE_ALONE,
    ("pyramidice", 2): PYRAMIDICE,
    ("pyramidice", 3): {**PYRAMIDICE, "scribe-1": (8, 0.15, 0.7, None)},
    ("pyramidice", 4): {**PYRAMIDICE, "scribe-1": (8, 0.15, 0.7, None)},
    ("gold", 2): GOLD,
    ("gold", 3): GOLD_MANY,
    ("gold", 4): GOLD_MANY,
}


def figures_of(yardstick: str, game: str, seats: int) -> Figures:
    """Return how a yardstick thinks about a game."""
    return BY_GAME.get((game, seats), USUAL)[yardstick]
