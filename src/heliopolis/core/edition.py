"""Editions: the component values of a box, each with its provenance, as one TOML file.

Many values are printed only on cards and boards. Whoever owns the box can write the tables out, correct them and play
with the result. A bad file gets an error with the line, the key and what was expected.
"""

import re
import tomllib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Protocol

from heliopolis.core.errors import LONGEST_QUOTE, EditionError

Value = int | str | tuple[int, ...] | tuple[str, ...]

LONGEST_LINE = 1_000
MOST_DOTS = 20
"""What a line of an edition may have: with more, reading it takes longer than any honest file."""

STANDARD_NAME = "standard"
OWN_NAME = "mine"
"""What an edition is called that nobody has named."""

PROVENANCES = ("rulebook", "public", "inferred", "reconstructed", "owner")
"""Where a value may come from: the rulebook, a public description, what follows from it, ourselves, a box's owner."""


class Expectation(Protocol):
    """What a value has to be."""

    def accepts(self, value: object) -> bool:
        """Tell whether a value from a file will do."""

    def __str__(self) -> str: ...


@dataclass(frozen=True)
class Number:
    """A whole number within bounds."""

    low: int
    high: int

    def accepts(self, value: object) -> bool:
        """Tell whether a value from a file will do."""
        return type(value) is int and self.low <= value <= self.high

    def __str__(self) -> str:
        return f"a whole number from {self.low} to {self.high}"


@dataclass(frozen=True)
class Numbers:
    """A list of a fixed length (or up to the longest, or of any, if none is given) of whole numbers within bounds."""

    low: int
    high: int
    length: int | None = None
    longest: int | None = None

    def accepts(self, value: object) -> bool:
        """Tell whether a value from a file will do."""
        if not isinstance(value, list) or (self.length is not None and len(value) != self.length):
            return False
        if self.longest is not None and not 1 <= len(value) <= self.longest:
            return False
        return all(type(item) is int and self.low <= item <= self.high for item in value)

    def __str__(self) -> str:
        size = "" if self.length is None else f"{self.length} "
        if self.longest is not None:
            size = f"1 to {self.longest} "
        return f"a list of {size}whole numbers from {self.low} to {self.high}"


@dataclass(frozen=True)
class Word:
    """One of a few words."""

    choices: tuple[str, ...]

    def accepts(self, value: object) -> bool:
        """Tell whether a value from a file will do."""
        return isinstance(value, str) and value in self.choices

    def __str__(self) -> str:
        return "one of " + ", ".join(f'"{choice}"' for choice in self.choices)


@dataclass(frozen=True)
class Words:
    """A list of words, each one of a few, of any length up to a limit."""

    choices: tuple[str, ...]
    longest: int

    def accepts(self, value: object) -> bool:
        """Tell whether a value from a file will do."""
        return isinstance(value, list) and len(value) <= self.longest and all(item in self.choices for item in value)

    def __str__(self) -> str:
        return f"a list of at most {self.longest} of " + ", ".join(f'"{choice}"' for choice in self.choices)


@dataclass(frozen=True)
class Picture:
    """A small picture of pieces that show numbers: `16`, or `12/3.` in two rows, a dot where nothing matters."""

    high: int
    most: int
    side: int

    def accepts(self, value: object) -> bool:
        """Tell whether a value from a file will do."""
        if not isinstance(value, str):
            return False
        rows = value.split("/")
        marks = value.replace("/", "")
        shown = [mark for mark in marks if mark != "."]
        if any(mark not in "123456789" or int(mark) > self.high for mark in shown):
            return False
        is_square = len(rows) <= self.side and len(rows[0]) <= self.side and len({len(row) for row in rows}) == 1
        return is_square and 1 <= len(shown) <= self.most

    def __str__(self) -> str:
        size = f"at most {self.most} numbers from 1 to {self.high} in at most {self.side} rows and columns"
        return f'a picture of {size}, as "16" or "12/3."'


@dataclass(frozen=True)
class Former:
    """How files and records named a component before, and how what they said is said now."""

    key: str
    today: Callable[[Any], object]


@dataclass(frozen=True)
class Component:
    """One value of the box: its dotted key, where it comes from, and what it has to be."""

    key: str
    value: Value
    provenance: str
    expected: Expectation
    former: Former | None = None


