"""Bots from outside: functions, classes, programs; a bot that fails loses its game, and nothing else."""

import json
import shutil
from importlib import import_module
from pathlib import Path

import pytest

from heliopolis.arena.contestants import places_of
from heliopolis.arena.dataset import read_dataset
from heliopolis.arena.league import Line, Pairing, play_game
from heliopolis.arena.outside import check_bot
from heliopolis.core import registry
from heliopolis.core.errors import RecordError, SetupError
from heliopolis.core.rng import SeededRng
from heliopolis.core.state import CHANCE
from heliopolis.players.catalogue import check_bot as check_bot_of_a_table
from heliopolis.terminal.main import main

BOTS = Path(__file__).parents[2] / "examples" / "bots"
MINE = "tests.arena.misbehaving"
SHELL = f"program:sh {BOTS / 'first.sh'}"


def against_random(bot: str, game: str = "ra", limit: float = 0.5) -> Line:
    """Let a bot play one game against a random one."""
    line, sample = play_game(Pairing(game, 2, bot, "random", limit=limit), 0)
    assert sample.played().end().scores() == line.scores
    return line


@pytest.mark.parametrize("game", ["ra", "heir", "pyramidice", "gold"])
def test_a_function_and_a_program_that_choose_alike_play_the_same_game(game: str) -> None:
    function, program = against_random(f"{MINE}:first", game, 30), against_random(SHELL, game, 30)
    assert (function.failures, program.failures) == ([], [])
    assert function.scores == program.scores
    assert function.decisions == program.decisions
    assert program.seconds[0] > 0


@pytest.mark.parametrize(
    ("bot", "why"),
    [
        (f"{MINE}:crash", "RuntimeError: no idea"),
        (f"{MINE}:cheat", "its choice 100000 is not legal"),
        (f"{MINE}:sleep", "it did not answer within 0.5 s"),
        (f"{MINE}:Counting", "RuntimeError: asked 4 times in Ra"),
        ("program:sleep 100", "it did not answer within 0.5 s"),
        ("program:false", "it has ended (exit status 1)"),
        ("program:echo ready", "it has ended (exit status 0)"),
        ("program:cat", "to the greeting; expected ready"),
        ("program:yes", "to the greeting; expected ready"),
        ("program:head -c 9000 /dev/zero", "bytes; expected one line"),
        ("program:no-such-program", "expected a command"),
        ("program:sh -c 'echo ready; echo dance; cat'", "it answered 'dance'; expected one of draw, invoke"),
    ],
)
def test_a_bot_that_fails_loses_the_game_and_nothing_else(bot: str, why: str) -> None:
    line = against_random(bot)
    assert line.places == [2, 1]
    assert why in line.failures[0]
    assert line.failures[1] == ""


def test_who_fails_is_placed_behind_the_others_and_nobody_wins_by_failing() -> None:
    assert places_of([1, 2, 3], ["", "", ""]) == [1, 2, 3]
    assert places_of([1, 2, 3], ["it slept", "", ""]) == [3, 1, 2]
    assert places_of([1, 2, 2], ["it slept", "", ""]) == [3, 1, 1]
    assert places_of([2, 1, 3], ["it slept", "it slept", ""]) == [2, 2, 1]
    assert places_of([1, 2], ["it slept", "it slept"]) == [2, 2]
    assert places_of([1], ["it slept"]) == [2]


@pytest.mark.skipif(shutil.which("node") is None, reason="Node is not installed")
def test_the_bot_in_javascript_understands_ra() -> None:
    line = against_random(f"program:node {BOTS / 'thrifty.js'}", limit=60)
    assert line.failures == []
    assert line.places == [1, 2]


def test_the_bot_that_looks_ahead_plays_every_game() -> None:
    for game in ("ra", "heir"):
        assert against_random("examples.bots.lookahead:choose", game, 60).places == [1, 2]


def test_bots_that_are_not_there_are_refused_with_what_is() -> None:
    for bot, expected in (
        (
            "clever",
            "one of random, greedy, scribe, priest, vizier, pharaoh, ra-himself, scribe-1, .*, or MODULE:FUNCTION",
        ),
        ("no_such_module:choose", "can't be imported"),
        (f"{MINE}:nobody", "can't be imported"),
        (f"{MINE}:__name__", "is str; expected a function or a class"),
    ):
        with pytest.raises(SetupError, match=expected.replace("(", r"\(")):
            check_bot(bot, "ra")


def test_no_table_takes_a_bot_from_outside() -> None:
    for bot in (SHELL, f"{MINE}:first"):
        with pytest.raises(SetupError, match="there is no bot"):
            check_bot_of_a_table(bot, "ra")


def test_games_are_kept_as_a_dataset_also_with_an_edition(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    edition, dataset = tmp_path / "mine.toml", tmp_path / "games.jsonl"
    edition.write_text('game = "ra"\nedition = "mine"\n[tiles]\ngod = 3\n', encoding="utf-8")
    keep = ["--records", str(dataset), "--edition", str(edition)]
    assert main(["arena", "ra", "--players", f"{MINE}:crash,random", "--games", "4", *keep]) == 0
    assert "crash failed in 4 games and lost them: RuntimeError: no idea" in capsys.readouterr().err
    assert main(["simulate", "ra", "--seats", f"random,{MINE}:crash", "--games", "3", "--json", *keep]) == 1
    told = capsys.readouterr()
    assert (json.loads(told.out)["games"], json.loads(told.out)["win_shares"]) == (3, [1.0, 0.0])
    assert "crash on seat 2: RuntimeError: no idea" in told.err
    samples = list(read_dataset(dataset))
    assert len(samples) == 7
    for sample in samples:
        record = sample.played()
        assert record.edition.changes(record.game.standard) == {"tiles.god": 3}
        assert record.end().scores() == record.final_scores
        assert sample.places[sample.bots.index(f"{MINE}:crash")] == 2
    dataset.write_text("{}\n", encoding="utf-8")
    with pytest.raises(RecordError, match="line 1: expected a game of a dataset of format 1"):
        list(read_dataset(dataset))


def test_the_search_of_openspiel_plays_every_game(monkeypatch: pytest.MonkeyPatch) -> None:
    search = import_module("examples.bots.openspiel_mcts")
    monkeypatch.setattr(search, "SIMULATIONS", 4)
    for name in registry.names():
        state, rng = registry.game(name).new(2), SeededRng(3)
        while state.actor() == CHANCE:
            state.resolve(state.sample(rng))
        seat = int(state.actor())
        assert search.choose(state.redeal(seat, rng), seat, rng) in state.legal_actions(seat)


def test_the_ppo_of_stable_baselines_learns_and_plays(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    learner = import_module("examples.bots.maskable_ppo").train("ra", 2, 64, games=2, length=16)
    assert learner.num_timesteps == 64
    learner.save("maskable-ppo-ra-2")
    assert against_random("examples.bots.maskable_ppo:Trained", limit=60).failures == []
