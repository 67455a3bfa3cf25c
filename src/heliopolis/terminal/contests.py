"""What `heliopolis arena` and `heliopolis benchmark` say when games are stopped or bots fail."""

import sys
from pathlib import Path

from heliopolis.arena.league import Line

INTERRUPTED = 130


def tell_failures(lines: list[Line]) -> None:
    """Say which bots have failed, how often, and why at first."""
    why: dict[str, list[str]] = {}
    for line in lines:
        for bot, failure in zip(line.bots, line.failures, strict=False):
            if failure:
                why.setdefault(bot, []).append(failure)
    for bot, found in why.items():
        sys.stderr.write(f"heliopolis: {bot} failed in {len(found)} games and lost them: {found[0]}\n")


def how_to_go_on(games: int, results: Path | None) -> str:
    """Say what is left of the games when they are stopped."""
    if results is not None:
        return f"the games so far are in {results}; the same command goes on from there"
    return f"stopped after {games} games, which are not kept; with --results FILE they are, and can be gone on from"
