"""Lessons as pages: what the learner does by the socket, what the browser keeps, and where one goes afterwards."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from tests.serving import Server
from tests.web.conftest import Visitor
from tests.web.talking import Shown
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from heliopolis.core import registry
from heliopolis.core.lessons import course
from heliopolis.core.rules import LANGUAGES
from heliopolis.tables.learners import NOTHING_YET, Progress


@contextmanager
def learn(server: Server, game: str, number: int, cookie: str = "", language: str = "en") -> Iterator[ClientConnection]:
    """Open the socket of a lesson, as its page does; nothing is waited for."""
    address = f"ws://127.0.0.1:{server.port}/learn/{game}/{number}/socket?lang={language}&pause=none"
    headers = {"Cookie": f"learnt={cookie}"} if cookie else {}
    with connect(address, origin=Origin(server.url), additional_headers=headers, open_timeout=10) as socket:
        yield socket


def answer(socket: ClientConnection, shown: Shown, **message: Any) -> dict[str, Any]:
    """Send a message, if there is one, and take what comes of it."""
    if message:
        socket.send(json.dumps(message))
    heard: dict[str, Any] = json.loads(socket.recv(timeout=10))
    shown.take(heard)
    return heard


def question(shown: Shown) -> int:
    """Return the question that the page shows."""
    return int(shown["question"].partition('data-question="')[2].partition('"')[0])


@pytest.mark.parametrize("name", registry.names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_has_a_page_in_both_languages(visitor: Visitor, name: str, language: str) -> None:
    client = visitor()
    client.cookies.set("lang", language)
    for lesson in course(registry.game(name)).lessons:
        page = client.get(f"/learn/{name}/{lesson.number}")
        assert page.status_code == 200
        assert f'<html lang="{language}"' in page.text
        assert 'id="lesson"' in page.text


def test_a_wrong_choice_is_shown_answered_and_taken_back(server: Server) -> None:
    with learn(server, "ra", 4) as socket:
        shown = Shown()
        answer(socket, shown)
        board = shown["board"]
        tried = answer(socket, shown, act="bid 5", version=question(shown))
        assert "Both are asked after you" in shown["lesson"]
        assert "prompt" not in tried["sections"]
        assert shown["board"] != board
        answer(socket, shown)
        assert shown["board"] == board
        done = answer(socket, shown, act="bid 13", version=question(shown))
        assert "Before you bid" in shown["lesson"]
        assert done["keep"] == "learnt=ra.4"


def test_who_asks_is_shown_what_is_right_and_then_has_it_done(server: Server) -> None:
    with learn(server, "ra", 4, cookie="ra.1:heir.2") as socket:
        shown = Shown()
        answer(socket, shown)
        answer(socket, shown, do="show")
        assert 'data-mood="shown"' in shown["lesson"]
        assert "Bid sun 13" in shown["lesson"]
        assert answer(socket, shown, do="show")["keep"] == "learnt=ra.1.4:heir.2"


def test_a_choice_for_another_question_changes_nothing(server: Server) -> None:
    with learn(server, "ra", 2) as socket:
        shown = Shown()
        answer(socket, shown)
        old = question(shown)
        answer(socket, shown, act="draw", version=old)
        answer(socket, shown, act="bid 8", version=old)
        assert 'data-mood="task"' in shown["lesson"]
        assert "Win the lot" in shown["lesson"]


def test_what_the_rules_forbid_and_what_is_no_message_is_refused(server: Server) -> None:
    with learn(server, "ra", 4) as socket:
        shown = Shown()
        answer(socket, shown)
        for message in (
            {"act": "draw", "version": question(shown)},
            {"why": "draw"},
            {"act": "fly"},
            {"do": "resign"},
            {},
        ):
            socket.send(json.dumps(message))
            assert json.loads(socket.recv(timeout=10))["refused"]["text"]


def test_lessons_that_do_not_exist_are_not_found(visitor: Visitor) -> None:
    client = visitor()
    assert client.get("/learn/ra/55").status_code == 404
    assert client.get("/learn/chess").status_code == 404
    assert client.get("/learn/ra/0").status_code == 422


def test_learning_goes_on_where_it_was_left(visitor: Visitor) -> None:
    client = visitor()
    assert client.get("/learn/ra").headers["location"] == "/learn/ra/1"
    client.cookies.set("learnt", "ra.1.2.4")
    assert client.get("/learn/ra").headers["location"] == "/learn/ra/3"
    assert "New here?" not in client.get("/").text
    assert "New here?" in visitor().get("/").text


@pytest.mark.parametrize(
    ("back", "led"), [("/t/abc", "/t/abc"), ("https://elsewhere.example/x", "/x"), ("javascript:alert(1)", "/")]
)
def test_the_way_back_stays_in_this_house(visitor: Visitor, back: str, led: str) -> None:
    page = visitor().get("/learn/ra/9", params={"back": back}).text
    assert f'href="{led}"' in page
    assert 'href="https:' not in page
    assert 'href="javascript:' not in page


def test_the_first_real_game_is_against_scribes(visitor: Visitor) -> None:
    client = visitor()
    table = client.post("/learn/ra/first-game", follow_redirects=True)
    assert table.status_code == 200
    assert table.text.count("Scribe") >= 2


def test_progress_is_kept_with_the_person_too(server: Server, visitor: Visitor) -> None:
    key = server.table("ra")
    address = f"ws://127.0.0.1:{server.port}/learn/ra/4/socket?lang=en&pause=none"
    cookies = {"Cookie": f"me={key.secret}; learnt=heir.2"}
    with connect(address, origin=Origin(server.url), additional_headers=cookies, open_timeout=10) as socket:
        shown = Shown()
        answer(socket, shown)
        answer(socket, shown, do="show")
        answer(socket, shown, do="show")
    elsewhere = visitor()
    assert "Lesson 4: Who can beat you?, learned" not in elsewhere.get("/learn/ra/1").text
    elsewhere.cookies.set("me", key.secret)
    for page in ("/learn/ra/1", "/learn/ra/2"):
        assert "Lesson 4: Who can beat you?, learned" in elsewhere.get(page).text
    assert "Lesson 2: What you use, you give, learned" in elsewhere.get("/learn/heir/1").text
    assert 'class="new-here' not in elsewhere.get("/").text


def test_progress_survives_being_written() -> None:
    here = NOTHING_YET.with_lesson("ra", 2).with_lesson("ra", 1).with_lesson("heir", 12)
    assert Progress.read(here.write()) == here
    assert Progress.read("ra.1.x:../etc:heir.3:<b>") == Progress({"heir": frozenset({3})})
