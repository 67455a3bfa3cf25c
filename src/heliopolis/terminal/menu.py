"""The choices on the screen: each has a letter, or, among very many, the word that is seen of it.

A letter depends on nothing but the choices, so that it stays when the table is shown anew, however tightly.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import takewhile

from rich.cells import cell_len
from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.markup import escape
from rich.text import Text

from heliopolis.terminal.choices import Choice, matching

MANY = 20
"""More choices than these do not have a line each, and those that are said alike have no letters."""
LETTERS = "abcdefghijklmnopqrstuvwxyz"
LETTER_STYLE = "bold yellow"
AND = "·"
IS = "="
"""Stands between a letter and what it means, where several follow each other: `c=c1 d=e1`."""
BETWEEN = "   "
"""Parts the families of running text."""


@dataclass(frozen=True)
class MenuEntry:
    """A choice and its letter, if it has one."""

    letter: str
    choice: Choice


@dataclass(frozen=True)
class Menu:
    """The choices as they are seen."""

    entries: list[MenuEntry]
    drawing: RenderableType

    def matching(self, words: list[str]) -> list[Choice]:
        """Return the choices that some words may mean: the letter of one, perhaps with words of it, or words alone."""
        for entry in self.entries:
            if words[0] == entry.letter and (not words[1:] or matching(words[1:], [entry.choice])):
                return [entry.choice]
        return matching(words, [entry.choice for entry in self.entries])


class Flowing:
    """Words as running text: families of them one after the other, no letter parted from what it stands for."""

    def __init__(self, families: list[list[Text]], margin: str = "") -> None:
        self.families = families
        self.margin = margin
        """What lines after the first begin with."""

    def __rich_console__(self, _console: Console, options: ConsoleOptions) -> RenderResult:
        """Fill line after line."""
        line = Text()
        for family in self.families:
            between = BETWEEN
            for word in family:
                if line and cell_len(line.plain + between + word.plain) > options.max_width:
                    yield line
                    line = Text(self.margin) + word
                else:
                    line = line + Text(between) + word if line else word
                between = " "
        yield line


def menus(choices: list[Choice]) -> list[Menu]:
    """Return the menus that some choices may be read from, the roomiest first."""
    entries = lettered(as_seen(choices))
    said = [said_alike(family) for family in families(entries)]
    apart = Menu(entries, Group(*[Flowing([[Text(" ") + words[0], *words[1:]]], margin="    ") for words in said]))
    together = Menu(entries, Flowing(said))
    if len(choices) > MANY:
        return [apart, together]
    in_lines = Group(
        *[in_a_line(each, f"  [dim]{each.choice.typed}[/]" if each.choice.typed else "") for each in entries]
    )
    columns = Columns([in_a_line(each) for each in entries], padding=(0, 2))
    roomy = [Menu(entries, in_lines), Menu(entries, columns)]
    return roomy if any(choice.remark for choice in choices) else [*roomy, apart, together]


def as_seen(choices: list[Choice]) -> list[Choice]:
    """Put choices that are said alike one after the other, in the order of the numbers that are seen beside them."""
    alike = families([MenuEntry("", choice) for choice in choices])
    return [each.choice for family in alike for each in sorted(family, key=number_seen)]


def number_seen(entry: MenuEntry) -> int:
    """Return the number that is seen beside what a choice is about, if there is one."""
    return int(entry.choice.sign) if entry.choice.sign.isdigit() else 0


def lettered(choices: list[Choice]) -> list[MenuEntry]:
    """Give choices letters: the one that is seen beside the piece, if any, else the next that is free."""
    own = [choice.sign.casefold() for choice in choices if choice.sign.isalpha()]
    free = iter([letter for letter in LETTERS if letter not in own])
    alike = [
        each for family in families([MenuEntry("", choice) for choice in choices]) if len(family) > 1 for each in family
    ]
    spared = [each.choice for each in alike] if len(choices) > MANY else []
    return [
        MenuEntry(
            choice.sign.casefold() if choice.sign.isalpha() else "" if choice in spared else next(free, ""), choice
        )
        for choice in choices
    ]


def families(entries: list[MenuEntry]) -> list[list[MenuEntry]]:
    """Gather the choices that differ in the last word of their notation; those with letters of their own stay alone."""
    gathered: dict[str, list[MenuEntry]] = {}
    for entry in entries:
        choice = entry.choice
        alike = "" if choice.sign.isalpha() else choice.notation.rpartition(" ")[0]
        gathered.setdefault(alike or choice.notation, []).append(entry)
    return list(gathered.values())


def said_alike(family: list[MenuEntry]) -> list[Text]:
    """Say several choices at once, word by word: what labels have in common, and between it what they have not."""
    labels = [each.choice.label.split(" ") for each in family]
    before = common(labels) if len(family) > 1 else 0
    after = common([label[before:][::-1] for label in labels]) if len(family) > 1 else 0
    between = IS if len(family) > 1 else " "
    own = [
        own_words(each, label[before : len(label) - after], between) for each, label in zip(family, labels, strict=True)
    ]
    if any(len(words) > 1 for words in own):
        for words in own[:-1]:
            words.append(Text(AND))
    first, last = labels[0][:before], labels[0][len(labels[0]) - after :]
    return [*map(Text, first), *(word for words in own for word in words), *map(Text, last)]


def own_words(entry: MenuEntry, words: list[str], between: str) -> list[Text]:
    """Write the words of one choice, the first behind its letter and its mark."""
    letter = Text(entry.letter, LETTER_STYLE).append(between, "dim") if entry.letter else Text()
    mark = f"{entry.choice.mark} " if entry.choice.mark else ""
    return [letter + Text(f"{mark}{words[0]}", ""), *map(Text, words[1:])]


def common(labels: Sequence[list[str]]) -> int:
    """Count the words with which all labels begin; each keeps at least one for itself."""
    same = takewhile(lambda words: len(set(words)) == 1, zip(*labels, strict=False))
    return min(len(list(same)), min(len(label) for label in labels) - 1)


def in_a_line(entry: MenuEntry, typed: str = "") -> str:
    """Write a choice after its letter, with what may be typed for it and what it would bring."""
    choice = entry.choice
    said = f"{choice.mark} {choice.label}" if choice.mark else choice.label
    remark = f"  {choice.remark}" if choice.remark else ""
    return f" [{LETTER_STYLE}]{entry.letter or ' '}[/]  {escape(said)}{typed}{escape(remark)}"


def listed(choices: list[Choice]) -> str:
    """Say some choices in a sentence, those that are alike at once."""
    alike = [said_alike(family) for family in families([MenuEntry("", choice) for choice in choices])]
    return ", ".join(" ".join(word.plain for word in words) for words in alike)
