"""The house as it is started: a process of its own, what it writes, and how it ends."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

SECONDS = 30


@dataclass
class House:
    """A server process."""

    process: subprocess.Popen[str]
    url: str

    def end(self) -> tuple[str, str]:
        """Ask it to end, as a machine does that is shut down; return all that it wrote."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.communicate(timeout=SECONDS)


def serve(database: Path, *before: str) -> House:
    """Start `heliopolis serve` and wait until it answers; some arguments come before the command."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = "import sys; from heliopolis.terminal.main import main; sys.exit(main())"
    arguments = [*before, "serve", "--port", str(port), "--database", f"sqlite:///{database}"]
    process = subprocess.Popen(
        [sys.executable, "-c", command, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    house = House(process, f"http://127.0.0.1:{port}")
    deadline = time.monotonic() + SECONDS
    while True:
        try:
            assert httpx.get(f"{house.url}/health").json()["status"] == "ok"
            return house
        except httpx.TransportError:
            assert process.poll() is None, process.communicate()
            assert time.monotonic() < deadline, "the server does not start"
            time.sleep(0.05)


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """Serve tables in a process of its own."""
    started = serve(tmp_path / "tables.db")
    yield started
    if started.process.poll() is None:
        started.process.kill()
        started.process.communicate()


def test_what_the_server_writes_is_structured_and_tells_neither_secrets_nor_tables(house: House) -> None:
    with httpx.Client(base_url=house.url, headers={"Origin": house.url}) as ada:
        table = ada.post("/new/ra", data={"name": "Ada", "seat1": "you", "seat2": "you"}).headers["location"]
        secret = ada.cookies["me"]
        ada.post(f"{table}/start")
        for path in (table, f"{table}/replay?step=2", f"{table}/record.txt", f"{table}x", f"/join?link={table}"):
            ada.get(path)
        ada.get("/", headers={"Referer": f"{house.url}/me/{secret}?next={table}"})
    with httpx.Client(base_url=house.url, headers={"Origin": house.url}) as device:
        for path in (
            f"/me/{secret}?next={table}",
            f"/me/{secret}/x",
            f"/me/{secret[1:]}",
            f"/language/fr?next={table}",
        ):
            device.get(path)
        device.post("/me", data={"secret": secret, "next": table})
        device.post(f"{table}/sit", data={"seat": "9", "name": secret})
        device.request("BREW", f"{table}/{secret}")
    address = f"ws{house.url.removeprefix('http')}{table}/socket"
    cookie = {"Cookie": f"me={secret}"}
    with connect(address, origin=Origin(house.url), additional_headers=cookie) as page:
        version = json.loads(page.recv(timeout=SECONDS))["version"]
        page.send(json.dumps({"act": "draw", "version": version}))
        page.recv(timeout=SECONDS)
        page.send(json.dumps({"act": secret, "version": version}))
        page.recv(timeout=SECONDS)
    with connect(address, origin=Origin("http://elsewhere.example"), additional_headers=cookie):
        pass
    output, log = house.end()
    assert house.process.returncode in (0, -signal.SIGTERM)
    assert "Heliopolis is served at" in output
    lines = [json.loads(line) for line in log.splitlines()]
    requests = [line for line in lines if line["message"] == "request"]
    assert len(requests) > 12
    assert {"/t/{table}", "/me/{secret}", "/t/{table}/sit"} <= {line["route"] for line in requests}
    assert all({"at", "level", "from", "method", "route", "status", "milliseconds"} <= set(line) for line in requests)
    name = table.removeprefix("/t/")
    for hidden in (secret, secret[1:], name, "Ada"):
        assert hidden not in output + log


def test_what_was_acknowledged_is_there_after_the_server_was_told_to_end_or_killed(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    record = ""
    table = ""
    cookies: dict[str, str] = {}
    for ending in (signal.SIGTERM, signal.SIGKILL, signal.SIGTERM):
        started = serve(database)
        with httpx.Client(base_url=started.url, headers={"Origin": started.url}, cookies=cookies) as ada:
            if not table:
                table = ada.post("/new/ra", data={"name": "Ada", "seat1": "you", "seat2": "you"}).headers["location"]
                cookies = {"me": ada.cookies["me"]}
                ada.post(f"{table}/start")
            else:
                assert ada.get(f"{table}/record.txt").text == record
            choice = re.search(r'data-act="([^"]+)"', ada.get(table).text)
            assert choice
            address = f"ws{started.url.removeprefix('http')}{table}/socket"
            cookie = {"Cookie": f"me={cookies['me']}"}
            with connect(address, origin=Origin(started.url), additional_headers=cookie) as page:
                version = json.loads(page.recv(timeout=SECONDS))["version"]
                page.send(json.dumps({"act": choice[1], "version": version}))
                while json.loads(page.recv(timeout=SECONDS)).get("version", version) == version:
                    continue
            before, record = record, ada.get(f"{table}/record.txt").text
            assert len(record) > len(before)
        os.kill(started.process.pid, ending)
        started.process.communicate(timeout=SECONDS)


def test_the_server_ends_within_ten_seconds_whatever_is_open(house: House) -> None:
    with httpx.Client(base_url=house.url, headers={"Origin": house.url}) as ada:
        table = ada.post("/new/ra", data={"name": "Ada", "seat1": "you", "seat2": "bot:pharaoh"}).headers["location"]
        ada.post(f"{table}/start")
    port = int(house.url.rpartition(":")[2])
    host = house.url.removeprefix("http://")
    post = f"POST /new/ra HTTP/1.1\r\nHost: {host}\r\nOrigin: {house.url}\r\nContent-Length: 100\r\n"
    upgrade = (
        f"GET {table}/socket HTTP/1.1\r\nHost: {host}\r\nOrigin: {house.url}\r\nConnection: Upgrade\r\n"
        "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
    form = "Content-Type: application/x-www-form-urlencoded\r\n\r\nname="
    with ExitStack() as stack:
        for sent in ("", "GET / HTTP", post, post + form, upgrade):
            connection = stack.enter_context(socket.create_connection(("127.0.0.1", port)))
            connection.sendall(sent.encode())
        time.sleep(0.5)  # so that all of it has come
        house.process.send_signal(signal.SIGTERM)
        _, log = house.process.communicate(timeout=10)
    assert house.process.returncode in (0, -signal.SIGTERM)
    assert "Traceback" not in log


def test_a_game_from_outside_is_served_and_bots_think_about_it_in_their_processes(tmp_path: Path) -> None:
    started = serve(tmp_path / "tables.db", "--with", "examples.sticks.register")
    with httpx.Client(base_url=started.url, headers={"Origin": started.url}) as ada:
        table = ada.post("/play/sticks").headers["location"]
        address = f"ws{started.url.removeprefix('http')}{table}/socket"
        cookie = {"Cookie": f"me={ada.cookies['me']}"}
        with connect(address, origin=Origin(started.url), additional_headers=cookie) as page:
            version = json.loads(page.recv(timeout=SECONDS))["version"]
            page.send(json.dumps({"act": "take 1", "version": version}))
            told = ""
            while told.count("takes") < 3:  # Ada, and two bots after her
                told += json.loads(page.recv(timeout=SECONDS)).get("lines", "")
    _, log = started.end()
    replaced = [line for line in log.splitlines() if "is replaced by" in line]
    assert [line for line in replaced if "no answer within" not in line] == []  # but for one on a busy machine
