"""What can be said of a game without loading its engine."""

from collections.abc import Mapping
from dataclasses import dataclass

from heliopolis.core.errors import LONGEST_QUOTE, SetupError

OptionValue = bool | str
Options = dict[str, OptionValue]

PLAYED_OUT = "played-out"
"""How a game ends that can end in one way only."""


def spell(value: OptionValue) -> str:
    """Write an option's value as people type it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value


@dataclass(frozen=True)
class Option:
    """A choice made before the game: yes or no, or one of a few words."""

    name: str
    default: OptionValue
    choices: tuple[OptionValue, ...] = (False, True)

    def read(self, text: str) -> OptionValue:
        """Read a value as people type it."""
        for choice in self.choices:
            if spell(choice) == text:
                return choice
        raise SetupError(
            f"option {self.name} is {text!r}; expected {self.expected()}",
            "option-value",
            option=self.name,
            expected=self.spelt(),
        )

    def spelt(self) -> list[str]:
        """Return the values that are accepted, as people type them."""
        return [spell(choice) for choice in self.choices]

    def expected(self) -> str:
        """Say which values are accepted."""
        return " or ".join(self.spelt())


@dataclass(frozen=True)
class GameInfo:
    """A game's name, title, seats, options and rules version."""

    name: str
    title: str
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    rules_version: int
    longest: int
    """No game takes more decisions and outcomes than this."""
    horizon: int = 0
    """More decisions and outcomes than any of many games of chance and of bots took; 0 if nobody has counted."""
    score_range: tuple[int, int] = (-1000, 1000)
    """Where scores lie: in observations and utilities they are cut off there."""
    environment: int = 1
    """The version of the game as an environment: raised when rules, actions or observations change."""
    endings: tuple[str, ...] = (PLAYED_OUT,)
    """The ways in which a game may end: `State.ended_by` says which it was."""
    minutes: int = 0
    """How long people need for a game; 0 if nobody has said."""
    play_now: tuple[tuple[str, OptionValue], ...] = ()
    """Options that differ from their defaults for who wants to play at once, such as a short set-up."""

    def check_seats(self, seats: int) -> None:
        """Refuse a number of seats that the game is not made for."""
        if seats not in self.seats:
            accepted = [str(number) for number in self.seats]
            raise SetupError(
                f"{self.title} is not played with {seats} seats; expected one of {', '.join(accepted)}",
                "seats-number",
                game=self.title,
                seats=seats,
                expected=accepted,
            )

    def option(self, name: str) -> Option:
        """Return an option by its name."""
        for option in self.options:
            if option.name == name:
                return option
        known = [option.name for option in self.options]
        raise SetupError(
            f"{self.title} has no option {name!r}; expected one of: {', '.join(known) or 'none'}",
            "no-option",
            game=self.title,
            option=name[:LONGEST_QUOTE],
            expected=known or ["–"],
        )

    def settle(self, chosen: Mapping[str, OptionValue]) -> Options:
        """Return every option with its value: the chosen ones, and the default for the rest."""
        settled: Options = {option.name: option.default for option in self.options}
        for name, value in chosen.items():
            option = self.option(name)
            if not any(value is choice or (value == choice and isinstance(value, str)) for choice in option.choices):
                raise SetupError(
                    f"option {name} is {value!r}; expected {option.expected()}",
                    "option-value",
                    option=name,
                    expected=option.spelt(),
                )
            settled[name] = value
        return settled
