def parse_label(label):
    kind, *middle, size = label.split("/")
    return kind, "+".join(middle), size


for label in ("parcel/fragile/cold/XL", "letter/S", "card/A6/gold/M"):
    print(parse_label(label))
try:
    parse_label("box")
except ValueError as e:
    print("box:", e)

head, *tail = [7]
print(head, tail)
*rest, last = "Köln"
print(rest, last)
a, (b, *c), d = 1, "xyz", {"k": 0}
print(a, b, c, d)
x, y = y, x = (4, 9)
print(x, y)
(first, second), *others = {"north": 3, "east": 5, "south": 8}.items()
print(first, second, others)
i = 0
slots = [10, 20, 30]
i, slots[i] = 2, 99
print(i, slots)


def stamp(price, *weights, unit="g", **extra):
    text = f"{price:.2f} for {sum(weights)}{unit}"
    for key in sorted(extra):
        text += f" {key}={extra[key]}"
    return text


print(stamp(0.85, 12, 7))
data = [1.6, 20, 30, 5]
options = {"unit": "oz", "to": "Perú"}
print(stamp(*data, **options))
print(stamp(*data[:1], **{**options, "unit": "kg"}, via="sea"))
try:
    stamp(*[], unit="g")
except TypeError as e:
    print(e)

merged = [*range(3), *"ab", *(9,)]
print(merged, {*merged[:2], 1}, (*merged[-2:], None))
pairs = [("Lena", (3, 4)), ("Omar", (5, 12))]
for name, (w, h) in pairs:
    print(name, w * h, (w ** 2 + h ** 2) ** 0.5)
for n, (name, _) in enumerate(pairs, start=10):
    print(n, name, end="; ")
print()
rows = [(1, "a", True), (2, "b", False)]
ids, names, flags = zip(*rows)
print(ids, names, any(flags), all(flags))
print(*names, *ids, sep="-", end=".\n")
