"""The benchmark: a fixed protocol, a row for each table and opponent, with intervals."""

import json
from pathlib import Path

import pytest

from heliopolis.arena.benchmark import OPPONENTS, TABLES, page_of, protocol, row_of, rows_of
from heliopolis.arena.league import Line, Pairing
from heliopolis.core.errors import SetupError
from heliopolis.terminal.main import main


def test_the_whole_protocol_is_fixed() -> None:
    planned = protocol("greedy")
    assert len(planned) == len(TABLES) * len(OPPONENTS)
    assert all(games % pairing.seats == 0 and games >= 40 for pairing, games in planned)
    assert {pairing.seed for pairing, _ in planned} == {1907}
    assert sum(games for _, games in planned) == 4900


def test_a_part_of_it_can_be_played() -> None:
    planned = protocol("greedy", ["ra"], ["random", "scribe"], most=7)
    shape = [(pairing.seats, pairing.others, games) for pairing, games in planned]
    assert shape == [(2, "random", 6), (2, "scribe", 6), (5, "random", 5), (5, "scribe", 5)]
    assert [pairing.seats for pairing, _ in protocol("greedy", ["ra-5p", "heir"], ["random"])] == [5, 2]
    with pytest.raises(SetupError, match="expected some of ra, ra-2p, ra-5p, heir, heir-2p"):
        protocol("greedy", ["chess"])
    with pytest.raises(SetupError, match="expected some of random, greedy"):
        protocol("greedy", None, ["me"])


def test_a_bot_among_its_own_kind_is_told_from_the_others_by_its_seat() -> None:
    pairing = Pairing("ra", 2, "greedy", "greedy")
    lines = [
        Line("", 0, ["greedy"] * 2, [1, 2], [30, 10], [10, 10], [0.1, 0.9], [0, 0], 9, 0, "played-out"),
        Line("", 1, ["greedy"] * 2, [1, 1], [20, 20], [10, 10], [0.9, 0.3], [0, 0], 9, 0, "played-out"),
        Line("", 2, ["greedy"] * 2, [2, 1], [4, 9], [10, 10], [0.1, 0.9], [0, 0], 9, 0, "played-out", ["slept", ""]),
    ]
    row = row_of(pairing, lines)
    assert (row.share.games, row.share.value) == (3, 0.5)
    assert (row.score, row.others_score, row.failures) == (18.0, 13.0, 1)
    assert row.seconds == pytest.approx(0.5 / 30)
    assert rows_of([(pairing, 3)], []) == []
    assert "| Ra | 2 | greedy | 3 | 50.0% |" in page_of("greedy", [row])


def test_the_command_prints_one_table_and_goes_on_from_its_results(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    results, page = tmp_path / "games.jsonl", tmp_path / "page.md"
    command = [
        "benchmark",
        "greedy",
        "--game",
        "ra,heir",
        "--among",
        "random",
        "--games",
        "5",
        "--results",
        str(results),
    ]
    assert main([*command, "--page", str(page)]) == 0
    out = capsys.readouterr().out
    assert out.startswith("greedy, benchmark 1 (shortened)\n")
    assert [line.split()[:4] for line in out.splitlines()[2:]] == [
        ["ra", "2", "random", "4"],
        ["ra", "5", "random", "5"],
        ["heir", "2", "random", "4"],
    ]
    assert page.read_text(encoding="utf-8").count("| random |") == 3
    assert len(results.read_text(encoding="utf-8").splitlines()) == 13
    assert main([*command, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["benchmark"], told["bot"], len(told["rows"])) == (1, "greedy", 3)
    assert len(results.read_text(encoding="utf-8").splitlines()) == 13
    assert all(row["low"] <= row["share"] <= row["high"] for row in told["rows"])
