# Recorder fingerings as bit masks: holes, distance between notes, a little table
import enum
from functools import reduce
from itertools import pairwise
import operator
import textwrap


class Hole(enum.IntFlag):
    THUMB = 128
    L1 = 64
    L2 = 32
    L3 = 16
    R1 = 8
    R2 = 4
    R3 = 2
    R4 = 1


# written as hex, upper bit is the thumb
NOTES = {"C": "ff", "D": "fe", "E": "fc", "F": "fb", "G": "f0", "A": "e0", "B": "c0", "C'": "a0", "D'": "20"}
MASKS = {note: Hole(int(h, 16)) for note, h in NOTES.items()}


def picture(mask):
    text = f"{mask:08b}".translate(str.maketrans("01", "o●"))
    return f"{text[0]} {text[1:4]} {text[4:]}"


def moves(a, b):
    return (MASKS[a] ^ MASKS[b]).bit_count()


for note in ("C", "F", "D'"):
    print(f"{note:<3}{picture(int(MASKS[note]))} {MASKS[note]:#04x} {int(MASKS[note]):>3}")

tune = "C C' B A G F D' C'".split()
steps = [moves(a, b) for a, b in pairwise(tune)]
print(steps, "sum", sum(steps), "worst", max(zip(steps, pairwise(tune)))[1])

always = reduce(operator.and_, MASKS.values())
ever = reduce(operator.or_, MASKS.values())
print(always.name, ever == 0xFF, bin(always))

no_thumb = [n for n, m in MASKS.items() if Hole.THUMB not in m]
print("no thumb:", no_thumb, Hole.THUMB in MASKS["A"])

by_count = {}
for n, m in MASKS.items():
    by_count.setdefault(m.bit_count(), []).append(n)
print(by_count)
print("both forks:", sorted(n for n, m in MASKS.items() if m & Hole.R1 and not m & Hole.R2))

packed = bytes(MASKS[n] for n in tune)
print(packed.hex(":"), packed.count(0xA0), packed.index(b"\xf0"))
back = {v: k for k, v in NOTES.items()}
print(" ".join(back[f"{b:02x}"] for b in reversed(packed)))
melody = int.from_bytes(packed[:4], "big")
print(f"{melody:#x} {melody:_} {melody % 255} {melody >> 24:o}")
half = MASKS["G"] & ~Hole.THUMB
print(picture(int(half)), half in (Hole.L1 | Hole.L2 | Hole.L3, None), Hole(0x30).name)
hint = "Lift the thumb only a little for the high notes."
print("\n".join(textwrap.wrap(hint, 26, initial_indent="> ", subsequent_indent="> ")))
try:
    print(moves("G", "H"))
except KeyError as k:
    print("no fingering for", k)
