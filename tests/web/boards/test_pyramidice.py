"""The table of Pyramidice as a page: every choice once, nothing hidden, all that a board must tell."""

import re
from collections import Counter
from collections.abc import Iterator

import pytest
from tests.games.pyramidice.positions import play, position
from tests.web.boards.scenes import drawn_parts, scene

from heliopolis.core.conformance import random_game
from heliopolis.core.record import new_record
from heliopolis.core.rng import SeededRng
from heliopolis.core.session import Session
from heliopolis.core.state import OVER, State
from heliopolis.games.pyramidice.components import SCARAB_NAMES, TILE_NAMES
from heliopolis.games.pyramidice.deities import DEITY_NAMES
from heliopolis.games.pyramidice.game import GAME
from heliopolis.language import GameSpeaker, Locale, Speaker
from heliopolis.tables.looks import LogLine, Told
from heliopolis.web.boards.pyramidice import BOARD
from heliopolis.web.boards.pyramidice.bonds import bonds_of, completed, standing
from heliopolis.web.boards.pyramidice.steps import his_last_turn
from heliopolis.web.boards.pyramidice.voice import RULES

BUTTON = re.compile(r"<button [^>]*data-act=[^>]*>")


def parts(state: State, viewer: int | None, language: str = "en") -> dict[str, str]:
    """Draw a page, part by part."""
    return drawn_parts(scene(GAME, state, viewer, language))


def drawn(state: State, viewer: int | None, language: str = "en") -> str:
    """Draw all parts of a page."""
    return "".join(parts(state, viewer, language).values())


def every(name: str, page: str) -> list[str]:
    """Return every value of an attribute."""
    return re.findall(f' {name}="([^"]*)"', page)


def games() -> Iterator[State]:
    """Give the moments of games for one to four, and of some that use what random games seldom do."""
    for seats in (1, 2, 3, 4):
        for seed in (1, 2):
            yield from random_game(GAME, new_record(GAME, seats), SeededRng(seed))
    yield from rare_moments()


def rare_moments() -> Iterator[State]:
    """Give moments of every phase that random games do not always reach."""
    costing = position(dice="s6", board={0: (3, 0, 0)}, gods={0: ["seshat"]})
    play(costing, "1 build 6", "1 place cheops 1")
    yield costing
    sacrifice = position(dice="p1", gods={0: ["aton", "bes", "isis"]})
    play(sacrifice, "1 activate aton")
    yield sacrifice
    upkeep = position(dice="p1", board={0: (1, 0, 0)}, gods={0: ["aton", "bes", "isis"]})
    play(upkeep, "1 finish")
    yield upkeep
    picking = position(dice="p1 p2 s3", gods={0: ["amon"]})
    play(picking, "1 activate amon")
    yield picking.clone()
    play(picking, "1 choose prayer 2")
    yield picking
    resting = position(gods={0: ["bes", "hapy"]})
    yield resting.clone()
    play(resting, "1 activate bes")
    yield resting
    vision = position(tiles=["vision", None, "dawn"])
    play(vision, "1 rest vision")
    yield vision
    bastet = position(dice="s5", board={0: (2, 2, 0)}, gods={0: ["bastet"]})
    play(bastet, "1 build 5", "1 place cheops 1")
    yield bastet
    virtual = position(dice="s2 p2 p5", gods={0: ["khnum", "satis", "anuket"]}, row=("amon", "ptah", None))
    play(virtual, "1 glory")
    yield virtual
    loan = position(dice="s2 p2 p5", scarabs={0: "amethyst"}, row=("heh", "ptah", "shu"))
    yield loan.clone()
    play(loan, "1 borrow heh", "1 pay prayer 5")
    yield loan
    yield position(3, scarabs={0: "emerald"}, held={1: ["village", "dawn"], 2: ["cliff"]}, covered={1: ["dawn"]})
    pearl = position(dice="s1", scarabs={1: "pearl"})
    play(pearl, "1 build 1", "1 place cheops 5")
    yield pearl
    yield position(dice="s2 p3", scarabs={0: "lapis"}, board={0: (2, 2, 0)})


PHASES = {
    *("deal", "scarab", "turn", "resting", "vision", "taking", "working", "rerolling", "picking", "setting", "placing"),
    *("costing", "sacrifice", "upkeep", "drawing", "rolling", "paying", "gaining", "discarding", "overflow", "pearl"),
    *("laying", "finished"),
}


