from collections import Counter
from enum import Flag, auto

class Flags(Flag):
    CLEAN = 0
    SHORT = auto()
    DIRTY = auto()
    TWIN = auto()

class Sequence(str):
    PAIRS = str.maketrans("ACGT", "TGCA")

    def __new__(cls, text):
        return super().__new__(cls, text.upper())

    def reverse(self):
        return Sequence(self.translate(self.PAIRS)[::-1])

    @property
    def gc(self):
        c = Counter(self)
        return (c["G"] + c["C"]) / len(self)

    def windows(self, n):
        return (self[i:i + n] for i in range(len(self) - n + 1))

class Sample:
    def __init__(self, tag, text):
        self.tag = tag
        self.seq = Sequence(text)
        self.flags = Flags.CLEAN

    def __repr__(self):
        names = [f.name for f in Flags if f in self.flags and f.value]
        return f"Sample({self.tag}, {self.seq}, {'+'.join(names) or 'clean'})"

class Check:
    flag = Flags.CLEAN

    def bad(self, sample, others):
        return False

class LengthCheck(Check):
    flag = Flags.SHORT

    def __init__(self, n):
        self.n = n

    def bad(self, sample, others):
        return len(sample.seq) < self.n

class LetterCheck(Check):
    flag = Flags.DIRTY

    def bad(self, sample, others):
        return bool(set(sample.seq) - set("ACGT"))

class TwinCheck(Check):
    flag = Flags.TWIN

    def bad(self, sample, others):
        both = (sample.seq, sample.seq.reverse())
        return any(o.seq in both for o in others)

def inspect(samples, checks):
    for i, s in enumerate(samples):
        rest = samples[:i] + samples[i + 1:]
        for c in checks:
            if c.bad(s, rest):
                s.flags |= c.flag
        yield s

samples = [Sample("s1", "acgtta"), Sample("s2", "TAACGT"), Sample("s3", "ggn"), Sample("s4", "gcgcgcat")]
for s in inspect(samples, [LengthCheck(5), LetterCheck(), TwinCheck()]):
    print(s, f"gc={s.seq.gc:.2f}")

good = [s for s in samples if not s.flags]
print([s.tag for s in good], (Flags.SHORT | Flags.DIRTY) == samples[2].flags)
best = Counter(good[0].seq.windows(2)).most_common(2)
print(best, good[0].seq.reverse())
print(Sequence("ac") == "AC", isinstance(Sequence("a").reverse(), Sequence))
try:
    Sequence("").gc
except ZeroDivisionError:
    print("empty sequence has no gc")
