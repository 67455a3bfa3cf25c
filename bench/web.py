"""The table in the browser, measured: moves a second and latency over real sockets, bytes, drawing, the page's script.

    python bench/web.py [TABLES ...] [--bot LEVEL] [--rounds N] [--stage]

The server runs in a process of its own, on one core, with a SQLite file that is synchronised at each commit. Each
table has one page open and makes a move a second. Before that, for each game: drawing a page after a move, and the
script that brings it to the screen. Takes some minutes; run nothing else at the same time. With 0 tables only the pages
are measured.

With `--rounds` only moves are measured, so many times, by a new server each: with `--bot`, at tables with a bot of
that level each, which answers as soon as it can, and all cores for both. With `--stage` pages are told what
happens beat by beat, as those of people who have set no other pace.
"""

import argparse
import asyncio
import gc
import json
import os
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

import httpx  # noqa: E402
from playwright.sync_api import sync_playwright  # noqa: E402
from tests.browser.chromium import FLAGS, find  # noqa: E402
from tests.serving import PATIENT, Server, play_on  # noqa: E402
from tests.web.talking import Shown  # noqa: E402
from websockets.asyncio.client import connect  # noqa: E402
from websockets.exceptions import ConnectionClosed  # noqa: E402

from heliopolis.core import registry  # noqa: E402
from heliopolis.web.layout import Page  # noqa: E402
from heliopolis.web.logbook import LogBook  # noqa: E402
from heliopolis.web.narration import Narrator  # noqa: E402
from heliopolis.web.tablepage import TablePage  # noqa: E402

SECONDS = 20
"""How long each number of tables is measured at a pace …"""
HASTY_SECONDS = 4
"""… and without one: no game may be over by then."""
GAMES = 6
MOVES = 25
"""After how many moves a page is measured, and at how many tables."""
BETWEEN_MOVES = 500
"""How many milliseconds a page has until the next move: bots of a real server wait as long."""
LOADS = 20
PAGE = Page("en", "", "")
OVER = '<section id="results" class="after-game">'
"""The result of a game that is over: until then it is hidden."""
ACTS = re.compile(r'data-act="([^"]+)"')


@dataclass
class Figures:
    """What was measured at some number of tables."""

    seconds: float
    latencies: list[float] = field(default_factory=list)
    sizes: list[int] = field(default_factory=list)
    late: int = 0
    processor: float = 0.0
    """Seconds that the server computed meanwhile, which a busy machine hardly changes."""

    def line(self, tables: int, bots: str) -> str:
        """Write the figures."""
        if not self.latencies:
            return f"{tables:>6} tables, {bots:<12} no move was answered"
        ordered = sorted(self.latencies)
        p99 = ordered[min(len(ordered) - 1, int(len(ordered) * 0.99))]
        return (
            f"{tables:>6} tables, {bots:<12} {len(ordered) / self.seconds:>7.0f} moves/s   "
            f"p50 {statistics.median(ordered) * 1000:>6.1f} ms   p99 {p99 * 1000:>6.1f} ms   "
            f"{statistics.mean(self.sizes):>6.0f} bytes a move   "
            f"{self.processor / len(ordered) * 1000:.2f} ms of processor time a move   {self.late} unanswered"
        )


def serve(database: str, *, one_core: bool) -> None:
    """Serve until the input ends, on one core if there are no bots: they would have to think on the same."""
    with suppress(AttributeError, OSError):
        if one_core:
            os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    server = Server(Path(database), PATIENT).start()
    print(server.port, flush=True)
    sys.stdin.read()
    server.stop()


async def set_up(client: httpx.AsyncClient, number: int, bot: str = "") -> str:
    """Set up a table for two and start it."""
    second = f"bot:{bot}" if bot else "you"
    answer = await client.post("/new/ra", data={"name": f"Ada {number}", "seat1": "you", "seat2": second})
    table = answer.headers["location"]
    await client.post(f"{table}/start")
    return str(table)


class Gate:
    """Keeps all pages from playing until each of them is open, and says until when they play."""

    def __init__(self, pages: int, serving: list[int], seconds: float) -> None:
        self.missing = pages
        self.serving = serving
        """The processes that serve."""
        self.seconds = seconds
        self.processor = 0.0
        self.until = 0.0
        self.opened = asyncio.Event()

    async def pass_through(self) -> None:
        """Wait for all the others."""
        self.missing -= 1
        if not self.missing:
            self.processor = processor_time_of(self.serving)
            self.until = time.perf_counter() + self.seconds
            self.opened.set()
        await self.opened.wait()


