"""What a seat can know: views, sealed decisions, records with gaps, and redealt states."""

from collections import Counter
from itertools import combinations

import pytest
from tests.games.heir.table import ANUBIS, BAST, GAME, Table, ready, up_for_bid, with_magic
from tests.games.heir.worlds import Worlds, learn, noted_offerings, true_magic, true_offerings

from heliopolis.core.conformance import random_game
from heliopolis.core.game import Entry
from heliopolis.core.record import Record, new_record
from heliopolis.core.rng import Rng, SeededRng
from heliopolis.core.state import CHANCE, OVER
from heliopolis.games.heir import areas as area, components as piece
from heliopolis.games.heir.state import HeirState


def moments(seed: int) -> list[tuple[HeirState, Record]]:
    """Return copies of every state of a random game, with the record up to it."""
    record = new_record(GAME, 2, {"quick": True})
    found: list[tuple[HeirState, Record]] = []
    for state in random_game(GAME, record, SeededRng(seed)):
        assert isinstance(state, HeirState)
        copy = new_record(GAME, 2, {"quick": True})
        copy.entries = list(record.entries)
        found.append((state.clone(), copy))
    return found


# Every possibility, and nothing else.


@pytest.mark.parametrize("seed", range(12))
def test_the_truth_is_always_among_the_possibilities_and_these_are_exact(seed: int) -> None:
    record = new_record(GAME, 2, {"quick": True})
    for _ in random_game(GAME, record, SeededRng(100 + seed)):
        pass
    follow(record, SeededRng(seed))


@pytest.mark.parametrize("seed", range(6))
def test_the_possibilities_are_exact_where_magic_is_drawn_and_played_all_the_time(seed: int) -> None:
    # Uniformly random seats seldom empty a deck of magic; these do so twice or three times a game.
    told = follow(magical_game(SeededRng(seed)), SeededRng(seed))
    assert told["shuffled"] >= 1
    assert told["sorted"] >= 2


def magical_game(rng: Rng) -> Record:
    """Return a game in which Wadjet likes to come first, monuments to stand on magic, and magic to be called."""
    record = new_record(GAME, 2, {"quick": True})
    state = record.start()
    while state.actor() != OVER:
        view = state.view(None)
        seat = int(CHANCE)
        if state.actor() == CHANCE:
            choices = [outcome for outcome, _ in state.outcomes()]
            words = [GAME.outcomes[outcome] for outcome in choices]
        else:
            seat = state.actors()[int(rng.below(len(state.actors())))]
            choices = state.legal_actions(seat)
            words = [GAME.actions[action] for action in choices]
        liked = [choice for choice, word in zip(choices, words, strict=True) if is_liked(word, view["magic_tokens"])]
        if liked and rng.below(3):
            choices = liked
        choice = choices[int(rng.below(len(choices)))]
        record.entries.append(Entry(seat, choice))
        if seat == CHANCE:
            state.resolve(choice)
        else:
            state.apply(seat, choice)
    return record


def is_liked(notation: str, magic_tokens: list[str]) -> bool:
    verb, _, rest = notation.partition(" ")
    if verb in ("place", "move"):
        return rest in magic_tokens
    return notation == "god wadjet" or (verb == "call" and rest != "none")


def follow(record: Record, rng: Rng) -> Counter[str]:
    """Go through a game with all that each seat can tell of the other, and compare; count the events."""
    worlds = [Worlds(BAST, Table().in_hand(BAST)), Worlds(ANUBIS, Table().in_hand(ANUBIS))]
    told: Counter[str] = Counter()
    state = record.start()
    assert isinstance(state, HeirState)
    for entry in record.entries:
        before = state.clone()
        state.journal = []
        if entry.seat == CHANCE:
            state.resolve(entry.number)
        else:
            state.apply(entry.seat, entry.number)
        told.update(event.name for event in state.journal)
        view = before.view(None)
        if view["phase"] == "offer" and state.waiting == 0:
            for each in worlds:
                each.offer()
        learn(worlds, state, state.journal, sorting=view["god"] == "wadjet" and "wadjet" in view["favorites"])
        for seat in (BAST, ANUBIS):
            compare(worlds[seat], state, seat, rng)
    return told


