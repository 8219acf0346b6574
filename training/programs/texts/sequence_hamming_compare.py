"""Compare short DNA reads with a reference, position by position."""

REF = "ACGTTGCAAC"
READS = {"r1": "ACGTTGCAAC", "r2": "ACCTTGCATC", "r3": "ACGTTG", "r4": "ACGNTGCAAG"}


def marks(a, b):
    return "".join("|" if x == y else "?" if y == "N" else "." for x, y in zip(a, b))


def complement(s):
    return s.translate(str.maketrans("ACGT", "TGCA"))[::-1]


summary = []
for name, read in READS.items():
    line = marks(REF, read)
    missing = len(REF) - len(read)
    score = line.count("|") - line.count(".") - missing
    summary.append((score, name))
    print(name, REF)
    print("  ", line)
    print("  ", read + "-" * missing, "score", score)

summary.sort(reverse=True)
print("ranking:", " > ".join(f"{n}({s})" for s, n in summary))

rc = complement(REF)
print(rc, complement(rc) == REF)
for motif in ("TTG", "AAC", "GGG"):
    where = REF.find(motif)
    print(motif, f"at {where}" if where >= 0 else "absent", REF.count(motif))
gc = sum(REF.count(b) for b in "GC")
print(f"GC content {gc / len(REF):.1%}")
triplets = [REF[i:i + 3] for i in range(0, len(REF) - 2, 3)]
print(triplets, min(triplets), max(triplets))
