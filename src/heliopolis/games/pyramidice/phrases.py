"""What texts say of an edition beside its numbers: what costs are made of, and what powers and tiles take and give.

deities.neith.cost    3 ★                                 powers.neith         spend one cat for 2 Glory
deities.amon.worth    “ Worth 2 at the end.”, or nothing  powers.neith.short   1 cat: 2 Glory
powers.ptah.price     return one die                      powers.aton.glory.told, and all Glory: 4 Glory
powers.seshat.pieces  one worker                          projects.ankh.told   3 Glory for each 1 beside a 6
scarabs.amber.told    what it does, as the rules tell it; .about begins a sentence, .short has few words
tiles.harvest.lose    “lose 1 Glory and ”, or nothing     tiles.village.take   take two workers
"""

import tomllib
from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from heliopolis.core.edition import Edition
from heliopolis.core.filling import count_word, is_plural
from heliopolis.core.rules import read_text

from . import pictures
from .components import ARCHITECT_BOARDS, PROJECT_NAMES, RESOURCE_NAMES, REST_TILES
from .deities import DEITIES, ENNEAD_NAMES, Deity
from .scarab_cards import EACH, SCARABS, Scarab

PIECE_OF = {
    "*.glory": "glory",
    "*.price": "glory",
    "*.choices": "resource",
    "*.projects": "project",
    "*.dice": "any",
    "actions.glory_dice": "any",
    "actions.replace_dice": "any",
    "powers.anubis.more_gods": "god",
    "scarabs.pearl.workers": "worker",
    "start.workers": "worker",
    "start.cats": "cat",
    "start.stones": "stone",
}
"""What a number counts: it is told with its noun."""
PAID_BY_HAND = ("worker", "cat")
"""What is spent; all else that costs are made of is dice, which are returned."""


@lru_cache(maxsize=4)
def words_of(language: str) -> Mapping[str, Any]:
    """Read the words that phrases are made of."""
    return tomllib.loads(read_text(__package__, f"phrases.{language}.toml", language))


def phrases(edition: Edition, language: str) -> Mapping[str, str]:
    """Return what is said in a language of the cards and tiles of an edition."""
    found: dict[str, str] = {}
    for key, component in edition.components.items():
        piece = PIECE_OF.get(key) or PIECE_OF.get(f"*.{key.rpartition('.')[2]}")
        if piece and isinstance(component.value, int):
            found[f"{key}.told"] = counted(piece, component.value, language)
    glories = sorted({edition.number(f"projects.{name}.glory") for name in PROJECT_NAMES})
    found["projects.glories"] = ", ".join(f"+{glory}" for glory in glories)
    for board in ARCHITECT_BOARDS:
        found |= of_architect(edition, board.name, language)
    for deity in DEITIES:
        found |= of_deity(edition, deity, language)
    for tile in REST_TILES:
        found |= of_tile(edition, tile.name, language)
    for scarab in SCARABS:
        found |= of_scarab(edition, scarab, language)
    for name in PROJECT_NAMES:
        found[f"projects.{name}.told"] = of_project(edition, f"projects.{name}", language)
    return found


def of_deity(edition: Edition, deity: Deity, language: str) -> dict[str, str]:
    """Say what a deity costs and is worth, and what its power takes and gives."""
    words, key = words_of(language), f"deities.{deity.name}"
    found = {f"{key}.cost": symbols(edition.words(f"{key}.cost"), language)}
    if deity.name in ENNEAD_NAMES:
        found[f"{key}.score"] = words["ennead"]
    else:
        glory = edition.number(f"{key}.glory")
        found[f"{key}.score"] = str(glory)
        found[f"{key}.worth"] = words["worth"].format(glory=glory) if glory else ""
    power = f"powers.{deity.name}"
    pays = edition.words(f"{power}.pays") if deity.pays else []
    gains = edition.words(f"{power}.gains") if deity.gains else []
    glory = edition.number(f"{power}.glory") if deity.wins else 0
    price, brings = paid(pays, language), brought(gains, glory, "count", language)
    found[f"{power}.price"] = price or words["nothing"]
    found[f"{power}.pieces"] = listed_pieces(pays, language)
    found[power] = words["exchange" if price else "gift"].format(pays=price, brings=brings)
    short = brought(gains, glory, "short", language)
    short_price = ", ".join(pieces(pays, "short", language))
    found[f"{power}.price.short"] = short_price or words["nothing"]
    found[f"{power}.short"] = words["short_exchange"].format(pays=short_price, brings=short) if short_price else short
    return found


def of_tile(edition: Edition, name: str, language: str) -> dict[str, str]:
    """Say what a rest tile takes and gives."""
    words, key = words_of(language), f"tiles.{name}"
    price = edition.number(f"{key}.price")
    lost = counted("glory", price, language)
    found = {f"{key}.lose": words["lose"].format(glory=lost) if price else ""}
    if f"{key}.gains" in edition.components:
        gains = edition.words(f"{key}.gains")
        given = brought(gains, 0, "count", language)
        found[f"{key}.take"] = words["take"].format(what=given)
        found[f"{key}.given"] = words["given"].format(what=given, glory=lost) if price else given
        found[f"{key}.also"] = words["also"].format(what=given) if gains else ""
        found[f"{key}.short"] = on_tile(gains, language)
    return found


