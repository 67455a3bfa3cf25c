"""Records: written, read back, stepped through; broken and truncated files are told where and what was expected."""

from dataclasses import replace
from pathlib import Path

import pytest

from heliopolis.core.conformance import random_game
from heliopolis.core.errors import RecordError
from heliopolis.core.game import Entry, Game
from heliopolis.core.reader import read_record
from heliopolis.core.record import Record, clean_name, new_record, score_lines
from heliopolis.core.rng import SeededRng
from heliopolis.core.session import Session
from heliopolis.core.state import CHANCE, OVER
from heliopolis.games.ra.game import GAME as RA

SMALL = """\
heliopolis record 1
game highcard
rules 3
edition standard
seats 2
option stake large
player 1 Ada
player 2 Blaise Pascal

* card 3
* card 1
2 stay
1 stay
end 4 0
"""


@pytest.fixture(autouse=True)
def registered(highcard: Game) -> None:
    """Records name their game: it has to be known."""
    assert highcard.info.name == "highcard"


def changed(number: int, line: str | None) -> str:
    """Return the small record with one line, counted from 1, replaced or taken out."""
    lines = SMALL.splitlines()
    lines[number - 1 : number] = [] if line is None else [line]
    return "\n".join(lines) + "\n"


def played(text: str) -> Record:
    """Read a record and replay it to its end."""
    record = read_record(text)
    for _ in record.replay():
        pass
    return record


def test_a_record_is_read() -> None:
    record = read_record(SMALL)
    assert record.game.info.name == "highcard"
    assert record.seats == 2
    assert record.options == {"stake": "large"}
    assert record.edition is record.game.standard
    assert record.players == ["Ada", "Blaise Pascal"]
    assert record.entries == [Entry(CHANCE, 3), Entry(CHANCE, 1), Entry(1, 1), Entry(0, 1)]
    assert record.final_scores == [4, 0]
    assert record.first_line == 10


def test_a_record_read_is_written_the_same() -> None:
    assert read_record(SMALL).write() == SMALL


def test_sealed_decisions_may_stand_in_any_order() -> None:
    assert played(SMALL).final_scores == [4, 0]
    swapped = SMALL.replace("2 stay\n1 stay", "1 stay\n2 stay")
    assert played(swapped).write() == swapped


def test_a_record_is_stepped_through_entry_by_entry() -> None:
    record = read_record(SMALL)
    steps = [(entry, state.save()) for entry, state in record.replay()]
    assert [entry for entry, _ in steps] == record.entries
    for number, (_, saved) in enumerate(steps, start=1):
        assert record.state_at(number).save() == saved
    assert record.state_at(0).save() == record.start().save()
    assert record.state_at(99).save() == steps[-1][1]


def test_the_journal_holds_what_happened_in_one_entry() -> None:
    record = read_record(SMALL)
    journals = [[event.name for event in state.journal or []] for _, state in record.replay()]
    assert journals == [[], [], [], ["won"]]
    assert record.state_at(4).journal is None


def test_the_examination_lists_the_score_lines() -> None:
    (line,) = score_lines(read_record(SMALL))
    assert (line.name, line.rule, line.seat, line.points, line.facts) == ("won", "highcard.round.3", 0, 4, {"card": 3})


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_games_of_ra_come_back_the_same(seats: int) -> None:
    record = new_record(RA, seats, {"debts": True}, players=["Ada"])
    end = record.start()
    for state in random_game(RA, record, SeededRng(seats)):
        end = state
    assert end.actor() == OVER
    again = read_record(record.write())
    assert again.write() == record.write()
    assert again.entries == record.entries
    assert again.options == {"open_scores": False, "debts": True}
    assert again.players == ["Ada", *(f"Seat {seat}" for seat in range(2, seats + 1))]
    assert again.end().save() == end.save()


def test_a_game_that_is_not_finished_says_so() -> None:
    record = read_record(SMALL)
    del record.entries[3:]
    record.final_scores = None
    assert record.write() == SMALL.replace("1 stay\nend 4 0", "unfinished")
    again = read_record(record.write())
    assert again.final_scores is None
    assert again.state_at(9).actors() == [0]


def test_a_new_record_has_no_entries_and_a_name_for_each_seat() -> None:
    record = new_record(RA, 3, players=["Ada"])
    assert record.write().splitlines() == [
        "heliopolis record 1",
        "game ra",
        "rules 1",
        "edition standard",
        "seats 3",
        "option open_scores no",
        "option debts no",
        "player 1 Ada",
        "player 2 Seat 2",
        "player 3 Seat 3",
        "",
        "unfinished",
    ]
    assert read_record(record.write()).write() == record.write()


