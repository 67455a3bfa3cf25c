"""The examination finds flaws: a sound game passes it, and each flaw planted in it is caught by the check it breaks."""

import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.core.highcard import game as room
from tests.core.highcard.game import HighState

from heliopolis.core.conformance import (
    CHECKS,
    Check,
    Failure,
    knowledge,
    memory,
    moves,
    observations,
    perft,
    random_game,
    random_games,
    words,
)
from heliopolis.core.errors import HeliopolisError, Reason
from heliopolis.core.game import Entry, Game
from heliopolis.core.info import Options
from heliopolis.core.journal import JournalEvent
from heliopolis.core.observation import Sheet
from heliopolis.core.record import new_record
from heliopolis.core.rng import Rng, SeededRng
from heliopolis.core.state import CHANCE, OVER, Actions, State


@pytest.fixture(autouse=True)
def many_games(monkeypatch: pytest.MonkeyPatch, highcard: Game) -> None:
    """Play enough of these tiny games that each flaw has its chance to show; the game is registered."""
    assert highcard is room.GAME
    monkeypatch.setattr(random_games, "GAMES", 40)


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_a_sound_game_with_secrets_passes(check: Check, seats: int) -> None:
    check(room.GAME, seats, SeededRng(seats))


def played_by(table: type[HighState]) -> Game:
    """Return High card, played with a flawed state."""

    def begin(seats: int, options: Options, _edition: object) -> State:
        return table(seats, room.STANDARD.number(f"stakes.{options['stake']}"))

    return replace(room.GAME, begin=begin, restore=lambda saved: room.rebuild(table, saved))


class Descending(HighState):
    def write_legal(self, seat: int, into: Actions) -> None:
        if self.cards[seat] > 0:
            into.add(1)
        into.add(0)


class Doubled(HighState):
    def write_legal(self, seat: int, into: Actions) -> None:
        into.add(0)
        super().write_legal(seat, into)


class Unheard(HighState):
    def write_legal(self, seat: int, into: Actions) -> None:
        super().write_legal(seat, into)
        into.add(2)


class Speechless(HighState):
    def write_legal(self, seat: int, into: Actions) -> None:
        if self.cards[seat] > 0:
            into.add(1)


class Meddling(HighState):
    def legal_actions(self, _seat: int) -> list[int]:
        return [0]


class Disordered(HighState):
    def actors(self) -> list[int]:
        return super().actors()[::-1]


class Sharing(HighState):
    def clone(self) -> HighState:
        copy = super().clone()
        copy.choices = self.choices
        return copy


class Weightless(HighState):
    def outcomes(self) -> list[tuple[int, int]]:
        return [(card, 0) for card, _ in super().outcomes()]


class Unnamed(HighState):
    def outcomes(self) -> list[tuple[int, int]]:
        return [*super().outcomes(), (9, 1)]


class Shuffled(HighState):
    def outcomes(self) -> list[tuple[int, int]]:
        return super().outcomes()[::-1]


class Cheating(HighState):
    def sample(self, _rng: Rng) -> int:
        return 4


class Fickle(HighState):
    games = 0

    def apply(self, seat: int, action: int) -> None:
        Fickle.games += 1
        super().apply(seat, action)
        if self.actor() == OVER:
            self.points[seat] += Fickle.games


class Forgetful(HighState):
    def fill(self, saved: dict[str, Any]) -> None:
        super().fill(saved)
        self.choices = [room.NONE] * len(self.cards)


class Unplain(HighState):
    def view(self, seat: int | None) -> dict[str, Any]:
        return {**super().view(seat), "cards": tuple(self.cards)}


class Multiplying(HighState):
    def outcomes(self) -> list[tuple[int, int]]:
        return [(card, 1) for card in range(room.CARDS)]


class Endless(HighState):
    def apply(self, seat: int, action: int) -> None:
        """Nothing is ever decided."""


class Unplaced(HighState):
    def standings(self) -> list[int]:
        return [2] * len(self.cards)


class Scoreless(HighState):
    def standings(self) -> list[int]:
        return super().standings()[1:]


class Nameless(HighState):
    """Ends in a way that the game does not name."""

    def ended_by(self) -> str:
        return "somehow"


class Restless(HighState):
    def actors(self) -> list[int]:
        return super().actors() or ([0] if self.actor() == OVER else [])


