"""What texts say of an edition beside its numbers: how many cards have which shape, what photos show."""

import tomllib
from collections import Counter
from collections.abc import Mapping
from typing import Any

from heliopolis.core.edition import Edition
from heliopolis.core.filling import is_plural
from heliopolis.core.rules import read_text

from .components import SHAPE_NAMES


def phrases(edition: Edition, language: str) -> Mapping[str, str]:
    """Return what is said in a language of the cards, photos and treasures of an edition."""
    words = tomllib.loads(read_text(__package__, f"phrases.{language}.toml", language))
    side = edition.number("pyramid.side")
    treasures = edition.numbers("treasures.points")
    points = Counter(sorted(treasures))
    worth = words["treasures"]["worth"]
    return {
        "pyramid.cards": str(side * side),
        "pyramid.last_column": "abcdef"[side - 1],
        "corridors.shapes": shapes(edition, "corridors", words, language),
        "chambers.shapes": shapes(edition, "chambers", words, language),
        "photos.count": str(len(edition.words("photos.dangers"))),
        "photos.shown": photos(edition, words, language),
        "treasures.count": str(len(treasures)),
        "treasures.worth": joined([worth.format(count=points[each], points=each) for each in points], words),
        "treasures.values": ", ".join(f"+{each}" for each in points),
    }


def shapes(edition: Edition, group: str, words: Mapping[str, Any], language: str) -> str:
    """Say how many cards of a group have which shape."""
    counts = {shape: edition.number(f"{group}.{shape}") for shape in SHAPE_NAMES}
    told = [f"{count} {form(words['shapes'][shape], count, language)}" for shape, count in counts.items() if count]
    return joined(told, words)


def photos(edition: Edition, words: Mapping[str, Any], language: str) -> str:
    """Say what each photo shows."""
    shown = zip(edition.numbers("photos.treasures"), edition.words("photos.dangers"), strict=False)
    said = words["photos"]
    told = [
        said[danger].format(treasures=form(said["treasures"], count, language).format(count=count))
        for count, danger in shown
    ]
    return joined(told, words)


def form(forms: str, count: int, language: str) -> str:
    """Return the singular or the plural."""
    one, many = forms.split("|")
    return many if is_plural(count, language) else one


def joined(told: list[str], words: Mapping[str, Any]) -> str:
    """Put things into a list."""
    last: str = words["and"]
    return last.join([", ".join(told[:-1]), told[-1]]) if len(told) > 1 else "".join(told)
