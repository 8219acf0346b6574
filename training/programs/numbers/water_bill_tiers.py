TIERS = [(10, 0.85), (15, 1.40), (None, 2.10)]
BASE_FEE = 6.5


def charge(cubic):
    rest = cubic
    lines = []
    for size, price in TIERS:
        if rest <= 0:
            break
        used = rest if size is None else min(rest, size)
        lines.append((used, price, used * price))
        rest -= used
    return lines


meters = {"flat 1": (1204, 1212), "flat 2": (880, 903), "flat 3": (3310, 3342), "flat 4": (55, 55)}
bills = {}
for flat, (old, new) in meters.items():
    usage = new - old
    total = BASE_FEE
    print(flat, "used", usage, "m3")
    for used, price, amount in charge(usage):
        print("    %4d x %.2f = %6.2f" % (used, price, amount))
        total += amount
    bills[flat] = round(total, 2)

house = sum(bills.values())
for flat, b in bills.items():
    print(f"{flat}: {b:7.2f}  {b / house:6.1%}")
print(f"house {house:.2f}")
average_use = sum(n - o for o, n in meters.values()) / len(meters)
print("mean usage", average_use, "| above:", [f for f, (o, n) in meters.items() if n - o > average_use])
