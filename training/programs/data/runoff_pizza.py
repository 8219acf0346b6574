from collections import Counter

BALLOTS = [
    ("funghi", "salami", "spinat"),
    ("salami", "funghi"),
    ("spinat", "funghi", "salami"),
    ("salami", "spinat"),
    ("hawaii", "spinat", "funghi"),
    ("funghi", "spinat"),
    ("spinat", "hawaii"),
]


class NoWinner(Exception):
    """All ballots are used up."""


def first_choice(ballot, alive):
    for option in ballot:
        if option in alive:
            return option
    return None


def run_round(ballots, alive):
    tally = Counter({a: 0 for a in alive})
    exhausted = 0
    for b in ballots:
        pick = first_choice(b, alive)
        if pick:
            tally[pick] += 1
        else:
            exhausted += 1
    return tally, exhausted


def runoff(ballots):
    alive = sorted({o for b in ballots for o in b})
    round_no = 0
    while alive:
        round_no += 1
        tally, exhausted = run_round(ballots, alive)
        print("round", round_no, dict(sorted(tally.items())), "exhausted:", exhausted)
        leader, n = max(tally.items(), key=lambda kv: (kv[1], kv[0]))
        if n * 2 > len(ballots) - exhausted:
            return leader, n
        loser = min(alive, key=lambda a: (tally[a], a))
        print("  out:", loser)
        alive.remove(loser)
    raise NoWinner("nothing left")


winner, n = runoff(BALLOTS)
print("winner:", winner, "with", n)

borda = Counter()
for ballot in BALLOTS:
    for place, option in enumerate(ballot):
        borda[option] += 3 - place
print("borda:", borda.most_common())
print("same result" if borda.most_common(1)[0][0] == winner else "borda disagrees")
try:
    runoff([])
except NoWinner as e:
    print("empty vote:", e)
