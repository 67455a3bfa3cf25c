"""What all games do alike to store a state and read it back: named fields, flat arrays, the edition's changes."""

from typing import Any

from heliopolis.core.compat import i64, vec
from heliopolis.core.edition import Edition


def save_fields(part: object, names: tuple[str, ...]) -> dict[str, Any]:
    """Return some fields of a state, or of a part of one, as plain data."""
    return {name: getattr(part, name) for name in names}


def load_fields(part: object, names: tuple[str, ...], saved: dict[str, Any]) -> None:
    """Set the fields that were saved."""
    for name in names:
        setattr(part, name, saved[name])


def plain(array: vec[i64]) -> list[int]:
    """Return an array as plain data."""
    return [int(entry) for entry in array]


def save_edition(edition: Edition, standard: Edition) -> dict[str, Any]:
    """Return what an edition changes, under the names that `saved_edition` reads."""
    return {"edition": edition.name, "changes": edition.changes(standard)}


def saved_edition(saved: dict[str, Any], standard: Edition) -> Edition:
    """Return the edition that a state was saved with."""
    if not saved["changes"]:
        return standard
    return standard.with_changes(saved["changes"], name=saved["edition"])
