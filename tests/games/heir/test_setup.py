"""Set-up: cards, magic, monuments, the base, the magic tokens."""

import pytest
from tests.games.heir.table import ANUBIS, BAST, GAME, MARKS, Table, dealt, ready

from heliopolis.core.state import CHANCE
from heliopolis.games.heir.grid import SPACE_NAMES, around


@pytest.mark.rule("heir.setup.1")
def test_each_number_exists_once_with_each_sign() -> None:
    table = Table()
    assert table.in_hand(BAST) == [f"{n}-{'moon' if n % 2 else 'sun'}" for n in range(1, 11)]
    assert table.in_hand(ANUBIS) == [f"{n}-{'sun' if n % 2 else 'moon'}" for n in range(1, 11)]
    assert table.view()["supply"] == ["11", "12"]
    assert [side["name"] for side in table.view()["seats"]] == ["bast", "anubis"]


@pytest.mark.rule("heir.setup.2")
def test_magic_begins_in_two_decks_of_seven_and_no_hand() -> None:
    view = ready().view()
    for side in view["seats"]:
        assert side["magic_deck"] == 7
        assert side["magic_count"] == 0
        assert side["magic_possible"] == ["gift", "stealth", "blessing", "eye", "logic", "cry", "meekness"]


@pytest.mark.rule("heir.setup.3")
def test_three_of_twelve_monument_cards_are_turned_up_and_the_first_is_active() -> None:
    table = Table()
    assert table.state.outcomes() == [(0, 4), (1, 4), (2, 4)]
    table.chance("card obelisk", "card obelisk", "card shrine")
    view = table.view()
    assert view["active_card"] == "obelisk"
    assert view["display"] == ["obelisk", "shrine"]
    assert view["unseen_monument_cards"] == {"shrine": 3, "sun-temple": 4, "obelisk": 2}
    assert view["monument_deck"] == 9


@pytest.mark.rule("heir.setup.4")
def test_the_first_token_lies_on_the_active_card_and_the_next_is_in_sight() -> None:
    table = Table().chance("card shrine", "card shrine", "card shrine")
    assert table.outcomes() == [f"token t{number}" for number in range(1, 13)]
    table.chance("token t9")
    assert "token t9" not in table.outcomes()
    table.chance("token t3")
    assert table.view()["active_token"] == {"name": "t9", "arrows": ["n", "e", "w"]}
    assert table.view()["next_token"] == {"name": "t3", "arrows": ["n", "e"]}


@pytest.mark.rule("heir.setup.5")
def test_anubis_lays_the_base_over_at_least_two_nile_spaces() -> None:
    table = dealt()
    assert table.state.actors() == [ANUBIS]
    # By the map of the Nile, counted by hand: f1, e2 f2, e3, d4 e4, d5 e5, d6, c7 d7, c8.
    over_two = "e1 f1 d2 e2 d3 e3 c4 d4 e4 c5 d5 c6 d6 b7 c7"
    assert table.legal(ANUBIS) == [f"base {space}" for space in over_two.split()]
    assert table.refusal(ANUBIS, "base a1") == "heir.setup.5"
    assert table.refusal(ANUBIS, "base h8") == "heir.setup.5"
    assert table.refusal(ANUBIS, "mark a1") == "heir.setup.5"
    assert table.refusal(BAST, "base d4") == "heir.setup.5"
    table.do(ANUBIS, "base d4")
    assert table.view()["base"] == "d4"


@pytest.mark.rule("heir.setup.6")
def test_magic_tokens_are_laid_in_turn_with_a_space_between_in_all_directions() -> None:
    table = dealt().do(ANUBIS, "base d4")
    assert table.state.actors() == [BAST]
    # The base covers d4, e4, d5, e5; nothing may touch it.
    kept_away = {f"{column}{row}" for column in "cdef" for row in range(3, 7)}
    assert {word.split()[1] for word in table.legal(BAST)} == {
        f"{column}{row}" for column in "abcdefgh" for row in range(1, 9)
    } - kept_away
    table.do(BAST, "mark a1")
    assert table.refusal(BAST, "mark a3") == "heir.setup.6"
    for touching in ("a1", "b2", "a2", "b1", "f6", "d4"):
        assert table.refusal(ANUBIS, f"mark {touching}") == "heir.setup.6"
    assert table.refusal(ANUBIS, "place a3") == "heir.setup.6"
    table.do(ANUBIS, "mark c1").do(BAST, "mark a3")
    assert table.view()["magic_tokens"] == ["a1", "c1", "a3"]
    # c1 and the Nile at f1: tokens may lie on river spaces.
    assert "mark f1" in table.legal(ANUBIS)


@pytest.mark.rule("heir.setup.6")
def test_after_four_tokens_each_the_first_round_begins() -> None:
    table = ready()
    assert sorted(table.view()["magic_tokens"]) == sorted(MARKS)
    assert table.phase == "summon"
    assert table.state.actor() == CHANCE


@pytest.mark.rule("heir.setup.6", "heir.seshat.4")
def test_seven_tokens_never_block_the_whole_board_wherever_the_base_lies() -> None:
    # So eight magic tokens always fit, and Seshat, with seven monuments at most, always has a space.
    for notation in dealt().legal(ANUBIS):
        corner = SPACE_NAMES.index(notation.split()[1])
        base = {corner, corner + 1, corner + 8, corner + 9}
        free = set(range(64)) - {near for space in base for near in around(space, 8)}
        standing = frozenset(set(range(64)) - base)
        assert not can_be_covered(frozenset(free), standing, 7, {})
        assert can_be_covered(frozenset(free), standing, 8, {})


Tried = dict[frozenset[int], int]


def can_be_covered(left: frozenset[int], standing: frozenset[int], pieces: int, tried: Tried) -> bool:
    """Tell whether so many pieces, each keeping others off the spaces around it, can cover all that is left."""
    if not left:
        return True
    if len(left) > 9 * pieces or tried.get(left, -1) >= pieces:
        return False
    tried[left] = pieces
    keepers = [space for space in around(min(left), 8) if space in standing]
    return any(can_be_covered(left - set(around(space, 8)), standing, pieces - 1, tried) for space in keepers)


@pytest.mark.rule("heir.setup.7")
def test_in_a_quick_game_chance_lays_base_and_tokens_on_allowed_places() -> None:
    table = dealt(quick=True)
    played = dealt()
    assert [word.replace("base ", "") for word in table.outcomes()] == [
        word.replace("base ", "") for word in played.legal(ANUBIS)
    ]
    table.chance("base d4")
    played.do(ANUBIS, "base d4")
    for number, space in enumerate(MARKS):
        assert table.outcomes() == played.legal(number % 2)
        table.chance(f"mark {space}")
        played.do(number % 2, f"mark {space}")
    assert table.state.actors() == []
    saved, other = table.state.save(), played.state.save()
    assert saved.pop("quick") is True
    assert other.pop("quick") is False
    assert saved == other


@pytest.mark.rule("heir.setup.7")
def test_every_place_of_a_quick_base_is_equally_likely() -> None:
    assert {weight for _, weight in dealt(quick=True).state.outcomes()} == {1}
    assert {weight for _, weight in dealt(quick=True).chance("base d4").state.outcomes()} == {1}


@pytest.mark.rule("heir.setup.8")
def test_the_marker_begins_at_the_first_of_eight_suns_and_scores_at_nothing() -> None:
    view = GAME.new(2).view(None)
    assert view["round"] == 1
    assert view["suns"] == [{"owner": None, "value": 0}] * 8
    assert [side["score"] for side in view["seats"]] == [0, 0]
