"""States as they were stored before they had parts: every number by itself, under a name of its own.

Tables that go on from a moment keep that moment as it was stored, so these are read for good.
"""

from typing import Any, Final

from . import cards, phases as at, purposes

CUP: Final = {"stones": "cup_stones", "prayers": "cup_prayers", "limit": "cup_limit"}
GAIN: Final = {
    "seat": "gainer",
    "workers": "gain_workers",
    "cats": "gain_cats",
    "stones": "gain_stones",
    "is_over": "overflow",
    "cats_given": "cats_round",
}
ABOUT_DICE: Final = (purposes.RAISE, purposes.LOWER)


def in_parts(saved: dict[str, Any]) -> dict[str, Any]:
    """Return a stored state with its cup, bill and gain, whenever it was stored."""
    if "cup" in saved:
        return saved
    cup = {name: saved[CUP.get(name, name)] for name in ("to_take", "stones", "prayers", "limit", "rolling")}
    gain = {name: saved[old] for name, old in GAIN.items()}
    gain |= {name: saved[name] for name in ("discards", "choices", "choice_size", "banned")}
    return {**saved, "done": saved["flags"], "cup": cup, "bill": bill_of(saved), "gain": gain}


def bill_of(saved: dict[str, Any]) -> dict[str, Any]:
    """Return what is owed: its subject was a die, a space or a deity under one name, told apart by what is asked."""
    purpose, subject = saved["purpose"], saved["subject"]
    is_space = purpose == purposes.BUILD or saved["phase"] == at.COSTING
    is_die = purpose in ABOUT_DICE or saved["phase"] == at.SETTING
    return {
        "due": saved["due"],
        "purpose": purpose,
        "deity": cards.NO_DEITY if is_space or is_die else subject,
        "die": subject if is_die else 0,
        "value": saved["subject_value"],
        "cell": subject if is_space else 0,
        "workers": saved["spent_workers"],
    }
