"""The lobby, the form for a table of one's own, and the room in which a table waits."""

import re

import httpx
import pytest
from tests.serving import Server
from tests.web.conftest import Visitor

from heliopolis.core import registry
from heliopolis.core.game import Game
from heliopolis.players.levels import LEVELS
from heliopolis.tables.clock import Clock
from heliopolis.tables.plan import Plan, SeatPlan
from heliopolis.tables.table import BOT, OPEN, PERSON

FORM = {
    "name": "Ada",
    "seat1": "you",
    "seat2": "open",
    "clock": "15",
    "language": "fr",
    "title": "Tuesday",
    "undo": "yes",
}


def created(visitor: httpx.Client, game: str = "ra", **fields: str) -> str:
    """Create a table by the form; return its address."""
    answer = visitor.post(f"/new/{game}", data={**FORM, **fields})
    assert answer.status_code == 303
    return answer.headers["location"]


def own_tables(page: str) -> list[str]:
    """Return what the lobby says of each of the reader's tables."""
    part = page[page.index("Your tables") : page.index("Open tables")]
    return [re.sub(r"<[^>]+>", " ", row) for row in re.findall(r"<li>.*?</li>", part)]


def test_every_game_leads_to_its_rules_its_components_and_a_table_and_records_are_taken_in(visitor: Visitor) -> None:
    come = visitor()
    page = come.get("/").text
    assert 'href="/replay"' in page
    for game in registry.names():
        for address in (f"/rules/{game}", f"/about/{game}", f"/new/{game}"):
            assert f'href="{address}"' in page
            assert come.get(address).status_code == 200


@pytest.mark.parametrize(("language", "sentence"), [("en", "Nine sticks"), ("fr", "Neuf bâtons")])
def test_a_game_from_outside_has_its_own_sentence(visitor: Visitor, sticks: Game, language: str, sentence: str) -> None:
    page = visitor().get("/", headers={"accept-language": language}).text
    card = page[page.index(sticks.info.title) :]
    assert re.search(rf'class="sentence">{sentence}[^<]+\.</p>', card)


def test_tables_of_a_game_that_is_no_longer_known_are_left_out(visitor: Visitor) -> None:
    registry.register("forgotten", "examples.sticks")
    player = visitor()
    created(player, "forgotten", seat2="open", title="Sticks by the Nile", listed="yes", language="en")
    assert "Sticks by the Nile" in player.get("/").text
    registry.forget("forgotten")
    assert "Sticks by the Nile" not in player.get("/").text
    assert player.get("/").status_code == 200


@pytest.mark.parametrize("game", registry.names())
def test_who_plays_at_once_meets_bots_of_a_level(visitor: Visitor, server: Server, game: str) -> None:
    answer = visitor().post(f"/play/{game}")
    table = answer.headers["location"].removeprefix("/t/")
    bots = [seat.bot for seat in server.ask(lambda house: house.look(table)).seats if seat.kind == BOT]
    assert bots
    assert set(bots) <= set(LEVELS)


def test_the_level_is_one_click_and_is_remembered(visitor: Visitor, server: Server) -> None:
    player = visitor()
    answer = player.post("/play/ra", data={"bot": "vizier"})
    table = answer.headers["location"].removeprefix("/t/")
    seats = server.ask(lambda house: house.look(table)).seats
    assert [seat.bot for seat in seats if seat.kind == BOT] == ["vizier", "vizier"]
    card = player.get("/").text.partition('action="/play/ra"')[2].partition("</form>")[0]
    assert card.partition('value="vizier"')[2].startswith(" checked")
    assert "checked" not in card.partition('value="scribe"')[2].partition(">")[0]


@pytest.mark.parametrize(("language", "called"), [("en", "Ra himself"), ("fr", "Ra lui-même")])
def test_those_who_want_to_lose_may_ask_ra_himself(visitor: Visitor, language: str, called: str) -> None:
    page = visitor().get("/", headers={"accept-language": language}).text
    for name in registry.names():
        card = page.partition(f'action="/play/{name}"')[2].partition("</form>")[0]
        offered = re.findall(r'value="([a-z-]+)"(?: checked)?>([^<]+)', card)
        assert [bot for bot, _ in offered] == ["scribe", "priest", "vizier", "pharaoh", "ra-himself"]
        assert offered[-1][1] == called


