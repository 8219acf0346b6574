from collections import Counter

monday = Counter(A=5, O=7, B=2, AB=0)
tuesday = Counter("O O A AB AB B O".split())
used = Counter({"A": 3, "O": 9, "B": 4})

print(tuesday)
stock = monday + tuesday
print(dict(stock))
print(stock - used)
rest = stock.copy()
rest.subtract(used)
print(dict(rest), rest.total())
print(+rest, -rest)
print("both:", monday & tuesday)
print("most:", sorted((monday | tuesday).items()))

def shortage(counter, limit=2):
    for group, n in sorted(counter.items(), key=lambda p: (p[1], p[0])):
        if n < limit:
            yield f"{group}:{n}"

print(", ".join(shortage(rest)) or "fine")
rest.update(["B", "B", "AB"])
rest.update({"O": 10})
print(", ".join(shortage(rest, limit=1)) or "fine")

print(list(Counter(b=2, a=1).elements()))
least = rest.most_common()[:-3:-1]
print(least)
del rest["AB"]
print(rest["AB"], len(rest), "AB" in rest)

letters = Counter("Ärztekammer".lower())
print(letters.most_common(3))
print(sum(letters.values()), max(letters.values()))

needed, have = Counter("plasma"), Counter("sample map")
print(needed <= have, have - needed, needed == Counter("lamaps"))
donors = [("Yusuf", "O"), ("Greta", "A"), ("Luis", "O"), ("Greta", "A")]
unique = dict.fromkeys(donors)
print(Counter(group for _, group in unique), len(donors) - len(unique))
