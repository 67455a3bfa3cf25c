"""What a seat can't know: redeals, and decisions that reveal."""

from heliopolis.core.conformance.random_games import Failure, random_games
from heliopolis.core.driver import forced_action
from heliopolis.core.game import Entry, Game
from heliopolis.core.record import Record
from heliopolis.core.rng import Rng, SeededRng
from heliopolis.core.state import CHANCE, OVER, State


def redeals_cannot_be_told_apart(game: Game, seats: int, rng: Rng) -> None:
    """A redealt state looks the same to its seat, obeys the census, and depends only on what the seat knows."""
    # Viewers who were given something other than the truth, and those who were given it though something was hidden.
    deceived: set[int | None] = set()
    informed: dict[int | None, Record] = {}
    for state, record in random_games(game, seats, rng):
        before = state.save()
        for viewer in (None, *range(seats)):
            seed = int(rng.below(1 << 20))
            redealt = state.redeal(viewer, SeededRng(seed))
            if redealt.save() != before:
                deceived.add(viewer)
                if rng.below(10) == 0 and not game.unseen(record.start(), record.entries, viewer):
                    raise Failure(f"the record hides nothing from {_who(viewer)}, and yet a redeal is another", record)
            elif game.has_secrets and game.unseen(record.start(), record.entries, viewer):
                informed[viewer] = record
            if redealt.view(viewer) != state.view(viewer):
                raise Failure(f"{_who(viewer)} can tell a redealt state from the true one", record)
            if viewer is not None and redealt.legal_actions(viewer) != state.legal_actions(viewer):
                raise Failure(f"{_who(viewer)} may do other things in a redealt state", record)
            if viewer is not None and _refusal_differs(game, state, redealt, viewer, rng):
                raise Failure(f"{_who(viewer)} is told by a refusal what they can't know", record)
            if redealt.actors() != state.actors() or redealt.actor() != state.actor():
                raise Failure(f"other seats act in a state redealt for {_who(viewer)}", record)
            if game.census(redealt) != game.census(state):
                raise Failure(f"a redeal for {_who(viewer)} loses or makes components", record)
            twice = redealt.redeal(viewer, SeededRng(seed))
            if twice.save() != redealt.save():
                raise Failure(f"a redeal for {_who(viewer)} depends on what they can't know", record)
        if state.save() != before:
            raise Failure("a redeal changes the true state", record)
    for viewer, record in informed.items():
        if viewer not in deceived:
            raise Failure(f"a redeal for {_who(viewer)} never draws anew what they can't know", record)


def _refusal_differs(game: Game, state: State, redealt: State, seat: int, rng: Rng) -> bool:
    """Tell whether an action is refused to a seat for another reason in a state that looks the same to it."""
    action = int(rng.below(len(game.actions)))
    if action in state.legal_actions(seat):
        return False
    return game.why_not(redealt, seat, action) != game.why_not(state, seat, action)


def revelations_are_counted(game: Game, seats: int, rng: Rng) -> None:
    """A decision by which anybody learns something hidden is counted in `reveals`, so that it is not taken back.

    Forced decisions follow the one before by themselves, so that what they reveal would be taken back with it. One that
    follows from no choice of its seat can't be taken back, counted or not.
    """
    for state, record in random_games(game, seats, rng):
        if not game.has_secrets:
            return
        for seat in state.actors():
            legal = state.legal_actions(seat)
            # One action of each verb will do: the others show and hide the same.
            by_verb = {game.actions[action].partition(" ")[0]: action for action in legal}
            for action in by_verb.values() if len(legal) > 1 else ():
                after, decisions = _with_what_is_forced(state, Entry(seat, action))
                if after.reveals != state.reveals:
                    continue
                for viewer in (None, seat, (seat + 1) % seats):
                    if _has_learned(game, record, state, after, decisions, viewer, rng):
                        raise Failure(
                            f"seat {seat} may take back {game.actions[action]!r}, by which "
                            f"{_who(viewer)} has learned something: `reveals` does not count it",
                            record,
                        )


def _with_what_is_forced(state: State, decision: Entry) -> tuple[State, list[Entry]]:
    """Return the state after a decision, and after those that its seat has to make then; with all of them."""
    after = state.clone()
    decisions = [decision]
    after.apply(decision.seat, decision.number)
    forced = forced_action(after)
    while forced is not None and forced.seat == decision.seat:
        decisions.append(forced)
        after.apply(forced.seat, forced.number)
        forced = forced_action(after)
    return after, decisions


def _has_learned(
    game: Game, record: Record, before: State, after: State, decisions: list[Entry], viewer: int | None, rng: Rng
) -> bool:
    """Tell whether decisions have taught a viewer something that was hidden before.

    They have if, in a state that the viewer could not tell from the true one, they look otherwise, or could not have
    been made though the viewer sees them.
    """
    guessed = before.redeal(viewer, rng)
    for index, (seat, action) in enumerate(decisions):
        if action not in guessed.legal_actions(seat):
            known = [*record.entries, *decisions]
            return len(record.entries) + index not in game.unseen(record.start(), known, viewer)
        guessed.apply(seat, action)
    return guessed.view(viewer) != after.view(viewer)


def _who(viewer: int | None) -> str:
    return "a spectator" if viewer is None else f"seat {viewer}"


def redealt_games_can_be_finished(game: Game, seats: int, rng: Rng) -> None:
    """From a redealt state a game can be played to its end."""
    for state, record in random_games(game, seats, rng):
        if rng.below(20):
            continue
        copy = state.redeal(int(rng.below(seats)), rng)
        for _ in range(game.info.longest + 1):
            if copy.actor() == OVER:
                break
            if copy.actor() == CHANCE:
                copy.resolve(copy.sample(rng))
            else:
                legal = copy.legal_actions(copy.actor())
                copy.apply(copy.actor(), legal[rng.below(len(legal))])
        else:
            raise Failure("a redealt game does not end", record)
