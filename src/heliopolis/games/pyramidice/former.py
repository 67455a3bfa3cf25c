"""How editions of Pyramidice told some components before: files and records of those days are read on."""

from heliopolis.core.edition import Former


def told_as_workers(key: str) -> Former:
    """Return how a cost was told when it could only be workers, as Seshat's."""
    return Former(f"{key}.workers", lambda count: ["worker"] * count if isinstance(count, int) else count)


def told_as_values(key: str) -> Former:
    """Return how a project was told when it could only be two dice side by side."""
    return Former(f"{key}.values", lambda values: "".join(map(str, values)) if isinstance(values, list) else values)
