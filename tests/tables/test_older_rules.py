"""Tables of earlier rules: they go on under today's if these allow all that was played; no game is lost."""

import logging
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from tests.tables.helpers import act_once, opened
from tests.tables.test_database import ADAS, STORED, fill, tables_in

from heliopolis.core import registry
from heliopolis.core.reader import read_record
from heliopolis.core.rules import LANGUAGES
from heliopolis.core.session import Session
from heliopolis.core.state import OVER
from heliopolis.language import GameSpeaker
from heliopolis.tables import events as happened
from heliopolis.tables.errors import NotNow
from heliopolis.tables.events import write_event
from heliopolis.tables.storage import Write, open_storage
from heliopolis.tables.table import Table, fold_all

BOBS = "Bob-of-the-stored-tables-00000_2"
GAMES = ("ra", "heir", "pyramidice", "gold")
KINDS = {"waiting": 1, "running": 2, "finished": 3, "continued": 4}


def table(game: str, kind: str) -> str:
    return f"stored-table-{4 * GAMES.index(game) + KINDS[kind]:07d}"


NewRules = Callable[[str], None]


@pytest.fixture
def new_rules() -> Iterator[NewRules]:
    """Lets a game have newer rules than those under which the stored tables were played."""
    changed: list[tuple[object, int]] = []

    def raise_version(game: str) -> None:
        info = registry.game(game).info
        changed.append((info, info.rules_version))
        object.__setattr__(info, "rules_version", info.rules_version + 1)

    yield raise_version
    for info, version in changed:
        object.__setattr__(info, "rules_version", version)


async def forbid(url: str, table: str, step: int, notation: str) -> int:
    """Put something in the place of a seat's decision that was allowed once; return how many entries there are."""
    storage = open_storage(url)
    await storage.open(lambda _: None)
    entered = [row for row in await storage.rows(table, 0) if row.kind == "entered"]
    row = [row for row in entered if '"seat":-1' not in row.data][step]
    data = row.data.partition('"notation":"')[0] + f'"notation":"{notation}","by":"person"}}'
    statement = "UPDATE events SET data = $3 WHERE table_id = $1 AND version = $2"
    await storage.commit(Write("", [(statement, (table, row.version, data))]))
    await storage.close()
    return len(entered)


async def fill_with_stored(url: str) -> None:
    """Make an empty database one of the time when all games had their first rules."""
    await fill(url, (STORED / "schema-1.sql").read_text())


@pytest.mark.parametrize("game", GAMES)
async def test_tables_that_todays_rules_allow_go_on_and_say_that_the_rules_have_changed(
    file_url: str, game: str, new_rules: NewRules
) -> None:
    await fill_with_stored(file_url)
    new_rules(game)
    async with opened(file_url) as house:
        before = await tables_in(file_url)
        people = {0: ADAS, 1: BOBS}
        for kind in ("waiting", "running", "continued"):
            name = table(game, kind)
            look = await house.look(name, ADAS)
            assert look.phase == before[name][0]
            assert [note.kind for note in look.notes if note.kind in ("ruled", "outdated")] == ["ruled"]
            assert not look.outdated
        running = table(game, "running")
        for seat, secret in people.items():  # a clock may have run out while others played
            if (await house.look(running)).seats[seat].away:
                await house.come_back(running, secret, seat)
        await act_once(house, running, people)
        finished = await house.look(table(game, "finished"), ADAS)
        assert finished.result is not None
        assert not finished.outdated
    async with opened(file_url) as house:  # it is noted once
        look = await house.look(table(game, "running"), ADAS)
        assert [note.kind for note in look.notes].count("ruled") == 1


