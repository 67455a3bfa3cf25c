"""What the page of a finished game says of its winner."""

import re
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from markupsafe import Markup
from tests.golden.keeping import kept
from tests.serving import Server

from heliopolis.core import registry
from heliopolis.core.session import Session
from heliopolis.language import GameSpeaker
from heliopolis.tables.house import Key
from heliopolis.tables.looks import Result, Told, course_of
from heliopolis.web.boards import board_of
from heliopolis.web.layout import Page
from heliopolis.web.results.contenders import Account, Contender
from heliopolis.web.results.course import course
from heliopolis.web.results.scorecard import signed
from heliopolis.web.results.story import story
from heliopolis.web.results.verdict import heading, reason


def prompt_of(server: Server, key: Key) -> str:
    """Return what the page says in place of a question."""
    page = httpx.get(f"{server.url}/t/{key.table}", headers={"Cookie": f"me={key.secret}"}).text
    return page.partition('id="prompt"')[2].partition("</section>")[0]


def test_a_winner_is_named(server: Server) -> None:
    key = server.finished("ra", 2)
    result = server.look(key).result
    assert result is not None
    names = [name for name, place in zip(("Ada", "Djedi"), result.places, strict=True) if place == 1]
    assert all(name in prompt_of(server, key) for name in names)


def test_who_plays_alone_reads_who_has_won(server: Server) -> None:
    key = server.finished("pyramidice", 1)
    result = server.look(key).result
    assert result is not None
    assert ("Ada wins" if result.places == (1,) else "Sneferu wins") in prompt_of(server, key)


def test_who_resigns_alone_reads_that_the_game_is_over(server: Server) -> None:
    key = server.table("pyramidice", 1)
    server.ask(lambda house: house.resign(key.table, key.secret, 0))
    assert "The game is over" in prompt_of(server, key)


def results_of(server: Server, key: Key) -> str:
    """Return what the page says of the result."""
    page = httpx.get(f"{server.url}/t/{key.table}", headers={"Cookie": f"me={key.secret}"}).text
    return page.partition('id="results"')[2].partition("<main")[0]


def test_the_architect_has_his_place_his_score_and_his_score_lines(server: Server) -> None:
    key = server.finished("pyramidice", 1)
    look = server.look(key)
    assert look.result is not None
    assert look.view is not None
    shown = results_of(server, key)
    rows = [re.sub("<[^>]*>", " ", each).split() for each in shown.split('role="rowheader"')[1:]]
    his = look.view["architect"]["glory"]
    first, second = ("Ada", "Sneferu") if look.result.places == (1,) else ("Sneferu", "Ada")
    assert rows[0][1:3] == ["1.", first]
    assert rows[1][1:3] == ["2.", second]
    assert "rchitect" not in re.sub("<[^>]*>", " ", shown.partition("</section>")[0])
    points = re.findall(r"<td>Sneferu</td><td class=\"num\"><span class=\"plus\">\+(\d+)<", shown)
    assert 5 + sum(int(each) for each in points) == his  # everybody begins with 5
    assert totals_of(shown) == sorted([his, look.result.scores[0]], reverse=True)


def test_who_resigns_alone_is_told_of_no_architect_s_score(server: Server) -> None:
    key = server.table("pyramidice", 1)
    server.ask(lambda house: house.resign(key.table, key.secret, 0))
    assert "Sneferu" not in results_of(server, key)


def totals_of(shown: str) -> list[int]:
    """Read the totals of a result, in the order of its rows."""
    return [int(each.replace("−", "-")) for each in re.findall(r'class="sum num"><span>(−?\d+)<', shown)]


def test_a_score_below_nothing_has_a_minus_sign() -> None:
    assert signed(-3) == "−3"


@pytest.mark.parametrize(("game", "seats"), [("ra", 3), ("heir", 2), ("pyramidice", 1), ("pyramidice", 3), ("gold", 3)])
def test_the_categories_add_up_to_the_total(server: Server, game: str, seats: int) -> None:
    shown = results_of(server, server.finished(game, seats))
    rows = shown.partition("</section>")[0].split('role="rowheader"')[1:]
    assert len(rows) == max(2, seats)
    for row in rows:
        *parts, total = (int(each.replace("−", "-")) for each in re.findall(r'role="cell"[^>]*><span>(−?\d+)<', row))
        assert sum(parts) == total


def test_a_tie_is_explained() -> None:
    page = Page("en", "", "/")
    told = Told("highest-sun", "ra.end.2", 1, {"points": 66, "best": 13, "other": 12}, None)
    result = Result((66, 66), (2, 1), complete=True, tie_break=told)
    first, second = (
        Contender(seat, name, "", Markup(), place, 66) for seat, name, place in ((1, "Iset", 1), (0, "Djedi", 2))
    )
    account = Account([first, second], [], 0, decided=True)
    speaker = GameSpeaker(registry.game("ra"), "en")
    assert heading(page, account) == "Iset wins"
    assert reason(page, speaker, account, result) == "66 fame each. A tie goes to the highest single sun: 13 over 12."


def test_points_that_came_have_one_scale_whatever_was_lost_again() -> None:
    contenders = [
        Contender(seat, name, "", Markup(""), seat + 1, score) for seat, name, score in ((0, "A", 15), (1, "B", 0))
    ]
    lines = [
        (number, Told(name, "", seat, {"epoch": epoch}, points))
        for number, (name, seat, epoch, points) in enumerate((("suns", 0, 3, 5), ("civilisations", 1, 1, -10)))
    ]
    drawn = str(course(Page("en", "", "/"), board_of("ra"), Account(contenders, lines, 9, True)))
    assert re.findall(r"--length:([\d.]+)", drawn) == ["1.000", "0.667"]
    assert "then epoch by epoch" in drawn


MOMENT = r'class="moment" href="([^"]*step=(\d+))".*?class="when">([^<]*)<'


@pytest.mark.parametrize(
    ("game", "seats", "language", "place"),
    [
        ("ra", 3, "en", lambda view: rf"epoch {view['epoch']}, turn \d+"),
        ("heir", 2, "fr", lambda view: rf"manche {view['round']}, tour \d+"),
        ("pyramidice", 1, "fr", lambda view: f"tour {view['turns'] + 1}"),
        ("gold", 2, "en", lambda _: r"turn \d+"),
    ],
)
def test_the_story_tells_its_moments_by_stage_and_turn(
    game: str, seats: int, language: str, place: Callable[[dict[str, Any]], str]
) -> None:
    record = next(record for record in kept(game) if record.seats == seats)
    contenders = [Contender(seat, f"P{seat}", "", Markup(), 1, 0) for seat in range(seats)]
    lines = [
        (step, Told(event.name, event.rule, event.seat, event.facts, event.points))
        for step, events in enumerate(Session(record).events, start=1)
        for event in events
        if event.points is not None and 0 <= event.seat < seats
    ]
    account = Account(contenders, lines, len(record.entries), decided=True)
    page, speaker = Page(language, "", "/"), GameSpeaker(record.game, language)
    told = re.findall(MOMENT, str(story(page, speaker, account, course_of(record, None), "/t/x")))
    assert len(told) == 3
    for _, step, when in told:
        assert re.fullmatch(place(record.state_at(int(step) - 1).view(None)), when)
    assert len({when for *_, when in told}) > 1


def test_the_replay_of_a_moment_says_where_it_is_as_the_story_does(server: Server) -> None:
    key = server.finished("ra", 3)
    told = re.findall(MOMENT, results_of(server, key))
    assert told
    for address, _, when in told:
        assert f'class="at">{when} · ' in httpx.get(f"{server.url}{address}").text