def test_every_moment_is_drawn_for_everybody_with_each_choice_once() -> None:
    phases: Counter[str] = Counter()
    for number, state in enumerate(games()):
        phase = state.view(None)["phase"]
        phases[phase] += 1
        if phases[phase] > 6 and number % 2:
            continue
        everybody = [*range(len(state.scores())), None]
        for viewer in everybody if number % 9 == 0 or phases[phase] < 4 else [max(int(state.actor()), 0)]:
            for language in ("en", "fr") if phases[phase] < 6 else ("en",):
                page = drawn(state, viewer, language)
                legal = state.legal_actions(viewer) if viewer is not None and viewer in state.actors() else []
                acts = Counter(every("data-act", page))
                assert acts == Counter(GAME.actions[action] for action in legal)
                assert set(every("data-also", page)) <= set(acts)
                for attribute in ("id", "data-key", "data-place"):
                    values = every(attribute, page)
                    assert len(values) == len(set(values)), attribute
    assert set(phases) == PHASES


@pytest.mark.parametrize(("language", "asked"), [("en", "for the tile village"), ("fr", "pour la tuile village")])
def test_returned_tiles_are_laid_on_lit_numbers_or_all_on_the_lowest_with_one_click(language: str, asked: str) -> None:
    state = position(1, tiles=("camp", "temple", None, "cliff", None, None), held={0: ["village", "house"]})
    play(state, "1 rest camp")
    drawn_parts = parts(state, 0, language)
    assert every("data-act", drawn_parts["board"]) == ["lay 1", "lay 3", "lay 5", "lay 6"]
    assert every("data-act", drawn_parts["prompt"]) == ["lowest"]
    assert asked in drawn_parts["prompt"]
    play(state, "1 lay 5")
    assert 'data-key="tile-village"' in parts(state, 0)["board"]
    assert every("data-act", parts(state, None)["board"]) == []


def test_every_choice_says_what_it_is_to_those_who_listen() -> None:
    for state in games():
        if state.actor() >= 0:
            for tag in BUTTON.findall(drawn(state, int(state.actor()))):
                assert "aria-label=" in tag or 'class="btn' in tag


def test_every_part_has_its_own_id_and_a_spectator_the_same_parts() -> None:
    state = position(3, dice="s4")
    for viewer in (0, 1, None):
        drawn_parts = parts(state, viewer)
        assert list(drawn_parts) == ["seats", "rivals", "board", "prompt", "mine", "ends"]
        for name, part in drawn_parts.items():
            assert every("id", part)[0] == name


def test_nothing_that_is_hidden_is_in_the_bytes() -> None:
    rng = SeededRng(5)
    for number, state in enumerate(games()):
        if number % 13 == 0 and len(state.scores()) > 1:
            for viewer in (*range(len(state.scores())), None):
                assert parts(state.redeal(viewer, rng), viewer) == parts(state, viewer)


def test_a_project_is_drawn_for_its_owner_alone_until_the_end() -> None:
    state = position(projects={0: ["ankh"], 1: ["djed"]}, built={"cheops 1": 2, "cheops 2": 5})
    assert "2 beside 5" not in drawn(state, 0)
    assert "project-2-5" not in drawn(state, None)
    assert 'class="bond' not in parts(state, 0)["board"]
    own = parts(state, 1)
    assert "2 beside 5" in own["mine"]
    assert "one: 3 so far" in own["mine"]
    assert own["board"].count('class="bond') == 1


# The pyramids.


def test_spaces_show_what_a_build_takes_and_brings_for_the_die_in_hand() -> None:
    state = position(
        dice="s4 s1",
        board={0: (3, 0, 0)},
        built={f"cheops {space}": 2 for space in (1, 2, 4, 5)} | {"cheops 9": 3},
        projects={0: ["was"]},
    )
    play(state, "1 build 4")
    board = parts(state, 0)["board"]
    (site,) = [tag for tag in BUTTON.findall(board) if 'data-act="place cheops 10"' in tag]
    assert "2 workers, 6 Glory" in site
    (site,) = [tag for tag in BUTTON.findall(board) if 'data-act="place cheops 8"' in tag]
    assert "one worker, 4 Glory. It completes a pattern of your project." in site
    assert "place cheops 8" not in parts(state, 1)["board"]


