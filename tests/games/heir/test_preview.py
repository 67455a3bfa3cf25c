"""What the board tells before a choice is made: rays, what they would score, and what other rays would gain."""

from tests.games.heir.table import ANUBIS, BAST, Table
from tests.games.heir.test_page_nine import page_nine


def test_a_place_tells_what_its_token_scores_when_turned_the_best_way() -> None:
    table = page_nine()
    promised = table.view()["previews"]
    assert list(promised) == table.legal(ANUBIS)
    assert promised["place d8"]["owner"] == ANUBIS
    assert promised["place d8"]["points"] == 2 + 3
    assert [hit["target"] for hit in promised["place d8"]["hits"]] == ["pyramid", "obelisk"]
    table.do(ANUBIS, "place d8").chance("magic eye")
    assert max(turn["points"] for turn in table.view()["turns"]) == 2 + 3


def test_each_turn_tells_its_own_rays() -> None:
    table = page_nine().do(ANUBIS, "place d8").chance("magic eye")
    promised = table.view()["previews"]
    assert list(promised) == ["turn 0", "turn 90", "turn 180", "turn 270"]
    assert [promised[f"turn {turn['turned']}"]["points"] for turn in table.view()["turns"]] == [
        turn["points"] for turn in table.view()["turns"]
    ]
    assert promised["turn 90"]["arrows"] == ["e", "s"]


def test_other_rays_gain_what_they_would_meet() -> None:
    # T1 points north and south: from a1 its ray runs down the whole column.
    table = page_nine()
    table.monument(BAST, "shrine", "a1", "t1")
    kind = table.view()["active_card"]
    gain = {"space": "a1", "owner": BAST, "direction": "s", "points": table.view()["moons"][kind]}
    promised = table.view()["previews"]
    assert gain in promised["place a8"]["gains"]
    assert all(gain not in preview["gains"] for name, preview in promised.items() if not name.startswith("place a"))


def test_what_the_end_pays_is_told_paragraph_by_paragraph() -> None:
    table = page_nine().hold(BAST, "gift", "eye").suns((BAST, 2), (BAST, 1))
    final = table.view()["seats"][BAST]["final"]
    assert (final["magic"], final["suns"], final["pyramid"]) == (2, 2 * 3, 0)
    assert final["alignments"] == table.view()["seats"][BAST]["in_sight"]


def test_nothing_is_told_while_nothing_is_placed_or_turned() -> None:
    assert Table().view()["previews"] == {}
