def split_bill(total_cents, people, tip_percent):
    tip = (total_cents * tip_percent + 50) // 100
    grand = total_cents + tip
    share, rest = divmod(grand, people)
    shares = [share] * people
    for i in range(rest):
        shares[i] += 1
    return tip, shares


def euro(c):
    return "%d,%02d EUR" % (c // 100, c % 100)


dinners = [
    ("Pizza night", 6747, 4, 10),
    ("Sushi", 12180, 7, 15),
    ("Coffee", 890, 3, 0),
]

for label, total, n, pct in dinners:
    tip, shares = split_bill(total, n, pct)
    print(label, "-", euro(total), "+ tip", euro(tip))
    print("   pays most:", euro(max(shares)), "| least:", euro(min(shares)))
    print("   cents moved:", shares.count(max(shares)) if max(shares) != min(shares) else 0)
    assert sum(shares) == total + tip

allTotal = sum(d[1] for d in dinners)
print("month:", euro(allTotal), "average", euro(round(allTotal / len(dinners))))
