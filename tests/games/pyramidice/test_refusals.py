"""Bad input: every refusal names a paragraph and says what would have been right, and nothing changes."""

import pytest
from tests.games.pyramidice.positions import play, position, refused

from heliopolis.core.driver import decide, resolve
from heliopolis.core.errors import NotationError, Refusal, SeatError, SetupError
from heliopolis.core.state import State
from heliopolis.games.pyramidice.game import GAME


def test_unknown_words_are_refused_with_the_known_ones() -> None:
    with pytest.raises(NotationError, match="'worship zeus' is no action of Pyramidice; expected one of worship atum"):
        GAME.action("worship zeus")
    with pytest.raises(
        NotationError, match="'dance' is no action of Pyramidice; expected it to begin with one of work"
    ):
        GAME.action("dance")
    with pytest.raises(NotationError, match="'stone 7' is no outcome of Pyramidice; expected one of stone 1"):
        GAME.outcome("stone 7")


def test_wrong_seats_and_options_are_refused() -> None:
    with pytest.raises(SetupError, match="not played with 5 seats; expected one of 1, 2, 3, 4"):
        GAME.new(5)
    with pytest.raises(SetupError, match="option architect is 'zoser'; expected sneferu or hemiunu or amenhotep"):
        GAME.new(1, {"architect": "zoser"})
    with pytest.raises(SeatError, match="there is no seat 2"):
        decide(GAME, position(), 2, 0)


def test_chance_answers_only_what_can_come_up() -> None:
    state = position(board={0: (1, 0, 1)})
    play(state, "1 work", "1 take stone")
    with pytest.raises(NotationError, match="'prayer 1' can't come up here; expected one of stone 1, stone 2"):
        resolve(GAME, state, GAME.outcome("prayer 1"))
    with pytest.raises(NotationError, match="chance has nothing to answer here"):
        resolve(GAME, position(), 0)


def work_state() -> State:
    return position(dice="s5 p1 p2", board={0: (1, 0, 0)})


@pytest.mark.parametrize(
    ("notation", "rule"),
    [
        ("work", "work.4"),
        ("throw", "work.4"),
        ("full", "work.4"),
        ("seshat", "work.4"),
        ("pearl", "work.4"),
        ("decline", "work.4"),
        ("lapis", "scarabs.lapis"),
        ("rest village", "work.4"),
        ("emerald village", "work.4"),
        ("take stone", "work.4"),
        ("pay stone 5", "work.4"),
        ("spend cat", "work.4"),
        ("choose stone 5", "work.4"),
        ("raise stone 5", "work.7"),
        ("lower prayer 6", "work.7"),
        ("build 5", "build.2"),
        ("build 1", "build.1"),
        ("place cheops 1", "work.4"),
        ("gain cat", "work.4"),
        ("discard cat", "work.4"),
        ("value 3", "work.4"),
        ("worship nut", "worship.2"),
        ("worship heh", "worship.1"),
        ("activate heh", "deities.1"),
        ("replace heh", "work.replace"),
        ("borrow shu", "scarabs.amethyst"),
        ("forsake heh", "work.4"),
        ("forsake ennead", "work.4"),
        ("keep pearl", "work.4"),
    ],
)
def test_each_action_out_of_place_at_work_is_refused_by_its_paragraph(notation: str, rule: str) -> None:
    assert refused(work_state(), f"1 {notation}") == rule


@pytest.mark.parametrize(
    ("lines", "wrong", "rule"),
    [
        (["1 reroll"], "1 finish", "work.reroll"),
        (["1 glory"], "1 pay stone 6", "work.8"),
        (["1 glory", "1 pay stone 5", "1 pay prayer 1"], "1 glory", "work.glory"),
        (["1 finish"], "1 finish", "turn.1"),
    ],
)
def test_what_is_asked_for_comes_first(lines: list[str], wrong: str, rule: str) -> None:
    state = work_state()
    play(state, *lines)
    assert refused(state, wrong) == rule


@pytest.mark.parametrize(
    ("notation", "sentence"),
    [
        ("work", "dice and tiles are taken before the actions"),
        ("throw", "begin a reroll and choose dice before you throw them"),
        ("full", "build a die upon a space before you choose its cost"),
        ("decline", "Pearl answers a build of another player"),
        ("pay stone 5", "choose what to pay for first"),
    ],
)
def test_a_refusal_at_work_says_when_the_action_would_be_in_place(notation: str, sentence: str) -> None:
    with pytest.raises(Refusal, match=f"this is no action of a Work turn; {sentence}"):
        decide(GAME, work_state(), 0, GAME.action(notation))


@pytest.mark.parametrize(
    ("tile", "sentence", "rule"),
    [
        ("exchange", "you have no resource to discard", "rest.3"),
        ("vision", "there is no deity in the row to take", "tiles.vision"),
        ("harvest", "you can't pay for the tile harvest: it costs 1 Glory", "rest.3"),
        ("village", "the tile village does not lie under the Sphinx", "rest.2"),
    ],
)
def test_a_refused_tile_says_what_it_lacks(tile: str, sentence: str, rule: str) -> None:
    tiles = ("exchange", "vision", "harvest")
    state = position(board={0: (0, 0, 0)}, row=(None, None, None), tiles=tiles, glory={0: 0})
    with pytest.raises(Refusal, match=f"{sentence} \\(pyramidice.{rule}\\)"):
        decide(GAME, state, 0, GAME.action(f"rest {tile}"))


@pytest.mark.parametrize(
    ("gods", "lines", "rule"),
    [
        (["amon"], ["1 activate amon"], "deities.1"),
        (["amon"], ["1 activate amon", "1 choose prayer 1"], "deities.1"),
        (["aton", "heh", "re"], ["1 activate aton"], "deities.aton"),
    ],
)
def test_the_questions_of_gods_have_to_be_answered(gods: list[str], lines: list[str], rule: str) -> None:
    state = position(dice="s5 p1 p2", gods={0: gods})
    play(state, *lines)
    assert refused(state, "1 finish") == rule
