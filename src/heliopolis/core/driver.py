"""Driving a game: checked decisions, chance, and whole games between callables."""

from collections.abc import Callable, Sequence
from typing import NoReturn

from heliopolis.core.errors import NotationError, Refusal, SeatError
from heliopolis.core.game import Entry, Game
from heliopolis.core.rng import Rng
from heliopolis.core.state import CHANCE, OVER, State

Chooser = Callable[[State, int, Rng], int]
"""Chooses an action, given a state that its seat can't tell from the true one, the seat, and a generator of its own."""

LegalActions = Callable[[int], list[int]]
"""Returns what a seat may do."""


def decide(game: Game, state: State, seat: int, action: int) -> None:
    """Carry out a seat's decision if it is legal; otherwise raise, and change nothing."""
    if not 0 <= seat < len(state.scores()) or action not in state.legal_actions(seat):
        refuse(game, state, seat, action)
    state.apply(seat, action)


def refuse(game: Game, state: State, seat: int, action: int) -> NoReturn:
    """Raise the error that tells why a decision is not legal."""
    seats = len(state.scores())
    if not 0 <= seat < seats:
        raise SeatError(f"there is no seat {seat}; expected 0 to {seats - 1}", "no-seat", seats=seats)
    if not 0 <= action < len(game.actions):
        raise NotationError(
            f"there is no action {action}; expected 0 to {len(game.actions) - 1}", "no-action", given=action
        )
    raise Refusal(game.package, game.why_not(state, seat, action))


def follow(state: State, entry: Entry) -> None:
    """Let happen what has happened once, whether or not today's rules allow it; raise if it makes no sense here."""
    if entry.seat == CHANCE and state.actor() == CHANCE:
        state.resolve(entry.number)
    elif entry.seat in state.actors():
        state.apply(entry.seat, entry.number)
    else:
        raise SeatError("somebody else is to decide here; expected one of those who are asked", "not-asked")


def resolve(game: Game, state: State, outcome: int) -> None:
    """Let chance answer with an outcome if it is possible; otherwise raise, and change nothing."""
    if state.actor() != CHANCE:
        raise NotationError("chance has nothing to answer here; expected a decision of a seat", "not-chance")
    possible = [number for number, _ in state.outcomes()]
    if outcome not in possible:
        accepted = ", ".join(game.outcomes[number] for number in possible)
        given = game.outcomes[outcome] if 0 <= outcome < len(game.outcomes) else str(outcome)
        raise NotationError(
            f"{given!r} can't come up here; expected one of {accepted}", "not-possible", given=given, expected=accepted
        )
    state.resolve(outcome)


def forced_action(state: State, legal_actions: LegalActions | None = None) -> Entry | None:
    """Return the decision to be made if it is the only one possible, for one seat alone.

    Who knows already what a seat may do says so.
    """
    actors = state.actors()
    if len(actors) != 1:
        return None
    legal = (legal_actions or state.legal_actions)(actors[0])
    return Entry(actors[0], legal[0]) if len(legal) == 1 else None


def play(
    game: Game,
    state: State,
    choosers: Sequence[Chooser],
    rng: Rng,
    *,
    entries: list[Entry] | None = None,
    take_forced: bool = True,
) -> int:
    """Play a game to its end between choosers; return the number of their decisions.

    Each chooser sees a redealt state and a generator of its own, so that it has nothing to learn from either.
    Decisions and outcomes are added to `entries`. Forced decisions are taken without asking, unless told otherwise.
    """
    generators = [rng.fork() for _ in choosers]
    decisions = 0
    while True:
        actor = int(state.actor())
        if actor == OVER:
            return decisions
        if actor == CHANCE:
            outcome = int(state.sample(rng))
            state.resolve(outcome)
            made = Entry(CHANCE, outcome)
        else:
            forced = forced_action(state) if take_forced else None
            made = forced or Entry(actor, ask(state, actor, choosers[actor], generators[actor]))
            decide(game, state, made.seat, made.number)
            decisions += 1
        if entries is not None:
            entries.append(made)


def ask(state: State, seat: int, chooser: Chooser, rng: Rng) -> int:
    """Let a chooser decide on what its seat knows."""
    return chooser(state.redeal(seat, rng), seat, rng)
