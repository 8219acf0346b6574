# warmer day ahead? + biggest poster on a fence, both with a stack
temps = [14, 13, 12, 16, 15, 19]
wait = [0] * len(temps)
cold = []
for day, t in enumerate(temps):
    while cold and temps[cold[-1]] < t:
        d = cold.pop()
        wait[d] = day - d
    cold.append(day)
print("wait:", wait)
print("never warmer:", [temps[d] for d in cold])

fence = [2, 4, 5, 3, 1]


def biggest_poster(heights):
    stack = []
    best = (0, None)
    for i, h in enumerate(heights + [0]):
        start = i
        while stack and stack[-1][1] >= h:
            start, high = stack.pop()
            area = high * (i - start)
            best = max(best, (area, (start, i - 1)), key=lambda b: b[0])
        stack.append((start, h))
    return best


area, (a, b) = biggest_poster(fence)
print(f"poster of {area} over boards {a}..{b}")
for level in range(max(fence), 0, -1):
    print("".join("#" if h >= level else " " for h in fence).rstrip())
