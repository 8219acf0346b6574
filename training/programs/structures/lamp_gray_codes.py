def gray(n):
    return n ^ (n >> 1)


def ungray(g):
    n = 0
    while g:
        n ^= g
        g >>= 1
    return n


WIDTH = 3
codes = [gray(i) for i in range(2 ** WIDTH)]
print([f"{c:0{WIDTH}b}" for c in codes])
print([ungray(c) for c in codes] == list(range(8)), ungray(0b1101))
flips = [(a ^ b).bit_length() for a, b in zip(codes, codes[1:] + codes[:1])]
print(flips)

lamps = ["hall", "porch", "attic"]
watts = {"hall": 40, "porch": 25, "attic": 60}
for mask in codes[:5]:
    on = [name for k, name in enumerate(lamps) if mask & 1 << k]
    print(f"{mask:>2} {sum(watts[x] for x in on):4d} W {', '.join(on) or '-'}")


def subsets(items):
    result = [[]]
    for item in items:
        result += [s + [item] for s in result]
    return result


all_sets = subsets(lamps)
print(len(all_sets), all_sets[3], all_sets[-1])
print([s for s in all_sets if sum(map(watts.get, s)) == 65])


def rotate8(x, k):
    k %= 8
    return (x << k | x >> (8 - k)) & 0xFF


x = 0b1001_0110
print(x, rotate8(x, 3), rotate8(rotate8(x, 3), -3) == x, f"{rotate8(x, 1):#010b}")
print(x & 0xF, x >> 4, (x & 0xF) << 4 | x >> 4, x ^ 0xFF, ~x & 0xFF)
parity = 0
y = x
while y:
    y &= y - 1
    parity ^= 1
print("parity", parity, "ones", bin(x).count("1"), "power" if x & (x - 1) == 0 else "no power")
print(x | 1, x & ~2, bool(x & 4), bool(x & 8), x << 2, x >> 9)
signed = 200 - 256 if 200 > 127 else 200
print(signed, signed & 0xFF, signed >> 1, bin(signed), (-1) >> 5, 1 << 0)
lamps[gray(2) - 1] = "cellar"
print(gray(-1), lamps)
