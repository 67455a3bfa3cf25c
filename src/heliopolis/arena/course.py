"""How games go, not only who wins them: their length, their points, how they end, and whether it helps to begin."""

from dataclasses import dataclass

from heliopolis.arena.league import Line
from heliopolis.arena.shares import Share, interval


@dataclass(frozen=True)
class Course:
    """How some games went, on average."""

    games: int
    turns: float
    decisions: float
    """Of all seats, the forced ones left out."""
    score: float
    """Of a seat."""
    first_seat: Share
    """Which share of first places went to the seat that decided first."""
    endings: dict[str, float]
    """Which share of games ended in each way."""

    def as_data(self) -> dict[str, object]:
        """Return this as plain data."""
        return {
            "games": self.games,
            "turns": self.turns,
            "decisions": self.decisions,
            "mean_score": self.score,
            "first_seat_share": self.first_seat.value,
            "endings": self.endings,
        }

    def how_it_ended(self) -> str:
        """Write the ways of ending that came up, the most frequent first."""
        seen = sorted((share, way) for way, share in self.endings.items() if share > 0)
        return ", ".join(f"{way} {share:.1%}" for share, way in reversed(seen))


def course_of(lines: list[Line], endings: tuple[str, ...]) -> Course:
    """Sum up how games went that may end in these ways."""
    games = len(lines)
    if games == 0:
        return Course(0, 0.0, 0.0, 0.0, interval(0.0, 0), dict.fromkeys(endings, 0.0))
    first = sum(1 / line.places.count(1) for line in lines if line.places[line.first] == 1)
    return Course(
        games,
        sum(line.turns for line in lines) / games,
        sum(sum(line.decisions) for line in lines) / games,
        sum(sum(line.scores) / len(line.scores) for line in lines) / games,
        interval(first / games, games),
        {way: sum(line.ended_by == way for line in lines) / games for way in endings},
    )
