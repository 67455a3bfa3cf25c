"""Everything that the OpenAPI description allows, and much that it does not, is answered without a server error."""

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis import Case
from schemathesis.checks import not_a_server_error
from tests.serving import Server

from heliopolis.core import registry
from heliopolis.web.app import make_app

SCHEMA = schemathesis.openapi.from_dict(make_app("sqlite:///unused.db").openapi())
EXAMPLES = 12


@pytest.fixture(scope="module")
def tables(server: Server) -> list[str]:
    """Set up tables of each kind."""
    return [server.table("ra", 2, own=2).table, server.finished("ra", 2).table]


@SCHEMA.parametrize()
@settings(
    max_examples=EXAMPLES,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    phases=[Phase.explicit, Phase.generate],
    database=None,
)
def test_no_request_is_a_server_error(case: Case[Any], server: Server, tables: list[str]) -> None:
    known = {"table": tables, "game": registry.names()}
    for name in case.path_parameters:
        if name in known and len(str(case.body)) % 4:  # a table or game that there is, three times of four
            case.path_parameters[name] = known[name][len(str(case.body)) % len(known[name])]
    answer = case.call(base_url=server.url, headers={"Origin": server.url}, allow_redirects=False)
    case.validate_response(answer, checks=[not_a_server_error])
