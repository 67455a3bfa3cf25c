"""The scarabs, one row a card, and how an edition declares powers of another kind.

Each scarab has a power of its own, told by the rules and played by modules of the engine. Where a box has another one,
its owner declares it in small parts, and `scarabs` plays it:

    when    own, or the moment at which the power acts      pays   what it takes, in a Work turn
    gains   resources, resources of choice, a reroll, …     glory  what it brings besides
    each    at the end: for each of what                    limit  how often a turn, 0 for as often as it happens
"""

from typing import NamedTuple

from heliopolis.core.edition import Component, Edition, Flaw, Number, Word, Words

from .deities import PIECES, Printed

WHENS = ("own", "work", "build", "god", "rest", "return", "full", "end")
"""Its own power; in a Work turn, as a decision; when its owner builds, or takes a god; at the end of a Rest turn; when
the three tiles go back; when the last free slot is filled; at the end of the game."""
GAINS = ("worker", "cat", "stone", "choice", "reroll", "ready")
EACH = ("game", "god", "ennead", "resource", "worker", "cat", "stone", "pattern")
"""What the Glory of the end is for: the game as a whole, each god, each card of the Ennead …"""
LONGEST_PRICE = 4
LONGEST_GAIN = 4
MOST_USES = 3


class Scarab(NamedTuple):
    """A scarab, where its power is known from, and the numbers of it."""

    name: str
    provenance: str
    numbers: tuple[Printed, ...] = ()


SCARABS = (
    Scarab("amethyst", "rulebook", (Printed("dice", 1, "reconstructed"),)),
    Scarab("silver", "rulebook", (Printed("glory", 2),)),
    Scarab("pearl", "rulebook", (Printed("workers", 2),)),
    Scarab("emerald", "rulebook"),
    Scarab("quartz", "rulebook", (Printed("glory", 2, "reconstructed"),)),
    Scarab("obsidian", "rulebook", (Printed("glory", 1, "reconstructed"),)),
    Scarab("gold", "reconstructed"),
    Scarab("lapis", "reconstructed", (Printed("dice", 3, "reconstructed", least=1),)),  # a reroll throws a die or more
    Scarab("turquoise", "reconstructed"),
    Scarab("carnelian", "reconstructed", (Printed("glory", 1, "reconstructed"),)),
    Scarab("amber", "reconstructed", (Printed("choices", 2, "reconstructed"),)),
    Scarab("jasper", "reconstructed", (Printed("glory", 2, "reconstructed"),)),
)


def power_components(scarab: Scarab) -> list[Component]:
    """List the parts in which an owner may declare another power of a scarab."""
    key, origin = f"scarabs.{scarab.name}.power", scarab.provenance
    return [
        Component(f"{key}.when", WHENS[0], origin, Word(WHENS)),
        Component(f"{key}.pays", (), origin, Words(PIECES, LONGEST_PRICE)),
        Component(f"{key}.gains", (), origin, Words(GAINS, LONGEST_GAIN)),
        Component(f"{key}.glory", 0, origin, Number(0, 20)),
        Component(f"{key}.each", EACH[0], origin, Word(EACH)),
        Component(f"{key}.limit", 0, origin, Number(0, MOST_USES)),
    ]


def power_flaws(edition: Edition) -> list[Flaw]:
    """Say which parts of declared powers do not go together."""
    return [flaw for scarab in SCARABS for flaw in flaws_of(edition, f"scarabs.{scarab.name}.power")]


def flaws_of(edition: Edition, key: str) -> list[Flaw]:
    """Say which parts of one declared power do not go together."""
    when, gains = edition.word(f"{key}.when"), edition.words(f"{key}.gains")
    pays, glory = edition.words(f"{key}.pays"), edition.number(f"{key}.glory")
    each, limit = edition.word(f"{key}.each"), edition.number(f"{key}.limit")
    if when == "own":
        given = {"pays": pays, "gains": gains, "glory": glory, "each": each != EACH[0], "limit": limit}
        return [
            Flaw(f"{key}.{part}", "power-own", 'expected `when` to be another than "own"')
            for part, is_given in given.items()
            if is_given
        ]
    found: list[Flaw] = []
    if not gains and not glory:
        message = "expected at least 1, or something in `gains`: the power would bring nothing"
        found.append(Flaw(f"{key}.glory", "power-nothing", message))
    if pays and when != "work":
        message = 'expected [], for only a power whose `when` is "work" has a price'
        found.append(Flaw(f"{key}.pays", "power-price", message))
    if each != EACH[0] and when != "end":
        message = f'expected "{EACH[0]}": only a power whose `when` is "end" counts pieces'
        found.append(Flaw(f"{key}.each", "power-each", message, {"nothing": EACH[0]}))
    if gains and when in ("full", "end"):
        message = f'expected [], for a power whose `when` is "{when}" brings Glory alone'
        found.append(Flaw(f"{key}.gains", "power-glory-alone", message, {"when": when}))
    if when == "work" and limit == 0:
        message = f"expected 1 to {MOST_USES}: a turn would not have to end"
        found.append(Flaw(f"{key}.limit", "power-endless", message, {"most": int(MOST_USES)}))
    if when == "end" and limit:
        found.append(Flaw(f"{key}.limit", "power-once", "expected 0: the end comes but once"))
    for word in ("reroll", "ready"):
        if word in gains and when != "work":
            message = f'expected no "{word}", which needs a `when` of "work"'
            found.append(Flaw(f"{key}.gains", "power-work", message, {"gain": word}))
    return found
