"""The games. Importing this package makes them known to the registry, without loading any engine."""

from heliopolis.core.registry import register

for name in ("ra", "heir", "gold"):
    register(name, f"{__name__}.{name}")
