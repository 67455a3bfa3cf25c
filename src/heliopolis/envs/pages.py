"""Pages on each game as an environment, made from what it declares: `python -m heliopolis.envs.pages FOLDER`."""

import sys
from pathlib import Path

from heliopolis.core import registry
from heliopolis.core.game import Game
from heliopolis.core.observation import Field
from heliopolis.envs.names import PREFIX, name_of

FAMILY = "seat_"


def page(game: Game) -> str:
    """Return the page of a game."""
    info = game.info
    low, high = info.score_range
    lines = [
        f"# {info.title} as an environment",
        "",
        "Made by `python -m heliopolis.envs.pages`; [environments.md](../environments.md) tells how it is used.",
        "",
        "| | |",
        "|---|---|",
        f"| names | {', '.join(f'`{PREFIX}{name_of(game, seats)}`' for seats in info.seats)} |",
        f"| options | {', '.join(f'`{option.name}`' for option in info.options) or 'none'} |",
        f"| actions | {len(game.actions)}, the same for all seats; a mask says which are legal |",
        f"| outcomes of chance | {len(game.outcomes)} |",
        f"| hidden information | {'yes' if game.has_secrets else 'no'} |",
        f"| decisions and outcomes | at most {info.longest:,} by proof; no game counted took {info.horizon:,} |",
        "| utility `place` | −1 to 1: the share of opponents left behind less that of those ahead |",
        f"| utility `score` | {low} to {high}: the score, cut off there |",
        "",
        "## Observation",
        "",
        f"Whole numbers from 0 on, {sizes(game)}.",
        "The viewer's own part comes first, then those of the next seats in turn.",
        "",
        "| from | field | shape | most | meaning |",
        "|---|---|---|---|---|",
    ]
    seats = 2
    at = 0
    for field in game.observation(seats).fields:
        lines.append(f"| {at} | `{field.name}` | {shape(field)} | {field.high} | {field.meaning} |")
        at += field.size
    lines += ["", "(These are the fields for two seats.)", "", "## Actions", "", *actions(game), ""]
    return "\n".join(lines)


def sizes(game: Game) -> str:
    """Say how many numbers there are."""
    return ", ".join(f"{game.observation(seats).size} with {seats} seats" for seats in game.info.seats)


def shape(field: Field) -> str:
    """Write a field's shape."""
    return " × ".join(str(length) for length in field.shape)


def actions(game: Game) -> list[str]:
    """List the actions by number, those of a verb together."""
    lines = ["| number | action |", "|---|---|"]
    first = 0
    for number in range(1, len(game.actions) + 1):
        if number < len(game.actions) and verb(game.actions[number]) == verb(game.actions[first]):
            continue
        last = number - 1
        numbers = str(first) if first == last else f"{first} … {last}"
        named = game.actions[first] if first == last else f"{game.actions[first]} … {game.actions[last]}"
        lines.append(f"| {numbers} | `{named}` |")
        first = number
    return lines


def verb(notation: str) -> str:
    """Return what an action does, without what it is about."""
    words = notation.split()
    return " ".join(words[:-1]) if len(words) > 2 else words[0]


def write_pages(folder: Path) -> None:
    """Write a page for each game that has an observation."""
    folder.mkdir(parents=True, exist_ok=True)
    for game in map(registry.game, registry.names()):
        if game.layout is not None:
            (folder / f"{game.info.name}.md").write_text(page(game), encoding="utf-8")


if __name__ == "__main__":
    write_pages(Path(sys.argv[1]))
