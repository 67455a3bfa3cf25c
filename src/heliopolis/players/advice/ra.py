"""What decides a choice in Ra: what the lot adds and for whom, what a tile adds or costs, the clock of the Ra track."""

from heliopolis.core.state import State
from heliopolis.core.verbs import unknown
from heliopolis.games.ra import actions as act, areas as area, disasters, scoring, tiles as tile
from heliopolis.games.ra.state import RaState
from heliopolis.language import signed
from heliopolis.players.advice.choices import Remark

GROUPS = {
    int(tile.FUNERAL): range(tile.PHARAOH, tile.PHARAOH + 1),
    int(tile.UNREST): range(tile.FIRST_CIVILISATION, tile.LAST_CIVILISATION + 1),
    int(tile.EARTHQUAKE): range(tile.FIRST_MONUMENT, tile.LAST_MONUMENT + 1),
}
"""What disasters take; a drought takes floods, then Niles."""


def remarks(state: State, seat: int, action: int) -> list[Remark]:
    """Say what decides an action."""
    assert isinstance(state, RaState)
    verb = act.verb_of(action)
    if verb in (act.BID, act.PASS, act.INVOKE):
        return [worth_of_lot(state, seat)]
    if verb == act.DRAW:
        return [clock(state)]
    if verb == act.TAKE:
        kind = int(act.kind_taken(action))
        return [Remark("tile", {"fame": written(added(state, seat, [kind, int(tile.GOD)], sign=(1, -1)))})]
    if verb == act.DISCARD:
        kind = int(act.kind_discarded(action))
        return [Remark("tile", {"fame": written(added(state, seat, [kind], sign=(-1,)))})]
    if verb == act.DONE:
        return [worth_of_lot(state, seat)]
    raise unknown("action", action)


def worth_of_lot(state: RaState, seat: int) -> Remark:
    """Tell what the lot would add if the epoch ended now, for the seat and for the rival who would gain most."""
    lot = [int(kind) for kind in state.track if kind != tile.NO_TILE]
    mine = received(state, seat, lot)
    others = [other for other in range(int(state.seats)) if other != seat and has_sun(state, other)]
    if not others:
        return Remark("lot-alone", {"fame": written(mine)})
    rival = max(others, key=lambda other: received(state, other, lot))
    facts: dict[str, int | str] = {"fame": written(mine), "theirs": written(received(state, rival, lot))}
    return Remark("lot", {**facts, "seat": rival + 1})


def written(fame: int) -> str:
    """Write what is added with its sign, if it is anything."""
    return signed(fame) if fame else "0"


def has_sun(state: RaState, seat: int) -> bool:
    """Tell whether a seat has a sun face up."""
    return bool(state.areas[seat * area.ROW + area.SUNS_UP] != 0)


def received(state: RaState, seat: int, lot: list[int]) -> int:
    """Return what a lot adds to what a seat would score now, disasters included."""
    after = state.clone()
    for kind in lot:
        if kind < tile.FIRST_DISASTER:
            after.areas[seat * area.ROW + kind] += 1
    for kind in lot:
        if kind >= tile.FIRST_DISASTER:
            for _ in range(disasters.TAKEN):
                lose(after, seat, kind)
    return int(scoring.epoch_fame(after, seat) - scoring.epoch_fame(state, seat))


def lose(state: RaState, seat: int, disaster: int) -> None:
    """Let a disaster take the tile of its group that is missed least."""
    row = seat * area.ROW
    if disaster == tile.DROUGHT:
        kinds = [int(tile.FLOOD if state.areas[row + tile.FLOOD] > 0 else tile.NILE)]
    else:
        kinds = list(GROUPS[disaster])
    held = [kind for kind in kinds if state.areas[row + kind] > 0]
    if held:
        state.areas[row + max(held, key=lambda kind: added(state, seat, [kind], sign=(-1,)))] -= 1


def added(state: RaState, seat: int, kinds: list[int], *, sign: tuple[int, ...]) -> int:
    """Return what tiles that come or go add to what a seat would score now."""
    after = state.clone()
    for kind, step in zip(kinds, sign, strict=True):
        if kind < tile.FIRST_DISASTER:
            after.areas[seat * area.ROW + kind] += step
    return int(scoring.epoch_fame(after, seat) - scoring.epoch_fame(state, seat))


def clock(state: RaState) -> Remark:
    """Tell how near the end of the epoch is."""
    chance = round(100 * int(state.bag[tile.RA]) / max(1, int(state.bag_tiles)))
    return Remark("ra-clock", {"left": int(state.box.ra_track - state.ra_tiles), "chance": chance})
