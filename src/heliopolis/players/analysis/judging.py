"""What decisions cost: a search looks at each of them from what its seat knew, in the way of the Pharaoh."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from math import sqrt
from typing import NamedTuple

from heliopolis.core.driver import follow
from heliopolis.core.game import Entry
from heliopolis.core.rng import Rng
from heliopolis.core.state import CHANCE, Actions, State
from heliopolis.players.advice.choices import remarks_of
from heliopolis.players.analysis.calibration import sureness_of
from heliopolis.players.analysis.figures import PARTS, Decision, Option, TurningPoint
from heliopolis.players.chances import PlayedOn, PlayingOn
from heliopolis.players.findings import Estimate, Findings, Prospect, draw
from heliopolis.players.levels import PHARAOH, heuristics_of, settings_of

MOST_OPTIONS = 4
FEWEST = 4
"""What was tried less often than this is not shown: nothing is known of it."""


class Difference(NamedTuple):
    """By how much one choice is better than another, in `PARTS` of chance and in points, with standard errors."""

    chance: int
    chance_error: int
    points: float
    points_error: float


class Judge:
    """Looks at decisions of a game."""

    def __init__(self, game: str, seats: int, iterations: int, weighing: int, rng: Rng) -> None:
        self.game = game
        self.heuristics = heuristics_of(game)
        highest = settings_of(PHARAOH, game, seats)
        self.looking, self.weighing = (
            replace(highest, iterations=count).search(game, seats, seconds=0.0) for count in (iterations, weighing)
        )
        for search in (self.looking, self.weighing):
            search.settings.sureness = sureness_of(game)
        self.rng = rng

    def judge_all(self, state: State, entries: Sequence[Entry], first: int) -> Iterator[Decision]:
        """Judge each decision among some entries of a game, of which so many came before."""
        for index, entry in enumerate(entries):
            if entry.seat != CHANCE and len(state.legal_actions(entry.seat)) > 1:
                yield self.judge(state, first + index, entry)
            follow(state, entry)

    def judge(self, state: State, step: int, entry: Entry) -> Decision:
        """Judge a decision that was not the only one possible."""
        seat, chosen = int(entry.seat), entry.number
        if self.is_clear(state, seat, chosen):
            return Decision(step, seat, chosen, chosen, 0, 0, 0.0, 0.0, sealed=False, options=())
        findings = self.looking.run(state, seat, self.rng)
        if findings.is_mixed:
            best = max(findings.prospects, key=lambda each: each.share).action
            lost, promised = self.compare_sealed(state, seat, findings, chosen)
            options = options_of(findings, chosen, {chosen: promised})
        else:
            best = findings.choice
            weighed = self.weigh(state, seat, best, chosen)
            lost = difference_of(weighed, best, chosen)
            options = options_of(findings, chosen, {action: each.win for action, each in weighed.items()})
        return Decision(step, seat, chosen, best, *lost, findings.is_mixed, options)

    def is_clear(self, state: State, seat: int, chosen: int) -> bool:
        """Tell whether no other choice than the one that was taken is worth a thought."""
        known = state.redeal(seat, self.rng)
        legal = Actions()
        known.write_legal(seat, legal)
        self.heuristics.leave_out(known, seat, legal)
        return int(legal.count) == 1 and int(legal.items[0]) == chosen

    def weigh(self, state: State, seat: int, one: int, other: int) -> dict[int, Prospect]:
        """Return what two choices promise, nothing if they are the same.

        Both are tried anew: what a search has chosen because it looked best there looks better than it is.
        """
        if one == other:
            return {}
        found = self.weighing.weigh(state, seat, [one, other], self.rng).prospects
        return {each.action: each for each in found if each.action in (one, other)}

    def compare_sealed(self, state: State, seat: int, findings: Findings, chosen: int) -> tuple[Difference, Estimate]:
        """Return by how much the mixture of choices that a search has settled on is better than the one taken.

        And how likely the first place was with that one.

        Others decide by the light policy here: a search that tried one choice again and again would teach them.
        """
        playing = PlayingOn(self.heuristics, len(state.scores()), sureness_of(self.game))
        mixed: list[PlayedOn] = []
        taken: list[PlayedOn] = []
        for _ in range(int(self.weighing.settings.iterations) // 2):
            for action, results in ((draw(findings.prospects, self.rng), mixed), (chosen, taken)):
                world = state.redeal(seat, self.rng)
                self.heuristics.unseal(world, seat)
                world.apply(seat, action)
                results.append(playing.play_on(world, self.rng))
        better, worse = (
            (estimate(each.wins[seat] for each in results), estimate(each.leads[seat] for each in results))
            for results in (mixed, taken)
        )
        return difference(better, worse), worse[0]

    def look_closer(self, state: State, decision: Decision) -> TurningPoint:
        """Compare the choice of a decision that may be a turning point with what it was measured by."""
        other = rival_of(decision)
        if decision.sealed:
            gain, error = -decision.cost, decision.error
        else:
            weighed = self.weigh(state, decision.seat, decision.chosen, other)
            gain, error, _, _ = difference_of(weighed, decision.chosen, other)
        better = decision.chosen if gain >= 0 else other
        remarks = remarks_of(self.game, state.redeal(decision.seat, self.rng), decision.seat, better)
        return TurningPoint(
            decision.step, decision.seat, decision.chosen, other, gain, error, decision.sealed, tuple(remarks)
        )


def in_parts(chance: float) -> int:
    """Return a chance as a whole number."""
    return round(chance * PARTS)


def options_of(findings: Findings, chosen: int, weighed: Mapping[int, Estimate]) -> tuple[Option, ...]:
    """Return the choices that were looked at most, and the one that was taken, the most promising first.

    Of those that were weighed against each other it tells what was found out then.
    """
    tried = [each for each in findings.best(MOST_OPTIONS) if each.visits >= FEWEST or each.action in weighed]
    if all(each.action != chosen for each in tried):
        tried = [*tried[: MOST_OPTIONS - 1], *(each for each in findings.prospects if each.action == chosen)]
    options = [option_of(each, weighed.get(each.action, each.win)) for each in tried]
    by_chance = sorted(options, key=lambda each: each.win, reverse=True)
    return tuple(options if findings.is_mixed else by_chance)


def option_of(prospect: Prospect, win: Estimate) -> Option:
    """Return a choice as figures."""
    return Option(prospect.action, in_parts(win.mean), in_parts(win.error), prospect.share)


def difference_of(weighed: Mapping[int, Prospect], one: int, other: int) -> Difference:
    """Return by how much one of two choices that were weighed is better than the other."""
    if not weighed:
        return Difference(0, 0, 0.0, 0.0)
    better, worse = weighed[one], weighed[other]
    return difference((better.win, better.lead), (worse.win, worse.lead))


def difference(one: tuple[Estimate, Estimate], other: tuple[Estimate, Estimate]) -> Difference:
    """Return by how much one choice is better than another, given chance and lead of both."""
    (win, lead), (other_win, other_lead) = one, other
    return Difference(
        in_parts(win.mean - other_win.mean),
        in_parts(sqrt(win.error**2 + other_win.error**2)),
        round(lead.mean - other_lead.mean, 3),
        round(sqrt(lead.error**2 + other_lead.error**2), 3),
    )


def estimate(values: Iterable[float]) -> Estimate:
    """Return the mean of some values, with its standard error."""
    found = list(values)
    return Estimate(float(len(found)), sum(found), sum(each * each for each in found))


def rival_of(decision: Decision) -> int:
    """Return what a choice is measured by: the best one, or, if it was that, the next best."""
    if not decision.is_best:
        return decision.best
    others = [each.action for each in decision.options if each.action != decision.chosen]
    return others[0] if others else decision.chosen