def test_a_level_that_is_none_is_refused(visitor: Visitor) -> None:
    answer = visitor().post("/play/ra", data={"bot": "sphinx"})
    assert answer.status_code == 409
    assert "There is no such bot." in answer.text


def test_pyramidice_is_played_alone_from_the_first_screen(visitor: Visitor, server: Server) -> None:
    player = visitor()
    assert (
        'name="seats" value="1"'
        in player.get("/").text.partition('action="/play/pyramidice"')[2].partition("</form>")[0]
    )
    table = player.post("/play/pyramidice", data={"seats": "1"}).headers["location"].removeprefix("/t/")
    assert len(server.ask(lambda house: house.look(table)).seats) == 1


def test_who_plays_heir_at_once_has_the_short_set_up(visitor: Visitor, server: Server) -> None:
    table = visitor().post("/play/heir").headers["location"].removeprefix("/t/")
    assert server.ask(lambda house: house.look(table)).options == {"quick": True}


def test_ones_ended_games_tell_their_scores_the_best_first(server: Server) -> None:
    key = server.finished("ra", 2)
    result = server.look(key).result
    assert result is not None
    shown = httpx.get(f"{server.url}/", headers={"Cookie": f"me={key.secret}"}).text
    row = shown.partition('id="own-tables"')[2].partition("</li>")[0]
    told = sorted(zip(result.places, ("Ada", "Djedi"), result.scores, strict=True))
    assert ", ".join(f"{name} {score}".replace("-", "−") for _, name, score in told) in row
    assert "just now" in row or "min ago" in row


def test_a_form_that_would_not_do_comes_back_filled_in(visitor: Visitor) -> None:
    fields = {**FORM, "seat2": "bot:vizier", "option-debts": "yes", "edition": "nonsense", "listed": "yes"}
    answer = visitor().post("/new/ra", data=fields)
    assert answer.status_code == 422
    page = answer.text
    assert 'role="alert"' in page
    assert 'value="Ada"' in page
    assert 'value="Tuesday"' in page
    for chosen in ("bot:vizier", "15", "fr"):
        assert re.search(rf'<option value="{chosen}" selected', page), chosen
    for ticked in ("option-debts", "listed", "undo"):
        assert re.search(rf'name="{ticked}" value="yes" checked', page), ticked
    assert not re.search(r'name="option-open_scores" value="yes" checked', page)
    assert ">nonsense</textarea>" in page


def test_everything_on_the_form_is_as_wanted_at_the_table(visitor: Visitor, server: Server) -> None:
    host = visitor()
    fields = {"seat2": "bot:vizier", "seat3": "you", "option-debts": "yes", "listed": "yes"}
    table = created(host, **fields).removeprefix("/t/")
    look = server.ask(lambda house: house.look(table, host.cookies["me"]))
    assert [(seat.kind, seat.name) for seat in look.seats] == [(PERSON, "Ada"), (BOT, "vizier"), (PERSON, "Ada 3")]
    assert look.options == {"open_scores": False, "debts": True}
    assert (look.clock, look.language, look.title, look.undo, look.listed) == (
        Clock(900, 10),
        "fr",
        "Tuesday",
        True,
        True,
    )
    other = {name: value for name, value in FORM.items() if name != "undo"}
    table = host.post("/new/ra", data=other).headers["location"].removeprefix("/t/")
    assert not server.ask(lambda house: house.look(table)).undo


def test_each_of_ones_own_seats_may_have_a_name(visitor: Visitor, server: Server) -> None:
    host = visitor()
    own = {"seat2": "you", "name2": " Léa ", "seat3": "you", "name3": " ", "seat4": "bot:random", "name4": "Nobody"}
    table = created(host, **own).removeprefix("/t/")
    names = [seat.name for seat in server.ask(lambda house: house.look(table)).seats]
    assert names == ["Ada", "Léa", "Ada 3", "random"]
    page = host.post("/new/ra", data={**FORM, **own, "edition": "nonsense"}).text
    assert 'name="name2" maxlength="40" value=" Léa "' in page


