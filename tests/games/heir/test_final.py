"""The end: final scoring by magic, suns, pyramid and alignments, and ties."""

import pytest
from tests.games.heir.table import ANUBIS, BAST, Table, ready

from heliopolis.core.journal import JournalEvent
from heliopolis.games.heir import areas as area, scoring

A, B = (ANUBIS, 1), (BAST, 1)
AA, BB = (ANUBIS, 2), (BAST, 2)


def scored(table: Table) -> list[JournalEvent]:
    """Pay the final scoring and return its lines."""
    table.state.journal = []
    scoring.score_end(table.state)
    return table.state.journal


def hits(line: JournalEvent) -> list[tuple[str, str, str]]:
    """Return direction, target and space of what a token hits."""
    facts = [line.facts[name] for name in ("hit_directions", "hits", "hit_spaces")]
    columns = [fact for fact in facts if isinstance(fact, list)]
    return [(direction, target, space) for direction, target, space in zip(*columns, strict=True)]


def points(events: list[JournalEvent], name: str, seat: int) -> list[int]:
    return [event.points or 0 for event in events if event.name == name and event.seat == seat]


@pytest.mark.rule("heir.final.magic")
def test_each_magic_card_left_scores_one() -> None:
    table = ready().hold(BAST, "eye", "cry", spent=("gift",))
    events = scored(table)
    assert points(events, "magic-left", BAST) == [2]
    assert points(events, "magic-left", ANUBIS) == []
    assert table.score(BAST) == 2


@pytest.mark.rule("heir.final.suns")
@pytest.mark.parametrize(
    ("suns", "bast", "anubis"),
    [
        ([BB, B, BB, A, A, A, B, A], 5, 3),  # the rulebook's page 10
        ([B, A, A, B, A, B, B, B], 4, 2),  # past Ra: suns 6, 7, 8 and 1
        ([B, B, A, A, B, B, A, A], 2, 2),  # of equal chains only one counts
        ([A, B, BB, A, A, B, B, A], 3, 2),  # a double disc makes a short chain the stronger one
        ([B] * 8, 8, 0),
        ([BB] * 4 + [B] * 4, 12, 0),  # a full circle counts once
        ([A, B, B, B, B, B, B, BB], 8, 1),
    ],
)
def test_the_strongest_chain_scores_double(suns: list[tuple[int, int]], bast: int, anubis: int) -> None:
    table = ready().suns(*suns)
    assert [int(scoring.strongest_chain(table.state, seat)) for seat in (BAST, ANUBIS)] == [bast, anubis]
    events = scored(table)
    assert sum(points(events, "suns", BAST)) == 2 * bast
    assert sum(points(events, "suns", ANUBIS)) == 2 * anubis


@pytest.mark.rule("heir.final.pyramid")
@pytest.mark.parametrize(
    ("platforms", "owner"),
    [
        ([BAST, BAST, BAST, ANUBIS], BAST),
        ([ANUBIS, BAST, ANUBIS, ANUBIS], ANUBIS),
        ([BAST, BAST, ANUBIS, ANUBIS], ANUBIS),
        ([ANUBIS, BAST, ANUBIS, BAST], BAST),
    ],
)
def test_more_platforms_score_seven_and_a_tie_goes_to_the_top_one(platforms: list[int], owner: int) -> None:
    events = scored(ready().platforms(*platforms))
    assert points(events, "pyramid", owner) == [7]
    assert points(events, "pyramid", 1 - owner) == []


@pytest.mark.rule("heir.final.alignments")
@pytest.mark.parametrize(("kind", "value"), [("shrine", 1), ("sun-temple", 2), ("obelisk", 3)])
@pytest.mark.parametrize("owner", [BAST, ANUBIS])
def test_a_token_scores_the_moons_of_others_whoever_owns_them(kind: str, value: int, owner: int) -> None:
    table = ready().monument(BAST, "obelisk", "a8", "t1", 0).monument(owner, kind, "a1", "t1", 90)
    (line,) = [event for event in scored(table) if event.name == "alignment" and event.facts["space"] == "a8"]
    assert line.points == value
    assert line.facts["hits"] == [kind]
    assert line.facts["hit_spaces"] == ["a1"]
    assert line.facts["hit_directions"] == ["n"]
    assert line.facts["arrows"] == ["n", "s"]


