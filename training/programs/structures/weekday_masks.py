DAYS = "Mo Tu We Th Fr Sa Su".split()
BIT = {d: 1 << i for i, d in enumerate(DAYS)}
ALL = (1 << len(DAYS)) - 1


def mask(text):
    m = 0
    for piece in text.split(","):
        piece = piece.strip()
        if "-" in piece:
            a, b = (DAYS.index(p) for p in piece.split("-"))
            while True:
                m |= 1 << a
                if a == b:
                    break
                a = (a + 1) % 7
        elif piece:
            m |= BIT[piece]
    return m


def names(m):
    return [d for d in DAYS if m & BIT[d]]


def bar(m):
    return "".join(d[0] if m >> i & 1 else "." for i, d in enumerate(DAYS))


office = mask("Mo-Th")
market = mask("Sa, We")
ferry = mask("Fr-Mo")
for label, m in (("office", office), ("market", market), ("ferry", ferry), ("none", mask(""))):
    print(f"{label:<7}{m:3d} {m:07b} {bar(m)} {m:#04x}")

print(names(office & market), names(office | ferry) == DAYS[:])
print(names(ALL & ~office), names(office ^ ferry))
print(bin(ferry).count("1"), market.bit_count(), market.bit_length())
print(~office, -office & office, office & (office - 1), ALL ^ ALL)

try:
    mask("Mo,Xx")
except KeyError as e:
    print("unknown day", e)
try:
    mask("Mo-Yy")
except ValueError as e:
    print(e)

shifted = (market << 1 | market >> 6) & ALL
print(bar(market), "->", bar(shifted))
market &= ~BIT["Sa"]
market ^= BIT["Su"]
print(names(market), bool(market & BIT["Sa"]))
print(1 << 5, 200 >> 3, -9 >> 1, 6 & 3, 6 | 3, 6 ^ 3)
packed = office << 8 | ferry
print(hex(packed), packed >> 8 == office, packed & 0xFF, packed.to_bytes(2, "big"))
low = ferry & -ferry
print(low, DAYS[low.bit_length() - 1], int("0b1010", 2), int("ff", 16), format(office, "o"))