class Uncounted(HighState):
    def apply(self, seat: int, action: int) -> None:
        super().apply(seat, action)
        self.reveals = 0


class Peeking(HighState):
    """Who stays sees the next seat's card."""

    def view(self, seat: int | None) -> dict[str, Any]:
        view = super().view(seat)
        if seat is not None and self.choices[seat] == room.STAY:
            beside = (seat + 1) % len(self.cards)
            view["cards"][beside] = self.cards[beside]
        return view


class Confirming(HighState):
    """The last to decide turns everything over: a forced decision, which is not counted."""

    confirming = room.NONE

    def actor(self) -> int:
        return super().actor() if self.confirming == room.NONE else self.confirming

    def actors(self) -> list[int]:
        return super().actors() if self.confirming == room.NONE else [self.confirming]

    def write_legal(self, seat: int, into: Actions) -> None:
        if self.confirming == room.NONE:
            super().write_legal(seat, into)
        else:
            into.add(room.FOLD)

    def apply(self, seat: int, action: int) -> None:
        if self.confirming != room.NONE:
            self.confirming = room.NONE
        else:
            super().apply(seat, action)
            self.confirming = room.NONE if room.NONE in self.choices else seat
        self.reveals = 0

    def save(self) -> dict[str, Any]:
        return {**super().save(), "confirming": self.confirming}

    def fill(self, saved: dict[str, Any]) -> None:
        super().fill(saved)
        self.confirming = saved["confirming"]


class Miscounting(HighState):
    """What was revealed is neither stored nor cloned."""

    def save(self) -> dict[str, Any]:
        return {name: value for name, value in super().save().items() if name != "reveals"}

    def fill(self, saved: dict[str, Any]) -> None:
        super().fill({**saved, "reveals": 0})


class Leaking(HighState):
    def view(self, seat: int | None) -> dict[str, Any]:
        return {**super().view(seat), "cards": list(self.cards)}


class Hinting(HighState):
    def write_legal(self, seat: int, into: Actions) -> None:
        into.add(0)
        if self.cards[seat] == max(self.cards):
            into.add(1)


class Transparent(HighState):
    def redeal(self, _seat: int | None, _rng: Rng) -> HighState:
        return self.clone()


class Peeping(HighState):
    def redeal(self, seat: int | None, rng: Rng) -> HighState:
        copy = super().redeal(seat, rng)
        if self.actor() != OVER and seat is not None and self.cards[seat] != room.NONE:
            deck = [card for card in range(room.CARDS) if card != self.cards[seat]]
            for other, card in enumerate(self.cards):
                if other != seat and card != room.NONE:
                    copy.cards[other] = deck[(deck.index(card) + 1) % len(deck)]
        return copy


class Overwriting(HighState):
    def redeal(self, seat: int | None, rng: Rng) -> HighState:
        copy = super().redeal(seat, rng)
        self.cards = list(copy.cards)
        return copy


class Doubling(HighState):
    def redeal(self, seat: int | None, rng: Rng) -> HighState:
        copy = super().redeal(seat, rng)
        if seat is not None and self.actor() not in (CHANCE, OVER):
            copy.cards = [self.cards[seat]] * len(self.cards)
        return copy


class Hurrying(HighState):
    def redeal(self, seat: int | None, rng: Rng) -> HighState:
        copy = super().redeal(seat, rng)
        if self.actor() not in (CHANCE, OVER):
            copy.choices = [0 if other != seat else choice for other, choice in enumerate(self.choices)]
        return copy


class Stuck(HighState):
    stuck = False

    def redeal(self, seat: int | None, rng: Rng) -> HighState:
        copy = super().redeal(seat, rng)
        assert isinstance(copy, Stuck)
        copy.stuck = True
        return copy

    def apply(self, seat: int, action: int) -> None:
        if not self.stuck:
            super().apply(seat, action)


class Generous(HighState):
    def apply(self, seat: int, action: int) -> None:
        super().apply(seat, action)
        if self.actor() == OVER:
            self.points[0] += 1


class Misquoting(HighState):
    def apply(self, seat: int, action: int) -> None:
        super().apply(seat, action)
        if self.journal is not None:
            self.journal.append(JournalEvent("chosen", "highcard.round.9", seat, {}))


class Blabbing(HighState):
    def write_numbers(self, seat: int, into: Sheet) -> None:
        self.write_cards(into, [self.cards[(seat + offset) % len(self.cards)] for offset in range(len(self.cards))])

    def write_cards(self, into: Sheet, cards: list[int]) -> None:
        for card in cards:
            into.skip(2)
            into.put(card + 1)
            into.skip(2)