def test_builds_are_shown_while_a_die_is_pointed_at() -> None:
    state = position(dice="s4 s1", board={0: (1, 0, 0)})
    board = parts(state, 0)["board"]
    assert board.count("may for-4") == 9
    assert board.count("may for-1") == 9
    assert "for-" not in parts(state, 1)["board"]


def test_patterns_are_dice_side_by_side_and_as_many_as_the_rules_count() -> None:
    dice = (1, 6, 1, 6, 0, 6, 0, 1, 6)
    assert len(standing(dice, 3, "16")) == 5
    assert len(completed(dice, 3, "16", 4, 1)) == 3
    assert completed(dice, 3, "16", 4, 3) == []
    (angle,) = completed(dice, 3, "61/6.", 4, 1)[:1]
    assert len(bonds_of(angle, 3)) == 2
    built = {f"cheops {place}": value for place, value in enumerate(dice, start=1) if value}
    state = position(4, projects={0: ["ankh"]}, built=built)
    (project,) = state.view(0)["seats"][0]["projects"]
    assert project["times"] == 5


def test_pyramids_in_play_are_drawn() -> None:
    for seats, pyramids in ((1, 1), (2, 1), (3, 2), (4, 3)):
        board = parts(position(seats), None)["board"]
        assert board.count('class="pyramid ') == pyramids
        assert board.count('class="cell"') == {1: 14, 2: 19, 3: 20}[pyramids]


# The row, the dice, the boards.


def test_the_row_tells_cost_and_effect_and_lights_what_can_be_paid_for() -> None:
    state = position(dice="s2 p2 p5 p6", row=("anuket", "hathor", "shu"))
    row = parts(state, 0)["board"]
    cards = {name: part for part in row.split("<li ") for name in DEITY_NAMES if f'data-key="deity-{name}"' in part}
    assert "is-legal" in cards["anuket"]
    assert "is-far" in cards["hathor"]
    assert "Cost: a 5, a 5, a 1 and a 1" in cards["hathor"]
    assert "6 Glory when the game ends" in cards["hathor"]
    assert "Once a Work turn" in cards["anuket"]
    assert cards["hathor"].count("die-either-5") == 2


def test_equal_dice_are_one_choice_and_all_of_them_can_be_clicked() -> None:
    prompt = parts(position(dice="s3 s3 s3 p3", board={0: (4, 1, 0)}), 0)["prompt"]
    assert every("data-act", prompt).count("build 3") == 1
    assert every("data-also", prompt) == ["build 3", "build 3"]
    assert "raise prayer 3" in every("data-act", prompt)


def test_the_dice_of_another_are_shown_and_can_not_be_chosen() -> None:
    state = position(dice="s3 p4")
    prompt = parts(state, 1)["prompt"]
    assert "Dice of Ada" in prompt
    assert "hand-stone-3-0" in prompt
    assert "data-act" not in prompt


def test_a_decision_within_a_step_can_be_taken_back_from_the_prompt() -> None:
    shown = scene(GAME, position(dice="s3 p4"), 0)
    assert 'data-do="undo"' not in drawn_parts(shown)["prompt"]
    assert 'data-do="undo"' in drawn_parts(shown._replace(can_undo=True))["prompt"]


def test_used_gods_are_turned_and_the_ennead_is_one_stack() -> None:
    state = position(dice="p1", gods={0: ["heh", "bes", "isis", "seth", "atum"]})
    play(state, "1 activate heh")
    own = parts(state, 0)["mine"]
    assert re.search(r'<li class="is-used"[^>]*>.*?deity-heh', own)
    assert "Ennead of 3" in own
    assert "3, fed by 5 resources" in own
    rival = parts(state, 1)["rivals"]
    assert re.search(r"is-used[^>]*>.*?deity-heh", rival)


def test_the_end_tells_what_is_left_and_who_has_the_pharaoh() -> None:
    ends = parts(position(supply=2), 0)["ends"]
    assert "The end is near" in ends
    assert ends.count('<i class="on">') == 2
    ends = parts(position(pharaoh=1), 0)["ends"]
    assert "Bastien has the Pharaoh, and the last turn." in ends


# The architect.


def lines_of(session: Session) -> tuple[LogLine, ...]:
    """Return a game's log as a page gets it."""
    return tuple(
        LogLine(
            number,
            entry.seat,
            entry.number,
            "",
            tuple(Told(event.name, event.rule, event.seat, event.facts, event.points) for event in events),
        )
        for number, (entry, events) in enumerate(zip(session.record.entries, session.events, strict=True), start=1)
    )


