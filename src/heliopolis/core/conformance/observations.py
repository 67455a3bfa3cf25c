"""What a seat is told in numbers: all that it sees, in the ranges that are declared, and nothing hidden from it."""

from heliopolis.core.conformance.random_games import Failure, random_games
from heliopolis.core.game import Game
from heliopolis.core.observation import Layout, Sheet
from heliopolis.core.rng import Rng
from heliopolis.core.state import CHANCE, State


def observations_keep_to_their_layout(game: Game, seats: int, rng: Rng) -> None:
    """An observation fills its place, and nothing beside it, with numbers within their ranges; names are different."""
    if game.layout is None:
        return
    layout = game.observation(seats)
    names = [field.name for field in layout.fields]
    highs = layout.highs()
    sheet = Sheet(layout.size, 2)
    for state, record in random_games(game, seats, rng):
        if len(set(names)) < len(names) or not all(field.meaning for field in layout.fields):
            raise Failure("two fields of an observation share a name, or one has no meaning", record)
        if rng.below(3):
            continue
        for viewer in range(seats):
            # The same place is written again and again: nothing of before may be left there.
            try:
                state.write_observation(viewer, sheet, 1)
            except ValueError as error:
                raise Failure(f"seat {viewer}: {error}", record) from None
            beside, written = sheet.row(0), sheet.row(1)
            if any(beside) or written != layout.of(state, viewer):
                raise Failure(f"the observation of seat {viewer} is not written in its place alone", record)
            if any(item > high for item, high in zip(written, highs, strict=True)):
                raise Failure(f"{_first_outside(layout, written)} of seat {viewer} is outside its range", record)


def _first_outside(layout: Layout, written: list[int]) -> str:
    """Name the first field that has a number outside its range."""
    parts = layout.split(written)
    return next(
        f"the field {field.name!r} {parts[field.name]}"
        for field in layout.fields
        if any(item > field.high for item in parts[field.name])
    )


def observations_tell_nothing_hidden(game: Game, seats: int, rng: Rng) -> None:
    """In every state that a seat can't tell from the true one it is given the same numbers."""
    if game.layout is None:
        return
    layout = game.observation(seats)
    for state, record in random_games(game, seats, rng):
        if rng.below(2):
            continue
        for viewer in range(seats):
            redealt = state.redeal(viewer, rng)
            true, other = layout.of(state, viewer), layout.of(redealt, viewer)
            if true != other:
                raise Failure(f"{_difference(layout, true, other)} tells seat {viewer} what it can't know", record)


def _difference(layout: Layout, first: list[int], second: list[int]) -> str:
    """Name the first field in which two observations differ."""
    one, two = layout.split(first), layout.split(second)
    return next(f"the field {name!r}" for name in one if one[name] != two[name])


def observations_tell_what_is_seen(game: Game, seats: int, rng: Rng) -> None:
    """Two decisions, or two outcomes, after which a seat's views differ leave it with different numbers."""
    if game.layout is None:
        return
    layout = game.observation(seats)
    for state, record in random_games(game, seats, rng):
        if rng.below(8):
            continue
        followers = _followers(state)
        for viewer in range(seats):
            seen: dict[tuple[int, ...], State] = {}
            for follower in followers:
                known = seen.setdefault(tuple(layout.of(follower, viewer)), follower)
                if known.view(viewer) != follower.view(viewer):
                    raise Failure(_not_told(known, follower, viewer), record)
                if known.legal_actions(viewer) != follower.legal_actions(viewer):
                    raise Failure(f"the same numbers leave seat {viewer} with other legal actions", record)


def _followers(state: State) -> list[State]:
    """Return the states that may come next: after each action of the first seat that decides, or each outcome."""
    found: list[State] = []
    actor = int(state.actor())
    numbers = [outcome for outcome, _ in state.outcomes()] if actor == CHANCE else state.legal_actions(actor)
    for number in numbers if actor >= CHANCE else []:
        follower = state.clone()
        if actor == CHANCE:
            follower.resolve(number)
        else:
            follower.apply(actor, number)
        found.append(follower)
    return found


def _not_told(one: State, other: State, viewer: int) -> str:
    """Say what a seat sees that its numbers do not tell."""
    first, second = one.view(viewer), other.view(viewer)
    differing = next(key for key in first if first[key] != second.get(key))
    return f"seat {viewer} sees {differing!r} differ, and its observation does not tell"
