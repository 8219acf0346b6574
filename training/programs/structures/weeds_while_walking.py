# removing things from a list or dict while a loop walks over it
beds = ["rose", "weed", "weed", "tulip", "weed"]

first_try = beds[:]
for plant in first_try:
    if plant == "weed":
        first_try.remove(plant)
print("first try:", first_try)

second = beds.copy()
for plant in second[:]:
    if plant == "weed":
        second.remove(plant)
print("copy walk:", second)

third = list(beds)
i = 0
while i < len(third):
    if third[i] == "weed":
        del third[i]
    else:
        i += 1
print("while:", third, i)

fourth = list(beds)
for i in range(len(fourth) - 1, -1, -1):
    if fourth[i] == "weed":
        fourth.pop(i)
print("backwards:", fourth)

grown = [1, 2]
for n in grown:
    if len(grown) > 6:
        break
    grown.append(n * 10)
print(grown)

numbers = [5, 8, 2]
for n in numbers:
    n += 100
print(numbers)
for i, n in enumerate(numbers):
    numbers[i] = n + 100
print(numbers)

seeds = {"pea": 0, "bean": 12, "dill": 0}
for name in list(seeds):
    if not seeds[name]:
        del seeds[name]
print(seeds)
for name in seeds:
    seeds[name] -= 2
print(seeds)
it = iter(beds)
beds[1] = "fern"
print(next(it), next(it))
beds.insert(0, "moss")
print(next(it), beds)

seeds["corn"] = 3
for name in seeds:
    seeds[name.upper()] = 1
print("never printed")
