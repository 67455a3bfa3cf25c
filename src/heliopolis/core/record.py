"""A record: a whole game as text, one line a decision or outcome.

    heliopolis record 1
    game ra
    rules 1
    edition standard
    seats 3
    option open_scores no
    option debts no
    player 1 Ada
    player 2 greedy
    player 3 greedy

    * suns 2
    1 draw
    * tile pharaoh
    2 invoke
    end 31 26 40

Seats count from 1, and `*` is chance. An edition of one's own lists what it changes (`set tiles.god 9`). A game that
went on from a moment of another, with some things drawn anew, has that moment after its players (`moment {…}`): such a
record has format 2, which readers of format 1 refuse by its first line; all others have format 1, as ever.
The last line is `end` with the scores, or `unfinished`: a file without either was cut off.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from heliopolis.core.driver import decide, follow, resolve
from heliopolis.core.edition import Edition, write_value
from heliopolis.core.errors import HeliopolisError, RecordError
from heliopolis.core.game import Entry, Game
from heliopolis.core.info import Options, OptionValue, spell
from heliopolis.core.journal import JournalEvent
from heliopolis.core.state import CHANCE, OVER, State

KIND = "heliopolis record"
WHOLE, FROM_MOMENT = 1, 2
"""The formats: of a game from its beginning, and of one that goes on from a moment."""
UNFINISHED = "unfinished"
VEILED = "?"
LONGEST_NAME = 60


@dataclass
class Record:
    """A game that was played, or is being played: how it was set up, and all that was decided and drawn."""

    game: Game
    seats: int
    options: Options
    edition: Edition
    players: list[str]
    entries: list[Entry] = field(default_factory=list)
    final_scores: list[int] | None = None
    first_line: int = 0
    """The line of the file on which the first entry stands, for errors."""
    rules: int = 0
    """The version of the rules of which it is a game, if not today's."""
    outdated: bool = False
    """Whether something in it is not legal under today's rules: then it is followed as it was played."""
    played_under: int = 0
    """The version of the rules under which it was played, if not today's, though it may be legal under these."""
    moment: State | None = None
    """Where it goes on from, if its entries do not lead there from a beginning."""

    @property
    def is_older(self) -> bool:
        """Tell whether this is a game of earlier rules."""
        return 0 < self.rules < self.game.info.rules_version

    def start(self) -> State:
        """Return the game before its first entry."""
        if self.moment is not None:
            return self.moment.clone()
        return self.game.new(self.seats, self.options, self.edition)

    def copy(self) -> "Record":
        """Return a record that goes its own way from here."""
        copy = object.__new__(type(self))
        copy.__dict__.update(self.__dict__)
        copy.entries = self.entries[:]
        return copy

    def replay(self) -> Iterator[tuple[Entry, State]]:
        """Play the record again: after each entry, the entry and the state, which goes on changing.

        The journal of the state holds what happened in that entry.
        """
        state = self.start()
        for index, entry in enumerate(self.entries):
            state.journal = []
            self._step(state, index)
            yield entry, state
        if self.final_scores is not None and not self.outdated:
            self._check_end(state)

    def state_at(self, step: int) -> State:
        """Return the game after its first entries; all of them if there are fewer."""
        state = self.start()
        for index in range(min(step, len(self.entries))):
            self._step(state, index)
        return state

    def end(self) -> State:
        """Return the game after its last entry."""
        return self.state_at(len(self.entries))

    def _step(self, state: State, index: int) -> None:
        entry = self.entries[index]
        if self.outdated:
            follow(state, entry)
            return
        try:
            if entry.seat == CHANCE:
                resolve(self.game, state, entry.number)
            else:
                decide(self.game, state, entry.seat, entry.number)
        except HeliopolisError as error:
            raise RecordError(self.first_line + index, str(error), error.reason, **error.facts) from error

    def _check_end(self, state: State) -> None:
        line = self.first_line + len(self.entries)
        if state.actor() != OVER:
            raise RecordError(
                line, f"the game goes on here; expected another entry or `{UNFINISHED}`", "record-goes-on"
            )
        if state.scores() != self.final_scores:
            expected = " ".join(str(score) for score in state.scores())
            raise RecordError(
                line,
                f"the scores do not follow from the game; expected `end {expected}`",
                "record-wrong-scores",
                expected=f"end {expected}",
            )

    def header(self) -> list[str]:
        """Write how the game was set up; an edition that changes nothing is the standard one, whatever its name."""
        changes = self.edition.changes(self.game.standard)
        edition = self.edition if changes else self.game.standard
        lines = [
            f"{KIND} {WHOLE if self.moment is None else FROM_MOMENT}",
            f"game {self.game.info.name}",
            f"rules {self.rules or self.game.info.rules_version}",
            f"edition {edition.name}",
        ]
        lines += [f"set {key} {write_value(value)}" for key, value in changes.items()]
        lines.append(f"seats {self.seats}")
        lines += [f"option {name} {spell(value)}" for name, value in self.options.items()]
        lines += [f"player {seat} {name}" for seat, name in enumerate(self.players, start=1)]
        return lines

    def write(self) -> str:
        """Write the record as text."""
        moment = "" if self.moment is None else json.dumps(self.moment.save(), separators=(",", ":"))
        return self._write(frozenset(), moment)

    def write_for(self, viewer: int | None) -> str:
        """Write the record as a seat (or a spectator, `None`) may read it: what it can't know yet stands as `?`."""
        return self._write(self.game.unseen(self.start(), self.entries, viewer), VEILED if self.moment else "")

    def _write(self, hidden: frozenset[int], moment: str) -> str:
        lines = [*self.header(), *([f"moment {moment}"] if moment else []), ""]
        for index, entry in enumerate(self.entries):
            lines.append(f"{_seat(entry)} {VEILED if index in hidden else self.notation(entry)}")
        if self.final_scores is None:
            lines.append(UNFINISHED)
        else:
            lines.append("end " + " ".join(str(score) for score in self.final_scores))
        return "\n".join(lines) + "\n"

    def notation(self, entry: Entry) -> str:
        """Write one decision or outcome without its seat."""
        return self.game.outcomes[entry.number] if entry.seat == CHANCE else self.game.actions[entry.number]


def new_record(
    game: Game,
    seats: int,
    options: Mapping[str, OptionValue] | None = None,
    edition: Edition | None = None,
    players: Sequence[str] = (),
) -> Record:
    """Return the record of a game that has not begun; seats without a name get one."""
    game.info.check_seats(seats)
    names = [clean_name(players[seat]) if seat < len(players) else f"Seat {seat + 1}" for seat in range(seats)]
    return Record(game, seats, game.info.settle(options or {}), edition or game.edition, names)


def score_lines(record: Record) -> list[JournalEvent]:
    """Return every score line of a game, in the order in which they were earned."""
    return [event for _, state in record.replay() for event in state.journal or [] if event.points is not None]


def clean_name(name: str) -> str:
    """Make a player's name fit one line of a record."""
    return " ".join(name.split())[:LONGEST_NAME] or "nobody"


def _seat(entry: Entry) -> str:
    return "*" if entry.seat == CHANCE else str(entry.seat + 1)
