from __future__ import annotations


def merge(a: list, b: list) -> list:
    out, i, j = [], 0, 0
    while i < len(a) and j < len(b):
        if b[j] < a[i]:
            out.append(b[j])
            j += 1
        else:
            out.append(a[i])
            i += 1
    out += a[i:] or b[j:]
    return out


depth_seen = 0


def merge_sort(xs: list, depth: int = 0) -> list:
    global depth_seen
    depth_seen = max(depth_seen, depth)
    if len(xs) <= 1:
        return xs[:]
    mid = len(xs) // 2
    return merge(merge_sort(xs[:mid], depth + 1), merge_sort(xs[mid:], depth + 1))


def quick(xs: list[int]) -> list[int]:
    if not xs:
        return []
    pivot, *rest = xs
    smaller = [x for x in rest if x < pivot]
    bigger = [x for x in rest if x >= pivot]
    return quick(smaller) + [pivot] + quick(bigger)


heat1 = [61.35, 58.9, 60.02]
heat2 = [59.41, 62.0]
print(merge(sorted(heat1), sorted(heat2)))
print(merge_sort(heat1 + heat2), depth_seen)
print(merge([], [1]), merge([2], []), merge_sort([]))
lanes = [5, 3, 8, 3, 1]
print(quick(lanes), lanes)

named = [(58.9, "Lucía"), (58.9, "Anton"), (57.2, "Mei")]
print([n for _, n in merge_sort(named)])


def count_inversions(xs):
    n = 0
    for i, x in enumerate(xs):
        n += sum(1 for y in xs[i + 1:] if y < x)
    return n


print(count_inversions(lanes), count_inversions(sorted(lanes)), count_inversions([3, 2, 1]))
record = 57.5
for pos, (t, who) in enumerate(merge_sort(named), start=1):
    note = "record!" if t < record else f"+{t - record:.1f}"
    print(pos, who.ljust(6), note)
median = merge_sort(heat1)[len(heat1) // 2]
print(f"median {median}, spread {max(heat1) - min(heat1):.2f}")
