"""One word for one thing: what each game and all of them call their things, and what others call them.

`glossary.en.toml` and `glossary.fr.toml` lie in a game's room, and here for what all games have:

    [instead]
    "civilisation" = ["civilization", "culture"]

    [search]
    "filled" = ["full"]

Under `instead` stand the words that no text uses for a thing. Whoever searches the rules for one of them finds what
is written about the thing, and so does whoever searches for a word under `search`, which texts may use otherwise.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files

from heliopolis.core.rules import read_text

OURS = "heliopolis.core"


@dataclass(frozen=True)
class Glossary:
    """The words of a game in one language."""

    instead: Mapping[str, tuple[str, ...]]
    search: Mapping[str, tuple[str, ...]]

    def others(self) -> list[tuple[str, str]]:
        """List every word with each other one under which it is found."""
        return [
            (word, other) for listed in (self.instead, self.search) for word, more in listed.items() for other in more
        ]


@lru_cache(maxsize=32)
def words_of(package: str, language: str) -> Glossary:
    """Read the glossary of a package; without one it has no words of its own."""
    if not files(package).joinpath(f"glossary.{language}.toml").is_file():
        return Glossary({}, {})
    read = tomllib.loads(read_text(package, f"glossary.{language}.toml", language))
    return Glossary(_listed(read, "instead"), _listed(read, "search"))


def _listed(read: Mapping[str, Mapping[str, list[str]]], name: str) -> dict[str, tuple[str, ...]]:
    return {word: tuple(others) for word, others in read.get(name, {}).items()}


@lru_cache(maxsize=32)
def glossary(package: str, language: str) -> Glossary:
    """Return the words of a game, with those that all games have."""
    shared, own = words_of(OURS, language), words_of(package, language)
    return Glossary({**shared.instead, **own.instead}, {**shared.search, **own.search})
