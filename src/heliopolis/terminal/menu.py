"""The choices on the screen: lines with letters, a line for each choice, or for all that are said alike."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import takewhile

from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.markup import escape
from rich.text import Text

from heliopolis.terminal.choices import Choice, matching

MANY = 20
"""More choices than these do not have a line each."""
LETTERS = "abcdefghijklmnopqrstuvwxyz"
AND = " · "
PARTED = re.compile(r"\s{2,}[a-z]$")
"""A letter at the end of a line."""


@dataclass(frozen=True)
class MenuLine:
    """What stands after a letter: a choice, or several that differ in one word."""

    letter: str
    said: str
    choices: list[Choice]


@dataclass(frozen=True)
class Menu:
    """The choices as they are seen."""

    lines: list[MenuLine]
    drawing: RenderableType

    def choices(self) -> list[Choice]:
        """List all choices."""
        return [choice for line in self.lines for choice in line.choices]

    def matching(self, words: list[str]) -> list[Choice]:
        """Return the choices that some words may mean: the letter of a line and more of it, or words alone."""
        for line in self.lines:
            if words[0] == line.letter:
                found = matching(words[1:], line.choices) if words[1:] else line.choices
                if found:
                    return found
        return matching(words, self.choices())


class Flowing:
    """Lines of a menu as running text, no letter parted from what it stands for."""

    def __init__(self, lines: list[Text]) -> None:
        self.text = Text("   ").join(lines)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Wrap the text, and take a letter that a line ends with to the next one."""
        carried = Text()
        for line in self.text.wrap(console, options.max_width - len("a ")):
            line.rstrip()
            whole = carried + line
            carried = Text()
            if PARTED.search(line.plain):
                carried = whole[-1:] + Text(" ")
                whole = whole[:-1]
            yield whole


def menus(choices: list[Choice]) -> list[Menu]:
    """Return the menus that some choices may be read from, the roomiest first."""
    each = [MenuLine(letter, marked(choice), [choice]) for letter, (choice,) in lettered([[each] for each in choices])]
    alike = [MenuLine(letter, said_alike(family), family) for letter, family in lettered(families(choices))]
    apart = Menu(alike, Group(*[entry(line.letter, line.said) for line in alike]))
    together = Menu(alike, Flowing([Text.assemble((line.letter, "bold yellow"), f" {line.said}") for line in alike]))
    if len(choices) > MANY:
        return [apart, together]
    in_lines = Group(*[entry(line.letter, line.said, line.choices[0]) for line in each])
    remarked = [line.said + beside(line.choices[0]) for line in each]
    columns = [entry(line.letter, said) for line, said in zip(each, remarked, strict=True)]
    menus = [Menu(each, in_lines), Menu(each, Columns(columns, padding=(0, 2)))]
    return menus if any(choice.remark for choice in choices) else [*menus, apart, together]


def lettered(families: list[list[Choice]]) -> list[tuple[str, list[Choice]]]:
    """Give each family a letter: the one that is seen beside its piece, if any, else the next that is free."""
    signs = [family[0].sign.casefold() if family[0].sign.isalpha() else "" for family in families]
    free = iter([letter for letter in LETTERS if letter not in signs])
    return [(sign or next(free, ""), family) for sign, family in zip(signs, families, strict=True)]


def families(choices: list[Choice]) -> list[list[Choice]]:
    """Gather the choices that differ in the last word of their notation; those with letters of their own stay alone."""
    gathered: dict[str, list[Choice]] = {}
    for choice in choices:
        alike = "" if choice.sign.isalpha() else choice.notation.rpartition(" ")[0]
        gathered.setdefault(alike or choice.notation, []).append(choice)
    return list(gathered.values())


def said_alike(family: list[Choice]) -> str:
    """Say several choices at once: what their labels have in common, and between it what they have not."""
    if len(family) == 1:
        return marked(family[0])
    labels = [choice.label.split(" ") for choice in family]
    before = common(labels)
    after = common([label[before:][::-1] for label in labels])
    parted = [" ".join(label[before : len(label) - after]) for label in labels]
    own = [f"{part}{choice.mark}" for part, choice in zip(parted, family, strict=True)]
    between = " " if all(" " not in each for each in own) else AND
    return " ".join([*labels[0][:before], between.join(own), *labels[0][len(labels[0]) - after :]])


def marked(choice: Choice) -> str:
    """Write a choice behind its mark, if it is advised."""
    return f"{choice.mark} {choice.label}" if choice.mark else choice.label


def common(labels: Sequence[list[str]]) -> int:
    """Count the words with which all labels begin; each keeps at least one for itself."""
    same = takewhile(lambda words: len(set(words)) == 1, zip(*labels, strict=False))
    return min(len(list(same)), min(len(label) for label in labels) - 1)


def entry(letter: str, said: str, choice: Choice | None = None) -> str:
    """Write a line after its letter, with the notation and what the choice would bring."""
    told = f"  [dim]{choice.notation}[/]{escape(beside(choice))}" if choice else ""
    return f" [bold yellow]{letter or ' '}[/]  {escape(said)}{told}"


def beside(choice: Choice) -> str:
    """Write what a choice would bring."""
    return f"  {choice.remark}" if choice.remark else ""
