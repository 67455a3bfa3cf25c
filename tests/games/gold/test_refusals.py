"""Bad input: what is refused, with the paragraph that forbids it; nothing changes by trying."""

from collections.abc import Callable
from typing import Any

import pytest
from tests.games.gold.play import mixed_game
from tests.games.gold.positions import do, legal, position
from tests.games.refusal_table import check_messages, check_refusals

from heliopolis.core.driver import decide, resolve
from heliopolis.core.edition import read_edition, write_edition
from heliopolis.core.errors import EditionError, NotationError, RecordError, SeatError, SetupError
from heliopolis.core.reader import read_record
from heliopolis.core.record import new_record
from heliopolis.core.rng import SeededRng
from heliopolis.core.rules import LANGUAGES, paragraph
from heliopolis.core.state import State
from heliopolis.games.gold import phases
from heliopolis.games.gold.components import STANDARD, flaws
from heliopolis.games.gold.game import GAME
from heliopolis.language import GameSpeaker

HALL = "┌┬┐ │╬│ └S┘"

CORRIDOR = "┌╷? │┼─ ?Sx"
"""A crossing above the start card, open to b1 and c2 but not to a2; c1 and a3 are hidden, c3 has fallen."""


def corridor(**more: Any) -> State:
    """Both figures of the first seat stand on the crossing b2, the others on the start card b3."""
    return position(CORRIDOR, **{"archaeologists": "b2", "porters": "b2", **more})


def laden() -> State:
    """Both archaeologists carry something, and a treasure of 3 lies between them."""
    return corridor(archaeologists="b2 b2", carried={0: 2, 1: 3}, loose={"b2": [3]})


def empty_handed() -> State:
    """The other archaeologist carries something elsewhere; the treasure of 3 was taken and dropped again."""
    state = corridor(archaeologists="b2 c2", carried={1: 2}, loose={"b2": [3]})
    do(state, "take treasure-3", "drop")
    return state


def heavy() -> State:
    """A burden keeps the archaeologist from running over the lantern on b2, where the porter stands."""
    return corridor(archaeologists="b1", carried={0: 2}, lanterns={0: "b2"}, heavy_treasures=True)


def without_lanterns() -> State:
    return corridor(stock={0: 0})


def at_start() -> State:
    return corridor(archaeologists="b3", porters="b3")


def behind_walls() -> State:
    """The archaeologist's card c2 has a wall towards the hidden c1, the porter's b1 towards a1."""
    return corridor(archaeologists="c2", porters="b1")


def spent() -> State:
    return corridor(actions=0)


def without_archaeologist() -> State:
    return corridor(archaeologists="-")


def without_porter() -> State:
    return corridor(porters="-")


def revealing() -> State:
    state = at_start()
    do(state, "reveal a3")
    return state


def placing() -> State:
    state = revealing()
    do(state, "* card junction")
    return state


def turning() -> State:
    """The porter turns the straight on c2."""
    state = corridor()
    do(state, "turn c2")
    return state


def photographing() -> State:
    chamber = {"chamber-corner": 1}
    state = position("??? ?│? ?S?", archaeologists="b2", hidden=chamber, photos=["quiet 1"], pile=[2, 2])
    do(state, "reveal b1", "* card chamber-corner", "open es")
    return state


def finding() -> State:
    state = photographing()
    do(state, "* photo quiet 1")
    return state


def laying_start() -> State:
    return GAME.new(2)


def beginning() -> State:
    state = GAME.new(2)
    do(state, "* start b1")
    return state


def fallen() -> State:
    state = position("xxx xxX ┼Sx", keeper=0, bust_chamber="c2", lost=["bust"], archaeologists="a3")
    do(state, "end")
    return state


def stalled() -> State:
    state = corridor(quiet_turns=9)
    do(state, "end")
    return state


ON_THE_CROSSING = """
    open *                                           turn.2       card-first
    drop                                             treasures.2  nothing-carried
    take *                                           treasures.1  not-here
    steal 2                                          treasures.3  nothing-to-rob
    steal *                                          treasures.3  nobody-to-rob
    lift                                             lanterns.2   no-lantern-here
    move * b2                                        move.1       stands-there
    move * a2                                        move.1       wall-between
    move * a1                                        lanterns.3   no-lit-run
    move * c1|move * a3                              move.2       hidden
    move * c3                                        move.2       fallen
    reveal c1|reveal a3                              reveal.1     archaeologist-too-far
    reveal a1|reveal a2|reveal b[123]|reveal c[23]   reveal.1     not-hidden
    turn b3                                          turning.3    start-never-turned
    turn c1|turn a3                                  turning.3    hidden
    turn c3                                          turning.3    fallen
    turn a1                                          turning.1    porter-too-far
    turn b2                                          turning.2    looks-the-same
    move *|reveal *|turn *                           setup.1      no-such-card
"""
"""What is refused to the seat whose figures stand on b2, as the rulebook has it: notations, paragraph, message."""

