"""Where a treasure is, an entry of the flat array `treasures`.

0 … 35           36 … 39          40 … 43         44           45
loose on a card  carried by seat  banked by seat  in the pile  lost
"""

from typing import Final

from heliopolis.core.compat import i64

HELD: Final[i64] = 36
BANKED: Final[i64] = 40
PILE: Final[i64] = 44
GONE: Final[i64] = 45
