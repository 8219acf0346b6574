# carpenter: sort offcuts with a merge sort of our own and fit the shelf boards
import bisect


def merge(left, right):
    result = []
    i = j = 0
    while i < len(left) and j < len(right):
        if left[i] <= right[j]:
            result.append(left[i])
            i += 1
        else:
            result.append(right[j])
            j += 1
    result += left[i:]
    result += right[j:]
    return result


def merge_sort(items):
    if len(items) < 2:
        return items
    mid = len(items) // 2
    return merge(merge_sort(items[:mid]), merge_sort(items[mid:]))


class Rack:
    def __init__(self, planks):
        self.data = {}
        for text in planks:
            wood, _, mm = text.partition(":")
            self.data.setdefault(wood.strip().lower(), []).append(int(mm))
        for wood in self.data:
            self.data[wood] = merge_sort(self.data[wood])

    def take(self, wood, need):
        """Take the shortest plank that is long enough; the rest goes back."""
        stock = self.data.get(wood, [])
        pos = bisect.bisect_left(stock, need)
        if pos == len(stock):
            return None
        rest = stock[pos] - need
        del self.data[wood][pos]
        if not self.data[wood]:
            del self.data[wood]
        if rest >= 100:
            bisect.insort(self.data.setdefault(wood, []), rest)
        return rest

    def __str__(self):
        return "; ".join(f"{w}={'/'.join(map(str, p))}" for w, p in self.data.items())


rack = Rack(["Oak: 800", "pine: 450", "oak:1200", "Pine:300", "oak: 620"])
print(rack)

for wood, need in [("oak", 600), ("pine", 310), ("oak", 650), ("pine", 310), ("pine", 250), ("ash", 10)]:
    rest = rack.take(wood, need)
    if rest is None:
        print(f"{wood:>5} {need:>4}: nothing fits")
    else:
        print(f"{wood:>5} {need:>4}: waste {rest if rest < 100 else 0}")
print(rack)
print(list(rack.data), merge([1, 4], [2, 4, 9]), merge([], [3]))
inches = [round(mm / 25.4, 1) for mm in rack.data["oak"]]
print(inches, f"{sum(inches):.2f} in", f"{sum(rack.data['oak']) / 1000:.3f}m")