@pytest.mark.rule("heir.final.alignments")
@pytest.mark.parametrize(("kind", "value"), [("shrine", 1), ("sun-temple", 2), ("obelisk", 3)])
def test_a_token_that_points_at_the_pyramid_scores_its_own_standee(kind: str, value: int) -> None:
    events = scored(ready().monument(ANUBIS, kind, "d8", "t1", 0))
    assert points(events, "alignment", ANUBIS) == [value]


@pytest.mark.rule("heir.final.alignments")
def test_the_pyramid_counts_once_a_token_however_many_arrows_hit_it() -> None:
    one = ready().monument(BAST, "obelisk", "c4", "t4", 0)  # ne misses, se hits d5
    assert points(scored(one), "alignment", BAST) == [3]
    both = ready().monument(BAST, "obelisk", "d6", "t5", 0)  # n hits d5, ne hits e5
    (line,) = [event for event in scored(both) if event.name == "alignment"]
    assert line.points == 3
    assert line.facts["hits"] == ["pyramid"]


@pytest.mark.rule("heir.final.alignments")
def test_a_token_never_scores_itself_nor_what_belongs_to_nobody() -> None:
    table = ready().monument(None, "obelisk", "a8", "t1", 0).monument(BAST, "shrine", "h1", "t1", 0)
    assert [event for event in scored(table) if event.name == "alignment"] == []


@pytest.mark.rule("heir.final.rays")
def test_rays_pass_through_monuments_and_pyramid_to_the_edge() -> None:
    table = ready().monument(BAST, "shrine", "d8", "t1", 0)
    table.monument(ANUBIS, "sun-temple", "d7", "t1", 90).monument(ANUBIS, "obelisk", "d1", "t1", 90)
    (line,) = [event for event in scored(table) if event.name == "alignment" and event.seat == BAST]
    assert line.facts["hits"] == ["sun-temple", "pyramid", "obelisk"]
    assert line.facts["hit_spaces"] == ["d7", "d5", "d1"]
    assert line.points == 2 + 1 + 3


