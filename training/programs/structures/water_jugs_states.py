from collections import deque

SIZES = (5, 3)
GOAL = 4


def pour(state, a, b):
    amount = min(state[a], SIZES[b] - state[b])
    new = list(state)
    new[a] -= amount
    new[b] += amount
    return tuple(new)


def options(state):
    big, small = state
    yield "fill big", (SIZES[0], small)
    yield "fill small", (big, SIZES[1])
    yield "empty big", (0, small)
    yield "empty small", (big, 0)
    yield "big>small", pour(state, 0, 1)
    yield "small>big", pour(state, 1, 0)


def solve(start, goal):
    queue = deque([(start, [])])
    seen = {start}
    while queue:
        state, path = queue.popleft()
        if goal in state:
            return path, len(seen)
        for name, nxt in options(state):
            if nxt in seen:
                continue
            seen.add(nxt)
            queue.append((nxt, path + [(name, nxt)]))
    return None, len(seen)


print(pour((5, 0), 0, 1), pour((1, 3), 1, 0))
path, seen = solve((1, 0), GOAL)
for nr, (name, state) in enumerate(path, start=1):
    print(f"{nr}. {name:<12}{state}")
print("states seen:", seen)
print(sum(SIZES) - GOAL, min(SIZES) <= GOAL <= max(SIZES))


def by_rule(a, b, goal):
    """Only fill a, pour to b, empty b."""
    x = y = 0
    log = ""
    while goal not in (x, y) and len(log) < 20:
        if x == 0:
            x = a
            log += "F"
        elif y == b:
            y = 0
            log += "E"
        else:
            p = min(x, b - y)
            x, y = x - p, y + p
            log += "P"
    return log, x, y


print(by_rule(5, 3, 4))
print(by_rule(4, 1, 3)[0].count("F"), by_rule(6, 2, 0))
