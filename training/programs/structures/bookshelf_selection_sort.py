# Sort the books on a shelf by height, swapping as few as possible
shelf = [("Faust", 21), ("Emma", 18), ("Dune", 24), ("Momo", 18), ("Ulises", 30)]


def selection(items, key):
    items = list(items)
    swaps = compares = 0
    for i in range(len(items) - 1):
        low = i
        for j in range(i + 1, len(items)):
            compares += 1
            if key(items[j]) < key(items[low]):
                low = j
        if low != i:
            items[i], items[low] = items[low], items[i]
            swaps += 1
    return items, swaps, compares


def cocktail(items):
    lo, hi = 0, len(items) - 1
    passes = 0
    while lo < hi:
        passes += 1
        moved = False
        for k in range(lo, hi):
            if items[k] > items[k + 1]:
                items[k], items[k + 1] = items[k + 1], items[k]
                moved = True
        hi -= 1
        for k in range(hi, lo, -1):
            if items[k - 1] > items[k]:
                items[k - 1], items[k] = items[k], items[k - 1]
                moved = True
        lo += 1
        if not moved:
            break
    return passes


by_height, s, c = selection(shelf, key=lambda b: b[1])
print([title for title, _ in by_height], s, c)
by_title, s, c = selection(shelf, key=lambda b: b[0])
print([title for title, _ in by_title], s, c)
print(selection([], key=len), selection(["one"], len)[1:])

nums = [4, -1, 9, 0, 3]
print(cocktail(nums), nums)
print(cocktail(nums), nums)
words = ["pear", "Apple", "fig"]
cocktail(words)
print(words)


def is_sorted(seq, reverse=False):
    pairs = zip(seq, seq[1:])
    return all(a >= b for a, b in pairs) if reverse else all(a <= b for a, b in pairs)


print(is_sorted(nums), is_sorted(nums[::-1]), is_sorted(nums[::-1], reverse=True), is_sorted([]))
cocktail([3, "three", None])