@pytest.mark.rule("heir.final.rays")
@pytest.mark.parametrize("turned", [0, 90, 180, 270])
def test_a_ray_runs_exactly_along_its_direction(turned: int) -> None:
    # T5 points n and ne; obelisks stand in seven of the eight directions, two or three steps away.
    targets = {"n": "c1", "ne": "e1", "e": "e3", "se": "f6", "s": "c6", "sw": "a5", "w": "a3", "nw": "a1"}
    directions = list(targets)
    expected = [directions[(turned // 45 + step) % 8] for step in (0, 1)]
    opposite = directions[(turned // 45 + 4) % 8]
    table = ready().monument(BAST, "shrine", "c3", "t5", turned)
    for direction, space in targets.items():
        if direction != opposite:
            table.monument(None, "obelisk", space, "t1")
    (line,) = [event for event in scored(table) if event.name == "alignment"]
    met = [space for _, target, space in hits(line) if target == "obelisk"]
    assert sorted(met) == sorted(targets[direction] for direction in expected)


@pytest.mark.rule("heir.end.1")
def test_the_game_ends_when_the_sun_is_back_at_ra_after_the_eighth_round() -> None:
    table = ready().round(8).offered(BAST, "6-sun").offered(ANUBIS, "7-sun").hold(BAST, "eye")
    table.gods(["seshat", "geb-and-nut", "ptah"], ["ra", "wadjet", "thoth"]).do(BAST, "place d8", "turn 0")
    assert table.phase == "finished"
    assert table.state.actors() == []
    # Bast: a card, magic left, a shrine that points at the pyramid. Anubis: the sun and its chain, Wadjet,
    # the offerings with their platform, which is the first of this position, and the majority.
    assert [event.points for event in table.events if event.points is not None and event.seat == BAST] == [1, 1, 1]
    assert [event.points for event in table.events if event.points is not None and event.seat == ANUBIS] == [
        1,
        2,
        3,
        2,
        7,
    ]
    assert table.state.scores() == [3, 15]
    assert table.refusal(BAST, "bid 8-sun") == "heir.end.1"


@pytest.mark.rule("heir.end.2")
@pytest.mark.parametrize(
    ("scores", "bast_cards", "anubis_cards", "places"),
    [
        ((40, 39), 0, 8, [1, 2]),
        ((39, 40), 8, 0, [2, 1]),
        ((40, 40), 5, 3, [1, 2]),
        ((40, 40), 3, 5, [2, 1]),
        ((40, 40), 4, 4, [1, 1]),
    ],
)
def test_most_points_win_then_most_monument_cards_else_both(
    scores: tuple[int, int], bast_cards: int, anubis_cards: int, places: list[int]
) -> None:
    table = ready().cards(BAST, *["shrine"] * bast_cards).cards(ANUBIS, *["obelisk"] * anubis_cards)
    for seat, score in enumerate(scores):
        table.state.sides[seat * area.SIDE + area.SCORE] = score
    assert table.state.standings() == places


PAGE_TEN = [
    (ANUBIS, "obelisk", "e1", "t3", 90, ["e", "s"], 5),
    (BAST, "obelisk", "a4", "t1", 90, ["e", "w"], 3),
    (BAST, "shrine", "d8", "t9", 0, ["n", "e", "w"], 4),
    (BAST, "sun-temple", "f5", "t4", 180, ["sw", "nw"], 3),
    (BAST, "shrine", "b1", "t6", 90, ["ne", "e"], 5),
    (BAST, "obelisk", "h8", "t2", 90, ["se", "nw"], 3),
    (ANUBIS, "shrine", "f7", "t5", 0, ["n", "ne"], 2),
    (ANUBIS, "sun-temple", "h1", "t7", 270, ["ne", "w"], 4),
]


def page_ten() -> Table:
    """Return the rulebook's example of a final scoring."""
    table = ready().hold(ANUBIS, "eye").suns(BB, B, BB, A, A, A, B, A).platforms(BAST, ANUBIS, BAST, ANUBIS)
    for owner, kind, space, token, turned, _, _ in PAGE_TEN:
        table.monument(owner, kind, space, token, turned)
    return table


@pytest.mark.rule("heir.final.magic", "heir.final.suns", "heir.final.pyramid", "heir.final.alignments")
def test_the_rulebook_s_final_scoring_gives_28_to_25() -> None:
    table = page_ten()
    events = scored(table)
    assert table.state.scores() == [28, 25]
    assert [sum(points(events, name, BAST)) for name in ("magic-left", "suns", "pyramid", "alignment")] == [
        0,
        10,
        0,
        18,
    ]
    assert [sum(points(events, name, ANUBIS)) for name in ("magic-left", "suns", "pyramid", "alignment")] == [
        1,
        6,
        7,
        11,
    ]


@pytest.mark.rule("heir.final.alignments", "heir.final.rays")
@pytest.mark.parametrize("index", range(8))
def test_each_monument_of_the_rulebook_s_final_scoring(index: int) -> None:
    owner, kind, space, token, _, arrows, worth = PAGE_TEN[index]
    table = page_ten()
    assert table.view()["monuments"][index]["arrows"] == arrows
    (line,) = [event for event in scored(table) if event.name == "alignment" and event.facts["space"] == space]
    assert (line.seat, line.points) == (owner, worth)
    assert (line.facts["kind"], line.facts["token"], line.facts["arrows"]) == (kind, token, arrows)


@pytest.mark.rule("heir.final.alignments")
def test_what_each_monument_of_the_rulebook_s_final_scoring_points_at() -> None:
    lines = {
        event.facts["space"]: [(direction, target) for direction, target, _ in hits(event)]
        for event in scored(page_ten())
        if event.name == "alignment"
    }
    assert lines == {
        "e1": [("e", "sun-temple"), ("s", "pyramid")],
        "a4": [("e", "pyramid")],
        "d8": [("n", "pyramid"), ("e", "obelisk")],
        "f5": [("nw", "pyramid"), ("nw", "shrine")],
        "b1": [("e", "obelisk"), ("e", "sun-temple")],
        "h8": [("nw", "pyramid")],
        "f7": [("n", "sun-temple")],
        "h1": [("w", "obelisk"), ("w", "shrine")],
    }
