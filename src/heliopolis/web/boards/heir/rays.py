"""The rays of tokens on the board, and the points where they meet something."""

from functools import lru_cache

from markupsafe import Markup

from heliopolis.games.heir.board_parts import MonumentView, Preview
from heliopolis.games.heir.view import HeirView
from heliopolis.web.boards.heir.marks import OWN, SHEET, centre_of, points_badge
from heliopolis.web.frames import NOTHING, markup


def kind_of_monument(view: HeirView) -> str:
    """Return which kind this round's monument is."""
    if view["phase"] == "place" and view["active_card"]:
        return view["active_card"]
    return view["monuments"][-1]["kind"]


def as_it_stands(shown: MonumentView, owner: int) -> Preview:
    """Return a monument as if it were chosen as it stands: nobody gains by it any more."""
    return {
        "space": shown["space"],
        "turned": shown["turned"],
        "owner": owner,
        "arrows": shown["arrows"],
        "points": shown["points"] or 0,
        "hits": shown["hits"],
        "gains": [],
    }


def beams(shown: Preview) -> Markup:
    """Draw a token's rays to the edge of the board, and those of others that meet it."""
    rays = "".join([ray(shown["space"], arrow) for arrow in shown["arrows"]])
    others = "".join([other_ray(gain["space"], gain["direction"], gain["owner"]) for gain in shown["gains"]])
    return markup(
        '<svg class="beams" viewBox="0 0 720 720" aria-hidden="true"><g clip-path="url(#heir-grid)">'
        f'<g class="others">{others}</g><g class="own-{OWN[shown["owner"]]}">{rays}</g></g></svg>'
    )


@lru_cache(maxsize=512)
def ray(space: str, direction: str) -> Markup:
    """Draw a ray."""
    x, y = centre_of(space)
    return Markup(f'<use href="{SHEET}#ray-{direction}" x="{x:g}" y="{y:g}"/>')


@lru_cache(maxsize=1024)
def other_ray(space: str, direction: str, owner: int) -> Markup:
    """Draw the ray of another token."""
    x, y = centre_of(space)
    return Markup(f'<use class="own-{OWN[owner]}" href="{SHEET}#ray-{direction}" x="{x:g}" y="{y:g}"/>')


def badges(shown: Preview, kind: str, moons: dict[str, int], ghost: Markup = NOTHING) -> Markup:
    """Draw what rays score where they meet something, what other tokens gain, and the sum.

    A pyramid counts as much as the monument's own moons.
    """
    met = [(hit["space"], hit["target"] if hit["target"] != "pyramid" else kind) for hit in shown["hits"]]
    drawn = [ghost]
    drawn += [hit_badge(there, moons[target], shown["owner"]) for there, target in met]
    drawn += [gain_badge(gain["space"], gain["owner"], gain["points"]) for gain in shown["gains"]]
    drawn.append(total_badge(shown["space"], shown["points"], shown["owner"]))
    return markup(f'<svg class="badges" viewBox="0 0 720 720" aria-hidden="true">{"".join(drawn)}</svg>')


@lru_cache(maxsize=512)
def hit_badge(space: str, points: int, owner: int) -> Markup:
    """Draw what a ray scores where it meets something."""
    x, y = centre_of(space)
    return points_badge(x + 29, y - 26, points, owner)


@lru_cache(maxsize=1024)
def gain_badge(space: str, owner: int, points: int) -> Markup:
    """Draw what another token gains."""
    x, y = centre_of(space)
    return points_badge(x - 29, y - 26, points, owner)


@lru_cache(maxsize=2048)
def total_badge(space: str, points: int, owner: int) -> Markup:
    """Draw what a token scores."""
    x, y = centre_of(space)
    return points_badge(x + 31, y - 28, points, owner, total=True)
