"""What a prompt says is what can be chosen, and names can be read by those who listen."""

import re
from collections.abc import Iterator

import pytest
from tests.golden.keeping import kept
from tests.web.boards.scenes import drawn_parts, scene

from heliopolis.core import registry
from heliopolis.core.state import State
from heliopolis.web.seatbar import tag

OFFERED = {
    "build with a stone die": ("build",),
    "pay a lit god": ("worship",),
    "use a lit god of yours": ("activate",),
    "change dice": ("reroll", "lapis", "raise", "lower"),
    "pay dice for Glory": ("glory",),
}
ASKED = {
    "ra": {
        "Draw a tile": "draw",
        "nvoke Ra": "invoke",
        "lay a god": "take",
        "lay another god": "take",
        "be done": "done",
        "Bid ": "bid",
        "bid one": "bid",
        "pass": "pass",
        "tile to lose": "discard",
    },
    "heir": {
        "Lay the base": "base",
        "Lay out a magic token": "mark",
        "Offer a card": "offer",
        "offer one more card": "offer",
        "Call on magic": "call",
        "Bid a card": "bid",
        "Change your bid": "change",
        "let it stand": "stand",
        "place the monument": "place",
        "move the monument": "move",
        "let it stay": "stay",
        "rotate the token": "turn",
        "claim a monument card": "claim",
        "keep one of the cards": "keep",
        "choose the next monument card": "renew",
    },
}
"""What prompts ask for, and the verb that must be a choice then; whatever can be chosen is asked for by one of them."""
LONGEST_NAME = 110
"""Letters of a piece's name: what it does stands in its title."""


def moments(game: str, seats: int, every: int = 1) -> Iterator[State]:
    """Go through the moments of a golden game at which somebody decides."""
    record = next(record for record in kept(game) if record.seats == seats)
    for number, (_, state) in enumerate(record.replay()):
        if state.actor() >= 0 and number % every == 0:
            yield state


def said(prompt: str) -> str:
    """Return the sentence of a prompt."""
    found = re.search(r"<h2>.*?</h2><p>(.*?)</p>", prompt, re.DOTALL)
    return re.sub(r"<[^>]*>", "", found.group(1)) if found else ""


def test_a_work_of_pyramidice_is_told_by_what_can_be_done_and_nothing_else() -> None:
    game = registry.game("pyramidice")
    works = 0
    for state in moments("pyramidice", 2):
        shown = scene(game, state, int(state.actor()))
        if shown.view["phase"] != "working":
            continue
        works += 1
        sentence = said(drawn_parts(shown)["prompt"])
        verbs = {notation.partition(" ")[0] for notation in shown.legal_notations()}
        for words, of_it in OFFERED.items():
            assert (words in sentence) == bool(verbs & set(of_it)), (sentence, verbs)
    assert works > 20


@pytest.mark.parametrize("game", list(ASKED))
def test_a_prompt_asks_for_all_that_can_be_chosen_and_nothing_else(game: str) -> None:
    asked = set()
    for seats in registry.info(game).seats:
        for state in moments(game, seats):
            shown = scene(registry.game(game), state, int(state.actor()))
            if len(shown.legal) == 1:  # nobody is asked then: tables go on by themselves
                continue
            sentence = said(drawn_parts(shown)["prompt"])
            verbs = {notation.partition(" ")[0] for notation in shown.legal_notations()}
            assert {verb for words, verb in ASKED[game].items() if words in sentence} == verbs, sentence
            asked |= verbs
    assert len(asked) >= 5


def test_a_turn_of_gold_without_actions_does_not_ask_for_one() -> None:
    game = registry.game("gold")
    endings = 0
    for state in moments("gold", 2):
        shown = scene(game, state, int(state.actor()))
        if shown.view["phase"] == "turn" and shown.view["actions_left"] == 0:
            endings += 1
            assert "Act with" not in said(drawn_parts(shown)["prompt"])
    assert endings > 5


@pytest.mark.parametrize("game", registry.names())
def test_pieces_are_named_by_their_names_and_not_by_what_they_do(game: str) -> None:
    seats = registry.info(game).seats[-1]
    for state in moments(game, seats, every=25):
        parts = drawn_parts(scene(registry.game(game), state, int(state.actor())))
        names = re.findall(r'role="img" (?:tabindex="0" )?aria-label="([^"]*)"', "".join(parts.values()))
        assert names
        assert [name for name in names if len(name) > LONGEST_NAME and "(" in name] == []


def test_a_name_and_what_is_said_about_it_are_two_words() -> None:
    drawn = "".join(tag("you", "sealed"))
    assert drawn.startswith(" ")
    assert "you · sealed" in drawn


def test_a_phone_shows_the_numbers_of_everybodys_suns_at_ra() -> None:
    state = next(moments("ra", 4))
    shown = scene(registry.game("ra"), state, int(state.actor()))
    seats = drawn_parts(shown)["seats"]
    for area in shown.view["seats"]:
        for sun in area["suns_up"]:
            assert f"<b>{sun}</b>" in seats
