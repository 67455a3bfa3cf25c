"""What a finished game tells, beside its moments: the curve, choices, luck and play, turning points."""

from collections.abc import Sequence

from htpy import (
    Node,
    a,
    b,
    button,
    div,
    form,
    fragment,
    h2,
    h3,
    i,
    li,
    ol,
    p,
    progress,
    section,
    small,
    span,
    ul,
)
from markupsafe import Markup

from heliopolis.language import GameSpeaker, decimal
from heliopolis.players.analysis.drawing import CurveDrawing
from heliopolis.players.analysis.figures import PARTS, Decision, TurningPoint
from heliopolis.players.analysis.report import Analysis
from heliopolis.players.analysis.words import (
    chance_points,
    doubt,
    percent,
    place_in_words,
    point_in_words,
    words_in,
)
from heliopolis.tables.analyses import Progress
from heliopolis.web.analysistables import AnalysisTables, plain
from heliopolis.web.board import Board
from heliopolis.web.layout import Page
from heliopolis.web.pieces import glyph
from heliopolis.web.replaypage import Playback, hidden

WIDE, NARROW = (930, 230), (360, 210)
"""The sizes of the curve on a desk, beside the choices, and on a phone: text is not stretched."""


def analysis_section(page: Page, playback: Playback, found: Progress) -> Node:
    """Draw what is known of a whole game so far."""
    parts = parts_of(page, playback, found)
    return section(
        id="analysis",
        class_="analysis",
        aria_label=page.say("analysis"),
        data_waiting=None if found.failed or is_complete(found) else "yes",
        data_complete="yes" if is_complete(found) else None,
    )[parts.whole() if parts else None,]


def curve_section(page: Page, playback: Playback, found: Progress, picture: str = "") -> Node:
    """Draw the curve, with a cursor at the moment that is shown, and what could be chosen then."""
    parts = parts_of(page, playback, found)
    return section(id="curve", class_="analysis", aria_label=words_in(page.language).say("chances"))[
        how_far(page, found), fragment[parts.chart(picture), parts.choices()] if parts else None
    ]


def parts_of(page: Page, playback: Playback, found: Progress) -> "AnalysisParts | None":
    """Return who draws what is known, if anything is."""
    if found.analysis is None:
        return None
    drawn = playback.drawn(page)
    return AnalysisParts(page, playback, drawn.board, drawn.names, drawn.speaker, found.analysis)


def is_complete(found: Progress) -> bool:
    """Tell whether nothing more will be found out."""
    return found.analysis is not None and found.analysis.complete


def how_far(page: Page, found: Progress) -> Node:
    """Say how far an analysis is, or that it has failed."""
    if found.failed:
        return p(class_="slab how-far", role="status")[page.say("analysis-failed")]
    if is_complete(found):
        return None
    share = found.done / max(1, found.tasks)
    return p(class_="slab how-far", role="status")[
        page.say("analysing"), progress(value=f"{share:.2f}", aria_label=page.say("analysing"))
    ]


