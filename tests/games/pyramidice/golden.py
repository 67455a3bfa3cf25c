"""The golden games of Pyramidice: what there must be among them, and how they were found.

    python -m tests.games.pyramidice.golden

plays games from a seeded generator, at random or between greedy bots, and keeps those that show something new. Do so
after a change of the rules only: the files are there to show that nothing else changed.
"""

from collections.abc import Iterator

from tests.golden.keeping import keep

from heliopolis.core.driver import play
from heliopolis.core.edition import Edition
from heliopolis.core.record import Record, new_record
from heliopolis.core.rng import SeededRng
from heliopolis.core.state import State
from heliopolis.games.pyramidice.game import GAME
from heliopolis.games.pyramidice.info import ARCHITECTS
from heliopolis.players.catalogue import chooser

WANTED = (
    *(f"{architect}-{ending}" for architect in ARCHITECTS for ending in ("supply", "pile")),
    *("solo-won", "solo-lost"),
    *(f"seats-{seats}-{ending}" for seats in (2, 3, 4) for ending in ("supply", "pile")),
    *("cut-short", "edition-of-its-own", "pearl", "dawn", "feast-declined", "khepri", "tied", "lay", "lowest"),
)
"""Both ends for each number of seats and each architect, and some rarer things."""


def shown_by(record: Record) -> set[str]:
    """Replay a game, and say what it shows."""
    shown: set[str] = set()
    end = record.start()
    for entry, state in record.replay():
        end = state
        notation = record.notation(entry)
        if notation in ("pearl", "activate khepri", "lowest"):
            shown.add(notation.split()[-1])
        if notation.startswith("lay "):
            shown.add("lay")
        if notation == "rest dawn":
            shown.add("dawn")
        if notation == "discard cat" and state.view(None)["turn"] != entry.seat:
            shown.add("feast-declined")
    view = end.view(None)
    table = f"seats-{record.seats}"
    if record.seats == 1:
        table = str(record.options["architect"])
        shown.add("solo-won" if end.standings() == [1] else "solo-lost")
    shown.add("cut-short" if view["ending"] == "cap" else f"{table}-{view['ending']}")
    if record.edition is not GAME.standard:
        shown.add("edition-of-its-own")
    if len(set(end.scores())) < record.seats:
        shown.add("tied")
    return shown


def played(
    seats: int, architect: str, bot: str, rng: SeededRng, edition: Edition | None = None
) -> tuple[Record, State]:
    """Play one game."""
    record = new_record(GAME, seats, {"architect": architect}, edition)
    state = record.start()
    play(GAME, state, [chooser(bot, "pyramidice")] * seats, rng, entries=record.entries, take_forced=False)
    record.final_scores = state.scores()
    return record, state


def candidates() -> Iterator[tuple[Record, State]]:
    """Play games without end."""
    rng = SeededRng(2023)
    other = GAME.standard.with_changes(
        {"deities.heh.cost": ["stone-1", "cat"], "limits.turns": 24, "tiles.village.gains": ["cat"]}, name="other"
    )
    while True:
        for architect in ARCHITECTS:
            yield played(1, architect, "greedy", rng)
            yield played(1, architect, "random", rng)
        for seats in (2, 3, 4):
            yield played(seats, ARCHITECTS[0], "random", rng)
        yield played(3, ARCHITECTS[0], "random", rng, other)


def main() -> None:
    """Find and write the games."""
    wanted = set(WANTED)
    kept = 0
    for record, end in candidates():
        new = shown_by(record) & wanted
        if new:
            kept += 1
            wanted -= new
            keep(f"game-{kept:02}", record, end)
        if not wanted:
            break


if __name__ == "__main__":
    main()