def test_a_guest_reads_the_table_in_the_browser_s_language_or_else_in_the_table_s(visitor: Visitor) -> None:
    host = visitor()
    table = created(host)
    guest = visitor()
    guest.headers["accept-language"] = "en"
    assert '<html lang="en"' in guest.get(table).text
    guest.headers["accept-language"] = "de"
    assert '<html lang="fr"' in guest.get(table).text
    guest.get("/language/en")
    assert '<html lang="en"' in guest.get(table).text
    assert host.post("/new/ra", data={**FORM, "language": "xx"}).status_code == 422


def test_a_guest_reads_who_invites_to_what_and_how_long_it_takes(visitor: Visitor) -> None:
    host = visitor()
    table = created(host, language="fr", seat2="open", seat3="open")
    guest = visitor()
    guest.headers["accept-language"] = "en"
    page = guest.get(table).text
    for said in ("Ada invites you to a game of Ra", "3 players", "45 min", "Auctions with numbered suns", "/rules/ra"):
        assert said in page, said
    assert "invites you" not in host.get(table).text


def test_a_table_begins_by_itself_once_its_last_seat_is_taken(visitor: Visitor, server: Server) -> None:
    table = created(visitor(), seat2="open", seat3="open")
    for seat in (1, 2):
        assert server.ask(lambda house: house.look(table.removeprefix("/t/"))).phase == "seating"
        visitor().post(f"{table}/sit", data={"seat": str(seat), "name": f"Guest {seat}"})
    assert server.ask(lambda house: house.look(table.removeprefix("/t/"))).phase == "playing"


def test_who_chooses_an_architect_reads_what_he_does(visitor: Visitor) -> None:
    page = visitor().get("/new/pyramidice").text
    assert ">Imhotep – Great Architect, level 4: 2 Glory more for each build.</option>" in page


def test_who_is_invited_reads_what_is_unusual_about_the_table(visitor: Visitor) -> None:
    host = visitor()
    page = visitor().get(created(host, language="en", **{"option-debts": "yes"})).text
    assert "<span>Totals may fall below 0</span><span>15 minutes each, 10 s a move</span>" in page
    page = visitor().get(created(host, "pyramidice", language="en", **{"option-architect": "imhotep"})).text
    assert "Architect (for one player): Imhotep" in page
    plain = {"name": "Ada", "seat1": "you", "seat2": "open", "language": "en"}
    assert "Nothing is taken back" in visitor().get(host.post("/new/ra", data=plain).headers["location"]).text


@pytest.mark.parametrize("link", ["nonsense", "http://elsewhere.example/", "/rules/ra", "a b", "/t/short", ""])
def test_a_link_to_no_table_is_answered_with_what_is_expected(visitor: Visitor, link: str) -> None:
    answer = visitor().get("/join", params={"link": link})
    assert answer.status_code == 422
    assert "Paste the whole link that you were sent" in answer.text
    assert f'value="{link}"' in answer.text


def test_a_full_table_is_offered_to_be_watched(visitor: Visitor) -> None:
    host = visitor()
    ways = []
    for seat in ("open", "bot:random"):
        table = created(host, listed="yes", seat2=seat)
        page = visitor().get("/", headers={"Accept-Language": "en"}).text
        ways.append(page[page.index(f'href="{table}"') :].partition("</a>")[0].rpartition(">")[2])
    assert ways == ["Join", "Watch"]


def test_a_waiting_room_says_whom_its_link_is_for(visitor: Visitor) -> None:
    host, guest = visitor(), visitor()
    table = created(host, language="en")
    assert "Send this link to those who shall play" in host.get(table).text
    guest.post(f"{table}/learn", data={"seat": "1", "name": "Maya"})
    page = host.get(table).text
    assert "Send this link" not in page
    assert "The seats that are not taken are kept." in page


