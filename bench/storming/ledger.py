"""What came of a storm: each post is looked up in the events that are stored when it is over."""

from collections import Counter
from dataclasses import dataclass, field

from heliopolis.tables.events import PERSON, Entered, Row, read_event


@dataclass
class Post:
    """A move that a player has sent, for a version of the table that the player's page was shown."""

    table: str
    choice: str
    seen: int
    answered: int = 0
    """The version with which the page was told of the move; 0 if no answer came."""
    refused: bool = False
    """Whether the answer was that nothing was stored."""


@dataclass
class Ledger:
    """What came of the storm."""

    tables: int = 0
    faults: Counter[str] = field(default_factory=Counter)
    acknowledged: int = 0
    lost: int = 0
    """Moves whose answer came, and which are not stored."""
    unanswered_stored: int = 0
    unanswered: int = 0
    """Posts to which no answer came: they may be stored or not, but the page never said that they were."""
    refused: int = 0
    refused_stored: int = 0
    """Posts whose answer was that nothing was stored, though it was."""
    invented: int = 0
    """Moves of the player that are stored and that the player did not send, or that are stored twice."""
    gone_back: int = 0
    behind: int = 0
    """Pages that were loaded from a server which did not know yet what another had told."""
    timed_out: int = 0
    """Clocks that ran out: nobody thinks for minutes, so the clock on the wall has run, not the player's."""
    errors: int = 0
    """Answers with a status of 500 or more, but for 503, which says that the house can't at present."""
    unavailable: int = 0
    longest_pause: float = 0.0
    longest_computing: float = 0.0
    """What of a pause was the loop's own doing; the rest a busy machine, or what was done to it."""
    longest_healing: float = 0.0
    longest_ending: float = 0.0
    unhealed: int = 0
    """How often a server was not well again within two minutes."""

    @property
    def good(self) -> bool:
        """Tell whether nothing was lost, and nothing was done that nobody asked for."""
        wrong = (
            self.lost,
            self.refused_stored,
            self.invented,
            self.gone_back,
            self.timed_out,
            self.errors,
            self.unhealed,
        )
        return self.acknowledged > 0 and not any(wrong)

    def note_answer(self, status: int) -> None:
        """Note the status of an answer."""
        self.errors += status >= 500 and status != 503
        self.unavailable += status == 503

    def settle(self, posts: list[Post], rows: list[Row]) -> None:
        """Compare what was posted at one table with what is stored of it.

        A post made for a version can be stored as the first move of its seat after that version, and as no other.
        """
        stored = dict(moves_of(rows))
        claimed: set[int] = set()
        for post in sorted(posts, key=lambda post: not post.answered):
            version = next((each for each in stored if each > post.seen), 0)
            is_stored = stored.get(version) == post.choice and version not in claimed
            if is_stored:
                claimed.add(version)
            if post.answered:
                self.acknowledged += 1
                self.lost += not is_stored or version > post.answered
            elif post.refused:
                self.refused += 1
                self.refused_stored += is_stored
            else:
                self.unanswered += 1
                self.unanswered_stored += is_stored
        self.invented += len(stored) - len(claimed)
        self.timed_out += sum(row.kind == "timed-out" for row in rows)
        self.tables += 1

    def write(self) -> str:
        """Return the ledger as text."""
        faults = ", ".join(f"{name} {count}" for name, count in sorted(self.faults.items()))
        lines = {
            "tables": self.tables,
            "faults": f"{self.faults.total()}: {faults}",
            "moves acknowledged": self.acknowledged,
            "of these lost": self.lost,
            "posts without an answer": f"{self.unanswered}, of which {self.unanswered_stored} are stored",
            "posts refused": f"{self.refused}, of which {self.refused_stored} are stored",
            "moves nobody made": self.invented,
            "versions gone back": self.gone_back,
            "pages behind another server": self.behind,
            "clocks run out": self.timed_out,
            "answers of 500 and above": f"{self.errors}, and {self.unavailable} of 503",
            "longest pause of a loop": f"{1000 * self.longest_pause:.0f} ms",
            "longest computing of a loop": f"{1000 * self.longest_computing:.0f} ms",
            "longest time to heal": f"{self.longest_healing:.1f} s, and {self.unhealed} times not at all",
            "longest time to end": f"{self.longest_ending:.1f} s",
        }
        return "\n".join(f"{name:32}{value}" for name, value in lines.items())


def moves_of(rows: list[Row]) -> list[tuple[int, str]]:
    """Return the versions and choices of the moves that the first seat's person made."""
    events = [(row.version, read_event(row)) for row in rows if row.kind == Entered.kind]
    return [
        (version, event.notation)
        for version, event in events
        if isinstance(event, Entered) and event.seat == 0 and event.by == PERSON
    ]
