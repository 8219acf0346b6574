# quick sort by hand, eggs by weight
swaps = 0


def partition(eggs, lo, hi):
    global swaps
    pivot = eggs[hi]
    edge = lo
    for k in range(lo, hi):
        if eggs[k] <= pivot:
            if k != edge:
                eggs[k], eggs[edge] = eggs[edge], eggs[k]
                swaps += 1
            edge += 1
    eggs[edge], eggs[hi] = eggs[hi], eggs[edge]
    return edge


def quick(eggs, lo=0, hi=None):
    if hi is None:
        hi = len(eggs) - 1
    if lo < hi:
        p = partition(eggs, lo, hi)
        print(eggs[lo:p], eggs[p], eggs[p + 1:hi + 1])
        quick(eggs, lo, p - 1)
        quick(eggs, p + 1, hi)


basket = [58, 63, 49, 71, 55, 60]
quick(basket)
print("sorted:", basket)
print("swaps:", swaps)
sizes = {"S": 0, "M": 0, "L": 0}
for g in basket:
    sizes["S" if g < 53 else "M" if g < 63 else "L"] += 1
print(sizes)