class Exaggerating(Blabbing):
    def write_cards(self, into: Sheet, cards: list[int]) -> None:
        super().write_cards(into, [card + 3 for card in cards])


class Rambling(HighState):
    def write_numbers(self, seat: int, into: Sheet) -> None:
        super().write_numbers(seat, into)
        into.skip(1)


class Straying(HighState):
    def write_numbers(self, seat: int, into: Sheet) -> None:
        super().write_numbers(seat, into)
        into.items[0] = 1


class Silent(HighState):
    def write_numbers(self, seat: int, into: Sheet) -> None:
        for offset in range(len(self.cards)):
            other = (seat + offset) % len(self.cards)
            into.put_flag(self.cards[other] != room.NONE)
            into.put_flag(self.choices[other] != room.NONE)
            into.skip(3)


FLAWED_STATES: list[tuple[type[HighState], Check, str]] = [
    (Descending, moves.legal_actions_are_sorted, "are not sorted and known"),
    (Doubled, moves.legal_actions_are_sorted, "are not sorted and known"),
    (Unheard, moves.legal_actions_are_sorted, "are not sorted and known"),
    (Speechless, moves.legal_actions_are_sorted, "has legal actions"),
    (Speechless, moves.games_end_with_standings, "is to decide and has no legal action"),
    (Meddling, moves.legal_actions_are_sorted, "has legal actions"),
    (Disordered, moves.legal_actions_are_sorted, "is not the first of the actors"),
    (Sharing, moves.every_legal_action_applies, "playing on a clone changes the state"),
    (Weightless, moves.every_legal_action_applies, "has weight 0"),
    (Unnamed, moves.every_legal_action_applies, "outcome 9 has weight 1"),
    (Shuffled, moves.chance_is_consistent, "are not sorted"),
    (Cheating, moves.chance_is_consistent, "an outcome is sampled that is not possible"),
    (Forgetful, memory.states_round_trip, "does not survive being saved, pickled or cloned"),
    (Unplain, memory.states_round_trip, "is not plain data"),
    (Multiplying, moves.components_are_conserved, "components are lost or made"),
    (Endless, moves.games_end_with_standings, "takes more than its 6 entries"),
    (Unplaced, moves.games_end_with_standings, "are no standings"),
    (Scoreless, moves.games_end_with_standings, "has no score or no place"),
    (Restless, moves.games_end_with_standings, "the game is over and somebody may still decide"),
    (Nameless, moves.games_end_with_standings, "was ended by 'somehow'; expected one of"),
    (Leaking, knowledge.redeals_cannot_be_told_apart, "can tell a redealt state from the true one"),
    (Hinting, knowledge.redeals_cannot_be_told_apart, "may do other things in a redealt state"),
    (Transparent, knowledge.redeals_cannot_be_told_apart, "never draws anew"),
    (Peeping, knowledge.redeals_cannot_be_told_apart, "depends on what they can't know"),
    (Overwriting, knowledge.redeals_cannot_be_told_apart, "a redeal changes the true state"),
    (Doubling, knowledge.redeals_cannot_be_told_apart, "loses or makes components"),
    (Hurrying, knowledge.redeals_cannot_be_told_apart, "can tell a redealt state|other seats act in a state"),
    (Uncounted, knowledge.revelations_are_counted, "has learned something: `reveals` does not count it"),
    (Peeking, knowledge.revelations_are_counted, r"seat (\d) may take back 'stay', by which seat \1 has learned"),
    (Confirming, knowledge.revelations_are_counted, "may take back '(fold|stay)', by which .* has learned something"),
    (Miscounting, memory.states_round_trip, "does not survive being saved, pickled or cloned"),
    (Stuck, knowledge.redealt_games_can_be_finished, "a redealt game does not end"),
    (Blabbing, observations.observations_tell_nothing_hidden, "the field 'card_.' tells seat . what it can't know"),
    (Exaggerating, observations.observations_keep_to_their_layout, "'card_.' .* is outside its range"),
    (Rambling, observations.observations_keep_to_their_layout, "has 16 numbers; expected the 15 of its layout"),
    (Straying, observations.observations_keep_to_their_layout, "is not written in its place alone"),
    (Silent, observations.observations_tell_what_is_seen, "sees 'cards' differ, and its observation does not tell"),
    (Generous, words.journals_add_up, "the score lines add up to"),
    (Misquoting, words.journals_add_up, "names highcard.round.9, which is no paragraph"),
]