@pytest.mark.parametrize(
    ("name", "clean"),
    [
        ("Ada", "Ada"),
        ("  Ada   Lovelace ", "Ada Lovelace"),
        ("two\nlines\r\tand\u2028more\x0b", "two lines and more"),
        ("", "nobody"),
        (" \n ", "nobody"),
        ("Élodie", "Élodie"),
        ("x" * 99, "x" * 60),
    ],
)
def test_names_fit_one_line(name: str, clean: str) -> None:
    assert clean_name(name) == clean
    record = new_record(RA, 2, players=[name, name])
    assert read_record(record.write()).players == [clean, clean]
    assert read_record(record.write()).write() == record.write()


def test_options_that_are_left_out_have_their_default() -> None:
    assert read_record(changed(6, None).replace("end 4 0", "end 1 0")).options == {"stake": "small"}


HEADER_FAULTS: list[tuple[str, str, int, str]] = [
    ("nothing at all", "", 1, "the file ends here; expected `heliopolis record 1`"),
    ("a later format", changed(1, "heliopolis record 3"), 1, "this record has format 3; expected 1 or 2"),
    ("no moment", changed(1, "heliopolis record 2"), 9, "''; expected `moment STATE`"),
    ("a page of something", "<!doctype html>\n", 1, "'<!doctype html>'; expected `heliopolis record 1`"),
    ("an unknown game", changed(2, "game chess"), 2, "there is no game 'chess'; expected one of ra"),
    ("no game", changed(2, None), 2, "'rules 3'; expected `game NAME`"),
    ("a game without a name", changed(2, "game"), 2, "'game'; expected `game NAME`"),
    ("newer rules", changed(3, "rules 4"), 3, "these are rules version 4 of High card; expected 3"),
    ("rules before the first", changed(3, "rules 0"), 3, "these are rules version 0 of High card; expected 3"),
    ("rules that are no number", changed(3, "rules new"), 3, "rules is 'new'; expected a number"),
    ("rules of very many digits", changed(3, "rules 99999"), 3, "rules is '99999'; expected a number"),
    ("no edition", changed(4, None), 4, "'seats 2'; expected `edition NAME`"),
    ("an unknown component", changed(4, "edition mine\nset stakes.huge 3"), 5, "stakes.huge: no such component"),
    (
        "a component out of bounds",
        changed(4, "edition mine\nset stakes.large 12"),
        5,
        "stakes.large: is 12; expected a whole number from 1 to 9",
    ),
    ("a broken value", changed(4, "edition mine\nset stakes.large [1"), 5, "stakes.large is '[1'; expected a TOML"),
    ("no value", changed(4, "edition mine\nset stakes.large"), 5, "stakes.large is ''; expected a TOML value"),
    ("nothing to set", changed(4, "edition mine\nset"), 5, "'set'; expected `set KEY VALUE`"),
    (
        "an edition that can't be played",
        changed(4, "edition mine\nset stakes.small 5\nset stakes.large 4"),
        6,
        "stakes.large: expected more than stakes.small",
    ),
    ("too many seats", changed(5, "seats 4"), 5, "High card is not played with 4 seats; expected one of 2, 3"),
    ("no number of seats", changed(5, "seats"), 5, "'seats'; expected `seats NUMBER`"),
    ("a negative number of seats", changed(5, "seats -2"), 5, "seats is '-2'; expected a number"),
    ("an unknown option", changed(6, "option speed yes"), 6, "High card has no option 'speed'; expected one of: stake"),
    ("an unknown value", changed(6, "option stake yes"), 6, "option stake is 'yes'; expected small or large"),
    ("a missing player", changed(8, None), 8, "''; expected `player 2 NAME`"),
    ("a player twice", changed(8, "player 1 Ada"), 8, "'player 1 Ada'; expected `player 2 NAME`"),
    ("a player without a name", changed(7, "player 1"), 7, "'player 1'; expected `player 1 NAME`"),
    ("a player too many", changed(9, "player 3 Cleo"), 9, "'player 3 Cleo'; expected an empty line"),
    ("no empty line", changed(9, None), 9, "'* card 3'; expected an empty line"),
]

