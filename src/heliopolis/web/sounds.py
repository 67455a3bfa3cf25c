"""Makes the sounds of the table, so that none is anybody else's: `python -m heliopolis.web.sounds`.

Each is a few tones or bursts of noise that fade, written as a small WAV file beside the pages. A page loads one when
it is first heard, and none as long as the sound is off.
"""

import wave
from array import array
from collections.abc import Iterable
from importlib.resources import files
from math import exp, pi, sin
from pathlib import Path
from random import Random
from typing import NamedTuple

RATE = 11_025
"""Samples a second."""
LOUDEST = 24_000
LENGTH = 3.2
"""How many times as long as it takes to lose two thirds of its strength a tone sounds."""


class Tone(NamedTuple):
    """A tone with two of its overtones, or noise if it has no pitch."""

    pitch: float
    at: float = 0.0
    """When it begins, in seconds."""
    fades: float = 0.12
    """After how long it has lost two thirds of its strength."""
    loud: float = 1.0
    slides_to: float = 0.0
    """The pitch at its end, if that is another."""


SOUNDS = {
    "tile": [Tone(0, fades=0.012, loud=0.7), Tone(620, fades=0.035)],
    "card": [Tone(0, fades=0.03, loud=0.5), Tone(0, at=0.05, fades=0.015, loud=0.4)],
    "stone": [Tone(0, fades=0.02), Tone(140, fades=0.06), Tone(95, at=0.03, fades=0.08)],
    "sun": [Tone(1180, fades=0.14, loud=0.8), Tone(1770, fades=0.1, loud=0.4)],
    "pass": [Tone(220, fades=0.05, loud=0.7, slides_to=180)],
    "ra": [Tone(98, fades=0.4), Tone(147, fades=0.34, loud=0.7), Tone(196, fades=0.3, loud=0.5)],
    "won": [Tone(523, fades=0.1), Tone(659, at=0.09, fades=0.1), Tone(784, at=0.18, fades=0.18)],
    "god": [Tone(392, fades=0.2), Tone(587, at=0.06, fades=0.22), Tone(880, at=0.12, fades=0.2, loud=0.6)],
    "magic": [Tone(660, fades=0.2, loud=0.6, slides_to=990), Tone(1320, at=0.08, fades=0.14, loud=0.4)],
    "dice": [Tone(0, at=each, fades=0.012, loud=0.9 - each) for each in (0.0, 0.06, 0.11, 0.19, 0.24, 0.33)],
    "treasure": [Tone(988, fades=0.06, loud=0.8), Tone(1318, at=0.07, fades=0.18, loud=0.8)],
    "photo": [Tone(0, fades=0.01), Tone(0, at=0.08, fades=0.02, loud=0.7)],
    "harm": [Tone(174, fades=0.22, slides_to=116), Tone(185, fades=0.2, loud=0.8, slides_to=123)],
    "fall": [Tone(0, fades=0.2), Tone(70, fades=0.25), Tone(0, at=0.18, fades=0.12), Tone(55, at=0.2, fades=0.2)],
    "epoch": [Tone(pitch, at=at, fades=0.3) for pitch, at in ((262, 0.0), (330, 0.12), (392, 0.24), (523, 0.36))],
    "turn": [Tone(784, fades=0.1, loud=0.7), Tone(1047, at=0.1, fades=0.16, loud=0.7)],
}
"""All sounds. A beat names one."""


def samples(tones: Iterable[Tone]) -> list[float]:
    """Mix tones, from −1 to 1."""
    tones = list(tones)
    mixed = [0.0] * int(RATE * max(tone.at + LENGTH * tone.fades for tone in tones))
    noise = Random(1)
    for tone in tones:
        first, length = int(RATE * tone.at), int(RATE * LENGTH * tone.fades)
        for number in range(min(length, len(mixed) - first)):
            strength = tone.loud * exp(-number / RATE / tone.fades) * (1 - number / length)
            mixed[first + number] += strength * (swing(tone, number / RATE) if tone.pitch else noise.uniform(-1, 1))
    peak = max(map(abs, mixed))
    return [each / peak for each in mixed]


def swing(tone: Tone, time: float) -> float:
    """Return where a tone swings at a time; it begins softly, so that it does not crack."""
    pitch = tone.pitch
    if tone.slides_to:
        pitch += (tone.slides_to - tone.pitch) * time / (LENGTH * tone.fades)
    turn = 2 * pi * pitch * time
    return min(1.0, time / 0.004) * (sin(turn) + 0.35 * sin(2 * turn) + 0.15 * sin(3 * turn))


def write(folder: Path) -> None:
    """Write every sound into a folder."""
    for name, tones in SOUNDS.items():
        with wave.open(str(folder / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(array("h", [int(LOUDEST * each) for each in samples(tones)]).tobytes())


if __name__ == "__main__":
    write(Path(str(files("heliopolis.web"))) / "static" / "sounds")
