"""Editions: written out, read back, and refused with the line, the key and what was expected."""

from dataclasses import replace

import pytest
from tests.core.highcard.game import GAME as HIGHCARD

from heliopolis.core.conformance import random_game
from heliopolis.core.edition import (
    Component,
    Edition,
    Flaw,
    Number,
    Numbers,
    Word,
    Words,
    edition,
    read_edition,
    write_edition,
    write_value,
)
from heliopolis.core.errors import EditionError
from heliopolis.core.reader import read_record
from heliopolis.core.record import new_record
from heliopolis.core.rng import SeededRng
from heliopolis.games.ra.game import GAME as RA

FAKE = edition(
    "fake",
    [
        Component("size", 3, "rulebook", Number(1, 9)),
        Component("cards.values", (1, 2, 3), "public", Numbers(0, 9, 3)),
        Component("cards.any", (), "inferred", Numbers(0, 9)),
        Component("cards.colour", "red", "reconstructed", Word(("red", "blue"))),
        Component("cards.back.marks", ("dot", "dot"), "rulebook", Words(("dot", "line"), 3)),
    ],
)


def no_flaws(_edition: Edition) -> list[Flaw]:
    return []


def read_fake(text: str) -> Edition:
    return read_edition(text, FAKE, no_flaws)


def read_ra(text: str) -> Edition:
    return read_edition(text, RA.standard, RA.flaws)


def values(chosen: Edition) -> dict[str, object]:
    return {key: component.value for key, component in chosen.components.items()}


def provenances(chosen: Edition) -> dict[str, str]:
    return {key: component.provenance for key, component in chosen.components.items()}


def test_an_edition_is_written_one_value_a_line_with_its_provenance() -> None:
    assert write_edition(FAKE).splitlines() == [
        'game = "fake"',
        'edition = "mine"',
        'size = { value = 3, provenance = "rulebook" }',
        "",
        "[cards]",
        'values = { value = [1, 2, 3], provenance = "public" }',
        'any = { value = [], provenance = "inferred" }',
        'colour = { value = "red", provenance = "reconstructed" }',
        "",
        "[cards.back]",
        'marks = { value = ["dot", "dot"], provenance = "rulebook" }',
    ]


def test_the_head_of_a_file_is_a_comment_for_people() -> None:
    assert write_edition(FAKE, ["Enjoy.", "And play."]).startswith('# Enjoy.\n# And play.\n\ngame = "fake"\n')
    assert values(read_fake(write_edition(FAKE, ["game = 3"]))) == values(FAKE)


@pytest.mark.parametrize("standard", [FAKE, RA.standard, HIGHCARD.standard], ids=lambda each: each.game)
def test_an_edition_written_out_and_read_back_is_the_same(standard: Edition) -> None:
    again = read_edition(write_edition(standard), standard, no_flaws)
    assert again.game == standard.game
    assert again.name == "mine"
    assert values(again) == values(standard)
    assert provenances(again) == provenances(standard)
    assert again.changes(standard) == {}
    assert write_edition(again) == write_edition(standard)


def test_the_standard_edition_of_ra_says_honestly_where_its_values_come_from() -> None:
    found = provenances(RA.standard)
    assert {key for key, provenance in found.items() if provenance == "public"} == {
        "ra_track.seats_2",
        "suns.seats_2.group_1",
        "suns.seats_2.group_2",
    }
    assert set(found.values()) == {"public", "rulebook"}


def test_what_a_file_leaves_out_stays_as_it_was() -> None:
    mine = read_fake('game = "fake"\nedition = "attic-2"\n[cards]\ncolour = "blue"\n')
    assert mine.name == "attic-2"
    assert mine.changes(FAKE) == {"cards.colour": "blue"}
    assert mine.number("size") == 3
    assert mine.numbers("cards.values") == [1, 2, 3]
    assert mine.word("cards.colour") == "blue"
    assert mine.words("cards.back.marks") == ["dot", "dot"]


def test_an_edition_without_a_name_is_mine() -> None:
    assert read_fake('game = "fake"\n').name == "mine"


