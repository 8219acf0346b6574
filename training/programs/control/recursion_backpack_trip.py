# every way to spend exactly the rest of our money at the kiosk

MENU = [("gum", 2), ("juice", 5), ("sandwich", 7)]
calls = 0


def ways(money, start=0, chosen=()):
    global calls
    calls += 1
    if money == 0:
        yield chosen
        return
    if money < 0:
        return
    for i in range(start, len(MENU)):
        name, cost = MENU[i]
        if cost > money:
            break
        yield from ways(money - cost, i, chosen + (name,))


def short(combo):
    if not combo:
        return "nothing"
    out = []
    for name in dict.fromkeys(combo):
        n = combo.count(name)
        out.append(name if n == 1 else f"{n}x {name}")
    return " + ".join(out)


for budget in (3, 9):
    options = list(ways(budget))
    print(budget, "->", len(options), "options")
    for combo in options:
        print("   ", short(combo))
    if not options:
        print("    no way")
print("recursive calls:", calls)


def depth(x):
    return 1 + max((depth(y) for y in x), default=0) if isinstance(x, list) else 0


print(depth([1, [2, [3]], []]), depth([]), depth("abc"))
