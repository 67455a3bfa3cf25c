"""Editions that differ from the standard one: in one value, or in all of them."""

from typing import Any

from heliopolis.core.edition import Component, Number, Numbers, Picture, Value, Word, Words
from heliopolis.core.game import Game
from heliopolis.games.gold.components import SHAPE_NAMES
from heliopolis.games.pyramidice.components import SCARAB_NAMES
from heliopolis.games.ra.components import CIVILISATIONS, MONUMENTS, TABLES


def other_value(component: Component) -> Value:
    """Return another value that a component may have."""
    value, expected = component.value, component.expected
    match expected:
        case Number(low=low, high=high):
            assert isinstance(value, int)
            return _other_number(value, low, high)
        case Numbers(low=low, high=high):
            return tuple(_other_number(int(item), low, high) for item in as_tuple(value)) or (low,)
        case Word(choices=choices):
            return next(choice for choice in choices if choice != value)
        case Picture(high=high):
            return "".join(str(int(mark) % high + 1) if mark.isdigit() else mark for mark in str(value))
        case Words(choices=choices):
            return tuple(choices[(choices.index(str(item)) + 1) % len(choices)] for item in as_tuple(value)) or (
                choices[0],
            )
    raise AssertionError(f"{component.key} expects something that this test does not know")


def as_tuple(value: Value) -> tuple[int | str, ...]:
    """Return the items of a list."""
    assert isinstance(value, tuple)
    return tuple(value)


def _other_number(value: int, low: int, high: int) -> int:
    return value + 1 if value < high else value - 1 if value > low else value


PARTS_OF_A_POWER: dict[str, dict[str, Any]] = {
    "when": {},
    "pays": {"when": "work", "limit": 1},
    "gains": {"when": "build"},
    "glory": {"when": "build"},
    "each": {"when": "end"},
    "limit": {"when": "god"},
}
"""What a part of a declared power is told with."""


def before_another(game: Game, key: str) -> Game:
    """Return a game, played with all that a component's value is told beside."""
    table, _, part = key.rpartition(".")
    beside = PARTS_OF_A_POWER[part] if table.endswith(".power") else {}
    changes = {f"{table}.{each}": given for each, given in beside.items()}
    return game.played_with(game.standard.with_changes(changes, name="other")) if changes else game


def with_another(game: Game, key: str) -> Game:
    """Return a game, played with another value of one component."""
    value = other_value(game.standard.components[key])
    plain = list(value) if isinstance(value, tuple) else value
    return game.played_with(before_another(game, key).edition.with_changes({key: plain}, name="other"))


POWER: dict[str, Any] = {"when": "work", "pays": ["any", "cat"], "gains": ["choice"], "glory": 2, "limit": 1}
"""A power that an edition may declare for a scarab."""
SMALL_PYRAMID: dict[str, Any] = {
    "pyramid.side": 5,
    **{f"corridors.{shape}": count for shape, count in zip(SHAPE_NAMES, (2, 6, 6, 3, 1), strict=True)},
    **{f"chambers.{shape}": count for shape, count in zip(SHAPE_NAMES, (0, 2, 2, 2, 0), strict=True)},
    "photos.treasures": [1, 1, 2, 2, 3, 1],
    "photos.dangers": ["curse", "mummy", "curse", "quiet", "mummy", "quiet"],
    "treasures.points": [1, 1, 4, 4, 4, 6, 6, 7, 9],
}
TOGETHER: dict[str, dict[str, Any]] = {
    "gold": SMALL_PYRAMID,
    "pyramidice": {f"scarabs.{name}.power.{part}": value for name in SCARAB_NAMES for part, value in POWER.items()},
    "ra": {
        **{f"tiles.{tile}": 4 for tile in (*CIVILISATIONS, *MONUMENTS)},
        **{
            f"suns.seats_{seats}.group_{number}": [sun - 1 if sun > 2 else 16 for sun in group]
            for seats, table in TABLES.items()
            for number, group in enumerate(table.suns, start=1)
        },
    },
}
"""What can only be changed together, or downwards."""


def with_all_others(game: Game) -> Game:
    """Return a game, played with another value of nearly every component, all at once."""
    changes = dict(TOGETHER.get(game.info.name, {}))
    for key, component in game.standard.components.items():
        value = other_value(component)
        tried = {key: list(value) if isinstance(value, tuple) else value, **changes}
        if not game.flaws(game.standard.with_changes(tried, name="other")):
            changes = tried
    assert len(changes) >= len(game.standard.components) * 3 // 4
    return game.played_with(game.standard.with_changes(changes, name="other"))
