"""Cooperative tasks with plain generators, scheduled in turn."""
from collections import deque


def task(name, power, steps):
    used = 0
    for step in range(1, steps + 1):
        used += power
        granted = yield f"{name} step {step}"
        if granted is False:
            print("   ", name, "was cut off")
            return used
    return used


def run(tasks, budget):
    queue = deque((name, gen, None) for name, gen in tasks.items())
    results = {}
    while queue:
        name, gen, answer = queue.popleft()
        try:
            message = gen.send(answer)
        except StopIteration as stop:
            results[name] = stop.value
            print("    finished", name, stop.value)
            continue
        budget -= 1
        print(message, "| budget", budget)
        queue.append((name, gen, budget > 0))
    return results


jobs = {
    "camera": task("camera", 5, 2),
    "radio": task("radio", 3, 4),
    "gyro": task("gyro", 1, 3),
}
done = run(jobs, budget=8)
print(done)
print("energy:", sum(done.values()))
