"""Differences between two short lists as keep / delete / insert steps."""


def lcs_table(a, b):
    table = [[0] * (len(b) + 1) for _ in range(len(a) + 1)]
    for i, x in enumerate(a, 1):
        for j, y in enumerate(b, 1):
            table[i][j] = table[i - 1][j - 1] + 1 if x == y else max(table[i - 1][j], table[i][j - 1])
    return table


def opcodes(a, b):
    table = lcs_table(a, b)
    i, j, steps = len(a), len(b), []
    while i or j:
        if i and j and a[i - 1] == b[j - 1]:
            i, j = i - 1, j - 1
            steps.append((" ", a[i]))
        elif j and (not i or table[i][j - 1] >= table[i - 1][j]):
            j -= 1
            steps.append(("+", b[j]))
        else:
            i -= 1
            steps.append(("-", a[i]))
    return steps[::-1]


def apply(steps, a):
    source = iter(a)
    out = []
    for sign, item in steps:
        if sign != "+" and next(source, None) != item:
            raise ValueError(f"cannot apply {sign}{item}")
        if sign != "-":
            out.append(item)
    return out + list(source)


def reverse(steps):
    swap = {"+": "-", "-": "+"}
    return [(swap.get(s, s), item) for s, item in steps]


def summary(steps):
    signs = [s for s, _ in steps]
    return "{0} kept, {1} added, {2} gone".format(*(signs.count(c) for c in " +-"))


def similarity(a, b):
    if not (a or b):
        return 1.0
    return 2 * lcs_table(a, b)[-1][-1] / (len(a) + len(b))


old = ["flour", "eggs", "milk", "salt"]
new = ["flour", "milk", "sugar"]
steps = opcodes(old, new)
for sign, item in steps:
    print(sign, item)
print(summary(steps))
print(apply(steps, old) == new, apply(reverse(steps), new))
print(apply([], [1, 2]), opcodes([], []), opcodes([], "a"))
print(similarity(old, new), similarity("", ""), similarity("abc", "xyz"))
print(opcodes([7, 7], [7]))
print(summary(opcodes("ab", "ba")))
try:
    apply(steps, ["flour", "butter"])
except ValueError as e:
    print("ValueError:", e)
