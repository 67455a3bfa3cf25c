"""The ladder for one seat: nobody sits beside it, so levels play the same deals and are compared deal by deal."""

from itertools import pairwise
from math import sqrt

from heliopolis.arena.course import course_of
from heliopolis.arena.league import Line, Pairing
from heliopolis.arena.shares import CONFIDENCE, interval
from heliopolis.core import registry


def section_alone(game: str, planned: list[Pairing], lines: list[Line]) -> str:
    """Write how often each level wins alone, how many points it makes, and how much more that is than one below."""
    text = [
        f"\n## {registry.info(game).title}, one seat\n",
        "| level | games | won | 95 % interval | mean score | won more than below | points more "
        "| decisions | ended by | ms a decision |",
        "|---|---|---|---|---|---|---|---|---|---|",
    ]
    played = {pairing.one: by_number(pairing, lines) for pairing in planned}
    for pairing, below in pairwise([*planned, None]):
        assert pairing is not None
        if mine := played[pairing.one]:
            text.append(row(pairing, mine, played[below.one] if below is not None else {}))
    return "\n".join(text) + "\n"


def by_number(pairing: Pairing, lines: list[Line]) -> dict[int, Line]:
    """Return a level's games by the number of their deal."""
    return {line.number: line for line in lines if line.pairing == pairing.key()}


def row(pairing: Pairing, mine: dict[int, Line], below: dict[int, Line]) -> str:
    """Write the row of one level."""
    bot = pairing.one
    course = course_of(list(mine.values()), registry.info(pairing.game).endings)
    share = interval(sum(line.won(bot) for line in mine.values()) / len(mine), len(mine))
    decisions = max(1, sum(line.decisions[0] for line in mine.values()))
    seconds = sum(line.seconds[0] for line in mine.values())
    both = sorted(mine.keys() & below.keys())
    wins = difference([mine[n].won(bot) - below[n].won(below[n].bots[0]) for n in both], percent=True)
    points = difference([float(mine[n].scores[0] - below[n].scores[0]) for n in both], percent=False)
    return (
        f"| {bot} | {share.games} | {share.value:.1%} | {share.low:.1%} – {share.high:.1%} | {course.score:.1f} "
        f"| {wins} | {points} | {course.decisions:.0f} | {course.how_it_ended()} | {seconds / decisions * 1000:.1f} |"
    )


def difference(found: list[float], *, percent: bool) -> str:
    """Write the mean of some differences with its 95 % interval."""
    if len(found) < 2:
        return "–"
    mean = sum(found) / len(found)
    half = CONFIDENCE * sqrt(sum((each - mean) ** 2 for each in found) / (len(found) - 1) / len(found))
    return f"{mean:+.1%} ± {half:.1%}" if percent else f"{mean:+.1f} ± {half:.1f}"