def test_keys_may_be_dotted_or_stand_under_their_table() -> None:
    for text in (
        'cards.back.marks = ["line"]',
        '[cards.back]\nmarks = ["line"]',
        '[cards]\nback.marks = ["line"]',
        'cards = { back = { marks = ["line"] } }',
        '[cards.back.marks]\nvalue = ["line"]',
    ):
        assert read_fake(f'game = "fake"\n{text}\n').changes(FAKE) == {"cards.back.marks": ["line"]}


@pytest.mark.parametrize(
    ("line", "provenance"),
    [
        ("size = 5", "owner"),
        ("size = { value = 5 }", "owner"),
        ('size = { value = 5, provenance = "public" }', "public"),
        # changed, but the provenance was left standing: it can't be the rulebook's any more
        ('size = { value = 5, provenance = "rulebook" }', "owner"),
        ('size = { value = 3, provenance = "rulebook" }', "rulebook"),
        ('size = { value = 3, provenance = "public" }', "public"),
        ("size = 3", "owner"),
    ],
)
def test_a_value_says_where_it_comes_from(line: str, provenance: str) -> None:
    assert provenances(read_fake(f'game = "fake"\n{line}\n'))["size"] == provenance


HEAD = 'game = "fake"\nedition = "mine"\n# a remark: size = 9\n'
"""Three lines."""

BAD_FILES: list[tuple[str, str, int, str, str]] = [
    ("a broken line", HEAD + "size = \n", 4, "", "not valid TOML: Invalid value"),
    ("a table left open", HEAD + "[cards\n", 4, "", "not valid TOML: "),
    ("a key twice", HEAD + "size = 3\nsize = 4\n", 5, "", "not valid TOML: Cannot overwrite a value"),
    ("no game", "size = 3\n", 1, "game", 'is nothing; expected "fake"'),
    ("an empty file", "", 1, "game", 'is nothing; expected "fake"'),
    ("another game", '\ngame = "ra"\n', 2, "game", 'is "ra"; expected "fake"'),
    ("a game that is no name", "\n\ngame = 7\n", 3, "game", 'is 7; expected "fake"'),
    (
        "a name with spaces",
        'game = "fake"\nedition = "my own"\n',
        2,
        "edition",
        "expected a name of at most 40 letters",
    ),
    ("an empty name", 'game = "fake"\nedition = ""\n', 2, "edition", "expected a name of at most 40 letters"),
    ("a long name", f'game = "fake"\nedition = "{"x" * 41}"\n', 2, "edition", "expected a name of at most 40 letters"),
    ("a name of two lines", 'game = "fake"\nedition = "a\\nb"\n', 2, "edition", "expected a name of at most 40"),
    ("a number for a name", 'game = "fake"\nedition = 3\n', 2, "edition", "expected a name of at most 40 letters"),
    ("an unknown key", HEAD + "[cards]\ncolor = 1\n", 5, "cards.color", "no such component; `heliopolis edition"),
    ("an unknown table", HEAD + "\n[dice]\nfaces = 6\n", 6, "dice.faces", "no such component"),
    ("a value for a table", HEAD + "cards = 3\n", 4, "cards", "no such component"),
    ("a list of tables", HEAD + "[[cards]]\ncolour = 'red'\n", 4, "cards", "no such component"),
    ("a word for a number", HEAD + 'size = "3"\n', 4, "size", 'is "3"; expected a whole number from 1 to 9'),
    ("a fraction", HEAD + "size = 3.5\n", 4, "size", "is 3.5; expected a whole number from 1 to 9"),
    ("a truth", HEAD + "size = true\n", 4, "size", "is true; expected a whole number from 1 to 9"),
    ("too small", HEAD + "size = 0\n", 4, "size", "is 0; expected a whole number from 1 to 9"),
    ("too large", HEAD + "size = { value = 10 }\n", 4, "size", "is 10; expected a whole number from 1 to 9"),
    ("a list for a number", HEAD + "size = [3]\n", 4, "size", "is [3]; expected a whole number"),
    ("a number for a list", HEAD + "[cards]\nvalues = 3\n", 5, "cards.values", "is 3; expected a list of 3 whole"),
    ("a short list", HEAD + "[cards]\nvalues = [1, 2]\n", 5, "cards.values", "is [1, 2]; expected a list of 3 whole"),
    (
        "a list out of bounds",
        HEAD + "[cards]\nany = [4, 10]\n",
        5,
        "cards.any",
        "expected a list of whole numbers from",
    ),
    ("a list of words", HEAD + "[cards]\nany = ['a']\n", 5, "cards.any", 'is ["a"]; expected a list of whole numbers'),
    (
        "an unknown word",
        HEAD + "cards.colour = 'pink'\n",
        4,
        "cards.colour",
        'is "pink"; expected one of "red", "blue"',
    ),
    ("a number for a word", HEAD + "cards.colour = 1\n", 4, "cards.colour", 'is 1; expected one of "red", "blue"'),
    (
        "too many words",
        HEAD + "[cards.back]\n\nmarks = ['dot', 'dot', 'dot', 'dot']\n",
        6,
        "cards.back.marks",
        'expected a list of at most 3 of "dot", "line"',
    ),
    ("an unknown mark", HEAD + "[cards.back]\nmarks = ['cross']\n", 5, "cards.back.marks", 'is ["cross"]; expected'),
    (
        "an unknown provenance",
        HEAD + 'size = { value = 3, provenance = "rumour" }\n',
        4,
        "size",
        'provenance is "rumour"; expected one of rulebook, public, inferred, reconstructed, owner',
    ),
    ("a provenance that is no word", HEAD + "size = { value = 3, provenance = 1 }\n", 4, "size", "provenance is 1;"),
    (
        "something else beside the value",
        HEAD + 'size = { value = 3, source = "box" }\n',
        4,
        "size",
        "'source' is unknown; expected value and provenance",
    ),
    ("no value in a table", HEAD + "\nsize = { number = 3 }\n", 5, "size.number", "no such component"),
    ("a wrong value in a table", HEAD + "[size]\nvalue = 99\n", 5, "size", "is 99; expected a whole number"),
]


