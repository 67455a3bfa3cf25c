"""What bots know of Heir to the Pharaoh: sealed decisions are searched as if both were still to be made."""

from collections.abc import Iterator

from heliopolis.core import registry
from heliopolis.core.rng import SeededRng
from heliopolis.core.state import CHANCE, OVER, Actions
from heliopolis.games.heir.scoring import score_monument
from heliopolis.games.heir.state import TURN, HeirState
from heliopolis.players.knowledge.heir import HeirKnowledge
from heliopolis.players.search import Search, Settings

GAME = registry.game("heir")


def moments(seed: int) -> Iterator[HeirState]:
    """Give each state of a random game in which somebody decides."""
    rng = SeededRng(seed)
    state = GAME.new(2, {"quick": True})
    while state.actor() != OVER:
        if state.actor() == CHANCE:
            state.resolve(state.sample(rng))
            continue
        assert isinstance(state, HeirState)
        yield state
        seat = int(state.actor())
        legal = state.legal_actions(seat)
        state.apply(seat, legal[rng.below(len(legal))])


def test_what_the_other_has_sealed_is_taken_back_and_nothing_else() -> None:
    knowledge = HeirKnowledge()
    taken_back = 0
    last: HeirState | None = None
    for state in moments(1):
        seat = int(state.actor())
        if state.actors() == [1] and last is not None and last.actors() == [0, 1]:
            again = state.clone()
            knowledge.unseal(again, seat)
            assert again.save() == last.save()
            taken_back += 1
        else:
            again = state.clone()
            knowledge.unseal(again, seat)
            if again.actors() == state.actors():
                assert again.save() == state.save()
        last = state.clone()
    assert taken_back > 20


def test_the_second_to_seal_decides_by_a_mixture_too() -> None:
    for state in moments(2):
        if state.phase == 7 and state.actors() == [1]:
            findings = Search(HeirKnowledge(), Settings(iterations=40)).run(state, 1, SeededRng(1))
            assert findings.is_mixed
            assert findings.choice in state.legal_actions(1)
            return
    raise AssertionError("nobody had to bid second")


def test_a_monument_is_turned_to_where_it_scores_most() -> None:
    turned = 0
    for state in moments(3):
        if state.phase == TURN:
            legal = Actions()
            seat = int(state.actor())
            state.write_legal(seat, legal)
            chosen = HeirKnowledge().choose(state, seat, legal, SeededRng(1))
            monument = state.monuments - 1
            scores = [score_monument(state, monument, turns) for turns in range(4)]
            assert GAME.actions[chosen] == f"turn {90 * scores.index(max(scores))}"
            turned += 1
    assert turned == 8