@dataclass(frozen=True)
class Flaw:
    """What is wrong with a value beside the others.

    The message is English. In the reader's language it is the game's message `flaw-NAME`, filled with the facts.
    """

    key: str
    name: str
    message: str
    facts: dict[str, int | str] = field(default_factory=dict)


@dataclass(frozen=True, eq=False)
class Edition:
    """All component values of a game under a name. Two editions are the same only if they are one object."""

    game: str
    name: str
    components: Mapping[str, Component]

    def number(self, key: str) -> int:
        """Return a value that is a whole number."""
        value = self.components[key].value
        assert isinstance(value, int)
        return value

    def numbers(self, key: str) -> list[int]:
        """Return a value that is a list of whole numbers."""
        value = self.components[key].value
        assert isinstance(value, tuple)
        return [item for item in value if isinstance(item, int)]

    def word(self, key: str) -> str:
        """Return a value that is a word."""
        value = self.components[key].value
        assert isinstance(value, str)
        return value

    def words(self, key: str) -> list[str]:
        """Return a value that is a list of words."""
        value = self.components[key].value
        assert isinstance(value, tuple)
        return [item for item in value if isinstance(item, str)]

    def changes(self, standard: "Edition") -> dict[str, Any]:
        """Return the values that differ from the standard edition, as plain data."""
        return {
            key: list(component.value) if isinstance(component.value, tuple) else component.value
            for key, component in self.components.items()
            if component.value != standard.components[key].value
        }

    def with_changes(self, changes: Mapping[str, Any], *, name: str) -> "Edition":
        """Return an edition with some values replaced, each checked as if it stood in a file."""
        components = dict(self.components)
        for key, value in changes.items():
            component = _checked(self, key, value, line=0)
            components[component.key] = component
        return Edition(self.game, name, components)


def edition(game: str, components: Iterable[Component]) -> Edition:
    """Make a game's standard edition out of its component tables."""
    return Edition(game, STANDARD_NAME, {component.key: component for component in components})


def write_edition(edition: Edition, head: Sequence[str] = ()) -> str:
    """Write an edition as TOML, one value a line; the standard one under a name for what it is to become.

    The head of the file is for people: a comment a line.
    """
    name = OWN_NAME if edition.name == STANDARD_NAME else edition.name
    lines = [f"# {line}" for line in head] + ([""] if head else [])
    lines += [f"game = {write_value(edition.game)}", f"edition = {write_value(name)}"]
    section = ""
    for component in edition.components.values():
        table, _, name = component.key.rpartition(".")
        if table != section:
            lines += ["", f"[{table}]"]
            section = table
        lines.append(f'{name} = {{ value = {write_value(component.value)}, provenance = "{component.provenance}" }}')
    return "\n".join(lines) + "\n"


def read_edition(text: str, standard: Edition, flaws: Callable[[Edition], list[Flaw]]) -> Edition:
    """Read an edition file; values it leaves out stay as in the standard edition.

    A value may stand alone (`pharaoh = 25`): then its provenance is the owner of the box.
    """
    document = read_toml(text)
    places = _Places(text)
    name = _header(places, document, standard)
    components = dict(standard.components)
    for key, raw in _flatten(document, ""):
        component = _checked(standard, key, raw, line=places.line_of(key))
        components[component.key] = component
    edition = Edition(standard.game, name, components)
    for flaw in flaws(edition):
        line = places.line_of(flaw.key)
        raise EditionError(line, flaw.key, flaw.message, "edition-flaw", flaw=flaw, game=standard.game)
    return edition


def read_toml(text: str) -> dict[str, Any]:
    """Read TOML that somebody wrote; what would take its reader too long or too deep is refused by its line."""
    for number, line in enumerate(text.splitlines(), start=1):
        if len(line) > LONGEST_LINE or line.count(".") > MOST_DOTS:
            message = f"expected at most {LONGEST_LINE} characters and {MOST_DOTS} dots on a line"
            raise EditionError(number, "", message, "toml-line", longest=LONGEST_LINE, dots=MOST_DOTS)
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise EditionError(1, "", "nested too deeply; expected tables and lists of values", "toml-nested") from None
    except ValueError as error:
        place = re.search(r"\(at line (\d+)", str(error))
        line_number = int(place.group(1)) if place else text.count("\n") + 1
        message = str(error).split(" (at ")[0]
        raise EditionError(line_number, "", f"not valid TOML: {message}", "toml") from None


