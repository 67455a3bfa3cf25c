"""What a table's own edition changes is told to its guests: before they sit down, and while they play."""

import re

import pytest
from tests.web.conftest import Visitor
from tests.web.test_lobby import created

TOLD = {
    "en": ("Components of their own: “mine”", "One value is not that of the standard edition:", "fame, god: 2 → 9"),
    "fr": (
        "Éléments particuliers\N{NO-BREAK SPACE}: «\N{NO-BREAK SPACE}mine\N{NO-BREAK SPACE}»",
        "Une valeur n&#39;est pas celle de l&#39;édition standard\N{NO-BREAK SPACE}:",
        "renommée, dieu\N{NO-BREAK SPACE}: 2 → 9",
    ),
}
MINE = 'game = "ra"\n[fame]\ngod = 9\n'


@pytest.mark.parametrize("language", ["en", "fr"])
def test_guests_are_told_what_a_table_changes(visitor: Visitor, language: str) -> None:
    host = visitor()
    table = created(host, edition=MINE, language=language, seat2="bot:random", seat3="bot:random")
    guest = visitor()
    waiting = guest.get(table).text
    host.post(f"{table}/start")
    playing = guest.get(table).text
    assert 'id="rules"' in playing
    for page in (waiting, playing):
        assert [line for line in TOLD[language] if line not in page] == []
    assert re.search(r"· mine<", playing)


def test_the_rules_at_the_table_and_the_tooltips_have_its_numbers(visitor: Visitor) -> None:
    host = visitor()
    table = created(host, edition=MINE, language="en", seat2="bot:random", seat3="bot:random")
    host.post(f"{table}/start")
    page = host.get(table).text
    assert "Each god left scores 9." in page
    assert "Scores 9 at the end of the epoch" in page
    assert "Each god left scores 2." in host.get("/rules/ra").text


def test_the_search_beside_a_table_looks_through_its_own_rules(visitor: Visitor) -> None:
    host = visitor()
    table = created(host, edition=MINE, language="en", seat2="bot:random", seat3="bot:random")
    host.post(f"{table}/start")
    found = re.search(r'data-found="([^"]+)"', host.get(table).text)
    assert found is not None
    asked = found.group(1).replace("&amp;", "&")
    assert "ra.scoring.gods" in host.get(f"{asked}&words=god scores 9").json()
    assert "ra.scoring.gods" not in host.get(f"{asked}&words=god scores 2").json()


def test_a_table_with_the_standard_edition_says_nothing_of_it(visitor: Visitor) -> None:
    host = visitor()
    assert "edition-notice" not in host.get(created(host)).text
