"""Which networks there are: those of the package, and those that a game from outside brings along."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.players.learned.networks import drawn_weights

from heliopolis.arena.outside import check_bot
from heliopolis.core import registry
from heliopolis.core.errors import SetupError
from heliopolis.core.rng import SeededRng
from heliopolis.players.catalogue import chooser
from heliopolis.players.learned import shelf
from heliopolis.players.learned.netfile import LARGEST
from heliopolis.players.learned.network import NetworkError
from heliopolis.players.levels import LEARNED, settings_of

LIAR = "examples.liar.heuristics:LiarHeuristics"


@pytest.fixture
def nets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Register Liar's dice with a folder for its networks."""
    folder = tmp_path / "nets_of_liar"
    folder.mkdir()
    monkeypatch.syspath_prepend(str(tmp_path))
    registry.register("liar", "examples.liar", heuristics=LIAR, nets="nets_of_liar")
    shelf.weights_of.cache_clear()
    yield folder
    registry.forget("liar")
    shelf.weights_of.cache_clear()
    sys.modules.pop("nets_of_liar", None)


def test_a_game_without_a_network_has_no_bot_that_learned(nets: Path) -> None:
    assert list(nets.iterdir()) == []
    assert shelf.evaluator_of("liar", 2) is None
    with pytest.raises(SetupError, match="there is no bot 'learned'"):
        check_bot(LEARNED, "liar")


def test_a_game_from_outside_brings_its_network_along(nets: Path) -> None:
    nets.joinpath("liar-2.net").write_bytes(drawn_weights("liar", 2).write())
    assert check_bot(LEARNED, "liar") == LEARNED
    assert shelf.evaluator_of("liar", 3) is None
    with pytest.raises(SetupError, match="there is no network for liar with 3 seats"):
        settings_of(LEARNED, "liar", 3)
    state = registry.game("liar").new(2)
    rng = SeededRng(1)
    while state.actor() < 0:
        state.resolve(state.sample(rng))
    seat = int(state.actor())
    assert chooser(LEARNED, "liar")(state, seat, rng) in state.legal_actions(seat)


def test_a_file_under_a_wrong_name_is_refused(nets: Path) -> None:
    nets.joinpath("liar-3.net").write_bytes(drawn_weights("liar", 2).write())
    with pytest.raises(NetworkError, match=r"liar-3\.net is a network for liar with 2 seats"):
        shelf.weights_of("liar", 3)


def test_the_networks_of_the_package_are_whole_and_small() -> None:
    folder = Path(shelf.__file__).with_name("nets")
    for file in folder.glob("*.net"):
        game, _, seats = file.stem.rpartition("-")
        assert file.stat().st_size <= LARGEST
        assert shelf.evaluator_of(game, int(seats)) is not None