def test_a_game_begins_by_itself_with_the_last_bot_or_at_once_with_bots(visitor: Visitor) -> None:
    host = visitor()
    table = created(host, language="en")
    host.post(f"{table}/bot", data={"seat": "1", "bot": "random"})
    assert 'id="board"' in host.get(table).text
    table = created(host, language="en", seat2="open", seat3="open")
    assert 'id="board"' not in host.get(table).text
    host.post(f"{table}/start", data={"bots": "yes"})
    assert 'id="board"' in host.get(table).text


def test_a_seat_is_held_for_a_guest_who_learns_first(visitor: Visitor, server: Server) -> None:
    host, guest = visitor(), visitor()
    table = created(host, "pyramidice", language="en")
    answer = guest.post(f"{table}/learn", data={"seat": "1"})
    assert answer.headers["location"] == f"/learn/pyramidice?back={table}"
    seat = server.ask(lambda house: house.look(table.removeprefix("/t/"))).seats[1]
    assert (seat.kind, seat.name) == ("invited", "A guest")
    assert "kept for you" in guest.get(table).text
    guest.post(f"{table}/sit", data={"seat": "1", "name": "Maya"})
    look = server.ask(lambda house: house.look(table.removeprefix("/t/")))
    assert (look.phase, look.seats[1].name) == ("playing", "Maya")


def test_who_comes_late_may_play_for_a_bot_once_who_plays_agrees(visitor: Visitor, server: Server) -> None:
    host, guest = visitor(), visitor()
    table = created(host, language="en", seat2="bot:random")
    host.post(f"{table}/start")
    assert "Play for Djedi" not in guest.get(table).text
    assert "once everybody who plays offers its seat" in guest.get(table).text
    assert "A bot keeps this seat" in guest.post(f"{table}/sit", data={"seat": "1", "name": "Zoe"}).text
    assert "Let a guest play for Djedi" in host.get(table).text
    server.ask(lambda house: house.offer(table.removeprefix("/t/"), str(host.cookies["me"]), 1))
    assert "Let a guest play for Djedi" not in host.get(table).text
    assert "Play for Djedi" in guest.get(table).text
    assert "Play for Djedi" not in host.get(table).text
    guest.post(f"{table}/sit", data={"seat": "1", "name": "Zoe"})
    page = guest.get(table).text
    assert "Play for Djedi" not in page
    assert "Zoe takes over the seat of a bot." in page


def test_ones_own_tables_say_whose_turn_it_is_those_first_that_wait_for_one(visitor: Visitor, server: Server) -> None:
    seats = (SeatPlan(PERSON, "Ada"), SeatPlan(OPEN))
    ada = server.ask(lambda house: house.create(Plan("ra", seats, title="first")))
    tables = {"first": ada.table}
    for title in ("second", "third", "waiting"):
        plan = Plan("ra", seats, title=title)
        key = server.ask(lambda house, plan=plan: house.create(plan, secret=ada.secret))  # type: ignore[misc]
        tables[title] = key.table
    guest = server.ask(lambda house: house.sit(tables["first"], 1, "Grace"))
    for title in ("first", "second", "third"):
        server.ask(lambda house, t=title: house.sit(tables[t], 1, "Grace", secret=guest))  # type: ignore[misc]
        server.ask(lambda house, t=title: house.start(tables[t], ada.secret))  # type: ignore[misc]
    server.ask(lambda house: house.resign(tables["third"], ada.secret, 0))
    asked = {title: server.ask(lambda house, t=table: house.look(t)).asked for title, table in tables.items()}  # type: ignore[misc]
    rows = own_tables(visitor(ada).get("/").text)
    said = {title: next(row for row in rows if title in row) for title in tables}
    for title in ("first", "second"):
        assert ("Your turn" if asked[title] == (0,) else "Grace to play") in said[title]
    assert "1 of 2 seats taken" in said["waiting"]
    assert "The game is over" in said["third"]
    assert "third" in rows[-1]
    urgent = ["Your turn" in row for row in rows]
    assert urgent == sorted(urgent, reverse=True)


@pytest.mark.parametrize("name", registry.names())
def test_every_game_has_a_form_for_a_table_of_one_s_own(visitor: Visitor, name: str) -> None:
    assert visitor().get(f"/new/{name}").status_code == 200
