"""What goes wrong is said in the reader's language: every reason that can reach a page has words in both."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor as Walker
from tests.browser import test_for_everyone
from tests.serving import Server
from tests.web.conftest import Visitor
from tests.web.talking import hear, hear_refusal, say, talk

import heliopolis
from heliopolis.core import registry
from heliopolis.core.edition import Number, Numbers, Word, Words, read_edition
from heliopolis.core.errors import HeliopolisError, Reason, Refusal
from heliopolis.core.rules import LANGUAGES, paragraph
from heliopolis.mistakes import explain
from heliopolis.tables import errors as table_errors

ENGLISH = test_for_everyone.english()
SOURCE = Path(heliopolis.__file__).parent
COMMANDS = ["analyse", "arguments", "editions", "learn", "replay", "saving", "seating"]
"""Modules of the commands that speak French."""
ROOMS = ["core", "tables", "web", "players/catalogue.py", "language.py", *(f"terminal/{name}.py" for name in COMMANDS)]
"""Where an error may come from that reaches a person."""
REASON_FIRST = {name for name, kind in vars(table_errors).items() if isinstance(kind, type)} - {"HeliopolisError"}
REASON_AT = {
    **dict.fromkeys(REASON_FIRST, 0),
    **dict.fromkeys(["HeliopolisError", "UndoError", "SeatError", "SetupError", "NotationError", "fail"], 1),
    "RecordError": 2,
    "EditionError": 3,
}
FIXED = {"StorageError": "storage", "StorageUnsure": "storage-unsure", "NoTable": "no-table", "Refusal": "refused"}
"""Errors that always have the same reason."""

Raised = tuple[str, str, set[str]]
"""Where an error is made, its reason, and the facts that it has."""


def in_english(text: str) -> list[str]:
    """Return what a text says in English, but for what it quotes: names in files and what somebody wrote."""
    found: list[str] = ENGLISH.findall(re.sub(r"«\s.*?\s»|“.*?”|&#34;.*?&#34;", "", text))
    return found


def calls(path: Path) -> Iterator[tuple[str, ast.Call]]:
    """Find every call in a file, with the name of what is called."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, (ast.Name, ast.Attribute)):
            yield (node.func.id if isinstance(node.func, ast.Name) else node.func.attr), node


def raised() -> list[Raised]:
    """List every error that is made in these rooms."""
    found: list[Raised] = [("errors", reason, {"rule", "why"}) for reason in FIXED.values()]
    for room in ROOMS:
        place = SOURCE / room
        for path in sorted(place.rglob("*.py")) if place.is_dir() else [place]:
            if path.name in ("errors.py", "conformance.py"):
                continue
            for name, call in calls(path):
                where = f"{path.relative_to(SOURCE)}:{call.lineno}"
                facts = {keyword.arg for keyword in call.keywords if keyword.arg}
                if name in REASON_AT and name not in FIXED:
                    reason = call.args[REASON_AT[name]] if len(call.args) > REASON_AT[name] else None
                    if any(keyword.arg is None for keyword in call.keywords):  # passes on what another error says
                        assert isinstance(reason, (ast.Attribute, ast.Name)), where
                        continue
                    assert isinstance(reason, ast.Constant), f"{where}: {name} has no reason"
                    found.append((where, str(reason.value), facts))
    return found


