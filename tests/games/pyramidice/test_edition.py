"""Editions: what the owner of a box corrects is played without a change of code."""

import pytest
from tests.games.pyramidice.positions import board_of, glory, legal, look, of, play, position

from heliopolis.core.conformance import random_game
from heliopolis.core.edition import read_edition, write_edition
from heliopolis.core.errors import EditionError
from heliopolis.core.record import new_record
from heliopolis.core.rng import SeededRng
from heliopolis.games.pyramidice.components import flaws
from heliopolis.games.pyramidice.game import GAME


def changed(**values: object) -> str:
    """Return an edition file with some values replaced, dots written as double underscores."""
    return 'game = "pyramidice"\n' + "".join(f"{key.replace('__', '.')} = {value}\n" for key, value in values.items())


def test_the_standard_edition_reads_back_and_has_no_flaws() -> None:
    again = read_edition(write_edition(GAME.standard), GAME.standard, GAME.flaws)
    assert again.components == GAME.standard.components
    assert flaws(GAME.standard) == []


def test_every_value_says_where_it_comes_from() -> None:
    origins = {key: component.provenance for key, component in GAME.standard.components.items()}
    assert origins["deities.heh.cost"] == "reconstructed"
    assert origins["deities.hathor.glory"] == "rulebook"
    assert origins["tiles.village.gains"] == "inferred"
    assert origins["architects.imhotep.projects"] == "rulebook"


def test_a_file_or_record_of_earlier_keys_is_read() -> None:
    former = changed(powers__seshat__workers=2, projects__ankh__values="[2, 6]")
    edition = read_edition(former, GAME.standard, GAME.flaws)
    said = {"powers.seshat.pays": ["worker", "worker"], "projects.ankh.pattern": "26"}
    assert edition.changes(GAME.standard) == said
    assert GAME.standard.with_changes({"powers.seshat.workers": 2}, name="mine").words("powers.seshat.pays") == [
        "worker",
        "worker",
    ]
    with pytest.raises(EditionError, match=r"projects\.ankh\.values.*expected"):
        read_edition(changed(projects__ankh__values="[2, 9]"), GAME.standard, GAME.flaws)


def test_another_cost_for_a_deity_is_played() -> None:
    edition = read_edition(changed(deities__heh__cost='["stone-2", "cat", "cat"]'), GAME.standard, GAME.flaws)
    state = position(dice="p4 p6", row=("heh", "geb", "nut"), edition=edition)
    assert "worship heh" not in legal(state)
    state = position(dice="s2", row=("heh", "geb", "nut"), board={0: (0, 2, 0)}, edition=edition)
    assert look(state)["row"][0]["cost"] == ["stone-2", "cat", "cat"]
    play(state, "1 worship heh")
    assert (of(state)["gods"], board_of(state)) == (["heh"], (0, 0, 0))


def test_a_deity_that_costs_no_dice_is_worshipped_without_any() -> None:
    edition = read_edition(changed(deities__heh__cost='["cat"]', deities__re__cost="[]"), GAME.standard, GAME.flaws)
    state = position(dice="", row=("heh", "re", "nut"), board={0: (1, 1, 0)}, edition=edition)
    play(state, "1 worship heh", "1 worship re")
    assert (of(state)["gods"], board_of(state)) == (["heh", "re"], (1, 0, 0))


def test_other_powers_floors_and_tiles_are_played() -> None:
    edition = read_edition(
        changed(
            powers__heka__pays='["worker"]',
            powers__heka__gains='["cat", "cat"]',
            powers__heka__glory=5,
            building__workers="[1, 1, 1, 1, 1, 1]",
            pyramids__cheops__glory="[3, 2, 4]",
            tiles__village__gains='["stone"]',
            board__slots=10,
        ),
        GAME.standard,
        GAME.flaws,
    )
    state = position(dice="s6", gods={0: ["heka"]}, board={0: (2, 0, 0)}, edition=edition)
    play(state, "1 activate heka", "1 build 6", "1 place cheops 1")
    assert (glory(state), board_of(state)) == (5 + 5 + 6 + 3, (0, 2, 0))
    state = position(tiles=("village",), board={0: (9, 0, 0)}, edition=edition)
    play(state, "1 rest village")
    assert board_of(state) == (9, 0, 1)


def test_a_virtual_die_of_other_values_is_played() -> None:
    edition = read_edition(changed(powers__khnum__values="[1, 4]"), GAME.standard, GAME.flaws)
    state = position(dice="p1", gods={0: ["khnum"]}, row=("geb", "nephthys", "nut"), edition=edition)
    play(state, "1 worship geb")
    assert of(state)["gods"] == ["geb", "khnum"]


