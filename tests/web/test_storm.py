"""A short storm: see `bench/storm.py` for longer ones."""

import json
import subprocess
import sys
from pathlib import Path

STORM = Path(__file__).parents[2] / "bench/storm.py"
MINUTES = "0.25"


def test_nothing_acknowledged_is_lost_in_a_storm() -> None:
    done = subprocess.run(
        [sys.executable, STORM, MINUTES, "--tables", "4", "--json"], capture_output=True, text=True, timeout=240
    )
    ledger = json.loads(done.stdout)
    assert ledger["lost"] == ledger["gone_back"] == 0, done.stderr
    assert ledger["acknowledged"] > 0
