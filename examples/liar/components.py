"""The dice."""

from heliopolis.core.edition import Component, Edition, Flaw, Number, edition

FACES = 6
MOST_SEATS = 4
MOST_DICE = 5
"""The most that a seat may begin with, in any edition."""

STANDARD = edition("liar", [Component("cup.dice", 3, "reconstructed", Number(1, MOST_DICE))])


def flaws(_edition: Edition) -> list[Flaw]:
    """Any number of dice will do."""
    return []