async def play(
    base: str, headers: dict[str, str], table: str, pace: float, gate: Gate, figures: Figures, more: str = ""
) -> None:
    """Keep a page open and make moves at a pace, as a person would; without a pace, as fast as answers come.

    Each table has moments of its own for its moves and returns to them when it was late: else all that were held up at
    once would go on moving at once for good, which people don't.
    """
    rng = Random(table)
    shown = Shown()
    version = 0

    def take(text: str | bytes) -> bool:
        nonlocal version
        message = json.loads(text)
        raw = text.encode() if isinstance(text, str) else text
        if "sections" not in message:
            return False
        figures.sizes.append(len(raw))
        for beat in message.get("beats", []):
            shown.take(beat)
        shown.take(message)
        changed = message["version"] > version
        version = message["version"]
        return bool(changed)

    address = f"ws://{base.removeprefix('http://')}{table}/socket?lang=en{more}"
    async with connect(address, origin=base, additional_headers=headers, open_timeout=600) as socket:  # type: ignore[arg-type]
        take(await socket.recv())
        figures.sizes.pop()
        await gate.pass_through()
        due = time.perf_counter() + rng.random() * pace
        while max(due, time.perf_counter()) < gate.until:
            with suppress(TimeoutError):
                async with asyncio.timeout(due - time.perf_counter()):
                    while True:
                        take(await socket.recv())
            acts = ACTS.findall(shown["board"] + shown["prompt"])
            began = time.perf_counter()
            if acts:
                await socket.send(json.dumps({"act": rng.choice(acts), "version": version}))
            elif OVER in shown["results"]:
                return
            try:
                while not take(await asyncio.wait_for(socket.recv(), 5)):
                    pass
            except TimeoutError:
                figures.late += bool(acts)
                continue
            if acts:
                figures.latencies.append(time.perf_counter() - began)
            due = due + pace if pace else time.perf_counter()


async def measure(base: str, server: int, tables: int, *, bot: str, pace: float, stage: bool = False) -> Figures:
    """Open so many tables, then play at all of them."""
    figures = Figures(SECONDS if pace else HASTY_SECONDS)
    async with httpx.AsyncClient(base_url=base, headers={"Origin": base}, timeout=60) as client:
        await client.post("/play/ra")
        headers = {"Cookie": f"me={client.cookies['me']}"}
        opened: list[str] = []
        while len(opened) < tables:
            some = min(20, tables - len(opened))
            opened += await asyncio.gather(*(set_up(client, len(opened) + each, bot) for each in range(some)))
    gc.disable()  # the pages must not wait for this process
    gate = Gate(tables, [server], figures.seconds)
    more = "&stage=on" if stage else ""
    playing = [play(base, headers, table, pace, gate, figures, more) for table in opened]
    for result in await asyncio.gather(*playing, return_exceptions=True):
        if isinstance(result, BaseException) and not isinstance(result, ConnectionClosed):
            raise result
    figures.processor = processor_time_of([server]) - gate.processor
    return figures


def memory_of(process: int) -> int:
    """Return the memory of a process, in kB."""
    status = Path(f"/proc/{process}/status").read_text(encoding="utf-8")
    return int(re.findall(r"VmRSS:\s+(\d+)", status)[0])


def processor_time_of(processes: list[int]) -> float:
    """Return for how many seconds some processes have computed, without those that they have started."""
    ticks = 0
    for process in processes:
        fields = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


