"""The cards and tiles of Pyramidice once more, as the referee reads them, and whether dice can pay what they cost.

A cost is a line of pieces: `4` is a die of either colour that shows 4, `*` any die, `S4` and `S*` the same of stone,
`=` a die that shows the same as the others with that sign, `W` a worker, `C` a cat.
"""

ENNEAD = ["atum", "shu", "tefnut", "geb", "nut", "osiris", "isis", "seth", "nephthys", "horus"]
ENNEAD_GLORY = [0, 0, 2, 6, 12, 20, 30, 42, 56, 72, 90]

COSTS = {
    "atum": "1 6 *",
    "shu": "1 2",
    "tefnut": "5 6",
    "geb": "1 1",
    "nut": "6 6",
    "osiris": "4 4",
    "isis": "3 3",
    "seth": "2 2",
    "nephthys": "5 5",
    "horus": "3 4 *",
    "khnum": "S* 5 *",
    "satis": "S* 4 *",
    "anuket": "S* 2 *",
    "amon": "2 5 * C",
    "anubis": "3 6",
    "aton": "4 5 6",
    "bastet": "2 2 C",
    "bes": "1 *",
    "hapy": "2 *",
    "hathor": "1 1 5 5",
    "heh": "4 6",
    "heka": "1 * C",
    "khepri": "3 3 *",
    "khonsu": "2 3",
    "maat": "2 4 6",
    "mertseger": "1 4",
    "min": "2 6",
    "montu": "5 * W",
    "mut": "S* 3 4",
    "neith": "3 *",
    "ptah": "S5 3 *",
    "re": "6 6 *",
    "sekhmet": "1 6 W",
    "serket": "S4 2",
    "seshat": "S5 4 3",
    "sobek": "S1 *",
    "sopdet": "5 *",
    "thoth": "S6 1",
}
WORTH = {
    "hathor": 6,
    "maat": 3,
    "amon": 2,
    "mertseger": 2,
    "min": 2,
    "ptah": 2,
    "aton": 1,
    "hapy": 1,
    "khepri": 1,
    "sopdet": 1,
}
REST_GODS = ["bes", "hapy"]
WITHOUT_LIMIT = ["anubis", "bastet", "khepri", "serket", "seshat", "thoth"]
ONCE = [god for god in COSTS if god not in [*ENNEAD, "hathor", *REST_GODS, *WITHOUT_LIMIT]]
VIRTUAL = {"khnum": [5, 6], "satis": [3, 4], "anuket": [1, 2]}

POWERS = {
    "heh": ("", 1, ""),
    "heka": ("C C", 3, "worker"),
    "khepri": ("= = =", 3, "choice"),
    "khonsu": ("W C", 4, ""),
    "mertseger": ("* *", 0, "stone"),
    "min": ("* *", 0, "worker"),
    "montu": ("W W", 4, "cat"),
    "neith": ("C", 2, ""),
    "ptah": ("*", 0, "ready"),
    "re": ("W", 3, ""),
    "sekhmet": ("S* W C", 7, ""),
    "sobek": ("S* S*", 3, ""),
    "sopdet": ("*", 0, "cat"),
}
"""What a god takes, the Glory it brings, and what else it gives."""

TILES = {
    "exchange": (0, ""),
    "vision": (2, ""),
    "feast": (0, ""),
    "harvest": (1, ""),
    "dawn": (1, ""),
    "offering": (1, "worker cat stone"),
    "village": (0, "worker worker"),
    "house": (0, "worker cat"),
    "camp": (0, "worker stone"),
    "temple": (0, "cat cat"),
    "shrine": (0, "cat stone"),
    "cliff": (0, "stone stone"),
}
"""What a rest tile costs in Glory, and the resources it shows."""

PROJECTS = {
    "ankh": (1, 6, 3),
    "djed": (2, 5, 3),
    "was": (3, 4, 3),
    "tyet": (1, 4, 4),
    "shen": (2, 6, 3),
    "wadjet": (3, 5, 3),
}
SCARABS = [
    *["amethyst", "silver", "pearl", "emerald", "quartz", "obsidian"],
    *["gold", "lapis", "turquoise", "carnelian", "amber", "jasper"],
]
ARCHITECTS = {
    "sneferu": (2, [0, 0, 2]),
    "hemiunu": (2, [0, 1, 2]),
    "amenhotep": (3, [2, 2, 4]),
    "imhotep": (2, [1, 4, 6]),
}
"""How many projects an architect has, and what the slots for his tiles bring."""

PYRAMIDS = {
    "cheops": [(3, 0, 0), (2, 1, 2), (1, 2, 4)],
    "chephren": [(2, 1, 2), (1, 2, 4)],
    "mykerinos": [(1, 2, 4)],
}
"""Each floor from the ground up: dice along a side, workers and Glory on top of the die's own."""

Die = tuple[str, int]
"""The colour and the value. The colour of a virtual die is the name of its god, and its value 0: not named yet."""


def faces(die: Die) -> list[Die]:
    """List what a die may be said to show: a virtual one either of two values."""
    return [(die[0], value) for value in VIRTUAL.get(die[0], [die[1]])]


def fits(piece: str, face: Die) -> bool:
    """Tell whether a die that shows something pays a piece as it is asked for."""
    if piece.startswith("S") and face[0] == "prayer":
        return False
    return piece[-1] in ("*", str(face[1]))


def bends(piece: str, face: Die) -> bool:
    """Tell whether a die pays a piece with the help of Turquoise."""
    return piece[-1] != "*" and fits(piece[:-1] + "*", face)


def strictest_first(pieces: list[str]) -> list[str]:
    """Put pieces in the order they are paid: values, stone before either colour and high before low, then any die."""
    valued = sorted(
        [piece for piece in pieces if piece[-1].isdigit()], reverse=True, key=lambda piece: (len(piece), piece)
    )
    return [*valued, *(piece for kind in ("S*", "*", "=", "W", "C") for piece in pieces if piece == kind)]


def payable(pieces: list[str], dice: list[Die], *, turquoise: bool = False) -> bool:
    """Tell whether dice can pay pieces, by trying."""
    if not pieces:
        return True
    if "=" in pieces:
        return any(payable([str(value)] * len(pieces), dice) for value in range(1, 7))
    first, *rest = strictest_first(pieces)
    for die in set(dice):
        others = list(dice)
        others.remove(die)
        for face in faces(die):
            if fits(first, face) and payable(rest, others, turquoise=turquoise):
                return True
            if turquoise and bends(first, face) and payable(rest, others):
                return True
    return False
