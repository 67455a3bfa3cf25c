"""Chances along a game: after every entry, how likely each seat was to be first."""

from collections.abc import Sequence
from math import sqrt

from heliopolis.core.driver import follow
from heliopolis.core.game import Entry
from heliopolis.core.rng import Rng
from heliopolis.core.state import CHANCE, OVER, State
from heliopolis.players.analysis.calibration import sureness_of
from heliopolis.players.analysis.figures import PARTS, Moment, whole_parts
from heliopolis.players.chances import PlayedOn, PlayingOn
from heliopolis.players.levels import heuristics_of


class Curve:
    """Goes along a game and plays it on from each moment.

    What was played on from the moment before, and began with what really happened, is used again: so chances change by
    what is new alone, and hardly at all by a step that anybody would have taken.
    """

    def __init__(self, game: str, seats: int, samples: int, rng: Rng) -> None:
        self.game = game
        self.playing = PlayingOn(heuristics_of(game), seats, sureness_of(game))
        self.samples = samples
        self.rng = rng
        self.kept: list[tuple[PlayedOn, int]] = []
        """Games that were played on and go through this moment, each with the steps since it began."""

    def moment(self, state: State) -> Moment:
        """Return the chances in a state."""
        if state.actor() == OVER:
            return ended(state)
        if not self.may_keep(state):
            self.kept = []
        kept = len(self.kept) / self.samples
        while len(self.kept) < self.samples:
            self.kept.append((self.playing.play_on(state, self.rng), 0))
        return summed_up([played for played, _ in self.kept], kept)

    def may_keep(self, state: State) -> bool:
        """Tell whether what was kept stops where a game played on from here would.

        All of it is kept or nothing: were those left out that chance takes into another stage, the others would tell
        of better or worse luck than there is.
        """
        if self.playing.counts_steps and state.actor() == CHANCE and any(at > played.first for played, at in self.kept):
            return False
        return all(played.stops_alike(at) for played, at in self.kept)

    def go_on(self, entry: Entry) -> None:
        """Keep what was played on and goes on with an entry."""
        self.kept = [
            (played, at + 1) for played, at in self.kept if played.goes_through(at, int(entry.seat), entry.number)
        ]


def ended(state: State) -> Moment:
    """Return how a game has ended: who share the first place share all of the chance."""
    places = state.standings()
    firsts = [float(place == 1) for place in places]
    wins = (PARTS * int(firsts[0]),) if len(places) == 1 else whole_parts(firsts)
    return Moment(wins, (0,) * len(places), tuple(float(place) for place in places))


def summed_up(played: Sequence[PlayedOn], kept: float) -> Moment:
    """Return the mean of some games that were played on, of which a part was kept from the moment before."""
    count = len(played)
    seats = range(len(played[0].wins))
    means = [sum(each.wins[seat] for each in played) / count for seat in seats]
    squares = [sum(each.wins[seat] ** 2 for each in played) / count for seat in seats]
    errors = [sqrt(max(0.0, square - mean * mean) / count) for mean, square in zip(means, squares, strict=True)]
    places = [round(sum(each.places[seat] for each in played) / count, 3) for seat in seats]
    return Moment(whole_parts(means), tuple(round(error * PARTS) for error in errors), tuple(places), kept)


def follow_curve(
    game: str, state: State, entries: Sequence[Entry], samples: int, rng: Rng
) -> tuple[list[Moment], dict[int, list[Moment]]]:
    """Return the chances before the first of some entries and after each, and those of sealed decisions turned round.

    The latter are the moments between sealed decisions if they had come in the opposite order, by the place of the
    first of these decisions.
    """
    curve = Curve(game, len(state.scores()), samples, rng)
    moments = [curve.moment(state)]
    turned: dict[int, list[Moment]] = {}
    for index, entry in enumerate(entries):
        together = sealed_together(state, entries[index:])
        if len(together) > 1:
            turned[index] = turned_round(curve, state, together)
        follow(state, entry)
        curve.go_on(entry)
        moments.append(curve.moment(state))
    return moments, turned


def sealed_together(state: State, entries: Sequence[Entry]) -> list[Entry]:
    """Return the next entries, as far as they are decisions that several seats make at once, each its own."""
    waiting = state.actors()
    found: list[Entry] = []
    if len(waiting) < 2:
        return found
    for entry in entries:
        if entry.seat == CHANCE or entry.seat not in waiting:
            break
        waiting.remove(entry.seat)
        found.append(entry)
    return found


def turned_round(curve: Curve, state: State, together: Sequence[Entry]) -> list[Moment]:
    """Return the chances after each of some sealed decisions but the last, had they come in the opposite order."""
    aside = Curve(curve.game, len(state.scores()), curve.samples, curve.rng)
    world = state.clone()
    found: list[Moment] = []
    for entry in together[:0:-1]:
        follow(world, entry)
        found.append(aside.moment(world))
    return found