@contextmanager
def served(bot: str) -> Iterator[tuple[str, int]]:
    """Serve in a process of its own; return its address and its number."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, __file__, "--serve", f"{folder}/tables.db", "all cores" if bot else "one core"]
        with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            assert process.stdin is not None
            yield f"http://127.0.0.1:{int(process.stdout.readline())}", process.pid
            process.stdin.close()


def over_sockets(counts: list[int], bot: str, *, stage: bool) -> None:
    """Measure moves and latency against the number of tables."""
    for level in ("", bot):
        with served(level) as (base, server):
            for tables in counts:
                before = memory_of(server)
                print(moves(base, server, tables, level, 1.0, stage=stage), flush=True)
                more = (memory_of(server) - before) / tables
                print(f"        the server has grown by {more:.0f} kB a table, with its page open", flush=True)
            print(moves(base, server, 50, level, 0.0, stage=stage), "  (as fast as answers come)", flush=True)
            print(f"memory of the server after all of these: {memory_of(server)} kB")


def again_and_again(counts: list[int], bot: str, rounds: int, *, stage: bool) -> None:
    """Measure moves and latency several times, by a new server each."""
    for _ in range(rounds):
        for tables in counts:
            with served(bot) as (base, server):
                print(moves(base, server, tables, bot, 1.0, stage=stage), flush=True)


def moves(base: str, server: int, tables: int, bot: str, pace: float, *, stage: bool) -> str:
    """Play at so many tables, and write the figures."""
    figures = asyncio.run(measure(base, server, tables, bot=bot, pace=pace, stage=stage))
    return figures.line(tables, f"a {bot} each" if bot else "without bots")


def on_the_page() -> None:
    """Measure drawing in the server and the script in the browser: a person among bots, as many as the game takes."""
    path = find()
    if path is None:
        print("there is no Chromium here: the page's script is not measured")
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder) / "tables.db").start()
        for game in registry.names():
            seats = registry.info(game).seats[-1]
            print(f"{game}, {seats} seats: {drawing_times(server, game, seats)}", flush=True)
            if path is not None:
                print(f"{game}, {seats} seats: {script_times(server, path, game, seats)}", flush=True)
        print(f"a finished game of Ra for 5: {loading_times(server)}", flush=True)
        server.stop()


def drawing_times(server: Server, game: str, seats: int) -> str:
    """Measure drawing all sections of a page anew after each move, in processor time.

    Some games are drawn before, so that the pieces which are kept have been drawn once, as in a server that serves.
    """
    times: list[float] = []
    for number in range(GAMES):
        key = server.table(game, seats)
        narrator = Narrator(LogBook(PAGE))
        for move in range(MOVES):
            server.ask(lambda house, seed=number * MOVES + move: play_on(house, key, seed, most=1))  # type: ignore[misc] # noqa: B023
            look = server.look(key)
            if look.result is not None:
                break
            began = time.thread_time()
            TablePage(PAGE, look, f"/t/{key.table}", narrator=narrator).sections()
            if number >= GAMES // 2:
                times.append(time.thread_time() - began)
    return f"drawing a seat's page after a move {spread(times)} of processor time"


def loading_times(server: Server) -> str:
    """Measure the page of a finished game, from a house that has forgotten it to the last byte."""
    key = server.finished("ra", 5)
    times = []
    for _ in range(LOADS):
        server.app.state.house._floor.forget(key.table)
        began = time.perf_counter()
        httpx.get(f"{server.url}/t/{key.table}", headers={"Cookie": f"me={key.secret}"}).raise_for_status()
        times.append(time.perf_counter() - began)
    return f"its page is loaded from the database and drawn in {spread(times)}"


def spread(seconds: list[float]) -> str:
    """Write the lowest, the middle and the highest of some times: on a busy machine the lowest says most."""
    low, middle, high = (each * 1000 for each in (min(seconds), statistics.median(seconds), max(seconds)))
    return f"median {middle:.2f} ms (fastest {low:.2f}, slowest {high:.2f})"


TIMED = """
window.times = [];
const handler = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
Object.defineProperty(WebSocket.prototype, "onmessage", {
    get() { return handler.get.call(this) },
    set(receive) {
        handler.set.call(this, (event) => {
            const began = performance.now();
            receive(event);
            const settled = performance.now();
            document.body.getBoundingClientRect();
            window.times.push([settled - began, performance.now() - settled]);
        });
    },
});
"""


def script_times(server: Server, path: str, game: str, seats: int) -> str:
    """Measure the script from a message to the settled page, and then the browser's layout."""
    key = server.table(game, seats)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        context = browser.new_context()
        context.add_cookies([{"name": "me", "value": key.secret, "url": server.url}])
        context.add_init_script(TIMED)
        page = context.new_page()
        page.goto(f"{server.url}/t/{key.table}")
        page.wait_for_function("() => window.times.length > 0")
        for move in range(MOVES):
            seen = page.evaluate("window.times.length")
            if not server.ask(lambda house, move=move: play_on(house, key, seed=move, most=1)):  # type: ignore[misc]
                break
            page.wait_for_function(f"() => window.times.length > {seen}")
            page.wait_for_timeout(BETWEEN_MOVES)
        times = page.evaluate("window.times.slice(1)")
        browser.close()
    script, layout = (spread([each / 1000 for each in part]) for part in zip(*times, strict=True))
    return f"script from a message to the settled page {script}, then layout {layout}, {len(times)} messages"


def main() -> None:
    """Read the arguments, and measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("tables", nargs="*", type=int, default=[10, 100, 300, 1000])
    parser.add_argument("--bot", default="", help="also (with --rounds: only) at tables with such a bot each")
    parser.add_argument("--rounds", type=int, default=0)
    parser.add_argument("--stage", action="store_true")
    chosen = parser.parse_args()
    if chosen.rounds:
        again_and_again(chosen.tables, chosen.bot, chosen.rounds, stage=chosen.stage)
        return
    on_the_page()
    if any(chosen.tables):
        over_sockets(chosen.tables, chosen.bot or "scribe", stage=chosen.stage)


if __name__ == "__main__":
    if sys.argv[1:2] == ["--serve"]:
        serve(sys.argv[2], one_core=sys.argv[3] == "one core")
    else:
        main()
