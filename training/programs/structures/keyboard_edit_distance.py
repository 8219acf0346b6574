"""How far is a typed word from the menu words, and which edits are needed?"""


def table(a, b):
    d = [[i + j if i * j == 0 else 0 for j in range(len(b) + 1)] for i in range(len(a) + 1)]
    for i, x in enumerate(a, 1):
        for j, y in enumerate(b, 1):
            d[i][j] = min(d[i - 1][j] + 1, d[i][j - 1] + 1, d[i - 1][j - 1] + (x != y))
    return d


def edits(a, b):
    d = table(a, b)
    i, j = len(a), len(b)
    steps = []
    while i or j:
        if i and j and a[i - 1] == b[j - 1] and d[i][j] == d[i - 1][j - 1]:
            i, j = i - 1, j - 1
        elif i and j and d[i][j] == d[i - 1][j - 1] + 1:
            i, j = i - 1, j - 1
            steps.append(f"{a[i]}>{b[j]}@{i}")
        elif i and d[i][j] == d[i - 1][j] + 1:
            i -= 1
            steps.append(f"-{a[i]}@{i}")
        else:
            j -= 1
            steps.append(f"+{b[j]}@{i}")
    return steps[::-1]


for row in table("tee", "te"):
    print(row)
print(edits("tee", "te"))
print(edits("kaf", "caé"), edits("", "ok"), edits("x", "x"))


def one_edit_apart(a, b):
    if abs(len(a) - len(b)) > 1:
        return False
    if len(a) > len(b):
        a, b = b, a
    for k, ch in enumerate(a):
        if ch != b[k]:
            return a[k:] == b[k + 1:] or a[k + 1:] == b[k + 1:]
    return len(a) != len(b)


for pair in (("soup", "soap"), ("soup", "soups"), ("pie", "pi"), ("rice", "rice"), ("egg", "gge")):
    print(*pair, one_edit_apart(*pair))

menu = ["lat", "mocha", "tea"]
typed = "lot"
scores = {word: table(typed, word)[-1][-1] for word in menu[::2]}
print(scores, min(scores, key=scores.get))
hamming = sum(p != q for p, q in zip(typed, "tolk"))
print(hamming, len(set(typed) & set("mocha")))
