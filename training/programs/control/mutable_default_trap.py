def add_player(name, team=[]):
    team.append(name)
    return team


def add_player_fixed(name, team=None):
    if team is None:
        team = []
    team.append(name)
    return team


print("--- the trap")
red = add_player("Kim")
blue = add_player("Luca")
print(red, blue, red is blue)
print(add_player.__defaults__)

print("--- the fix")
red = add_player_fixed("Kim")
blue = add_player_fixed("Luca")
print(red, blue, red is blue)
add_player_fixed("Noor", blue)
print(blue)

print("--- late binding")
shots = []
for power in (1, 2, 3):
    shots.append(lambda x: x * power)
print([f(10) for f in shots])
shots = [lambda x, p=power: x * p for power in (1, 2, 3)]
print([f(10) for f in shots])
print(shots[0](10, p=7))


def roster(captain, /, *players, bench=(), **info):
    size = 1 + len(players)
    line = f"{captain} + {size - 1} others, bench {len(bench)}"
    for key in sorted(info):
        line += f", {key}={info[key]}"
    return line


print(roster("Ada"))
print(roster("Ada", "Bo", "Cy", bench=["Di"], city="Turin", year=1998))
args, kw = ("Eli", "Fay"), {"bench": "xyz"}
print(roster(*args, **kw))
try:
    roster(captain="Gus")
except TypeError as err:
    print("TypeError:", err)
