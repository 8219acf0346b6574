# worksheet: write each loop again as a comprehension and compare

numbers = [3, -1, 4, 10, -5]

# 1
squares = []
for n in numbers:
    squares.append(n ** 2)
squares2 = [n ** 2 for n in numbers]
print(1, squares == squares2, squares2)

# 2
positive = []
for n in numbers:
    if n > 0:
        positive.append(n)
positive2 = [n for n in numbers if n > 0]
print(2, positive == positive2, positive2)

# 3
signs = []
for n in numbers:
    if n >= 0:
        signs.append("+")
    else:
        signs.append("-")
signs2 = ["+" if n >= 0 else "-" for n in numbers]
print(3, signs == signs2, "".join(signs2))

# 4
table = {}
for w in ["sun", "cloud", "snow"]:
    table[w] = len(w)
table2 = {w: len(w) for w in ["sun", "cloud", "snow"]}
print(4, table == table2, table2)

# 5 two loops
pairs = []
for a in "xy":
    for b in range(3):
        pairs.append(a + str(b))
pairs2 = [a + str(b) for a in "xy" for b in range(3)]
print(5, pairs == pairs2, pairs2)

# 6 flatten and sum with generator
rows = [[1, 2], [3], []]
flat = []
for r in rows:
    flat.extend(r)
print(6, flat == [x for r in rows for x in r], sum(x for x in flat))

# 7 lambda, map and filter
double = lambda x: x * 2
print(7, list(map(double, numbers)), list(filter(lambda x: x % 2, numbers)))
print("sorted by abs:", sorted(numbers, key=lambda x: abs(x)))
print("any > 9:", any(n > 9 for n in numbers), "all > 0:", all(n > 0 for n in numbers))
