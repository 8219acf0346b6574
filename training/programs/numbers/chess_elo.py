"""Rating update for a club evening."""

K = 24
ratings = {"Magda": 1740, "Ruben": 1612, "Olek": 1855}
games = [
    ("Magda", "Olek", 1),
    ("Ruben", "Magda", 0.5),
    ("Olek", "Ruben", 1),
    ("Ruben", "Olek", 0),
]


def expected(a, b):
    return 1 / (1 + 10 ** ((b - a) / 400))


score = dict.fromkeys(ratings, 0)
for white, black, result in games:
    ea = expected(ratings[white], ratings[black])
    delta = K * (result - ea)
    ratings[white] = round(ratings[white] + delta)
    ratings[black] = round(ratings[black] - delta)
    score[white] += result
    score[black] += 1 - result
    shown = {1: "1-0", 0: "0-1"}.get(result, "draw")
    print(f"{white}-{black} {shown:<4} chance {ea:.0%}  change {delta:+.1f}")

print()
for name in sorted(ratings, key=ratings.get, reverse=True):
    print(f"{name:<6}{ratings[name]:>6}{score[name]:>6.1f}")
print("average:", round(sum(ratings.values()) / len(ratings), 1))
