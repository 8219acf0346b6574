from collections import Counter

COLOURS = "rgby"


def feedback(secret, guess):
    black = sum(s == g for s, g in zip(secret, guess))
    common = (Counter(secret) & Counter(guess)).total()
    return black, common - black


def feedback_by_hand(secret, guess):
    secret, guess = list(secret), list(guess)
    black = white = 0
    for i, g in enumerate(guess):
        if secret[i] == g:
            black += 1
            secret[i] = guess[i] = None
    for g in guess:
        if g is not None and g in secret:
            white += 1
            secret[secret.index(g)] = None
    return black, white


secret = "rgbr"
for guess in ("rrgg", "ybby", "brgr"):
    a, b = feedback(secret, guess), feedback_by_hand(secret, guess)
    marks = "●" * a[0] + "○" * a[1]
    print(guess, a, a == b, marks.ljust(4, "-"))

possible = [a + b for a in COLOURS for b in COLOURS if a != b]
history = [("rg", (0, 1)), ("yr", (0, 1))]
for guess, answer in history:
    before = len(possible)
    possible = [c for c in possible if feedback(c, guess) == answer]
    print(guess, answer, before, "->", len(possible))
print(possible)

table = {}
for code in possible:
    table.setdefault(feedback(code, "gb"), []).append(code)
print(table, max(map(len, table.values())))


def to_number(code):
    n = 0
    for ch in code:
        n = n * len(COLOURS) + COLOURS.index(ch)
    return n


def to_code(n, width=4):
    out = ""
    while len(out) < width:
        n, d = divmod(n, len(COLOURS))
        out = COLOURS[d] + out
    return out


print(to_number("ybrg"), to_code(225), to_code(0, width=2))
print(to_code(to_number(secret)) == secret, to_code(256))
print(max(possible, key=to_number), sorted("gyrb", key=COLOURS.index))
