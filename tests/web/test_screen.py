"""What a page is sent: never again what it has, and always enough to show what it should."""

from importlib.resources import files
from typing import Any

import pytest
from hypothesis import given, strategies as st
from tests.web.talking import Shown

from heliopolis.web import screen as screens
from heliopolis.web.screen import Screen, digest

PARTS = st.lists(st.text(max_size=2), min_size=1, max_size=9)
SECTIONS = st.fixed_dictionaries({"board": PARTS, "prompt": PARTS})


def send(screen: Screen, shown: Shown, sections: dict[str, list[str]]) -> dict[str, Any]:
    """Send sections to a page; return what was sent."""
    sent = screen.changes({name: list(drawing) for name, drawing in sections.items()})
    shown.take(
        {
            "sections": {
                name: [list(part) if isinstance(part, tuple) else part for part in parcel]
                for name, parcel in sent.items()
            }
        }
    )
    return sent


@given(st.lists(SECTIONS, min_size=1, max_size=8))
def test_a_page_shows_what_it_should_after_every_message(steps: list[dict[str, list[str]]]) -> None:
    screen, shown = Screen(), Shown()
    for sections in steps:
        send(screen, shown, sections)
        assert shown.parts == sections


def test_a_part_that_a_page_has_is_sent_as_a_number_wherever_it_goes() -> None:
    screen, shown = Screen(), Shown()
    assert send(screen, shown, {"mine": ["<ul>", "a long tile", "</ul>"], "rivals": ["<ul>", "</ul>"]}) == {
        "mine": ["<ul>", "a long tile", "</ul>"],
        "rivals": [0, 2],
    }
    sent = send(screen, shown, {"mine": ["<ul>", "a new tile", "</ul>"], "rivals": ["<ul>", "a long tile", "</ul>"]})
    assert sent == {"mine": [(1, 1, ["a new tile"])], "rivals": [(1, 0, [1])]}


def test_a_page_that_remembers_no_more_is_sent_the_parts_themselves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(screens, "MOST_KNOWN", 2)
    screen = Screen()
    screen.changes({"board": ["a", "b", "c"]})
    assert screen.changes({"board": ["c", "b", "a"]}) == {"board": [(0, 1, ["c"]), (2, 1, [0])]}


def test_the_script_remembers_as_many_parts() -> None:
    script = files("heliopolis.web").joinpath("static/table.js").read_text()
    assert f" MOST_KNOWN = {screens.MOST_KNOWN};" in script


def test_what_a_page_was_drawn_with_is_not_sent_until_it_is_forgotten() -> None:
    screen = Screen({"board": digest(["a", "b"])})
    assert screen.changes({"board": ["a", "b"]}) == {}
    screen.forget()
    assert screen.changes({"board": ["a", "b"]}) == {"board": ["a", "b"]}


def test_a_section_that_a_page_shows_in_one_piece_is_sent_whole_when_it_changes() -> None:
    screen = Screen()
    screen.changes({"log": ["a", "b"]})
    screen.shows("log", ["new", "a", "b"])
    assert screen.changes({"log": ["new", "a", "b"]}) == {}
    assert screen.changes({"log": ["other", "a", "b"]}) == {"log": ["other", 0, 1]}
