# "Pig" dice game. The rolls are written down, no random
rolls = [4, 6, 2, 5, 1, 6, 6, 3, 3, 5, 2, 6]
plan = "rrhrrrrhrrhr"  # r = roll again, h = hold after this roll

scores = [0, 0]
player = 0
turn_total = 0
log = []

for i in range(len(rolls)):
    roll = rolls[i]
    if roll == 1:
        log.append("P%d loses %d" % (player + 1, turn_total))
        turn_total = 0
        player = 1 - player
        continue
    turn_total += roll
    if plan[i] == "h":
        scores[player] += turn_total
        log.append("P%d holds %d" % (player + 1, turn_total))
        if scores[player] >= 20:
            log.append("P%d wins" % (player + 1))
            break
        turn_total = 0
        player = 1 - player
else:
    log.append("no winner")

for entry in log:
    print(entry)
print("scores:", scores)

freq = [0] * 7
for r in rolls:
    freq[r] += 1
for face in range(1, 7):
    print(face, "x" * freq[face])

mean = sum(rolls) / len(rolls)
print("mean roll %.3f" % mean)
pairs = 0
for i in range(1, len(rolls)):
    if rolls[i] == rolls[i - 1]:
        pairs += 1
print("doubles in a row:", pairs)
sixes = [i for i, r in enumerate(rolls) if r == 6]
print("sixes at", sixes)
