"""The choices at the table, and what a person may call them: by what is seen, in either language, accents or not."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import pairwise

from heliopolis.core.folding import unaccented
from heliopolis.core.rules import LANGUAGES, NO_BREAK
from heliopolis.language import GameSpeaker

NUMBERS = re.compile(r"(?<!\S)\d+(?=[\s-]|$)|(?<=-)\d+(?!\S)")
"""The numbers of a notation: of `bid 9`, `bid 9-moon`, `take treasure-3`, but none in `reveal b3`."""

NOTATION_LANGUAGE = "en"
NO_MARKS: Mapping[int, str] = {}
SHORTEST_BEGINNING = 2
"""So many letters of a word stand for it; a single one is the letter of a line."""


@dataclass(frozen=True)
class Choice:
    """An action as a person reads and calls it."""

    action: int
    notation: str
    label: str
    typed: str
    """What may be typed for it: the notation, where that is in the reader's language."""
    sign: str
    """The number or letter that is seen beside what it is about; empty where the notation's own words are seen."""
    remark: str
    """What it would bring."""
    mark: str
    """A star if it is advised."""
    calls: tuple[tuple[str, ...], ...]
    """The words of each way to say it."""


def choices(
    actions: Iterable[int],
    speaker: GameSpeaker,
    signs: dict[str, str],
    remarks: dict[str, str],
    marks: Mapping[int, str] = NO_MARKS,
) -> list[Choice]:
    """List actions with their words."""
    found: list[Choice] = []
    for action in actions:
        notation = speaker.game.actions[action]
        sign = signs.get(notation, "")
        label = speaker.action(action).replace(NO_BREAK, " ")
        typed = notation if speaker.language == NOTATION_LANGUAGE else ""
        remark, mark = remarks.get(notation, ""), marks.get(action, "")
        found.append(Choice(action, notation, label, typed, sign, remark, mark, calls(action, sign, speaker)))
    return found


def calls(action: int, sign: str, speaker: GameSpeaker) -> tuple[tuple[str, ...], ...]:
    """Return the ways to call an action: its notation, and its labels in all languages.

    A number among them is one that is seen: the sign, or one of the notation. Others would be traps.
    """
    notation = speaker.game.actions[action]
    labels = [GameSpeaker(speaker.game, language, speaker.names).action(action) for language in LANGUAGES]
    seen = {sign} if sign else set(NUMBERS.findall(notation))
    own = (sign.casefold(),) if sign else ()
    return tuple(
        tuple(word for word in words_of(said) if not word.isdigit() or word in seen) + own
        for said in (notation, *labels)
    )


def words_of(text: str) -> list[str]:
    """Return the words of a text as they are compared."""
    return re.findall(r"\w+", unaccented(text))


def as_typed(words: list[str], text: str) -> list[str]:
    """Return some of a text's words as they stand in it, with their accents."""
    written = {unaccented(word): word for word in re.findall(r"\w+", text)}
    return [written.get(word, word) for word in words]


def matching(words: list[str], among: list[Choice]) -> list[Choice]:
    """Return the choices that some words may mean: one as it is written, or all that have or begin these words."""
    written = [choice for choice in among if words_of(choice.notation) == words or tuple(words) in choice.calls]
    if written:
        return written
    whole = [choice for choice in among if any(has_all(call, words, whole=True) for call in choice.calls)]
    exact = [choice for choice in whole if any(len(call) == len(words) for call in choice.calls)]
    return exact or whole or [choice for choice in among if any(has_all(call, words) for call in choice.calls)]


def has_all(call: tuple[str, ...], words: list[str], *, whole: bool = False) -> bool:
    """Tell whether each of some words is one of a call, or begins one; no word counts twice, no number is begun."""
    left = list(call)
    for word in words:
        found = next((each for each in left if each == word), None)
        if found is None and not whole and len(word) >= SHORTEST_BEGINNING and not word.isdigit():
            found = next((each for each in left if each.startswith(word)), None)
        if found is None:
            return False
        left.remove(found)
    return True


def strange_words(words: list[str], every: list[Choice]) -> list[str]:
    """Return the words that say nothing in this game: a line with one of them is not carried out.

    A single letter is that of a menu's line, unless it is seen on the board or stands beside another
    word of a label, as in `take a stone`. Numbers always may be typed.
    """
    known = {each for choice in every for call in choice.calls for each in call}
    signs = {choice.sign.casefold() for choice in every}
    pairs = {pair for choice in every for call in choice.calls for pair in pairwise(call)}
    beside = {each for pair in pairwise(words) if pair in pairs for each in pair}
    return [
        word
        for word in words
        if not word.isdigit()
        and (
            word not in signs | beside
            if len(word) < SHORTEST_BEGINNING
            else not any(each.startswith(word) for each in known)
        )
    ]
