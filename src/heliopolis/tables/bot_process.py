"""A process in which bots think. It says that it is ready, then reads a question a line and answers each with a line.

It is started with its niceness, since the table's own process goes first.

A question holds where the game lies, what the bot's seat knows (a redealt state) and a seed: nothing else ever reaches
this process.
"""

import os
import sys
import time
from collections.abc import Callable
from typing import Any

import orjson

from heliopolis.core import registry
from heliopolis.core.driver import Chooser
from heliopolis.core.registry import Registration
from heliopolis.core.rng import SeededRng
from heliopolis.players.advice.choices import best_choices
from heliopolis.players.analysis.work import perform
from heliopolis.players.catalogue import chooser
from heliopolis.players.levels import LevelBot

Finder = Callable[[str, str], Chooser]
"""Finds a bot by its name, for a game."""

ADVISER = "adviser"
"""Who is asked for the prospects of the best choices rather than for one."""
ANALYST = "analyst"
"""Who is asked for a task of an analysis."""
NOBODY = ""
"""Who is asked whether there is an answer at all."""
READY = b"{}\n"
"""What the process says once it can be asked something."""


def answer(question: dict[str, Any], find: Finder) -> dict[str, Any]:
    """Let a bot choose, or advise on a choice, or say what kind of error it made."""
    if question["bot"] == NOBODY:
        return {}
    try:
        registration = Registration(**question["game"])
        registry.add(registration)
        game = registry.game(registration.name)
        if question["bot"] == ANALYST:
            return {"result": perform(game.info.name, question["task"])}
        state = game.restore(question["state"])
        rng = SeededRng(question["seed"])
        if question["bot"] == ADVISER:
            advice = best_choices(game.info.name, state, question["seat"], rng, made=question.get("made"))
            return {"advice": [each.dump() for each in advice]}
        choose = find(question["bot"], game.info.name)
        if "longest" in question and isinstance(choose, LevelBot):
            choose.longest = question["longest"]
        began = time.process_time()
        action = choose(state, question["seat"], rng)
        return {"action": int(action), "seconds": time.process_time() - began}
    except Exception as error:
        return {"error": type(error).__name__}


def main(find: Finder = chooser) -> None:
    """Answer until there are no more questions. What bots print goes to the error output."""
    os.nice(int(sys.argv[1]))
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    answers.write(READY)
    answers.flush()
    for line in sys.stdin.buffer:
        answers.write(orjson.dumps(answer(orjson.loads(line), find)) + b"\n")
        answers.flush()


if __name__ == "__main__":
    main()
