"""The Glory counted at the end, one function a line, and the places it makes."""

from heliopolis.core.compat import i64
from heliopolis.core.journal import EVERYONE, JournalEvent
from heliopolis.core.standings import decided_by, places

from . import areas as area, cards, declared, gods, patterns, resources, score_lines
from .state import PyramidiceState


def score_end(state: PyramidiceState) -> None:
    """Pay everybody the Glory of the end, the architect too (pyramidice.end.3, pyramidice.solo.8)."""
    if state.journal is not None:
        state.journal.extend(score_lines.score_lines(state))
    for player in range(state.players):
        state.areas[player * area.SIZE + area.GLORY] += end_glory(state, player)


def end_glory(state: PyramidiceState, player: i64) -> i64:
    """Return what a player gains at the end."""
    glory = score_quartz(state, player) + score_obsidian(state, player) + score_gods(state, player)
    if state.box.declares:
        glory += declared.end_glory(state, player)
    return glory + score_ennead(state, player) + score_projects(state, player)


def score_quartz(state: PyramidiceState, player: i64) -> i64:
    """Quartz scores each god, the Ennead as one (pyramidice.scarabs.quartz)."""
    if state.areas[player * area.SIZE + area.SCARAB] != cards.QUARTZ:
        return 0
    return gods.count(state, player) * state.box.quartz_glory


def score_obsidian(state: PyramidiceState, player: i64) -> i64:
    """Obsidian scores each resource on the board (pyramidice.scarabs.obsidian)."""
    if state.areas[player * area.SIZE + area.SCARAB] != cards.OBSIDIAN:
        return 0
    return resources.held(state, player) * state.box.obsidian_glory


def score_gods(state: PyramidiceState, player: i64) -> i64:
    """Each god scores what its card shows (pyramidice.scoring.gods)."""
    held = state.areas[player * area.SIZE + area.GODS]
    glory: i64 = 0
    for deity in range(cards.ENNEAD, cards.DEITY_COUNT):
        if (held >> deity) & 1:
            glory += state.box.deity_glory[deity]
    return glory


def score_ennead(state: PyramidiceState, player: i64) -> i64:
    """The Ennead scores by the number of its cards (pyramidice.scoring.ennead)."""
    return state.box.ennead_glory[gods.count_ennead(state, player)]


def score_projects(state: PyramidiceState, player: i64) -> i64:
    """Each project scores for each time its picture is there (pyramidice.scoring.projects)."""
    projects = state.areas[player * area.SIZE + area.PROJECTS]
    glory: i64 = 0
    for project in range(cards.PROJECT_COUNT):
        if (projects >> project) & 1:
            glory += patterns.count(state, project) * state.box.project_glory[project]
    return glory


def scores(state: PyramidiceState) -> list[int]:
    """Return each seat's Glory."""
    return [int(state.areas[seat * area.SIZE + area.GLORY]) for seat in range(int(state.seats))]


def standings(state: PyramidiceState) -> list[int]:
    """Most Glory wins, of those tied most resources; in a solo game a tie is lost (pyramidice.end.5, .solo.9)."""
    return all_places(state)[: int(state.seats)]


def rivals(state: PyramidiceState) -> list[int]:
    """Return the place of the architect, who has no seat."""
    return all_places(state)[int(state.seats) :]


def all_places(state: PyramidiceState) -> list[int]:
    """Return everybody's place, the architect's last."""
    keys: list[tuple[int, ...]] = []
    for player in range(int(state.players)):
        tie_break = int(resources.held(state, player)) if state.seats > 1 else player
        keys.append((int(state.areas[player * area.SIZE + area.GLORY]), tie_break))
    return places(keys)


def tie_break(state: PyramidiceState) -> JournalEvent | None:
    """Of those tied the one with more resources is ahead; the architect wins a tie (pyramidice.end.5, .solo.9)."""
    glory = [int(state.areas[player * area.SIZE + area.GLORY]) for player in range(int(state.players))]
    if state.seats == 1 and glory[0] == glory[1]:
        return JournalEvent("architect", "pyramidice.solo.9", EVERYONE, {"points": glory[0]})
    if state.seats == 1:
        return None
    kept = [int(resources.held(state, seat)) for seat in range(int(state.seats))]
    return decided_by(glory, [("resources", "pyramidice.end.5", kept)])
