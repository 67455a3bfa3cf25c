"""What bots know of Heir to the Pharaoh: what gods are worth, where monuments score, and what stays secret."""

from collections.abc import Iterator

import pytest
from tests.games.heir.table import ANUBIS, BAST, Table, ready, up_for_bid, with_magic

from heliopolis.core import registry
from heliopolis.core.rng import SeededRng
from heliopolis.core.state import CHANCE, OVER, Actions
from heliopolis.games.heir import actions as act, areas as area, components as piece, phases as at
from heliopolis.games.heir.grid import SPACE_NAMES, turned
from heliopolis.games.heir.scoring import score_alignments, score_monument, strongest_chain
from heliopolis.games.heir.state import HeirState
from heliopolis.players.heuristics.base import Heuristics, contest, expected, playout
from heliopolis.players.heuristics.heir import HeirHeuristics
from heliopolis.players.heuristics.heir_board import Survey
from heliopolis.players.heuristics.heir_promises import chain_through, sure_points
from heliopolis.players.search import Search, Settings

GAME = registry.game("heir")
KNOWLEDGE = HeirHeuristics()


def moments(seed: int) -> Iterator[HeirState]:
    """Give each state of a random game in which somebody decides."""
    rng = SeededRng(seed)
    state = GAME.new(2, {"quick": True})
    while state.actor() != OVER:
        if state.actor() == CHANCE:
            state.resolve(state.sample(rng))
            continue
        assert isinstance(state, HeirState)
        yield state
        seat = int(state.actor())
        legal = state.legal_actions(seat)
        state.apply(seat, legal[rng.below(len(legal))])


def chosen(state: HeirState, seat: int, seed: int = 1) -> str:
    """Return what the light policy chooses."""
    legal = Actions()
    state.write_legal(seat, legal)
    return GAME.actions[KNOWLEDGE.choose(state, seat, legal, SeededRng(seed))]


def worth(table: Table, god: str, seat: int = BAST) -> float:
    return KNOWLEDGE.values.god(table.state, seat, piece.GOD_NAMES.index(god))


# Sealed decisions.


def test_what_the_other_has_sealed_is_taken_back_and_nothing_else() -> None:
    taken_back = 0
    last: HeirState | None = None
    for state in moments(1):
        seat = int(state.actor())
        again = state.clone()
        KNOWLEDGE.unseal(again, seat)
        if state.actors() == [1] and last is not None and last.actors() == [0, 1]:
            assert again.save() == last.save()
            taken_back += 1
        elif again.actors() == state.actors():
            assert again.save() == state.save()
        last = state.clone()
    assert taken_back > 20


def test_the_second_to_seal_decides_by_a_mixture_too() -> None:
    for state in moments(2):
        if state.phase == at.BID and state.actors() == [1]:
            findings = Search(HeirHeuristics(), Settings(iterations=40)).run(state, 1, SeededRng(1))
            assert findings.is_mixed
            assert findings.choice in state.legal_actions(1)
            return
    raise AssertionError("nobody had to bid second")


def shown(table: Table, seat: int, notation: str) -> int:
    return KNOWLEDGE.shown(table.state, seat, GAME.action(notation))


def test_of_a_call_on_magic_all_see_only_that_there_is_one() -> None:
    table = ready().hold(BAST, "cry", "eye").chance("god ra")
    assert shown(table, BAST, "call cry") == shown(table, BAST, "call eye")
    assert shown(table, BAST, "call cry") != shown(table, BAST, "call none")
    assert KNOWLEDGE.is_secret(table.state)


def test_which_magic_was_called_is_shown_with_the_bid_and_a_stealthy_bid_is_not() -> None:
    called = {magic: with_magic("ra", magic, "none") for magic in ("cry", "eye", "stealth", "none")}
    assert len({shown(table, BAST, "bid 4-sun") for table in called.values()}) == 4
    assert shown(called["cry"], BAST, "bid 4-sun") != shown(called["cry"], BAST, "bid 6-sun")
    assert shown(called["stealth"], BAST, "bid 4-sun") == shown(called["stealth"], BAST, "bid 6-sun")


