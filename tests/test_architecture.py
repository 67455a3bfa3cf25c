"""Imports point one way: core knows nothing of games, and nobody imports the pages or the command line."""

import ast
import sys
from pathlib import Path

import heliopolis

SOURCE = Path(heliopolis.__file__).parent
LEVELS = (
    "core",
    "engine",
    "extras",
    "games",
    "language",
    "componentwords",
    "chronicle",
    "readable",
    "mistakes",
    "players",
    "arena",
    "envs",
    "tables",
    "web",
    "terminal",
)


def level_of(parts: tuple[str, ...]) -> int:
    """Return how high a module stands."""
    return LEVELS.index(parts[0])


def imported_by(path: Path) -> set[tuple[str, ...]]:
    """Return the modules of this package that a file imports, as paths below the package."""
    found: set[tuple[str, ...]] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            module = node.module or ""
            if node.level:
                assert "games" in path.parts, f"{path} imports relatively: only the modules of a game's room do"
                module = ".".join(filter(None, ("heliopolis", *path.relative_to(SOURCE).parts[: -node.level], module)))
            names = [f"{module}.{alias.name}" for alias in node.names] if module == "heliopolis" else [module]
        found.update(tuple(name.split(".")[1:]) for name in names if name.startswith("heliopolis."))
    return found


def wrong_imports() -> list[str]:
    """List the imports that point upwards, or from one game to another."""
    wrong: list[str] = []
    for path in sorted(SOURCE.rglob("*.py")):
        here = path.relative_to(SOURCE).with_suffix("").parts
        if here == ("__init__",):
            continue
        for there in imported_by(path):
            upwards = level_of(there) > level_of(here)
            sideways = here[0] == there[0] == "games" and len(there) > 1 and len(here) > 2 and here[1] != there[1]
            if upwards or sideways:
                wrong.append(f"{'/'.join(here)} imports {'/'.join(there)}")
    return wrong


def test_imports_point_one_way() -> None:
    assert wrong_imports() == []


def test_every_folder_has_its_level() -> None:
    folders = {path.name for path in SOURCE.iterdir() if path.is_dir() and path.name != "__pycache__"}
    assert folders <= set(LEVELS)


def test_the_engine_depends_on_nothing_but_what_compiling_needs() -> None:
    allowed = {"heliopolis", "mypy_extensions", "librt"}
    for folder in ("core", "games"):
        for path in SOURCE.joinpath(folder).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
                names += [node.module or ""] if isinstance(node, ast.ImportFrom) and not node.level else []
                for name in names:
                    top = name.partition(".")[0]
                    assert top in allowed or top in sys.stdlib_module_names, f"{path} imports {name}"