def compare(possible: Worlds, state: HeirState, seat: int, rng: Rng) -> None:
    """Check the truth, the engine's notes, the view and a redeal against what the other seat can tell."""
    assert true_offerings(state, seat) in possible.offerings
    assert noted_offerings(state, seat) == possible.offerings
    assert true_magic(state, seat) in possible.magic
    hands = [held for held, _ in possible.magic]
    side = state.view(1 - seat)["seats"][seat]
    known = set(side["magic_known"])
    assert known <= frozenset.intersection(*hands)
    unknown = set(side["magic_possible"]) if side["magic_count"] > len(known) else set()
    assert known | unknown == frozenset.union(*hands)
    redealt = state.redeal(1 - seat, rng)
    assert isinstance(redealt, HeirState)
    assert true_offerings(redealt, seat) in possible.offerings
    assert true_magic(redealt, seat) in possible.magic
    assert GAME.census(redealt)["bidding cards"] == 22


def test_redeals_reach_every_possible_offering_and_no_other() -> None:
    table = ready().chance("god pharaoh").offers("6-sun", "7-sun").chance("god ra").bids("2-sun", "1-sun")
    found = set()
    for seed in range(400):
        redealt = table.state.redeal(ANUBIS, SeededRng(seed))
        assert isinstance(redealt, HeirState)
        found.add(true_offerings(redealt, BAST))
        assert true_offerings(redealt, ANUBIS) == ("7-sun",)
    # All of Bast's ten cards but the one she has shown since.
    printed = Table().in_hand(BAST)
    assert found == {(card,) for card in printed if card != "2-sun"}


def test_cards_that_came_to_a_hand_later_are_surely_in_it() -> None:
    table = ready().chance("god pharaoh").offers("6-sun", "7-sun")
    for god, bast, anubis in (
        ("ra", "2-sun", "1-sun"),
        ("wadjet", "4-sun", "3-sun"),
        ("ptah", "8-sun", "5-sun"),
        ("seshat", "1-moon", "2-moon"),
        ("geb-and-nut", "3-moon", "4-moon"),
    ):
        table.chance(f"god {god}").bids(bast, anubis)
    table.do(ANUBIS, "place a8", "turn 0").chance("magic eye")
    side = table.view(ANUBIS)["seats"][BAST]
    assert side["certain"] == ["1-sun", "2-moon", "3-sun", "4-moon", "5-sun"]
    assert side["possible"] == sorted(
        ["1-sun", "2-moon", "3-sun", "4-moon", "5-sun", "5-moon", "6-sun", "7-moon", "9-moon", "10-sun"],
        key=piece.CARD_NAMES.index,
    )


def test_redeals_reach_every_sealed_bid_and_every_sealed_magic() -> None:
    table = ready().hold(BAST, "eye").chance("god ra").do(BAST, "call eye")
    assert table.phase == "bid"  # Anubis has no magic: the call is in, and that Bast plays one is public
    table.do(BAST, "bid 6-sun")
    bids, magics = set(), set()
    for seed in range(400):
        redealt = table.state.redeal(ANUBIS, SeededRng(seed))
        assert isinstance(redealt, HeirState)
        bids.add(piece.CARD_NAMES[redealt.sides[area.SEALED]])
        magics.add(piece.MAGIC_NAMES[redealt.sides[area.CALLED]])
        own = table.state.redeal(BAST, SeededRng(seed))
        assert isinstance(own, HeirState)
        assert piece.CARD_NAMES[own.sides[area.SEALED]] == "6-sun"
        assert piece.MAGIC_NAMES[own.sides[area.CALLED]] == "eye"
    assert bids == set(Table().in_hand(BAST))
    assert magics == set(piece.MAGIC_NAMES)


