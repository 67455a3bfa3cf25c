"""A short storm: see `bench/storm.py` for longer ones."""

import json
import subprocess
import sys
from pathlib import Path

from bench.storming.ledger import Ledger, Post

from heliopolis.tables.events import PERSON, Entered, write_event

STORM = Path(__file__).parents[2] / "bench/storm.py"
MINUTES = "0.25"


def test_nothing_acknowledged_is_lost_in_a_storm() -> None:
    done = subprocess.run(
        [sys.executable, STORM, MINUTES, "--tables", "4", "--json"], capture_output=True, text=True, timeout=240
    )
    ledger = json.loads(done.stdout)
    assert ledger["lost"] == ledger["gone_back"] == ledger["invented"] == ledger["refused_stored"] == 0, done.stderr
    assert ledger["acknowledged"] > 0


def test_the_ledger_tells_what_became_of_each_post() -> None:
    moves = {3: "draw", 7: "invoke", 9: "draw"}
    rows = [
        write_event(number, 0, Entered(0, moves[number], PERSON) if number in moves else Entered(-1, "tile nile"))
        for number in range(2, 12)
    ]
    ledger = Ledger()
    told = [Post("t", "draw", 2, answered=3), Post("t", "draw", 10, answered=11)]
    silent = [Post("t", "invoke", 3), Post("t", "draw", 3), Post("t", "pass", 9)]
    ledger.settle([*told, *silent, Post("t", "invoke", 4, refused=True)], rows)
    assert (ledger.acknowledged, ledger.lost) == (2, 1)  # nothing is stored after version 10
    assert (ledger.unanswered, ledger.unanswered_stored) == (3, 1)
    assert (ledger.refused, ledger.refused_stored) == (1, 0)  # the silent one has it
    assert ledger.invented == 1  # nobody sent the one of version 9
    assert not ledger.good
