"""How well the levels play the last round of Heir, where what a choice brings can be told exactly.

    python bench/heir_last_round.py [GAMES] [LEVEL …]

The light policy plays GAMES games (default 200) to their last round, the same ones for every LEVEL (default all), which
then plays both seats. A bid is sure if no magic is called and the seat holds an unbeatable card for each card that it
has still to play: to bid a low one then is a mistake. What the gods that build choose is held against the best choice,
if both seats build as well as they can from there.
"""

import sys
from collections import defaultdict

from heliopolis.core import registry
from heliopolis.core.bits import count_bits
from heliopolis.core.rng import SeededRng
from heliopolis.core.state import CHANCE, OVER, Actions
from heliopolis.games.heir import areas as area, components as piece, offerings, phases as at
from heliopolis.games.heir.state import HeirState
from heliopolis.players.catalogue import chooser
from heliopolis.players.heuristics.base import playout
from heliopolis.players.heuristics.heir import HeirHeuristics
from heliopolis.players.levels import LEVELS

BUILDING = {int(at.PLACE): "place", int(at.MOVE): "move", int(at.TURN): "turn", int(at.CLAIM): "claim"}
CLEAR = 2.5
"""So many points are a clear loss."""


def last_round(seed: int) -> HeirState:
    """Return a game at the beginning of its last round."""
    state = registry.game("heir").new(2, {"quick": True})
    assert isinstance(state, HeirState)
    playout(state, HeirHeuristics(), SeededRng(seed), Actions(), int(piece.ROUNDS))
    return state


def best_lead(state: HeirState) -> int:
    """Return the first seat's lead at the end if both build as well as they can; a tie goes to the higher cards."""
    while state.actor() == CHANCE:
        state.resolve(state.outcomes()[0][0])  # any magic card drawn is a point
    if state.actor() == OVER:
        first, second = state.scores()
        return first - second
    seat = int(state.actor())
    if state.phase == at.TIE:
        state.apply(seat, state.legal_actions(seat)[-1])
        return best_lead(state)
    leads = [lead_after(state, seat, action) for action in state.legal_actions(seat)]
    return max(leads) if seat == 0 else min(leads)


def lead_after(state: HeirState, seat: int, action: int) -> int:
    """Return the first seat's lead at the end after a choice."""
    copy = state.clone()
    copy.apply(seat, action)
    return best_lead(copy)


def is_sure(state: HeirState, seat: int) -> bool:
    """Tell whether a seat bids without magic, and has an unbeatable card for each card it still has to play."""
    if any(state.sides[each * area.SIDE + area.CALLED] != area.NO_MAGIC for each in range(2)):
        return False
    unbeatable = [card for card in hand(state, seat) if card > highest_of_other(state, seat)]
    return len(unbeatable) > count_bits(state.unsummoned)


def hand(state: HeirState, seat: int) -> list[int]:
    """List a seat's cards."""
    return [card for card in range(int(piece.CARDS)) if state.sides[seat * area.SIDE + area.HAND] >> card & 1]


def highest_of_other(state: HeirState, seat: int) -> int:
    """Return the highest card that the other seat may hold, as far as all know."""
    return int(offerings.unseen_cards(state, 1 - seat)).bit_length() - 1


class Tally:
    """What a level did in the last rounds."""

    def __init__(self) -> None:
        self.sure_bids = 0
        self.low_bids = 0
        self.losses: dict[str, list[int]] = defaultdict(list)

    def note(self, state: HeirState, seat: int, action: int) -> None:
        """Look at a choice before it is carried out."""
        legal = state.legal_actions(seat)
        if state.phase == at.BID and is_sure(state, seat):
            self.sure_bids += 1
            self.low_bids += hand(state, seat)[legal.index(action)] < highest_of_other(state, seat)
        if int(state.phase) in BUILDING and len(legal) > 1:
            sign = 1 if seat == 0 else -1
            leads = [sign * lead_after(state, seat, each) for each in legal]
            self.losses[BUILDING[int(state.phase)]].append(max(leads) - leads[legal.index(action)])

    def __str__(self) -> str:
        told = [f"{self.low_bids} of {self.sure_bids} sure bids low"]
        every = [loss for losses in self.losses.values() for loss in losses]
        for name, losses in [*self.losses.items(), ("all", every)]:
            missed = sum(loss > 0 for loss in losses)
            clear = sum(loss >= CLEAR for loss in losses)
            told.append(f"{name} {missed} of {len(losses)} not best, {clear} clearly, mean loss {mean(losses):.2f}")
        return "; ".join(told)


def mean(numbers: list[int]) -> float:
    """Return the mean of some numbers."""
    return sum(numbers) / max(1, len(numbers))


def play_out(state: HeirState, level: str, seed: int, tally: Tally) -> None:
    """Let a level play both seats to the end."""
    rng = SeededRng(seed)
    choose = chooser(level, "heir", longest=0.0)
    while state.actor() != OVER:
        if state.actor() == CHANCE:
            state.resolve(state.sample(rng))
            continue
        seat = int(state.actor())
        action = choose(state.redeal(seat, rng), seat, rng)
        tally.note(state, seat, action)
        state.apply(seat, action)


def main() -> None:
    """Measure the levels asked for."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    for level in sys.argv[2:] or LEVELS:
        tally = Tally()
        for seed in range(games):
            play_out(last_round(seed), level, seed, tally)
        print(f"{level}: {tally}")


if __name__ == "__main__":
    main()
