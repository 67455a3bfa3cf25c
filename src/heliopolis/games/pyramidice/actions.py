"""The action numbers of Pyramidice.

    0     1       2      3       4      5     6       7      8        9
    work  reroll  throw  finish  glory  full  seshat  pearl  decline  lapis

    10 … 21     22 … 33        34    35      36 … 65               66      67
    rest TILE   emerald TILE   take stone prayer  pay COLOUR VALUE  spend worker  spend cat

    68 … 79              80 … 91             92 … 103            104 … 109    110 … 129
    choose COLOUR VALUE  raise COLOUR VALUE  lower COLOUR VALUE  build VALUE  place PYRAMID SPACE

    130 … 132      133 … 135         136 … 141    142 … 179      180 … 217
    gain RESOURCE  discard RESOURCE  value VALUE  worship DEITY  activate DEITY

    218 … 255      256 … 293     294 … 331      332             333 … 344
    replace DEITY  borrow DEITY  forsake DEITY  forsake ennead  keep SCARAB

A die is named by its colour and value, since dice that show the same are the same. Colours are stone and prayer, then
the virtual dice of Khnum, Satis and Anuket, which only pay. An outcome number is:

    0 … 5        6 … 11        12 … 49      50 … 61    62 … 67         68 … 79        80 … 83
    stone VALUE  prayer VALUE  deity DEITY  tile TILE  project PROJECT  scarab SCARAB  first SEAT
"""

from typing import Final

from heliopolis.core.compat import i64

WORK: Final[i64] = 0
REROLL: Final[i64] = 1
THROW: Final[i64] = 2
FINISH: Final[i64] = 3
GLORY: Final[i64] = 4
FULL: Final[i64] = 5
SESHAT_COST: Final[i64] = 6
PEARL_COPY: Final[i64] = 7
DECLINE: Final[i64] = 8
LAPIS_REROLL: Final[i64] = 9
REST: Final[i64] = 10
EMERALD_REST: Final[i64] = 22
TAKE: Final[i64] = 34
PAY: Final[i64] = 36
SPEND: Final[i64] = 66
CHOOSE: Final[i64] = 68
RAISE: Final[i64] = 80
LOWER: Final[i64] = 92
BUILD: Final[i64] = 104
PLACE: Final[i64] = 110
GAIN: Final[i64] = 130
DISCARD: Final[i64] = 133
VALUE: Final[i64] = 136
WORSHIP: Final[i64] = 142
ACTIVATE: Final[i64] = 180
REPLACE: Final[i64] = 218
BORROW: Final[i64] = 256
FORSAKE: Final[i64] = 294
FORSAKE_ENNEAD: Final[i64] = 332
KEEP: Final[i64] = 333

# Colours of dice, as `pay` counts them.
STONE_DIE: Final[i64] = 0
PRAYER_DIE: Final[i64] = 1
VIRTUAL_DIE: Final[i64] = 2
"""Khnum's; Satis's and Anuket's follow."""

ROLLED: Final[i64] = 0
DRAWN: Final[i64] = 12
TILE_DEALT: Final[i64] = 50
PROJECT_DEALT: Final[i64] = 62
SCARAB_DEALT: Final[i64] = 68
FIRST_SEAT: Final[i64] = 80
