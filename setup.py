"""Compiles the engine with mypyc, if that can be done here.

HELIOPOLIS_COMPILE says whether: 0 never, 1 or fail, auto (the default) if there is a compiler.
"""

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from glob import glob
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

MODE = os.environ.get("HELIOPOLIS_COMPILE", "auto")
SOURCE = Path("src/heliopolis")

# The edges, where nothing is hot: data classes, text, files.
EDGES = {
    "__init__",
    "catalogue",
    "compat",
    "driver",
    "edition",
    "errors",
    "filling",
    "folding",
    "game",
    "glossary",
    "info",
    "levels",
    "older",
    "opening",
    "phrases",
    "reader",
    "record",
    "registry",
    "room",
    "rule_search",
    "rules",
    "session",
    "words",
}


def hot_modules() -> list[str]:
    """List the modules that are compiled, as one group."""
    found = [*SOURCE.glob("core/*.py"), *SOURCE.glob("games/*/*.py")]
    found += [*SOURCE.glob("players/*.py"), *SOURCE.glob("players/heuristics/*.py")]
    return sorted(str(path) for path in found if path.stem not in EDGES)


def extensions() -> list[Extension]:
    """Translate the hot modules to C."""
    if MODE == "0":
        return []
    try:
        from mypyc.build import mypycify

        found: list[Extension] = mypycify(
            ["--config-file=pyproject.toml", *hot_modules()], opt_level="2", multi_file=True
        )
    except ImportError:
        if MODE == "1":
            raise
        return []
    for extension in found:
        extension.depends += ["setup.py"]  # other flags, other code
    if sys.platform != "win32":
        for extension in found:
            extension.extra_compile_args += ["-fno-semantic-interposition", "-ffp-contract=off"]
    if sys.platform == "linux":
        # Each module is a C file of its own: only the linker can put a small function of one into another.
        for extension in found:
            extension.extra_compile_args += ["-flto"]
            extension.extra_link_args += ["-flto=auto", "-O2"]
    return found


def newest(paths: list[str]) -> float:
    """Return when the newest of some files was changed."""
    return max(os.path.getmtime(path) for path in paths)


class OptionalBuildExt(build_ext):
    """Builds all extensions or none: on all cores, and of the C files only those that have changed."""

    def build_extensions(self) -> None:
        """Compile several files at once."""
        self.parallel = True
        compile_files = self.compiler.compile

        def compile_changed(sources: list[str], output_dir: str, **how: Any) -> list[str]:
            objects: list[str] = self.compiler.object_filenames(sources, output_dir=output_dir)
            common = newest(["setup.py", *glob("build/*.h")])
            changed = [
                source
                for source, compiled in zip(sources, objects, strict=True)
                if not os.path.exists(compiled) or os.path.getmtime(compiled) < max(common, newest([source]))
            ]
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                list(pool.map(lambda source: compile_files([source], output_dir=output_dir, **how), changed))
            return objects

        self.compiler.compile = compile_changed
        super().build_extensions()

    def run(self) -> None:
        """Compile; without a working compiler, leave the engine interpreted."""
        try:
            super().run()
        except Exception as error:
            if MODE == "1":
                raise
            print(f"heliopolis: the engine stays interpreted ({error})", file=sys.stderr)
            self.extensions = []

    def copy_extensions_to_source(self) -> None:
        """Put the compiled modules beside their source, if there are any."""
        if self.extensions:
            super().copy_extensions_to_source()


setup(ext_modules=extensions(), cmdclass={"build_ext": OptionalBuildExt})
