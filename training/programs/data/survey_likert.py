from collections import Counter
from statistics import mean, mode, multimode, pvariance

Answers = {
    "Coffee is good": "5 4 4 2 5 3",
    "Desk is quiet": "1 2 ? - 1",
}
SCALE = {1: "no!", 2: "no", 3: "hm", 4: "yes", 5: "yes!"}


class BadAnswer(ValueError):
    pass


def read(token):
    if token == "-":
        return None
    try:
        n = int(token)
    except ValueError:
        raise BadAnswer(token) from None
    if n not in SCALE:
        raise BadAnswer(token)
    return n


def collect(line):
    values, bad = [], []
    for token in line.split():
        try:
            v = read(token)
        except BadAnswer as e:
            bad.append(str(e))
        else:
            if v is not None:
                values.append(v)
    return values, bad


def net_score(values):
    plus = sum(v >= 4 for v in values)
    minus = sum(v <= 2 for v in values)
    return round(100 * (plus - minus) / len(values))


summary = []
for question, line in Answers.items():
    values, bad = collect(line)
    counts = Counter(values)
    print(question, f"(n={len(values)})", f"bad: {bad}" if bad else "")
    for n in sorted(SCALE, reverse=True):
        print(f"   {SCALE[n]:>4} {'▪' * counts[n]}")
    print("   mean %.2f var %.2f modes %s" % (mean(values), pvariance(values), multimode(values)))
    summary.append((net_score(values), question))

summary.sort()
for score, question in summary:
    verdict = "fix it" if score < -20 else "fine" if score > 20 else "watch"
    print(f"{score:>5} {question}: {verdict}")
print("overall mode:", mode(v for line in Answers.values() for v in collect(line)[0]))
