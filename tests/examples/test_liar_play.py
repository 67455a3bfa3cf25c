"""Liar's dice, registered from outside: it conforms, and is played by people and bots like any game of the house."""

import re
import subprocess
import sys
from pathlib import Path

import pexpect
import pytest

import heliopolis
from heliopolis.core import conformance
from heliopolis.core.conformance import Check
from heliopolis.core.game import Game
from heliopolis.core.rng import SeededRng
from heliopolis.players.levels import LEVELS, LevelBot, heuristics_of

ROOT = Path(__file__).parents[2]
WITH_LIAR = ("--with", "examples.liar.register")
PROMPT = r"(Your choice|Votre choix)(\x1b\[0m)? › "
SCORED = "(Enter shows what was scored|Entrée montre le décompte)"
AS_SEEN = re.compile(r"^ (a)  |\b(a)=|^ (\S\D*\d+\D+\d+) \d", re.MULTILINE)
"""The letter of the menu's first line; its first choice as it is said, where the choices are too many for letters."""
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


@pytest.mark.parametrize("check", conformance.CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_conforms(liar: Game, seats: int, check: Check) -> None:
    check(liar, seats, SeededRng(seats))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [2, 4])
def test_every_level_plays_it_to_the_end(liar: Game, seats: int, level: str) -> None:
    record = heliopolis.play(liar, [LevelBot(level, "liar", iterations=6)] * seats, SeededRng(seats))
    assert sorted(record.end().standings()) == list(range(1, seats + 1))


def test_a_bot_that_thinks_beats_a_random_one(liar: Game) -> None:
    rng = SeededRng(5)
    players = ["scribe", "random"]
    wins = sum(heliopolis.play(liar, players, rng.fork()).final_scores[0] > 0 for _ in range(12))  # type: ignore[index]
    assert wins >= 10


def test_a_search_does_not_tell_hidden_rolls_apart(liar: Game) -> None:
    state = liar.new(2)
    heuristics = heuristics_of("liar")
    assert {heuristics.seen(state, outcome) for outcome, _ in state.outcomes()} == {0}


@pytest.mark.parametrize(
    ("language", "own", "told"),
    [("en", "under the cup", "Make a bid"), ("fr", "sous le gobelet", "Annoncez")],
)
def test_it_is_played_on_the_plain_board_of_the_terminal(tmp_path: Path, language: str, own: str, told: str) -> None:
    arguments = ["-m", "heliopolis.terminal.main", *WITH_LIAR, "play", "liar", "--seats", "human:Ada,scribe"]
    arguments += ["--seed", "1", "--language", language, "--record", str(tmp_path / "game.txt")]
    child = pexpect.spawn(sys.executable, arguments, cwd=str(ROOT), encoding="utf-8", timeout=60, dimensions=(40, 80))
    child.expect(PROMPT)
    shown = ESCAPES.sub("", child.before or "").replace("\r", "")
    assert told in shown
    assert len(re.findall(own, shown)) == 1
    for _ in range(200):
        first = AS_SEEN.search(shown)
        assert first is not None
        child.sendline(first[1] or first[2] or first[3])
        if child.expect([PROMPT, SCORED]) == 1:
            break
        shown = ESCAPES.sub("", child.before or "").replace("\r", "")
    else:
        pytest.fail("the game did not end")
    child.sendline("")
    child.expect(pexpect.EOF)
    assert "Traceback" not in (child.before or "")
    assert child.wait() == 0
    child.close()


def test_it_is_simulated_with_bots_in_worker_processes() -> None:
    command = [sys.executable, "-m", "heliopolis.terminal.main", *WITH_LIAR, "simulate", "liar", "--games", "4"]
    done = subprocess.run([*command, "--seats", "random,scribe,random"], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "scribe" in done.stdout
