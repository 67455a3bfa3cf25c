"""A process whose bots misbehave, in the manner that ODD_BOT names."""

import os
import time

from heliopolis.core.rng import Rng
from heliopolis.core.state import State
from heliopolis.tables import bot_process


def odd(state: State, seat: int, _rng: Rng) -> int:
    manner = os.environ.get("ODD_BOT", "hangs")
    if manner == "hangs":
        time.sleep(10_000)
    if manner == "raises":
        return 1 // 0
    if manner == "dies":
        os._exit(1)
    if manner == "babbles":
        os.write(answers, b"I think, therefore\n")
    if manner == "cheats":
        return 10_000
    print("thinking")  # noqa: T201 (a bot that prints must not be taken for its answer)
    return state.legal_actions(seat)[0]


if __name__ == "__main__":
    answers = os.dup(1)
    if os.environ.get("ODD_BOT") == "wakes late":
        time.sleep(1)
    bot_process.main(lambda _bot, _game: odd)