def of_scarab(edition: Edition, scarab: Scarab, language: str) -> dict[str, str]:
    """Say what a scarab does: by its own power, or by the one that the edition declares."""
    words, key = words_of(language), f"scarabs.{scarab.name}"
    if edition.word(f"{key}.power.when") == "own":
        numbers: dict[str, int | str] = {}
        for each in scarab.numbers:
            number = edition.number(f"{key}.{each.name}")
            piece = PIECE_OF.get(f"{key}.{each.name}") or PIECE_OF[f"*.{each.name}"]
            numbers |= {each.name: counted(piece, number, language), f"{each.name}_count": number}
        told = words["scarabs"][scarab.name].format(**numbers)
        short = words["scarabs_short"][scarab.name].format(**numbers)
    else:
        told = declared(edition, f"{key}.power", language) + "."
        short = told.removesuffix(".")
    plain = told.replace("*", "")
    return {f"{key}.told": told, f"{key}.about": capital(plain), f"{key}.short": capital(short)}


def declared(edition: Edition, key: str, language: str) -> str:
    """Say what a declared power does: when, for what, and how often."""
    words = words_of(language)
    when, limit = edition.word(f"{key}.when"), edition.number(f"{key}.limit")
    price = paid(edition.words(f"{key}.pays"), language)
    brings = brought(edition.words(f"{key}.gains"), edition.number(f"{key}.glory"), "count", language)
    what = words["exchange" if price else "gift"].format(pays=price, brings=brings)
    each = edition.word(f"{key}.each")
    if when == "end":
        what, when = brings, "end" if each == EACH[0] else "end_each"
    counts = words["declared"]
    said: str = counts[when].format(
        what=what, often=counts["often"][limit], limit=counts["limit"][limit], each=words["each"].get(each, "")
    )
    return said.strip()


def of_project(edition: Edition, key: str, language: str) -> str:
    """Say what a project scores, and for what."""
    words, pattern = words_of(language)["pattern"], edition.word(f"{key}.pattern")
    values = [mark for mark in pattern if mark.isdigit()]
    kind = "line"
    if "/" in pattern or "." in pattern:
        kind = "block"
    elif len(values) < 3:
        kind = "one" if len(values) == 1 else "twins" if values[0] == values[1] else "pair"
    told: str = words[kind].format(
        glory=counted("glory", edition.number(f"{key}.glory"), language),
        first=values[0],
        second=values[-1],
        picture=pictures.written(pattern),
    )
    return told


def capital(text: str) -> str:
    """Begin a sentence."""
    return text[:1].upper() + text[1:]


def listed_pieces(cost: list[str], language: str) -> str:
    """Say what a cost is made of."""
    nothing: str = words_of(language)["nothing"]
    return joined(pieces(cost, "count", language), language) or nothing


def of_architect(edition: Edition, name: str, language: str) -> dict[str, str]:
    """Say what a Great Architect gains more than others."""
    words, key = words_of(language), f"architects.{name}"
    gains = {kind: edition.number(f"{key}.{kind}") for kind in words["architect"]}
    told = [
        words["architect"][kind].format(glory=counted("glory", glory, language))
        for kind, glory in gains.items()
        if glory
    ]
    return {f"{key}.power": joined(told, language) or words["no_power"]}


def on_tile(gains: list[str], language: str) -> str:
    """Write what a rest tile gives in as few letters as there is room for."""
    words = words_of(language)
    told: str = words["tile"]["each"]
    if sorted(gains) != sorted(RESOURCE_NAMES):
        told = ", ".join(pieces(gains, "tile", language)) or words["nothing"]
    return capital(told)


def paid(cost: list[str], language: str) -> str:
    """Say that dice are returned and the rest is spent."""
    words = words_of(language)
    dice = [piece for piece in cost if piece not in PAID_BY_HAND]
    others = [piece for piece in cost if piece in PAID_BY_HAND]
    told = []
    if dice:
        told.append(words["return"].format(what=joined(pieces(dice, "count", language), language)))
    if others:
        told.append(words["spend"].format(what=joined(pieces(others, "count", language), language)))
    return joined(told, language)


def brought(gains: list[str], glory: int, style: str, language: str) -> str:
    """Say what resources and Glory something gives."""
    told = pieces(gains, style, language)
    if glory:
        told.append(counted("glory", glory, language, style))
    if not told:
        nothing: str = words_of(language)["nothing"]
        return nothing
    return ", ".join(told) if style == "short" else joined(told, language)


def pieces(listed: list[str], style: str, language: str) -> list[str]:
    """Say how many there are of each piece of a cost or gain."""
    return [counted(piece, count, language, style) for piece, count in Counter(listed).items()]


def counted(piece: str, count: int, language: str, style: str = "count") -> str:
    """Say how many there are of a piece."""
    stone, _, shown = piece.rpartition("-")
    name = piece
    if shown.isdigit():
        name = "stone_value" if stone else "value"
    one, many = words_of(language)[style][name].split("|")
    form: str = many if is_plural(count, language) else one
    word = count_word(count, language) if count else "0"
    return form.format(count=count, word=word, value=shown)


def symbols(cost: list[str], language: str) -> str:
    """Write a cost as on a card."""
    signs = words_of(language)["symbols"]
    return " ".join(symbol(piece, signs) for piece in cost)


def symbol(piece: str, signs: Mapping[str, str]) -> str:
    """Write a piece of a cost: a number, or what stands for it."""
    if piece == "stone":
        return signs["stone"] + signs["any"]
    if piece.startswith("stone-"):
        return signs["stone"] + piece.removeprefix("stone-")
    return signs.get(piece, piece)


def joined(told: list[str], language: str) -> str:
    """Put things into a list."""
    last: str = words_of(language)["and"]
    return last.join([", ".join(told[:-1]), told[-1]]) if len(told) > 1 else "".join(told)
