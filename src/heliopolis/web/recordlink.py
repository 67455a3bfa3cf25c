"""A record as part of an address: so a game that was handed in can be shared, and nobody has to keep it."""

import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error

from heliopolis.tables.errors import TooMuch

LONGEST_LINK = 30_000
"""How many characters of an address a record may take."""


def pack(text: str) -> str:
    """Return a record as it stands in an address; nothing if it is too long for one."""
    packed = urlsafe_b64encode(zlib.compress(text.encode(), 9)).decode().rstrip("=")
    return packed if len(packed) <= LONGEST_LINK else ""


def unpack(packed: str, most: int) -> str:
    """Return the record that stands in an address, of at most so many characters."""
    try:
        reader = zlib.decompressobj()
        text = reader.decompress(urlsafe_b64decode(packed + "=" * (-len(packed) % 4)), most + 1).decode()
    except (Error, ValueError, zlib.error):
        raise TooMuch("bad-link", "this link holds no record; expected one that was copied whole") from None
    if len(text) > most or not reader.eof:
        raise TooMuch("bad-link", "this link holds no record; expected one that was copied whole")
    return text
