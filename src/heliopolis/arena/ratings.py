"""What matches say about the strength of bots: shares of first places, ratings, scores, speed."""

from dataclasses import dataclass, field

from openskill.models import PlackettLuce, PlackettLuceRating

from heliopolis.arena.league import Line, Pairing
from heliopolis.arena.shares import Share, interval


@dataclass
class Standing:
    """What is known of one bot."""

    bot: str
    rating: float
    uncertainty: float
    games: int = 0
    score: float = 0.0
    decisions: int = 0
    seconds: float = 0.0
    long_decisions: int = 0
    against: dict[str, Share] = field(default_factory=dict)
    """Its share of first places, alone among others of each kind."""

    def as_data(self) -> dict[str, object]:
        """Return this as plain data."""
        return {
            "bot": self.bot,
            "rating": self.rating,
            "uncertainty": self.uncertainty,
            "games": self.games,
            "mean_score": self.score,
            "decisions_per_s": self.decisions / self.seconds if self.seconds else None,
            "seconds_per_decision": self.seconds / self.decisions if self.decisions else None,
            "over_one_second": self.long_decisions / self.decisions if self.decisions else None,
            "first_places_among": {
                other: {"games": share.games, "share": share.value, "low": share.low, "high": share.high}
                for other, share in self.against.items()
            },
        }


def standings_of(planned: list[Pairing], lines: list[Line]) -> list[Standing]:
    """Sum up the matches, the highest rating first."""
    bots = list(dict.fromkeys(bot for pairing in planned for bot in (pairing.one, pairing.others)))
    ratings = rate(bots, lines)
    found = [Standing(bot, rating.mu, rating.sigma) for bot, rating in ratings.items()]
    for standing in found:
        add_up(standing, lines)
        for pairing in planned:
            if standing.bot in (pairing.one, pairing.others):
                fill_in(standing, pairing, [line for line in lines if line.pairing == pairing.key()])
    return sorted(found, key=lambda standing: -standing.rating)


def rate(bots: list[str], lines: list[Line]) -> dict[str, PlackettLuceRating]:
    """Rate the bots game by game; one that holds several seats learns from the mean of what befell them."""
    model = PlackettLuce()
    ratings = {bot: model.rating(name=bot) for bot in bots}
    for line in lines:
        before = [[model.rating(mu=ratings[bot].mu, sigma=ratings[bot].sigma)] for bot in line.bots]
        after = model.rate(before, ranks=[float(place) for place in line.places])
        for bot in set(line.bots):
            mine = [team[0] for team, who in zip(after, line.bots, strict=True) if who == bot]
            ratings[bot].mu = sum(each.mu for each in mine) / len(mine)
            ratings[bot].sigma = sum(each.sigma for each in mine) / len(mine)
    return ratings


def add_up(standing: Standing, lines: list[Line]) -> None:
    """Add up the scores and the thinking of a bot."""
    scores: list[int] = []
    for line in lines:
        for seat, bot in enumerate(line.bots):
            if bot == standing.bot:
                scores.append(line.scores[seat])
                standing.decisions += line.decisions[seat]
                standing.seconds += line.seconds[seat]
                standing.long_decisions += line.long_decisions[seat]
        standing.games += standing.bot in line.bots
    standing.score = sum(scores) / len(scores) if scores else 0.0


def fill_in(standing: Standing, pairing: Pairing, lines: list[Line]) -> None:
    """Note how a bot did in a pairing; with more than two seats only the one among others has a share to note."""
    if standing.bot == pairing.one:
        won = sum(line.won(pairing.one) for line in lines)
        standing.against[pairing.others] = interval(won / len(lines) if lines else 0.0, len(lines))
    elif pairing.seats == 2:
        won = sum(line.won(pairing.others) for line in lines)
        standing.against[pairing.one] = interval(won / len(lines) if lines else 0.0, len(lines))