def test_the_dearest_build_of_any_edition_is_paid_worker_by_worker() -> None:
    edition = GAME.standard.with_changes(
        {"building.workers": [6] * 6, "pyramids.mykerinos.workers": [6], "board.slots": 20}, name="dear"
    )
    boards = {0: (11, 2, 0), 1: (0, 0, 0), 2: (0, 0, 0), 3: (0, 0, 0)}
    state = position(4, dice="s6", gods={0: ["bastet", "thoth"]}, board=boards, edition=edition)
    play(state, "1 build 6", "1 place mykerinos 1", "1 spend cat", "1 spend cat")
    assert (glory(state), board_of(state)) == (5 + 6 + 4 + 12, (1, 0, 0))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_random_games_of_a_strange_edition_end(seats: int) -> None:
    edition = GAME.standard.with_changes(
        {
            "deities.bes.cost": [],
            "deities.hathor.cost": ["stone", "stone-6", "any", "worker", "cat", "3", "any", "stone"],
            "powers.sopdet.gains": ["cat", "worker", "stone"],
            "powers.khepri.dice": 2,
            "scarabs.amethyst.dice": 2,
            "start.glory": 0,
            "actions.glory_dice": 1,
        },
        name="strange",
    )
    for seed in range(5):
        record = new_record(GAME, seats, None, edition)
        for state in random_game(GAME, record, SeededRng(seed)):
            end = state
        assert len(end.scores()) == seats


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ('deities.heh.cost = ["7"]', 'deities.heh.cost: is \\["7"\\]; expected a list of at most 8 of "1", "2"'),
        ("deities.shu.glory = 1", "deities.shu.glory: no such component"),
        ("board.slots = 5", "board.slots: expected at least 6, what a player begins with"),
        ("supply.cats = 3", "supply.cats: expected at least 4, what four players begin with"),
        ("supply.rest_tiles.seats_3 = 6", "expected more than 6: 3 players may hold that many"),
        ("supply.rest_tiles.seats_2 = 8", "expected at most 6: the Great Architect finds his tile with a die"),
        ("supply.stone_dice.seats_4 = 4", "expected more than 4, what 4 players begin with"),
        ("powers.khepri.dice = 0", "powers.khepri.dice: is 0; expected a whole number from 1 to 8"),
        ("scarabs.lapis.dice = 0", "scarabs.lapis.dice: is 0; expected a whole number from 1 to 8"),
        ("pyramids.mykerinos.workers = [7]", "expected a list of 1 whole numbers from 0 to 6"),
        ("architects.imhotep.slots = []", "expected a list of 1 to 6 whole numbers from 0 to 20"),
        ("projects.ankh.pattern = '17'", "expected a picture of at most 4 numbers from 1 to 6 in at most 3 rows and"),
        ("projects.ankh.pattern = '12/3'", 'projects.ankh.pattern: is "12/3"; expected a picture of'),
        ("projects.ankh.pattern = 16", "projects.ankh.pattern: is 16; expected a picture of"),
        ("scarabs.gold.power.when = 'now'", 'expected one of "own", "work", "build", "god", "rest", "return", "full"'),
        ("scarabs.gold.power.glory = 2", 'scarabs.gold.power.glory: expected `when` to be another than "own"'),
        ("scarabs.gold.power.when = 'build'", "scarabs.gold.power.glory: expected at least 1, or something in `gains`"),
        (
            "scarabs.gold.power = { when = 'build', pays = ['cat'], glory = 1 }",
            'scarabs.gold.power.pays: expected .., for only a power whose `when` is "work" has a price',
        ),
        (
            "scarabs.gold.power = { when = 'work', glory = 1 }",
            "scarabs.gold.power.limit: expected 1 to 3: a turn would not have to end",
        ),
        (
            "scarabs.gold.power = { when = 'end', gains = ['cat'], glory = 1 }",
            'scarabs.gold.power.gains: expected .., for a power whose `when` is "end" brings Glory alone',
        ),
        (
            "scarabs.gold.power = { when = 'rest', gains = ['reroll'] }",
            'scarabs.gold.power.gains: expected no "reroll", which needs a `when` of "work"',
        ),
        (
            "scarabs.gold.power = { when = 'god', glory = 1, each = 'cat' }",
            'scarabs.gold.power.each: expected "game": only a power whose `when` is "end" counts pieces',
        ),
    ],
)
def test_a_bad_edition_is_refused_with_its_line(line: str, message: str) -> None:
    with pytest.raises(EditionError, match=f"line 2: .*{message}"):
        read_edition(f'game = "pyramidice"\n{line}\n', GAME.standard, GAME.flaws)
