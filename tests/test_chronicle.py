"""The log of a game: what followed from an entry, and what was scored, as far as a seat may know."""

import pytest

from heliopolis.chronicle import chronicle, consequences
from heliopolis.core import registry
from heliopolis.core.conformance import random_game
from heliopolis.core.journal import JournalEvent
from heliopolis.core.record import new_record
from heliopolis.core.rng import SeededRng
from heliopolis.core.rules import LANGUAGES
from heliopolis.core.session import Session
from heliopolis.language import GameSpeaker

NAMES = ["Ada", "Bo"]


def told(
    game: str, events: list[JournalEvent], language: str = "en", viewer: int | None = None
) -> list[tuple[int, str]]:
    speaker = GameSpeaker(registry.game(game), language)
    return [(line.seat, line.text) for line in consequences(events, speaker, NAMES, viewer)]


def test_a_score_line_is_told_with_its_points_and_its_reason() -> None:
    platform = JournalEvent("platform", "heir.pharaoh.4", 1, {"level": 2, "epoch": 4}, 4)
    assert told("heir", [platform]) == [(1, "Bo +4 — the greater offering: platform 2")]
    assert told("heir", [platform], "fr") == [(1, "Bo +4 — la plus grande offrande\N{NO-BREAK SPACE}: plate-forme 2")]


def test_what_a_seat_scores_at_once_is_one_line_with_its_sum() -> None:
    events = [
        JournalEvent("epoch", "ra.epochs.4", -1, {"epoch": 1}),
        JournalEvent("pharaohs", "ra.scoring.pharaohs", 0, {"pharaohs": 0, "rank": "fewest", "epoch": 1}, -2),
        JournalEvent("civilisations", "ra.scoring.civilisations", 0, {"kinds": [], "epoch": 1}, -5),
        JournalEvent("gold", "ra.scoring.gold", 0, {"gold": 1, "epoch": 1}, 3),
        JournalEvent("gods", "ra.scoring.gods", 1, {"gods": 1, "epoch": 1}, 2),
    ]
    assert told("ra", events) == [
        (-1, "Epoch 1 ends."),
        (0, "Ada −4 — 0 pharaohs: the fewest −2; no civilisation −5; 1 gold +3"),
        (1, "Bo +2 — 1 god left"),
    ]


def test_a_secret_is_told_to_its_seat_alone() -> None:
    drew = JournalEvent("drew", "heir.magic.1", 0, {"magic": "unseen"}, None, {"magic": "eye"})
    assert told("heir", [drew], viewer=0) == [(0, "Ada draws magic: eye (D).")]
    assert told("heir", [drew], viewer=1) == told("heir", [drew]) == [(0, "Ada draws magic: a card unseen.")]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", registry.names())
def test_the_log_of_a_game_tells_every_point(name: str, language: str) -> None:
    game = registry.game(name)
    seats = game.info.seats[-1]
    record = new_record(game, seats)
    for _ in random_game(game, record, SeededRng(6)):
        pass
    session = Session(record)
    names = [f"Player{seat}" for seat in range(seats)]
    totals = record.start().scores()
    for line in chronicle(session, GameSpeaker(game, language), names, None):
        player, _, rest = line.text.partition(" ")
        if " — " in rest and player in names:
            totals[names.index(player)] += int(rest.partition(" — ")[0].replace("−", "-"))
    assert totals == session.state.scores()