def test_before_both_have_chosen_a_redealt_seat_may_also_have_called_on_nothing() -> None:
    table = ready().hold(BAST, "eye").hold(ANUBIS, "cry").chance("god ra").do(BAST, "call eye")
    called = set()
    for seed in range(400):
        redealt = table.state.redeal(ANUBIS, SeededRng(seed))
        assert isinstance(redealt, HeirState)
        called.add(int(redealt.sides[area.CALLED]))
    assert called == {-1, 0, 1, 2, 3, 4, 5, 6}


def test_a_bid_that_the_eye_has_seen_is_not_drawn_anew() -> None:
    table = with_magic("ra", "eye", "none").bids("6-sun", "7-sun")
    hidden = set()
    for seed in range(200):
        for viewer in (None, BAST, ANUBIS):
            redealt = table.state.redeal(viewer, SeededRng(seed))
            assert isinstance(redealt, HeirState)
            assert piece.CARD_NAMES[redealt.sides[area.SIDE + area.SEALED]] == "7-sun"
            if viewer != BAST:
                hidden.add(piece.CARD_NAMES[redealt.sides[area.SEALED]])
    assert hidden == {card for card in Table().in_hand(BAST) if card != "2-sun"}


def test_redeals_reach_every_way_in_which_three_cards_may_have_been_drawn() -> None:
    # Bast's deck ran out after two of three cards: the hand and those two together are known, but not which is which,
    # except for the gift, which was known to be in her hand before. The third is one of the shuffled ones.
    table = ready().hold(BAST, "gift", "stealth", "blessing", spent=("eye", "logic"))
    table.state.sides[area.KNOWN] = 1
    table.gods(["wadjet"], ["seshat", "geb-and-nut", "ptah", "ra", "thoth"], ankh="wadjet")
    table.do(ANUBIS, "place a8", "turn 0").chance("magic cry", "magic meekness", "magic logic")
    possible = {
        (frozenset({"gift", "stealth", "blessing", "cry", "meekness", last}), frozenset({*two, last}))
        for last in ("eye", "logic")
        for two in combinations(("stealth", "blessing", "cry", "meekness"), 2)
    }
    found = set()
    for seed in range(400):
        redealt = table.state.redeal(ANUBIS, SeededRng(seed))
        assert isinstance(redealt, HeirState)
        found.add(true_magic(redealt, BAST))
    assert found == possible


# Views do not depend on what is hidden.


def looks_the_same(first: HeirState, second: HeirState, viewer: int) -> None:
    """Check that a seat, and a spectator, can't tell two states apart."""
    assert first.save() != second.save()
    for each in (viewer, None):
        assert first.view(each) == second.view(each)
    assert first.legal_actions(viewer) == second.legal_actions(viewer)
    assert first.actors() == second.actors()


def test_another_sealed_bid_looks_the_same() -> None:
    first = up_for_bid("ra").do(BAST, "bid 6-sun")
    second = up_for_bid("ra").do(BAST, "bid 9-moon")
    looks_the_same(first.state, second.state, ANUBIS)


def test_another_sealed_magic_looks_the_same() -> None:
    first = with_magic("ra", "eye", "none")
    second = with_magic("ra", "cry", "none")
    looks_the_same(first.state, second.state, ANUBIS)
    both = [ready().hold(BAST, "eye").hold(ANUBIS, "cry").chance("god ra") for _ in range(2)]
    looks_the_same(both[0].do(BAST, "call eye").state, both[1].do(BAST, "call none").state, ANUBIS)


def test_another_offering_looks_the_same() -> None:
    first = ready().chance("god pharaoh").offers("6-sun", "7-sun")
    second = ready().chance("god pharaoh").offers("9-moon", "7-sun")
    looks_the_same(first.state, second.state, ANUBIS)
    half = [ready().chance("god pharaoh").do(BAST, f"offer {card}") for card in ("6-sun", "9-moon")]
    looks_the_same(half[0].state, half[1].state, ANUBIS)


