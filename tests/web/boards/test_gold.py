"""The pyramid as a page: every choice once, nothing hidden, all that a board must tell."""

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from tests.games.gold.play import mixed_game
from tests.games.gold.positions import do, position
from tests.web.boards.scenes import drawn_parts, scene

from heliopolis.core.rng import SeededRng
from heliopolis.core.state import State
from heliopolis.games.gold.game import GAME
from heliopolis.language import Locale
from heliopolis.web.boards.gold import log_piece
from heliopolis.web.boards.gold.pieces import STAIRS, TURNS


def drawn(state: State, viewer: int | None, language: str = "en") -> str:
    """Draw all parts of a page."""
    return "".join(drawn_parts(scene(GAME, state, viewer, language)).values())


def card(page: str, name: str) -> str:
    """Cut a card out of a page."""
    found = re.search(rf'<li class="[^"]*" id="card-{name}".*?</li>', page)
    assert found, name
    return found[0]


def games() -> Iterator[State]:
    """Give the moments of games for two, three and four."""
    for seats, seed in ((2, 1), (3, 2), (4, 3)):
        yield from mixed_game(seats, SeededRng(seed))


def test_every_moment_is_drawn_for_everybody_with_each_choice_once() -> None:
    phases: Counter[str] = Counter()
    for number, state in enumerate(games()):
        phase = state.view(None)["phase"]
        phases[phase] += 1
        everybody = [*range(len(state.scores())), None]
        for viewer in everybody if number % 5 == 0 or phases[phase] < 4 else [max(state.actor(), 0)]:
            for language in ("en", "fr") if phases[phase] < 8 else ("en",):
                page = drawn(state, viewer, language)
                legal = state.legal_actions(viewer) if viewer is not None and viewer in state.actors() else []
                acts = Counter(re.findall(r'data-act="([^"]*)"', page))
                assert acts == Counter(GAME.actions[action] for action in legal)
                assert set(re.findall(r'data-also="([^"]*)"', page)) <= set(acts)
                for attribute in ("id", "data-key"):
                    values = re.findall(rf' {attribute}="([^"]*)"', page)
                    assert len(values) == len(set(values)), attribute
    assert set(phases) == {
        "start", "first", "turn", "revealing", "placing", "photo", "treasure", "turning", "finished",
    }  # fmt: skip


def test_every_choice_says_what_it_is_to_those_who_listen() -> None:
    for number, state in enumerate(games()):
        if state.actor() >= 0 and number % 7 == 0:
            for tag in re.findall(r"<button [^>]*data-act=[^>]*>", drawn(state, int(state.actor()))):
                assert "aria-label=" in tag or 'data-act="end"' in tag


def test_nothing_that_is_hidden_is_in_the_bytes() -> None:
    rng = SeededRng(5)
    for number, state in enumerate(games()):
        if number % 11 == 0:
            for viewer in range(len(state.scores())):
                assert drawn(state.redeal(viewer, rng), viewer) == drawn(state, viewer)


def test_all_hidden_cards_look_the_same() -> None:
    state = next(state for state in games() if state.actor() >= 0)
    page = drawn(state, None)
    backs = {
        re.sub(rf"{name}|--row:\d;--col:\d", "", card(page, name))
        for name in (each["card"] for each in state.view(None)["cards"] if each["face"] == "hidden")
    }
    assert len(backs) == 1


def test_cards_are_turned_to_their_open_sides() -> None:
    # Drawings are open to the north first: a quarter to the right each time.
    right = {"n": "e", "e": "s", "s": "w", "w": "n"}
    base = {"crossing": "nesw", "junction": "nes", "corner": "ne", "straight": "ns", "dead-end": "n"}
    for sides, (shape, quarters) in TURNS.items():
        turned = set(base[shape])
        for _ in range(quarters):
            turned = {right[side] for side in turned}
        assert turned == set(sides)
    for sides, quarters in STAIRS.items():
        outside = "s"
        for _ in range(quarters):
            outside = right[outside]
        assert set(sides) == set("nesw") - {outside}


def test_destinations_show_their_price_for_each_figure() -> None:
    state = position(
        """
        ?┌─
        ?├┘
        ?S?
        """,
        archaeologists="b2 b3",
        porters="b3 b3",
        lanterns={0: "b1"},
    )
    page = drawn(state, 0)
    assert 'data-act="move archaeologist c1"' in card(page, "c1")
    prices = re.findall(r'class="coin is-(\w) c\d".*?<b>(\d)</b>', card(page, "c1"))
    assert prices == [("a", "1"), ("p", "2")]
    assert re.findall(r'class="coin is-(\w) c\d".*?<b>(\d)</b>', card(page, "b1")) == [("a", "1"), ("p", "2")]
    assert "coin" not in card(drawn(state, 1), "c1")