ENTRY_FAULTS: list[tuple[str, str, int, str]] = [
    ("an unknown outcome", changed(10, "* card 9"), 10, "'card 9' is no outcome of High card; expected one of card 0"),
    ("an action for chance", changed(10, "* stay"), 10, "'stay' is no outcome of High card; expected it to begin with"),
    ("an unknown action", changed(12, "2 raise"), 12, "'raise' is no action of High card; expected it to begin with"),
    ("a seat that does not exist", changed(12, "3 stay"), 12, "'3'; expected a seat from 1 to 2, `*`, `end` or"),
    ("seat nought", changed(12, "0 stay"), 12, "'0'; expected a seat from 1 to 2"),
    ("no seat", changed(12, "stay"), 12, "'stay'; expected a seat from 1 to 2"),
    ("a gap", changed(12, ""), 12, "''; expected a seat from 1 to 2"),
    ("a seat without an action", changed(12, "2"), 12, "'' is no action of High card"),
    ("a veiled entry", changed(12, "2 ?"), 12, "this entry is hidden from the seat that the record was written for"),
    ("no scores", changed(14, "end"), 14, "`end `; expected `end` and 2 scores"),
    ("too few scores", changed(14, "end 4"), 14, "`end 4`; expected `end` and 2 scores"),
    ("scores that are no numbers", changed(14, "end 4 x"), 14, "`end 4 x`; expected `end` and 2 scores"),
    ("more after the end", SMALL + "1 stay\n", 15, "'1 stay'; expected nothing after the end"),
    ("two endings", SMALL + "unfinished\n", 15, "'unfinished'; expected nothing after the end"),
]


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [row[1:] for row in HEADER_FAULTS + ENTRY_FAULTS],
    ids=[row[0] for row in HEADER_FAULTS + ENTRY_FAULTS],
)
def test_a_broken_record_is_answered_with_the_line_and_what_was_expected(text: str, line: int, message: str) -> None:
    with pytest.raises(RecordError) as caught:
        read_record(text)
    assert caught.value.line == line
    assert str(caught.value).startswith(f"line {line}: {message}")


@pytest.mark.parametrize(
    ("kept", "expected"),
    [
        (1, "`game NAME`"),
        (2, "`rules NUMBER`"),
        (3, "`edition NAME`"),
        (4, "`seats NUMBER`"),
        (5, "`player 1 NAME`"),
        (6, "`player 1 NAME`"),
        (7, "`player 2 NAME`"),
        (8, "an empty line"),
        (9, "an entry, `end` with the scores, or `unfinished`"),
        (10, "an entry, `end` with the scores, or `unfinished`"),
        (13, "an entry, `end` with the scores, or `unfinished`"),
    ],
)
def test_a_truncated_record_is_answered_with_what_is_missing(kept: int, expected: str) -> None:
    text = "".join(line + "\n" for line in SMALL.splitlines()[:kept])
    with pytest.raises(RecordError) as caught:
        read_record(text)
    assert str(caught.value) == f"line {kept + 1}: the file ends here; expected {expected}"


def test_a_file_cut_anywhere_is_never_taken_for_a_whole_game() -> None:
    for length in range(len(SMALL) - 1):
        with pytest.raises(RecordError):
            played(SMALL[:length])


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        (changed(11, "* card 3"), 11, "'card 3' can't come up here; expected one of card 0, card 1, card 2, card 4"),
        (changed(11, "1 stay"), 11, "You have nothing to decide. (highcard.round.1)"),
        (changed(12, "* card 0"), 12, "chance has nothing to answer here; expected a decision of a seat"),
        (changed(13, "2 stay"), 13, "You have nothing to decide. (highcard.round.1)"),
        (changed(11, "* card 0"), 12, "The lowest card may not stay. (highcard.round.1)"),
        (changed(14, "1 stay\nend 4 0"), 14, "You have nothing to decide. (highcard.round.1)"),
        (changed(14, "end 0 4"), 14, "the scores do not follow from the game; expected `end 4 0`"),
        (changed(13, None), 13, "the game goes on here; expected another entry or `unfinished`"),
    ],
)
def test_a_record_that_breaks_the_rules_is_answered_with_its_line(text: str, line: int, message: str) -> None:
    record = read_record(text)
    with pytest.raises(RecordError) as caught:
        for _ in record.replay():
            pass
    assert str(caught.value) == f"line {line}: {message}"
    assert caught.value.line == line


def test_up_to_the_broken_entry_a_record_can_be_stepped_through() -> None:
    record = read_record(changed(13, "2 stay"))
    assert record.state_at(3).actors() == [0]
    with pytest.raises(RecordError, match="line 13: "):
        record.state_at(4)


CUSTOM = changed(4, 'edition attic\nset stakes.large 9\nset deck.back "red"').replace("end 4 0", "end 9 0")


def test_an_edition_of_ones_own_stands_in_the_header() -> None:
    record = played(CUSTOM)
    assert record.edition.name == "attic"
    assert record.edition.changes(record.game.standard) == {"stakes.large": 9, "deck.back": "red"}
    assert record.write() == CUSTOM


def test_a_game_that_goes_on_from_a_moment_has_it_in_its_header() -> None:
    whole = read_record(SMALL)
    record = replace(whole, moment=whole.state_at(2), entries=whole.entries[2:])
    assert played(record.write()).end().save() == whole.end().save()
    assert "\nmoment ?\n" in record.write_for(0)
    assert "\nmoment ?\n" in record.write_for(None)
    assert record.write().startswith("heliopolis record 2\n")
    assert record.write_for(0).startswith("heliopolis record 2\n")


