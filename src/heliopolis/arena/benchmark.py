"""The benchmark: a fixed protocol, so that what two people measure of two bots can be compared.

A bot plays alone among opponents of one kind, at each of our games with two seats and with the most. In each round it
takes every seat in turn under the same chance. Opponents, deals and numbers of games are those below; whoever changes
one of them raises the version. Nothing of the house was tuned on these deals.
"""

from dataclasses import dataclass

from heliopolis.arena.contestants import LIMIT
from heliopolis.arena.league import Line, Pairing
from heliopolis.arena.outside import check_bot
from heliopolis.arena.shares import Share, interval
from heliopolis.core import registry
from heliopolis.core.errors import SetupError

VERSION = 1
SEED = 1907
"""Of the deals."""
TABLES = (("ra", 2), ("ra", 5), ("heir", 2), ("pyramidice", 2), ("pyramidice", 4), ("gold", 2), ("gold", 4))
OPPONENTS = {"random": 200, "greedy": 200, "scribe": 100, "priest": 100, "vizier": 60, "pharaoh": 40}
"""How many games are played among each."""


@dataclass(frozen=True)
class Row:
    """How a bot did among opponents of one kind, at one game and number of seats."""

    pairing: Pairing
    share: Share
    score: float
    others_score: float
    seconds: float
    """That it took for a decision, on average."""
    failures: int

    def as_data(self) -> dict[str, object]:
        """Return this as plain data."""
        return {
            "game": self.pairing.game,
            "seats": self.pairing.seats,
            "among": self.pairing.others,
            "games": self.share.games,
            "share": self.share.value,
            "low": self.share.low,
            "high": self.share.high,
            "fair": 1 / self.pairing.seats,
            "mean_score": self.score,
            "mean_score_of_others": self.others_score,
            "seconds_per_decision": self.seconds,
            "failures": self.failures,
        }


def protocol(
    bot: str, games: list[str] | None = None, opponents: list[str] | None = None, most: int = 0, limit: float = LIMIT
) -> list[tuple[Pairing, int]]:
    """Return what is played: all of it, or a part of the games and opponents, or at most so many games a row.

    A game is named with all its numbers of seats (`ra`), or with one (`ra-2p`).
    """
    known = list(dict.fromkeys(name for game, seats in TABLES for name in (game, f"{game}-{seats}p")))
    for game in games or []:
        if game not in known:
            raise SetupError(f"the benchmark has no game {game!r}; expected some of {', '.join(known)}")
    for other in opponents or []:
        if other not in OPPONENTS:
            raise SetupError(f"the benchmark has no opponent {other!r}; expected some of {', '.join(OPPONENTS)}")
    planned: list[tuple[Pairing, int]] = []
    for game, seats in TABLES:
        if games is None or game in games or f"{game}-{seats}p" in games:
            check_bot(bot, game)
            for other in opponents or OPPONENTS:
                rounds = (min(OPPONENTS[other], most) if most else OPPONENTS[other]) // seats or 1
                planned.append((Pairing(game, seats, bot, other, {}, SEED, {}, limit), rounds * seats))
    return planned


def rows_of(planned: list[tuple[Pairing, int]], lines: list[Line]) -> list[Row]:
    """Sum up the games of each row that was played."""
    by_pairing: dict[str, list[Line]] = {}
    for line in lines:
        by_pairing.setdefault(line.pairing, []).append(line)
    return [row_of(pairing, by_pairing[pairing.key()]) for pairing, _ in planned if pairing.key() in by_pairing]


def row_of(pairing: Pairing, lines: list[Line]) -> Row:
    """Sum up the games of one row. The bot is told from the others by its seat: they may be of the same kind."""
    mine = [(line, line.number % pairing.seats) for line in lines]
    won = sum(1 / line.places.count(1) for line, seat in mine if line.places[seat] == 1)
    own = sum(line.scores[seat] for line, seat in mine)
    decisions = sum(line.decisions[seat] for line, seat in mine)
    return Row(
        pairing,
        interval(won / len(lines), len(lines)),
        own / len(lines),
        (sum(sum(line.scores) for line in lines) - own) / len(lines) / (pairing.seats - 1),
        sum(line.seconds[seat] for line, seat in mine) / max(1, decisions),
        sum(bool(line.failures and line.failures[seat]) for line, seat in mine),
    )


def page_of(bot: str, rows: list[Row]) -> str:
    """Write the rows as a table of the docs."""
    text = [
        f"### {bot}\n",
        "| game | seats | among | games | first places | 95 % interval | × fair | score : others | ms a decision |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    for row in rows:
        share, pairing = row.share, row.pairing
        text.append(
            f"| {registry.info(pairing.game).title} | {pairing.seats} | {pairing.others} | {share.games} "
            f"| {share.value:.1%} | {share.low:.1%} – {share.high:.1%} | {share.value * pairing.seats:.2f} "
            f"| {row.score:.1f} : {row.others_score:.1f} | {row.seconds * 1000:.2f} |"
        )
    return "\n".join(text) + "\n"
