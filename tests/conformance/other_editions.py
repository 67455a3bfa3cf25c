"""Editions that differ from the standard one: in one value, or in all of them."""

from heliopolis.core.edition import Component, Edition, Number, Numbers, Value, Word, Words
from heliopolis.core.game import Game


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


def with_another(game: Game, key: str) -> Game:
    """Return a game, played with another value of one component."""
    component = game.standard.components[key]
    value = other_value(component)
    plain = list(value) if isinstance(value, tuple) else value
    return game.played_with(game.standard.with_changes({key: plain}, name="other"))


def checked(game: Game, edition: Edition) -> Edition:
    """Return an edition in which nothing is wrong."""
    assert game.flaws(edition) == []
    return edition
