from collections import deque

belt = deque(["tuna", "eel", "tofu", "salmon", "tamago"])
print(belt[0], belt[-1], len(belt))
belt.rotate(2)
print(list(belt))
belt.rotate(-1)
print(belt)

guests = {"Aiko": ["eel", "tuna"], "Ben": ["shrimp"], "Chloé": ["tofu", "tofu"]}
for guest, wishes in guests.items():
    got = []
    for wish in wishes:
        turns = 0
        while turns < len(belt) and belt[0] != wish:
            belt.rotate(-1)
            turns += 1
        if turns == len(belt):
            print(f"{guest}: no {wish}")
            continue
        got.append((belt.popleft(), turns))
    print(guest, got)

print(list(belt), "left")
belt.appendleft("soup")
belt.extend(["mochi", "melon"])
belt.extendleft(["tea", "water"])
print(" ".join(belt))
belt.insert(2, "wasabi")
belt.remove("mochi")
print(belt.index("wasabi"), belt.count("tea"), "mochi" in belt)
try:
    belt.remove("mochi")
except ValueError as problem:
    print(type(problem).__name__)

last = deque(maxlen=3)
for plate in belt:
    last.append(plate)
print(last, last.maxlen)
last.appendleft("salt")
print(list(last))
copy = last.copy()
copy.clear()
print(len(copy), len(last), bool(copy))
belt.reverse()
print(belt.pop(), belt.popleft(), len(belt))
print(deque("abc") == deque(["a", "b", "c"]), deque([1, 2]) < deque([1, 3]))
try:
    copy.pop()
except IndexError as problem:
    print(problem)
