from collections import deque


def moving(values, size):
    window = deque(maxlen=size)
    for v in values:
        window.append(v)
        if len(window) == size:
            yield sum(window) / size


def windows(seq, size, step=1):
    return [seq[i:i + size] for i in range(0, len(seq) - size + 1, step)]


def chunks(seq, size):
    for start in range(0, len(seq), size):
        yield seq[start:start + size]


temps = [12, 14, 11, 17, 20, 18, 15]

print("moving average:")
for i, avg in enumerate(moving(temps, 3)):
    print(f"  day {i + 2}: {avg:.1f}")

print(windows(temps, 3, step=2))
warmest = max(windows(temps, 2), key=sum)
print("warmest two days:", warmest)

for n, c in enumerate(chunks(temps, 3), 1):
    print("chunk", n, c, "range", max(c) - min(c))

jumps = [b - a for a, b in zip(temps, temps[1:])]
print(jumps)
print("rise of 3 or more:", [i for i, j in enumerate(jumps) if j >= 3])
streak = best = 0
for j in jumps:
    streak = streak + 1 if j > 0 else 0
    best = max(best, streak)
print("longest warming:", best)
print(any(t > 19 for t in temps), all(t > 11 for t in temps))
