"""How the points came: a bar for everybody, an ingot for each part of the game."""

from collections.abc import Mapping, Sequence

from htpy import Node, b, div, fragment, h3, i, span

from heliopolis.tables.looks import Told
from heliopolis.web.board import Board
from heliopolis.web.layout import Page
from heliopolis.web.results.contenders import Account, Contender

PARTS = 3
"""Into how many parts a game without chapters is cut."""


def course(page: Page, board: Board, account: Account) -> Node:
    """Draw everybody's points in the order in which they came."""
    start = account.start()
    parts = parts_of(account)
    gains = [[start, *(account.sum_of(part, each.seat) for part in parts)] for each in account.contenders]
    most = max(gained(each) for each in gains)
    if most == 0:
        return None
    said = [page.say("course-start")] if start else []
    said.append(board.say_or("course-chapters", page.words) if has_chapters(account) else page.say("course-parts"))
    return div(class_="course")[
        h3(class_="overline")[page.say("course"), span[", ".join(said)]],
        [bar(who, came, gained(came) / most) for who, came in zip(account.contenders, gains, strict=True)],
    ]


def gained(gains: Sequence[int]) -> int:
    """Add up what was won, whatever was lost again: all bars have one scale."""
    return sum(gain for gain in gains if gain > 0)


def bar(who: Contender, gains: Sequence[int], length: float) -> Node:
    """Draw one player's bar. What was lost again is written behind it."""
    lost = sum(gain for gain in gains if gain < 0)
    ingots = [
        i(class_="i0" if part == 0 else "ie", style=f"--v:{gain}")[b[str(gain)]]
        for part, gain in enumerate(gains)
        if gain > 0
    ]
    told = f"{who.name}: " + ", ".join(str(gain).replace("-", "−") for gain in gains)
    return fragment[
        who.mark,
        span(class_=f"ingots s{who.seat + 1}", role="img", aria_label=told, style=f"--length:{length:.3f}")[ingots],
        span(class_="num")[str(who.score).replace("-", "−"), span(class_="minus")[f" −{-lost}"] if lost else None],
    ]


def has_chapters(account: Account) -> bool:
    """Tell whether score lines say to which chapter of the game they belong."""
    return any("epoch" in told.facts for _, told in account.lines)


def parts_of(account: Account) -> list[list[Told]]:
    """Put the score lines into chapters, or into thirds of the game."""
    found: dict[int, list[Told]] = {} if has_chapters(account) else {part: [] for part in range(PARTS)}
    for step, told in account.lines:
        part = chapter(told.facts) if has_chapters(account) else min(PARTS - 1, step * PARTS // (account.steps + 1))
        found.setdefault(part, []).append(told)
    return [found[part] for part in sorted(found)]


def chapter(facts: Mapping[str, object]) -> int:
    """Return the chapter of a score line; what is gained within a game without one comes first."""
    epoch = facts.get("epoch", 0)
    return epoch if isinstance(epoch, int) else 0