def test_the_start_card_shows_what_is_banked_there() -> None:
    state = position(
        """
        ?│?
        ?│?
        ?S?
        """,
        archaeologists="b2 b3",
        carried={0: 3},
    )
    page = drawn(state, 0)
    assert '<span class="gain">+3</span>' in card(page, "b3")
    assert "Home is 1 action away: +3." in page


def test_ways_round_are_shown_to_all_and_chosen_by_one() -> None:
    state = position(
        """
        ???
        ?├┘
        ?S?
        """,
        archaeologists="b2 b2",
        porters="b3 b2",
        hidden={"chamber-corner": 1, "junction": 5},
        photos=["mummy 1"],
        pile=[],
    )
    do(state, "reveal b1", "* card chamber-corner")
    mine, theirs = drawn(state, 0), drawn(state, 1)
    for page in (mine, theirs):
        assert set(re.findall(r"lie-(\w+)", card(page, "b1"))) == {"ne", "es", "sw", "nw"}
    assert "way-es" in mine
    assert "3 flee" in mine
    assert "no way out" in mine
    assert "way-" not in theirs
    assert "data-act" not in theirs


def test_the_collapse_tells_whose_turns_count_and_what_falls() -> None:
    state = position(
        """
        X─?
        │╔┐
        └S┘
        """,
        turn=0,
        archaeologists="a3 b2",
        porters="a2 b3",
        carried={1: "bust"},
        keeper=1,
        bust_chamber="a1",
    )
    page = drawn(state, 0)
    for name in ("b1", "a2"):
        assert "falls next" in card(page, name)
        assert 'class="crack"' in card(page, name)
    assert "falls next" not in card(page, "b2")
    assert "is-fallen" in card(page, "a1")
    assert "Bastien bears the bust" in page
    assert "2 cards fall when Bastien ends a turn." in page
    assert re.findall(r'<li class="(s\d[^"]*)">', page.partition('class="countdown"')[2]) == ["s1 now", "s2"]
    assert "Your porter stands where cards fall next." in page
    for name, turns in (("a2", 1), ("b2", 2), ("c2", 3)):
        assert f'<span class="fuse" aria-hidden="true">{turns}</span>' in card(page, name)
    assert "falls in 3 turns" in card(page, "c2")
    assert 'class="fuse"' not in card(page, "b3"), "the start card never falls"


def test_photos_in_a_museum_lie_face_up_beside_the_empty_places() -> None:
    state = next(state for state in games() if max(area["photos"] for area in state.view(None)["seats"]) >= 2)
    museums = drawn_parts(scene(GAME, state, None))["museums"]
    for area, shown in zip(state.view(None)["seats"], museums.split('class="prints ')[1:], strict=True):
        prints = shown.partition('class="hoard ')[0]
        assert prints.count('class="print is-kept"') == area["photos"]
        assert "back" not in prints


def test_a_figure_that_will_be_too_late_is_ringed() -> None:
    facts: dict[str, Any] = {"turn": 0, "porters": "b3 b3", "carried": {1: "bust"}, "keeper": 1, "bust_chamber": "a1"}
    cut_off = drawn(position("X──\n│─┐\n└S┘", archaeologists="c1 b3", **facts), 0)
    assert "be home in time" in card(cut_off, "c1")
    assert "is-late" in card(cut_off, "c1")
    in_time = drawn(position("X─┐\n│─│\n└S┘", archaeologists="c1 b3", **facts), 0)
    assert "is-late" not in in_time


def test_crowded_cards_show_everybody_and_everything() -> None:
    state = position(
        """
        ???
        ?├┘
        ?S?
        """,
        seats=4,
        archaeologists="b2 b2 b2 b3",
        porters="b2 b3 b3 b3",
        lanterns={0: "b2", 1: "b2", 2: "b2", 3: "b2"},
        loose={"b2": [2, 2, 3]},
        carried={1: 3},
    )
    crowded = card(drawn(state, 0), "b2")
    assert len(re.findall(r'class="piece ', crowded)) == 4
    assert len(re.findall(r'class="hook ', crowded)) == 4
    assert len(re.findall(r'class="token ', crowded)) == 4
    assert re.findall(r'data-also="([^"]*)"', crowded) == [
        "lift",
        "steal 2",
        "take treasure-2",
        "take treasure-2",
        "take treasure-3",
    ]


@pytest.mark.parametrize(("notation", "shows"), [("take bust", "treasure-bust"), ("lay", "act-lantern"), ("end", None)])
def test_log_lines_have_their_piece(notation: str, shows: str | None) -> None:
    piece = log_piece(Locale("en", GAME), notation)
    assert piece is None if shows is None else shows in str(piece)
