import itertools

p1 = "rock paper paper scissors rock lizard".split()
p2 = "scissors paper rock rock paper rock".split()
beats = {"rock": "scissors", "scissors": "paper", "paper": "rock"}


class CheatError(Exception):
    """somebody played a thing that does not exist"""


def judge(a, b):
    for thing in (a, b):
        if thing not in beats:
            raise CheatError(thing)
    if a == b:
        return 0
    if beats[a] == b:
        return 1
    return 2


wins = [0, 0, 0]
streak = ""
round_no = 0
for a, b in zip(p1, p2):
    round_no += 1
    try:
        r = judge(a, b)
    except CheatError as c:
        print("Round", round_no, "- cheater! used", c)
        break
    wins[r] += 1
    streak += "D12"[r]
    if r == 0:
        print("Round", round_no, "draw,", a)
    else:
        winner, loser = (a, b) if r == 1 else (b, a)
        print(f"Round {round_no} player {r} wins: {winner} beats {loser}")

print("draws %d, player 1: %d, player 2: %d" % tuple(wins))
if wins[1] > wins[2]:
    print("Player 1 is the champion")
elif wins[1] < wins[2]:
    print("Player 2 is the champion")
else:
    print("It is a tie")

runs = [(who, len(list(g))) for who, g in itertools.groupby(streak)]
print(streak, runs)

favourite = {}
for t in p1 + p2:
    favourite[t] = favourite.get(t, 0) + 1
for t in sorted(favourite, key=favourite.get, reverse=True):
    print(t.ljust(9), "|" * favourite[t])
