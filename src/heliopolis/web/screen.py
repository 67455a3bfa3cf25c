"""What one page shows, as far as it was sent: so that no more than what differs is sent again.

A part that a page was sent once is never sent to it again, wherever it goes: a number stands for it. So a piece that
moves from one seat to another, or a screen that turns from one person to the next, costs a few digits.
"""

from hashlib import blake2b

from heliopolis.web.frames import Drawing, Patch, patch

MOST_KNOWN = 4000
"""How many parts a page remembers. Its script knows the same number."""

Part = str | int
"""A part, or the number of one that was sent before."""
Parcel = list[Part] | list[tuple[int, int, list[Part]]]
"""A section to be sent: all its parts, or those that have changed."""


class Screen:
    """What a page shows."""

    def __init__(self, have: dict[str, str] | None = None) -> None:
        self._have = have or {}
        """The digests of the sections that the page was drawn with."""
        self._shown: dict[str, Drawing] = {}
        self._in_parts: set[str] = set()
        """The sections that were sent in parts, so that patches can be put into them."""
        self._numbers: dict[str, int] = {}
        """The parts that were sent, by their numbers."""

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
        for name, drawing in sections.items():
            before = self._shown.get(name)
            if before == drawing:
                continue
            self._shown[name] = drawing
            if before is None and self._have.get(name) == digest(drawing):
                continue
            if before is None or name not in self._in_parts:
                parcels[name] = self._pack(drawing)
            else:
                parcels[name] = self._pack_patch(patch(before, drawing))
            self._in_parts.add(name)
        return parcels

    def _pack_patch(self, changes: Patch) -> Parcel:
        return [(first, gone, self._pack(parts)) for first, gone, parts in changes]

    def _pack(self, drawing: Drawing) -> list[Part]:
        numbers = self._numbers
        packed: list[Part] = []
        for part in drawing:
            number = numbers.get(part)
            if number is None and len(numbers) < MOST_KNOWN:
                numbers[part] = len(numbers)
            packed.append(part if number is None else number)
        return packed


def digest(drawing: Drawing) -> str:
    """Return what tells a section from any other."""
    return blake2b("".join(drawing).encode(), digest_size=8).hexdigest()


def write_digests(sections: dict[str, Drawing]) -> str:
    """Write down which sections a page is drawn with, so that its socket need not send them again."""
    return ".".join(f"{name}~{digest(drawing)}" for name, drawing in sections.items())


def read_digests(written: str) -> dict[str, str]:
    """Read which sections a page was drawn with."""
    return {name: found for name, _, found in (each.partition("~") for each in written.split("."))}
