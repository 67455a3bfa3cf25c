"""A view in words: what belongs to a seat stands with its player, and what the game has words for is called so."""

from heliopolis.core.game import Game
from heliopolis.language import GameSpeaker
from heliopolis.readable import Fact, facts_of_seats, facts_of_table

NAMES = ["Ada", "Bo"]


def test_what_a_game_has_no_words_for_is_called_by_its_key(sticks: Game) -> None:
    speaker = GameSpeaker(sticks, "en", NAMES)
    view = {
        "phase": "turn",
        "seat": 0,
        "acting": [0],
        "left": 7,
        "last_take": [1, 2, None],
        "open": False,
        "none": None,
    }
    assert facts_of_table(view, speaker) == (
        Fact("Sticks left", "7"),
        Fact("last take", "1, 2, –"),
        Fact("open", "no"),
    )
    assert facts_of_table({"left": 7, "open": True}, GameSpeaker(sticks, "fr", NAMES)) == (
        Fact("Bâtons restants", "7"),
        Fact("open", "oui"),
    )


def test_what_consists_of_parts_is_told_part_by_part(sticks: Game) -> None:
    speaker = GameSpeaker(sticks, "en", NAMES)
    assert facts_of_table({"bid": {"count": 3, "of": {}}, "rows": [[1, 2], []]}, speaker) == (
        Fact("bid", "", (Fact("count", "3"),)),
        Fact("rows", "", (Fact("", "1, 2"), Fact("", ""))),
    )


def test_a_seat_is_told_by_its_players_name(sticks: Game) -> None:
    speaker = GameSpeaker(sticks, "en", NAMES)
    view = {"bidder_seat": 1, "passed_seat": [0, 1], "seats": [{"dice": 5}, {"dice": 4, "shown": []}]}
    assert facts_of_table(view, speaker) == (Fact("bidder seat", "Bo"), Fact("passed seat", "Ada, Bo"))
    assert facts_of_seats(view, speaker) == [(Fact("dice", "5"),), (Fact("dice", "4"),)]
    assert facts_of_seats({"seats": [3, 4]}, speaker) == [(Fact("", "3"),), (Fact("", "4"),)]
    assert facts_of_seats({}, speaker) == []
