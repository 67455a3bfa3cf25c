"""What each deity costs: reconstructed, but for Hathor, whose cost fits the rulebook's example."""

import pytest
from tests.games.pyramidice.positions import board_of, hand, legal, of, play, position, refused
from tests.games.pyramidice.referee.cards import COSTS

from heliopolis.core.rules import LANGUAGES, paragraph
from heliopolis.core.state import State
from heliopolis.games.pyramidice.cards import ENNEAD
from heliopolis.games.pyramidice.deities import DEITY_NAMES
from heliopolis.games.pyramidice.game import GAME
from heliopolis.language import GameSpeaker


def dice_of(cost: str) -> list[str]:
    """Return dice that pay a cost exactly: prayer dice where they do, and for * a value it does not ask for."""
    free = next(value for value in "123456" if value not in cost)
    asked = [piece for piece in cost.split() if piece not in "WC"]
    return [("s" if piece[0] == "S" else "p") + piece[-1].replace("*", free) for piece in asked]


def with_dice(deity: str, dice: list[str], workers: int, cats: int) -> State:
    """Put a seat at work before a row with the deity in it."""
    others = [name for name in ("shu", "geb", "nut") if name != deity][:2]
    return position(dice=" ".join(dice), row=(deity, *others), board={0: (workers, cats, 0)})


def test_every_deity_is_listed() -> None:
    assert set(COSTS) == set(DEITY_NAMES)


@pytest.mark.rule("pyramidice.worship.2")
@pytest.mark.parametrize("deity", list(COSTS))
def test_each_deity_is_paid_with_exactly_its_cost(deity: str) -> None:
    workers, cats = COSTS[deity].count("W"), COSTS[deity].count("C")
    dice = dice_of(COSTS[deity])
    state = with_dice(deity, dice, workers, cats)
    play(state, f"1 worship {deity}")
    assert of(state)["gods"] == [deity]
    assert hand(state) == ""
    assert board_of(state) == (0, 0, 0)
    if workers + cats:
        assert refused(with_dice(deity, dice, 0, 0), f"1 worship {deity}") == "worship.2"
        assert refused(with_dice(deity, dice, cats, workers), f"1 worship {deity}") == "worship.2"


@pytest.mark.rule("pyramidice.worship.2")
@pytest.mark.parametrize("deity", list(COSTS))
def test_no_die_of_a_cost_may_be_missing_or_show_another_value_or_colour(deity: str) -> None:
    workers, cats = COSTS[deity].count("W"), COSTS[deity].count("C")
    dice = dice_of(COSTS[deity])
    for index, piece in enumerate(COSTS[deity].split()[: len(dice)]):
        others = dice[:index] + dice[index + 1 :]
        assert f"worship {deity}" not in legal(with_dice(deity, others, workers, cats))
        for value in "123456":
            replaced = [*others, dice[index][0] + value]
            may_pay = piece[-1] in ("*", value)
            assert (f"worship {deity}" in legal(with_dice(deity, replaced, workers, cats))) == may_pay
        if piece[0] == "S":
            assert f"worship {deity}" not in legal(with_dice(deity, [*others, "p" + dice[index][1]], workers, cats))


@pytest.mark.rule("pyramidice.deities.costs")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_the_rules_has_every_cost_and_worth(language: str) -> None:
    rows = paragraph(GAME, "pyramidice.deities.costs", language).rows[1:]
    speaker = GameSpeaker(GAME, language)
    short = {"S": speaker.say("board-short-stone"), "W": speaker.say("board-short-worker")}
    short |= {"C": speaker.say("board-short-cat"), "*": "★"}
    told = {name: (cost, worth) for name, cost, worth in rows}
    assert len(told) == len(rows) == len(DEITY_NAMES)
    for number, deity in enumerate(DEITY_NAMES):
        cost = "".join(short.get(mark, mark) for mark in COSTS[deity])
        worth = speaker.word("ennead") if number < ENNEAD else str(GAME.standard.number(f"deities.{deity}.glory"))
        assert told[speaker.word(deity)] == (cost, worth)
