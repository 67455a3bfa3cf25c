"""The tree of a search: its nodes, and what is known of the edges that lead on from each."""

from typing import Final, final

from heliopolis.core.compat import append, i64, vec

UNKNOWN: Final[i64] = -3
"""The seat of a node that nobody has been to yet."""
STRAY: Final = 0.3
"""A sealed decision that was meant less often than the likeliest times this is a stray one: it is never made."""


@final
class Node:
    """One point of the tree: the edges that lead on, sorted by number, and what is known of each."""

    def __init__(self) -> None:
        self.seat: i64 = UNKNOWN
        self.visits: i64 = 0
        self.total: float = 0.0
        self.edges = vec[i64]()
        self.tries = vec[i64]()
        self.offers = vec[i64]()
        self.totals = vec[float]()
        self.priors = vec[float]()
        """Of a decision, how likely it seems at first; of a sealed one, how often it was meant to be taken."""
        self.children: list[Node | None] = []
        self.parts: list[Node] = []
        """Of a sealed decision, each seat's own."""
        self.is_part: bool = False
        self.secret: i64 = 0
        """Of a part, what only its seat knows when it decides."""

    def find(self, edge: i64, start: i64) -> i64:
        """Return where an edge stands, looking from a place on; it is put there if it is new."""
        at = start
        count = len(self.edges)
        while at < count and self.edges[at] < edge:
            at += 1
        if at == count or self.edges[at] != edge:
            self.insert(at, edge)
        return at

    def insert(self, at: i64, edge: i64) -> None:
        """Put a new edge before the one that stands at a place."""
        self.edges = append(self.edges, edge)
        self.tries = append(self.tries, 0)
        self.offers = append(self.offers, 0)
        self.totals = append(self.totals, 0.0)
        self.priors = append(self.priors, 0.0)
        self.children.insert(at, None)
        last: i64 = len(self.edges) - 1
        while last > at:
            self.edges[last] = self.edges[last - 1]
            self.tries[last] = self.tries[last - 1]
            self.offers[last] = self.offers[last - 1]
            self.totals[last] = self.totals[last - 1]
            self.priors[last] = self.priors[last - 1]
            last -= 1
        self.edges[at] = edge
        self.tries[at] = 0
        self.offers[at] = 0
        self.totals[at] = 0.0
        self.priors[at] = 0.0

    def child(self, at: i64) -> "Node":
        """Return the node that an edge leads to, which may be new."""
        found = self.children[at]
        if found is None:
            found = Node()
            self.children[at] = found
        return found

    def part(self, seat: i64, secret: i64) -> "Node":
        """Return a seat's own part of a sealed decision, which may be new."""
        for part in self.parts:
            if part.seat == seat and part.secret == secret:
                return part
        new = Node()
        new.seat = seat
        new.secret = secret
        new.is_part = True
        self.parts.append(new)
        return new


def drop_strays(mine: Node) -> None:
    """Forget the decisions of a mixture that are left over from when little was known."""
    most = 0.0
    for at in range(len(mine.edges)):
        if mine.priors[at] > most:
            most = mine.priors[at]
    for at in range(len(mine.edges)):
        if mine.priors[at] < STRAY * most:
            mine.priors[at] = 0.0
