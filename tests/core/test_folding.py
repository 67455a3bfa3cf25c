"""Words as they are compared."""

import pytest

from heliopolis.core.folding import contains, folded, folded_words, unaccented


@pytest.mark.parametrize(
    ("one", "another"),
    [
        ("cities", "city"),
        ("boxes", "box"),
        ("Temples", "temple"),
        ("dieux", "dieu"),
        ("totaux", "total"),
        ("Égalité", "egalite"),
        ("œuvre", "OEUVRES"),
        ("voisine", "voisins"),
        ("phases", "phase"),
    ],
)
def test_a_word_is_the_same_in_the_plural_and_without_accents(one: str, another: str) -> None:
    assert folded(one) == folded(another)


@pytest.mark.parametrize(("one", "another"), [("sun", "son"), ("pass", "pas"), ("god", "gold"), ("mur", "mue")])
def test_other_words_stay_apart(one: str, another: str) -> None:
    assert folded(one) != folded(another)


def test_accents_and_ligatures_go_and_short_words_stay() -> None:
    assert unaccented("Œdème ÇÀ") == "oedeme ca"
    assert folded_words("L'ère des dés") == ["l", "ere", "des", "des"]


def test_words_stand_side_by_side() -> None:
    words = folded_words("The start cards lie open.")
    assert contains(words, folded_words("start card"))
    assert not contains(words, folded_words("card start"))
    assert not contains(words, folded_words("open door"))
