TO_ML = {"cup": 240, "tbsp": 15, "tsp": 5, "ml": 1, "l": 1000}
TO_G = {"oz": 28.35, "lb": 453.6, "g": 1, "kg": 1000}


def convert(value, src, dst):
    for table in (TO_ML, TO_G):
        if src in table and dst in table:
            return value * table[src] / table[dst]
    raise KeyError(f"{src}->{dst}")


jobs = [
    (2, "cup", "ml"),
    (10, "tsp", "tbsp"),
    (12, "oz", "g"),
    (1.5, "lb", "kg"),
    (3, "cup", "oz"),
]
for v, a, b in jobs:
    try:
        r = convert(v, a, b)
    except KeyError as exc:
        print("cannot convert", exc.args[0])
        continue
    print(f"{v:g} {a} = {r:.4g} {b}")

oven = [300, 350, 425]
for f in oven:
    c = (f - 32) / 1.8
    print(f"{f}F -> {c:.1f}C, set dial to {round(c / 5) * 5}")

rest = 530
parts = {}
for unit in ("cup", "tbsp", "tsp"):
    n, rest = divmod(rest, TO_ML[unit])
    if n:
        parts[unit] = n
print(parts, "and", rest, "ml left")
