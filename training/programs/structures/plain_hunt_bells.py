"""Change ringing on four bells, and a few other permutation games."""
BELLS = "1234"


def cross(row):
    out = []
    for i in range(0, len(row) - 1, 2):
        out += [row[i + 1], row[i]]
    return "".join(out) + row[len(out):]


def inner(row):
    return row[0] + cross(row[1:])


row = BELLS
changes = [row]
while True:
    row = cross(row) if len(changes) % 2 else inner(row)
    if row == BELLS or len(changes) > 20:
        break
    changes.append(row)
print(len(changes), *changes)
print("path of bell 1:", [c.index("1") for c in changes])
print(cross("abcde"), inner("x"), cross(""))
if len(set(changes)) == len(changes):
    print("true touch")


def next_perm(seq):
    seq = list(seq)
    i = len(seq) - 2
    while i >= 0 and seq[i] >= seq[i + 1]:
        i -= 1
    if i < 0:
        return None
    j = len(seq) - 1
    while seq[j] <= seq[i]:
        j -= 1
    seq[i], seq[j] = seq[j], seq[i]
    seq[i + 1:] = seq[:i:-1]
    return seq


word = list("abb")
while word:
    print("".join(word), end=" ")
    word = next_perm(word)
print("|", word, next_perm([3, 1, 2]), next_perm([1]))


def cycles(mapping):
    left = dict(mapping)
    found = []
    while left:
        start = min(left)
        cycle, here = [], start
        while here in left:
            cycle.append(here)
            here = left.pop(here)
        found.append(tuple(cycle))
    return found


order = dict(zip(BELLS, changes[3]))
parts = cycles(order)
print(order, parts, [len(p) for p in parts if len(p) > 1])
inverse = {v: k for k, v in order.items()}
print("".join(inverse[b] for b in BELLS), all(order[inverse[b]] == b for b in order))
