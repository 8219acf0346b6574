from collections import Counter
from dataclasses import dataclass

LABELS = ("work", "family", "ads")

actual = "work ads family ads work family ads work".split()
predicted = "work ads work ads work family family ads".split()


@dataclass
class Metrics:
    label: str
    tp: int = 0
    fp: int = 0
    fn: int = 0

    @property
    def precision(self):
        return self.tp / (self.tp + self.fp) if self.tp + self.fp else 0.0

    @property
    def recall(self):
        return self.tp / (self.tp + self.fn) if self.tp + self.fn else 0.0

    def f1(self):
        p, r = self.precision, self.recall
        if p + r == 0:
            return 0.0
        return 2 * p * r / (p + r)


pairs = Counter(zip(actual, predicted))
matrix = [[pairs[(a, p)] for p in LABELS] for a in LABELS]

header = "actual\\pred " + " ".join(f"{l:>7}" for l in LABELS)
print(header)
print("=" * len(header))
for label, row in zip(LABELS, matrix):
    print(f"{label:<12}" + " ".join(f"{n:>7}" for n in row))

columns = list(zip(*matrix))
print("column sums:", [sum(c) for c in columns])
print("row sums:   ", list(map(sum, matrix)))

results = []
for i, label in enumerate(LABELS):
    m = Metrics(label)
    m.tp = matrix[i][i]
    m.fn = sum(matrix[i]) - m.tp
    m.fp = sum(columns[i]) - m.tp
    results.append(m)
    print(m)

for m in results:
    print("%-7s p=%.2f r=%.2f f1=%.3f" % (m.label, m.precision, m.recall, m.f1()))

macro = sum(m.f1() for m in results) / len(results)
diag = sum(matrix[i][i] for i in range(len(LABELS)))
print("macro f1", round(macro, 3))
print("accuracy", diag, "/", len(actual))
mistakes = [(a, p) for a, p in pairs if a != p]
mistakes.sort()
for a, p in mistakes:
    print("mistook", a, "for", p)
