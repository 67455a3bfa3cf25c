"""The log of a page: what happened in the game and around it, the newest first, in the order in which it happened."""

import re

from tests.browser.test_play import playing_gods
from tests.serving import Server, play_on, search
from tests.web.conftest import Visitor
from tests.web.talking import Shown, hear, say, talk

from heliopolis.tables.house import House, Key
from heliopolis.web.logbook import LOG_LINES


def log_of(page: str) -> list[str]:
    """Return the lines of a page's log, the oldest first, without their marks."""
    (log,) = re.findall(r'id="log".*?<ol[^>]*>(.*?)</ol>', page, re.DOTALL)
    return [re.sub(r"<[^>]+>", "", line) for line in reversed(re.findall(r"<li.*?</li>", log, re.DOTALL))]


def ids_of(page: str) -> list[str]:
    """Return what the lines of a page's log are known by, the oldest first."""
    (log,) = re.findall(r'id="log".*?<ol[^>]*>(.*?)</ol>', page, re.DOTALL)
    return re.findall(r'<li id="([\w-]+)"', log)[::-1]


async def act(house: House, key: Key, choice: int = 0) -> None:
    """Decide for whoever is asked."""
    look = await house.look(key.table, key.secret)
    assert look.viewer is not None
    await house.act(key.table, key.secret, seat=look.viewer, version=look.version, action=look.legal[choice])


def test_what_is_said_stands_between_what_was_decided_before_and_after(server: Server, visitor: Visitor) -> None:
    key = server.table("ra", 2, own=2)
    server.ask(lambda house: house.say(key.table, key.secret, 0, "first"))
    server.ask(lambda house: act(house, key))
    before = len(log_of(visitor(key).get(f"/t/{key.table}").text))
    server.ask(lambda house: house.say(key.table, key.secret, 1, "second"))
    server.ask(lambda house: act(house, key))
    lines = log_of(visitor(key).get(f"/t/{key.table}").text)
    chat = [index for index, line in enumerate(lines) if line in ("Ada: first", "Ada 1: second")]
    assert [lines[index] for index in chat] == ["Ada: first", "Ada 1: second"]
    assert chat[1] == before
    assert 0 <= chat[0] < before - 1
    assert len(lines) > before + 1


def test_what_was_said_before_a_decision_was_taken_back_stays_before_what_came_of_it(
    server: Server, visitor: Visitor
) -> None:
    record, seat = search("ra", 3, playing_gods)
    key = server.from_moment(record, len(record.entries), seat)
    game = record.game
    (take, *_) = [n for n, action in enumerate(server.look(key).legal) if game.actions[action].startswith("take ")]
    server.ask(lambda house: act(house, key, take))
    server.ask(lambda house: house.say(key.table, key.secret, seat, "a mistake"))
    version = server.look(key).version
    server.ask(lambda house: house.undo(key.table, key.secret, seat=seat, version=version))
    steps = server.look(key).steps
    server.ask(lambda house: house.say(key.table, key.secret, seat, "better"))
    server.ask(lambda house: act(house, key, take))
    page = visitor(key).get(f"/t/{key.table}").text
    ids = ids_of(page)
    notes = [f"note-{version}", f"note-{version + 1}", f"note-{version + 2}"]
    assert [each for each in ids if each.startswith("note-")] == notes
    first = ids.index(notes[0])
    assert ids[first : first + 3] == notes
    assert ids[first + 3].startswith(f"log-{steps + 1}-")
    assert log_of(page)[first : first + 3] == ["Ada: a mistake", "Ada takes back the last decision.", "Ada: better"]


def test_a_moment_shows_what_was_said_until_then(server: Server, visitor: Visitor) -> None:
    key = server.table("ra", 2, own=2)
    server.ask(lambda house: act(house, key))
    server.ask(lambda house: house.say(key.table, key.secret, 0, "early"))
    steps = server.look(key).steps
    server.ask(lambda house: act(house, key))
    server.ask(lambda house: house.say(key.table, key.secret, 0, "late"))
    then = visitor(key).get(f"/t/{key.table}/replay?step={steps}").text
    assert log_of(then)[-1] == "Ada: early"
    assert "Ada: late" not in then
    assert "Ada: early" not in visitor(key).get(f"/t/{key.table}/replay?step={steps - 1}").text
    last = log_of(visitor(key).get(f"/t/{key.table}/replay").text)
    assert last[-1] == "Ada: late"
    assert last.index("Ada: early") < len(last) - 2


def test_what_is_said_and_done_is_announced_once_in_its_order(server: Server) -> None:
    key = server.table("ra", 2, own=2)
    with talk(server, key.table, key) as socket:
        version = hear(socket)["version"]
        say(socket, say="hello")
        look = server.look(key)
        assert look.viewer is not None
        assert hear(socket)["announce"] == f"{look.seats[look.viewer].name}: hello"
        say(socket, act="draw", version=version)
        told = hear(socket)["announce"]
        assert told
        assert "hello" not in told


def test_a_page_that_goes_on_shows_the_log_that_a_new_one_does(server: Server, visitor: Visitor) -> None:
    key, shown, compared = server.table("ra", 2, own=2), Shown(), 0
    server.ask(lambda house: house.say(key.table, key.secret, 0, "first"))
    with talk(server, key.table, key) as socket:
        shown.take(hear(socket))
        for move in range(100):
            if move == 50:
                server.ask(lambda house: house.say(key.table, key.secret, 1, "second"))
                shown.take(hear(socket))
            if not server.ask(lambda house, move=move: play_on(house, key, seed=move, most=1)):  # type: ignore[misc]
                break
            shown.take(hear(socket))
            if move % 12 == 11 or move == 51:
                assert log_of(shown["log"]) == log_of(visitor(key).get(f"/t/{key.table}").text)
                compared = max(compared, len(log_of(shown["log"])))
    assert compared == LOG_LINES


def test_the_architect_s_die_bears_nobody_s_sign(server: Server, visitor: Visitor) -> None:
    key = server.finished("pyramidice", 1)
    page = visitor(key).get(f"/t/{key.table}").text
    lines = dict(re.findall(r'<li id="(log-\d+-\d+)"[^>]*>(.*?)</li>', page, re.DOTALL))
    deeds = [name for name, line in lines.items() if re.search("The architect (builds|takes the tile)", line)]
    rolls = [line for name in deeds if "die: " in (line := lines.get(f"{name.rpartition('-')[0]}-0", ""))]
    assert rolls
    assert all(line.startswith("<span></span>") for line in rolls)
