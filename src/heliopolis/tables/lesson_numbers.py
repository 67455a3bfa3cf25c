"""Numbers that the texts of lessons ask of the engine, so that they follow from the rules and the position.

    seats.0.suns_up.0                 what the learner's view has there; `#` counts what a list holds
    seats.0.epoch_fame after bid 13   what it has after that choice; several are parted by commas, and chance answers
                                      with outcomes: `draw, tile ra, pass, pass, bid 2`
    seats.0.epoch_fame by bid 13      by how much that changes it, with its sign
    seats.0.epoch_fame lost by it     how much less it is
    hand.stone.faces.0                the lowest of these dice: [0, 1, 0, 0, 1, 0] counts a 2 and a 5
    peek 2 seats.1.bid                what a rival's own view has, where a lesson peeks; of a card, its number
    last 2 bid                        the last word of what a rival is going to do in this step, or has done before it

`it` is the choice that was tried, also in a path (`previews.it.points`).
"""

from collections.abc import Sequence
from typing import Any

from heliopolis.core.driver import decide, resolve
from heliopolis.core.game import Game
from heliopolis.core.lessons import LEARNER
from heliopolis.core.state import CHANCE, State
from heliopolis.language import Argument, signed

WAYS = (" lost by ", " by ", " after ")
IT = "it"


def ask(game: Game, state: State, question: str, script: Sequence[str] = (), tried: str = "") -> Argument:
    """Answer a question about a position, as far as the learner knows it."""
    if question.startswith("last "):
        return last_word(question.removeprefix("last "), script)
    if question.startswith("peek "):
        rival, _, path = question.removeprefix("peek ").partition(" ")
        return written(look_up(state, path, viewer=int(rival) - 1))
    way = next((each for each in WAYS if each in question), "")
    if not way:
        return written(look_up(state, question, tried))
    path, _, moves = question.partition(way)
    after = follow(game, state, [tried if move == IT else move for move in moves.split(", ")])
    if way == " after ":
        return written(look_up(after, path))
    change = int(look_up(after, path)) - int(look_up(state, path))
    return -change if way == " lost by " else signed(change) if change else "0"


def last_word(begun: str, script: Sequence[str]) -> Argument:
    """Return the last word of a line of the script."""
    line = next((each for each in script if each.startswith(begun)), "")
    if not line:
        raise ValueError(f"nothing in the script begins with {begun!r}; expected a line that does")
    return number_of(line.rpartition(" ")[2])


def number_of(word: str) -> Argument:
    """Return the number of a card, or a word as it is."""
    number = word.partition("-")[0]
    return int(number) if number.isdecimal() else word


def look_up(state: State, path: str, tried: str = "", viewer: int = LEARNER) -> Argument:
    """Return what a view has at a path: the learner's, unless it is a rival's."""
    found: Any = {**state.view(viewer), "scores": state.scores()}
    for name in path.split("."):
        if name == "#":
            found = len([each for each in found if each is not None])
        elif name == "faces":
            found = [face for face, dice in enumerate(found, start=1) for _ in range(dice)]
        else:
            found = found[int(name)] if isinstance(found, list) else found[tried if name == IT else name]
    if not isinstance(found, (int, str)):
        raise ValueError(f"{path} is {found!r}; expected a number or a word")
    return number_of(found) if isinstance(found, str) else found


def written(found: Argument) -> Argument:
    """Write a number below zero with its sign, as texts have it."""
    return signed(found) if isinstance(found, int) and found < 0 else found


def follow(game: Game, state: State, notations: Sequence[str]) -> State:
    """Return the position after some choices and outcomes, each of whoever is next."""
    after = state.clone()
    for notation in notations:
        if after.actor() == CHANCE:
            resolve(game, after, game.outcome(notation))
        else:
            actors = after.actors()
            seat = LEARNER if LEARNER in actors else actors[0]
            decide(game, after, seat, game.action(notation))
    return after
