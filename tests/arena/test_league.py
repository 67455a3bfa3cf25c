"""Matches: seats rotate under the same chance, nothing is lost by stopping, and ratings say who is stronger."""

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from heliopolis.arena import ladder
from heliopolis.arena.contestants import Timed
from heliopolis.arena.ladder import climb, page, planned_games, rungs, section, threshold, verdict
from heliopolis.arena.league import Line, Pairing, contend, pairings, play_game, read_lines
from heliopolis.arena.plot import ratings_svg
from heliopolis.arena.ratings import rate, standings_of
from heliopolis.arena.shares import interval
from heliopolis.core import registry
from heliopolis.core.errors import SetupError
from heliopolis.core.rng import SeededRng
from heliopolis.core.state import State

GREEDY = Pairing("ra", 3, "greedy", "random")


def result(line: Line) -> tuple[object, ...]:
    """Return what of a game does not depend on the clock."""
    return (line.number, line.bots, line.places, line.scores, line.decisions, line.turns, line.first, line.ended_by)


def test_the_one_bot_takes_each_seat_in_turn_under_the_same_chance() -> None:
    assert [GREEDY.bots(number).index("greedy") for number in range(6)] == [0, 1, 2, 0, 1, 2]
    seeds = [GREEDY.chance(number) for number in range(6)]
    assert seeds == [seeds[0]] * 3 + [seeds[3]] * 3
    assert seeds[0] != seeds[3]


def test_a_game_depends_on_the_pairing_and_its_number_alone() -> None:
    assert result(play_game(GREEDY, 4)[0]) == result(play_game(GREEDY, 4)[0])
    assert result(play_game(GREEDY, 4)[0]) != result(play_game(GREEDY, 7)[0])


def test_how_often_and_how_long_a_bot_thinks_is_counted() -> None:
    line, _ = play_game(GREEDY, 0)
    assert all(count > 5 for count in line.decisions)
    assert all(seconds > 0 for seconds in line.seconds)
    assert line.long_decisions == [0, 0, 0]

    def think_long(_state: State, _seat: int, _rng: object) -> int:
        return 3

    timed = Timed(think_long)
    assert timed(None, 0, SeededRng(1)) == 3  # type: ignore[arg-type]
    assert timed.decisions == 1


def test_stopping_loses_nothing(tmp_path: Path) -> None:
    class Stopped(Exception):
        pass

    path = tmp_path / "games.jsonl"
    told = 0

    def stop_after_five(done: int) -> None:
        nonlocal told
        told += done
        if told == 5:
            raise Stopped

    with pytest.raises(Stopped):
        contend([(GREEDY, 9)], path, stop_after_five)
    kept = list(read_lines(path))
    assert len(kept) == 5
    with path.open("a", encoding="utf-8") as file:
        file.write('{"pairing": "cut o')
    progress: list[int] = []
    lines = contend([(GREEDY, 9)], path, progress.append)
    assert progress == [5, 1, 1, 1, 1]
    assert [line.number for line in lines] == list(range(9))
    assert len(list(read_lines(path))) == 9
    again = contend([(GREEDY, 9)], None, progress.append)
    assert [result(line) for line in again] == [result(line) for line in lines]


