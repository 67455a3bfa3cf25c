"""Reading records: a broken or truncated file gets an error with the line and what was expected."""

import json
import re
from typing import Any

from heliopolis.core import registry
from heliopolis.core.edition import Edition, read_toml
from heliopolis.core.errors import LONGEST_QUOTE, EditionError, HeliopolisError, NotationError, RecordError, SetupError
from heliopolis.core.game import Entry, Game
from heliopolis.core.info import Options
from heliopolis.core.older import bring_forward, edition_then
from heliopolis.core.record import FROM_MOMENT, KIND, UNFINISHED, VEILED, WHOLE, Record, clean_name
from heliopolis.core.state import CHANCE, State


def read_record(text: str) -> Record:
    """Read a record; whether its entries follow the rules shows when it is replayed.

    One of earlier rules becomes one of today's, if today's allow all of it; else it can only be read (`outdated`).
    """
    return bring_forward(_Reader(text).record())


class _Reader:
    """Goes through the lines once, from the header to the end."""

    def __init__(self, text: str) -> None:
        self.lines = text.splitlines()
        self.position = 0
        self.rules = 0
        """The version of the rules, if they are earlier ones."""

    def fail(self, message: str, reason: str, **facts: object) -> RecordError:
        """Make an error for the line just read."""
        return RecordError(self.position, message, reason, **facts)

    def fail_as(self, error: HeliopolisError) -> RecordError:
        """Make an error for the line just read out of another."""
        return RecordError(self.position, str(error), error.reason, **error.facts)

    def fail_at(self, line: str, expected: str) -> RecordError:
        """Make an error for a line in the place of another."""
        found = line[:LONGEST_QUOTE]
        return self.fail(f"{found!r}; expected `{expected}`", "record-found", found=found, expected=expected)

    def next_line(self, expected: str) -> str:
        """Return the next line."""
        self.position += 1
        if self.position > len(self.lines):
            raise self.fail(f"the file ends here; expected {expected}", "record-ends")
        return self.lines[self.position - 1]

    def peek(self) -> str:
        """Return the first word of the next line."""
        if self.position >= len(self.lines):
            return ""
        return self.lines[self.position].partition(" ")[0]

    def value_of(self, word: str, expected: str) -> str:
        """Read a line made of a word and its value."""
        line = self.next_line(f"`{word} {expected}`")
        found, _, value = line.partition(" ")
        if found != word or not value:
            raise self.fail_at(line, f"{word} {expected}")
        return value

    def number_of(self, word: str) -> int:
        """Read a line made of a word and a number."""
        value = self.value_of(word, "NUMBER")
        if not re.fullmatch(r"[0-9]{1,4}", value):
            found = value[:LONGEST_QUOTE]
            raise self.fail(f"{word} is {found!r}; expected a number", "record-number", word=word, found=found)
        return int(value)

    def record(self) -> Record:
        """Read the whole file."""
        version = self.version()
        game = self.game()
        edition, changes = self.edition(game)
        seats = self.number_of("seats")
        try:
            game.info.check_seats(seats)
        except SetupError as error:
            raise self.fail_as(error) from None
        if self.rules:
            edition = edition_then(game, self.rules, seats, changes, edition.name)
        record = Record(game, seats, self.options(game), edition, self.players(seats), rules=self.rules)
        if version == FROM_MOMENT:
            record.moment = self.moment(record)
        if line := self.next_line("an empty line"):
            found = line[:LONGEST_QUOTE]
            raise self.fail(f"{found!r}; expected an empty line", "record-no-gap", found=found)
        record.first_line = self.position + 1
        self.entries(record)
        return record

    def version(self) -> int:
        """Read which format the file has; a later one is told from what is no record at all."""
        first = self.next_line(f"`{KIND} {WHOLE}`")
        found = re.fullmatch(rf"{KIND} ([1-9][0-9]{{0,3}})", first)
        if found is None:
            raise self.fail_at(first, f"{KIND} {WHOLE}")
        version = int(found[1])
        if version > FROM_MOMENT:
            raise self.fail(
                f"this record has format {version}; expected {WHOLE} or {FROM_MOMENT}, later ones need a later version",
                "record-format",
                version=version,
                latest=FROM_MOMENT,
            )
        return version

    def game(self) -> Game:
        """Read the game and its rules version."""
        name = self.value_of("game", "NAME")
        try:
            game = registry.game(name)
        except SetupError as error:
            raise self.fail_as(error) from None
        version = self.number_of("rules")
        if 1 <= version < game.info.rules_version:
            self.rules = version
        elif version != game.info.rules_version:
            known = game.info.rules_version
            raise self.fail(
                f"these are rules version {version} of {game.info.title}; expected {known}",
                "record-rules",
                version=version,
                game=game.info.title,
                expected=known,
            )
        return game

    def edition(self, game: Game) -> tuple[Edition, dict[str, Any]]:
        """Read the edition's name and what it changes."""
        name = self.value_of("edition", "NAME")
        changes: dict[str, Any] = {}
        while self.peek() == "set":
            key, _, text = self.value_of("set", "KEY VALUE").partition(" ")
            try:
                changes[key] = read_toml(f"value = {text}")["value"]
            except EditionError:
                found = text[:LONGEST_QUOTE]
                message = f"{key[:LONGEST_QUOTE]} is {found!r}; expected a TOML value"
                raise self.fail(message, "record-value", found=found) from None
            try:
                game.standard.with_changes({key: changes[key]}, name=name)
            except EditionError as error:
                raise self.fail(f"{key[:LONGEST_QUOTE]}: {error.message}", error.reason, **error.facts) from None
        if not changes:
            return game.standard, changes
        edition = game.standard.with_changes(changes, name=name)
        for flaw in game.flaws(edition):
            raise self.fail(f"{flaw.key}: {flaw.message}", "edition-flaw", flaw=flaw, game=game.info.name)
        return edition, changes

    def options(self, game: Game) -> Options:
        """Read the options that were chosen."""
        chosen: Options = {}
        while self.peek() == "option":
            name, _, value = self.value_of("option", "NAME VALUE").partition(" ")
            try:
                chosen[name] = game.info.option(name).read(value)
            except SetupError as error:
                raise self.fail_as(error) from None
        return game.info.settle(chosen)

    def players(self, seats: int) -> list[str]:
        """Read who sat where."""
        names: list[str] = []
        for seat in range(1, seats + 1):
            number, _, name = self.value_of("player", f"{seat} NAME").partition(" ")
            if number != str(seat) or not name:
                raise self.fail_at(self.lines[self.position - 1], f"player {seat} NAME")
            names.append(clean_name(name))
        return names

    def moment(self, record: Record) -> State:
        """Read where a game goes on from that has no beginning of its own."""
        text = self.value_of("moment", "STATE")
        if text == VEILED:
            raise self.hidden()
        try:
            data = json.loads(text)
            state = record.game.restore(data)
            if not record.is_older and state.save() == data and len(state.scores()) == record.seats:
                return state
        except Exception as error:  # whatever an engine makes of something that it has not written
            raise self.fail("this is no moment of the game; expected one as it was saved", "record-moment") from error
        raise self.fail("this is no moment of the game under today's rules; expected one as saved", "record-moment")

    def hidden(self) -> RecordError:
        """Make an error for something that was left out for whom the record was written."""
        return self.fail(
            "this entry is hidden from the seat that the record was written for; expected its notation", "record-hidden"
        )

    def entries(self, record: Record) -> None:
        """Read the decisions and outcomes, and the last line."""
        expected = f"an entry, `end` with the scores, or `{UNFINISHED}`"
        while True:
            line = self.next_line(expected)
            word, _, rest = line.partition(" ")
            if line == UNFINISHED:
                break
            if word == "end":
                record.final_scores = self.final_scores(rest, record.seats)
                break
            try:
                record.entries.append(self.entry(record, word, rest))
            except RecordError as error:
                if not record.is_older or not isinstance(error.__context__, NotationError):
                    raise
                self.position = len(self.lines)  # today's rules have no word for what follows
                record.outdated = True
                break
        if self.position < len(self.lines):
            self.position += 1
            found = self.lines[self.position - 1][:LONGEST_QUOTE]
            raise self.fail(f"{found!r}; expected nothing after the end", "record-after-end", found=found)

    def entry(self, record: Record, word: str, notation: str) -> Entry:
        """Read one decision or outcome."""
        if notation == VEILED:
            raise self.hidden()
        try:
            if word == "*":
                return Entry(CHANCE, record.game.outcome(notation))
            if re.fullmatch(r"[0-9]{1,2}", word) and 1 <= int(word) <= record.seats:
                return Entry(int(word) - 1, record.game.action(notation))
        except NotationError as error:
            raise self.fail_as(error) from None
        found = word[:20]
        raise self.fail(
            f"{found!r}; expected a seat from 1 to {record.seats}, `*`, `end` or `{UNFINISHED}`",
            "record-entry",
            found=found,
            seats=record.seats,
        )

    def final_scores(self, text: str, seats: int) -> list[int]:
        """Read the scores of the last line."""
        words = text.split()
        if len(words) != seats or not all(re.fullmatch(r"-?[0-9]{1,4}", word) for word in words):
            found = text[:LONGEST_QUOTE]
            raise self.fail(
                f"`end {found}`; expected `end` and {seats} scores", "record-scores", found=found, seats=seats
            )
        return [int(word) for word in words]
