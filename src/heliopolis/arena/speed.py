"""How fast an engine is: interpreted and compiled, side by side in one run on one core."""

import json
import os
import subprocess
import sys
from dataclasses import asdict

from heliopolis import engine
from heliopolis.core import registry
from heliopolis.core.playout import time_clones, time_playouts
from heliopolis.core.registry import Registration
from heliopolis.core.rng import SeededRng
from heliopolis.core.state import OVER, State
from heliopolis.players.levels import heuristics_of
from heliopolis.players.search import Search, Settings

ROUNDS = 3
SECONDS = 0.4
CLONES = 20_000

Figures = dict[str, float]


def measure(name: str, seats: int) -> Figures:
    """Measure the engine that runs in this process."""
    game = registry.game(name)
    start = game.new(seats)
    _, steps, step_seconds = time_playouts(start.clone, SeededRng(1), SECONDS)
    games, _, game_seconds = time_playouts(lambda: game.new(seats), SeededRng(2), SECONDS)
    middle = in_the_middle(start)
    findings = Search(heuristics_of(name), Settings(seconds=SECONDS), timed=True).run(
        middle, middle.actor(), SeededRng(4)
    )
    return {
        "ns_per_step": step_seconds / steps * 1e9,
        "games_per_s": games / game_seconds,
        "clone_ns": time_clones(middle, CLONES) / CLONES * 1e9,
        "searches_per_s": findings.iterations / findings.seconds,
        "playout_share": findings.playing / findings.seconds,
    }


def in_the_middle(start: State) -> State:
    """Return a state from the middle of a random game, in which a seat has a choice."""
    rng = SeededRng(3)
    path: list[State] = []
    state = start.clone()
    while state.actor() != OVER:
        if state.actor() < 0:
            state.resolve(state.sample(rng))
        else:
            legal = state.legal_actions(state.actor())
            if len(legal) > 1:
                path.append(state.clone())
            state.apply(state.actor(), legal[rng.below(len(legal))])
    return path[len(path) // 2]


def compare(name: str, seats: int) -> dict[str, object]:
    """Measure both engines in turn, each in a process of its own, and keep each one's best round."""
    rounds: dict[str, list[Figures]] = {"interpreted": [], "compiled": []}
    for _ in range(ROUNDS):
        for kind, figures in rounds.items():
            measured = measure_in_process(kind, name, seats)
            if measured is not None:
                figures.append(measured)
    best = {kind: best_of(figures) for kind, figures in rounds.items()}
    interpreted, compiled = best["interpreted"], best["compiled"]
    ratio = None
    if interpreted is not None and compiled is not None:
        ratio = {
            "ns_per_step": interpreted["ns_per_step"] / compiled["ns_per_step"],
            "games_per_s": compiled["games_per_s"] / interpreted["games_per_s"],
            "clone_ns": interpreted["clone_ns"] / compiled["clone_ns"],
            "searches_per_s": compiled["searches_per_s"] / interpreted["searches_per_s"],
        }
    return {"game": name, "seats": seats, "interpreted": interpreted, "compiled": compiled, "ratio": ratio}


def measure_in_process(kind: str, name: str, seats: int) -> Figures | None:
    """Measure one engine in a process of its own; nothing if it is not built here."""
    environment = {**os.environ, "HELIOPOLIS_INTERPRETED": "1" if kind == "interpreted" else "0"}
    registration = json.dumps(asdict(registry.registration(name)))
    command = [sys.executable, "-m", __name__, registration, str(seats)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    found = json.loads(done.stdout)
    figures: Figures = found["figures"]
    return figures if found["engine"] == kind else None


def best_of(figures: list[Figures]) -> Figures | None:
    """Return the best figure of each kind: noise only ever slows a run down."""
    if not figures:
        return None
    return {
        "ns_per_step": min(each["ns_per_step"] for each in figures),
        "games_per_s": max(each["games_per_s"] for each in figures),
        "clone_ns": min(each["clone_ns"] for each in figures),
        "searches_per_s": max(each["searches_per_s"] for each in figures),
        "playout_share": max(figures, key=lambda each: each["searches_per_s"])["playout_share"],
    }


if __name__ == "__main__":
    measured = Registration(**json.loads(sys.argv[1]))
    registry.add(measured)
    json.dump({"engine": engine.running(), "figures": measure(measured.name, int(sys.argv[2]))}, sys.stdout)