def test_nobody_sees_what_is_offered_before_the_pyramid_is_opened() -> None:
    table = ready().chance("god pharaoh")
    assert shown(table, BAST, "offer 4-sun") == shown(table, BAST, "offer 6-sun")


def test_a_seat_bids_by_its_own_magic_and_not_by_the_other_s() -> None:
    secrets = [
        (KNOWLEDGE.secret(table.state, BAST), KNOWLEDGE.secret(table.state, ANUBIS))
        for table in (with_magic("ra", "cry", "eye"), with_magic("ra", "cry", "logic"))
    ]
    assert secrets[0][BAST] == secrets[1][BAST]
    assert secrets[0][ANUBIS] != secrets[1][ANUBIS]


def test_a_lone_caller_of_magic_is_not_answered_as_if_the_call_were_known() -> None:
    state = ready().hold(BAST, "cry", "eye", "meekness").chance("god ra").state
    assert state.actors() == [BAST]
    search = Search(HeirHeuristics(), Settings(iterations=60))
    findings = search.run(state, BAST, SeededRng(1))
    assert findings.is_mixed
    assert len(findings.prospects) == 4
    assert len(search.root.edges) == 2


# Monuments.


def test_a_survey_sees_what_a_monument_scores_for_every_turn() -> None:
    survey = Survey()
    compared = 0
    for state in moments(3):
        if state.phase == at.TURN:
            newest = state.monuments - 1
            row = newest * area.MONUMENT
            space, token, kind = (int(state.table[row + field]) for field in (area.SPACE, area.TOKEN, area.KIND))
            survey.look(state, space, newest)
            scores = [score_monument(state, newest, turns) for turns in range(4)]
            aims = [survey.aim(state, space, turned(state.box.arrows[token], turns), kind, 0.0) for turns in range(4)]
            assert aims == scores
            assert survey.best_turn(state, space, token, kind, 0.0) == scores.index(max(scores))
            compared += 1
    assert compared == 8


def test_a_survey_sees_who_gains_by_a_monument_on_a_space() -> None:
    survey = Survey()
    compared = 0
    for state in moments(4):
        if state.phase != at.PLACE:
            continue
        seat = int(state.actor())
        moons = state.box.moons[state.active_card]
        for action in state.legal_actions(seat):
            survey.look(state, action - act.PLACE, state.monuments)
            after = state.clone()
            after.apply(seat, action)
            for each in (BAST, ANUBIS):
                # The newest monument is nobody's, or not aimed yet: only older tokens gain.
                older = [m for m in range(state.monuments) if after.table[m * area.MONUMENT + 26] == each]
                gain = sum(
                    score_monument(after, m, after.table[m * area.MONUMENT + 25]) for m in older
                ) - score_alignments(state, each)
                assert gain == moons * survey.pointing[each]
                compared += 1
    assert compared > 400


def built() -> Table:
    """Return a game with two obelisks in line with d1, nobody's, and a shrine with arrows north and south active."""
    return ready().monument(None, "obelisk", "d7", "t3").monument(None, "obelisk", "a7", "t3").round(8)


def test_whoever_turns_the_monument_places_it_where_it_scores_and_the_other_where_it_does_not() -> None:
    others = ["ptah", "ra", "thoth"]
    mine = built().gods(["seshat", "geb-and-nut"], [*others, "wadjet"]).state
    not_mine = built().gods(["seshat"], ["geb-and-nut", *others]).state
    scores = []
    for state in (mine, not_mine):
        state.magic_low = state.magic_high = 0
        state.apply(BAST, GAME.action(chosen(state, BAST)))
        scores.append(max(score_monument(state, 2, turns) for turns in range(4)))
    assert scores[0] >= 3
    assert scores[1] == 0


