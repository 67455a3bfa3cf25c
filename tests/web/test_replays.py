"""Going through games: every moment of every game can be shown, shared and gone on from."""

from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from heliopolis.core.reader import read_record
from heliopolis.core.session import Session
from heliopolis.players.analysis.stages import whereabouts
from heliopolis.tables.errors import NotNow, TooMuch
from heliopolis.tables.looks import course_of, look_at_record, moment_of
from heliopolis.web.layout import Page
from heliopolis.web.recordlink import pack, unpack
from heliopolis.web.replaypage import EVERYBODY, Playback, replay_page
from heliopolis.web.replays import LONGEST_RECORD, read_text, record_playback

GOLDEN = Path(__file__).parents[1] / "golden"
SHORT = {"ra": "seats-2-1", "heir": "game-1", "gold": "seats-2-1", "pyramidice": "game-1"}


def text_of(game: str) -> str:
    """Return a golden record."""
    return sorted(GOLDEN.joinpath(game).glob("*.txt"))[0].read_text(encoding="utf-8")


@pytest.mark.parametrize("game", SHORT)
def test_every_moment_is_shown_with_whose_turn_it_is(game: str) -> None:
    record = read_record(text_of(game))
    session, look = Session(record), look_at_record(record, "en")
    made_by = [""] * len(record.entries)
    for step in range(0, len(record.entries) + 1, 5):
        past = moment_of(record, session.events, made_by, None, step, over=True, as_known=False)
        playback = Playback(look, past, course_of(record, None), "/replay", {"record": "x"}, goes_on="/continue")
        drawn = replay_page(Page("fr" if step % 2 else "en", "", "/replay"), playback)
        assert f'value="{step}"' in drawn
        assert ('id="prompt"' in drawn) == (not playback.is_over)
        assert ('action="/continue"' in drawn) == (not playback.is_over)


def test_dice_on_the_table_are_shown_to_those_who_look_back() -> None:
    record = read_record(text_of("pyramidice"))
    session, look = Session(record), look_at_record(record, "en")
    made_by = [""] * len(record.entries)
    thrown = [step for step in range(len(record.entries)) if record.notation(record.entries[step]).startswith("stone")]
    past = moment_of(record, session.events, made_by, None, thrown[-1] + 1, over=True, as_known=False)
    drawn = replay_page(Page("en", "", "/"), Playback(look, past, course_of(record, None), "/replay", {}))
    prompt = drawn[drawn.index('id="prompt"') :].partition("</section>")[0]
    assert "die" in prompt


@pytest.mark.parametrize("game", ["heir", "pyramidice"])
def test_all_hands_lie_open_to_those_who_look_back_and_want_it(game: str) -> None:
    texts = (path.read_text(encoding="utf-8") for path in sorted(GOLDEN.joinpath(game).glob("*.txt")))
    record = next(each for each in map(read_record, texts) if each.seats > 1)
    packed, middle = pack(record.write()), len(record.entries) // 2
    state = record.state_at(middle)
    shown = record_playback(Page("en", "", "/"), packed, middle, EVERYBODY, then=False)
    assert shown.past.all_hands
    assert shown.past.view["seats"] == [state.view(seat)["seats"][seat] for seat in range(record.seats)]
    drawn = replay_page(Page("en", "", "/"), shown)
    closed = replay_page(Page("en", "", "/"), record_playback(Page("en", "", "/"), packed, middle, "", then=False))
    if game == "heir":
        assert (drawn.count(" holds: "), closed.count(" may hold or has offered: ")) == (2, 2)
    else:
        assert "A project that only" in closed
        assert "A project that only" not in drawn


def test_hands_stay_closed_while_a_game_goes_on() -> None:
    record = read_record(text_of("heir"))
    record.entries, record.final_scores = record.entries[:80], None
    shown = record_playback(Page("en", "", "/"), pack(record.write()), 80, EVERYBODY, then=False)
    assert not shown.past.all_hands
    assert shown.past.view == record.state_at(80).view(None)


def test_a_record_fits_into_a_link_and_back() -> None:
    for game in SHORT:
        text = text_of(game)
        packed = pack(text)
        assert len(packed) < len(text)
        assert unpack(packed, LONGEST_RECORD) == text
        shown = record_playback(Page("en", "", "/"), packed, 4, "0", then=False)
        assert (shown.past.step, shown.past.viewer) == (4, 0)
        assert packed in shown.shared
    with pytest.raises(TooMuch, match="expected one that was copied whole"):
        unpack(packed[:-8], LONGEST_RECORD)
    with pytest.raises(TooMuch, match="expected one that was copied whole"):
        unpack(pack("a" * (LONGEST_RECORD + 1)), LONGEST_RECORD)
    with pytest.raises(TooMuch, match="expected one that was copied whole"):
        unpack("no record", LONGEST_RECORD)


def test_a_state_from_outside_is_not_taken_in() -> None:
    whole = read_record(text_of("gold"))
    text = replace(whole, moment=whole.state_at(30), entries=whole.entries[30:]).write()
    assert read_record(text).end().save() == whole.end().save()
    with pytest.raises(NotNow, match="expected one from its beginning"):
        read_text(text)


def test_jumps_lead_to_turns_and_stages_and_own_decisions() -> None:
    record = read_record(text_of("ra"))
    course = course_of(record, 1)
    assert len(course.stages) == 2
    assert all(record.entries[step].seat == 1 for step in course.own)
    assert set(course.turns) >= {course.own[0]}
    seats = [record.entries[step].seat for step in course.turns]
    assert all(one != other for one, other in pairwise(seats))
    second = course.stages[0]
    assert whereabouts(course.turns, course.stages, second - 1).stage == 1
    first_turn = next(turn for turn in course.turns if turn >= second)
    assert whereabouts(course.turns, course.stages, first_turn) == (2, 1)
    assert whereabouts(course.turns, course.stages, course.turns[course.turns.index(first_turn) + 1]) == (2, 2)
    assert whereabouts((0, 4, 9), (), 5) == (0, 2)
