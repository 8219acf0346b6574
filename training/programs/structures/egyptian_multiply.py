# How a scribe multiplies and divides with nothing but doubling
def multiply(a, b):
    rows = []
    one, many = 1, b
    while one <= a:
        rows.append([one, many, False])
        one *= 2
        many += many
    result = 0
    for row in reversed(rows):
        if row[0] <= a:
            a -= row[0]
            result += row[1]
            row[2] = True
    for one, many, used in rows:
        print(f"{'*' if used else ' '}{one:>4}{many:>6}")
    return result


print("=", multiply(13, 21))
print("=", multiply(0, 99))


def divide(total, by):
    assert by > 0, "divisor must be positive"
    power = by
    steps = []
    while power <= total:
        steps.append(power)
        power <<= 1
    quotient = 0
    for s in steps[::-1]:
        quotient <<= 1
        if s <= total:
            total -= s
            quotient |= 1
    return quotient, total


print(divide(200, 7), divmod(200, 7), divide(3, 5))
try:
    divide(5, 0)
except AssertionError as e:
    print("scribe:", e)


def unit_fractions(top, bottom):
    parts = []
    while top:
        d = -(-bottom // top)
        parts.append(d)
        top, bottom = top * d - bottom, bottom * d
        if len(parts) > 3:
            parts.append("…")
            break
    return parts


for t, b in [(3, 4), (2, 7), (1, 9), (0, 5)]:
    print(f"{t}/{b} =", " + ".join(f"1/{d}" for d in unit_fractions(t, b)) or "0")


def glyphs(n):
    signs = {100: "@", 10: "n", 1: "|"}
    out = ""
    for value, sign in signs.items():
        out += sign * (n // value)
        n %= value
    return out


print(glyphs(243), glyphs(9), repr(glyphs(0)))
print(sum({"@": 100, "n": 10}.get(ch, 1) for ch in "@@n||"))
