"""A game that is not of the house: named on the command line or installed, and known to every process of a command."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pexpect
import pytest

from heliopolis.arena.outside import check_bot
from heliopolis.core.errors import SetupError

ROOT = Path(__file__).parents[1]
WITH_STICKS = ("--with", "examples.sticks.register")
PROMPT = r"(Your choice|Votre choix)(\x1b\[0m)? › "
SCORED = "(Enter shows what was scored|Entrée montre le décompte)"
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
PROJECT = """
[build-system]
requires = ["setuptools"]
build-backend = "setuptools.build_meta"

[project]
name = "heliopolis-sticks"
version = "1"

[project.entry-points."heliopolis.games"]
sticks = "examples.sticks.register"
broken = "examples.nothing_of_the_kind"

[project.entry-points."heliopolis.bots"]
lookahead = "lookahead:choose"

[tool.setuptools]
packages = ["examples.sticks"]
py-modules = ["lookahead"]
package-data = { "*" = ["*.ftl", "*.md"] }
"""


def heliopolis(*arguments: str, folder: Path = ROOT, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a command in a folder, as the installed script does, which does not look for modules there by itself."""
    command = "import sys; sys.path[:1] = []; from heliopolis.terminal.main import main; sys.exit(main())"
    environment = {**os.environ, **environment}
    return subprocess.run(
        [sys.executable, "-c", command, *arguments], cwd=folder, env=environment, capture_output=True, text=True
    )


def test_a_module_named_on_the_command_line_registers_its_game() -> None:
    assert "sticks" not in heliopolis("games").stdout
    assert re.search(r"sticks +Sticks +2–3 +none", heliopolis(*WITH_STICKS, "games").stdout)


@pytest.mark.parametrize(
    ("module", "told"),
    [
        ("examples.nothing", "examples.nothing can't be imported (ModuleNotFoundError"),
        ("examples.nothing:register", "expected a module that registers a game"),
    ],
)
def test_a_module_that_can_not_be_imported_gets_a_sentence(module: str, told: str) -> None:
    done = heliopolis("--with", module, "games")
    assert done.returncode == 2
    assert told in done.stderr
    assert "Traceback" not in done.stderr


def test_worker_processes_know_the_game() -> None:
    simulated = heliopolis(*WITH_STICKS, "simulate", "sticks", "--seats", "random,scribe", "--games", "4", "--json")
    result = json.loads(simulated.stdout)
    assert (result["games"], result["errors"]) == (4, 0)
    contended = heliopolis(*WITH_STICKS, "arena", "sticks", "--players", "random,priest", "--games", "4", "--json")
    assert contended.returncode == 0, contended.stderr


@pytest.mark.parametrize("command", [("play", "sticks", "--seats"), ("simulate", "sticks", "--seats")])
def test_a_bot_that_the_game_does_not_have_is_answered_with_those_it_has(command: tuple[str, ...]) -> None:
    done = heliopolis(*WITH_STICKS, *command, "random,greedy")
    assert done.returncode == 2
    assert "seat 2 is 'greedy'; expected one of" in done.stderr
    assert "random, scribe, priest, vizier, pharaoh" in done.stderr


@pytest.mark.parametrize(("language", "left"), [("en", "Sticks left"), ("fr", "Bâtons restants")])
def test_it_is_played_on_the_plain_board_of_the_terminal(tmp_path: Path, language: str, left: str) -> None:
    arguments = ["-m", "heliopolis.terminal.main", *WITH_STICKS, "play", "sticks", "--seats", "human:Ada,priest"]
    arguments += ["--seed", "1", "--language", language, "--record", str(tmp_path / "game.txt")]
    child = pexpect.spawn(sys.executable, arguments, cwd=str(ROOT), encoding="utf-8", timeout=30, dimensions=(40, 80))
    child.expect(PROMPT)
    shown = ESCAPES.sub("", child.before or "")
    assert re.search(rf"{left} +[89]", shown)
    assert re.search(r"▸ Ada\b", shown)
    assert re.search(r"[^▸] (Priest|Prêtre) 2", shown)
    child.sendline("a")
    while (met := child.expect([PROMPT, SCORED, pexpect.EOF])) < 2:
        child.sendline("" if met else "a")
    assert "Traceback" not in (child.before or "")
    assert child.wait() == 0
    child.close()
    replayed = heliopolis(*WITH_STICKS, "replay", str(tmp_path / "game.txt"))
    assert re.search(r"Sticks left +0", replayed.stdout)


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Install an example game and an example bot as a package that somebody else has written; return where."""
    project, target = tmp_path_factory.mktemp("project"), tmp_path_factory.mktemp("target")
    shutil.copytree(ROOT / "examples" / "sticks", project / "examples" / "sticks")
    shutil.copy(ROOT / "examples" / "bots" / "lookahead.py", project)
    project.joinpath("pyproject.toml").write_text(PROJECT, encoding="utf-8")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-build-isolation", "--no-deps", "--no-index"]
    subprocess.run([*pip, "--target", str(target), str(project)], check=True)
    return target


def test_an_installed_package_registers_its_game_by_an_entry_point(installed: Path, tmp_path: Path) -> None:
    listed = heliopolis("games", folder=tmp_path, PYTHONPATH=str(installed))
    assert re.search(r"sticks +Sticks +2–3 +none", listed.stdout)
    assert [line.split()[0] for line in listed.stdout.splitlines()[1:5]] == ["ra", "heir", "pyramidice", "gold"]
    simulated = heliopolis("simulate", "sticks", "--games", "4", "--json", folder=tmp_path, PYTHONPATH=str(installed))
    assert json.loads(simulated.stdout)["games"] == 4


def test_an_installed_package_that_is_broken_takes_no_game_away(installed: Path, tmp_path: Path) -> None:
    listed = heliopolis("games", folder=tmp_path, PYTHONPATH=str(installed))
    assert "the game broken can't be loaded: ModuleNotFoundError" in listed.stderr
    assert listed.returncode == 0


def test_an_installed_package_brings_a_bot_by_an_entry_point(
    installed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    arguments = ("arena", "sticks", "--players", "lookahead,random", "--games", "4", "--json")
    done = heliopolis(*arguments, folder=tmp_path, PYTHONPATH=str(installed))
    assert done.returncode == 0, done.stderr
    assert "failed" not in done.stderr
    assert {each["bot"] for each in json.loads(done.stdout)["players"]} == {"lookahead", "random"}
    monkeypatch.syspath_prepend(installed)
    with pytest.raises(SetupError, match=r"there is no bot 'look'; expected one of .*pharaoh-1, lookahead, or"):
        check_bot("look", "ra")
