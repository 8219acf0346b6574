# star unpacking, everywhere it works
first, *middle, last = [4, 8, 15, 16, 23]
print(first, middle, last)

*path, filename = "home/docs/tax/2021.csv".split("/")
print(path, filename)

head, *tail = "x"
print(head, tail)

(a, b), (c, *d) = (1, 2), (3, 4, 5)
print(a + b + c, d)

merged = [*range(3), *"ab", *{"k": 1}]
print(merged)
opts = {**{"size": 1, "color": "red"}, "color": "blue"}
print(opts)


def report(title, *values, sep="-", **extra):
    line = sep.join(str(v) for v in values)
    tags = " ".join(f"{k}={v}" for k, v in extra.items())
    return f"{title}: {line} {tags}".rstrip()


args = ["speeds", 30, 50]
print(report(*args))
print(report(*args, 70, sep="/", unit="kmh"))
kw = dict(sep="+", road="A7")
print(report("sum", *middle, **kw))

x, y = 3, 9
x, y = y, x % y
print(x, y)

points = [(1, (2, 3)), (4, (5, 6))]
for n, (p, q) in points:
    print(n, p * q)
for i, (n, _) in enumerate(points):
    print(i, n)

try:
    u, v = [1, 2, 3]
except ValueError as e:
    print("oops:", e)
print(*sorted({7, 5, 6}), sep=" < ")