class Variables(Walker):
    """Gathers what a message wants to be told."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        """Note a variable."""
        self.names.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    """Return the messages about mistakes, with the variables of each."""
    return messages_in(SOURCE / "mistakes" / f"{language}.ftl")


def messages_in(path: Path) -> dict[str, set[str]]:
    """Return the messages of a file, with the variables of each."""
    found = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, Message):
            gathered = Variables()
            gathered.visit(entry)
            found[entry.id.name] = gathered.names
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_of_an_error_has_its_words_and_the_facts_they_need(language: str) -> None:
    said = messages(language)
    made = raised()
    assert len(made) > 80
    for where, reason, facts in made:
        assert f"mistake-{reason}" in said, f"{where}: {reason}"
        assert said[f"mistake-{reason}"] <= facts, f"{where}: {reason}"


def test_there_are_no_words_for_errors_that_do_not_exist() -> None:
    reasons = {f"mistake-{reason}" for _, reason, _ in raised()}
    for room in ("mistakes", "web"):
        used = " ".join(path.read_text(encoding="utf-8") for path in (SOURCE / room).rglob("*.py"))
        for message in messages_in(SOURCE / room / "en.ftl"):
            if message.startswith("mistake-") and message not in reasons:
                assert f'"{message}"' in used or message == "mistake-unknown", message


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", registry.names())
def test_every_flaw_of_an_edition_has_its_words_and_the_facts_they_need(name: str, language: str) -> None:
    said = messages_in(SOURCE / "games" / name / f"{language}.ftl")
    made: set[str] = set()
    for path in (SOURCE / "games" / name).glob("*.py"):
        for called, call in calls(path):
            if called == "Flaw":
                _, what, _, *facts = call.args
                assert isinstance(what, ast.Constant), path
                given = facts[0].keys if facts and isinstance(facts[0], ast.Dict) else []
                message = f"flaw-{what.value!s}"
                made.add(message)
                assert said[message] == {each.value for each in given if isinstance(each, ast.Constant)}, message
    assert made == {message for message in said if message.startswith("flaw-")}
    assert made


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "expected", [Number(1, 9), Numbers(1, 9), Numbers(1, 9, 3), Word(("sun", "moon")), Words(("sun", "moon"), 4)]
)
def test_what_was_expected_is_said_too(expected: object, language: str) -> None:
    error = HeliopolisError("", "component-value", value="0", expected=expected)
    said = explain(error, language)
    for each in ("9", "1") if isinstance(expected, (Number, Numbers)) else ("sun", "moon"):
        assert each in said
    assert (language == "en") == bool(in_english(said))


def test_a_refusal_is_said_with_its_paragraph() -> None:
    refusal = Refusal("heliopolis.games.ra", Reason("ra.turn.2", "no-passing"))
    said = explain(refusal, "fr")
    assert said.startswith("On ne peut pas passer son tour")
    assert paragraph(registry.game("ra"), "ra.turn.2", "fr").text in said
    assert in_english(said) == []


# What a French visitor reads when something goes wrong.

FRENCH = {"Accept-Language": "fr-FR,fr;q=0.9"}


def edition_of(*lines: str) -> dict[str, str]:
    """Fill in the form for a table with an edition."""
    return {"name": "Ada", "seat1": "you", "seat2": "open", "edition": "\n".join(lines)}


FORMS: list[tuple[str, dict[str, str]]] = [
    ("/new/ra", {"name": "", "seat1": "you", "seat2": "open"}),
    ("/new/ra", {"name": "x" * 60, "seat1": "you", "seat2": "open"}),
    ("/new/ra", {"name": "Ada", "seat1": "you"}),
    ("/new/ra", {"name": "Ada", "seat1": "you", "seat2": "bot:sphinx"}),
    ("/new/ra", {"name": "Ada", "seat1": "you", "seat2": "elsewhere"}),
    ("/new/ra", {"name": "Ada", "seat1": "you", "seat2": "open", "clock": "sand"}),
    ("/new/ra", {"name": "Ada", "seat1": "you", "seat2": "open", "option-debts": "perhaps"}),
    ("/new/ra", edition_of("game = ")),
    ("/new/ra", edition_of('game = "gold"')),
    ("/new/ra", edition_of('game = "ra"', 'edition = "a b"')),
    ("/new/ra", edition_of('game = "ra"', "[tiles]", "cow = 3")),
    ("/new/ra", edition_of('game = "ra"', "[tiles]", "pharaoh = 9999")),
    ("/new/ra", edition_of('game = "ra"', "[tiles]", "pharaoh = { value = 3, colour = 4 }")),
    ("/new/ra", edition_of('game = "ra"', "[tiles]", 'pharaoh = { value = 3, provenance = "hearsay" }')),
    ("/new/ra", edition_of('game = "ra"', "[tiles]", "ra = 1")),
    ("/new/ra", edition_of('game = "ra"', "a = " + "[" * 900)),
    ("/new/ra", edition_of('game = "ra"', "a = " + "[" * 2_000)),
    ("/new/ra", edition_of('game = "ra"', *["["] * 3_000)),
    ("/new/ra", edition_of('game = "ra"', "a = " + "[\n" * 20_000)),
    ("/new/ra", edition_of('game = "ra"', "a = " + "[\n" * 300 + "]" * 300)),
    ("/new/ra", edition_of('game = "ra"', "a" + ".a" * 40_000 + " = 1")),
    (
        "/new/ra",
        edition_of('game = "ra"', *(f"a{'.a' * 18} = {{ b = 1 }}\n[a{number}{'.a' * 18}]" for number in range(400))),
    ),
    ("/new/ra", edition_of('game = "ra"', "x = " + "9" * 900)),
    ("/new/ra", edition_of('game = "ra"', "x = [\n" + "9,\n" * 30_000 + "]")),
    ("/new/ra", edition_of("x" * 110_000)),
    ("/new/chess", {}),
    ("/play/chess", {}),
    ("/replay", {}),
    ("/replay", {"text": "x" * 180_000}),
    ("/replay", {"text": "heliopolis record 1\ngame ra\nrules 1\nedition mine\nset a " + "[" * 60_000}),
    ("/replay", {"text": "heliopolis record 1\ngame ra\nrules 9"}),
    ("/replay", {"text": "heliopolis record 1\ngame chess\nrules 1"}),
    ("/t/nothing/sit", {"seat": "0", "name": "Ada"}),
    ("/t/nothing/sit", {"seat": "first"}),
]


@pytest.mark.parametrize(("path", "fields"), FORMS, ids=lambda value: str(value)[:60])
def test_a_form_that_went_wrong_is_answered_in_french(visitor: Visitor, path: str, fields: dict[str, str]) -> None:
    answer = visitor().post(path, data=fields, headers=FRENCH)
    assert 400 <= answer.status_code < 500
    alert = answer.text.partition('role="alert">')[2].partition("</p>")[0]
    assert alert
    assert in_english(alert) == []


@pytest.mark.parametrize(
    ("method", "path"),
    [("GET", "/no/such/page"), ("GET", "/t/nothing"), ("PUT", "/"), ("GET", "/me/nobody"), ("GET", "/rules/chess")],
)
def test_a_page_that_is_not_there_says_so_in_french(visitor: Visitor, method: str, path: str) -> None:
    answer = visitor().request(method, path, headers={**FRENCH, "Content-Length": "0"})
    assert 400 <= answer.status_code < 500
    assert in_english(answer.text.partition("<main")[2]) == []


RECORD = "heliopolis record 1\ngame ra\nrules 1\nedition standard\nseats 2\noption open_scores no\noption debts no\n"
RECORD += "player 1 Ada\nplayer 2 Bob\n"


@pytest.mark.parametrize(
    "end",
    [
        "",
        "\n",
        "x",
        "\nend 1",
        "\nend 1 2",
        "\n3 draw",
        "\n1 fly",
        "\n* ?",
        "\nunfinished\nmore",
        "\n* suns 99",
        "\n1 draw",
    ],
)
def test_a_record_that_makes_no_sense_is_explained_in_french_with_its_line(visitor: Visitor, end: str) -> None:
    answer = visitor().post("/replay", data={"text": RECORD + end}, headers=FRENCH)
    assert answer.status_code == 422
    alert = answer.text.partition('role="alert">')[2].partition("</p>")[0]
    assert alert.startswith("Ligne 1")
    assert in_english(alert) == []


def test_what_a_socket_refuses_is_refused_in_french(server: Server) -> None:
    key = server.table("ra", 2, own=2)
    sent: list[dict[str, object]] = [
        {"act": "fly"},
        {"act": "discard art"},
        {"do": "fly"},
        {"do": "undo"},
        {"say": ""},
        {"say": "x" * 600},
        {"act": "x" * 5_000},
        {"version": "one"},
    ]
    with talk(server, key.table, key, language="fr") as socket:
        version = hear(socket)["version"]
        for message in sent:
            say(socket, **{"version": version, **message})
            text = hear_refusal(socket)["text"]
            assert in_english(text) == []
    with talk(server, key.table, language="fr") as socket:
        hear(socket)
        say(socket, say="hello")
        assert hear_refusal(socket)["text"] == "Les spectateurs ne font que regarder."


@pytest.mark.parametrize("name", registry.names())
def test_an_edition_is_never_read_too_deep(name: str) -> None:
    game = registry.game(name)
    for text in ("a = " + "[\n" * 50_000, "a" + ".a" * 50_000 + "= 1", "[" + "a." * 50_000 + "a]"):
        with pytest.raises(HeliopolisError, match="line"):
            read_edition(text, game.standard, game.flaws)
