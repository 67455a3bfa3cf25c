"""Who takes part in a result: the seats, and an opponent without one; what each gained, and for what."""

from collections.abc import Sequence
from dataclasses import dataclass

from markupsafe import Markup

from heliopolis.language import GameSpeaker
from heliopolis.tables.looks import Look, Result, Told
from heliopolis.web.board import Board


@dataclass(frozen=True)
class Contender:
    """Somebody in a result."""

    seat: int
    """The seat; an opponent without one comes behind them all."""
    name: str
    note: str
    """A word or two about who it is."""
    mark: Markup
    place: int
    score: int


@dataclass(frozen=True)
class Account:
    """A finished game: who took part, the first first, and every score line with the step at which it came."""

    contenders: list[Contender]
    lines: list[tuple[int, Told]]
    steps: int
    decided: bool
    """Whether the game has places: it was played to its end, or all but one have resigned."""

    def start(self) -> int:
        """Return what everybody had to begin with: what the score lines do not tell of the first seat's total."""
        first = next(each for each in self.contenders if each.seat == 0)
        return first.score - self.sum_of([told for _, told in self.lines], 0)

    @staticmethod
    def sum_of(lines: Sequence[Told], seat: int) -> int:
        """Add up what a seat gained by some score lines."""
        return sum(told.points or 0 for told in lines if told.seat == seat)


def is_decided(result: Result) -> bool:
    """Tell whether a game has places: it was played to its end, or all but one have resigned."""
    return result.complete or result.places.count(1) == 1


def account_of(board: Board, speaker: GameSpeaker, names: Sequence[str], notes: Sequence[str], look: Look) -> Account:
    """Put together who took part in a game, and what each gained."""
    assert look.result is not None
    result, log = look.result, look.log
    contenders = [
        Contender(seat, name, notes[seat], board.seat_mark(seat), result.places[seat], result.scores[seat])
        for seat, name in enumerate(names)
    ]
    if rival := board.rival(speaker, look.view, log):
        log = tuple(rival.log)
        place = 1 if 1 not in result.places else 2
        contenders.append(Contender(len(names), rival.name, rival.note, rival.mark, place, rival.score))
    lines = [(line.step, told) for line in log for told in line.told if told.points is not None]
    return Account(
        sorted(contenders, key=lambda each: each.place), lines, log[-1].step if log else 0, is_decided(result)
    )
