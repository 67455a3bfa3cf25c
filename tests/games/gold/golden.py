"""The golden games of L'or du pharaon: what they have to show, and how they were found.

    python -m tests.games.gold.golden

plays games of mixed players from a seeded generator and writes those that show something no kept game has shown yet.
Do so after a change of the rules only: the files are there to show that nothing else changed.
"""

from tests.games.gold.play import mixed_game
from tests.golden.keeping import keep

from heliopolis.core.record import Record, new_record
from heliopolis.core.rng import SeededRng
from heliopolis.core.state import State
from heliopolis.games.gold.game import GAME

SEATS = (2, 3, 4)

ENDINGS = ("bust-carried-out", "bust-left-alone", "collapsed", "settled", "stalled")
"""How a game may end: each has to be shown for each number of seats."""

OCCASIONS = (
    "mummy-escapes",
    "mummy-stays",
    "curse-escapes",
    "curse-stays",
    "stolen",
    "bust-banked",
    "bust-buried",
    "tie-decided-by-figures",
    "tie-decided-by-the-moment",
    "turn-without-figures",
    "edition-of-its-own",
    "heavy-treasures",
)
"""What some game, for any number of seats, has to show besides."""

SMALLER = GAME.standard.with_changes(
    {
        "pyramid.side": 5,
        "corridors.crossing": 2,
        "corridors.junction": 9,
        "corridors.corner": 6,
        "corridors.straight": 3,
        "chambers.corner": 2,
        "chambers.junction": 1,
        "chambers.straight": 1,
        "photos.treasures": [1, 2, 2, 2],
        "photos.dangers": ["mummy", "curse", "mummy", "quiet"],
        "treasures.points": [1, 2, 2, 3, 3, 4],
        "lanterns.each": 3,
    },
    name="smaller",
)

Shown = set[str]


def shown_by(record: Record) -> Shown:
    """Replay a game, and say what it shows."""
    shown: Shown = set()
    end = record.start()
    carried_out = False
    for _, end in record.replay():
        view = end.view(None)
        for event in end.journal or []:
            shown.add(event.name)
            if event.facts.get("treasure") == "bust" and event.name in ("banked", "buried"):
                shown.add(f"bust-{event.name}")
            if event.name == "fall" and view["collapse"]["fallen"] == 1:
                carried_out = any("bust" in (seat["carried"], *seat["treasures"]) for seat in view["seats"])
        if view["acting"] and view["phase"] == "turn":
            area = view["seats"][view["turn"]]
            if area["archaeologist"] is None and area["porter"] is None:
                shown.add("turn-without-figures")
    if shown & {"collapsed", "settled"}:
        shown.add("bust-carried-out" if carried_out else "bust-left-alone")
    if record.edition is not GAME.standard:
        shown.add("edition-of-its-own")
    if record.options["heavy_treasures"]:
        shown.add("heavy-treasures")
    return shown | ties(end)


def ties(state: State) -> Shown:
    """Say how a tie for the first place was decided."""
    points = state.scores()
    tied = [seat for seat, score in enumerate(points) if score == max(points)]
    if len(tied) < 2 or state.standings().count(1) > 1:
        return set()
    areas = state.view(None)["seats"]
    whole = {areas[seat]["archaeologist"] is not None and areas[seat]["porter"] is not None for seat in tied}
    return {"tie-decided-by-figures" if len(whole) == 2 else "tie-decided-by-the-moment"}


def main() -> None:
    """Find and write the games."""
    missing_occasions = set(OCCASIONS)
    for seats in SEATS:
        rng = SeededRng(2007 + seats)
        wanted = set(ENDINGS)
        kept = 0
        while wanted or (seats == SEATS[-1] and missing_occasions):
            for randomness, edition, heavy in ((5, None, False), (30, None, True), (10, SMALLER, False)):
                record = new_record(GAME, seats, {"heavy_treasures": heavy}, edition)
                *_, end = mixed_game(seats, rng, randomness, record)
                new = shown_by(record) & (wanted | missing_occasions)
                if new:
                    kept += 1
                    wanted -= new
                    missing_occasions -= new
                    keep(f"seats-{seats}-{kept}", record, end)


if __name__ == "__main__":
    main()
