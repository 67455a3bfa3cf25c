"""Records that are handed in."""

import re

from tests.golden.keeping import kept
from tests.web.conftest import Visitor


def test_a_record_that_was_handed_in_is_shown_when_all_is_dealt(visitor: Visitor) -> None:
    record = next(record for record in kept("pyramidice") if record.seats == 3)
    client = visitor()
    client.headers["Accept-Language"] = "en"
    address = client.post("/replay", data={"text": record.write()}).headers["location"]
    step = re.search(r"Step (\d+) of", client.get(address).text)
    assert step is not None
    assert int(step.group(1)) == next(number for number, entry in enumerate(record.entries) if entry.seat >= 0)
    assert "Step 0 of" in client.get(f"{address}&step=0").text
