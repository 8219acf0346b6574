# tuples as keys, and what that's good for
mix = {
    ("red", "blue"): "purple",
    ("red", "yellow"): "orange",
    ("blue", "yellow"): "green",
}


def blend(a, b):
    if a == b:
        return a
    for key in ((a, b), (b, a)):
        if key in mix:
            return mix[key]
    return "brown"


primary = ["red", "blue", "yellow"]
table = {(a, b): blend(a, b) for a in primary for b in primary}
print(len(table), table["yellow", "red"])

for a in primary:
    print(a.ljust(7), *(table[a, b].ljust(7) for b in primary))

reverse = {v: k for k, v in mix.items()}
print(reverse["green"])
print("green contains red?", "red" in reverse["green"])

bag = ["red", "blue", "yellow"]
while len(bag) > 1:
    x = bag.pop(0)
    y = bag.pop(0)
    bag.insert(0, blend(x, y))
    print(bag)

try:
    table[["red", "blue"]]
except TypeError as exc:
    print("lists can't be keys:", exc)

rgb = (200, 40, 10)
r, g, b = rgb
darker = tuple(c // 2 for c in rgb)
print(darker, darker < rgb, rgb + (255,), (0,) * 3)
print("#" + "".join(f"{c:02x}" for c in rgb))
