"""Who is at a table right now. It is known to the house that serves the table, and never stored.

A page that is open is a visit. Who has none open any more is reconnecting for a moment, and away after that.
"""

from typing import NamedTuple

HERE, LEARNING, RECONNECTING, AWAY = "here", "learning", "reconnecting", "away"
"""What a person does: looks at the table, takes lessons for it, has just lost the connection, is elsewhere."""
GRACE = 10
"""For how many seconds somebody whose last page is gone may be coming back."""
REPEATED = 20
"""After how many seconds a process of a house repeats who is with it; after two such times it is not heard any more."""


class Visit:
    """One page that somebody has open: the table's own, or a lesson that they take meanwhile."""

    def __init__(self, *, learning: bool = False) -> None:
        self.learning = learning
        self.lesson = 0
        """Which lesson it is …"""
        self.lessons = 0
        """… of how many; 0 as long as the page has not said so."""


class Presence(NamedTuple):
    """What a person does as far as a table knows."""

    state: str = AWAY
    since: int = 0
    """When the last page of somebody who is away was gone; 0 if they have not been here since the house opened."""
    lesson: int = 0
    lessons: int = 0


ABSENT = Presence()
PRESENT = Presence(HERE)


class Attendance:
    """The people who have a page of one table open, and when the others had."""

    def __init__(self) -> None:
        self._visits: dict[str, list[Visit]] = {}
        self._left: dict[str, int] = {}
        self._elsewhere: dict[str, dict[str, tuple[Presence, int]]] = {}
        """By person, what they do at other processes of the house, and when each was heard last."""

    def come(self, holder: str, visit: Visit) -> None:
        """Note that somebody has opened a page."""
        self._visits.setdefault(holder, []).append(visit)

    def go(self, holder: str, visit: Visit, now: int) -> None:
        """Note that a page is gone."""
        visits = self._visits[holder]
        visits.remove(visit)
        if not visits:
            del self._visits[holder]
            self._left[holder] = now

    def hear(self, process: str, holder: str, presence: Presence, now: int) -> bool:
        """Take in what a person does at another process; tell whether nothing was known of them there."""
        known = self._elsewhere.setdefault(holder, {})
        if presence.state == AWAY:
            if known.pop(process, None):
                self._left[holder] = now
            return False
        new = process not in known
        known[process] = presence, now
        return new

    def holders(self) -> list[str]:
        """Return who has a page open here."""
        return list(self._visits)

    def here(self, holder: str) -> Presence | None:
        """Tell what a person does who has a page open here. Who looks at the table is there, whatever else is open."""
        visits = self._visits.get(holder)
        if not visits:
            return None
        for visit in visits:
            if not visit.learning:
                return PRESENT
        return Presence(LEARNING, 0, visits[-1].lesson, visits[-1].lessons)

    def of(self, holder: str, now: int) -> Presence:
        """Tell what a person does, here or elsewhere."""
        found = self.here(holder)
        if found is not None:
            return found
        left = self._left.get(holder)
        for presence, heard in self._elsewhere.get(holder, {}).values():
            if now - heard < 2 * REPEATED * 1000:
                return presence
            left = max(left or 0, heard)
        if left is None:
            return ABSENT
        return Presence(RECONNECTING if now - left < GRACE * 1000 else AWAY, left)

    def others(self, seated: set[str]) -> int:
        """Count the people who look at the table without a seat."""
        return len(self._visits.keys() - seated)
