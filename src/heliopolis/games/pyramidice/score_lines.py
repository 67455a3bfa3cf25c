"""The score lines of the end, each with what it was for."""

from heliopolis.core.journal import EVERYONE, Fact, JournalEvent

from . import areas as area, cards, components, declared, gods, patterns, resources, scarabs, scoring
from .deities import DEITY_NAMES
from .state import PyramidiceState


def score_lines(state: PyramidiceState) -> list[JournalEvent]:
    """Return every seat's lines, and the architect's total, at the moment before they are paid."""
    lines: list[JournalEvent] = []
    for seat in range(int(state.seats)):
        lines += seat_lines(state, seat)
    if state.seats == 1:
        lines.append(architect_line(state))
    return lines


def seat_lines(state: PyramidiceState, seat: int) -> list[JournalEvent]:
    """Return one seat's lines: those with nothing to score are left out."""
    worshipped = int(gods.count(state, seat))
    kept = int(resources.held(state, seat))
    lines = [
        line(seat, "quartz", "scarabs.quartz", scoring.score_quartz(state, seat), {"gods": worshipped}),
        line(seat, "obsidian", "scarabs.obsidian", scoring.score_obsidian(state, seat), {"resources": kept}),
        scarab_line(state, seat),
        line(seat, "gods", "scoring.gods", scoring.score_gods(state, seat), {"deities": worthy_gods(state, seat)}),
        line(
            seat,
            "ennead",
            "scoring.ennead",
            scoring.score_ennead(state, seat),
            {"cards": int(gods.count_ennead(state, seat))},
        ),
        line(seat, "project", "scoring.projects", scoring.score_projects(state, seat), project_facts(state, seat)),
    ]
    return [each for each in lines if each.points != 0]


def scarab_line(state: PyramidiceState, seat: int) -> JournalEvent:
    """Make the line of a power that an edition declares for the end."""
    scarab = int(scarabs.declared(state, seat))
    if scarab == cards.NO_SCARAB:
        return line(seat, "scarab", "scarabs.declared", 0, {})
    name = components.SCARAB_NAMES[scarab]
    return line(seat, "scarab", f"scarabs.{name}", declared.end_glory(state, seat), {"scarab": name})


def line(seat: int, name: str, rule: str, points: int, facts: dict[str, Fact]) -> JournalEvent:
    """Make one score line."""
    facts["glory"] = points
    return JournalEvent(name, f"pyramidice.{rule}", seat, facts, points)


def worthy_gods(state: PyramidiceState, player: int) -> list[str]:
    """Name a player's gods that are worth Glory by themselves."""
    held = int(state.areas[player * area.SIZE + area.GODS])
    return [
        DEITY_NAMES[deity]
        for deity in range(int(cards.ENNEAD), int(cards.DEITY_COUNT))
        if held >> deity & 1 and state.box.deity_glory[deity] > 0
    ]


def project_facts(state: PyramidiceState, player: int) -> dict[str, Fact]:
    """Name a player's projects and count how often their pictures are there."""
    held_projects = int(state.areas[player * area.SIZE + area.PROJECTS])
    projects = [number for number in range(len(components.PROJECT_NAMES)) if held_projects >> number & 1]
    times = sum(int(patterns.count(state, number)) for number in projects)
    return {"projects": [components.PROJECT_NAMES[number] for number in projects], "times": times}


def architect_line(state: PyramidiceState) -> JournalEvent:
    """Tell how the architect's Glory adds up: he has no seat, so the line changes no score (pyramidice.solo.8)."""
    architect = int(state.seats)
    played = int(state.areas[architect * area.SIZE + area.GLORY])
    worshipped = int(scoring.score_gods(state, architect))
    ennead = int(scoring.score_ennead(state, architect))
    projects = int(scoring.score_projects(state, architect))
    facts: dict[str, Fact] = {
        "played": played,
        "gods": worshipped,
        "ennead": ennead,
        "projects": projects,
        "glory": played + worshipped + ennead + projects,
    }
    return JournalEvent("architect-score", "pyramidice.solo.8", EVERYONE, facts)
