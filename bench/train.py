"""Trains a network for a game and a number of seats by self-play, as docs/training.md tells.

    python bench/train.py run ra 2 runs/ra-2 [--light N] [--generations N] [--rounds N] [--workers N] …
    python bench/train.py match ra 2 pharaoh-1 --net runs/ra-2/best.net --iterations 1000 --games 400 --seed 7

A run goes on where it was stopped. It takes the extra `train`. Games are played on all cores, on so many of them, or on
those of a cluster; torch has one thread.
"""

import argparse
import shutil
import sys
from dataclasses import fields
from importlib import import_module
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.training.match import match
from bench.training.selfplay import SEARCH, Setup, Thinking
from bench.training.steps import Plan, Training

from heliopolis.arena.workers import workers
from heliopolis.core import registry
from heliopolis.terminal.arguments import edition_of, pool_of


def arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--with", dest="modules", action="append", default=[], help="a module that registers a game")
    kinds = parser.add_subparsers(dest="kind", required=True)
    run = kinds.add_parser("run", help="train a network")
    against = kinds.add_parser("match", help="play a network against a bot")
    for each in (run, against):
        each.add_argument("game")
        each.add_argument("seats", type=int)
    run.add_argument("folder", type=Path)
    for field in fields(Plan):
        if field.name != "units":
            run.add_argument(f"--{field.name}", type=type(field.default), default=field.default)
    run.add_argument("--units", type=lambda text: tuple(map(int, text.split(","))), default=Plan.units)
    against.add_argument("bot")
    against.add_argument("--net", type=Path)
    against.add_argument("--iterations", type=int, default=1000)
    against.add_argument("--judged", type=float, default=1.0)
    against.add_argument("--exploration", type=float, default=0.7)
    against.add_argument("--games", type=int, default=400)
    against.add_argument("--seed", type=int, required=True)
    for each in (run, against):
        each.add_argument("--edition", help="the file of an edition")
        each.add_argument("--workers", type=int, default=0, help="how many cores play (all)")
        each.add_argument("--cluster", help="the address of a Ray cluster, auto or local")
    return parser.parse_args()


def main() -> None:
    """Train, or play a match."""
    asked = arguments()
    for module in asked.modules:
        import_module(module)
    game = registry.game(asked.game)
    setup = Setup(asked.game, asked.seats, edition_of(asked, game).changes(game.standard))
    with pool_of(asked) if asked.cluster else workers(asked.workers) as pool:
        if asked.kind == "run":
            plan = Plan(**{field.name: getattr(asked, field.name) for field in fields(Plan)})
            best = Training(setup, plan, asked.folder, pool).run()
            shutil.copy(best, asked.folder / "best.net")
        else:
            way = Thinking(SEARCH, asked.net, asked.iterations, asked.judged, asked.exploration)
            print(f"{way} against {asked.bot}: {match(pool, setup, way, asked.bot, asked.games, asked.seed)}")


if __name__ == "__main__":
    main()
