"""Bad input: clear errors that name the paragraph, and change nothing."""

import pytest
from tests.games.heir.table import ANUBIS, BAST, GAME, dealt, ready, up_for_bid

from heliopolis.core.conformance import random_game
from heliopolis.core.driver import decide, resolve
from heliopolis.core.errors import NotationError, RecordError, Refusal, SeatError, SetupError
from heliopolis.core.reader import read_record
from heliopolis.core.record import new_record
from heliopolis.core.rng import SeededRng
from heliopolis.core.rules import paragraphs


def test_every_action_that_is_not_legal_is_refused_by_a_known_paragraph() -> None:
    known = {paragraph.id for paragraph in paragraphs(GAME)}
    rules: set[str] = set()
    for quick in (False, True):
        record = new_record(GAME, 2, {"quick": quick})
        for state in random_game(GAME, record, SeededRng(4)):
            for seat in (BAST, ANUBIS):
                legal = set(state.legal_actions(seat))
                for action in range(0, len(GAME.actions), 3):
                    if action not in legal:
                        rule, sentence = GAME.why_not(state, seat, action)
                        assert rule in known
                        assert sentence
                        rules.add(rule)
    # Every decision has its reasons.
    for chapter in ("setup", "bidding", "pharaoh", "gods", "seshat", "geb", "thoth", "end"):
        assert any(rule.startswith(f"heir.{chapter}.") for rule in rules), chapter


@pytest.mark.parametrize(
    ("notation", "sentence"),
    [
        ("bid 7-sun", r"you have no 7-sun in hand \(heir.bidding.3\)"),
        ("offer 6-sun", r"bid a card of your hand \(heir.bidding.3\)"),
        ("call eye", r"magic comes before the bid: it is too late for it now \(heir.bidding.2\)"),
        ("place a1", r"bid a card of your hand \(heir.bidding.3\)"),
    ],
)
def test_a_refusal_says_what_is_wrong(notation: str, sentence: str) -> None:
    table = up_for_bid("ra")
    with pytest.raises(Refusal, match=sentence):
        table.do(BAST, notation)


def test_a_place_that_is_too_near_is_named() -> None:
    table = ready().gods(["seshat"], ["geb-and-nut", "ptah", "ra", "wadjet"])
    with pytest.raises(
        Refusal, match=r"c3 is not two spaces away from the pyramid and all monuments \(heir.seshat.1\)"
    ):
        table.do(BAST, "place c3")
    with pytest.raises(Refusal, match=r"from a1 the base would not cover enough of the Nile \(heir.setup.5\)"):
        dealt().do(ANUBIS, "base a1")
    with pytest.raises(Refusal, match=r"from h4 the base would leave the board \(heir.setup.5\)"):
        dealt().do(ANUBIS, "base h4")


def test_unknown_words_seats_numbers_and_options_are_refused() -> None:
    with pytest.raises(NotationError, match="expected one of bid 1-moon, bid 1-sun"):
        GAME.action("bid 13")
    with pytest.raises(NotationError, match="expected it to begin with one of base, mark"):
        GAME.action("shout")
    state = ready().state
    with pytest.raises(NotationError, match="expected one of god seshat"):
        resolve(GAME, state, GAME.outcome("magic eye"))
    with pytest.raises(SeatError):
        decide(GAME, state, 2, 0)
    with pytest.raises(NotationError):
        decide(GAME, state, 0, 350)
    with pytest.raises(SetupError, match="not played with 3 seats"):
        GAME.new(3)
    with pytest.raises(SetupError, match="no option 'slow'"):
        GAME.new(2, {"slow": True})


def test_a_broken_record_names_its_line() -> None:
    record = new_record(GAME, 2, {"quick": True})
    for _ in random_game(GAME, record, SeededRng(1)):
        pass
    lines = record.write().splitlines()
    first = lines.index("") + 1
    broken = [*lines[:first], "* card pyramid", *lines[first + 1 :]]
    with pytest.raises(RecordError, match=f"line {first + 1}: 'card pyramid' is no outcome"):
        read_record("\n".join(broken))
    with pytest.raises(RecordError, match="the file ends here"):
        read_record("\n".join(lines[:-5]))
    bid = next(index for index, line in enumerate(lines) if " bid " in line)
    twice = [*lines[: bid + 1], lines[bid], *lines[bid + 1 :]]
    with pytest.raises(RecordError, match=f"line {bid + 2}: .*heir.bidding"):
        for _ in read_record("\n".join(twice)).replay():
            pass
    veiled = read_record_text_for(BAST, lines)
    with pytest.raises(RecordError, match="hidden from the seat"):
        read_record(veiled)


def read_record_text_for(viewer: int, lines: list[str]) -> str:
    """Write a record again as a seat may read it."""
    return read_record("\n".join(lines)).write_for(viewer)
