"""Beats: every event that matters is told, in both languages, whatever is played and however much came at once."""

import re
from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import pytest
from tests.golden.keeping import kept
from tests.web.boards.telling import all_beats, told

from heliopolis.core import registry
from heliopolis.core.record import Record
from heliopolis.core.session import Session
from heliopolis.tables import looks
from heliopolis.web.beats import GLANCE, MOST_BEATS, RITE, WEIGHTS, Beat
from heliopolis.web.boards.ra.thrones import seats_in_order
from heliopolis.web.narration import in_short
from heliopolis.web.sounds import SOUNDS


def golden(game: str, seats: int) -> Record:
    """Return a golden game."""
    return next(record for record in kept(game) if record.seats == seats)


def firsts() -> list[tuple[str, int]]:
    """Return each game with each number of seats."""
    return [(name, seats) for name in registry.names() for seats in registry.info(name).seats]


@pytest.mark.parametrize(("name", "seats"), firsts())
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_whole_game_is_told(name: str, seats: int, language: str) -> None:
    record = golden(name, seats)
    for viewer in (0, None):
        for news in told(record, viewer, language):
            assert len(news.beats) <= MOST_BEATS
            assert [beat.step for beat in news.beats] == sorted(beat.step for beat in news.beats)
            for beat in (*news.beats, *news.turns):
                check(beat, news.step, seats)
            assert viewer is not None or not news.turns


def check(beat: Beat, step: int, seats: int) -> None:
    """See that a beat is whole."""
    assert 0 <= beat.step <= step
    assert -1 <= beat.seat < seats
    assert beat.weight in WEIGHTS
    assert beat.heading.strip()
    assert beat.sound in ("", *SOUNDS)
    assert not re.search(r"[{}]|\bNone\b|-\d", f"{beat.heading} {beat.sentence}"), beat


@pytest.mark.parametrize("name", registry.names())
def test_those_who_come_late_are_told_what_is_left_of_it(name: str) -> None:
    record = golden(name, registry.info(name).seats[-1])
    for news in told(record, 0, every=50):
        assert len(news.beats) <= MOST_BEATS
    assert any(news.turns for news in told(record, 0))


@pytest.mark.parametrize("name", registry.names())
def test_a_line_of_what_was_done_since_is_never_ones_own(name: str) -> None:
    record = golden(name, registry.info(name).seats[-1])
    for news in told(record, 0):
        own = [step for step, entry in enumerate(record.entries[: news.step], 1) if entry.seat == 0]
        assert all(beat.step > max(own, default=0) for beat in news.turns)


def test_what_a_rival_did_in_one_turn_is_told_whole_as_long_as_it_is_little() -> None:
    told_at_once = [news.turns for news in told(golden("gold", 2), 0)]
    several = [turns for turns in told_at_once if len({beat.seat for beat in turns}) == 1 and len(turns) > 1]
    assert several
    assert all(
        [beat.step for beat in turns] == sorted((beat.step for beat in turns), reverse=True) for turns in several
    )


# Ra.


def test_a_line_of_since_tells_all_that_mattered_in_a_turn() -> None:
    beats = [Beat(1, 1, "He moves", weight=GLANCE), Beat(2, 1, "He reveals a mummy"), Beat(3, 1, "He steals a vase")]
    beats += [Beat(4, 0, "She moves", weight=GLANCE), Beat(5, 0, "She rests", weight=GLANCE)]
    entries: Any = {beat.step: SimpleNamespace(seat=beat.seat) for beat in beats}
    short = [*in_short(beats, entries)]
    assert [beat.heading for beat in short] == ["He reveals a mummy · He steals a vase", "She rests"]


def ra() -> list[Beat]:
    """Tell a game of Ra to a spectator."""
    return all_beats(golden("ra", 3), None)


def test_ra_tells_which_ra_was_drawn_and_what_is_at_stake() -> None:
    drawn = [beat for beat in ra() if beat.heading.endswith(" draws: Ra")]
    counts = [int(re.findall(r"^Ra (\d) of 8\.", beat.sentence)[0]) for beat in drawn]
    assert counts[0] == 1
    assert all(count in (1, before + 1) for before, count in pairwise(counts))
    assert all("At stake: " in beat.sentence or beat.sentence.startswith("Ra 8 of 8.") for beat in drawn)
    assert all(beat.weight != GLANCE for beat in drawn)


def test_ra_tells_an_answer_before_the_sale_that_it_brings() -> None:
    beats = ra()
    sales = [index for index, beat in enumerate(beats) if beat.sound == "won"]
    assert sales
    for index in sales:
        assert beats[index - 1].step == beats[index].step
        assert beats[index - 1].before
        assert beats[index - 1].sound in ("sun", "pass")
        assert re.search(r" takes .* with sun \d+$", beats[index].heading)


