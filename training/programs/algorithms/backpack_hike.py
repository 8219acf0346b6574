gear = [
    ("tent", 5, 9),
    ("stove", 3, 6),
    ("camera", 2, 4),
    ("guitar", 4, 3),
]
LIMIT = 8

memo = {}
calls = 0


def best(i, room):
    """value and names of the best choice among gear[i:]"""
    global calls
    calls += 1
    if i == len(gear):
        return 0, []
    key = (i, room)
    if key in memo:
        return memo[key]
    name, weight, joy = gear[i]
    answer = best(i + 1, room)
    if weight <= room:
        v, names = best(i + 1, room - weight)
        if v + joy > answer[0]:
            answer = (v + joy, [name] + names)
    memo[key] = answer
    return answer


for limit in (4, LIMIT):
    memo.clear()
    calls = 0
    joy, packed = best(0, limit)
    print(f"limit {limit} kg -> joy {joy}: {', '.join(packed)}")
    print("   calls:", calls, "memo entries:", len(memo))

total = sum(w for n, w, _ in gear if n in packed)
left_home = [n for n, *_ in gear if n not in packed]
print("weight", total, "left at home", left_home)
