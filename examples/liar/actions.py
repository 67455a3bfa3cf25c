"""The action numbers of Liar's dice, and the numbers of what chance answers.

    0 … 119                    120
    bid 1 1, bid 1 2 … 20 6    doubt

`bid 3 5` says that at least three dice show a five. A higher bid has a higher number.
"""

from heliopolis.core.verbs import Family, verb_table

from .components import FACES, MOST_DICE, MOST_SEATS

MOST = MOST_SEATS * MOST_DICE

BID = 0
DOUBT = MOST * FACES

FAMILIES = (
    Family(BID, "bid", tuple(f"{count} {face}" for count in range(1, MOST + 1) for face in range(1, FACES + 1))),
    Family(DOUBT, "doubt"),
)
VERBS = verb_table(FAMILIES)

ROLL = 0

OUTCOMES = (Family(ROLL, "roll", tuple(str(face) for face in range(1, FACES + 1))),)


def verb_of(action: int) -> int:
    """Return the verb of an action: the first number of its family."""
    return VERBS[action]


def bid(count: int, face: int) -> int:
    """Return the action of bidding so many dice with a face."""
    return BID + (count - 1) * FACES + face - 1


def count_bid(action: int) -> int:
    """Return how many dice a bid speaks of."""
    return (action - BID) // FACES + 1


def face_bid(action: int) -> int:
    """Return the face that a bid speaks of."""
    return (action - BID) % FACES + 1


def face_rolled(outcome: int) -> int:
    """Return the face that a die shows."""
    return outcome - ROLL + 1
