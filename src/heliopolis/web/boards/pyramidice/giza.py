"""The pyramids in play, the workers that each value takes, and what the viewer can build."""

from collections import defaultdict
from functools import lru_cache

from htpy import dd, div, dl, dt, h3, section, span
from markupsafe import Markup

from heliopolis.games.pyramidice.view_types import ProjectView, PyramidView
from heliopolis.language import Locale
from heliopolis.web.boards.pyramidice import voice
from heliopolis.web.boards.pyramidice.floors import Build, DrawnFloor, Plan, draw_floor
from heliopolis.web.boards.pyramidice.ground import sky
from heliopolis.web.boards.pyramidice.pieces import die, loses_god, tiny
from heliopolis.web.boards.pyramidice.scene import PyramidiceScene
from heliopolis.web.boards.pyramidice.steps import HisTurn
from heliopolis.web.frames import Drawing, Frame, Piece, gap, join

SUMMIT = 2
"""The level of the summit: of a pyramid with a single floor that is it, of two the ground and the summit."""


def giza(scene: PyramidiceScene, his_turn: HisTurn | None) -> Drawing:
    """Draw the pyramids in play, and what a die of each value takes."""
    view, plan = scene.view, plan_of(scene, his_turn)
    pyramids = [pyramid(plan, shown) for shown in view["pyramids"]]
    return giza_frame(plan.language, len(pyramids), tuple(view["building"])).fill(pyramids=join(pyramids))


@lru_cache(maxsize=32)
def giza_frame(language: Locale, count: int, workers: tuple[int, ...]) -> Frame:
    """Draw what so many pyramids stand in."""
    return Frame(div(class_=f"giza of-{count}")[sky(), gap("pyramids"), prices(language, workers)])


def prices(language: Locale, workers: tuple[int, ...]) -> Markup:
    """Draw the workers that each value takes."""
    by_price: dict[int, list[int]] = defaultdict(list)
    for value, count in enumerate(workers, start=1):
        by_price[count].append(value)
    rows = [
        div[
            dt[[die("stone", value) for value in values], span(class_="vh")[", ".join(str(value) for value in values)]],
            dd[[str(count), tiny("worker")] if count else voice.say(language, "free")],
        ]
        for count, values in sorted(by_price.items())
    ]
    about = f"{voice.say(language, 'to-build-about')} (pyramidice.build.2)"
    return Markup(div(class_="costs", title=about)[span(class_="overline")[voice.say(language, "to-build")], dl[rows]])


def plan_of(scene: PyramidiceScene, his_turn: HisTurn | None) -> Plan:
    """Put together what is drawn into all pyramids."""
    view, language = scene.view, scene.language
    builds: dict[str, list[Build]] = defaultdict(list)
    for build in view["builds"] if scene.asked else ():
        leaves = scene.viewer is not None and loses_god(view["seats"][scene.viewer], len(build["cost"]))
        builds[build["space"]].append(Build(build["value"], tuple(build["cost"]), build["glory"], leaves))
    his = view["architect"]
    return Plan(
        language=language,
        own=[] if scene.viewer is None else patterns_of(view["seats"][scene.viewer]["projects"] or []),
        his=patterns_of(his["projects"]) if his else [],
        architect=voice.word(language, his["name"]) if his else "",
        builds=builds,
        is_placing=view["phase"] == "placing",
        fresh=his_turn.space if his_turn and his_turn.fresh else "",
    )


def patterns_of(projects: list[ProjectView]) -> list[str]:
    """Return the patterns that projects score."""
    return [each["pattern"] for each in projects]


def pyramid(plan: Plan, shown: PyramidView) -> Drawing:
    """Draw a pyramid, its summit first."""
    name = shown["pyramid"]
    floors: list[Piece] = []
    first = 1
    for number, floor in enumerate(shown["floors"]):
        side, dice = floor["side"], floor["dice"]
        level = SUMMIT if side == 1 else number
        floors.insert(0, draw_floor(plan, DrawnFloor(name, level, side, floor["workers"], floor["glory"]), first, dice))
        first += len(dice)
    return pyramid_frame(plan.language, name).fill(floors=join(floors))


@lru_cache(maxsize=32)
def pyramid_frame(language: Locale, name: str) -> Frame:
    """Draw what the floors of a pyramid stand in."""
    return Frame(
        section(class_=f"pyramid is-{name}", aria_label=voice.title(language, name))[
            div(class_="tiers")[gap("floors")],
            div(class_="plinth", aria_hidden="true"),
            h3(title=voice.about(language, name))[voice.title(language, name)],
        ]
    )
