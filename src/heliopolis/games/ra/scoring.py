"""What tiles and suns are worth: one function a line of the scoring table."""

from heliopolis.core.compat import i64
from heliopolis.core.journal import JournalEvent
from heliopolis.core.standings import decided_by, places

from . import areas as area, components, score_lines, suns, tiles as tile
from .state import RaState


def score_epoch(state: RaState) -> None:
    """Pay each seat the net result of the epoch, then discard what scores only once (ra.scoring.1)."""
    if state.journal is not None:
        state.journal.extend(score_lines.score_lines(state))
    for seat in range(state.seats):
        fame = state.areas[seat * area.ROW + area.FAME] + epoch_fame(state, seat)
        if fame < 0 and not state.debts:
            fame = 0
        state.areas[seat * area.ROW + area.FAME] = fame
    for seat in range(state.seats):
        discard_scored_tiles(state, seat)


def epoch_fame(state: RaState, seat: i64) -> i64:
    """Return what a seat gains or loses at the end of the epoch; monuments and suns count in the last one only."""
    fame = score_gods(state, seat) + score_pharaohs(state, seat) + score_river(state, seat)
    fame += score_civilisations(state, seat) + score_gold(state, seat)
    if state.epoch == components.EPOCHS:
        fame += score_different_monuments(state, seat) + score_same_monuments(state, seat) + score_suns(state, seat)
    return fame


def score_gods(state: RaState, seat: i64) -> i64:
    """Each god scores two (ra.scoring.gods)."""
    return state.areas[seat * area.ROW + tile.GOD] * state.box.god_fame


def score_pharaohs(state: RaState, seat: i64) -> i64:
    """Most pharaohs gain five, fewest lose two, ties all alike; all equal, nobody does (ra.scoring.pharaohs)."""
    mine = state.areas[seat * area.ROW + tile.PHARAOH]
    most = mine
    fewest = mine
    for other in range(state.seats):
        theirs = state.areas[other * area.ROW + tile.PHARAOH]
        if theirs > most:
            most = theirs
        if theirs < fewest:
            fewest = theirs
    if most == fewest:
        return 0
    if mine == most:
        return state.box.most_pharaohs_fame
    return state.box.fewest_pharaohs_fame if mine == fewest else 0


def score_river(state: RaState, seat: i64) -> i64:
    """Nile and flood tiles score one each, if there is a flood (ra.scoring.nile)."""
    floods = state.areas[seat * area.ROW + tile.FLOOD]
    if floods == 0:
        return 0
    return (floods + state.areas[seat * area.ROW + tile.NILE]) * state.box.river_fame


def score_civilisations(state: RaState, seat: i64) -> i64:
    """Three, four, five different score 5, 10, 15; none at all loses five (ra.scoring.civilisations)."""
    different = count_different(state, seat, tile.FIRST_CIVILISATION, tile.LAST_CIVILISATION)
    if different == 0:
        return state.box.no_civilisation_fame
    return state.box.civilisation_fame[different]


def score_gold(state: RaState, seat: i64) -> i64:
    """Each gold scores three (ra.scoring.gold)."""
    return state.areas[seat * area.ROW + tile.GOLD] * state.box.gold_fame


def score_different_monuments(state: RaState, seat: i64) -> i64:
    """One to six different monuments score one each, seven 10, eight 15 (ra.scoring.monuments)."""
    different = count_different(state, seat, tile.FIRST_MONUMENT, tile.LAST_MONUMENT)
    return state.box.different_monument_fame[different]


def score_same_monuments(state: RaState, seat: i64) -> i64:
    """Three, four or five of the same monument score 5, 10 or 15 more (ra.scoring.same)."""
    fame: i64 = 0
    for kind in range(tile.FIRST_MONUMENT, tile.LAST_MONUMENT + 1):
        fame += state.box.same_monument_fame[state.areas[seat * area.ROW + kind]]
    return fame


def score_suns(state: RaState, seat: i64) -> i64:
    """The highest sum of suns gains five, the lowest loses five, ties all alike (ra.scoring.suns)."""
    mine = suns.total(suns.held_by(state, seat))
    most = mine
    fewest = mine
    for other in range(state.seats):
        theirs = suns.total(suns.held_by(state, other))
        if theirs > most:
            most = theirs
        if theirs < fewest:
            fewest = theirs
    if most == fewest:
        return 0
    if mine == most:
        return state.box.most_suns_fame
    return state.box.fewest_suns_fame if mine == fewest else 0


def discard_scored_tiles(state: RaState, seat: i64) -> None:
    """Gods, floods, civilisations and gold leave the game once scored (ra.scoring.2)."""
    row = seat * area.ROW
    state.gone_tiles += state.areas[row + tile.GOD] + state.areas[row + tile.FLOOD] + state.areas[row + tile.GOLD]
    state.areas[row + tile.GOD] = 0
    state.areas[row + tile.FLOOD] = 0
    state.areas[row + tile.GOLD] = 0
    for kind in range(tile.FIRST_CIVILISATION, tile.LAST_CIVILISATION + 1):
        state.gone_tiles += state.areas[row + kind]
        state.areas[row + kind] = 0


def count_different(state: RaState, seat: i64, first: i64, last: i64) -> i64:
    """Count the kinds of tile in a range of which a seat has at least one."""
    different: i64 = 0
    for kind in range(first, last + 1):
        if state.areas[seat * area.ROW + kind] > 0:
            different += 1
    return different


def scores(state: RaState) -> list[int]:
    """Return each seat's fame."""
    return [int(state.areas[seat * area.ROW + area.FAME]) for seat in range(int(state.seats))]


def standings(state: RaState) -> list[int]:
    """The most fame wins; of those tied, the one with the highest sun (ra.end.2)."""
    keys: list[tuple[int, ...]] = []
    for seat in range(state.seats):
        keys.append((int(state.areas[seat * area.ROW + area.FAME]), int(suns.held_by(state, seat))))
    return places(keys)


def tie_break(state: RaState) -> JournalEvent | None:
    """Of those tied for the most fame the one with the highest sun wins (ra.end.2)."""
    highest = [int(suns.highest(suns.held_by(state, seat))) for seat in range(int(state.seats))]
    return decided_by(scores(state), [("highest-sun", "ra.end.2", highest)])
