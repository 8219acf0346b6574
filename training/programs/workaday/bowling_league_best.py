# Bowling league: averages, handicaps and the best player of the week
players = {
    "Rita": [140, 155, None, 162],
    "Hugo": [120, 118, 131, 125],
    "Lars": [None, None, None, None],
    "Fynn": [201, 99],
}


def played(games):
    return [g for g in games if g is not None]


def average(games):
    valid = played(games)
    if valid:
        return sum(valid) / len(valid)


def handicap(avg, base=180):
    if avg is None or avg >= base:
        return 0
    return int((base - avg) * 0.8)


def streak(games):
    """Longest run of games that got better and better."""
    best = run = 1 if games else 0
    for before, now in zip(games, games[1:]):
        run = run + 1 if now > before else 1
        best = max(best, run)
    return best


averages = {}
for name, games in players.items():
    averages[name] = average(games)
    shown = "-" if averages[name] is None else f"{averages[name]:.1f}"
    print(f"{name:<5}{shown:>6} hc {handicap(averages[name]):>2} run {streak(played(games))}")

with_hc = {n: a + handicap(a) for n, a in averages.items() if a}
print(with_hc)
close = [n for n, a in with_hc.items() if 165 <= a < 175]
print("close:", close)

high_game = max((g, n) for n, games in players.items() for g in played(games))
print("high game: %d by %s" % high_game)

table = sorted(averages, key=averages.get, reverse=True)
print("winner:", table[0])
for place, name in enumerate(table, 1):
    print(place, name)
