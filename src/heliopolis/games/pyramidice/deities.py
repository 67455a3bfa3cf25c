"""The 38 deities, one row a card, and what their costs are made of."""

from typing import Literal, NamedTuple

from .dice import SIDES

PIECES = (
    *[str(value) for value in range(1, int(SIDES) + 1)],
    "any",
    "stone",
    *[f"stone-{value}" for value in range(1, int(SIDES) + 1)],
    "worker",
    "cat",
)
"""What costs are made of: a die that shows a number, any die, any stone die, `stone-5` a stone die that shows it."""

When = Literal["work", "rest", "always", "end"]
"""When a power may be used: once a Work turn, once a Rest turn, whenever it fits in a Work turn, or never."""


class Printed(NamedTuple):
    """A number on a card that other cards of its kind do not have."""

    name: str
    number: int
    provenance: str = "rulebook"
    least: int = 0


class Deity(NamedTuple):
    """A deity: what it costs and scores at the end; what its power takes and gives."""

    name: str
    cost: str  # reconstructed; Hathor's fits the rulebook's example
    when: When
    glory: int = 0
    pays: str = ""
    gains: str = ""
    wins: int = 0  # Glory that the power brings
    shows: tuple[int, ...] = ()  # the values of a virtual die
    numbers: tuple[Printed, ...] = ()


DEITIES = (
    Deity("atum", "1 6 any", "end"),
    Deity("shu", "1 2", "end"),
    Deity("tefnut", "5 6", "end"),
    Deity("geb", "1 1", "end"),
    Deity("nut", "6 6", "end"),
    Deity("osiris", "4 4", "end"),
    Deity("isis", "3 3", "end"),
    Deity("seth", "2 2", "end"),
    Deity("nephthys", "5 5", "end"),
    Deity("horus", "3 4 any", "end"),
    Deity("khnum", "stone 5 any", "work", shows=(5, 6)),
    Deity("satis", "stone 4 any", "work", shows=(3, 4)),
    Deity("anuket", "stone 2 any", "work", shows=(1, 2)),
    Deity("amon", "2 5 any cat", "work", glory=2),
    Deity("anubis", "3 6", "always", numbers=(Printed("more_gods", 3),)),
    Deity("aton", "4 5 6", "work", glory=1, wins=4),
    Deity("bastet", "2 2 cat", "always"),
    Deity("bes", "1 any", "rest", wins=1),
    Deity("hapy", "2 any", "rest", glory=1, numbers=(Printed("choices", 3),)),
    Deity("hathor", "1 1 5 5", "end", glory=6),
    Deity("heh", "4 6", "work", wins=1),
    Deity("heka", "1 any cat", "work", pays="cat cat", gains="worker", wins=3),
    # Khepri for no dice at all would be used for ever.
    Deity("khepri", "3 3 any", "always", 1, wins=3, numbers=(Printed("dice", 3, least=1), Printed("choices", 1))),
    Deity("khonsu", "2 3", "work", pays="worker cat", wins=4),
    Deity("maat", "2 4 6", "work", glory=3),
    Deity("mertseger", "1 4", "work", glory=2, pays="any any", gains="stone"),
    Deity("min", "2 6", "work", glory=2, pays="any any", gains="worker"),
    Deity("montu", "5 any worker", "work", pays="worker worker", gains="cat", wins=4),
    Deity("mut", "stone 3 4", "work"),
    Deity("neith", "3 any", "work", pays="cat", wins=2),
    Deity("ptah", "stone-5 3 any", "work", glory=2, pays="any"),
    Deity("re", "6 6 any", "work", pays="worker", wins=3),
    Deity("sekhmet", "1 6 worker", "work", pays="stone worker cat", wins=7),
    Deity("serket", "stone-4 2", "always", numbers=(Printed("glory", 3),)),
    Deity("seshat", "stone-5 4 3", "always", pays="worker"),
    Deity("sobek", "stone-1 any", "work", pays="stone stone", wins=3),
    Deity("sopdet", "5 any", "work", glory=1, pays="any", gains="cat"),
    Deity("thoth", "stone-6 1", "always", numbers=(Printed("glory", 1),)),
)
DEITY_NAMES = tuple(deity.name for deity in DEITIES)
ENNEAD_GLORY = (0, 2, 6, 12, 20, 30, 42, 56, 72, 90)
"""For one card of the Ennead to ten: the rulebook gives the first three."""
ENNEAD_NAMES = DEITY_NAMES[: len(ENNEAD_GLORY)]
