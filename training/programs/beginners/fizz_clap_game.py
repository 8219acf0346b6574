# Party game: clap on multiples of 3, stamp on multiples of 4,
# and you have to jump if the number has a 7 in it

def move(n):
    text = ""
    if n % 3 == 0:
        text += "clap"
    if n % 4 == 0:
        if text != "":
            text += "-"
        text += "stamp"
    if "7" in str(n):
        text += "jump"
    if text == "":
        text = str(n)
    return text


kids = ["Ana", "Ben", "Cleo"]
said = ["10", "11", "clap-stamp", "13", "14", "clap", "stamp", "17", "clap"]
n = 10
turn = 0
points = {}
for k in kids:
    points[k] = 3

for word in said:
    kid = kids[turn % len(kids)]
    correct = move(n)
    if word == correct:
        print(n, kid, "says", word)
    else:
        points[kid] -= 1
        print(n, kid, "WRONG:", word, "should be", correct)
    n += 1
    turn += 1

print(points)
losers = []
for k, v in points.items():
    if v < 3:
        losers.append(k)
if len(losers) == 0:
    print("perfect round")
else:
    print("must sing a song:", *losers)

claps = [x for x in range(1, 13) if move(x).startswith("clap")]
print("claps:", claps)
jumps = 0
x = 60
while x < 75:
    if "jump" in move(x):
        jumps += 1
    x += 5
print("jumps:", jumps, move(72), move(75))
