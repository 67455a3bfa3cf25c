"""What protects people: where requests come from, what pages may load, where secrets are, where links lead."""

import re
import sqlite3

import httpx
import pytest
from starlette.requests import Request
from starlette.responses import Response
from tests.serving import Server
from tests.web.conftest import Visitor
from tests.web.talking import SECONDS, hear, talk
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin

from heliopolis.core import registry
from heliopolis.tables.house import Key
from heliopolis.web.guard import remember

FOREIGN = [
    "https://evil.example",
    "null",
    "http://127.0.0.1",
    "http://127.0.0.1.evil.example",
    "file://",
    "http://[",
    "",
]
POSTS = ["/play/ra", "/new/ra", "/replay", "/t/{table}/sit", "/t/{table}/bot", "/t/{table}/open", "/t/{table}/start"]
POSTS += ["/t/{table}/agree", "/t/{table}/rematch", "/t/{table}/continue", "/me"]


def pages_of(key: Key) -> list[str]:
    """List an address of every kind."""
    table = f"/t/{key.table}"
    fixed = ["/", "/replay", "/new/ra", "/rules/ra", "/about/ra", "/about/ra/edition.toml", "/health", "/metrics"]
    return [*fixed, table, f"{table}/replay?step=3", f"{table}/record.txt", "/no/such/page", "/t/nothing", "/new/chess"]


@pytest.mark.parametrize("origin", [*FOREIGN, None], ids=repr)
@pytest.mark.parametrize("path", POSTS)
def test_a_post_from_elsewhere_is_refused(server: Server, visitor: Visitor, path: str, origin: str | None) -> None:
    key = server.table("ra", 2, own=2)
    before = server.look(key).version
    client = visitor(key, origin=None)
    headers = {} if origin is None else {"Origin": origin}
    answer = client.post(path.format(table=key.table), data={"seat": "0"}, headers=headers)
    assert answer.status_code == 403
    assert "set-cookie" not in answer.headers
    assert server.look(key).version == before


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1", None], ids=repr)
def test_a_socket_from_elsewhere_is_refused(server: Server, origin: str | None) -> None:
    key = server.table("ra", 2)
    address = f"ws://127.0.0.1:{server.port}/t/{key.table}/socket"
    cookie = {"Cookie": f"me={key.secret}"}
    told = None if origin is None else Origin(origin)
    with connect(address, origin=told, additional_headers=cookie) as socket, pytest.raises(ConnectionClosed) as closed:
        socket.recv(timeout=SECONDS)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4403


def test_our_own_socket_is_served(server: Server) -> None:
    key = server.table("ra", 2)
    with talk(server, key.table, key) as socket:
        assert "board" in hear(socket)["sections"]


def test_every_answer_says_what_a_page_may_load(server: Server, visitor: Visitor) -> None:
    key = server.table("ra", 2)
    client = visitor(key)
    for path in pages_of(key):
        policy = client.get(path).headers["content-security-policy"]
        rules = dict(rule.strip().split(" ", 1) for rule in policy.split(";"))
        assert rules["default-src"] == "'none'", path
        assert rules["script-src"] == "'self'", path
        assert rules["frame-ancestors"] == "'none'", path
        assert rules["base-uri"] == "'none'", path
        assert rules["form-action"] == "'self'", path
        assert client.get(path).headers["x-content-type-options"] == "nosniff", path


def test_no_page_has_a_script_of_its_own(server: Server, visitor: Visitor) -> None:
    for key in (server.table("ra", 2), server.finished("ra", 2)):
        client = visitor(key)
        for path in pages_of(key):
            text = client.get(path).text
            scripts = re.findall(r"<script[^>]*>(.*?)</script>", text, re.DOTALL)
            assert all(not body.strip() for body in scripts), path
            assert not re.search(r"<[^>]+\son[a-z]+\s*=", text), path
            assert "javascript:" not in text, path


def test_names_and_titles_are_only_text(visitor: Visitor) -> None:
    client = visitor()
    name = "<img src=x onerror=alert(1)>"
    answer = client.post("/new/ra", data={"name": name, "seat1": "you", "seat2": "bot:random"}, follow_redirects=True)
    assert answer.status_code == 200
    assert "<img" not in answer.text
    assert "&lt;img src=x" in answer.text


