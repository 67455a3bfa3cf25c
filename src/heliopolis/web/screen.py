"""What one page shows, as far as it was sent: so that no more than what differs is sent again.

A part that a page was sent once is never sent to it again, wherever it goes: a number stands for it. So a piece that
moves from one seat to another, or a screen that turns from one person to the next, costs a few digits.
"""

from collections.abc import Callable
from hashlib import blake2b

from heliopolis.web.frames import Drawing, Patch, patch

MOST_KNOWN = 4000
"""How many parts a page remembers. Its script knows the same number."""

Part = str | int
"""A part, or the number of one that was sent before."""
Parcel = list[Part] | Patch[Part]
"""A section to be sent: all its parts, or those that have changed."""


class Numbers(dict[str, int]):
    """The parts that a page was sent, by their numbers. Looking up another one sends it: it stands for itself then."""

    def __missing__(self, part: str) -> str:
        """Give a part its number from now on, unless there are too many."""
        if len(self) < MOST_KNOWN:
            self[part] = len(self)
        return part


class Screen:
    """What a page shows."""

    def __init__(self, have: dict[str, str] | None = None) -> None:
        self._have = have or {}
        """The digests of the sections that the page was drawn with."""
        self._shown: dict[str, Drawing] = {}
        self._in_parts: set[str] = set()
        """The sections that were sent in parts, so that patches can be put into them."""
        self._numbers = Numbers()

    def forget(self) -> None:
        """Expect nothing of what the page shows, so that all of it is sent anew."""
        self._have, self._shown = {}, {}
        self._in_parts.clear()

    def shows(self, name: str, drawing: Drawing) -> None:
        """Take note that a page shows a section which was not sent in parts."""
        self._shown[name] = drawing
        self._in_parts.discard(name)

    def changes(self, sections: dict[str, Drawing]) -> dict[str, Parcel]:
        """Return what is to be sent so that the page shows these sections."""
        parcels: dict[str, Parcel] = {}
        packed: Callable[[str], Part] = self._numbers.__getitem__
        for name, drawing in sections.items():
            before = self._shown.get(name)
            if before == drawing:
                continue
            self._shown[name] = drawing
            if before is None and self._have.get(name) == digest(drawing):
                continue
            if before is None or name not in self._in_parts:
                parcels[name] = [*map(packed, drawing)]
            else:
                parcels[name] = patch(before, drawing, packed)
            self._in_parts.add(name)
        return parcels


def digest(drawing: Drawing) -> str:
    """Return what tells a section from any other."""
    return blake2b("".join(drawing).encode(), digest_size=8).hexdigest()


def write_digests(sections: dict[str, Drawing]) -> str:
    """Write down which sections a page is drawn with, so that its socket need not send them again."""
    return ".".join(f"{name}~{digest(drawing)}" for name, drawing in sections.items())


def read_digests(written: str) -> dict[str, str]:
    """Read which sections a page was drawn with."""
    return {name: found for name, _, found in (each.partition("~") for each in written.split("."))}