class _Places:
    """Where each key of a file stands: looked up once for all keys, since a file may have as many lines as keys."""

    def __init__(self, text: str) -> None:
        self._given: dict[str, int] = {}
        """Where a key is given a value …"""
        self._named: dict[str, int] = {}
        """… or named at all, if only as the table of another."""
        section = ""
        for number, line in enumerate(text.splitlines(), start=1):
            stripped = line.strip()
            if header := re.match(r"\[+\s*([^\[\]]+?)\s*\]", stripped):
                place = header.group(1).replace('"', "")
                section = f"{place}."
            else:
                place = section + stripped.partition("=")[0].strip().replace('"', "")
                self._given.setdefault(place, number)
            while place and place not in self._named:
                self._named[place] = number
                place = place.rpartition(".")[0]

    def line_of(self, key: str) -> int:
        """Return the line on which a dotted key is given its value, or else the innermost table it would stand in."""
        given = [self._given[place] for place in (key, f"{key}.value") if place in self._given]
        if given:
            return min(given)
        while key and key not in self._named:
            key = key.rpartition(".")[0]
        return self._named.get(key, 1)


def _header(places: _Places, document: dict[str, Any], standard: Edition) -> str:
    """Take the game and the edition's name off the document."""
    game = document.pop("game", None)
    if game != standard.game:
        message = f'is {quote_value(game)}; expected "{standard.game}"'
        raise EditionError(
            places.line_of("game"), "game", message, "edition-game", value=quote_value(game), expected=standard.game
        )
    name = document.pop("edition", OWN_NAME)
    if not isinstance(name, str) or not re.fullmatch(r"[\w-]{1,40}", name):
        message = "expected a name of at most 40 letters, digits and hyphens, without spaces"
        raise EditionError(places.line_of("edition"), "edition", message, "edition-name")
    return name


def _flatten(table: dict[str, Any], prefix: str) -> list[tuple[str, Any]]:
    """List a document's values by dotted key, in the file's order."""
    rows: list[tuple[str, Any]] = []
    for name, value in table.items():
        key = f"{prefix}{name}"
        if isinstance(value, dict) and "value" not in value:
            rows += _flatten(value, f"{key}.")
        else:
            rows.append((key, value))
    return rows


def _formerly(standard: Edition, key: str) -> Component | None:
    """Return the component that was named by a key before."""
    components = standard.components.values()
    return next((component for component in components if component.former and component.former.key == key), None)


def _checked(standard: Edition, key: str, raw: object, *, line: int) -> Component:
    """Return a component with the value a file gives it, or say what was expected."""
    component = standard.components.get(key) or _formerly(standard, key)
    if component is None:
        raise EditionError(line, key, "no such component; `heliopolis edition export` lists them all", "no-component")
    provenance = "owner"
    value = raw
    if isinstance(raw, dict):
        value = raw["value"]
        provenance = raw.get("provenance", "owner")
        strangers = sorted(set(raw) - {"value", "provenance"})
        if strangers:
            raise EditionError(
                line,
                key,
                f"{strangers[0]!r} is unknown; expected value and provenance",
                "component-field",
                given=strangers[0][:LONGEST_QUOTE],
            )
        if not isinstance(provenance, str) or provenance not in PROVENANCES:
            raise EditionError(
                line,
                key,
                f"provenance is {quote_value(provenance)}; expected one of {', '.join(PROVENANCES)}",
                "component-provenance",
                value=quote_value(provenance),
                expected=list(PROVENANCES),
            )
    if component.former and component.former.key == key:
        value = component.former.today(value)
    if not component.expected.accepts(value):
        raise EditionError(
            line,
            key,
            f"is {quote_value(value)}; expected {component.expected}",
            "component-value",
            value=quote_value(value),
            expected=component.expected,
        )
    settled: Any = tuple(value) if isinstance(value, list) else value
    if settled != component.value and provenance == component.provenance:
        provenance = "owner"
    return replace(component, value=settled, provenance=provenance)


def quote_value(value: object) -> str:
    """Write a value from a file as TOML does, shortened to what an error may quote."""
    try:
        text = write_value(value)
    except RecursionError:
        text = "[["
    return text if len(text) <= LONGEST_QUOTE else f"{text[:LONGEST_QUOTE]}…"


def write_value(value: object) -> str:
    """Write a value as TOML does."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        escaped = value.replace("\\", "\\\\").replace('"', '\\"')
        return f'"{escaped}"'
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(write_value(item) for item in value) + "]"
    return "nothing" if value is None else str(value)
