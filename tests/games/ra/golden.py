"""The golden games of Ra: which ways of ending there must be among them, and how they were found.

    python -m tests.games.ra.golden

plays random games from a seeded generator and writes those that show something no kept game has shown yet. Do so after
a change of the rules only: the files are there to show that nothing else changed.
"""

from collections.abc import Iterator

from tests.golden.keeping import keep

from heliopolis.core.edition import Edition
from heliopolis.core.game import Entry
from heliopolis.core.info import Options
from heliopolis.core.record import Record, new_record
from heliopolis.core.rng import SeededRng
from heliopolis.core.state import CHANCE, OVER, State
from heliopolis.games.ra.game import GAME

SEATS = (2, 3, 4, 5)

ENDINGS = (
    "epoch-by-ra",
    "epoch-by-suns",
    "epoch-by-suns-after-a-disaster",
    "game-by-ra",
    "game-by-suns",
    "game-by-suns-after-a-disaster",
)
"""How an epoch that is not the last, and how the last one may end: each has to be shown for each number of seats."""

OCCASIONS = ("tie-broken-by-a-sun", "total-below-zero", "edition-of-its-own", "full-track-passed", "series-of-gods")
"""What some game, for any number of seats, has to show besides."""

Shown = set[str]


def endings(record: Record) -> Shown:
    """Replay a game, and say how its epochs and the game itself ended."""
    shown: Shown = set()
    epoch = 1
    for entry, state in record.replay():
        view = state.view(None)
        over = state.actor() == OVER
        if view["epoch"] == epoch and not over:
            continue
        epoch = view["epoch"]
        notation = record.notation(entry)
        way = "suns-after-a-disaster" if notation.startswith("discard") else "suns"
        if entry.seat == CHANCE:
            assert notation == "tile ra"
            way = "ra"
        shown.add(f"{'game' if over else 'epoch'}-by-{way}")
    return shown


def occasions(record: Record) -> Shown:
    """Replay a game, and say what else it shows."""
    shown: Shown = set()
    before = record.start().view(None)
    takes = 0
    final = before
    for entry, state in record.replay():
        final = state.view(None)
        notation = record.notation(entry)
        takes = takes + 1 if notation.startswith("take") else 0
        if takes >= 2:
            shown.add("series-of-gods")
        if notation == "pass" and None not in before["track"] and set(final["track"]) == {None}:
            if final["centre_sun"] == before["centre_sun"] and before["high_bidder"] is None:
                shown.add("full-track-passed")
        before = final
    totals = [seat["fame"] for seat in final["seats"]]
    if totals.count(max(totals)) > 1:
        shown.add("tie-broken-by-a-sun")
    if min(totals) < 0:
        shown.add("total-below-zero")
    if record.edition is not GAME.standard:
        shown.add("edition-of-its-own")
    return shown


def random_record(
    seats: int, rng: SeededRng, patience: int, options: Options, edition: Edition | None
) -> tuple[Record, State]:
    """Play one game at random; the patient (0 to 9 times of ten) draw rather than invoke, and pass rather than bid."""
    record = new_record(GAME, seats, options, edition)
    state = record.start()
    while state.actor() != OVER:
        seat = int(state.actor())
        if seat == CHANCE:
            number = int(state.sample(rng))
            state.resolve(number)
        else:
            legal = state.legal_actions(seat)
            number = legal[rng.below(len(legal))]
            patient = [action for action in legal if GAME.actions[action] in ("draw", "pass")]
            if patient and rng.below(10) < patience:
                number = patient[0]
            state.apply(seat, number)
        record.entries.append(Entry(seat, number))
    record.final_scores = state.scores()
    return record, state


def candidates(seats: int) -> Iterator[tuple[Record, State]]:
    """Play random games without end."""
    rng = SeededRng(1999 + seats)
    richer = GAME.standard.with_changes(
        {"tiles.god": 20, "tiles.unrest": 9, "ra_track.seats_3": 10, "suns.seats_3.group_1": [16, 8, 5, 2]},
        name="richer",
    )
    while True:
        for patience in (0, 4, 6, 8):
            yield random_record(seats, rng, patience, {"open_scores": False, "debts": False}, None)
            yield random_record(seats, rng, patience, {"open_scores": False, "debts": True}, None)
            if seats == 3:
                yield random_record(seats, rng, patience, {"open_scores": True, "debts": False}, richer)


def main() -> None:
    """Find and write the games."""
    missing_occasions = set(OCCASIONS)
    for seats in SEATS:
        missing = set(ENDINGS)
        wanted = missing | missing_occasions if seats == 3 else missing
        kept = 0
        for record, end in candidates(seats):
            new = (endings(record) | occasions(record)) & wanted
            if new:
                kept += 1
                wanted -= new
                missing_occasions -= new
                keep(f"seats-{seats}-{kept}", record, end)
            if not wanted:
                break


if __name__ == "__main__":
    main()
