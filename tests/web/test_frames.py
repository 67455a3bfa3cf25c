"""Frames: filled gaps, and patches that turn one drawing into another."""

import pytest
from htpy import div, h2, p
from hypothesis import given, strategies as st
from markupsafe import Markup, escape

from heliopolis.web.frames import Frame, gap, join, patch, whole

PARTS = st.lists(st.text(max_size=2), min_size=1, max_size=9)


def test_gaps_are_filled_by_name_in_children_and_attributes() -> None:
    frame = Frame(div(aria_label=gap("label"))[h2["50 % of ", gap("whole")], gap("drawn")])
    drawn = frame.fill(drawn=Markup("<b>7</b>"), label=escape('"Ada" & Bob'), whole=escape("<i>"))
    label = "&#34;Ada&#34; &amp; Bob"
    assert whole(drawn) == f'<div aria-label="{label}"><h2>50 % of &lt;i&gt;</h2><b>7</b></div>'


def test_gaps_of_one_name_are_filled_alike() -> None:
    frame = Frame(div(title=f"the {gap('word')}")[gap("word"), " & ", gap("other"), gap("word")])
    drawn = frame.fill(word=Markup("w"), other=[Markup("o"), Markup("o")])
    assert whole(drawn) == '<div title="the w">w &amp; oow</div>'


@pytest.mark.parametrize("names", [[], ["a"], ["a", "c"], ["a", "b", "c"]])
def test_a_frame_wants_all_its_gaps_and_no_others_filled(names: list[str]) -> None:
    with pytest.raises(TypeError, match=r"the gaps are \['a', 'b'\]"):
        Frame(p[gap("a"), gap("b")]).fill(**dict.fromkeys(names, Markup("x")))


def test_a_gap_is_named_as_a_keyword_is() -> None:
    with pytest.raises(ValueError, match="keyword"):
        gap("two words")


def test_a_filled_frame_can_fill_another() -> None:
    line = Frame(p[gap("text")])
    lines = join([line.fill(text=Markup("a")), Markup("<hr>"), line.fill(text=Markup("b"))])
    assert whole(Frame(div[gap("lines")]).fill(lines=lines)) == "<div><p>a</p><hr><p>b</p></div>"


def test_a_patch_holds_nothing_but_the_parts_that_have_changed() -> None:
    frame = Frame(p["a long text that stays ", gap("a"), " and another ", gap("b")])
    one, two, three = Markup("one"), Markup("two"), Markup("three")
    before, now = frame.fill(a=one, b=two), frame.fill(a=one, b=three)
    assert patch(before, now, str) == [(3, 1, ["three"])]
    assert patch(now, now, str) == []


@given(PARTS, PARTS)
def test_a_patch_turns_one_drawing_into_the_other(before: list[str], now: list[str]) -> None:
    parts = before[:]
    for first, gone, put in patch(before, now, str):
        parts[first : first + gone] = put
    assert parts == now
