from functools import lru_cache, cache

calls = 0


@lru_cache(maxsize=None)
def ways(cols: int, rows: int) -> int:
    """Routes for the lawn mower over a garden grid, right or down only."""
    global calls
    calls += 1
    if cols == 0 or rows == 0:
        return 1
    return ways(cols - 1, rows) + ways(cols, rows - 1)


print("2x2:", ways(2, 2), "calls", calls)
print("3x3:", ways(3, 3), "calls", calls)
print("2x2 again:", ways(2, 2), "calls", calls)
info = ways.cache_info()
print("hits", info.hits, "misses", info.misses)
ways.cache_clear()
print("after clear:", ways.cache_info().currsize)


@lru_cache(maxsize=2)
def postage(grams, express=False):
    print("   computing", grams, express)
    base = 85 if grams <= 20 else 160 if grams <= 500 else 290
    return base * 2 if express else base


for g in (15, 300, 15, 900, 300):
    print(g, "g ->", postage(g))
print(postage(15, express=True))


@cache
def collatz_len(n):
    if n == 1:
        return 1
    return 1 + collatz_len(n // 2 if n % 2 == 0 else 3 * n + 1)


best = max(range(1, 6), key=collatz_len)
print("longest start below 6:", best, collatz_len(best))