def test_another_bid_that_slipped_away_looks_the_same() -> None:
    first = with_magic("ra", "stealth", "none").bids("6-sun", "7-sun")
    second = with_magic("ra", "stealth", "none").bids("9-moon", "7-sun")
    looks_the_same(first.state, second.state, ANUBIS)


def test_another_bid_that_was_changed_looks_the_same() -> None:
    first = with_magic("ra", "eye", "none").bids("6-sun", "7-sun")
    second = with_magic("ra", "eye", "none").bids("9-moon", "7-sun")
    looks_the_same(first.state, second.state, ANUBIS)


def test_another_hand_of_magic_looks_the_same() -> None:
    first, second = up_for_bid("ra"), up_for_bid("ra")
    first.state.sides[area.HELD] = 0b0000011
    second.state.sides[area.HELD] = 0b1100000
    looks_the_same(first.state, second.state, ANUBIS)


@pytest.mark.parametrize("seed", range(4))
def test_hidden_things_altered_at_random_do_not_change_any_view(seed: int) -> None:
    rng = SeededRng(seed)
    altered = 0
    for state, _ in moments(seed):
        for viewer in (BAST, ANUBIS):
            row = (1 - viewer) * area.SIDE
            other = state.clone()
            sealed = int(state.sides[row + area.SEALED])
            for slot in range(len(true_offerings(state, 1 - viewer))):
                offered = int(state.sides[row + area.OFFERING + slot])
                hand = int(other.sides[row + area.HAND])
                possible = hand & int(state.sides[row + area.CANDIDATES + slot])
                choices = [card for card in range(22) if possible >> card & 1 and card != sealed]
                if choices:
                    card = choices[int(rng.below(len(choices)))]
                    other.sides[row + area.OFFERING + slot] = card
                    other.sides[row + area.HAND] = (hand | 1 << offered) & ~(1 << card)
                    altered += 1
            assert other.view(viewer) == state.view(viewer)
            assert other.view(None) == state.view(None)
            assert other.legal_actions(viewer) == state.legal_actions(viewer)
    assert altered > 50


# Records.


def record_of(entries: list[tuple[int, str]]) -> Record:
    """Return the record of a beginning: set-up, then some entries."""
    record = new_record(GAME, 2)
    start = [(-1, "card shrine"), (-1, "card sun-temple"), (-1, "card obelisk"), (-1, "token t1"), (-1, "token t2")]
    start += [(ANUBIS, "base d4")]
    start += [
        (number % 2, f"mark {space}") for number, space in enumerate(["a1", "c1", "e1", "g1", "a3", "h3", "a5", "h5"])
    ]
    for seat, notation in start + entries:
        number = GAME.outcome(notation) if seat < 0 else GAME.action(notation)
        record.entries.append(Entry(seat, number))
    return record


def written(record: Record, viewer: int | None) -> list[str]:
    """Return the entries after the set-up as a viewer may read them."""
    lines = record.write_for(viewer).splitlines()
    return lines[lines.index("") + 15 : -1]


def test_a_record_hides_a_sealed_bid_until_both_are_in() -> None:
    record = record_of([(-1, "god ra"), (BAST, "bid 6-sun")])
    assert written(record, BAST) == ["* god ra", "1 bid 6-sun"]
    assert written(record, ANUBIS) == written(record, None) == ["* god ra", "1 ?"]
    record.entries.append(Entry(ANUBIS, GAME.action("bid 7-sun")))
    assert written(record, ANUBIS) == written(record, None) == ["* god ra", "1 bid 6-sun", "2 bid 7-sun"]


def test_a_record_hides_offerings_until_their_corner() -> None:
    record = record_of([(-1, "god pharaoh"), (BAST, "offer 6-sun"), (ANUBIS, "offer 7-sun")])
    assert written(record, BAST) == ["* god pharaoh", "1 offer 6-sun", "2 ?"]
    assert written(record, ANUBIS) == ["* god pharaoh", "1 ?", "2 offer 7-sun"]
    assert written(record, None) == ["* god pharaoh", "1 ?", "2 ?"]