@pytest.mark.parametrize("moment", ["{", "7", "{}", '{"turn": "x"}'])
def test_what_is_no_moment_of_the_game_is_refused_with_its_line(moment: str) -> None:
    header, _, rest = SMALL.partition("\n\n")
    with pytest.raises(RecordError, match=f"line {len(header.splitlines()) + 1}: this is no moment"):
        read_record(f"{header}\nmoment {moment}\n\n{rest}".replace("record 1", "record 2", 1))


def test_a_record_of_format_1_has_no_moment() -> None:
    header, _, rest = SMALL.partition("\n\n")
    with pytest.raises(RecordError, match=f"line {len(header.splitlines()) + 1}: 'moment 7'; expected an empty line"):
        read_record(f"{header}\nmoment 7\n\n{rest}")


@pytest.mark.parametrize("version", ["", " 0", " 1.5", " 12345", " one"])
def test_what_has_no_format_is_no_record(version: str) -> None:
    with pytest.raises(RecordError, match=r"line 1: .*; expected `heliopolis record 1`"):
        read_record(SMALL.replace(" 1\n", f"{version}\n", 1))


STORED = sorted((Path(__file__).parents[1] / "stored" / "records").glob("*.txt"))


def test_there_is_a_stored_record_of_every_format() -> None:
    assert {path.stem.partition("-")[0] for path in STORED} == {"1", "2"}


@pytest.mark.parametrize("path", STORED, ids=lambda path: str(path.stem))
def test_a_stored_record_is_read_played_and_written_to_the_byte(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = played(text)
    assert record.end().actor() == OVER
    assert text.startswith(f"heliopolis record {path.stem.partition('-')[0]}\n")
    assert record.write() == text


def test_what_a_seat_can_not_know_is_veiled() -> None:
    record = read_record(SMALL)
    del record.entries[3:]
    record.final_scores = None

    def entries(viewer: int | None) -> list[str]:
        return record.write_for(viewer).splitlines()[9:]

    assert entries(0) == ["* card 3", "* ?", "2 ?", "unfinished"]
    assert entries(1) == ["* ?", "* card 1", "2 stay", "unfinished"]
    assert entries(None) == ["* ?", "* ?", "2 ?", "unfinished"]


def test_at_the_end_nothing_is_veiled() -> None:
    assert read_record(SMALL).write_for(None) == SMALL
    assert read_record(SMALL).write_for(0) == SMALL


def test_nothing_is_veiled_in_a_game_without_secrets() -> None:
    record = new_record(RA, 3)
    for _ in random_game(RA, record, SeededRng(1)):
        pass
    assert all(record.write_for(viewer) == record.write() for viewer in (None, 0, 1, 2))


def test_lines_may_end_as_windows_ends_them() -> None:
    assert read_record(SMALL.replace("\n", "\r\n")).write() == SMALL


def older(*entries: str) -> str:
    """Return a record of earlier rules with these entries."""
    return SMALL.partition("\n\n")[0].replace("rules 3", "rules 2") + "\n\n" + "\n".join(entries) + "\n"


def test_a_record_of_earlier_rules_that_todays_allow_is_one_of_todays() -> None:
    record = played(SMALL.replace("rules 3", "rules 2"))
    assert not record.outdated
    assert record.played_under == 2
    assert record.write() == SMALL


def test_a_record_of_earlier_rules_with_something_that_is_forbidden_now_can_be_read_as_it_was_played() -> None:
    text = older("* card 3", "* card 3", "2 stay", "1 stay", "end 9 9")  # a card that has gone can't come up again
    record = played(text)
    assert record.outdated
    assert record.played_under == 2
    assert record.final_scores == [9, 9]
    assert len(record.entries) == 4
    assert record.state_at(4).actor() == OVER
    assert record.write() == text
    assert Session(record).state.actor() == OVER


@pytest.mark.parametrize("stranger", ["2 flurb", "1 stay"])
def test_a_record_of_earlier_rules_is_read_for_as_far_as_it_can_be_followed(stranger: str) -> None:
    first = "* card 3" if stranger == "1 stay" else "* card 3\n* card 1"
    record = played(older(first, stranger, "1 stay", "end 4 0"))
    assert record.outdated
    assert len(record.entries) == 1 + first.count("\n")
    assert record.final_scores is None


def test_what_is_wrong_with_a_file_of_earlier_rules_is_still_told() -> None:
    with pytest.raises(RecordError, match="expected a seat from 1 to 2"):
        read_record(older("* card 3", "7 stay", "unfinished"))
