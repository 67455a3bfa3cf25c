"""Bad input: what is refused, with the paragraph that forbids it; nothing changes by trying."""

import pytest
from tests.games.gold.play import mixed_game
from tests.games.gold.positions import do, legal, position, refused

from heliopolis.core.driver import decide, resolve
from heliopolis.core.edition import read_edition, write_edition
from heliopolis.core.errors import EditionError, NotationError, RecordError, Refusal, SeatError, SetupError
from heliopolis.core.reader import read_record
from heliopolis.core.record import new_record
from heliopolis.core.rng import SeededRng
from heliopolis.core.rules import paragraph
from heliopolis.games.gold.components import STANDARD, flaws
from heliopolis.games.gold.game import GAME
from heliopolis.games.gold.refusals import why_not

HALL = "┌┬┐ │╬│ └S┘"


def test_a_refusal_says_what_is_wrong() -> None:
    state = position(HALL, archaeologists="a1", loose={"a1": [2]}, carried={0: 3})
    with pytest.raises(Refusal, match=r"carries a treasure already: drop it first \(gold.treasures.1\)"):
        decide(GAME, state, 0, GAME.action("take treasure-2"))
    with pytest.raises(Refusal, match=r"there is a wall between a1 and b2|no run of your lanterns"):
        decide(GAME, state, 0, GAME.action("move archaeologist b2"))
    with pytest.raises(Refusal, match=r"it is for seat 0 to decide \(gold.turn.1\)"):
        decide(GAME, state, 1, GAME.action("end"))


def test_while_chance_answers_nobody_decides() -> None:
    state = GAME.new(2)
    with pytest.raises(Refusal, match=r"before chance has answered \(gold.turn.1\)"):
        decide(GAME, state, 0, GAME.action("end"))


def test_before_a_card_is_chosen_no_sides_are_opened() -> None:
    assert refused(position(HALL), "open ns") == "gold.turning.1"


def test_while_a_card_is_turned_nothing_else_is_done() -> None:
    state = position(HALL, porters="a1", archaeologists="a1", loose={"a1": [2]})
    do(state, "turn a1")
    for attempt in ("end", "take treasure-2", "move archaeologist a2", "lay", "turn b1"):
        assert refused(state, attempt) == "gold.turning.2"
    assert refused(state, "open nesw") == "gold.turning.2"


def test_a_stolen_nothing_a_stranger_and_oneself() -> None:
    state = position(HALL, archaeologists="a1 a1")
    assert refused(state, "steal 1") == "gold.treasures.3"
    assert refused(state, "steal 2") == "gold.treasures.3"
    assert refused(state, "steal 4") == "gold.treasures.3"


def test_words_that_mean_nothing() -> None:
    with pytest.raises(NotationError, match="expected one of take treasure-1"):
        GAME.action("take treasure-12")
    with pytest.raises(NotationError, match="expected it to begin with one of end, lay, lift"):
        GAME.action("fly a1")
    with pytest.raises(NotationError, match="'card cross' is no outcome"):
        GAME.outcome("card cross")


def test_seats_and_actions_that_do_not_exist() -> None:
    state = position(HALL)
    with pytest.raises(SeatError):
        decide(GAME, state, 2, 0)
    with pytest.raises(NotationError):
        decide(GAME, state, 0, len(GAME.actions))
    for seats in (1, 5):
        with pytest.raises(SetupError, match="is not played with"):
            GAME.new(seats)


def test_outcomes_that_cannot_come_up() -> None:
    state = GAME.new(2)
    with pytest.raises(NotationError, match="can't come up here"):
        resolve(GAME, state, GAME.outcome("start a1"))
    do(state, "* start b1")
    with pytest.raises(NotationError, match="expected one of first 1, first 2"):
        resolve(GAME, state, GAME.outcome("first 3"))
    do(state, "* first 1", "reveal a1")
    with pytest.raises(NotationError, match="expected one of card junction, card corner, card straight"):
        resolve(GAME, state, GAME.outcome("card chamber-corner"))


def test_a_record_that_breaks_a_rule_names_line_and_paragraph() -> None:
    text = new_record(GAME, 2).write().replace("unfinished", "* start c6\n* first 1\n1 move porter c5\nunfinished")
    with pytest.raises(RecordError, match=r"line \d+: c5 has not been revealed \(gold.move.2\)"):
        list(read_record(text).replay())


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_refusal_in_a_whole_game_names_a_paragraph_that_exists(seats: int) -> None:
    rng = SeededRng(seats)
    for number, state in enumerate(mixed_game(seats, rng)):
        if number % 5 == 0 and state.actor() >= 0:
            allowed = set(legal(state))
            for action, notation in enumerate(GAME.actions):
                if notation not in allowed:
                    rule, sentence = why_not(state, int(state.actor()), action)
                    assert paragraph(GAME, rule).text
                    assert sentence


@pytest.mark.parametrize(
    ("line", "key", "message"),
    [
        ("[pyramid]\nside = 5", "pyramid.side", "there are 35 corridors and chambers"),
        ("[pyramid]\nside = 9", "pyramid.side", "expected a whole number from 3 to 6"),
        ("[corridors]\njunction = 13", "pyramid.side", "needs 35"),
        ("[photos]\ntreasures = [1, 1, 2, 2]", "photos.treasures", "expected 5 photos"),
        ("[photos]\ntreasures = [1, 1, 2, 2, 4]", "photos.treasures", "show 10 treasures; expected 9"),
        ("[photos]\ndangers = ['mummy']", "photos.dangers", "expected 5 photos"),
        ("[photos]\ndangers = ['ghost']", "photos.dangers", "expected a list"),
        ("[treasures]\npoints = [10]", "treasures.points", "whole numbers from 1 to 9"),
        ("[treasures]\npoints = [1,1,1,1,1,1,1,1,1,1,1,1,1]", "treasures.points", "at most 12"),
        ("[lanterns]\neach = -1", "lanterns.each", "from 0 to 35"),
        ("[losses]\ncamel = 1", "losses.camel", "no such component"),
    ],
)
def test_an_edition_that_cannot_be_played_is_refused(line: str, key: str, message: str) -> None:
    with pytest.raises(EditionError, match=message) as refusal:
        read_edition(f'game = "gold"\n{line}\n', STANDARD, flaws)
    assert refusal.value.key == key


def test_too_many_chambers_for_the_places_where_they_may_lie() -> None:
    changes = {f"corridors.{shape}": 0 for shape in ("junction", "corner", "straight")}
    edition = STANDARD.with_changes({**changes, "chambers.corner": 33, "corridors.junction": 0}, name="full")
    assert any("at most 32" in message for _, message in flaws(edition))


def test_the_standard_edition_has_no_flaw_and_survives_a_file() -> None:
    assert flaws(STANDARD) == []
    again = read_edition(write_edition(STANDARD), STANDARD, flaws)
    assert again.changes(STANDARD) == {}
