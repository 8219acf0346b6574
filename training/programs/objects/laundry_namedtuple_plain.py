from collections import namedtuple

Load = namedtuple("Load", ["colour", "kilos", "temp"])
Programme = namedtuple("Programme", "name minutes max_kilos", defaults=(7,))

PROGRAMMES = {
    30: Programme("delicate", 45, 3.5),
    40: Programme("normal", 90),
    60: Programme("hot", 130),
}


def choose(load):
    p = PROGRAMMES.get(load.temp)
    if p is None:
        higher = [t for t in PROGRAMMES if t < load.temp]
        p = PROGRAMMES[max(higher)] if higher else None
    return p


loads = [
    Load("white", 6.2, 60),
    Load("wool", kilos=1.5, temp=30),
    Load("jeans", 8, 40),
    Load(temp=50, kilos=3, colour="dark"),
    Load("silk", 0.4, 20),
]

total = 0
for load in loads:
    prog = choose(load)
    if prog is None:
        print(load.colour, "by hand")
        continue
    rounds = -(-load.kilos // prog.max_kilos)
    total += rounds * prog.minutes
    print(f"{load.colour:<6}{prog.name:>9} x{rounds:.0f} {prog.minutes} min")
print(divmod(total, 60))

colour, kilos, _ = loads[2]
print(colour, kilos / 2, loads[2][1:])
lighter = loads[2]._replace(kilos=kilos - 2)
print(lighter, lighter < loads[2], lighter in loads)
print(PROGRAMMES[40], PROGRAMMES[40]._asdict()["max_kilos"])
print(sorted(loads, key=lambda x: (x.temp, -x.kilos))[1].colour, max(loads).colour)
print(Load._make("abc"), Load._fields.index("temp"), len(loads[0]))
print(sum(load.kilos for load in loads if load.temp >= 40))
try:
    Load("red", 2)
except TypeError as e:
    print(e)
