"""What players count themselves: it follows from the record, and is told in both languages."""

from collections import Counter
from pathlib import Path

import pytest

from heliopolis.core.reader import read_record
from heliopolis.players.analysis.tallies import COUNTINGS, Tally, tallies
from heliopolis.players.analysis.words import tally_in_words, words_in

GOLDEN = Path(__file__).parents[2] / "golden"


def counted(game: str) -> tuple[dict[tuple[str, int], Tally], Counter[tuple[int, str]]]:
    """Return the tallies of a golden game, and how often each seat decided by each verb."""
    record = read_record(sorted(GOLDEN.joinpath(game).glob("*.txt"))[0].read_text(encoding="utf-8"))
    verbs = Counter((int(entry.seat), record.notation(entry).partition(" ")[0]) for entry in record.entries)
    found = tallies(record)
    for language in ("en", "fr"):
        assert all(words_in(language).has(f"tally-{game}-{each.name}") for each in found)
    return {(each.name, each.seat): each for each in found}, verbs


@pytest.mark.parametrize("game", COUNTINGS)
def test_every_game_has_three_tallies_and_parts_are_no_more_than_their_whole(game: str) -> None:
    found, _ = counted(game)
    assert len({name for name, _ in found}) == 3
    assert all(0 <= each.amount <= each.number for each in found.values() if each.is_share)


def test_suns_of_ra_are_counted_by_what_they_won() -> None:
    record = read_record(sorted(GOLDEN.joinpath("ra").glob("*.txt"))[0].read_text(encoding="utf-8"))
    found, _ = counted("ra")
    for seat, score in enumerate(record.final_scores or []):
        assert found["points", seat].amount == score - record.start().scores()[seat]
        assert found["points", seat].number == found["tiles", seat].number == found["sun", seat].number


def test_what_is_done_in_a_pyramid_is_counted_by_seat() -> None:
    found, verbs = counted("gold")
    for (name, seat), each in found.items():
        if name == "chambers":
            assert each.number == verbs[seat, "reveal"]
        elif name == "kept":
            assert each.number == verbs[seat, "take"] + verbs[seat, "steal"]


def test_turns_at_work_are_told_from_turns_of_rest() -> None:
    found, verbs = counted("pyramidice")
    assert found["working", 0] == ("working", 0, verbs[0, "work"], verbs[0, "work"] + verbs[0, "rest"])


def test_tallies_are_told_in_figures() -> None:
    assert tally_in_words(Tally("kept", 0, 3, 4), "en") == "75 %, 3 of 4"
    assert tally_in_words(Tally("sun", 0, -6, 4), "fr") == "−1,5, −6 pour 4"
