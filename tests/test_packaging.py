"""What is built and installed: a whole sdist, a wheel for many Linuxes, and no more than the engine and bots need."""

import ast
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from heliopolis import extras

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "heliopolis"
PROJECT = tomllib.loads(ROOT.joinpath("pyproject.toml").read_text(encoding="utf-8"))["project"]
BASE = ("core", "engine", "extras", "games", "players", "arena")
BROUGHT_ALONG = ("h11", "markupsafe", "pyspiel", "starlette")
"""What uvicorn, htpy, OpenSpiel and FastAPI stand on."""
PAIR = ("--players", "greedy,random")
NO_COMPILER = {"CC": "no-such-compiler", "HELIOPOLIS_COMPILE": "auto"}


def named(requirements: list[str]) -> set[str]:
    """Return the names of required distributions, all spelt the same way."""
    return {re.split(r"[^\w.-]", each)[0].lower().replace("_", "-").replace(".", "-") for each in requirements}


def build(what: str, folder: Path, into: Path, **environment: str) -> tuple[Path, str]:
    """Build an sdist or a wheel of a folder; return it with what was said."""
    command = [sys.executable, "-m", "build", "--no-isolation", f"--{what}", "--outdir", str(into), str(folder)]
    done = subprocess.run(command, env=os.environ | environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    [built] = into.iterdir()
    return built, done.stdout + done.stderr


class Environment:
    """An environment with nothing in it but what a wheel brings."""

    def __init__(self, folder: Path, wheel: Path) -> None:
        self.folder = folder
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True)
        self.pip("install", "--quiet", "-c", str(ROOT / "constraints.txt"), str(wheel))

    def pip(self, *arguments: str) -> str:
        """Let pip work on it."""
        command = [sys.executable, "-m", "pip", "--python", str(self.folder / "bin" / "python")]
        return self.said([*command, "--disable-pip-version-check", *arguments])[1]

    def run(self, *arguments: str) -> tuple[int, str, str]:
        """Run the command that is installed in it."""
        return self.said([str(self.folder / "bin" / "heliopolis"), *arguments])

    def said(self, command: list[str]) -> tuple[int, str, str]:
        """Run a command somewhere else than here, and return what it said."""
        clean = {name: value for name, value in os.environ.items() if not name.startswith(("HELIOPOLIS", "PYTHON"))}
        done = subprocess.run(command, cwd=self.folder, env=clean, capture_output=True, text=True, check=False)
        return done.returncode, done.stdout, done.stderr


def play_in(environment: Environment, engine: str) -> None:
    """Play with what is installed: games, bots and the arena's pool work, and what more would take is told."""
    assert named(environment.pip("freeze").splitlines()) == {"heliopolis", "librt", "mypy-extensions"}
    assert f"({engine} engine)" in environment.run("--version")[1]
    status, out, err = environment.run("simulate", "ra", "--seats", "greedy,scribe", "--games", "2")
    assert (status, "2 games, 0 errors" in out, "the engine is interpreted" in err) == (
        0,
        True,
        engine == "interpreted",
    ), err
    assert environment.run("games")[0] == 0
    for command, extra in ((["serve"], "table"), (["play", "ra"], "table"), (["arena", "ra", *PAIR], "research")):
        status, out, err = environment.run(*command)
        assert (status, out) == (2, "")
        assert err.endswith(f"which is not installed; expected pip install 'heliopolis[{extra}]'\n")


def test_the_sdist_is_whole_and_installs_without_a_compiler(tmp_path: Path) -> None:
    sdist, _ = build("sdist", ROOT, tmp_path / "sdist")
    with tarfile.open(sdist) as archive:
        archive.extractall(tmp_path, filter="data")
    [folder] = [path for path in tmp_path.iterdir() if path.name.startswith("heliopolis-")]
    tracked = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False).stdout.split()
    missing = [path for path in tracked if not path.startswith(".") and not folder.joinpath(path).exists()]
    assert missing == []
    assert folder.joinpath("tests", "conftest.py").exists()
    wheel, said = build("wheel", folder, tmp_path / "wheel", **NO_COMPILER)
    assert "the engine stays interpreted" in said
    assert wheel.name.endswith("-py3-none-any.whl")
    with zipfile.ZipFile(wheel) as archive:
        assert {path.removeprefix("src/") for path in tracked if path.startswith("src/")} <= set(archive.namelist())
    play_in(Environment(tmp_path / "empty", wheel), "interpreted")


@pytest.mark.skipif(shutil.which("cc") is None, reason="there is no C compiler here")
def test_a_compiled_wheel_is_one_for_many_linuxes(tmp_path: Path) -> None:
    wheel, _ = build("wheel", ROOT, tmp_path / "wheel", HELIOPOLIS_COMPILE="1")
    command = [sys.executable, "-m", "auditwheel", "show", str(wheel)]
    shown = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert re.search(r'platform tag:\s+"manylinux_2_\d+_', shown), shown
    play_in(Environment(tmp_path / "empty", wheel), "compiled")


def test_wheels_are_built_for_every_python_that_is_promised() -> None:
    whole = tomllib.loads(ROOT.joinpath("pyproject.toml").read_text(encoding="utf-8"))
    promised = [each.rpartition(" ")[2] for each in PROJECT["classifiers"] if re.search(r":: 3\.\d+$", each)]
    built = re.findall(r"cp3(\d+)-\*", whole["tool"]["cibuildwheel"]["build"])
    assert promised == [f"3.{minor}" for minor in built] == ["3.11", "3.12", "3.13", "3.14"]
    assert PROJECT["requires-python"] == f">={promised[0]}"
    assert whole["tool"]["cibuildwheel"]["environment"] == {"HELIOPOLIS_COMPILE": "1"}


def imported(path: Path) -> set[str]:
    """Return the modules that a file imports, wherever in it."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and not node.level:
            found.add(node.module or "")
    return {name.partition(".")[0] for name in found} - sys.stdlib_module_names - {"heliopolis", "__future__"}


def test_every_import_from_elsewhere_is_required_or_told_with_its_extra() -> None:
    brought = packages_distributions()
    required = named(PROJECT["dependencies"])
    by_extra = {extra: named(needed) for extra, needed in PROJECT["optional-dependencies"].items()}
    for path in SOURCE.rglob("*.py"):
        for module in imported(path):
            if named(brought[module]) & required:
                continue
            homes = [extra for extra, modules in extras.EXTRAS.items() if module in modules]
            assert homes, f"{path} imports {module}, which no extra names"
            if module not in BROUGHT_ALONG:
                assert named(brought[module]) & by_extra[homes[0]], f"{module} is not in the extra {homes[0]}"


def test_the_engine_and_bots_need_no_extra() -> None:
    """But for ratings and clusters, which are imported by who asks for them."""
    allowed = {"librt", "mypy_extensions"}
    known = {"arena/ratings.py": {"openskill"}, "arena/cluster.py": {"ray"}}
    for part in BASE:
        for path in [SOURCE / f"{part}.py"] if part in ("engine", "extras") else SOURCE.joinpath(part).rglob("*.py"):
            here = str(path.relative_to(SOURCE))
            assert imported(path) <= allowed | known.get(here, set()), here


def test_what_is_missing_is_told_with_its_extra() -> None:
    told = extras.missing("heliopolis serve", ModuleNotFoundError("No module named 'htpy'", name="htpy"))
    assert str(told) == "heliopolis serve needs htpy, which is not installed; expected pip install 'heliopolis[table]'"
    with pytest.raises(ModuleNotFoundError):
        extras.missing("heliopolis serve", ModuleNotFoundError("No module named 'colour'", name="colour"))
