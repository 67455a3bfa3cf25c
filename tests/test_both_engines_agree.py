"""The compiled engine can't be told from the interpreted one."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.fingerprint import fingerprint

from heliopolis import engine
from heliopolis.core import registry

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("name", registry.names())
def test_both_engines_play_the_same_games(name: str) -> None:
    other = "0" if engine.running() == "interpreted" else "1"
    environment = {**os.environ, "HELIOPOLIS_INTERPRETED": other}
    environment.pop("EXPECT_ENGINE", None)
    answer = subprocess.run(
        [sys.executable, "-m", "tests.fingerprint", name],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    ran, theirs = answer.stdout.split()
    assert ran == "interpreted" or engine.running() == "interpreted"
    assert theirs == fingerprint(name)
