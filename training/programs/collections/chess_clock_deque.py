# players sit in a circle, winner stays, loser goes to the back
from collections import deque

queue = deque(["Olga", "Piet", "Samir", "Lucy"])
strength = {"Olga": 61, "Piet": 48, "Samir": 66, "Lucy": 57}
last_games = deque(maxlen=3)
wins = {}

champion = queue.popleft()
for rnd in range(1, 6):
    challenger = queue.popleft()
    # tired champion loses 4 points per round
    strength[champion] -= 4
    if strength[champion] >= strength[challenger]:
        winner, loser = champion, challenger
    else:
        winner, loser = challenger, champion
    queue.append(loser)
    champion = winner
    wins[winner] = wins.get(winner, 0) + 1
    last_games.append((rnd, winner, loser))
    print(f"Round {rnd}: {winner} beats {loser}, waiting: {list(queue)}")

print("champion:", champion)
print("only the last games are kept:")
for rnd, w, l in last_games:
    print("  ", rnd, w, ">", l)

queue.rotate(1)
print("after rotate(1):", list(queue))
queue.rotate(-2)
print("after rotate(-2):", list(queue))
queue.appendleft("Guest")
queue.extend(["Ina", "Jo"])
queue.remove("Ina")
print(len(queue), queue[0], queue[-1])
print("Position of Jo:", queue.index("Jo"))
print(sorted(wins.items(), key=lambda kv: (-kv[1], kv[0])))