def test_a_favorite_is_moved_to_where_it_scores_more() -> None:
    table = built().gods(["geb-and-nut", "seshat"], ["ptah", "ra", "wadjet", "thoth"], ankh="geb-and-nut")
    table.state.magic_low = table.state.magic_high = 0
    table.do(BAST, "place g8")
    before = max(score_monument(table.state, 2, turns) for turns in range(4))
    table.do(BAST, chosen(table.state, BAST))
    assert max(score_monument(table.state, 2, turns) for turns in range(4)) > before


def test_early_in_the_game_a_long_ray_is_worth_more_than_a_short_one() -> None:
    survey = Survey()
    state = ready().state
    space = SPACE_NAMES.index("a8")
    survey.look(state, space, 0)
    north, south = (survey.aim(state, space, 1 << way, 0, 0.1) for way in (0, 4))
    assert north > south
    assert survey.best_turn(state, space, piece.TOKEN_NAMES.index("t3"), 0, 0.1) == 0


# What gods are worth.


def test_ptah_is_worth_more_the_more_cards_of_the_kind_either_seat_has() -> None:
    worths = [
        worth(up_for_bid("ptah").cards(BAST, *["shrine"] * mine).cards(ANUBIS, *["shrine"] * other), "ptah")
        for mine, other in ((0, 0), (1, 0), (2, 0), (2, 1))
    ]
    assert worths == sorted(worths)
    assert len(set(worths)) == 4


def test_ra_is_worth_more_if_a_chain_goes_on_or_is_broken() -> None:
    alone = ready().suns((ANUBIS, 1), (BAST, 1), (ANUBIS, 1)).round(5)
    chain = ready().suns((ANUBIS, 1), (ANUBIS, 1), (BAST, 1), (BAST, 2)).round(5)
    assert worth(chain, "ra", BAST) > worth(alone, "ra", BAST)
    assert worth(chain, "ra", ANUBIS) > worth(alone, "ra", ANUBIS)


def test_a_favorite_is_worth_more() -> None:
    for god in ("geb-and-nut", "ptah", "ra", "wadjet"):
        plain = worth(up_for_bid(god), god)
        first = ready().chance(f"god {god}")
        assert worth(first, god) > plain


def test_wadjet_is_worth_its_two_points_in_the_last_round() -> None:
    assert worth(up_for_bid("wadjet").round(8), "wadjet") == 2.0


@pytest.mark.parametrize("suns", [[], [0], [0, 0, 1, 0], [0, 1, 1, 0, 0], [0, 0, 0, 0, 0, 0, 0], [1, 0, 0, 1, 0, 0, 0]])
def test_the_chain_through_a_sun_is_what_marking_it_gives(suns: list[int]) -> None:
    table = ready().suns(*[(owner, 1 + number % 2) for number, owner in enumerate(suns)])
    sun = len(suns)
    through = chain_through(table.state, BAST, sun, 2)
    before = strongest_chain(table.state, BAST)
    table.state.table[area.SUN_OWNER + sun] = BAST
    table.state.table[area.SUN_VALUE + sun] = 2
    assert strongest_chain(table.state, BAST) == max(before, through)


# Bidding.


def mean_bid(table: Table, seat: int = BAST) -> float:
    """Return how high the light policy bids on average, as the place of the card among all."""
    cards = [piece.CARD_NAMES.index(chosen(table.state, seat, seed).removeprefix("bid ")) for seed in range(40)]
    return sum(cards) / len(cards)


def test_a_worthier_god_gets_a_higher_bid_and_bids_differ() -> None:
    poor = up_for_bid("ptah")
    rich = up_for_bid("ptah").cards(BAST, "shrine", "shrine", "shrine")
    assert mean_bid(rich) > mean_bid(poor) + 2
    assert len({chosen(poor.state, BAST, seed) for seed in range(40)}) > 1


