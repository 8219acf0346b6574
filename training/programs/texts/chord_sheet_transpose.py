import re

NOTES = ["C", "C#", "D", "D#", "E", "F", "F#", "G", "G#", "A", "A#", "B"]
FLATS = {"Db": "C#", "Eb": "D#", "Gb": "F#", "Ab": "G#", "Bb": "A#"}
CHORD = re.compile(r"\[([A-G][#b]?)(m7|maj7|m|7)?(?:/([A-G][#b]?))?\]")


def shift(note, steps):
    note = FLATS.get(note, note)
    return NOTES[(NOTES.index(note) + steps) % 12]


def transpose(line, steps):
    def change(m):
        root, kind, bass = m.groups()
        new = shift(root, steps) + (kind or "")
        if bass:
            new += "/" + shift(bass, steps)
        return f"[{new}]"

    return CHORD.sub(change, line)


song = [
    "[Am]Down by the [F]harbour [C/G]light",
    "[Dm7]ships are [Bb]sleeping",
    "no chords in this line",
]

for steps in (2, -3):
    print(f"--- {steps:+d} ---")
    for line in song:
        print(transpose(line, steps))

lyrics = [CHORD.sub("", line) for line in song]
print(lyrics[0])
used = [root + kind for line in song for root, kind, _ in CHORD.findall(line)]
print("chords:", " ".join(used))
print(len(lyrics[1]), max(len(l.split()) for l in lyrics))
