# Pub quiz in the village hall: scores, jokers, statistics and the final table
import statistics as st
from collections import Counter, OrderedDict
from itertools import accumulate, zip_longest
from operator import itemgetter

ROUNDS = 4
sheets = {
    "Owls": "7 8 5* 9",
    "Table 3": "9 6 6 8*",
    "Les Bleus": "4* 4 10",
    "Quizzy Dan": "8 8 8 6",
}


def points(sheet):
    out = []
    for mark in sheet.split():
        number = mark.rstrip("*")
        out.append(int(number) * (2 if mark != number else 1))
    return out


scores = OrderedDict((team, points(s)) for team, s in sheets.items())
print(scores["Owls"], scores["Les Bleus"])

for team, pts in scores.items():
    line = " ".join(f"{p:>3}" for p in accumulate(pts))
    print(f"{team:<11}{line}")

leaders = []
running = [0] * len(scores)
for column in zip_longest(*scores.values(), fillvalue=0):
    running = [a + b for a, b in zip(running, column)]
    leaders.append(list(scores)[running.index(max(running))])
print("leaders:", leaders, Counter(leaders).most_common(1)[0][1])

totals = {team: sum(p) for team, p in scores.items()}
ranked = sorted(totals.items(), key=itemgetter(1), reverse=True)
place = 0
previous = None
for n, (team, total) in enumerate(ranked, 1):
    if total != previous:
        place = n
    previous = total
    print(f"{place}. {team.center(12, '.')} {total}")

flat = [p for pts in scores.values() for p in pts]
print("mean", round(st.mean(flat), 2), "median", st.median(flat), "mode", st.multimode(flat))
print(f"stdev {st.stdev(totals.values()):.3f}, quartiles {st.quantiles(flat, n=4)}")

absent = [t for t, p in scores.items() if len(p) < ROUNDS]
for t in absent:
    scores.move_to_end(t)
    scores[t] += [0] * (ROUNDS - len(scores[t]))
print(list(scores)[-1], scores[absent[0]], st.fmean(scores[absent[0]]))
best_round = max(range(ROUNDS), key=lambda r: sum(p[r] for p in scores.values()))
print("easiest round:", best_round + 1, st.median_low(flat), st.median_high(flat))
prize = 86.5
shares = [round(prize * s / 10, 2) for s in (5, 3, 2)]
print(shares, f"{sum(shares):.2f}", "EUR {:.0f}.{:02d}".format(*map(int, divmod(prize * 100, 100))))
