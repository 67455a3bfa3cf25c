"""Heir's board: all that a seat may choose is lit once, nothing that it may not know is in the page."""

from collections import Counter
from collections.abc import Iterator
from html.parser import HTMLParser

import pytest
from markupsafe import Markup
from tests.games.heir.table import ANUBIS, BAST, Table, up_for_bid, with_magic
from tests.games.heir.test_page_nine import page_nine

from heliopolis.core import registry
from heliopolis.core.rng import SeededRng
from heliopolis.core.state import CHANCE, OVER, State
from heliopolis.language import GameSpeaker, Speaker
from heliopolis.web.boards import log_piece, seat_mark, style_of
from heliopolis.web.boards.heir import sections
from heliopolis.web.moment import Moment

GAME = registry.game("heir")
VIEWERS = (BAST, ANUBIS, None)


class Reader(HTMLParser):
    """Notes the elements of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str]]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, {name: value or "" for name, value in attrs}))

    def all(self, name: str) -> list[str]:
        """Return every value of an attribute."""
        return [attributes[name] for _, attributes in self.elements if name in attributes]


def draw(state: State, viewer: int | None, language: str = "en") -> dict[str, Markup]:
    legal = state.legal_actions(viewer) if viewer is not None else []
    return sections(
        Moment(
            game=GAME,
            view=state.view(viewer),
            viewer=viewer,
            names=["Iset", "Djedi"],
            tags=["", ""],
            clocks=[Markup(), Markup()],
            acting=state.actors(),
            legal=legal,
            speaker=GameSpeaker(GAME, language),
            words=Speaker("heliopolis.web", language),
        )
    )


def page(state: State, viewer: int | None, language: str = "en") -> str:
    return "".join(draw(state, viewer, language).values())


def positions(seed: int, *, quick: bool) -> Iterator[State]:
    """Play at random; yield every position at which somebody decides, and the last one."""
    rng = SeededRng(seed)
    state = GAME.new(2, {"quick": quick})
    while state.actor() != OVER:
        if state.actor() == CHANCE:
            state.resolve(state.sample(rng))
            continue
        yield state
        actors = state.actors()
        seat = actors[int(rng.below(len(actors)))]
        legal = state.legal_actions(seat)
        state.apply(seat, legal[int(rng.below(len(legal)))])
    yield state


@pytest.mark.parametrize("seed", range(4))
def test_every_choice_is_on_the_page_exactly_once(seed: int) -> None:
    phases = Counter[str]()
    for state in positions(seed, quick=seed % 2 == 0):
        phases[state.view(None)["phase"]] += 1
        for viewer in VIEWERS:
            read = Reader(page(state, viewer, "fr" if seed % 2 else "en"))
            legal = state.legal_actions(viewer) if viewer is not None else []
            assert sorted(read.all("data-act")) == sorted(GAME.actions[action] for action in legal)
            acting = [(tag, attributes) for tag, attributes in read.elements if "data-act" in attributes]
            assert all(tag == "button" for tag, _ in acting)
    assert {"bid", "offer", "place", "turn", "renew", "finished"} <= set(phases)


@pytest.mark.parametrize("seed", range(4))
def test_nothing_hidden_is_in_the_bytes(seed: int) -> None:
    rng = SeededRng(100 + seed)
    for state in positions(seed, quick=True):
        for viewer in VIEWERS:
            other = state.redeal(viewer, rng)
            assert draw(other, viewer) == draw(state, viewer)


def test_ids_and_keys_are_unique_and_every_part_has_its_own_id() -> None:
    for state in positions(7, quick=False):
        for viewer in VIEWERS:
            drawn = draw(state, viewer)
            read = Reader("".join(drawn.values()))
            for name in ("id", "data-key"):
                assert [value for value, count in Counter(read.all(name)).items() if count > 1] == []
            for name, part in drawn.items():
                assert Reader(part).elements[0][1]["id"] == name


def test_every_picture_and_button_has_words() -> None:
    for state in positions(8, quick=True):
        for tag, attributes in Reader(page(state, ANUBIS)).elements:
            if attributes.get("role") == "img":
                assert attributes["aria-label"]
            if tag == "button":
                assert attributes.get("aria-label") or attributes["class"].startswith("btn")


def test_a_rival_s_choice_of_magic_does_not_show_whether_there_is_any() -> None:
    table = with_magic("ra", "gift", "eye")
    plain, magic = table.state.clone(), table.state.clone()
    plain.apply(ANUBIS, GAME.action("call none"))
    magic.apply(ANUBIS, GAME.action("call eye"))
    assert page(plain, BAST) == page(magic, BAST)
    assert page(plain, BAST) != page(table.state, BAST), "that the choice is made is shown"
    assert page(plain, ANUBIS) != page(magic, ANUBIS), "its own player sees it"


def test_a_sealed_bid_shows_its_number_to_its_own_player_alone() -> None:
    table = up_for_bid("ra").do(BAST, "bid 8-sun")
    own, other = draw(table.state, BAST), draw(table.state, ANUBIS)
    assert 'data-key="card-8-sun"' in own["palace"]
    assert "card-8-sun" not in own["prompt"]
    assert "8-sun" not in other["palace"] + other["prompt"]
    assert 'data-key="sealed-0"' in other["palace"]


def test_a_place_shows_its_rays_and_what_they_and_others_would_score() -> None:
    table = page_nine().monument(BAST, "shrine", "a1", "t1")
    spots = draw(table.state, ANUBIS)["board"].split('id="to-')
    (d8,) = [spot for spot in spots if spot.startswith("d8")]
    assert "Djedi would score 5 here." in d8
    assert d8.count("#heir-ray-") == 2
    assert ">+2<" in d8
    assert ">+3<" in d8
    assert ">+5<" in d8
    (a8,) = [spot for spot in spots if spot.startswith("a8")]
    assert "Other tokens of Iset would gain 2." in a8
    assert 'is-gain own-bast' in a8


def test_each_turn_shows_its_rays_to_both_and_its_button_to_the_owner() -> None:
    table = page_nine().do(ANUBIS, "place d8").chance("magic eye")
    for viewer in VIEWERS:
        board = draw(table.state, viewer)["board"]
        assert [f"layer turn-{degrees}" in board for degrees in (0, 90, 180, 270)] == [True] * 4
    assert draw(table.state, ANUBIS)["prompt"].count('class="turn is-legal"') == 4
    assert 'class="turn' not in draw(table.state, BAST)["prompt"]


def test_what_the_rival_may_hold_is_what_has_not_been_seen() -> None:
    table = up_for_bid("ra")
    cells = Reader(draw(table.state, BAST)["side"]).all("class")
    lit = [name for name in cells if name.startswith("c ") and " on" in name]
    assert len(lit) == 10
    assert "c c-s k-1-sun on" in lit, "Anubis has the Sun on his odd numbers"


def test_the_end_is_told_token_by_token() -> None:
    *_, last = positions(3, quick=True)
    view = last.view(None)
    drawn = draw(last, None)
    for monument in view["monuments"]:
        if monument["owner"] is not None:
            assert f"{monument['kind'].replace('-', ' ').capitalize()} {monument['space']}" in drawn["palace"]
    for side in view["seats"]:
        assert f">{side['score']}</b>" in drawn["palace"]


def test_every_entry_of_the_log_can_have_its_piece() -> None:
    drawn = [log_piece("heir", notation) for notation in (*GAME.actions, *GAME.outcomes)]
    assert sum(piece is not None for piece in drawn) > 100
    assert log_piece("heir", "stay") is None


def test_seats_have_marks_of_their_own_and_the_board_a_style() -> None:
    assert "mark-bast" in seat_mark("heir", BAST)
    assert "seat-1" in seat_mark("ra", 0)
    assert style_of("heir") == "heir.css"


def test_the_board_of_an_edition_draws_its_own_nile() -> None:
    nile = ("a1", "b1", "b2", "h8")
    edition = GAME.standard.change({"board.nile": nile}) if hasattr(GAME.standard, "change") else None
    if edition is not None:
        assert "b2" in draw(Table(edition=edition).state, None)["board"]