def test_secrets_are_only_kept_as_hashes(server: Server, visitor: Visitor) -> None:
    client = visitor()
    answer = client.post("/new/ra", data={"name": "Ada", "seat1": "you", "seat2": "open"})
    host = client.cookies["me"]
    table = answer.headers["location"]
    guest = visitor()
    guest.post(f"{table}/sit", data={"seat": "1", "name": "Grace"})
    secret = guest.cookies["me"]
    client.post(f"{table}/start")
    assert secret != host
    written = b"".join(path.read_bytes() for path in server.database.parent.glob(f"{server.database.name}*"))
    assert b"Grace" in written
    for each in (host, secret):
        assert each.encode() not in written
    with sqlite3.connect(server.database) as database:
        assert "Grace" in "\n".join(database.iterdump())
    database.close()


def test_cookies_are_out_of_reach_of_scripts_and_other_sites(server: Server, visitor: Visitor) -> None:
    client = visitor()
    known = visitor().get(f"/me/{server.table('ra', 2).secret}")
    answers = [client.post("/play/ra"), known, client.get("/language/fr")]
    for answer in answers:
        for cookie in answer.headers.get_list("set-cookie"):
            assert "httponly" in cookie.lower()
            assert "samesite=lax" in cookie.lower()
        assert answer.headers.get_list("set-cookie")


def coming_by(scheme: str, **headers: str) -> Request:
    """Return a request that came by http or https."""
    raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return Request({"type": "http", "scheme": scheme, "server": ("x", 1), "path": "/", "headers": raw})


def test_cookies_of_a_site_served_by_https_never_travel_in_clear(visitor: Visitor) -> None:
    for scheme, secure in (("https", True), ("http", False)):
        for headers in ({}, {"x_forwarded_proto": "https"}, {"forwarded": "proto=https"}):  # anybody can say so
            answer = remember(coming_by(scheme, **headers), Response(), "x" * 32)
            assert ("secure" in answer.headers["set-cookie"].lower()) == secure
    behind = visitor().get(f"/me/{'x' * 32}", headers={"X-Forwarded-Proto": "https"})  # from a proxy that is trusted
    assert "secure" in behind.headers["set-cookie"].lower()
    assert "secure" not in visitor().get(f"/me/{'x' * 32}").headers["set-cookie"].lower()


def test_a_link_alone_does_not_make_anybody_another_person(server: Server, visitor: Visitor) -> None:
    mine, other = server.table("ra", 2), server.table("ra", 2)
    client = visitor(mine)
    asked = client.get(f"/me/{other.secret}", params={"next": f"/t/{other.table}"})
    assert asked.status_code == 200
    assert "set-cookie" not in asked.headers
    assert "Go on as that person" in asked.text
    assert client.get(f"/me/{mine.secret}").status_code == 303
    answer = client.post("/me", data={"secret": other.secret, "next": f"/t/{other.table}"})
    assert answer.headers["location"] == f"/t/{other.table}"
    assert f"me={other.secret}" in answer.headers["set-cookie"]
    assert client.post("/me", data={"secret": "x", "next": "//evil.example"}).status_code == 409


def test_no_page_is_kept_by_anybody_on_its_way(server: Server, visitor: Visitor) -> None:
    key = server.table("ra", 2)
    client = visitor(key)
    for path in [*pages_of(key), f"/me/{key.secret}"]:
        answer = client.get(path)
        assert answer.headers["cache-control"] == "no-store", path
        assert answer.headers["referrer-policy"] == "same-origin", path
    script = client.get("/static/table.js")
    assert script.headers["cache-control"] == "no-cache"
    again = client.get("/static/table.js", headers={"if-none-match": script.headers["etag"]})
    assert again.status_code == 304


LINKS = [
    "https://evil.example/",
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "https://here.example//evil.example",
    "x:https://evil.example",
    "x://y/https://evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "///evil.example",
    "/.//evil.example",
    "javascript:alert(1)",
    "http://[",
    "http:evil.example",
    "@evil.example",
    ".evil.example",
    "",
]


