"""An analysis in words."""

from heliopolis.language import GameSpeaker, Speaker, decimal
from heliopolis.players.analysis.figures import PARTS, TurningPoint
from heliopolis.players.analysis.measures import Measure
from heliopolis.players.analysis.report import Analysis
from heliopolis.players.analysis.stages import Whereabouts
from heliopolis.players.analysis.tallies import Tally
from heliopolis.players.findings import TELLING

MINUS = "\N{MINUS SIGN}"


def words_in(language: str) -> Speaker:
    """Return who says what belongs to every game."""
    return Speaker(__package__, language)


def percent(parts: int) -> int:
    """Return a chance in hundredths."""
    return round(100 * parts / PARTS)


def chance_points(parts: int, language: str) -> str:
    """Write a change of a chance in points of a hundred, with its sign."""
    points = round(100 * parts / PARTS, 1)
    sign = MINUS if points < 0 else "+" if points > 0 else ""
    return sign + decimal(language, abs(points))


def doubt(parts: int, language: str) -> str:
    """Write how much a change of a chance may be wrong by, in points of a hundred."""
    return decimal(language, max(0.1, round(TELLING * 100 * parts / PARTS, 1)))


def place_in_words(game: str, where: Whereabouts, language: str) -> str:
    """Say where in a game something happened: in which epoch or round, if it has any, and turn."""
    words = words_in(language)
    kind = f"place-{game}" if words.has(f"place-{game}") else "place-stage"
    return words.say(kind if where.stage else "place-turn", stage=where.stage, turn=where.turn)


def point_figures(point: TurningPoint, language: str) -> str:
    """Say how much of a difference a turning point made."""
    gain, error = chance_points(point.gain, language), doubt(point.error, language)
    return words_in(language).say("point-cost", points=gain, error=error)


def point_in_words(point: TurningPoint, speaker: GameSpeaker) -> str:
    """Say what was chosen at a turning point, what it is measured by, and what decides between them."""
    kind = "good" if point.gain > 0 else "slip-sealed" if point.sealed else "slip"
    chosen, other = speaker.action(point.chosen), speaker.action(point.other)
    told = [words_in(speaker.language).say(f"point-{kind}", chosen=chosen, other=other)]
    told += [speaker.because(remark.name, remark.facts) for remark in point.remarks]
    return " ".join(told)


def measure_in_words(measure: Measure, language: str) -> str:
    """Say how good a seat was at a sort of decision."""
    return words_in(language).say(
        "measure-line",
        decisions=measure.decisions,
        best=measure.best,
        cost=decimal(language, round(100 * measure.cost / PARTS, 1)),
        error=doubt(measure.error, language),
    )


def tally_figure(tally: Tally, language: str) -> str:
    """Write what a tally comes to: a part in hundredths, or so much for each."""
    if tally.is_share:
        return words_in(language).say("percent", share=round(100 * tally.amount / tally.number))
    value = round(tally.amount / tally.number, 1)
    return (MINUS if value < 0 else "") + decimal(language, abs(value))


def tally_in_words(tally: Tally, language: str) -> str:
    """Say what a tally comes to, and of how many."""
    kind = "tally-share" if tally.is_share else "tally-each"
    amount = str(tally.amount).replace("-", MINUS)
    return words_in(language).say(kind, value=tally_figure(tally, language), amount=amount, number=str(tally.number))


def curve_in_words(analysis: Analysis, names: list[str], language: str) -> str:
    """Tell a curve to those who can't see it: how likely each was to win at first, and how it ended."""
    words = words_in(language)
    first, last = (
        words.join(
            [
                words.say("said-chance", player=name, share=percent(share))
                for name, share in zip(names, moment.wins, strict=True)
            ]
        )
        for moment in (analysis.moments[0], analysis.moments[-1])
    )
    return words.say("curve-told", start=first, end=last)
