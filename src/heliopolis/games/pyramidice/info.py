"""Pyramidice: dice, gods and pyramids, for one to four players."""

from heliopolis.core.info import GameInfo, Option

ARCHITECTS = ("sneferu", "hemiunu", "amenhotep", "imhotep")

INFO = GameInfo(
    name="pyramidice",
    title="Pyramidice",
    seats=(1, 2, 3, 4),
    options=(Option("architect", default=ARCHITECTS[0], choices=ARCHITECTS),),
    rules_version=1,
    longest=30_000,
)
