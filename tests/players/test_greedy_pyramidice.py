"""The greedy player of Pyramidice: it finds what a person would find."""

from tests.games.pyramidice.positions import glory, hand, of, play, position

from heliopolis.core.rng import SeededRng
from heliopolis.core.state import CHANCE, State
from heliopolis.games.pyramidice.game import GAME
from heliopolis.players.greedy.pyramidice import choose


def next_choice(state: State, seat: int = 0) -> str:
    """Return what the bot decides, and do it."""
    action = choose(state, seat, SeededRng(1))
    state.apply(seat, action)
    return GAME.actions[action]


def finish_turn(state: State, seat: int = 0) -> list[str]:
    """Let the bot decide until somebody else or chance is to go on."""
    chosen: list[str] = []
    while state.actor() == seat and len(chosen) < 60:
        chosen.append(next_choice(state, seat))
    return chosen


def test_it_spends_two_cats_to_pay_for_hathor() -> None:
    state = position(dice="s2 p1 p6 p5", board={0: (4, 2, 0)}, row=("hathor", "anubis", "thoth"))
    assert [next_choice(state) for _ in range(3)][-1] == "worship hathor"
    assert of(state)["gods"] == ["hathor"]
    assert hand(state) == ""


def test_it_uses_a_god_that_gives_glory_for_nothing() -> None:
    state = position(dice="", gods={0: ["heh"]})
    assert next_choice(state) == "activate heh"


def test_in_the_last_turn_it_turns_everything_into_glory() -> None:
    state = position(
        dice="s6 p1 p3", gods={0: ["re", "neith", "aton"]}, board={0: (3, 1, 0)}, pharaoh=0, row=("nut", "geb", "seth")
    )
    while state.actor() != -2:
        if state.actor() == CHANCE:
            state.resolve(state.sample(SeededRng(3)))
        else:
            next_choice(state)
    # At least the 6 for two workers, a worker for Re, the cat for Neith, and a god for Aton.
    assert glory(state) >= 5 + 6 + 3 + 2 + 4


def test_it_builds_beside_the_partner_of_its_project() -> None:
    state = position(dice="s6", built={"cheops 5": 1}, projects={0: ["ankh"]}, row=("osiris", "isis", "seth"))
    play(state, "1 build 6")
    assert next_choice(state) in {f"place cheops {space}" for space in (2, 4, 6, 8)}


def test_it_rerolls_what_has_no_use_and_keeps_what_a_deity_needs() -> None:
    state = position(dice="p1 p1 p5 p3", row=("hathor", "isis", "seth"), board={0: (4, 0, 0)})
    assert next_choice(state) == "reroll"
    assert next_choice(state) == "choose prayer 3"
    assert next_choice(state) == "throw"
    assert hand(state) == "p1 p1 p5"


def test_alone_it_keeps_the_ennead_from_the_architect() -> None:
    gods = {1: ["shu", "geb", "osiris", "isis"]}
    state = position(1, dice="p3 p3", gods=gods, row=("nut", "heh", "re"), board={0: (4, 0, 0)})
    assert "replace nut" in finish_turn(state)


def test_a_turn_of_it_always_ends() -> None:
    rng = SeededRng(8)
    for seats in (1, 2, 4):
        state = GAME.new(seats)
        entries = 0
        while state.actor() != -2:
            if state.actor() == CHANCE:
                state.resolve(state.sample(rng))
            else:
                seat = int(state.actor())
                state.apply(seat, choose(state.redeal(seat, rng), seat, rng))
            entries += 1
            assert entries < 5000
