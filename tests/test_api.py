"""The front door: a few names, cheap to import, all told of in docs/api.md."""

import doctest
import subprocess
import sys
from importlib.resources import files
from pathlib import Path

import pytest

import heliopolis
from heliopolis.core.errors import HeliopolisError, SetupError
from heliopolis.core.game import Game
from heliopolis.core.record import Record
from heliopolis.core.rng import Rng, SeededRng
from heliopolis.core.state import CHANCE, OVER, State

API = Path(__file__).parents[1] / "docs" / "api.md"

ENGINE_OR_SERVER = """
import sys
import heliopolis
heliopolis.games()
loaded = {"heliopolis.core.state", "heliopolis.core.rng", "heliopolis.players", "heliopolis.web", "fastapi", "rich"}
print(sorted(loaded & set(sys.modules)))
"""


def test_the_python_of_the_page_runs() -> None:
    results = doctest.testfile(str(API), module_relative=False)
    assert results.attempted >= 30
    assert results.failed == 0


def test_the_page_tells_of_every_public_name_and_uses_it() -> None:
    text = API.read_text(encoding="utf-8")
    examples = "\n".join(example.source for example in doctest.DocTestParser().get_examples(text))
    table = text.partition("## A game")[0]
    for name in heliopolis.__all__:
        assert f"`{name}" in table, name
        assert f"heliopolis.{name}" in examples, name


@pytest.mark.parametrize("kind", [Game, State, Record, Rng], ids=lambda kind: kind.__name__)
def test_the_page_tells_of_every_public_attribute(kind: type) -> None:
    text = API.read_text(encoding="utf-8")
    names = {*vars(kind), *getattr(kind, "__annotations__", {})} - {"first_line"}  # for the reader's errors
    assert [name for name in sorted(names) if not name.startswith("_") and f"`{name}" not in text] == []


def test_importing_it_loads_no_engine_and_no_server() -> None:
    done = subprocess.run([sys.executable, "-c", ENGINE_OR_SERVER], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_it_offers_a_few_names_and_nothing_else() -> None:
    assert sorted(heliopolis.__all__) == dir(heliopolis)
    assert (heliopolis.CHANCE, heliopolis.OVER) == (CHANCE, OVER)
    assert heliopolis.SeededRng is SeededRng
    assert heliopolis.HeliopolisError is HeliopolisError
    with pytest.raises(AttributeError, match="module 'heliopolis' has no attribute 'chess'"):
        heliopolis.chess  # noqa: B018


def test_the_list_of_games_is_still_a_package() -> None:
    import heliopolis.games.ra.game as room

    assert heliopolis.games() == ["ra", "heir", "pyramidice", "gold"]
    assert heliopolis.game("ra") is room.GAME


def test_a_game_is_played_with_options_and_a_name_for_each_player() -> None:
    def first(state: State, seat: int, _rng: Rng) -> int:
        return state.legal_actions(seat)[0]

    ra = heliopolis.game("ra")
    record = heliopolis.play(ra, ["random", first], heliopolis.SeededRng(3), options={"debts": True})
    assert record.players == ["random", "first"]
    assert record.options == {"open_scores": False, "debts": True}
    assert record.end().actor() == OVER
    assert record.final_scores == record.end().scores()
    assert record.write() == heliopolis.play(ra, ["random", first], SeededRng(3), options={"debts": True}).write()


def test_without_a_generator_chance_is_the_systems() -> None:
    ra = heliopolis.game("ra")
    assert heliopolis.play(ra, ["random"] * 2).entries != heliopolis.play(ra, ["random"] * 2).entries


def test_what_can_not_be_played_is_refused() -> None:
    ra = heliopolis.game("ra")
    with pytest.raises(SetupError, match="Ra is not played with 6 seats"):
        heliopolis.play(ra, ["random"] * 6)
    with pytest.raises(SetupError, match="there is no bot 'napoleon'"):
        heliopolis.play(ra, ["random", "napoleon"])


def test_the_package_says_that_it_is_typed() -> None:
    assert files("heliopolis").joinpath("py.typed").is_file()
