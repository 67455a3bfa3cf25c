"""A game at a real terminal: typed at, read from, left and resumed."""

import os
import re
import signal
import sys
from pathlib import Path

import pexpect
import pytest

from heliopolis.core.reader import read_record

PROMPT = r"(Your choice|Votre choix)(\x1b\[0m)? › "
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


@pytest.fixture(autouse=True)
def empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Play in an empty folder, where a game that is left finds its file."""
    monkeypatch.chdir(tmp_path)


def sit_down(*arguments: str, columns: int = 80, rows: int = 50, colour: bool = True) -> "pexpect.spawn[str]":
    """Start the command in a terminal of its own."""
    environment = {**os.environ, "TERM": "xterm-256color", "COLUMNS": str(columns), "LINES": str(rows)}
    if not colour:
        environment["NO_COLOR"] = "1"
    command = [sys.executable, "-m", "heliopolis.terminal.main", *arguments]
    child = pexpect.spawn(
        command[0], command[1:], env=environment, encoding="utf-8", timeout=30, dimensions=(rows, columns)
    )
    child.delaybeforesend = None
    return child


def screen(child: "pexpect.spawn[str]") -> str:
    """Return what was printed up to the prompt, without colours."""
    child.expect(PROMPT)
    return ESCAPES.sub("", child.before or "")


def read_to_the_end(child: "pexpect.spawn[str]") -> list[str]:
    """Press Enter as long as there is more to read; return what each screen showed."""
    pages: list[str] = []
    more = True
    while more:
        child.sendline("")
        more = child.expect(["(Enter shows|Entrée montre) .*? › ", pexpect.EOF]) == 0
        pages.append(ESCAPES.sub("", child.before or ""))
    return pages[1:] if not pages[0].strip() else pages


def test_a_person_plays_a_whole_game_against_bots(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    child = sit_down("play", "ra", "--seats", "human:Ada,greedy,random", "--seed", "4", "--record", str(path), rows=24)
    while child.expect([PROMPT, "Enter shows what was scored"]) == 0:
        child.sendline("a")
    won = r"(Ada|Greedy 2|Random 3) wins\."
    assert re.search(won, ESCAPES.sub("", child.before or ""))
    pages = read_to_the_end(child)
    assert "Score lines" in pages[0]
    assert "The game is over" in pages[-1]
    assert re.search(won, pages[-1])
    assert f"heliopolis replay {path}" in " ".join(pages[-1].split())
    assert all(len(page.splitlines()) <= 24 for page in pages)
    record = read_record(path.read_text(encoding="utf-8"))
    assert record.final_scores is not None
    assert record.players == ["human:Ada", "greedy", "random"]


def test_when_much_has_happened_the_table_says_that_there_is_more_of_it() -> None:
    child = sit_down("play", "pyramidice", "--seats", "random,random,random,human:Ada", "--seed", "1", rows=24)
    shown = screen(child)
    assert "… and before that" in shown
    assert "lines more (log)" in shown
    assert shown.partition("lines more (log)")[2].lstrip().startswith("· "), "what is left begins with a sentence"
    child.close()


@pytest.mark.parametrize("columns", [80, 120])
def test_no_line_is_wider_than_the_screen(columns: int) -> None:
    child = sit_down("play", "ra", "--seats", "human,greedy,greedy,greedy,greedy", "--seed", "2", columns=columns)
    for _ in range(40):
        shown = screen(child)
        assert max(len(line.rstrip("\r")) for line in shown.split("\n")) <= columns
        child.sendline("a")
    child.close()


def test_the_table_is_readable_without_colour() -> None:
    child = sit_down("play", "ra", "--seed", "4", colour=False)
    child.expect(PROMPT)
    raw = child.before or ""
    assert not re.search(r"\x1b\[[0-9;]*3[0-7]m", raw)
    assert "► Player 1" in ESCAPES.sub("", raw)
    child.close()


@pytest.mark.parametrize(
    ("language", "word", "line"),
    [
        ("en", "hint", r"★1? (Draw a tile|Invoke Ra)\s—\sfirst\sin\s\d+\s±\s\d+\sof\s100\sgames,\s(ahead|behind)"),
        ("fr", "conseil", r"★1? (Tirer|Invoquer).+\s—\sla\spremière\splace\s\d+\s±\s\d+\sfois\ssur\s100"),
    ],
)
def test_a_hint_names_the_best_choices_and_where_they_lead(language: str, word: str, line: str) -> None:
    child = sit_down("play", "ra", "--seats", "human:Ada,greedy", "--seed", "1", "--language", language)
    screen(child)
    child.sendline(word)
    assert re.search(line, screen(child))
    child.sendline("")
    assert re.search(r"a\s+★|b\s+★", screen(child)), "the line of the menu is marked"
    child.sendline("a")
    screen(child)
    child.close()


def test_choices_go_by_number_word_and_beginning_and_commands_answer() -> None:
    child = sit_down("play", "ra", "--seats", "human:Ada,human:Bo", "--seed", "1")
    assert "draw" in screen(child)
    child.sendline("help")
    assert "Type the letter before a choice, its words or their beginnings (“invoke”)" in screen(child)
    child.sendline("help pharaoh")
    assert "Each epoch most pharaohs score +5" in screen(child)
    child.sendline("help nonsense")
    assert "Nothing is known of “nonsense”" in screen(child)
    child.sendline("rules auction.4")
    assert "A bid must be higher than every bid before it." in screen(child)
    child.sendline("rules nowhere")
    assert "No paragraph has “nowhere”." in screen(child)
    child.sendline("rules flood nile")
    assert "ra.scoring.nile" in screen(child)
    child.sendline("undo")
    assert "Nothing can be taken back" in screen(child)
    child.sendline("bid 9")
    refused = screen(child)
    assert "There is no auction under way: invoking Ra begins one." in refused
    assert "ra.turn.2" in refused
    child.sendline("jump")
    assert "“jump” is not a choice here" in screen(child)
    child.sendline("inv")
    assert "Bid one of your suns, or pass." in screen(child)
    child.sendline("bi")
    assert "could be: Bid sun" in screen(child)
    child.sendline("sun")
    assert "could be: Bid sun" in screen(child)
    child.sendline("log")
    assert "invokes Ra." in screen(child)
    child.close()


def test_enter_shows_more_of_what_is_long_and_then_the_board_again() -> None:
    child = sit_down("play", "ra", "--seats", "human:Ada,human:Bo", "--seed", "1", rows=24)
    assert "Ra track" in screen(child)
    child.sendline("rules")
    child.expect("Enter shows more")
    first = ESCAPES.sub("", child.before or "").splitlines()
    assert len(first) <= 24
    assert any("Buy lots of tiles at auction" in line for line in first)
    assert not any("rules CHAPTER" in line for line in first)
    child.sendline("")
    shown = screen(child)
    assert "rules CHAPTER, rules PARAGRAPH" in shown
    assert "Ra track  □" not in shown
    assert "Enter shows the board again." in shown
    child.sendline("rules")
    child.expect("Enter shows more")
    child.sendline("q")
    assert "rules CHAPTER" not in screen(child)
    child.sendline("")
    assert "Ra track  □" in screen(child)
    child.close()


def test_a_game_is_left_and_resumed_where_it_stood(tmp_path: Path) -> None:
    path = tmp_path / "left.txt"
    child = sit_down("play", "ra", "--seats", "human:Ada,human:Bo", "--seed", "1", "--record", str(path))
    screen(child)
    child.sendline("draw")
    screen(child)
    child.sendline("quit")
    child.expect("saved in")
    child.expect(pexpect.EOF)
    saved = path.read_text(encoding="utf-8")
    assert saved.endswith("unfinished\n")
    child = sit_down("play", "--resume", str(path), "--seed", "1")
    assert "it is your turn" in screen(child)
    child.sendcontrol("d")
    child.expect("saved in")
    child.expect(pexpect.EOF)
    assert path.read_text(encoding="utf-8") == saved


def test_a_game_that_was_resumed_is_saved_when_it_is_over(tmp_path: Path) -> None:
    path = tmp_path / "last.txt"
    golden = next(iter(sorted((Path(__file__).parents[1] / "golden" / "ra").glob("seats-2-*.txt"))))
    lines = golden.read_text(encoding="utf-8").replace("player 1 Seat 1", "player 1 human:Ada")
    lines = lines.replace("player 2 Seat 2", "player 2 human:Bo")
    *played, _, end = lines.splitlines()
    path.write_text("\n".join([*played, "unfinished\n"]), encoding="utf-8")
    child = sit_down("play", "--resume", str(path), "--seed", "1")
    while child.expect([PROMPT, "Enter shows what was scored"]) == 0:
        child.sendline("a")
    child.sendline("q")
    child.expect("heliopolis replay")
    child.expect(pexpect.EOF)
    assert end.startswith("end ")
    record = read_record(path.read_text(encoding="utf-8"))
    assert record.final_scores is not None
    assert len(record.entries) > len(played) - 10


RA_UP_FOR_BID = """\
heliopolis record 1
game heir
rules 1
edition standard
seats 2
option quick yes
player 1 human:Ada
player 2 human:Bo