class AnalysisParts:
    """Draws the parts of an analysis at one moment."""

    def __init__(
        self,
        page: Page,
        playback: Playback,
        board: Board,
        names: list[str],
        speaker: GameSpeaker,
        analysis: Analysis,
    ) -> None:
        self.page = page
        self.playback = playback
        self.board = board
        self.names = names
        self.speaker = speaker
        self.analysis = analysis
        self.words = words_in(page.language)
        self.seat = playback.past.viewer or 0
        self.step = playback.past.step
        others = [seat for seat in range(analysis.seats) if seat != self.seat]
        self.order = [self.seat, *others]
        """Whose turning points come first: the viewer's own."""

    def whole(self) -> Node:
        """Draw everything."""
        return [
            self.turning_points(),
            AnalysisTables(self.page, self.board, self.names, self.analysis).whole(),
        ]

    def mark(self, seat: int) -> Markup:
        """Draw the mark of a seat."""
        return self.board.seat_mark(seat)

    def chart(self, picture: str) -> Node:
        """Draw the curve, and who had which chance at this moment."""
        moment = self.analysis.moments[self.step]
        points = self.analysis.points_of(self.seat)
        drawings = [
            Markup(
                CurveDrawing(
                    self.analysis, self.names, self.page.language, width=width, height=height, seat=self.seat
                ).whole(points, cursor=self.step)
            )
            for width, height in (WIDE, NARROW)
        ]
        return section(class_="chart slab")[
            h2(class_="overline")[
                self.words.say("chances"),
                [
                    span[self.mark(seat), name, " ", b[f"{percent(share)} %"], self.standing(place)]
                    for seat, (name, share, place) in enumerate(
                        zip(self.names, moment.wins, moment.places, strict=True)
                    )
                ],
                a(href=picture)[self.page.say("picture")] if picture else None,
            ],
            p(class_="note keys")[self.page.say("analysis-keys")],
            div(class_="curve is-wide")[drawings[0]],
            div(class_="curve is-narrow")[drawings[1]],
        ]

    def standing(self, place: float) -> Node:
        """Say which place a seat might expect; of two or one, the chance of the first says as much."""
        if self.analysis.seats < 3:
            return None
        return small[self.words.say("expected-place", place=decimal(self.page.language, round(place, 1)))]

    def choices(self) -> Node:
        """Draw what could be chosen at this moment, as a search saw it from what the seat knew."""
        decision = next((each for each in self.analysis.decisions if each.step == self.step), None)
        if decision is None:
            return section(class_="choices slab")[p(class_="note")[self.page.say("no-choice")]]
        return section(class_="choices slab")[
            p[self.mark(decision.seat), " ", self.verdict(decision)],
            ul[[self.option(decision, index) for index in range(len(decision.options))]],
        ]

    def verdict(self, decision: Decision) -> str:
        """Say what a choice cost, if that is more than may be chance."""
        said = {"player": self.names[decision.seat], "choice": self.speaker.action(decision.chosen)}
        if decision.cost <= max(PARTS // 200, 2 * decision.error):
            return self.page.say("choice-good", **said)
        cost, error = plain(decision.cost, self.page.language), doubt(decision.error, self.page.language)
        return self.page.say("choice-cost", cost=cost, error=error, **said)

    def option(self, decision: Decision, index: int) -> Node:
        """Draw one choice with its chance."""
        each = decision.options[index]
        chosen = each.action == decision.chosen
        notes = [f"± {doubt(each.error, self.page.language)}"]
        if decision.sealed:
            notes.append(self.page.say("mix-share", share=round(100 * each.share)))
        if chosen:
            notes.append(self.words.say("you-chose"))
        return li(class_="is-chosen" if chosen else None)[
            span[self.speaker.action(each.action)],
            b[f"{percent(each.win)} %"],
            small[" · ".join(notes)],
            span(class_="gauge", aria_hidden="true")[i(style=f"--v: {percent(each.win)}")],
        ]

    def turning_points(self) -> Node:
        """Draw the turning points of each seat, the greatest first, those of the viewer before others'."""
        if not self.analysis.complete:
            return None
        return section(class_="turns slab")[
            h2(class_="overline")[self.words.say("turning-points")],
            [self.points_of(seat, self.analysis.points_of(seat)) for seat in self.order],
        ]

    def points_of(self, seat: int, points: Sequence[TurningPoint]) -> Node:
        """Draw the turning points of one seat."""
        return div(class_="of-seat")[
            h3[self.mark(seat), " ", self.names[seat]],
            ol[[self.card(number, point) for number, point in enumerate(points, start=1)]]
            if points
            else p(class_="note")[self.words.say("turning-points-none")],
        ]

    def card(self, number: int, point: TurningPoint) -> Node:
        """Draw a turning point, with the ways to it and on from it."""
        language = self.page.language
        kind = "is-good" if point.gain > 0 else "is-bad"
        here = point.step == self.step
        return li(class_=f"tcard {kind}", aria_current="true" if here else None)[
            button(type="button", class_="when", data_step_to=str(point.step))[
                f"{number}. ", place_in_words(self.analysis.game.info.name, self.analysis.where(point.step), language)
            ],
            span(class_="cost")[chance_points(point.gain, language), small[f"± {doubt(point.error, language)}"]],
            p(class_="reason")[point_in_words(point, self.speaker)],
            form(method="post", action=self.playback.goes_on)[
                [hidden(name, value) for name, value in self.playback.fields.items()],
                hidden("step", str(point.step)),
                hidden("seat", str(point.seat)),
                button(class_="from")[glyph("ui-play", "icon"), self.page.say("play-from-here")],
            ]
            if self.playback.goes_on
            else None,
        ]
