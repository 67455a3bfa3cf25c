"""The commands, as they are typed: what they print, and the sentence a wrong argument gets."""

import json
import re
from pathlib import Path

import pytest

import heliopolis
from heliopolis.core import registry
from heliopolis.core.edition import read_edition
from heliopolis.engine import running
from heliopolis.terminal.bench import what_is_first
from heliopolis.terminal.main import main

GOLDEN = Path(__file__).parents[1] / "golden"


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """Run a command; return its status and what it printed."""
    try:
        status = main(arguments)
    except SystemExit as stop:
        status = int(stop.code or 0)
    printed = capsys.readouterr()
    return status, printed.out, printed.err


def test_the_version_is_told_with_the_engine(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "--version") == (0, f"heliopolis {heliopolis.__version__} ({running()} engine)\n", "")


def test_games_lists_every_game(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "games")
    assert status == 0
    assert all(registry.info(name).title in out for name in registry.names())
    assert "open_scores (no), debts (no)" in out
    seats = {line.split()[0]: line for line in out.splitlines()}
    assert "  2–5  " in seats["ra"]
    assert "  2  " in seats["heir"]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ([], "the following arguments are required: COMMAND"),
        (["dance"], "invalid choice: 'dance'"),
        (["play"], "which game? expected one of ra"),
        (["play", "chess"], "there is no game 'chess'; expected one of ra"),
        (
            ["play", "ra", "--seats", "human,robot"],
            "seat 2 is 'robot'; expected one of human, human:NAME",
        ),
        (["play", "ra", "--seats", "human:,greedy"], "seat 1 is 'human:'; expected one of human, human:NAME"),
        (["play", "ra", "--seats", "human"], "Ra is not played with 1 seats; expected one of 2, 3, 4, 5"),
        (["play", "ra", "--option", "fast"], "Ra has no option 'fast'; expected one of: open_scores, debts"),
        (["play", "ra", "--option", "debts=maybe"], "option debts is 'maybe'; expected no or yes"),
        (["play", "ra", "--language", "de"], "argument --language: invalid choice: 'de'"),
        (["play", "--resume", "nowhere.txt"], "nowhere.txt can't be read: No such file or directory"),
        (["play", "ra", "--edition", "nowhere.toml"], "nowhere.toml can't be read"),
        (
            ["play", "ra", "--record", "no/where.txt"],
            "a game can't be saved in no/where.txt; expected a file in a folder",
        ),
        (["play", "ra", "--record", "."], "a game can't be saved in .; expected a file in a folder that exists"),
        (["simulate", "ra", "--games", "0"], "'0' is no whole number above zero"),
        (["simulate", "ra", "--seats", "7"], "Ra is not played with 7 seats"),
        (["simulate", "ra", "--seats", "human,greedy"], "seat 1 is 'human'; expected one of random, greedy"),
        (["replay", "nowhere.txt"], "nowhere.txt can't be read"),
        (["bench", "--game", "ra", "--seats", "9"], "Ra is not played with 9 seats"),
        (["arena", "ra", "--players", "greedy,clever"], "seat 2 is 'clever'; expected one of random, greedy"),
        (["arena", "ra", "--players", "greedy"], "expected at least two different ones"),
        (["arena", "ra", "--players", "greedy,random", "--seats", "6"], "Ra is not played with 6 seats"),
        (["arena", "ra", "--players", "greedy,random", "--results", "no/where.jsonl"], "there is no folder no"),
        (["arena", "pyramidice", "--players", "scribe,random", "--seats", "1"], "expected at least 2 seats"),
        (["arena", "ra", "--players", "greedy,random", "--plot", "no/where.svg"], "there is no folder no"),
        (["arena", "ra", "--players", "greedy,random", "--plot", "x.png"], "expected a name that ends in .svg"),
        (["arena", "ra", "--players", "greedy,random", "--results", "."], "it is a folder; expected a file"),
        (["edition", "export", "chess"], "there is no game 'chess'"),
        (["edition", "burn"], "invalid choice: 'burn'"),
    ],
)
def test_wrong_arguments_get_a_sentence(
    capsys: pytest.CaptureFixture[str], arguments: list[str], sentence: str
) -> None:
    status, out, err = run(capsys, *arguments)
    assert status == 2
    assert out == ""
    assert err.startswith("heliopolis")
    assert err.count("\n") == 1
    assert sentence in err