* card obelisk
* card obelisk
* card shrine
* token t12
* token t5
* base d2
* mark b1
* mark g4
* mark b4
* mark g2
* mark b8
* mark h6
* mark d8
* mark d5
* god ra
unfinished
"""


def bid_first_of_two(tmp_path: Path) -> "pexpect.spawn[str]":
    """Let the first of two people with secrets, who share the screen, make a bid."""
    path = tmp_path / "two.txt"
    path.write_text(RA_UP_FOR_BID, encoding="utf-8")
    child = sit_down("play", "--resume", str(path), "--seed", "2")
    screen(child)
    child.sendline("bid 6-sun")
    return child


def test_each_of_two_people_with_secrets_is_told_what_happened_since_they_looked(tmp_path: Path) -> None:
    child = bid_first_of_two(tmp_path)
    for person in ("Bo", "Ada", "Bo"):
        child.expect(f"Hand the screen to {person}, then press Enter.")
        child.sendline("")
        shown = screen(child)
        assert f"{person}, it is your turn." in shown
        if "bid 7-sun" in shown:
            child.sendline("bid 7-sun")
        else:
            assert "Bo wins Ra: 7 Sun against 6 Sun." in shown
            child.sendline("a")
    child.close()


def test_many_choices_leave_the_board_on_the_screen() -> None:
    child = sit_down("play", "heir", "--seats", "human:Ada,human:Bo", "--seed", "2")
    child.expect("Hand the screen to Bo, then press Enter.")
    child.sendline("")
    assert "Lay the base" in screen(child)
    child.sendline("base d4")
    child.expect("Hand the screen to Ada, then press Enter.")
    child.sendline("")
    shown = screen(child)
    cells = re.findall(r"(?<= )[a-h][1-8](?=\s)", shown.partition("Lay a magic token on")[2])
    assert len(cells) > 40
    assert len(shown.splitlines()) <= 45
    child.close()


def test_help_finds_a_piece_by_any_word_of_its_name(tmp_path: Path) -> None:
    path = tmp_path / "aide.txt"
    path.write_text(RA_UP_FOR_BID, encoding="utf-8")
    child = sit_down("play", "--resume", str(path), "--language", "fr")
    screen(child)
    for eye in ("œil", "oeil"):
        child.sendline(f"aide {eye}")
        assert "œil (D) — " in screen(child)
    child.sendline("aide pharaon")
    assert "le Pharaon — " in screen(child)
    child.sendline("aide soleil")
    shown = screen(child)
    assert "soleil — " in shown
    assert "temple du soleil — " not in shown
    child.close()


def test_what_is_not_possible_is_said_in_french_alone() -> None:
    child = sit_down("play", "ra", "--seats", "human:Ada,human:Bo", "--seed", "1", "--language", "fr")
    screen(child)
    child.sendline("annuler")
    assert "Rien ne peut être annulé" in screen(child)
    child.sendline("bid 9")
    refused = screen(child)
    assert "Aucune enchère n'est en cours\N{NO-BREAK SPACE}: invoquer Ra" in refused
    assert "ra.turn.2  À votre tour" in refused
    assert "There is" not in refused
    child.close()


TWO_GODS_IN_HAND = """\
heliopolis record 1
game ra
rules 1
edition standard
seats 2
option open_scores no
option debts no
player 1 human:Ada
player 2 human:Bo

