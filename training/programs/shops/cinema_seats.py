rows = {"A": list("......"), "B": list("......"), "C": list("......")}
prices = {"A": 7, "B": 9, "C": 12}
money = 0

def findSeats(rowName, howMany):
    row = "".join(rows[rowName])
    return row.find("." * howMany)

def reserve(name, howMany, maxPrice):
    global money
    for rowName in reversed(sorted(rows)):
        if prices[rowName] > maxPrice:
            continue
        pos = findSeats(rowName, howMany)
        if pos == -1:
            continue
        rows[rowName][pos:pos + howMany] = [name[0]] * howMany
        cost = howMany * prices[rowName]
        money += cost
        return [f"{rowName}{i + 1}" for i in range(pos, pos + howMany)]
    return []

def cancel(name):
    global money
    freed = 0
    for rowName, row in rows.items():
        for i, s in enumerate(row):
            if s == name[0]:
                row[i] = "."
                money -= prices[rowName] - 1   # keep 1 as fee
                freed += 1
    return freed

groups = [("Kim", 4, 15), ("Jo", 3, 10), ("Mo", 3, 15), ("Vera", 5, 8), ("Zed", 4, 20)]
for g in groups:
    seats = reserve(*g)
    print(g[0], seats if seats else "no luck")
print("cancelled", cancel("Jo"), "money", money)
print("Zed again:", reserve("Zed", 4, 20))
for r in rows:
    print(r, "".join(rows[r]))
free = sum(r.count(".") for r in rows.values())
print(f"{free} free, {money} EUR")
