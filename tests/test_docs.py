"""The docs are a site that needs nobody else, and the Python of its tutorials runs."""

import os
import re
import subprocess
import sys
from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

from heliopolis.core import registry

ROOT = Path(__file__).parents[1]
TUTORIALS = sorted(ROOT.joinpath("docs", "tutorials").glob("*.md"))
NOTEBOOKS = sorted(ROOT.joinpath("docs", "notebooks").glob("*.ipynb"))
PYTHON = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FETCHED = re.compile(
    r"<(?:script|img|iframe)[^>]*\ssrc=\"?https?:|<link[^>]*stylesheet[^>]*\shref=\"?https?:|@import url\("
)


def python_of(page: Path) -> str:
    """Return the Python of a page, as one program: what is shown of a file has a title, and is not meant."""
    return "\n".join(PYTHON.findall(page.read_text(encoding="utf-8")))


@pytest.mark.parametrize("page", TUTORIALS, ids=lambda page: page.stem)
def test_the_python_of_a_tutorial_runs(page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    known = registry.names()
    try:
        exec(compile(python_of(page), str(page), "exec"), {"__name__": page.stem})
    finally:
        for name in set(registry.names()) - set(known):
            registry.forget(name)
    assert capsys.readouterr().out


def test_the_bot_of_the_tutorial_has_no_more_than_twenty_lines() -> None:
    bot = PYTHON.findall(ROOT.joinpath("docs", "tutorials", "bot.md").read_text(encoding="utf-8"))[1]
    assert len([line for line in bot.splitlines() if line.strip()]) <= 20


def test_the_site_is_built_without_a_warning_and_fetches_nothing(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--strict", "--site-dir", str(tmp_path)]
    nobody = {"http_proxy": "http://127.0.0.1:9", "https_proxy": "http://127.0.0.1:9", "NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run(command, cwd=ROOT, env=os.environ | nobody, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    pages = list(tmp_path.rglob("*.html"))
    assert len(pages) >= 12
    assert [page.name for page in pages if FETCHED.search(page.read_text(encoding="utf-8"))] == []
    assert "SticksState" in tmp_path.joinpath("tutorials", "game.html").read_text(encoding="utf-8")
    assert "legal_actions" in tmp_path.joinpath("reference.html").read_text(encoding="utf-8")


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs(path: Path) -> None:
    notebook = nbformat.read(path, 4)
    NotebookClient(notebook, timeout=300, kernel_name="python3").execute()
    done = [cell for cell in notebook.cells if cell.cell_type == "code"]
    assert len(done) >= 4
    assert all(cell.execution_count for cell in done)
