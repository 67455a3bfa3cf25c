"""`heliopolis analyse`: what it prints in both languages, as JSON and as a drawing, and what it refuses."""

import json
from pathlib import Path

import pytest
from tests.terminal.test_commands import run

from heliopolis.players.analysis import depth
from heliopolis.players.analysis.depth import Depth

SMALL = Depth(first=1, samples=2, iterations=6, weighing=6, closer=12)
FILE = str(Path(__file__).parents[1] / "golden/ra/seats-2-1.txt")


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Look at everything for a short while only."""
    monkeypatch.setattr(depth, "STANDARD", {"ra": SMALL})


def test_a_record_is_analysed_in_both_languages(capsys: pytest.CaptureFixture[str]) -> None:
    status, english, _ = run(capsys, "analyse", FILE)
    assert status == 0
    for told in ("Chance of the first place", "Luck and play", "Turning points", "When to call Ra"):
        assert told in english
    _, french, _ = run(capsys, "analyse", FILE, "--language", "fr", "--seat", "2")
    assert "Chances de la première place" in french
    assert french.count("Tournants") == 1


def test_an_analysis_as_data_adds_up_and_is_drawn(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    plot = tmp_path / "curve.svg"
    status, out, _ = run(capsys, "analyse", FILE, "--json", "--seat", "1", "--plot", str(plot))
    assert status == 0
    data = json.loads(out)
    for account in data["ledger"]:
        assert account["start"] + account["luck"] + sum(account["skills"]) == account["result"]
    assert {each["seat"] for each in data["decisions"]} == {0}
    assert len(data["moments"]) == len(data["entries"]) + 1
    drawn = plot.read_text(encoding="utf-8")
    assert drawn.startswith("<svg")
    assert "Chance of the first place along the game" in drawn


def test_what_can_not_be_analysed_is_refused_in_a_sentence(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    cut = tmp_path / "cut.txt"
    lines = Path(FILE).read_text(encoding="utf-8").splitlines()
    cut.write_text("\n".join([*lines[:-9], "unfinished"]) + "\n", encoding="utf-8")
    for arguments, expected in (
        ((str(cut),), "expected one that was played to its end"),
        ((FILE, "--seat", "3"), "there is no seat 3; expected 1 to 2"),
        ((FILE, "--plot", "curve.png"), "expected a name that ends in .svg"),
        ((str(tmp_path / "none.txt"),), "none.txt"),
    ):
        status, out, err = run(capsys, "analyse", *arguments)
        assert (status, out) == (2, "")
        assert expected in err