@pytest.mark.parametrize(
    ("text", "line", "key", "message"), [row[1:] for row in BAD_FILES], ids=[row[0] for row in BAD_FILES]
)
def test_a_bad_file_is_answered_with_line_key_and_expectation(text: str, line: int, key: str, message: str) -> None:
    with pytest.raises(EditionError) as caught:
        read_fake(text)
    assert (caught.value.line, caught.value.key) == (line, key)
    assert caught.value.message.startswith(message) or message in caught.value.message
    assert str(caught.value) == f"line {line}: {key + ': ' if key else ''}{caught.value.message}"


@pytest.mark.parametrize(
    ("text", "line", "key", "message"),
    [
        ("[tiles]\nra = 29\n", 3, "tiles.ra", "expected at least 30, three times the longest Ra track"),
        ("[tiles]\ngod = 7\ntemple = 6\n", 4, "tiles.temple", "expected at most 5: the scoring table goes no further"),
        (
            "[suns.seats_3]\ngroup_1 = [13, 8, 5, 2]\ngroup_2 = [12, 9, 6, 2]\n",
            4,
            "suns.seats_3.group_2",
            "expected suns that no other group for 3 seats has",
        ),
        ("suns.seats_2.group_2 = [8, 8, 4, 3]\n", 2, "suns.seats_2.group_2", "expected suns that no other group"),
        (
            "suns.seats_2.group_2 = [8, 7, 4, 1]\n",
            2,
            "suns.seats_2.group_2",
            "expected a list of 4 whole numbers from 2",
        ),
        ("[ra_track]\nseats_5 = 11\n", 3, "ra_track.seats_5", "is 11; expected a whole number from 2 to 10"),
    ],
)
def test_an_edition_of_ra_that_can_not_be_played_is_refused(text: str, line: int, key: str, message: str) -> None:
    with pytest.raises(EditionError, match=message) as caught:
        read_ra(f'game = "ra"\n{text}')
    assert (caught.value.line, caught.value.key) == (line, key)


def test_changes_made_in_a_program_are_checked_too() -> None:
    with pytest.raises(EditionError, match=r"tiles.god: is 99; expected a whole number from 0 to 60"):
        RA.standard.with_changes({"tiles.god": 99}, name="mine")
    with pytest.raises(EditionError, match=r"tiles.devil: no such component"):
        RA.standard.with_changes({"tiles.devil": 1}, name="mine")


