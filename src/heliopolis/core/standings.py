"""From what seats are compared by to the places they take, and what decided between those tied for the first."""

from heliopolis.core.journal import EVERYONE, Fact, JournalEvent


def places(keys: list[tuple[int, ...]]) -> list[int]:
    """Return each seat's place, 1 for the greatest key; equal keys share a place."""
    return [1 + sum(1 for other in keys if other > key) for key in keys]


def decided_by(points: list[int], criteria: list[tuple[str, str, list[int]]]) -> JournalEvent | None:
    """Tell which criterion decides between those who have the most points; nothing if one has them alone.

    A criterion has a name, a rule and a value for each seat, of which the greatest wins. The event it makes has the
    winner's value and the best of the others'; where none decides the victory is shared.
    """
    tied = greatest(list(range(len(points))), points)
    if len(tied) == 1:
        return None
    facts: dict[str, Fact] = {"points": points[tied[0]]}
    rule = ""
    for name, rule, values in criteria:
        ahead = greatest(tied, values)
        if len(ahead) == 1:
            facts["best"] = values[ahead[0]]
            facts["other"] = max([values[seat] for seat in tied if seat != ahead[0]])
            return JournalEvent(name, rule, ahead[0], facts)
        tied = ahead
    return JournalEvent("shared", rule, EVERYONE, facts)


def greatest(seats: list[int], values: list[int]) -> list[int]:
    """Return those of some seats that have the greatest value among them."""
    best = max([values[seat] for seat in seats])
    return [seat for seat in seats if values[seat] == best]
