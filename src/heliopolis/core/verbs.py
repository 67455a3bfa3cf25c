"""How a game lays out its action numbers: families of actions, each a verb with what it may be about.

    BID: Final[i64] = 4
    FAMILIES = (Family(0, "draw"), …, Family(BID, "bid", ("1", "2", "3")), …)
    VERBS = verb_table(FAMILIES)

A family is known by its first number, so `verb_of(action)`, a look into that table, answers with `BID` for every bid.
The same rows give the notation: nothing is laid out twice.
"""

from collections.abc import Sequence
from typing import NamedTuple

from heliopolis.core.compat import i64, vec


class Family(NamedTuple):
    """Consecutive actions with one verb: an action for each argument, or a single one without any."""

    first: int
    verb: str
    arguments: tuple[str, ...] = ("",)


def verb_table(families: Sequence[Family]) -> vec[i64]:
    """Return the first number of the family of each action; families that leave a gap or overlap are an error."""
    firsts: list[int] = []
    for family in families:
        if family.first != len(firsts):
            raise ValueError(f"{family.verb} begins at {family.first}; expected {len(firsts)}")
        firsts += [family.first] * len(family.arguments)
    return vec[i64](firsts)


def notations(families: Sequence[Family]) -> tuple[str, ...]:
    """Return the notation of each action, by number."""
    return tuple(
        f"{family.verb} {argument}" if argument else family.verb for family in families for argument in family.arguments
    )


def unknown(what: str, number: i64) -> ValueError:
    """Return the error for the end of a chain that looks at every number there is.

    Made here, not where it is raised: what an error takes would be set up by each call of a function that may raise it.
    """
    return ValueError(f"there is no {what} {number}")