def solo(seed: int) -> Iterator[Session]:
    """Play a solo game at random; give it at each decision."""
    rng = SeededRng(seed)
    session = Session(new_record(GAME, 1, {"architect": "imhotep"}))
    session.settle(rng)
    while session.state.actor() != OVER:
        yield session
        legal = session.state.legal_actions(0)
        session.decide(0, legal[rng.below(len(legal))])
        session.settle(rng)
    yield session


def test_his_turn_is_told_step_by_step_as_it_was() -> None:
    turns, tiles, builds = 0, 0, 0
    before = int(GAME.standard.number("start.glory"))
    for session in solo(3):
        his = session.state.view(0)["architect"]
        turn = his_last_turn(lines_of(session))
        assert (turn is None) == (session.state.view(0)["turns"] < 2)
        if turn is None or not turn.fresh or session.state.actor() == OVER:
            continue
        turns += 1
        tiles += bool(turn.tile)
        builds += bool(turn.space)
        assert turn.god == "" or turn.god in his["gods"]
        assert 1 <= turn.value <= 6
        assert bool(turn.tile) != bool(turn.space)
        assert his["glory"] - before == turn.glory
        before = his["glory"]
        if turn.space:
            pyramid = session.state.view(0)["pyramids"][0]
            dice = [value for floor in pyramid["floors"] for value in floor["dice"]]
            assert dice[int(turn.space.split()[1]) - 1] == turn.value
        page = drawn_parts(scene(GAME, session.state, 0, log=lines_of(session)))
        assert f"Rolls a {turn.value}" in page["rivals"]
        assert "steps is-new" in page["rivals"]
        assert 'data-delay="1400"' in page["board"] + page["rivals"] or len(his["tiles"]) == 0
    assert turns > 5
    assert tiles > 0
    assert builds > 0


def test_his_steps_stay_but_wait_no_longer_once_somebody_decides() -> None:
    session = next(each for each in solo(3) if each.state.view(0)["turns"] >= 2)
    session.decide(0, GAME.action("work"))
    page = drawn_parts(scene(GAME, session.state, 0, log=lines_of(session)))
    assert 'class="steps"' in page["rivals"]
    assert "data-delay" not in page["board"] + page["rivals"]


def test_an_architect_has_his_face_and_power() -> None:
    for name, power in (
        ("sneferu", "above the ground floor"),
        ("amenhotep", "completes a pattern"),
        ("imhotep", "every build"),
    ):
        rivals = parts(position(1, architect=name), 0)["rivals"]
        assert f"architect-{name}" in rivals
        assert power in rivals


# Words.


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_piece_can_be_named_and_explained(language: str) -> None:
    game, board = GameSpeaker(GAME, language), Speaker("heliopolis.web.boards.pyramidice", language)
    for name in RULES:
        assert game.has(f"word-{name}")
        assert game.has(f"about-{name}")
    for name in (*DEITY_NAMES[10:], *SCARAB_NAMES, *TILE_NAMES):
        assert board.has(f"short-{name}")


def test_log_lines_have_their_piece_and_the_table_a_style() -> None:
    for notation, shows in (("build 4", "die-stone-4"), ("worship maat", "deity-maat"), ("rest dawn", "rest-work")):
        assert shows in str(BOARD.log_piece(Locale("en", GAME), notation))
    assert "scarab-gold" in str(BOARD.log_piece(Locale("en", GAME), "keep gold"))
    assert BOARD.log_piece(Locale("en", GAME), "finish") is None


def test_what_would_cost_a_god_says_so() -> None:
    state = position(dice="s3", board={0: (2, 1, 0)}, gods={0: ["hathor", "bes", "hapy"]})
    assert parts(state, 0)["prompt"].count('class="lost-god"') == 2, "a cat, up or down"
    play(state, "1 build 3")
    sites = re.findall(r'data-act="place [^>]*aria-label="([^"]*)"', drawn(state, 0))
    assert sites
    assert all(label.endswith("A god would leave at the end of the turn") for label in sites)
    spared = position(dice="s3", board={0: (2, 2, 0)}, gods={0: ["hathor", "bes", "hapy"]})
    assert "lost-god" not in drawn(spared, 0)
