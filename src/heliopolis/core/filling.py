"""Texts that tell the numbers of an edition: what stands between braces is looked up in the edition that is played.

    {fame.god}                          2
    {+fame.fewest_pharaohs}             −2, with its sign
    {fame.civilisations.3}              the fourth of a list, counted from 0
    {fame.civilisations.from_1}         all of a list but its first
    {fame.civilisations.by_count}       5 for three, 10 for four, 15 for five: what none, one, two … of them bring
    {tiles.god: god|gods}               8 gods: the number, and the word that goes with it
    {tiles.*}                           the sum of all values whose key begins so
    {fame.gold + fame.god}              a sum

An example that holds for some values only begins with `{= fame.god}`: with another value there it is left out.
Messages in Fluent files have the same values as arguments, dots as underscores: `$fame_god`, `$fame_civilisations_3`,
and numbers with their sign as `$fame_god_signed`.
"""

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache

from heliopolis.core.game import Game

Values = Mapping[str, int | str]

BRACES = re.compile(r"\{([^{}]+)\}")
GUARD = re.compile(r"^((?:> )?)\{= ([^{}]+)\} ")

COUNT_WORDS = {
    "en": ("none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"),
    "fr": ("zéro", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix"),
}


@lru_cache(maxsize=128)
def values_of(game: Game, language: str) -> Values:
    """Return the values of the edition that is played by key, lists also item by item, and the game's own phrases."""
    found: dict[str, int | str] = {}
    for key, component in game.edition.components.items():
        value = component.value
        if isinstance(value, tuple):
            items: list[int | str] = list(value)
            found[key] = listed(items)
            found[f"{key}.from_1"] = listed(items[1:])
            found[f"{key}.by_count"] = by_count(items, language)
            found |= {f"{key}.{place}": item for place, item in enumerate(items)}
        else:
            found[key] = value
    return {**found, **game.phrases(game.edition, language)}


@lru_cache(maxsize=128)
def arguments_of(game: Game, language: str) -> Values:
    """Return the same values under the names that Fluent's messages have for them, numbers also with their sign."""
    values = {key.replace(".", "_"): value for key, value in values_of(game, language).items()}
    return {**values, **{f"{name}_signed": signed(value) for name, value in values.items() if isinstance(value, int)}}


def fill(text: str, game: Game, language: str) -> str:
    """Fill in what a text has between braces."""
    values = values_of(game, language)
    return BRACES.sub(lambda braces: _filled(braces.group(1), values, language), text)


def fill_blocks(blocks: list[str], game: Game, language: str) -> list[str]:
    """Fill in texts; those that hold for other values than those played are left out."""
    return [fill(GUARD.sub(r"\1", block), game, language) for block in blocks if _holds(block, game)]


def _holds(block: str, game: Game) -> bool:
    guard = GUARD.match(block)
    if guard is None:
        return True
    played, standard = game.edition.components, game.standard.components
    return all(played[key].value == standard[key].value for key in guard.group(2).split())


def _filled(content: str, values: Values, language: str) -> str:
    """Return what takes the place of braces."""
    expression, _, forms = content.partition(":")
    terms = [_term(term.strip(), values) for term in expression.removeprefix("+").split(" + ")]
    if isinstance(terms[0], str):
        return terms[0]
    number = sum(term for term in terms if isinstance(term, int))
    written = signed(number) if expression.startswith("+") else minus(number)
    if not forms:
        return written
    one, many = forms.strip().split("|")
    return f"{written} {many if is_plural(number, language) else one}"


def _term(key: str, values: Values) -> int | str:
    if key.endswith(".*"):
        return sum(value for each, value in values.items() if each.startswith(key[:-1]) and isinstance(value, int))
    return values[key]


def is_plural(number: int, language: str) -> bool:
    """Tell whether a number takes the plural: in French from two on, in English all but one."""
    return abs(number) > 1 if language == "fr" else number != 1


def signed(number: int) -> str:
    """Write a number with its sign."""
    return f"{number:+d}".replace("-", "−")


def listed(items: Sequence[int | str]) -> str:
    """Write values one after the other."""
    return ", ".join(minus(item) for item in items)


def by_count(items: Sequence[int | str], language: str) -> str:
    """Write what none, one, two … of something bring, where that is not zero."""
    between = "pour" if language == "fr" else "for"
    brings = [f"{minus(item)} {between} {count_word(count, language)}" for count, item in enumerate(items) if item]
    return ", ".join(brings) or COUNT_WORDS[language][0]


def count_word(count: int, language: str) -> str:
    """Write how many there are, up to ten as a word."""
    words = COUNT_WORDS[language]
    return words[count] if count < len(words) else str(count)


def minus(value: int | str) -> str:
    """Write a value, with a minus sign if it is below zero."""
    return str(value).replace("-", "−") if isinstance(value, int) else value
