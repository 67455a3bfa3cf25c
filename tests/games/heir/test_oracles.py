"""Facts that follow from the rules, over thousands of random games."""

import pytest
from hypothesis import given, settings, strategies as st
from tests.games.heir.table import ANUBIS, BAST, GAME

from heliopolis import engine
from heliopolis.core.bits import count_bits
from heliopolis.core.rng import SeededRng
from heliopolis.core.state import CHANCE, OVER, Actions
from heliopolis.games.heir import areas as area, components as piece, phases as at
from heliopolis.games.heir.state import HeirState

ALL_GODS_BID_FOR = 0b0011111
THOTH_BIT = 0b1000000

GAMES_A_BLOCK = 1000 if engine.running() == "compiled" else 100
"""Both engines play the same games (see the golden records); the compiled one has time for thousands."""


class Witness:
    """Follows one random game and checks what must hold at each beginning of a round and at the end."""

    def __init__(self, seed: int, *, quick: bool) -> None:
        state = GAME.new(2, {"quick": quick})
        assert isinstance(state, HeirState)
        self.state = state
        self.rng = SeededRng(seed)
        self.stealth = [False, False]
        """Whether a seat has used stealth since the last corner."""

    def play(self) -> None:
        actions = Actions()
        state = self.state
        while state.actor() != OVER:
            phase = int(state.phase)
            if phase == at.SUMMON and state.unsummoned == piece.ALL_SUMMONED:
                self.check_beginning()
            bidding = phase == at.BID
            if bidding:
                offerings = [int(state.sides[seat * area.SIDE + area.OFFERINGS]) for seat in (BAST, ANUBIS)]
                calls = [int(state.sides[seat * area.SIDE + area.CALLED]) for seat in (BAST, ANUBIS)]
            if state.actor() == CHANCE:
                state.resolve(state.sample(self.rng))
            else:
                actions.count = 0
                seat = state.actor()
                state.write_legal(seat, actions)
                state.apply(seat, actions.pick(self.rng))
            if bidding:
                for seat in (BAST, ANUBIS):
                    if (
                        calls[seat] == piece.STEALTH
                        and state.sides[seat * area.SIDE + area.OFFERINGS] > offerings[seat]
                    ):
                        self.stealth[seat] = True
            if state.phase == at.PLACE and phase != at.PLACE:
                self.check_awards()
        self.check_end()

    def check_beginning(self) -> None:
        """Nobody runs out of cards: ten in an odd round, nine in an even one or eight after the other's stealth."""
        state = self.state
        gifts = [0, 0]
        for seat in (BAST, ANUBIS):
            hand = int(count_bits(state.sides[seat * area.SIDE + area.HAND]))
            expected = 10 if state.round % 2 else 9 - int(self.stealth[1 - seat])
            gifts[seat] = hand - expected
            assert gifts[seat] >= 0
            assert state.sides[seat * area.SIDE + area.USED] == 0
        supply = len(state.view(None)["supply"])
        assert sum(gifts) == 2 - supply
        if state.round % 2:
            self.stealth = [False, False]
        assert GAME.census(state)["bidding cards"] == 22

    def check_awards(self) -> None:
        """Five gods are bid for, so Thoth's owner is never in doubt."""
        first, second = (int(self.state.sides[seat * area.SIDE + area.GODS]) for seat in (BAST, ANUBIS))
        assert (first | second) == ALL_GODS_BID_FOR | THOTH_BIT
        assert first & second == 0
        counts = [bin(gods & ALL_GODS_BID_FOR).count("1") for gods in (first, second)]
        assert sum(counts) == 5
        assert (counts[0] < counts[1]) == bool(first & THOTH_BIT)

    def check_end(self) -> None:
        """Eight monuments, four tokens and two cards unused, all suns marked, four platforms, 22 bidding cards."""
        state = self.state
        view = state.view(None)
        assert len(view["monuments"]) == 8
        assert all(monument["owner"] is not None for monument in view["monuments"])
        assert len({monument["space"] for monument in view["monuments"]}) == 8
        # Of the twelve tokens three were never seen, and the one in sight was not used.
        assert int(count_bits(state.stack)) == 3
        assert view["next_token"] is not None
        assert view["active_token"] is None
        assert view["monument_deck"] == 2
        assert view["active_card"] is None
        assert sum(sum(side["monument_cards"].values()) for side in view["seats"]) == 8
        assert all(state.table[area.SUN_OWNER + sun] >= 0 for sun in range(8))
        assert int(state.sides[area.PLATFORMS] + state.sides[area.SIDE + area.PLATFORMS]) == 4
        assert [side["offerings_count"] for side in view["seats"]] == [0, 0]
        hands = sum(side["hand_count"] for side in view["seats"])
        assert hands + len(view["supply"]) == 22
        # The standees are those of the cards claimed.
        for kind in ("shrine", "sun-temple", "obelisk"):
            built = sum(monument["kind"] == kind for monument in view["monuments"])
            assert built == sum(side["monument_cards"][kind] for side in view["seats"])


@pytest.mark.rule("heir.bidding.7", "heir.thoth.1", "heir.end.1")
@pytest.mark.parametrize("block", range(4))
def test_what_follows_from_the_rules_holds_in_thousands_of_random_games(block: int) -> None:
    for seed in range(GAMES_A_BLOCK):
        Witness(block * 1000 + seed, quick=seed % 2 == 0).play()


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 2**40), st.booleans())
def test_any_game_ends_with_all_in_its_place(seed: int, quick: bool) -> None:
    Witness(seed, quick=quick).play()


def test_a_printed_bid_never_ties() -> None:
    numbers = [name.partition("-")[0] for name in piece.CARD_NAMES]
    for first in range(20):
        for second in range(20):
            if first != second and numbers[first] == numbers[second]:
                assert {piece.CARD_NAMES[first].split("-")[1], piece.CARD_NAMES[second].split("-")[1]} == {
                    "sun",
                    "moon",
                }


@settings(max_examples=25, deadline=None)
@given(st.lists(st.integers(0, 10**6), min_size=420, max_size=420))
def test_any_sequence_of_choices_is_played_to_its_end_whatever_seat_goes_first(choices: list[int]) -> None:
    state = GAME.new(2, {"quick": bool(choices[0] % 2)})
    steps = 0
    for choice in choices[1:]:
        if state.actor() == OVER:
            break
        steps += 1
        if state.actor() == CHANCE:
            outcomes = state.outcomes()
            state.resolve(outcomes[choice % len(outcomes)][0])
        else:
            actors = state.actors()
            seat = actors[choice % len(actors)]
            legal = state.legal_actions(seat)
            state.apply(seat, legal[(choice // 2) % len(legal)])
    assert state.actor() == OVER
    assert steps <= GAME.info.longest
