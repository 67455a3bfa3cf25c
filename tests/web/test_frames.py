"""Frames: filled gaps, and patches that turn one drawing into another."""

import pytest
from htpy import div, h2, p
from hypothesis import given, strategies as st
from markupsafe import Markup, escape

from heliopolis.web.frames import GAP, Frame, join, patch, whole

PARTS = st.lists(st.text(max_size=2), min_size=1, max_size=9)


def test_gaps_are_filled_in_order_in_children_and_attributes() -> None:
    frame = Frame(div(aria_label=GAP)[h2["50 % of ", GAP], GAP])
    drawn = frame.fill(escape('"Ada" & Bob'), escape("<i>"), Markup("<b>7</b>"))
    label = "&#34;Ada&#34; &amp; Bob"
    assert whole(drawn) == f'<div aria-label="{label}"><h2>50 % of &lt;i&gt;</h2><b>7</b></div>'


@pytest.mark.parametrize("count", [0, 1, 3])
def test_a_frame_wants_as_much_as_it_has_gaps(count: int) -> None:
    with pytest.raises(ValueError, match="zip"):
        Frame(p[GAP, GAP]).fill(*[Markup("x")] * count)


def test_a_filled_frame_can_fill_another() -> None:
    line = Frame(p[GAP])
    drawn = Frame(div[GAP]).fill(join([line.fill(Markup("a")), Markup("<hr>"), line.fill(Markup("b"))]))
    assert whole(drawn) == "<div><p>a</p><hr><p>b</p></div>"


def test_a_patch_holds_nothing_but_the_parts_that_have_changed() -> None:
    frame = Frame(p["a long text that stays ", GAP, " and another ", GAP])
    before, now = frame.fill(Markup("one"), Markup("two")), frame.fill(Markup("one"), Markup("three"))
    assert patch(before, now) == [(3, 1, ["three"])]
    assert patch(now, now) == []


@given(PARTS, PARTS)
def test_a_patch_turns_one_drawing_into_the_other(before: list[str], now: list[str]) -> None:
    parts = before[:]
    for first, gone, put in patch(before, now):
        parts[first : first + gone] = put
    assert parts == now
