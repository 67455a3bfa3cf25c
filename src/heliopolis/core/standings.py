"""From what seats are compared by to the places they take."""


def places(keys: list[tuple[int, ...]]) -> list[int]:
    """Return each seat's place, 1 for the greatest key; equal keys share a place."""
    return [1 + sum(1 for other in keys if other > key) for key in keys]