@pytest.mark.parametrize(
    ("table", "check", "message"),
    FLAWED_STATES,
    ids=[f"{table.__name__}-{check.__name__}" for table, check, _ in FLAWED_STATES],
)
def test_a_flawed_state_is_caught(
    table: type[HighState], check: Check, message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    flawed = played_by(table)
    monkeypatch.setattr(room, "GAME", flawed)  # so that records are read back by the flawed game too
    with pytest.raises(Failure, match=message) as caught:
        check(flawed, 3, SeededRng(1))
    assert "heliopolis record 1\ngame highcard" in str(caught.value)


class CountingChoices(HighState):
    """A seat that could not but fold is not counted when it reveals: it can't take that back anyway."""

    def apply(self, seat: int, action: int) -> None:
        super().apply(seat, action)
        if self.cards[seat] == 0:
            self.reveals = 0


def test_a_forced_decision_that_reveals_need_not_be_counted() -> None:
    lenient = played_by(CountingChoices)
    knowledge.revelations_are_counted(lenient, 3, SeededRng(1))
    forced = 0
    for seed in range(40):
        *_, end = random_game(lenient, new_record(lenient, 3), SeededRng(seed))
        forced += end.reveals == 0
    assert forced > 0


def test_a_game_whose_end_does_not_follow_from_its_record_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    flawed = played_by(Fickle)
    monkeypatch.setattr(room, "GAME", flawed)
    with pytest.raises(HeliopolisError, match=r"the scores do not follow from the game|replays to another end"):
        memory.records_round_trip(flawed, 3, SeededRng(1))


def meddlesome(state: State, seat: int, action: int) -> Reason:
    """A refusal that changes what it explains."""
    assert isinstance(state, HighState)
    state.points[0] += 1
    return room.why_not(state, seat, action)


def gossiping(state: State, seat: int, _action: int) -> Reason:
    """A refusal that tells a card of another seat."""
    assert isinstance(state, HighState)
    return Reason("highcard.round.1", "lowest", {"card": state.cards[(seat + 1) % len(state.cards)]})


def only_cards_unseen(start: State, entries: Sequence[Entry], viewer: int | None) -> frozenset[int]:
    """Hide the cards, but not the decisions: to stay shows that a card is not the lowest."""
    return frozenset(index for index in room.unseen(start, entries, viewer) if entries[index].seat == CHANCE)


FLAWED_GAMES: list[tuple[str, Callable[[], Game], Check, str]] = [
    (
        "a refusal names a paragraph that does not exist",
        lambda: replace(room.GAME, why_not=lambda _state, _seat, _action: Reason("highcard.round.8", "lowest")),
        moves.illegal_actions_are_refused,
        "a refusal names highcard.round.8",
    ),
    (
        "a refusal has no words",
        lambda: replace(room.GAME, why_not=lambda _state, _seat, _action: Reason("highcard.round.1", "mute")),
        moves.illegal_actions_are_refused,
        "there are no words for the refusal 'mute'",
    ),
    (
        "a refusal tells what a seat can't know",
        lambda: replace(room.GAME, why_not=gossiping),
        knowledge.redeals_cannot_be_told_apart,
        "is told by a refusal what they can't know",
    ),
    (
        "a refusal changes the state",
        lambda: replace(room.GAME, why_not=meddlesome),
        moves.illegal_actions_are_refused,
        "a refused action changes the state",
    ),
    (
        "the census counts no kind of component",
        lambda: replace(room.GAME, census=lambda _state: {}),
        moves.components_are_conserved,
        r"the census \{\} counts nothing",
    ),
    (
        "the census counts none of a component",
        lambda: replace(room.GAME, census=lambda _state: {"cards": 0}),
        moves.components_are_conserved,
        "counts nothing",
    ),
    (
        "nothing in the record is unseen",
        lambda: replace(room.GAME, unseen=lambda _start, _entries, _viewer: frozenset()),
        knowledge.redeals_cannot_be_told_apart,
        "the record hides nothing from .*, and yet a redeal is another",
    ),
    (
        "a decision is seen that could not have been made in a state thought possible",
        lambda: replace(room.GAME, unseen=only_cards_unseen),
        knowledge.revelations_are_counted,
        "may take back 'stay', by which .* has learned something",
    ),
    (
        "two actions share a notation",
        lambda: replace(room.GAME, actions=("fold", "fold")),
        memory.records_round_trip,
        "share a notation",
    ),
    (
        "two outcomes share a notation",
        lambda: replace(room.GAME, outcomes=("card 0",) * 5),
        memory.records_round_trip,
        "share a notation",
    ),
    (
        "games take longer than they may",
        lambda: replace(room.GAME, info=replace(room.GAME.info, longest=5)),
        moves.games_end_with_standings,
        "takes more than its 5 entries",
    ),
    (
        "the rules have the wrong name",
        lambda: replace(room.GAME, info=replace(room.GAME.info, name="lowcard")),
        words.rules_exist_in_every_language,
        "the rules differ between languages",
    ),
]


@pytest.mark.parametrize(("flaw", "make", "check", "message"), FLAWED_GAMES, ids=[row[0] for row in FLAWED_GAMES])
def test_a_flawed_game_is_caught(flaw: str, make: Callable[[], Game], check: Check, message: str) -> None:
    assert flaw
    with pytest.raises(Failure, match=message):
        check(make(), 3, SeededRng(1))


def test_an_engine_that_breaks_is_not_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    class Breaking(HighState):
        def apply(self, _seat: int, _action: int) -> None:
            raise ValueError("broken")

    flawed = played_by(Breaking)
    monkeypatch.setattr(room, "GAME", flawed)
    with pytest.raises(ValueError, match="broken"):
        moves.every_legal_action_applies(flawed, 3, SeededRng(1))


FRENCH = {
    "missing": "# Titre\n\n## Un\n\n**highcard.a.1** Texte.\n",
    "renamed": "# Titre\n\n## Un\n\n**highcard.a.1** Texte.\n\n**highcard.a.3** Texte.\n",
    "doubled": "# Titre\n\n## Un\n\n**highcard.a.1** Texte.\n\n**highcard.a.2** Texte.\n\n**highcard.a.2** Texte.\n",
    "swapped": "# Titre\n\n## Un\n\n**highcard.a.2** Texte.\n\n**highcard.a.1** Texte.\n",
    "none": "# Titre\n",
}


@pytest.mark.parametrize("flaw", FRENCH)
def test_rules_that_differ_between_languages_are_caught(
    flaw: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / f"rules_{flaw}"
    package.mkdir()
    package.joinpath("__init__.py").write_text("")
    english = "# Title\n\n## One\n\n**highcard.a.1** Text.\n\n**highcard.a.2** Text.\n"
    package.joinpath("rules.en.md").write_text(english)
    package.joinpath("rules.fr.md").write_text(FRENCH[flaw])
    monkeypatch.setattr(sys, "path", [*sys.path, str(tmp_path)])
    with pytest.raises(Failure, match="the rules differ between languages"):
        words.rules_exist_in_every_language(replace(room.GAME, package=package.name), 2, SeededRng(1))


def test_an_empty_paragraph_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "rules_empty"
    package.mkdir()
    package.joinpath("__init__.py").write_text("")
    for language, text in (("en", "Text."), ("fr", "")):
        package.joinpath(f"rules.{language}.md").write_text(f"## One\n\n**highcard.a.1** {text}\n")
    monkeypatch.setattr(sys, "path", [*sys.path, str(tmp_path)])
    with pytest.raises(Failure, match="a rule paragraph is empty"):
        words.rules_exist_in_every_language(replace(room.GAME, package=package.name), 2, SeededRng(1))


def test_perft_counts_decisions_in_any_order() -> None:
    # Two seats: 5 × 4 deals. A seat with card 0 may only fold. Eight deals hold card 0: one choice and two choices,
    # 3 first decisions, and then 2 + 1 + 1 = 4 ways. Twelve do not: 4 first decisions, 8 ways.
    start = room.GAME.new(2)
    assert [perft(start, depth) for depth in range(5)] == [1, 5, 20, 8 * 3 + 12 * 4, 8 * 4 + 12 * 8]
    assert perft(start, 9) == perft(start, 4)


def test_every_check_has_a_flaw_that_it_catches() -> None:
    caught = {check for _, check, _ in FLAWED_STATES} | {check for _, _, check, _ in FLAWED_GAMES}
    assert caught == set(CHECKS)
