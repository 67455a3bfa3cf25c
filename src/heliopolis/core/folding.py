"""Words as they are compared: without case, accents, ligatures and plurals, in English and French alike."""

import re
import unicodedata

LIGATURES = str.maketrans({"œ": "oe", "æ": "ae"})
SHORTEST_PLURAL = 4


def unaccented(word: str) -> str:
    """Return a word as somebody types it who has no accents, or does not care for them."""
    letters = unicodedata.normalize("NFD", word.casefold().translate(LIGATURES))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def folded(word: str) -> str:
    """Return what a word has in common with its plural: "cities" and "city", "dieux" and "dieu", "totaux" and "total".

    The e at the end goes as well: with it go "boxes" and "box", and most feminine forms in French.
    """
    plain = unaccented(word)
    if len(plain) < SHORTEST_PLURAL:
        return plain
    plain = re.sub(r"aux$", "al", plain)
    plain = re.sub(r"(?<=[^s])s$|(?<=u)x$", "", plain)
    return re.sub(r"y$", "i", plain.removesuffix("e"))


def folded_words(text: str) -> list[str]:
    """Return the words of a text, folded."""
    return [folded(word) for word in re.findall(r"\w+", text)]


def contains(words: list[str], wanted: list[str]) -> bool:
    """Tell whether some words stand in a text side by side, in this order."""
    size = len(wanted)
    return any(words[start : start + size] == wanted for start in range(len(words) - size + 1))
