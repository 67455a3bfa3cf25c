"""Worker processes: they leave Ctrl-C to whoever started them, and end with it."""

import signal
import subprocess
import sys
import time
from pathlib import Path

import pexpect
import pytest


def start(path: Path | None) -> "pexpect.spawn[str]":
    """Let bots play more games than anybody waits for, in a terminal of its own."""
    command = ["-m", "heliopolis.terminal.main", "arena", "ra", "--players", "priest,scribe"]
    command += ["--games", "10000"] + (["--results", str(path)] if path is not None else [])
    return pexpect.spawn(
        sys.executable, command, encoding="utf-8", codec_errors="replace", timeout=60, preexec_fn=hear_ctrl_c
    )


def hear_ctrl_c() -> None:
    """Do away with what is inherited from a shell that starts the tests in the background: Ctrl-C is ignored there."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def wait_for_games(path: Path) -> None:
    """Wait until some games have ended."""
    while not path.exists() or path.read_bytes().count(b"\n") < 3:
        time.sleep(0.05)


def processes_of(session: int | None) -> list[str]:
    """List the processes that live in a session: what was started in a terminal, and all that came of it."""
    listed = subprocess.run(["ps", "-A", "-o", "sess=,pid=,stat="], capture_output=True, text=True, check=True)
    rows = [line.split() for line in listed.stdout.splitlines()]
    return [pid for owner, pid, state in rows if owner == str(session) and not state.startswith("Z")]


def wait_for_the_end_of(session: int | None) -> None:
    """Wait until nothing of a session lives; what goes on for good fails."""
    for _ in range(600):
        if not processes_of(session):
            return
        time.sleep(0.05)
    pytest.fail(f"these go on: {processes_of(session)}")


def test_ctrl_c_ends_the_workers_and_keeps_the_games(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    child = start(path)
    wait_for_games(path)
    assert len(processes_of(child.pid)) > 1
    child.sendintr()
    child.expect("the same command goes on from there")
    child.expect(pexpect.EOF)
    assert "Traceback" not in (child.before or "")
    assert child.wait() == 130
    child.close()
    wait_for_the_end_of(child.pid)
    assert path.read_bytes().count(b"\n") >= 3


def test_ctrl_c_while_the_workers_start_ends_them_without_a_word_of_theirs(tmp_path: Path) -> None:
    child = start(tmp_path / "games.jsonl")
    while len(processes_of(child.pid)) < 3:  # the command, what tracks its resources, and a worker that is starting
        time.sleep(0.01)
    child.sendintr()
    child.expect(pexpect.EOF)
    assert "Traceback" not in (child.before or "")
    assert child.wait() == 130
    child.close()
    wait_for_the_end_of(child.pid)


@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGKILL])
def test_no_worker_outlives_its_parent(tmp_path: Path, sign: signal.Signals) -> None:
    path = tmp_path / "games.jsonl"
    child = start(path)
    wait_for_games(path)
    child.kill(sign)
    child.expect(pexpect.EOF)
    child.close()
    wait_for_the_end_of(child.pid)


def test_games_that_were_stopped_are_told_of_though_no_file_keeps_them() -> None:
    child = start(None)
    child.expect(r"[1-9]\d*/\d+")
    child.sendintr()
    child.expect("First places of one among 1")
    child.expect(r"stopped after \d+ games, which are not kept; with --results FILE they are")
    child.expect(pexpect.EOF)
    assert child.wait() == 130
    child.close()
