"""Heir's board: all that a seat may choose is lit once, nothing that it may not know is in the page."""

import re
from collections import Counter
from collections.abc import Iterator

import pytest
from tests.games.heir.table import ANUBIS, BAST, dealt, ready, up_for_bid, with_magic
from tests.games.heir.test_page_nine import page_nine
from tests.web.boards.scenes import drawn_parts, scene

from heliopolis.core import registry
from heliopolis.core.rng import SeededRng
from heliopolis.core.state import CHANCE, OVER, State
from heliopolis.language import Locale
from heliopolis.web.boards.heir import BOARD

GAME = registry.game("heir")
VIEWERS = (BAST, ANUBIS, None)


ELEMENT = re.compile(r"<([a-z1-6]+)((?: [a-zA-Z-]+(?:=\"[^\"]*\")?)*)/?>")
ATTRIBUTE = re.compile(r" ([a-zA-Z-]+)=\"([^\"]*)\"")


def elements(text: str) -> list[tuple[str, dict[str, str]]]:
    """Return every element of a page with its attributes."""
    return [(tag, dict(ATTRIBUTE.findall(attributes))) for tag, attributes in ELEMENT.findall(text)]


def every(name: str, text: str) -> list[str]:
    """Return every value of an attribute."""
    return re.findall(f' {name}="([^"]*)"', text)


def draw(state: State, viewer: int | None, language: str = "en") -> dict[str, str]:
    return drawn_parts(scene(GAME, state, viewer, language))


def page(state: State, viewer: int | None, language: str = "en") -> str:
    return "".join(draw(state, viewer, language).values())


def positions(seed: int, *, quick: bool, often: int = 6) -> Iterator[State]:
    """Play at random; yield the first positions of each phase and then now and then one, and the last one."""
    rng = SeededRng(seed)
    state = GAME.new(2, {"quick": quick})
    phases = Counter[str]()
    while state.actor() != OVER:
        if state.actor() == CHANCE:
            state.resolve(state.sample(rng))
            continue
        phase = state.view(None)["phase"]
        phases[phase] += 1
        if phases[phase] <= 2 or phases.total() % often == 0:
            yield state
        actors = state.actors()
        seat = actors[int(rng.below(len(actors)))]
        legal = state.legal_actions(seat)
        state.apply(seat, legal[int(rng.below(len(legal)))])
    yield state


@pytest.mark.parametrize("seed", range(3))
def test_every_choice_is_on_the_page_exactly_once(seed: int) -> None:
    phases = Counter[str]()
    for state in positions(seed, quick=seed % 2 == 0):
        phases[state.view(None)["phase"]] += 1
        for viewer in VIEWERS:
            drawn = page(state, viewer, "fr" if seed % 2 else "en")
            legal = state.legal_actions(viewer) if viewer is not None else []
            assert sorted(every("data-act", drawn)) == sorted(GAME.actions[action] for action in legal)
            assert {tag for tag, attributes in elements(drawn) if "data-act" in attributes} <= {"button"}
    assert {"bid", "offer", "place", "turn", "renew", "finished"} <= set(phases)


@pytest.mark.parametrize("seed", range(3))
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
            for name in ("id", "data-key"):
                found = Counter(every(name, "".join(drawn.values())))
                assert [value for value, count in found.items() if count > 1] == []
            for name, part in drawn.items():
                assert elements(part)[0][1]["id"] == name


def test_every_picture_and_button_has_words() -> None:
    for state in positions(8, quick=True):
        for tag, attributes in elements(page(state, ANUBIS)):
            if attributes.get("role") == "img":
                assert attributes["aria-label"]
            if tag == "button":
                assert attributes.get("aria-label") or attributes["class"].startswith("btn")


def test_a_rival_s_choice_of_magic_does_not_show_whether_there_is_any() -> None:
    table = ready().chance("god seshat").bids("2-sun", "1-sun").hold(BAST, "gift").hold(ANUBIS, "eye").chance("god ra")
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


def test_a_bid_that_has_slipped_away_lies_nowhere() -> None:
    table = with_magic("ra", "eye", "stealth").bids("8-sun", "9-sun")
    assert table.phase == "change"
    assert 'data-key="sealed-1"' not in page(table.state, BAST)
    drawn = draw(table.state, BAST)
    assert "8 in hand, 1 offered." in drawn["side"]
    assert "Bastien has no bid: it has slipped away. Change your bid, or let it stand." in drawn["prompt"]
    assert draw(table.state, ANUBIS)["palace"].count("bcard is-back") == 1, "the bid of the one who has the eye"


def test_a_bid_that_the_eye_sees_lies_open() -> None:
    table = with_magic("ra", "eye", "none").bids("8-sun", "9-sun")
    for viewer in VIEWERS:
        assert "mcard en en-ochre sign-s is-open" in draw(table.state, viewer)["palace"]
    assert "8 in hand, 1 sealed, 0 offered." in draw(table.state, BAST)["side"]


def test_a_place_shows_its_rays_and_what_they_and_others_would_score() -> None:
    table = page_nine().monument(BAST, "shrine", "a1", "t1")
    spots = draw(table.state, ANUBIS)["board"].split('id="to-')
    (d8,) = [spot for spot in spots if spot.startswith("d8")]
    assert "Bastien would score 5 here." in d8
    assert d8.count("#ray-") == 2
    assert ">+2<" in d8
    assert ">+3<" in d8
    assert ">+5<" in d8
    (a8,) = [spot for spot in spots if spot.startswith("a8")]
    assert "Other tokens of Ada would gain 2." in a8
    assert 'class="hit own-bast"' in a8


