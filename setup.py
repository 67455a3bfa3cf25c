"""Compiles the engine with mypyc, if that can be done here.

HELIOPOLIS_COMPILE says whether: 0 never, 1 or fail, auto (the default) if there is a compiler.
"""

import os
import shutil
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from glob import glob
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

MODE = os.environ.get("HELIOPOLIS_COMPILE", "auto")
SOURCE = Path("src/heliopolis")
# Nobody debugs what mypyc writes: without -g0 the wheel is twice as large.
COMPILER_FLAGS = [] if sys.platform == "win32" else ["-fno-semantic-interposition", "-ffp-contract=off", "-g0"]
LINKER_FLAGS = []
if sys.platform == "linux":
    # Each module is a C file of its own: only the linker can put a small function of one into another.
    COMPILER_FLAGS += ["-flto"]
    LINKER_FLAGS += ["-flto=auto", "-O2"]
NOTHING_IS_BUILT = bool({"dist_info", "egg_info", "sdist"} & set(sys.argv))

# The edges, where nothing is hot: data classes, text, files.
EDGES = {
    "__init__",
    "catalogue",
    "compat",
    "driver",
    "edition",
    "errors",
    "features",
    "filling",
    "folding",
    "former",
    "game",
    "glossary",
    "info",
    "information",
    "lessons",
    "levels",
    "netfile",
    "older",
    "opening",
    "phrases",
    "positions",
    "reader",
    "record",
    "registry",
    "room",
    "rule_search",
    "rules",
    "session",
    "shelf",
    "words",
    "yardsticks",
}


def hot_modules() -> list[str]:
    """List the modules that are compiled, as one group."""
    found = [*SOURCE.glob("core/*.py"), *SOURCE.glob("games/*/*.py")]
    found += [*SOURCE.glob("players/*.py"), *SOURCE.glob("players/heuristics/*.py")]
    found += SOURCE.glob("players/learned/*.py")
    return sorted(str(path) for path in found if path.stem not in EDGES)


def extensions() -> list[Extension]:
    """Translate the hot modules to C."""
    if MODE == "0" or NOTHING_IS_BUILT:
        return []
    if MODE != "1" and not has_compiler():
        stay_interpreted("there is no C compiler")
        return []
    try:
        from mypyc.build import mypycify

        found: list[Extension] = mypycify(
            ["--config-file=pyproject.toml", *hot_modules()], opt_level="2", multi_file=True
        )
    except ImportError as error:
        if MODE == "1":
            raise
        stay_interpreted(str(error))
        return []
    for extension in found:
        # New lists, since mypyc gives all of its extensions the same one.
        extension.depends = [*extension.depends, "setup.py"]  # other flags, other code
        extension.extra_compile_args = [*extension.extra_compile_args, *COMPILER_FLAGS]
        extension.extra_link_args = [*extension.extra_link_args, *LINKER_FLAGS]
    return found


def has_compiler() -> bool:
    """Tell whether the compiler that Python was built with, or the one that CC names, is here."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or ""
    return sys.platform == "win32" or shutil.which((command.split() or [""])[0]) is not None


def stay_interpreted(why: str) -> None:
    """Say that nothing is compiled, and what to do about it."""
    print(
        f"heliopolis: the engine stays interpreted and is some thirty times slower ({why}); "
        "expected a C compiler such as gcc, then pip install --force-reinstall --no-cache-dir heliopolis",
        file=sys.stderr,
    )


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
            stay_interpreted(str(error))
            self.extensions = []

    def copy_extensions_to_source(self) -> None:
        """Put the compiled modules beside their source, if there are any."""
        if self.extensions:
            super().copy_extensions_to_source()


setup(ext_modules=extensions(), cmdclass={"build_ext": OptionalBuildExt})
