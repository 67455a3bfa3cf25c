"""`heliopolis analyse`: chances, turning points, luck and skill of a game that was played."""

import json
from argparse import Namespace
from pathlib import Path

from rich.console import Console
from rich.progress import Progress
from rich.table import Table
from rich.text import Text

from heliopolis.core.errors import RecordError, SetupError
from heliopolis.core.reader import read_record
from heliopolis.core.record import Record
from heliopolis.language import GameSpeaker, Speaker
from heliopolis.players.analysis.drawing import CurveDrawing
from heliopolis.players.analysis.report import Analysis
from heliopolis.players.analysis.words import (
    chance_points,
    doubt,
    measure_in_words,
    percent,
    place_in_words,
    point_figures,
    point_in_words,
    tally_in_words,
    words_in,
)
from heliopolis.players.analysis.work import Work, analyse
from heliopolis.terminal.arguments import in_file, read_file
from heliopolis.terminal.results import names_of

BARS = "▁▂▃▄▅▆▇█"
COLUMNS = 48
"""How many moments of the curve a line shows."""
PLOT = 960, 340


def run(arguments: Namespace) -> int:
    """Analyse a record, and print or draw what was found out."""
    console = Console(highlight=False)
    try:
        record = read_record(read_file(arguments.file))
    except RecordError as error:
        raise in_file(arguments.file, error) from None
    seat = checked_seat(arguments.seat, record)
    plot = checked_plot(arguments.plot)
    analysis = analysed(record, console, quiet=arguments.json)
    names = names_of(record, Speaker("heliopolis.terminal", arguments.language))
    if plot is not None:
        width, height = PLOT
        drawing = CurveDrawing(analysis, names, arguments.language, width=width, height=height, seat=seat or 0)
        try:
            plot.write_text(drawing.whole(analysis.points_of(seat or 0)) + "\n", encoding="utf-8")
        except OSError as error:
            told = error.strerror or ""
            raise SetupError(f"{plot} can't be written: {told}", "file-unwritable", path=plot, told=told) from None
    if arguments.json:
        console.print_json(json.dumps(as_data(analysis, seat)), indent=None)
    else:
        speaker = GameSpeaker(record.game.played_with(record.edition), arguments.language, names)
        show(analysis, names, speaker, seat, console)
    return 0


def checked_seat(seat: int | None, record: Record) -> int | None:
    """Return the seat that was asked for; on the command line seats count from 1."""
    if seat is not None and seat > record.seats:
        raise SetupError(f"there is no seat {seat}; expected 1 to {record.seats}", "no-seat", seats=record.seats)
    return None if seat is None else seat - 1


def checked_plot(name: str | None) -> Path | None:
    """Return where the curve is to be drawn."""
    if name is not None and not name.lower().endswith(".svg"):
        message = f"{name} can't be drawn: curves are drawn as SVG; expected a name that ends in .svg"
        raise SetupError(message, "file-no-svg", path=name)
    return None if name is None else Path(name)


def analysed(record: Record, console: Console, *, quiet: bool) -> Analysis:
    """Analyse a record, with a bar of progress on a terminal."""
    if quiet or not console.is_terminal:
        return analyse(record)
    with Progress(console=console, transient=True) as bar:
        shown = bar.add_task("")

        def tell(work: Work) -> None:
            bar.update(shown, total=None if work.analysis is None else work.tasks, advance=1)

        return analyse(record, progress=tell)


def as_data(analysis: Analysis, seat: int | None) -> dict[str, object]:
    """Return an analysis as plain data, with what can be summed up from it; seats count from 0."""
    data = analysis.dump()
    if seat is not None:
        for kind in ("decisions", "turning_points"):
            data[kind] = [each for each in data[kind] if each["seat"] == seat]
    data["tallies"] = [each._asdict() for each in analysis.tallies if seat in (None, each.seat)]
    data["ledger"] = [vars(account) for account in analysis.ledger()]
    data["measures"] = [vars(measure) for measure in analysis.measures() if seat in (None, measure.seat)]
    return data


def show(analysis: Analysis, names: list[str], speaker: GameSpeaker, seat: int | None, console: Console) -> None:
    """Print an analysis."""
    words = words_in(speaker.language)
    shown = range(analysis.seats) if seat is None else [seat]
    console.print(Text(words.say("chances"), "bold"))
    width = max(len(name) for name in names)
    for each, name in enumerate(names):
        first, last = (percent(analysis.moments[at].wins[each]) for at in (0, -1))
        console.print(Text(f"  {name:{width}} {first:3} % {curve_line(analysis, each)} {last:3} %"))
    console.print(luck_table(analysis, names, speaker.language))
    for each in shown:
        console.print(Text(f"{words.say('turning-points')}: {names[each]}", "bold"))
        points = analysis.points_of(each)
        for point in points:
            where = place_in_words(analysis.game.info.name, analysis.where(point.step), speaker.language)
            figures = point_figures(point, speaker.language)
            console.print(Text(f"  {where}, {figures}. {point_in_words(point, speaker)}"))
        if not points:
            console.print(Text(f"  {words.say('turning-points-none')}", "dim"))
        for measure in analysis.measures():
            if measure.seat == each:
                sort = words.say(f"sort-{analysis.game.info.name}-{measure.sort}")
                console.print(Text(f"  {sort}: {measure_in_words(measure, speaker.language)}", "dim"))
        for tally in analysis.tallies:
            if tally.seat == each:
                name = words.say(f"tally-{analysis.game.info.name}-{tally.name}")
                console.print(Text(f"  {name}: {tally_in_words(tally, speaker.language)}", "dim"))


def curve_line(analysis: Analysis, seat: int) -> str:
    """Draw a seat's chances as a line of bars."""
    last = len(analysis.moments) - 1
    columns = min(COLUMNS, last + 1)
    shares = [analysis.moments[last * column // max(1, columns - 1)].wins[seat] for column in range(columns)]
    return "".join(BARS[min(len(BARS) - 1, percent(share) * len(BARS) // 100)] for share in shares)


def luck_table(analysis: Analysis, names: list[str], language: str) -> Table:
    """Draw what luck and play did, in points of chance."""
    words = words_in(language)
    table = Table(title=words.say("luck-and-play"), title_justify="left", pad_edge=False, box=None)
    table.add_column("")
    for column in ("start", "luck", "play", "others", "result"):
        table.add_column(words.say(column), justify="right")
    for seat, account in enumerate(analysis.ledger()):
        luck, play = (
            f"{chance_points(parts, language)} ± {doubt(error, language)}"
            for parts, error in zip((account.luck, account.skills[seat]), account.errors, strict=True)
        )
        others = chance_points(sum(account.skills) - account.skills[seat], language)
        ends = (f"{percent(share)} %" for share in (account.start, account.result))
        table.add_row(names[seat], next(ends), luck, play, others, next(ends))
    return table
