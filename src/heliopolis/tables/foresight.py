"""What would come of a decision, as far as who makes it may know: told before it is made, and nothing changes by it."""

from collections.abc import Sequence
from typing import NamedTuple

from heliopolis.core.driver import forced_action, refuse
from heliopolis.core.journal import JournalEvent
from heliopolis.core.rng import Rng
from heliopolis.core.state import CHANCE, OVER, State
from heliopolis.tables.errors import NotNow
from heliopolis.tables.table import PLAYING, Table

GUESSES = 4
"""How many states that a seat can't tell from the true one must agree on what it is told."""
FARTHEST = 3
"""How many decisions one choice may stand for."""

NO_UNDO, REVEALS, CHANCE_ANSWERS, GAME_ENDS, PASSES_ON = "no-undo", "reveals", "chance", "game-ends", "passes-on"
"""Why a decision can't be taken back: the table does not allow it, something hidden is shown, chance answers, the game
is over, or others decide next."""


class Foresight(NamedTuple):
    """What would come of a decision."""

    final: str
    """Why it could not be taken back; empty if it could."""
    legal: tuple[int, ...]
    """What else the seat could decide, and this."""
    events: tuple[JournalEvent, ...]
    """What would follow from it, as far as that is certain."""
    decisions: tuple[int, ...]
    """The decisions it stands for: its own, perhaps after others that lead to it."""

    @property
    def alone(self) -> bool:
        """Tell whether the seat has no other choice."""
        return len(self.legal) == 1


def foresee(table: Table, seat: int, action: int, rng: Rng, *, far: bool, stays: bool) -> Foresight:
    """Tell what would come of a decision, or raise why it is not allowed.

    One that is `far` may take others of its kind to get to. Where a turn `stays` until its player ends it, a decision
    after which nothing but that is left can be taken back.
    """
    if table.phase != PLAYING:
        raise NotNow("over", "the game is over; expected a table at which it is being played")
    play = table.play
    legal = play.legal(seat)
    secrets = table.game.has_secrets
    known = [play.state.redeal(seat, rng) for _ in range(GUESSES)] if secrets else [play.state.clone()]
    decisions = [action] if action in legal else route(table, known[0], seat, action) if far else []
    if not decisions:
        refuse(table.game, play.state, seat, action)
    seen = [_follow(state, seat, decisions, stays=stays) for state in known]
    final = NO_UNDO if not table.made.undo else next((final for final, _ in seen if final), "")
    events = [event for event in seen[0][1] if all(event in others for _, others in seen)]
    return Foresight(final, tuple(legal), tuple(events), tuple(decisions))


def route(table: Table, state: State, seat: int, action: int) -> list[int]:
    """Find the fewest decisions of one kind that lead to one of them, nothing revealed on the way; none if too far."""
    kind = table.game.actions[action].rpartition(" ")[0]
    tried: set[int] = set()
    reached: list[tuple[State, list[int]]] = [(state, [])]
    for _ in range(FARTHEST):
        following: list[tuple[State, list[int]]] = []
        for here, way in reached:
            legal = here.legal_actions(seat)
            if action in legal:
                return [*way, action]
            for step in legal:
                if step in tried or table.game.actions[step].rpartition(" ")[0] != kind:
                    continue
                tried.add(step)
                there = here.clone()
                there.apply(seat, step)
                if there.actors() == [seat] and there.reveals == state.reveals:
                    following.append((there, [*way, step]))
        reached = following
    return []


def passes_on(state: State, seat: int, action: int) -> bool:
    """Tell whether a seat has nothing more to decide after a decision, before chance or others do."""
    after = state.clone()
    after.apply(seat, action)
    return seat not in after.actors()


def _follow(state: State, seat: int, decisions: Sequence[int], *, stays: bool) -> tuple[str, list[JournalEvent]]:
    """Carry decisions out in a state that is given up for it; return why there is no way back, and what happened."""
    reveals = state.reveals
    state.journal = []
    for decision in decisions:
        state.apply(seat, decision)
    while not stays and (forced := forced_action(state)) is not None and forced.seat == seat:
        state.apply(seat, forced.number)
    events = state.journal or []
    if state.reveals != reveals:
        return REVEALS, events
    if state.actor() == CHANCE:
        return CHANCE_ANSWERS, events
    if state.actor() == OVER:
        return GAME_ENDS, events
    return "" if seat in state.actors() else PASSES_ON, events