@pytest.mark.parametrize("link", LINKS, ids=repr)
@pytest.mark.parametrize("door", ["/join?link=", "/language/fr?next=", "/me/{secret}?next="])
def test_no_link_leads_out_of_the_house(server: Server, visitor: Visitor, door: str, link: str) -> None:
    secret = server.table("ra", 2).secret
    path, _, name = door.format(secret=secret)[:-1].partition("?")
    answer = visitor().get(path, params={name: link})
    assert answer.status_code in (303, 422)
    if answer.status_code == 303:
        target = httpx.URL(server.url).join(answer.headers["location"])
        assert (target.host, target.port, target.scheme) == ("127.0.0.1", server.port, "http")
        assert answer.headers["location"].startswith("/")
        assert not answer.headers["location"].startswith(("//", "/\\", "/%5C"))


def test_another_language_leads_back_to_where_the_page_says_it_is_if_that_is_ours(
    server: Server, visitor: Visitor
) -> None:
    address = "/t/some/replay?step=40"
    for told, wanted in [
        ("", address),
        (f"{server.url}/t/some/replay?step=41", "/t/some/replay?step=41"),
        (f"{server.url}/t/some/replay", address),
        (f"{server.url}/t/other/replay?step=41", address),
        ("https://evil.example/t/some/replay?step=41", address),
        ("http://[", address),
    ]:
        answer = visitor().get("/language/fr", params={"next": address}, headers={"Referer": told})
        assert answer.headers["location"] == wanted, told


def test_a_link_to_a_table_leads_there(server: Server, visitor: Visitor) -> None:
    key = server.table("ra", 2)
    path = f"/t/{key.table}"
    for link in (f"{server.url}{path}", path, f"127.0.0.1:{server.port}{path}", key.table, f" {key.table} "):
        assert visitor().get("/join", params={"link": link}).headers["location"] == path, link


@pytest.mark.parametrize("secret", ["x", "../../etc", "0" * 32, "é" * 32, "0" * 5000])
def test_whoever_comes_with_a_wrong_secret_is_a_spectator(server: Server, visitor: Visitor, secret: str) -> None:
    key = server.table("ra", 2)
    client = visitor()
    entering = client.get(f"/me/{secret}")
    assert entering.status_code in (303, 404, 409)
    client.cookies.set("me", secret.encode().decode("latin-1") if secret.isascii() else "x" * 32)
    for path in ("/", f"/t/{key.table}", f"/t/{key.table}/record.txt", f"/t/{key.table}/replay", "/rules/ra"):
        answer = client.get(path)
        assert answer.status_code == 200, path
        assert "data-act=" not in answer.text


def test_one_person_has_no_way_to_anothers_seat(server: Server, visitor: Visitor) -> None:
    key, other = server.table("ra", 2, own=2), server.table("ra", 2)
    stranger = visitor(other)
    before = server.look(key).version
    page = stranger.get(f"/t/{key.table}").text
    assert key.secret not in page
    assert "data-act=" not in page
    for path, form in [
        ("open", {"seat": "0"}),
        ("bot", {"seat": "0", "bot": "random"}),
        ("rematch", {}),
        ("start", {}),
    ]:
        assert stranger.post(f"/t/{key.table}/{path}", data=form).status_code == 409, path
    assert server.look(key).version == before


def test_a_personal_link_takes_the_seat_to_another_device(server: Server, visitor: Visitor) -> None:
    key = server.table("ra", 2, own=2)
    device = visitor()
    answer = device.get(f"/me/{key.secret}", params={"next": f"/t/{key.table}"}, follow_redirects=True)
    assert answer.status_code == 200
    assert answer.url.path == f"/t/{key.table}"
    assert "data-act=" in answer.text


@pytest.mark.parametrize("name", registry.names())
def test_a_form_that_is_too_large_is_refused_with_the_bound(visitor: Visitor, name: str) -> None:
    answer = visitor().post(f"/new/{name}", data={"edition": "x" * 250_000})
    assert answer.status_code == 413
    assert "at most 200,000 bytes" in answer.text
    streamed = visitor().post(f"/new/{name}", content=(b"edition=x" for _ in range(2)))
    assert streamed.status_code == 413