def test_ra_pins_the_buyers_pennant_on_what_is_sold_while_it_still_lies_there() -> None:
    beats = ra()
    sales = [index for index, beat in enumerate(beats) if beat.sound == "won" and beat.pinned]
    assert sales
    for index in sales:
        assert beats[index].before
        assert f"#seat-{beats[index].seat + 1}" in beats[index].pin
        assert beats[index + 1].step == beats[index].step
        assert not beats[index + 1].before


def test_who_answers_last_is_on_a_throne_as_it_is_told_while_all_lies_as_before() -> None:
    game, record = registry.game("ra"), golden("ra", 3)
    log = looks._log(record, Session(record).events, [""] * len(record.entries), None, 0, len(record.entries))
    before, answers = record.state_at(0).view(None), 0
    for step, (entry, state) in enumerate(record.replay()):
        verb, _, sun = game.actions[entry.number].partition(" ") if entry.seat >= 0 else ("", "", "")
        if verb in ("bid", "pass"):
            scene: Any = SimpleNamespace(view=before, game=game, log=log[: step + 1])
            thrones = {throne.seat: throne for throne in seats_in_order(scene)}
            assert thrones[entry.seat].bid == int(sun or 0)
            assert thrones[entry.seat].state == ("leads" if sun else "passed")
            assert [each.state for each in thrones.values()].count("leads") <= 1
            assert "now" not in {throne.state for throne in thrones.values()}
            answers += 1
        before = state.view(None)
    assert answers


def test_ra_lays_everybodys_lines_on_the_board_at_the_end_of_an_epoch() -> None:
    ends = [beat for beat in ra() if beat.weight == RITE]
    assert [beat.heading for beat in ends] == ["Epoch 1 ends", "Epoch 2 ends", "Epoch 3 ends"]
    record = golden("ra", 3)
    assert record.final_scores is not None
    totals = [[int(each.replace("−", "-")) for each in re.findall(r"<b>([+−]\d+)</b>", beat.card())] for beat in ends]
    begun = record.start().scores()
    assert [sum(each) for each in zip(begun, *totals, strict=True)] == record.final_scores


# Heir, Pyramidice, L'or du pharaon.


def test_heir_tells_magic_before_the_bids_and_shows_both_at_once() -> None:
    beats = all_beats(golden("heir", 2), None)
    won = [beat for beat in beats if beat.sound == "won"]
    assert won
    assert all(re.search(r" wins .*(: .* against|unopposed)", beat.heading) for beat in won)
    assert all(beat.piece for beat in won if "against" in beat.heading)
    assert all(beat.card().count('class="bidder') == 2 and "is-winner" in beat.card() for beat in won)
    magic = [index for index, beat in enumerate(beats) if beat.sound == "magic" and beat.weight != GLANCE]
    assert all(beats[index + 1].sound in ("won", "magic", "card", "pass") for index in magic)


def test_heir_lays_both_offerings_on_the_board() -> None:
    corners = [beat for beat in all_beats(golden("heir", 2), None) if beat.weight == RITE]
    assert corners
    assert all(beat.card().count('class="offering"') == 2 for beat in corners)


def test_pyramidice_shows_the_dice_of_a_throw_together() -> None:
    thrown = [beat for beat in all_beats(golden("pyramidice", 2), None) if beat.sound == "dice"]
    assert max(beat.piece.count("<svg") for beat in thrown) > 2


def test_pyramidice_tells_what_the_architect_does() -> None:
    beats = all_beats(golden("pyramidice", 1), 0)
    assert sum(beat.heading.startswith("The architect takes ") for beat in beats) > 3
    assert all(beat.seat == -1 for beat in beats if beat.heading.startswith("The architect"))


def test_gold_lights_the_way_of_a_mummy_or_curse() -> None:
    beats = [beat for record in kept("gold") for beat in all_beats(record, None)]
    escapes = [beat for beat in beats if beat.heading.endswith(" escapes")]
    assert {beat.heading for beat in escapes} == {"The mummy escapes", "The curse escapes"}
    assert all(beat.lights and beat.harm for beat in escapes)


def test_gold_tells_a_fall_while_the_cards_still_lie_there() -> None:
    record = golden("gold", 2)
    falls = [beat for beat in all_beats(record, None) if beat.sound == "fall" and beat.lights]
    assert falls
    for beat in falls:
        lying = {
            card["card"]
            for card in record.state_at(beat.step - beat.before).view(None)["cards"]
            if card["face"] != "fallen"
        }
        assert set(beat.lights) <= lying