def test_making_an_edition_leaves_the_standard_one_alone() -> None:
    before = values(RA.standard)
    changed = RA.standard.with_changes({"tiles.god": 9, "suns.seats_2.group_1": [9, 6, 5, 10]}, name="mine")
    assert changed.changes(RA.standard) == {"tiles.god": 9, "suns.seats_2.group_1": [9, 6, 5, 10]}
    assert values(RA.standard) == before


def test_changes_can_be_applied_again() -> None:
    changed = RA.standard.with_changes({"tiles.god": 9, "suns.seats_2.group_1": [9, 6, 5, 10]}, name="mine")
    again = RA.standard.with_changes(changed.changes(RA.standard), name="mine")
    assert values(again) == values(changed)


def test_two_editions_are_the_same_only_if_they_are_one() -> None:
    assert replace(FAKE) != FAKE


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (3, "3"),
        (-3, "-3"),
        (True, "true"),
        ("a", '"a"'),
        ('say "a\\b"', '"say \\"a\\\\b\\""'),
        ((1, 2), "[1, 2]"),
        (["a"], '["a"]'),
        ((), "[]"),
        (None, "nothing"),
    ],
)
def test_values_are_written_as_toml_does(value: object, text: str) -> None:
    assert write_value(value) == text


RICHER = """\
game = "ra"
edition = "richer"

[tiles]
god = 20
pharaoh = 0

[ra_track]
seats_3 = 4

[suns.seats_3]
group_1 = [16, 8, 5, 2]

[fame]
start = 3
gold = 7
"""


def test_a_changed_edition_plays_without_change_of_code() -> None:
    state = RA.new(3, edition=read_ra(RICHER))
    view = state.view(None)
    assert view["bag"]["god"] == 20
    assert "pharaoh" not in view["bag"]
    assert view["ra_track"] == 4
    assert state.scores() == [3, 3, 3]
    for group in (2, 1, 3):
        state.resolve(RA.outcome(f"suns {group}"))
    assert state.view(None)["seats"][1]["suns_up"] == [16, 8, 5, 2]
    assert state.actor() == 1
    for action, outcome in (("draw", "tile gold"), ("invoke", "")):
        state.apply(state.actor(), RA.action(action))
        if outcome:
            state.resolve(RA.outcome(outcome))
    for action in ("pass", "pass", "bid 4"):
        state.apply(state.actor(), RA.action(action))
    for _ in range(4):
        state.apply(state.actor(), RA.action("draw"))
        state.resolve(RA.outcome("tile ra"))
        while state.view(None)["phase"] == "auction":
            state.apply(state.actor(), RA.action("pass"))
    # Gold 7 for seat 2, no civilisation −5 for all, nobody below 0.
    assert state.view(None)["epoch"] == 2
    assert state.scores() == [0, 0, 5]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_record_of_a_game_with_a_changed_edition_replays(seats: int) -> None:
    record = new_record(RA, seats, edition=read_ra(RICHER))
    end = record.start()
    for state in random_game(RA, record, SeededRng(seats)):
        assert RA.census(state) == RA.census(record.start())
        end = state
    text = record.write()
    assert text.splitlines()[3:10] == [
        "edition richer",
        "set tiles.god 20",
        "set tiles.pharaoh 0",
        "set ra_track.seats_3 4",
        "set suns.seats_3.group_1 [16, 8, 5, 2]",
        "set fame.start 3",
        "set fame.gold 7",
    ]
    again = read_record(text)
    assert again.write() == text
    assert again.edition.changes(RA.standard) == record.edition.changes(RA.standard)
    assert again.end().save() == end.save()
    assert RA.restore(end.save()).save() == end.save()


def test_an_edition_that_changes_nothing_is_recorded_as_the_standard_one() -> None:
    record = new_record(RA, 3, edition=read_ra('game = "ra"\nedition = "same"\n'))
    assert record.write().splitlines()[3:5] == ["edition standard", "seats 3"]
    assert read_record(record.write()).write() == record.write()
