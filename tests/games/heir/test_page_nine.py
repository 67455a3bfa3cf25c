"""The rulebook's example of an action phase, as a position."""

import pytest
from tests.games.heir.table import ANUBIS, BAST, Table


def page_nine() -> Table:
    """Return the second round: Anubis has Seshat, Geb & Nut and Ptah; Bast has Ra, the Favorite, Wadjet and Thoth."""
    table = Table().chance("card sun-temple", "card shrine", "card obelisk", "token t3", "token t2")
    table.do(ANUBIS, "base d4")
    for number, space in enumerate(("a1", "c1", "e1", "g1", "a3", "h3", "a5", "d8")):
        table.do(number % 2, f"mark {space}")
    table.round(2).cards(ANUBIS, "sun-temple").monument(BAST, "obelisk", "g8", "t1")
    table.offered(BAST, "10-sun", "7-moon").offered(ANUBIS, "7-sun", "3-sun")
    return table.gods(["ra", "wadjet", "thoth"], ["seshat", "geb-and-nut", "ptah"], ankh="ra")


@pytest.mark.rule("heir.seshat.2", "heir.geb.2", "heir.ptah.1", "heir.ra.2", "heir.wadjet.1", "heir.pharaoh.4")
def test_the_rulebook_s_action_phase() -> None:
    table = page_nine()
    # 1. Anubis builds at the bottom of the board, on a magic token, and draws a card; nothing is scored.
    table.do(ANUBIS, "place d8").chance("magic eye")
    assert table.magic(ANUBIS) == ["eye"]
    assert table.state.scores() == [0, 0]
    # 2. He turns the token to the pyramid (2) and to Bast's obelisk (3).
    (best,) = [turn for turn in table.view()["turns"] if turn["turned"] == 0]
    assert best["arrows"] == ["n", "e"]
    assert [hit["target"] for hit in best["hits"]] == ["pyramid", "obelisk"]
    assert best["points"] == 2 + 3
    table.do(ANUBIS, "turn 0")
    assert table.view()["seats"][ANUBIS]["in_sight"] == 5
    # 3. His second sun temple card scores 3. 4. Bast's Ra, as Favorite, scores 2.
    assert [(event.name, event.seat, event.points) for event in table.events] == [
        ("claimed", ANUBIS, 3),
        ("sun", BAST, 2),
    ]
    assert table.view()["suns"][1] == {"owner": BAST, "value": 2}
    # 5. Bast draws a card in secret. 6. 17 against 10: Bast scores 3 and builds the first platform.
    table.chance("magic cry")
    assert table.magic(BAST) == ["cry"]
    assert [event.facts["total"] for event in table.events if event.name == "offerings"] == [17, 10]
    assert (table.event("platform").seat, table.event("platform").points) == (BAST, 3)
    assert table.view()["pyramid"] == [BAST]
    assert table.state.scores() == [2 + 3, 3]
    # 7. Bast has Thoth and prepares the next round.
    assert (table.phase, table.state.actors()) == ("renew", [BAST])
