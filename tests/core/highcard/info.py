"""What can be said of High card without its engine."""

from heliopolis.core.info import GameInfo, Option

INFO = GameInfo(
    name="highcard",
    title="High card",
    seats=(2, 3),
    options=(Option("stake", default="small", choices=("small", "large")),),
    rules_version=3,
    longest=6,
)