def test_simulate_prints_one_json_object(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "simulate", "ra", "--seats", "4", "--games", "40", "--json")
    result = json.loads(out)
    assert status == 0
    assert (result["games"], result["errors"], result["seats"]) == (40, 0, 4)
    assert len(result["mean_scores"]) == 4
    assert 140 < result["decisions_per_game"] < 220
    assert result["games_per_s"] > 0


def test_simulate_prints_a_table_of_the_bots(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "simulate", "ra", "--seats", "greedy,random", "--games", "10")
    assert status == 0
    assert "greedy" in out
    assert "10 games, 0 errors" in out


def test_arena_prints_ratings_and_shares_of_first_places(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    results, plot = tmp_path / "games.jsonl", tmp_path / "ratings.svg"
    command = ["arena", "ra", "--players", "greedy,random", "--games", "6", "--results", str(results)]
    status, out, _ = run(capsys, *command, "--plot", str(plot))
    assert status == 0
    assert "greedy" in out
    assert "fair is 50%" in out
    assert "who begins wins" in out
    assert len(results.read_text(encoding="utf-8").splitlines()) == 6
    assert plot.read_text(encoding="utf-8").startswith("<svg")
    status, out, _ = run(capsys, *command, "--json")
    result = json.loads(out)
    assert len(results.read_text(encoding="utf-8").splitlines()) == 6
    assert [player["bot"] for player in result["players"]] == ["greedy", "random"]
    assert result["players"][0]["first_places_among"]["random"]["games"] == 6
    [course] = result["pairings"]
    assert (course["one"], course["others"], course["games"]) == ("greedy", "random", 6)
    assert course["turns"] > 20
    assert sum(course["endings"].values()) == pytest.approx(1)


def test_bots_meet_at_two_seats_where_a_game_can_be_played_alone(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "arena", "pyramidice", "--players", "random,greedy", "--games", "2", "--json")
    assert status == 0
    assert json.loads(out)["seats"] == 2


def test_the_caption_of_thinking_time_names_a_rival_only_where_there_is_one() -> None:
    assert what_is_first([{"seats": 1}]) == "with one seat, games that a search won alone; with 95 % intervals"
    assert "with one seat" not in what_is_first([{"seats": 2}])
    assert "among the level pharaoh; with one seat" in what_is_first([{"seats": 1}, {"seats": 2}])


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ("The components of {}.", "rulebook: stated in the rulebook", "owner: entered by the owner of a box")),
        (
            "fr",
            ("Les éléments de {}.", "rulebook\u00a0: dans le livret", "owner\u00a0: saisie par qui possède la boîte"),
        ),
    ],
)
def test_an_exported_edition_reads_back_as_the_standard_one(
    language: str, told: tuple[str, ...], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    for name in registry.names():
        game = registry.game(name)
        status, out, _ = run(capsys, "edition", "export", name, "--language", language)
        head = out.partition("\n\n")[0]
        assert all(line.startswith("# ") for line in head.splitlines())
        assert [words for words in told if words.format(game.info.title) not in head] == []
        assert status == 0
        assert read_edition(out, game.standard, game.flaws).components == game.standard.components
        path = tmp_path / f"{name}.toml"
        run(capsys, "edition", "export", name, "--language", language, "--output", str(path))
        assert path.read_text(encoding="utf-8") == out


def test_a_bad_edition_is_refused_with_its_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('game = "ra"\n[tiles]\ngod = "many"\n', encoding="utf-8")
    status, _, err = run(capsys, "simulate", "ra", "--edition", str(path))
    assert status == 2
    assert 'line 3: tiles.god: is "many"; expected a whole number from 0 to 60' in err


def test_an_edition_is_checked_and_its_changes_are_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    status, _, _ = run(capsys, "edition", "export", "ra", "--output", str(path))
    assert 'edition = "mine"' in path.read_text(encoding="utf-8")
    out = run(capsys, "edition", "check", str(path))[1]
    assert "can be played. It is the standard edition." in out.replace("\n", " ")
    assert run(capsys, "edition", "diff", str(path))[1] == "Nothing differs from the standard edition of Ra.\n"
    path.write_text('game = "ra"\n[fame]\ngod = 9\n', encoding="utf-8")
    status, out, _ = run(capsys, "edition", "check", str(path))
    assert (status, "“mine”" in out, "One value is not" in out.replace("\n", " ")) == (0, True, True)
    assert run(capsys, "edition", "diff", str(path))[1] == "fame, god: 2 → 9\n"
    out = run(capsys, "edition", "diff", str(path), "--language", "fr")[1]
    assert out == "renommée, dieu\N{NO-BREAK SPACE}: 2 → 9\n"


@pytest.mark.parametrize("action", ["check", "diff"])
@pytest.mark.parametrize(
    ("text", "sentence", "in_french"),
    [
        (
            'game = "ra"\n[tiles]\ngod = "many"\n',
            'line 3: tiles.god: is "many"; expected a whole number from 0 to 60',
            'Ligne 3, « tiles.god » : la valeur est "many" ; il faut un nombre entier de 0 à 60.',
        ),
        (
            'game = "ra"\n[tiles]\nra = 3\n',
            "line 3: tiles.ra: expected at least 30, three times the longest Ra track",
            "cette valeur ne convient pas : il faut au moins 30 tuiles Ra,",
        ),
        (
            'game = "ra"\nedition = "my box"\n',
            "line 2: edition: expected a name of at most 40 letters, digits and hyphens, without spaces",
            "Ligne 2, « edition » : un nom a au plus 40 lettres, chiffres et traits d'union, sans espace.",
        ),
        (
            'game = "ra"\n[tiles]\ngods = 8\n',
            "line 3: tiles.gods: no such component; `heliopolis edition export` lists them all",
            "cet élément n'existe pas. La page sur cette édition les énumère tous, comme heliopolis edition export.",
        ),
        ('game = "chess"\n', 'line 1: game: expected one of "ra", "heir"', "l'un de ceux-ci : « ra », « heir »"),
        ("game = \n", "line 1: not valid TOML", "Ligne 1 : ce n'est pas du TOML valable."),
    ],
)
def test_a_bad_edition_is_not_checked_in(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, action: str, text: str, sentence: str, in_french: str
) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    for language, said in (("en", sentence), ("fr", in_french)):
        status, out, err = run(capsys, "edition", action, str(path), "--language", language)
        assert (status, out) == (2, "")
        assert said in err.replace("\N{NO-BREAK SPACE}", " ")


def test_replay_prints_the_game_and_its_score_lines(capsys: pytest.CaptureFixture[str]) -> None:
    for path in sorted(GOLDEN.glob("*/*.txt")):
        for language in ("en", "fr"):
            status, out, _ = run(capsys, "replay", str(path), "--language", language)
            assert status == 0
            assert ("Score lines" in out) == (language == "en")


def test_replay_calls_people_by_their_names_and_bots_by_kind_and_seat(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    golden = next(iter(sorted(GOLDEN.glob("ra/seats-2-*.txt")))).read_text(encoding="utf-8")
    path = tmp_path / "named.txt"
    path.write_text(golden.replace("player 1 Seat 1", "player 1 Ada").replace("player 2 Seat 2", "player 2 greedy"))
    _, out, _ = run(capsys, "replay", str(path), "--language", "fr")
    assert re.search(r"^  Ada  ", out, re.MULTILINE)
    assert re.search(r"^  Avide 2  ", out, re.MULTILINE)
    assert re.search(r"^La partie est finie$", out.replace(" \n", "\n"), re.MULTILINE)


def test_replay_shows_a_moment(capsys: pytest.CaptureFixture[str]) -> None:
    path = next(iter(sorted(GOLDEN.glob("ra/*.txt"))))
    status, out, _ = run(capsys, "replay", str(path), "--at", "12")
    assert status == 0
    assert out.rstrip().splitlines()[-1].startswith("12/")


def test_a_broken_record_is_refused_with_its_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "broken.txt"
    path.write_text("heliopolis record 1\ngame ra\nrules 1\n", encoding="utf-8")
    status, _, err = run(capsys, "replay", str(path))
    assert status == 2
    assert "line 4: the file ends here; expected `edition NAME`" in err