async def test_a_table_with_something_that_is_forbidden_now_can_be_read_to_its_last_moment_and_not_gone_on_with(
    url: str, new_rules: NewRules, caplog: pytest.LogCaptureFixture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    await fill_with_stored(url)
    name = table("ra", "running")
    steps = await forbid(url, name, -1, "done")  # nobody may say so here; the engine can follow it
    new_rules("ra")
    caplog.clear()
    async with opened(url) as house:
        look = await house.look(name, ADAS)
        assert look.phase == "over"
        assert look.outdated == 1
        assert look.view is not None
        assert steps - 3 <= look.steps <= steps
        assert [note.kind for note in look.notes][-1] == "outdated"
        assert (await house.moment(name, ADAS, None, look.steps)).view == look.view
        assert await house.record(name)
        with pytest.raises(NotNow, match="earlier rules"):
            await house.continue_table(name, ADAS, step=3, seat=0, name="Ada")
        version = look.version
        for _ in range(3):
            await house._sweeper.sweep(house.now())
        assert (await house.look(name)).version == version
        key = await house.rematch(name, ADAS)
        made = (await house._open.get(key.table)).table.made
        assert made.rules == 2
    assert "can't be" not in caplog.text


async def test_a_table_that_can_not_be_followed_is_kept_and_costs_nothing(
    file_url: str, new_rules: NewRules, caplog: pytest.LogCaptureFixture
) -> None:
    await fill_with_stored(file_url)
    names = [table(game, "running") for game in GAMES]
    for name in names:
        await forbid(file_url, name, 4, "flurb")
    for game in GAMES:
        new_rules(game)
    caplog.set_level(logging.WARNING)
    caplog.clear()
    async with opened(file_url) as house:
        for name in names:
            look = await house.look(name, ADAS)
            assert look.phase == "over"
            assert look.outdated == 1
            assert look.view is not None
            assert look.notes[-1].kind == "outdated"
        for _ in range(3):
            await house._sweeper.sweep(house.now() + 10**9)
        assert (await house.health()).set_back == 0
    assert caplog.messages == []


async def test_a_moment_that_the_engine_saved_otherwise_once_is_told_as_such(
    file_url: str, new_rules: NewRules
) -> None:
    stored = (STORED / "schema-1.sql").read_text()
    assert "quarry_stones" in stored
    await fill(file_url, stored.replace("quarry_stones", "stones_by_another_name"))
    new_rules("pyramidice")
    name = table("pyramidice", "continued")
    async with opened(file_url) as house:
        with pytest.raises(NotNow, match="can't be shown"):
            await house.look(name, ADAS)
        await house._sweeper.sweep(house.now() + 10**9)
        assert (await house.health()).set_back == 0
        lines = {line.id: line for line in await house.held(ADAS)}
        assert lines[name].phase == "over"


RECORDS = sorted(STORED.parent.glob("v*/*/*.txt"))
"""Records by the version of the rules, and the game."""


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: "-".join((*path.parts[-3:-1], path.stem)))
def test_records_of_every_earlier_version_can_be_read(path: Path) -> None:
    record = read_record(path.read_text())
    assert f"v{record.played_under}" == path.parts[-3]
    steps = sum(1 for _ in record.replay())
    assert steps == len(record.entries) > 0
    session = Session(record)
    assert session.state.actor() == OVER
    assert session.state.scores() == record.final_scores == scores_in(path.read_text())


def scores_in(text: str) -> list[int]:
    """Return the scores with which a record ends."""
    return [int(score) for score in text.splitlines()[-1].split()[1:]]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: "-".join((*path.parts[-3:-1], path.stem)))
def test_tables_of_every_earlier_version_can_be_read_to_their_last_moment(
    path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    record = read_record(path.read_text())
    changes, standard = (
        record.edition.changes(record.game.standard),
        record.game.values_then(record.played_under, record.seats),
    )
    made = happened.Created(
        game=record.game.info.name,
        rules=record.played_under,
        options=record.options,
        edition=record.edition.name,
        changes={key: value for key, value in changes.items() if key not in standard},
        title="",
        listed=False,
        undo=True,
        stand_in="priest",
        clock=None,
        seats=[{"kind": "person", "name": name} for name in record.players],
        host="",
        entries=[],
        moment=None,
    )
    body = path.read_text().partition("\n\n")[2]
    lines = [line.partition(" ") for line in body.splitlines()[:-1]]
    entered = [happened.Entered(-1 if seat == "*" else int(seat) - 1, words, "person") for seat, _, words in lines]
    events = [made, happened.Started(), *entered]
    rows = [write_event(number, 1_790_000_000_000 + number, event) for number, event in enumerate(events, start=1)]
    table = fold_all(Table("older"), rows)
    caplog.set_level(logging.WARNING)
    assert (table.phase, table.outdated, table.lost) == ("over", False, False)
    assert table.version == len(rows)
    assert table.play.state.scores() == scores_in(path.read_text())
    assert table.play.record.entries == record.entries
    assert table.edition.changes(record.game.standard) == changes
    assert Table.restore("older", table.save()).save() == table.save()
    # A table that was set up to go on from a moment has all of it as its beginning.
    known = [[event.seat, event.notation] for event in entered]
    continued = fold_all(Table("continued"), [write_event(1, 1, replace(made, entries=known)), rows[1]])
    assert continued.play.state == table.play.state
    assert caplog.messages == []


@pytest.mark.parametrize("game", GAMES)
def test_records_of_every_earlier_version_are_kept(game: str) -> None:
    for version in range(1, registry.game(game).info.rules_version):
        kept = [path for path in RECORDS if path.parts[-3:-1] == (f"v{version}", game)]
        assert kept, f"tests/stored/v{version}/{game} is to have games of these rules"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_change_of_the_rules_is_told_in_words(game: str, language: str) -> None:
    speaker = GameSpeaker(registry.game(game), language)
    for version in range(2, registry.game(game).info.rules_version + 1):
        assert speaker.has(f"rules-version-{version}"), f"{game} {language}: rules-version-{version}"
