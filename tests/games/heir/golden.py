"""The golden games of Heir to the Pharaoh: which endings and occasions must be among them, and how they were found.

    python -m tests.games.heir.golden

plays random games from a seeded generator and writes those that show something no kept game has shown yet. Do so after
a change of the rules only: the files are there to show that nothing else changed.
"""

from collections.abc import Iterator

from tests.golden.keeping import keep

from heliopolis.core.conformance import random_game
from heliopolis.core.record import Record, new_record
from heliopolis.core.rng import SeededRng
from heliopolis.core.state import State
from heliopolis.games.heir.game import GAME

ENDINGS = ("bast-wins", "anubis-wins", "tie-broken-by-cards", "shared-victory")
"""How a game may end: each has to be shown."""

OCCASIONS = (
    "quick",
    "edition-of-its-own",
    "offerings-tied",
    "tie-broken-by-the-sun",
    "cards-that-cancel",
    "both-gifts",
    "no-gift-left",
    "stealth",
    "two-blessings-in-a-round",
    "bid-changed",
    "eye-against-stealth",
    "exchange",
    "cry-against-meekness",
    "monument-moved-onto-magic",
    "monument-rebuilt",
    "shuffled-while-drawing-three",
    "chain-past-ra",
    "pyramid-tied",
)
"""What some game has to show besides."""


def ending(state: State) -> str:
    """Say how a game has ended."""
    scores, places = state.scores(), state.standings()
    if places == [1, 1]:
        return "shared-victory"
    if scores[0] == scores[1]:
        return "tie-broken-by-cards"
    return "bast-wins" if places[0] == 1 else "anubis-wins"


def occasions(record: Record) -> set[str]:
    """Replay a game, and say what it shows."""
    shown: set[str] = {"quick"} if record.options["quick"] else set()
    if record.edition is not GAME.standard:
        shown.add("edition-of-its-own")
    before = record.start().view(None)
    for entry, state in record.replay():
        view = state.view(None)
        names = {event.name: event for event in state.journal or []}
        called = {str(event.facts["magic"]) for event in state.journal or [] if event.name == "called"}
        notation = record.notation(entry)
        if view["phase"] == "tie":
            shown.add("offerings-tied")
        more = [str(event.facts["card"]) for event in state.journal or [] if event.name == "one-more"]
        if len({card.partition("-")[0] for card in more}) == 1:
            shown.add("tie-broken-by-the-sun")
        if "cancelled" in names:
            shown.add("cards-that-cancel")
        if not view["supply"]:
            shown.add("both-gifts")
        for name, occasion in (
            ("no-gift", "no-gift-left"),
            ("stealth", "stealth"),
            ("exchanged", "exchange"),
            ("rebuilt", "monument-rebuilt"),
        ):
            if name in names:
                shown.add(occasion)
        if "blessed" in names and len(view["favorites"]) == 3:
            shown.add("two-blessings-in-a-round")
        if notation.startswith("change"):
            shown.add("bid-changed")
        if {"eye", "stealth"} <= called:
            shown.add("eye-against-stealth")
        if {"cry", "meekness"} <= called:
            shown.add("cry-against-meekness")
        if notation.startswith("move") and "site" in names:
            shown.add("monument-moved-onto-magic")
        if before["phase"] == view["phase"] == "draw" and "shuffled" in names:
            shown.add("shuffled-while-drawing-three")
        before = view
    if any(side["chain"] > straight_chain(before["suns"], seat) for seat, side in enumerate(before["seats"])):
        shown.add("chain-past-ra")
    if before["pyramid"].count(0) == 2:
        shown.add("pyramid-tied")
    return shown


def straight_chain(suns: list[dict[str, int]], seat: int) -> int:
    """Return the value of a seat's strongest chain from sun 1 to sun 8, not past Ra."""
    best = chain = 0
    for sun in suns:
        chain = chain + sun["value"] if sun["owner"] == seat else 0
        best = max(best, chain)
    return best


def candidates() -> Iterator[tuple[Record, State]]:
    """Play random games without end."""
    rng = SeededRng(2016)
    other = GAME.standard.with_changes(
        {"board.nile": ["a1", "b1", "b2", "c2", "h8"], "tokens.t1": ["n", "ne", "e", "se", "s"], "pyramid.majority": 9},
        name="other",
    )
    while True:
        for quick, edition in ((False, None), (True, None), (False, other)):
            record = new_record(GAME, 2, {"quick": quick}, edition, ["Ada", "Bob"])
            state = record.start()
            for moment in random_game(GAME, record, rng):
                state = moment
            yield record, state


def main() -> None:
    """Find and write the games."""
    missing = {*ENDINGS, *OCCASIONS}
    kept = 0
    for record, end in candidates():
        new = ({ending(end)} | occasions(record)) & missing
        if new:
            kept += 1
            missing -= new
            keep(f"game-{kept}", record, end)
        if not missing:
            break


if __name__ == "__main__":
    main()