def test_points_on_the_board_look_like_the_pieces_of_whose_they_are() -> None:
    board = draw(page_nine().state, BAST)["board"]
    spots = board.split('id="to-')[1:]
    assert all('class="own-anubis">+' in spot for spot in spots if "score 0" not in spot), "who will own the monument"
    assert all('class="hit own-anubis is-total"><path' in spot for spot in spots)
    assert not any("own-bast is-total" in spot for spot in spots)


def test_each_turn_shows_its_rays_to_both_and_its_button_to_the_owner() -> None:
    table = page_nine().do(ANUBIS, "place d8").chance("magic eye")
    for viewer in VIEWERS:
        board = draw(table.state, viewer)["board"]
        assert [f"layer turn-{degrees}" in board for degrees in (0, 90, 180, 270)] == [True] * 4
    assert draw(table.state, ANUBIS)["prompt"].count('class="turn is-legal"') == 4
    assert 'class="turn' not in draw(table.state, BAST)["prompt"]


def test_of_equal_monument_cards_all_can_be_clicked() -> None:
    states = positions(5, quick=True, often=1)
    renewing = [state.clone() for state in states if state.view(None)["phase"] == "renew"]
    equal = [state for state in renewing if len(set(state.view(None)["display"])) == 1]
    assert equal
    for state in equal:
        kind = state.view(None)["display"][0]
        side = draw(state, int(state.actor()))["side"]
        assert every("data-act", side).count(f"renew {kind}") == 1
        assert every("data-also", side) == [f"renew {kind}"]


def test_the_sun_marker_slides_aside_for_a_disc() -> None:
    table = up_for_bid("ra")
    before, after = table.state.clone(), table.suns((BAST, 1)).state
    assert marker_of(draw(before, None)["board"]) != marker_of(draw(after, None)["board"])


def marker_of(board: str) -> str:
    """Return where the sun marker stands."""
    return every("style", board.partition('class="sun-now"')[2])[0]


def test_pointing_at_a_piece_tells_what_it_is_and_which_rule_says_so() -> None:
    told = every("title", page(page_nine().state, BAST))
    for rule in ("heir.seshat.2", "heir.magic.1", "heir.thoth.1", "heir.bidding.4", "heir.seshat.1", "heir.ptah.1"):
        assert any(title.endswith(f"({rule})") for title in told), rule
    bidding = draw(up_for_bid("ra").state, BAST)
    cards = [attributes for _, attributes in elements(bidding["prompt"]) if "data-act" in attributes]
    assert all("heir.bidding.4" in card["title"] for card in cards)
    sites = [attributes for _, attributes in elements(bidding["board"]) if attributes.get("class") == "site"]
    assert all("heir.seshat.2" in site["title"] for site in sites)
    assert "1 Sun: neither in hand nor offered (heir.thoth.1)" in every("title", bidding["side"])
    assert "Shrine: 0 claimed; the next one scores +1 (heir.ptah.1)" in every("title", bidding["side"])


def test_what_the_rival_may_hold_is_what_has_not_been_seen() -> None:
    table = up_for_bid("ra")
    cells = every("class", draw(table.state, BAST)["side"])
    lit = [name.split(" ")[2] for name in cells if name.startswith("c ") and name.endswith(" on")]
    signs = ["moon" if number % 2 == 0 else "sun" for number in range(11)]
    assert lit == [f"k-{number}-{signs[number]}" for number in range(2, 11)], "all but the 1 Sun that was shown"


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
    drawn = [BOARD.log_piece(Locale("en", GAME), notation) for notation in (*GAME.actions, *GAME.outcomes)]
    assert sum(piece is not None for piece in drawn) > 100
    assert BOARD.log_piece(Locale("en", GAME), "stay") is None


def test_seats_have_marks_of_their_own_and_the_board_a_style() -> None:
    assert "mark-bast" in BOARD.seat_mark(BAST)


def test_the_board_of_an_edition_draws_its_own_nile() -> None:
    mine = GAME.standard.with_changes({"board.nile": ["a1", "b1", "b2", "c2"]}, name="mine")
    standard, other = (draw(dealt(edition=edition).state, None)["board"] for edition in (None, mine))
    assert "The Nile: a1, b1, b2 and c2." in other
    assert nile_of(standard) != nile_of(other)


def nile_of(board: str) -> str:
    """Return the drawing of the river."""
    return board.partition('id="heir-nile"')[2].partition("/>")[0]


def test_only_the_rows_and_columns_of_a_small_board_are_named() -> None:
    nile = [space for space in GAME.standard.words("board.nile") if space[0] <= "f" and space[1] <= "6"]
    changes = {"board.side": 6, "board.nile": nile}
    small = GAME.played_with(GAME.standard.with_changes(changes, name="small"))
    board = drawn_parts(scene(small, small.new(2, {"quick": False}, small.edition), None, "en"))["board"]
    assert every("data-columns", board) == ["a b c d e f"]
    assert every("data-rows", board) == ["1 2 3 4 5 6"]
    assert every("data-columns", draw(GAME.new(2, {"quick": False}), None)["board"]) == ["a b c d e f g h"]


def test_beside_the_god_stands_what_it_would_bring_each_side_at_once() -> None:
    for god, told in (("ra", "Now Ada 1, Bastien 1"), ("ptah", "Now Ada 1, Bastien 1"), ("wadjet", "")):
        palace = draw(up_for_bid(god).state, BAST)["palace"]
        assert ('class="worth-now"' in palace) == bool(told)
        assert told in palace