@pytest.mark.parametrize("seed", range(5))
def test_a_record_tells_of_a_seat_s_secrets_exactly_when_they_are_out(seed: int) -> None:
    # Offerings until their corner; calls until both have called (none) or bid; bids until both are in.
    for state, record in moments(seed):
        view = state.view(None)
        for seat in (BAST, ANUBIS):
            lines = written_all(record, 1 - seat)
            hidden = [index for index, line in enumerate(lines) if line == f"{seat + 1} ?"]
            verbs = [record.notation(record.entries[index]).split()[0] for index in hidden]
            assert set(verbs) <= {"offer", "call", "bid", "keep"}
            stealthy = state.view(seat)["seats"][seat]["offerings"]
            in_pyramid = verbs.count("offer") + verbs.count("bid")
            if view["phase"] not in ("offer", "tie", "bid", "change"):
                changed = sum(
                    record.notation(entry).startswith("change") for entry in record.entries if entry.seat == seat
                )
                assert in_pyramid == len(stealthy) + changed
            if view["phase"] not in ("magic", "bid"):
                assert "call" not in verbs
            own = written_all(record, seat)
            assert not any(line == f"{seat + 1} ?" for line in own)


def written_all(record: Record, viewer: int | None) -> list[str]:
    lines = record.write_for(viewer).splitlines()
    return lines[lines.index("") + 1 : -1]


@pytest.mark.parametrize("seed", range(3))
def test_what_a_record_shows_is_never_hidden_again(seed: int) -> None:
    shown: dict[int, set[int]] = {BAST: set(), ANUBIS: set()}
    for _, record in moments(20 + seed):
        for viewer in (BAST, ANUBIS):
            hidden = GAME.unseen(record.start(), record.entries, viewer)
            open_now = set(range(len(record.entries))) - hidden
            assert shown[viewer] <= open_now
            shown[viewer] = open_now


def test_drawn_magic_is_told_to_its_seat_alone() -> None:
    record = record_of(
        [
            *[
                entry
                for god, bast, anubis in (
                    ("ra", "2-sun", "1-sun"),
                    ("wadjet", "4-sun", "3-sun"),
                    ("ptah", "8-sun", "5-sun"),
                    ("seshat", "1-moon", "2-moon"),
                    ("geb-and-nut", "3-moon", "4-moon"),
                )
                for entry in ((-1, f"god {god}"), (BAST, f"bid {bast}"), (ANUBIS, f"bid {anubis}"))
            ],
            (-1, "god pharaoh"),
            (BAST, "offer 6-sun"),
            (ANUBIS, "offer 7-sun"),
            (ANUBIS, "place a1"),
            (-1, "magic eye"),
        ]
    )
    assert written(record, ANUBIS)[-1] == "* magic eye"
    assert written(record, BAST)[-1] == written(record, None)[-1] == "* ?"
    record.entries.append(Entry(ANUBIS, GAME.action("turn 0")))
    record.entries.append(Entry(-1, GAME.outcome("magic cry")))
    assert written(record, BAST)[-3:] == ["* ?", "2 turn 0", "* magic cry"]
    assert written(record, ANUBIS)[-3:] == ["* magic eye", "2 turn 0", "* ?"]


def test_a_changed_bid_stays_hidden_for_good() -> None:
    table = with_magic("ra", "eye", "none")
    entries = [Entry(BAST, GAME.action("bid 6-sun")), Entry(ANUBIS, GAME.action("bid 7-sun"))]
    assert GAME.unseen(table.state, entries, ANUBIS) == {0}
    assert GAME.unseen(table.state, entries, None) == {0}
    changed = [*entries, Entry(BAST, GAME.action("change 8-sun"))]
    assert GAME.unseen(table.state, changed, ANUBIS) == {0}
    assert GAME.unseen(table.state, changed, BAST) == frozenset()
    left = [*entries, Entry(BAST, GAME.action("stand"))]
    assert GAME.unseen(table.state, left, ANUBIS) == frozenset()
