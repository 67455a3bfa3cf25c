"""The fixed-size numbers and flat arrays of the engine, compiled or not.

Compiled modules see `vec` as mypyc's unboxed array. Interpreted ones get a plain list, which is
faster there than a boxed array. This module is never compiled: that is what lets one name mean both.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i16, i64, u8

if TYPE_CHECKING:
    from librt.vecs import append, vec
else:
    vec = list

    def append(items, item):
        """Add an item at the end and return the array, as the compiled `append` does."""
        items.append(item)
        return items


__all__ = ["append", "i16", "i64", "u8", "vec"]
