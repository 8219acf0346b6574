from fractions import Fraction
import re

SEMITONES = {"c": 0, "d": 2, "e": 4, "f": 5, "g": 7, "a": 9, "b": 11}
NOTE = re.compile(r"([a-gr])([#b]?)([',]*)(\d*)(\.?)")


class Note:
    def __init__(self, pitch, length):
        self.pitch = pitch
        self.length = length

    def __repr__(self):
        name = "rest" if self.pitch is None else str(self.pitch)
        return f"<{name} {self.length}>"


def read_tune(text, default=4):
    last = default
    for word in text.split():
        m = NOTE.fullmatch(word)
        if not m:
            raise ValueError(f"not a note: {word}")
        letter, accidental, octave, number, dot = m.groups()
        if number:
            last = int(number)
        length = Fraction(1, last)
        if dot:
            length *= Fraction(3, 2)
        if letter == "r":
            yield Note(None, length)
            continue
        pitch = 60 + SEMITONES[letter]
        pitch += {"#": 1, "b": -1, "": 0}[accidental]
        pitch += 12 * (octave.count("'") - octave.count(","))
        yield Note(pitch, length)


def bars(notes, size=Fraction(3, 4)):
    bar, filled = [], Fraction(0)
    for n in notes:
        bar.append(n)
        filled += n.length
        if filled >= size:
            yield bar, filled == size
            bar, filled = [], Fraction(0)
    if bar:
        yield bar, False


tune = "c e8 g c'4 bb2. r8 f#,4. g4"
song = []
for bar, exact in bars(read_tune(tune)):
    print(bar, "" if exact else "(does not fit)")
    song += bar

total = sum((n.length for n in song), Fraction(0))
print("whole notes:", total, "seconds at 120:", float(total * 2))
pitches = [n.pitch for n in song if n.pitch is not None]
steps = [b - a for a, b in zip(pitches, pitches[1:])]
print("steps", steps, "range", max(pitches) - min(pitches))
print("up" if sum(steps) > 0 else "down", abs(sum(steps)))

try:
    list(read_tune("c d x4"))
except ValueError as e:
    print(e)