REFUSALS: list[tuple[Callable[[], State], int, str]] = [
    (laying_start, 0, "*  setup.2  start-laid"),
    (beginning, 0, "*  setup.7  first-chosen"),
    (revealing, 0, "*  reveal.1  card-comes"),
    (photographing, 0, "*  photos.1  photo-comes"),
    (finding, 0, "*  photos.2  treasures-come"),
    (fallen, 0, "*  end.1  over"),
    (stalled, 1, "*  end.2  over"),
    (corridor, 1, "*  setup.7  others-turn"),
    (placing, 1, "*  setup.7  others-turn"),
    (corridor, 0, ON_THE_CROSSING),
    (
        laden,
        0,
        """
        take treasure-3  treasures.1  carries-already
        steal 2          treasures.3  carries-already
        """,
    ),
    (
        empty_handed,
        0,
        """
        take treasure-3  turn.4       taken-already
        steal 2          treasures.3  robbed-elsewhere
        """,
    ),
    (
        heavy,
        0,
        """
        lay                                            lanterns.1  lit-already
        reveal c1                                      reveal.1    own-wall
        move archaeologist b3|move archaeologist c2    move.3      heavy
        move archaeologist b1                          move.1      stands-there
        move archaeologist a1                          move.1      wall-between
        move archaeologist a2                          lanterns.3  no-lit-run
        """,
    ),
    (without_lanterns, 0, "lay  lanterns.1  no-lantern-left"),
    (
        at_start,
        0,
        """
        lay                                  lanterns.1  no-light-at-start
        move * b3                            move.1      stands-there
        move * a[12]|move * b1|move * c2     lanterns.3  no-lit-run
        turn a[12]|turn b1|turn c2           turning.1   porter-too-far
        """,
    ),
    (
        behind_walls,
        0,
        """
        reveal c1                            reveal.1    own-wall
        turn a1                              turning.1   own-wall
        turn a2|turn c2                      turning.1   porter-too-far
        move archaeologist c2|move porter b1  move.1     stands-there
        move archaeologist a[12]             lanterns.3  no-lit-run
        move archaeologist b[13]             lanterns.3  no-lit-run
        move porter a1                       move.1      wall-between
        move porter a2|move porter b3        lanterns.3  no-lit-run
        move porter c2                       lanterns.3  no-lit-run
        """,
    ),
    (spent, 0, "lay|lift|move *|reveal *|turn *  turn.1  actions-spent"),
    (without_archaeologist, 0, "drop|take *|steal *|move archaeologist *|reveal *  turn.5  archaeologist-lost"),
    (without_porter, 0, "lay|lift|move porter *|turn *  turn.5  porter-lost"),
    (
        placing,
        0,
        """
        open *  reveal.2  no-such-sides
        *       reveal.2  sides-first
        """,
    ),
    (
        turning,
        0,
        """
        open ew  turning.2  lies-so-already
        open *   turning.2  no-such-sides
        *        turning.2  sides-first
        """,
    ),
]
"""Positions and seats, each with what is refused there otherwise than on the crossing."""


@pytest.mark.parametrize(
    ("table", "seat", "expected"), REFUSALS, ids=[f"{table.__name__}-{seat}" for table, seat, _ in REFUSALS]
)
def test_everything_illegal_is_refused_as_the_rulebook_has_it(
    table: Callable[[], State], seat: int, expected: str
) -> None:
    check_refusals(GAME, table(), seat, expected, elsewhere=ON_THE_CROSSING)


def test_every_refusal_stands_in_a_table() -> None:
    check_messages(GAME, [ON_THE_CROSSING, *(table for *_, table in REFUSALS)])


def test_every_phase_has_its_refusals() -> None:
    assert {table().view(None)["phase"] for table, _, _ in REFUSALS} == set(phases.NAMES)


def test_a_refusal_says_what_is_wrong() -> None:
    why = GAME.why_not(corridor(), 0, GAME.action("move porter a1"))
    assert GameSpeaker(GAME, "en").refusal(why) == "No lit run leads from b2 to a1."
    assert GameSpeaker(GAME, "fr").refusal(why) == "Aucun trajet éclairé ne mène de b2 à a1."
    why = GAME.why_not(corridor(), 1, GAME.action("end"))
    assert GameSpeaker(GAME, "en", ["Ada", "Bob"]).refusal(why) == "It is Ada's turn."
    assert GameSpeaker(GAME, "fr", ["Ada", "Bob"]).refusal(why) == "C'est le tour d'Ada."


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
    with pytest.raises(RecordError, match=r"line \d+: c5 has not been revealed. \(gold.move.2\)"):
        list(read_record(text).replay())


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_refusal_in_a_whole_game_names_a_paragraph_that_exists(seats: int) -> None:
    rng = SeededRng(seats)
    for number, state in enumerate(mixed_game(seats, rng)):
        if number % 5 == 0 and state.actor() >= 0:
            allowed = set(legal(state))
            for action, notation in enumerate(GAME.actions):
                if notation not in allowed:
                    why = GAME.why_not(state, int(state.actor()), action)
                    assert paragraph(GAME, why.rule).text
                    assert all(GameSpeaker(GAME, language).refusal(why) for language in LANGUAGES)


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
    assert any("at most 32" in flaw.message for flaw in flaws(edition))


def test_the_standard_edition_has_no_flaw_and_survives_a_file() -> None:
    assert flaws(STANDARD) == []
    again = read_edition(write_edition(STANDARD), STANDARD, flaws)
    assert again.changes(STANDARD) == {}