def test_who_turns_bids_around_bids_the_lowest_card() -> None:
    for magic in ("logic", "meekness", "eye"):
        assert chosen(with_magic("ra", magic, "none").state, BAST) == "bid 1-moon"


def test_a_gift_is_called_at_once_unless_there_is_none_left() -> None:
    table = ready().hold(BAST, "gift").chance("god wadjet")
    assert chosen(table.state, BAST) == "call gift"
    table.hand(ANUBIS, "11", "12", "3-sun")
    assert chosen(table.state, BAST) == "call none"


def test_magic_is_kept_for_worthy_gods() -> None:
    rich = ready().hold(BAST, "cry").cards(BAST, "shrine", "shrine", "shrine").chance("god ptah")
    assert chosen(rich.state, BAST) == "call cry"
    poor = ready().hold(BAST, "cry").chance("god ptah")
    assert chosen(poor.state, BAST) == "call none"


def test_the_eye_takes_the_lowest_card_that_wins_and_gives_up_the_lowest_if_none_does() -> None:
    table = with_magic("ra", "eye", "none").bids("1-moon", "4-moon")
    assert chosen(table.state, BAST) == "change 4-sun"
    table = with_magic("ra", "eye", "none").bids("5-moon", "10-moon")
    assert chosen(table.state, BAST) == "change 10-sun"
    table = with_magic("ra", "eye", "none").hand(BAST, "5-moon", "3-moon").bids("5-moon", "10-moon")
    assert chosen(table.state, BAST) == "change 3-moon"


def test_the_eye_minds_magic_that_turns_bids_around() -> None:
    table = with_magic("ra", "eye", "logic").bids("1-moon", "4-moon")
    assert table.state.sides[area.SIDE + area.CALLED] == 4
    assert chosen(table.state, BAST) == "stand"
    table = with_magic("ra", "eye", "meekness").bids("5-moon", "4-moon")
    assert chosen(table.state, BAST) == "change 1-moon"


# What the end may bring.


def test_a_playout_stops_when_the_round_is_over() -> None:
    state = ready().state
    playout(state, KNOWLEDGE, SeededRng(1), Actions(), 2)
    assert state.round == 2
    assert state.monuments == 1


def second_round() -> HeirState:
    state = ready().state
    playout(state, KNOWLEDGE, SeededRng(1), Actions(), 2)
    return state


def test_sure_points_are_the_score_the_chain_and_what_monuments_hit() -> None:
    table = ready().monument(BAST, "shrine", "d7", "t1").suns((BAST, 2))
    assert sure_points(table.state, BAST) == 2 * 2 + 1
    assert sure_points(table.state, ANUBIS) == 0


@pytest.mark.parametrize("field", ["score", "magic", "high cards", "an offering"])
def test_the_outlook_likes(field: str) -> None:
    state = second_round()
    table = Table()
    table.state = state
    table.hold(BAST).hand(BAST, "2-sun", "4-sun", "6-sun").hand(ANUBIS, "1-sun", "3-sun")
    before = expected(KNOWLEDGE, state)
    if field == "score":
        state.sides[22] += 3
    elif field == "magic":
        table.hold(BAST, "cry", "eye")
    elif field == "high cards":
        table.hand(BAST, "2-sun", "4-sun", "10-sun")
    else:
        table.hand(BAST, "2-sun", "4-sun", "6-sun", "8-sun").offered(BAST, "8-sun")
    after = expected(KNOWLEDGE, state)
    assert after[BAST] > before[BAST]
    assert after[ANUBIS] == before[ANUBIS]


def test_the_light_policy_beats_chance_by_far() -> None:
    rng = SeededRng(1)
    wins = 0
    for number in range(20):
        seat = number % 2
        state = GAME.new(2)
        contest(state, [KNOWLEDGE if each == seat else Heuristics() for each in range(2)], rng, Actions())
        wins += state.standings()[seat] == 1
    assert wins >= 19
