"""What there is to say about decisions in Ra: who can still bid higher, what a lot is worth, how near the end is."""

from heliopolis.core.state import State
from heliopolis.games.ra import actions as act, tiles as tile
from heliopolis.games.ra.components import NAMES
from heliopolis.games.ra.state import RaState
from heliopolis.games.ra.view import RaView, view as view_of
from heliopolis.language import signed
from heliopolis.players.advice.ra import added, received
from heliopolis.players.coach.lines import Counsel, Line

SMALL_LOT, FEW_GAPS = 4, 3
"""Below what a lot is small, and with how many gaps the end of the epoch is near."""


def coach(state: State, seat: int) -> Counsel:
    """Say what is at stake in a decision."""
    assert isinstance(state, RaState)
    view = view_of(state, seat)
    if view["phase"] == "auction":
        return Counsel(("bid", "pass"), (*about_bid(view, state, seat), *without_civilisation(view, seat)))
    if view["phase"] == "turn":
        return Counsel(("draw", "invoke", "take"), (*about_turn(view, state, seat), *without_civilisation(view, seat)))
    return Counsel((), ())


def about_bid(view: RaView, state: RaState, seat: int) -> list[Line]:
    """Say whether a bid can be beaten, and what the lot is worth."""
    lot = [int(kind) for kind in state.track if kind != tile.NO_TILE]
    worth = received(state, seat, lot)
    mine = sorted(sun for sun in view["seats"][seat]["suns_up"] if sun > view["high_bid"])
    lines = [worth_of_lot(state, seat, lot), *disaster_in(state, seat, lot)]
    if not mine:
        return lines
    rivals, safe = after(view, seat), lowest_safe(view, seat)
    if not rivals:
        lines.insert(0, Line("last", {"sun": mine[0]}))
        if view["high_bidder"] is not None:
            lines.append(Line("goes-for", {"seat": view["high_bidder"] + 1, "sun": view["high_bid"]}, once=True))
    elif safe:
        lines.insert(0, Line("safe", {"sun": safe, "highest": highest_after(view, seat)}))
    else:
        threat = max(rivals, key=lambda other: max(view["seats"][other]["suns_up"]))
        lines.insert(0, Line("unsafe", {"seat": threat + 1, "sun": max(view["seats"][threat]["suns_up"])}))
    if view["epoch"] < view["epochs"]:
        lines.append(Line("centre", {"sun": safe or mine[0], "centre": view["centre_sun"]}, once=True))
    suns = [sun for area in view["seats"] for sun in (*area["suns_up"], *area["suns_down"])]
    if worth < SMALL_LOT and 4 * mine[0] >= 3 * max(suns):
        lines.append(Line("high-for-small", {"sun": mine[0], "fame": signed(worth)}, warns=True))
    return lines


def worth_of_lot(state: RaState, seat: int, lot: list[int]) -> Line:
    """Say what a lot is worth, to the seat and to the rival who would gain most."""
    others = [other for other in range(int(state.seats)) if other != seat]
    rival = max(others, key=lambda other: received(state, other, lot))
    fame, theirs = (signed(received(state, each, lot)) for each in (seat, rival))
    return Line("worth", {"fame": fame, "theirs": theirs, "seat": rival + 1})


def disaster_in(state: RaState, seat: int, lot: list[int]) -> list[Line]:
    """Say what the disaster of a lot that hurts most would cost, and whom it would hurt least."""
    found = {
        kind: [cost_of(state, other, lot, kind) for other in range(int(state.seats))]
        for kind in lot
        if kind >= tile.FIRST_DISASTER
    }
    worst = max(found, key=lambda kind: found[kind][seat], default=-1)
    if worst < 0 or found[worst][seat] <= 0:
        return []
    costs = found[worst]
    rival = min((other for other in range(len(costs)) if other != seat), key=lambda other: costs[other])
    facts: dict[str, int | str] = {"tile": NAMES[worst], "fame": costs[seat], "theirs": costs[rival]}
    return [Line("disaster", {**facts, "seat": rival + 1}, once=True)]


def cost_of(state: RaState, seat: int, lot: list[int], disaster: int) -> int:
    """Return how much less a lot is worth to a seat because of a disaster."""
    without = [kind for kind in lot if kind != disaster]
    return received(state, seat, without) - received(state, seat, lot)


def after(view: RaView, seat: int) -> list[int]:
    """Return the seats that are asked after one, and can bid."""
    count = len(view["seats"])
    order = [(view["turn"] + step) % count for step in range(1, count + 1)]
    return [other for other in order[order.index(seat) + 1 :] if view["seats"][other]["suns_up"]]


def highest_after(view: RaView, seat: int) -> int:
    """Return the highest sun that is bid, or may still be bid after a seat."""
    return max([view["high_bid"], *(sun for other in after(view, seat) for sun in view["seats"][other]["suns_up"])])


def lowest_safe(view: RaView, seat: int) -> int:
    """Return the lowest sun by which a seat is sure to win the auction, or 0."""
    return min((sun for sun in view["seats"][seat]["suns_up"] if sun > highest_after(view, seat)), default=0)


def about_turn(view: RaView, state: RaState, seat: int) -> list[Line]:
    """Say whether there is a hurry, and what a god would bring."""
    gaps, suns = view["ra_track"] - view["ra_tiles"], len(view["seats"][seat]["suns_up"])
    lines = []
    lot = [int(kind) for kind in state.track if kind != tile.NO_TILE]
    others = [sun for other, area in enumerate(view["seats"]) if other != seat for sun in area["suns_up"]]
    best = max(view["seats"][seat]["suns_up"], default=0)
    if lot and received(state, seat, lot) > 0 and best > max(others, default=0):
        lines.append(Line("invoke", {"fame": signed(received(state, seat, lot)), "sun": best}))
    elif gaps > 1:
        lines.append(Line("wait", {"gaps": gaps, "suns": suns}))
    if gaps == 1 and lot:
        lines.append(Line("last-gap", {"suns": suns}, warns=True))
    taken = {
        int(act.kind_taken(action)): added(state, seat, [int(act.kind_taken(action)), int(tile.GOD)], sign=(1, -1))
        for action in state.legal_actions(seat)
        if act.verb_of(action) == act.TAKE
    }
    good = max(taken, key=lambda kind: taken[kind], default=-1)
    if good >= 0 and taken[good] > 0:
        lines.append(Line("god", {"tile": NAMES[good], "fame": signed(taken[good])}))
    return lines


def without_civilisation(view: RaView, seat: int) -> list[Line]:
    """Warn who has no civilisation when the epoch draws near its end."""
    gaps, worth = view["ra_track"] - view["ra_tiles"], view["seats"][seat]["worth"]["civilisations"]
    return [Line("no-civilisation", {"fame": signed(worth)}, warns=True)] if worth < 0 and gaps <= FEW_GAPS else []