def test_games_of_bots_that_thought_otherwise_are_not_counted(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    line, _ = play_game(GREEDY, 0)
    other = {**line.__dict__, "pairing": line.pairing.replace("random", "scribe")}
    path.write_text(json.dumps(other) + "\n", encoding="utf-8")
    progress: list[int] = []
    contend([(GREEDY, 1)], path, progress.append)
    assert progress == [0, 1]
    pharaoh = Pairing("ra", 2, "pharaoh", "scribe").key()
    assert "iterations=" in pharaoh


def test_every_bot_is_paired_with_every_other() -> None:
    planned = pairings("ra", 4, ["pharaoh", "priest", "random"], {}, 1)
    assert [(each.one, each.others) for each in planned] == [
        ("pharaoh", "priest"),
        ("pharaoh", "random"),
        ("priest", "random"),
    ]
    with pytest.raises(SetupError, match="expected at least two different ones"):
        pairings("ra", 2, ["random"], {}, 1)
    with pytest.raises(SetupError, match="there is no bot 'clever'"):
        pairings("ra", 2, ["random", "clever"], {}, 1)
    with pytest.raises(SetupError, match="Ra is not played with 7 seats"):
        pairings("ra", 7, ["random", "greedy"], {}, 1)


def line(number: int, bots: list[str], places: list[int]) -> Line:
    """Return a made-up game of a pairing of a among b."""
    seats = len(bots)
    pairing = Pairing("ra", seats, "a", "b").key()
    scores = [10 * (seats - place) for place in places]
    return Line(pairing, number, bots, places, scores, [4] * seats, [0.5] * seats, [0] * seats, 7, 0, "suns")


def test_who_wins_more_is_rated_higher_with_less_doubt_the_more_games_there_are() -> None:
    few = [line(number, ["a", "b"], [1, 2]) for number in range(3)]
    many = [line(number, ["a", "b"], [1, 2] if number % 4 else [2, 1]) for number in range(60)]
    first, second = rate(["a", "b"], few), rate(["a", "b"], many)
    assert first["a"].mu > first["b"].mu
    assert second["a"].mu > second["b"].mu
    assert second["a"].sigma < first["a"].sigma


def test_standings_hold_shares_scores_and_speed() -> None:
    planned = [Pairing("ra", 2, "a", "b")]
    lines = [line(0, ["a", "b"], [1, 2]), line(1, ["b", "a"], [2, 1]), line(2, ["a", "b"], [2, 1])]
    lines.append(line(3, ["b", "a"], [1, 1]))
    best, other = standings_of(planned, lines)
    assert (best.bot, other.bot) == ("a", "b")
    assert best.against["b"].value == pytest.approx(2.5 / 4)
    assert other.against["a"].value == pytest.approx(1.5 / 4)
    assert best.score == pytest.approx((10 + 10 + 0 + 10) / 4)
    data = best.as_data()
    assert data["games"] == 4
    assert data["decisions_per_s"] == pytest.approx(8.0)
    assert data["over_one_second"] == 0.0


def test_among_more_seats_only_the_one_has_a_share() -> None:
    planned = [Pairing("ra", 3, "a", "b")]
    lines = [line(0, ["a", "b", "b"], [2, 1, 3]), line(1, ["b", "a", "b"], [2, 1, 3])]
    found = {each.bot: each for each in standings_of(planned, lines)}
    assert found["a"].against["b"].value == pytest.approx(0.5)
    assert found["b"].against == {}


def test_an_interval_holds_its_share_and_narrows() -> None:
    wide, narrow = interval(0.65, 20), interval(0.65, 400)
    assert wide.low < narrow.low < 0.65 < narrow.high < wide.high
    # Wilson's interval for 8 of 10, as tables of it have it.
    assert (round(interval(0.8, 10).low, 3), round(interval(0.8, 10).high, 3)) == (0.49, 0.943)
    assert interval(0.0, 0).high == 1.0


def test_the_plot_is_sound_svg_with_a_dot_a_bot() -> None:
    standings = standings_of([Pairing("ra", 2, "a", "b")], [line(0, ["a", "b"], [1, 2])])
    picture = ElementTree.fromstring(ratings_svg("a < b", standings))
    space = "{http://www.w3.org/2000/svg}"
    assert len(picture.findall(f"{space}circle")) == 2
    assert picture.findtext(f"{space}title") == "a < b"


def test_the_ladder_pairs_each_level_with_the_one_below() -> None:
    assert [(each.one, each.others) for each in rungs("ra", 3)] == [
        ("pharaoh", "vizier"),
        ("vizier", "priest"),
        ("priest", "scribe"),
        ("scribe", "random"),
    ]


def test_a_level_passes_only_with_its_whole_interval() -> None:
    assert (threshold(2), threshold(4)) == (0.65, 0.4)
    assert verdict(interval(0.80, 200), 2) == "**yes**"
    assert verdict(interval(0.68, 200), 2) == "likely"
    assert verdict(interval(0.64, 2000), 2) == "no"
    assert verdict(interval(0.50, 200), 4) == "**yes**"
    assert verdict(interval(0.0, 0), 2) == "not played yet"


def test_a_section_of_the_ladder_has_a_row_a_rung_and_a_row_a_bot() -> None:
    top = rungs("ra", 2)[0]
    played = Line(top.key(), 0, ["pharaoh", "vizier"], [1, 2], [50, 40], [20, 20], [5.0, 0.1], [0, 0], 30, 1, "suns")
    text = section("ra", 2, [played])
    assert "| pharaoh | vizier | 1 | 100.0% | 20.7% – 100.0% | 2.00 | likely |" in text
    assert "| pharaoh | vizier | 30 | 40 | 45.0 | 0.0% | suns 100.0% |" in text
    assert "| 250.0 | 0.00% |" in text


def test_the_ladder_is_climbed_table_by_table_and_then_higher(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "RUNGS", ("greedy", "random"))
    monkeypatch.setattr(ladder, "SOME", 2)
    monkeypatch.setattr(ladder, "GAMES", {("ra", 2): (4, 4), ("ra", 3): (6, 6)})
    path = tmp_path / "ladder.jsonl"
    told: list[int] = []
    climb([("ra", 2), ("ra", 3)], path, told.append)
    lines = list(read_lines(path))
    assert [len(each.bots) for each in lines] == [2, 2, 3, 3, 3, 2, 2, 3, 3, 3]
    assert sum(told) == 10
    text = page([("ra", 2), ("ra", 3)], path)
    assert text.startswith("# The ladder")
    assert "## Ra, 2 seats" in text
    assert "| greedy | random | 6 |" in text
    before = "# The ladder\n\n## Ra, 2 seats\n\nold\n\n## Ra, 4 seats\n\nplayed long ago\n"
    text = page([("ra", 2), ("ra", 4)], path, before)
    assert "old\n" not in text
    assert text.endswith("\n## Ra, 4 seats\n\nplayed long ago\n"), "what was not played again stays"


def test_the_ladder_plays_the_games_of_the_page() -> None:
    text = (Path(__file__).parents[2] / "docs" / "ladder.md").read_text(encoding="utf-8")
    for name in registry.names():
        info = registry.info(name)
        for seats in info.seats:
            title = f"## {info.title}, {'one seat' if seats == 1 else f'{seats} seats'}\n"
            rows = [row.split(" | ") for row in text.split(title)[1].split("\n\n")[0].split("\n")[3:]]
            told = [int(row[1 if seats == 1 else 2]) for row in rows]
            assert told == [games for _, games in planned_games(name, seats)]


def test_alone_each_level_plays_the_same_deals_and_is_compared_with_the_one_below() -> None:
    planned = rungs("pyramidice", 1)
    assert [each.one for each in planned] == ["pharaoh", "vizier", "priest", "scribe", "random"]
    assert len({each.chance(3) for each in planned}) == 1
    lines = []
    for number in range(4):
        for pairing, place, score in ((planned[0], 1, 50 + number), (planned[1], 1 if number == 0 else 2, 40)):
            lines.append(Line(pairing.key(), number, [pairing.one], [place], [score], [10], [0.5], [0], 1, 0, "pile"))
    text = section("pyramidice", 1, lines)
    assert "## Pyramidice, one seat" in text
    assert (
        "| pharaoh | 4 | 100.0% | 51.0% – 100.0% | 51.5 | +75.0% ± 49.0% | +11.5 ± 1.3 | 10 | pile 100.0% | 50.0 |"
        in text
    )
    assert "| vizier | 4 | 25.0% |" in text
    assert "| random |" not in text
