"""What those who host in containers get: as far as it can be checked where no container runs."""

import json
import re
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from heliopolis.terminal.main import make_parser

ROOT = Path(__file__).parents[1]
FILE = ROOT.joinpath("Containerfile").read_text(encoding="utf-8")
COMPOSE: dict[str, Any] = import_module("yaml").safe_load(ROOT.joinpath("compose.yaml").read_text(encoding="utf-8"))


def instruction(name: str) -> str:
    """Return the last instruction of a name."""
    return re.findall(rf"^{name} (.+)$", FILE, re.MULTILINE)[-1]  # type: ignore[no-any-return]


def test_the_container_runs_a_command_that_there_is() -> None:
    assert json.loads(instruction("ENTRYPOINT")) == ["heliopolis"]
    chosen = make_parser().parse_args(json.loads(instruction("CMD")))
    assert (chosen.command, chosen.host, str(chosen.port)) == ("serve", "0.0.0.0", instruction("EXPOSE"))
    assert chosen.database.startswith(f"sqlite:///{instruction('VOLUME')}/")
    assert "/health" in instruction("HEALTHCHECK")
    assert instruction("USER") != "root"


def test_the_engine_is_compiled_where_there_is_a_compiler_or_the_build_fails() -> None:
    stages = FILE.split("\nFROM ")
    assert len(stages) == 3
    assert "HELIOPOLIS_COMPILE=1" in stages[1]
    assert "gcc" in stages[1]
    assert "gcc" not in stages[2]


def test_compose_serves_by_several_processes_with_postgresql() -> None:
    services = COMPOSE["services"]
    serving, stored = services["heliopolis"], services["postgresql"]
    chosen = make_parser().parse_args(serving["command"])
    user, database = stored["environment"]["POSTGRES_USER"], stored["environment"]["POSTGRES_DB"]
    assert chosen.processes > 1
    assert re.fullmatch(rf"postgresql://{user}:\$\{{POSTGRES_PASSWORD:\?.+\}}@postgresql/{database}", chosen.database)
    assert ROOT.joinpath(serving["build"]["dockerfile"]).exists()
    assert set(serving["depends_on"]) <= set(services)
    assert "healthcheck" in stored
    assert all(port.startswith("127.0.0.1:") for port in serving["ports"])
    assert {volume.partition(":")[0] for volume in stored["volumes"]} == set(COMPOSE["volumes"])


@pytest.mark.parametrize("path", [".venv", ".git", "build"])
def test_what_is_not_source_is_left_out_of_the_build(path: str) -> None:
    assert path in ROOT.joinpath(".containerignore").read_text(encoding="utf-8").splitlines()
