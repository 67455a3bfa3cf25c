"""The first screen after a game: who won and why, what everybody gained for what, the story, and the ways on."""

from collections.abc import Sequence

from htpy import Node, a, b, button, details, div, form, h2, p, section, span, summary, svg, use as use_element

from heliopolis.language import GameSpeaker
from heliopolis.tables.looks import Look, Result
from heliopolis.web.boards import board_of
from heliopolis.web.layout import Page
from heliopolis.web.pieces import SPRITE, glyph, picture, star_ground
from heliopolis.web.results.contenders import Account, account_of
from heliopolis.web.results.course import course
from heliopolis.web.results.ledger import ledger
from heliopolis.web.results.scorecard import scorecard, signed
from heliopolis.web.results.story import story
from heliopolis.web.results.verdict import heading, reason


def results(
    page: Page, speaker: GameSpeaker, names: Sequence[str], notes: Sequence[str], look: Look, address: str
) -> Node:
    """Draw the result of a finished game, and the ways on from it."""
    result = look.result
    assert result is not None
    board = board_of(look.game)
    account = account_of(board, speaker, names, notes, look)
    scored = bool(account.lines)
    return div(class_="result" if scored else "result is-bare")[
        section(class_="stele", aria_label=page.say("results"))[
            div(class_="stele-face")[
                crown(page, speaker, account, result, look.outdated),
                scorecard(page, board, account),
                course(page, board, account) if scored else None,
            ]
        ],
        story(page, speaker, account, result.course, address),
        next_steps(page, look, address),
        details(class_="ledger slab")[
            summary[page.say("all-score-lines")],
            div(class_="scroll", tabindex="0")[ledger(page, speaker, account)],
        ]
        if scored
        else None,
    ]


def crown(page: Page, speaker: GameSpeaker, account: Account, result: Result, outdated: int) -> Node:
    """Draw the winner's sun, and say who has won by what."""
    first = account.contenders[0]
    said, why = heading(page, account), reason(page, speaker, account, result)
    if outdated:
        said, why = page.say("game-over"), page.say("outdated", changes=speaker.changes_since(outdated)).strip()
    return div(class_="crown")[
        div(class_="victor", aria_hidden="true")[
            picture("wings", "wings", "-232 -44 464 88"),
            span(class_="sun")[
                svg(viewBox="0 0 64 64")[use_element(href=f"{SPRITE}#sun")],
                b[signed(first.score) if account.decided else "–"],
            ],
            first.mark if account.decided else None,
        ],
        div(class_="verdict")[h2(id="verdict", tabindex="-1")[said], p[why] if why else None],
    ]


def result_is_whole(look: Look) -> bool:
    """Tell whether a game was played to its end: only then there is something to analyse."""
    return look.result is not None and look.result.complete and not look.outdated


def next_steps(page: Page, look: Look, address: str) -> Node:
    """Draw the ways on: another game, the replay, a link to share, the record."""
    again: Node = None
    if look.rematch:
        again = a(class_="btn btn-gold", href=f"/t/{look.rematch}")[glyph("ui-rematch", "icon"), page.say("to-rematch")]
    elif look.mine:
        again = form(method="post", action=f"{address}/rematch")[
            button(class_="btn btn-gold")[glyph("ui-rematch", "icon"), page.say("rematch")]
        ]
    replay = f"{address}/replay"
    return section(class_="prompt", aria_label=page.say("what-next"))[
        div(class_="prompt-face")[
            star_ground(),
            div(class_="ask")[h2[page.say("what-next")]],
            again,
            a(class_="btn btn-ghost", href=replay)[glyph("ui-replay", "icon"), page.say("replay")],
            a(class_="btn btn-ghost", href=f"{address}/analysis?step=0")[
                glyph("ui-search", "icon"), page.say("analysis")
            ]
            if result_is_whole(look)
            else None,
            button(type="button", class_="btn btn-ghost", data_copy=replay)[
                glyph("ui-share", "icon"), page.say("share")
            ],
            a(class_="btn btn-ghost", href=f"{address}/record.txt")[glyph("ui-log", "icon"), page.say("record")],
        ]
    ]
