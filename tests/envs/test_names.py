"""Names of environments, the kinds there are, pictures, and the pages made from what games declare."""

from pathlib import Path

import numpy as np
import pytest

import heliopolis
from heliopolis import terminal
from heliopolis.core import registry
from heliopolis.core.errors import SetupError
from heliopolis.envs.names import names, read_name
from heliopolis.envs.pages import page
from heliopolis.envs.picture import BEYOND_ASCII, DRAWN

PAGES = Path(__file__).parents[2] / "docs" / "environments"


def test_every_game_and_number_of_seats_has_a_name() -> None:
    assert {"ra-2p-v1", "ra-5p-v1", "heir-2p-v1", "pyramidice-1p-v1", "gold-4p-v1"} <= set(names())
    game, seats = read_name("heliopolis/ra-4p-v1")
    assert (game.info.name, seats) == ("ra", 4)


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ("chess-2p-v1", "there is no environment 'chess-2p-v1'; expected one of ra-2p-v1, "),
        ("ra", "there is no environment 'ra'; expected one of ra-2p-v1, "),
        ("ra-9p-v1", "Ra is not played with 9 seats; expected one of 2, 3, 4, 5"),
        ("ra-2p-v7", "'ra-2p-v7' is another version than this package has; expected 'ra-2p-v1'"),
    ],
)
def test_a_wrong_name_is_answered_with_right_ones(wrong: str, message: str) -> None:
    with pytest.raises(SetupError, match=message):
        heliopolis.make(wrong)


def test_an_unknown_kind_is_refused() -> None:
    with pytest.raises(SetupError, match="no kind 'atari' of environment; expected one of aec, parallel, gymnasium, "):
        heliopolis.make("ra-2p-v1", "atari")


def test_what_is_not_installed_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "heliopolis.envs.aec", None)
    with pytest.raises(SetupError, match=r"is not installed; expected the extra `research`"):
        heliopolis.make("ra-2p-v1")


def test_the_table_is_drawn_as_text_and_as_a_picture(name: str) -> None:
    env = heliopolis.make(name, render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    assert len(text.splitlines()) > 5
    picture = heliopolis.make(name, "gymnasium", render_mode="svg")
    picture.reset(seed=1)
    assert picture.render().startswith("<svg")


@pytest.mark.parametrize("environment", ["ra-5p-v1", "heir-2p-v1", "pyramidice-1p-v1", "gold-4p-v1"])
def test_pictures_of_a_film_have_one_size(environment: str) -> None:
    film = heliopolis.make(environment, "gymnasium", render_mode="rgb_array")
    known, _ = film.reset(seed=1)
    first = film.render()
    film.step(int(known["action_mask"].argmax()))
    then = film.render()
    assert first.dtype == then.dtype == np.uint8
    assert first.shape == then.shape == (640, 1008, 3)
    assert (first != then).any()


def test_a_picture_has_all_signs_of_the_boards() -> None:
    boards = Path(terminal.__file__).parent.glob("boards/**/*.py")
    signs = {sign for path in boards for sign in path.read_text(encoding="utf-8") if not sign.isascii()}
    assert signs - DRAWN - set(BEYOND_ASCII) == set(), "draw them in envs/glyphs.py"


@pytest.mark.parametrize("game", ["ra", "heir", "pyramidice", "gold"])
def test_the_pages_tell_what_games_declare(game: str) -> None:
    written = (PAGES / f"{game}.md").read_text(encoding="utf-8")
    assert written == page(registry.game(game)), "run `python -m heliopolis.envs.pages docs/environments`"