* suns 1
* suns 2
1 draw
* tile god
2 draw
* tile god
1 invoke
2 pass
1 bid 2
2 draw
* tile pharaoh
1 draw
* tile nile
2 draw
* tile gold
unfinished
"""


def test_a_decision_can_be_taken_back_until_another_seat_decides(tmp_path: Path) -> None:
    path = tmp_path / "gods.txt"
    path.write_text(TWO_GODS_IN_HAND, encoding="utf-8")
    child = sit_down("play", "--resume", str(path))
    assert "Play a god for: pharaoh" in screen(child)
    child.sendline("take pharaoh")
    assert "Play no more gods" in screen(child)
    child.sendline("undo")
    shown = screen(child)
    assert "Play a god for: pharaoh" in shown
    assert "Taken back." in shown.split("Ada, it is your turn.")[0].splitlines()[-1]
    child.sendline("take pharaoh")
    assert "Taken back." not in screen(child)
    child.sendline("done")
    assert "Bo, it is your turn." in screen(child)
    child.sendline("undo")
    assert "Nothing can be taken back" in screen(child)
    child.sendline("quit")
    child.expect(pexpect.EOF)
    assert path.read_text(encoding="utf-8").endswith("1 take pharaoh\n1 done\nunfinished\n")


def test_the_table_speaks_french(tmp_path: Path) -> None:
    path = tmp_path / "partie.txt"
    child = sit_down(
        "play", "ra", "--seats", "human:Ada,greedy", "--record", str(path), "--seed", "1", "--language", "fr"
    )
    shown = screen(child)
    assert "Piste de Ra" in shown
    child.sendline("aide pharaon")
    assert "qui en a le plus marque +5" in screen(child)
    child.sendline("règles end.2")
    assert "La plus grande renommée l'emporte." in screen(child)
    child.sendline("regles end.2")
    assert "La plus grande renommée l'emporte." in screen(child)
    child.sendline("règles")
    assert "Chapitres  Matériel et mise en place · Le tour" in screen(child)
    child.sendline("aide")
    assert "« Invoquer Ra »" in screen(child).replace("\N{NO-BREAK SPACE}", " ")
    child.sendline("quitter")
    child.expect("enregistrée")
    child.expect(r"--resume \S+ --language fr")
    child.close()


def test_a_record_is_gone_through_by_key() -> None:
    path = next(iter(sorted((Path(__file__).parents[1] / "golden" / "ra").glob("*.txt"))))
    child = sit_down("replay", str(path), "--step")
    child.expect("1/")
    child.expect("› ")
    child.sendline("")
    child.expect("2/")
    child.expect("› ")
    child.sendline("30")
    child.expect("30/")
    child.expect("› ")
    child.sendline("b")
    child.expect("29/")
    child.expect("› ")
    child.sendline("q")
    child.expect(pexpect.EOF)


def test_nothing_is_left_to_scroll_back_to_when_the_screen_changes_hands(tmp_path: Path) -> None:
    child = bid_first_of_two(tmp_path)
    child.expect("Hand the screen to Bo, then press Enter.")
    assert "\x1b[2J\x1b[3J" in (child.before or "")
    child.send("\x1b[A\n")
    assert "bid 6-sun" not in (screen(child).split("it is your turn")[0])
    child.close()


def test_arrow_keys_bring_back_what_was_typed() -> None:
    child = sit_down("play", "ra", "--seats", "human:Ada,human:Bo", "--seed", "1")
    screen(child)
    child.sendline("jump")
    assert "“jump” is not a choice here" in screen(child)
    child.send("\x1b[A\n")
    assert "“jump” is not a choice here" in screen(child)
    child.close()


@pytest.mark.parametrize("sign", [signal.SIGHUP, signal.SIGTERM])
def test_a_window_that_is_closed_saves_the_game(tmp_path: Path, sign: signal.Signals) -> None:
    path = tmp_path / "closed.txt"
    child = sit_down("play", "ra", "--seats", "human:Ada,human:Bo", "--seed", "1", "--record", str(path))
    screen(child)
    child.sendline("draw")
    screen(child)
    child.kill(sign)
    child.expect(pexpect.EOF)
    child.close()
    assert "1 draw" in path.read_text(encoding="utf-8")


def test_many_choices_are_said_together_in_french() -> None:
    child = sit_down("play", "heir", "--seats", "human:Ada,greedy", "--seed", "2", "--language", "fr")
    shown = " ".join(screen(child).split())
    assert re.search(r"(Poser|Placer|Déposer) .* en? ([a-h][1-8] ){20}", shown), shown
    child.close()


@pytest.mark.parametrize(("word", "said"), [("end", "ended by itself"), ("finir", "s'est fini de lui-même")])
def test_a_turn_that_ended_by_itself_is_not_ended_once_more_out_of_habit(word: str, said: str) -> None:
    language = "en" if word == "end" else "fr"
    child = sit_down("play", "gold", "--seats", "human:Ada,random", "--seed", "3", "--language", language)
    for line in ("reveal d2", "open ns", "move archaeologist d2", "reveal d3", "open ne"):
        screen(child)
        child.sendline(line)
    assert "3 of 3" in screen(child) or language == "fr", "the next turn has begun"
    child.sendline(word)
    assert said in " ".join(screen(child).split())
    child.sendline(word)
    assert "ended by itself" not in screen(child)
    child.sendline("log")
    log = " ".join(screen(child).split())
    assert len(re.findall("Ada ends the turn|Ada finit son tour", log)) == 2
