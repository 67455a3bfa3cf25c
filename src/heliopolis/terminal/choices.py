"""Understanding what a person types at the table: a number, words, or the beginning of them."""

from dataclasses import dataclass

from heliopolis.core.rules import NO_BREAK
from heliopolis.language import GameSpeaker


@dataclass(frozen=True)
class Choice:
    """One legal action as it stands in the menu."""

    action: int
    notation: str
    label: str


def choices(legal: list[int], speaker: GameSpeaker) -> list[Choice]:
    """List the legal actions with their words."""
    return [
        Choice(action, speaker.game.actions[action], speaker.action(action).replace(NO_BREAK, " ")) for action in legal
    ]


def matching(text: str, menu: list[Choice]) -> list[Choice]:
    """Return the choices that a text may mean: by number, by all their words, by the first, or by any of them."""
    wanted = " ".join(text.casefold().split())
    if wanted.isdigit():
        number = int(wanted)
        return [menu[number - 1]] if 1 <= number <= len(menu) else []
    exact = [choice for choice in menu if wanted in (choice.notation, choice.label.casefold())]
    if exact:
        return exact
    begun = [
        choice for choice in menu if choice.notation.startswith(wanted) or choice.label.casefold().startswith(wanted)
    ]
    words = set(wanted.split())
    return begun or [
        choice
        for choice in menu
        if words <= set(choice.notation.split()) or words <= set(choice.label.casefold().split())
    ]
