def merge_two(left, right):
    merged = []
    while left and right:
        if left[0][1] >= right[0][1]:
            merged.append(left.pop(0))
        else:
            merged.append(right.pop(0))
    merged.extend(left)
    merged.extend(right)
    return merged


def rank(pupils, depth=0):
    if len(pupils) <= 1:
        return pupils[:]
    half = len(pupils) // 2
    print("  " * depth + "split", len(pupils), "into", half, "and", len(pupils) - half)
    a = rank(pupils[:half], depth + 1)
    b = rank(pupils[half:], depth + 1)
    return merge_two(a, b)


marks = [("Olga", 71), ("Ben", 88), ("Tariq", 64), ("Mei", 95), ("Lou", 88)]
ranking = rank(marks)
place = 0
last = None
for i, (who, pts) in enumerate(ranking, 1):
    if pts != last:
        place = i
        last = pts
    print("%d. %-6s %3d" % (place, who, pts))
best, worst = ranking[0], ranking[-1]
print("gap between", best[0], "and", worst[0], "is", best[1] - worst[1])
print("input untouched:", marks[0] == ("Olga", 71))
