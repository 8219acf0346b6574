from collections import OrderedDict


class ThumbCache:
    def __init__(self, loader, limit_kb):
        self.loader = loader
        self.limit = limit_kb
        self.used = 0
        self.data = OrderedDict()
        self.stats = {"hit": 0, "miss": 0, "evict": 0}

    def get(self, name):
        if name in self.data:
            self.stats["hit"] += 1
            self.data.move_to_end(name)
            return self.data[name]
        self.stats["miss"] += 1
        size = self.loader(name)
        while self.data and self.used + size > self.limit:
            old, old_size = self.data.popitem(last=False)
            self.used -= old_size
            self.stats["evict"] += 1
            print("  drop", old)
        self.data[name] = size
        self.used += size
        return size


sizes = {"cat.png": 30, "sea.png": 45, "map.png": 20, "sun.png": 60}
cache = ThumbCache(sizes.__getitem__, limit_kb=100)
for n in ["cat.png", "sea.png", "cat.png", "map.png", "sun.png", "cat.png"]:
    kb = cache.get(n)
    print(f"{n} {kb}kb, used {cache.used}")
print(list(cache.data))
total = cache.stats["hit"] + cache.stats["miss"]
print(f"hit rate {100 * cache.stats['hit'] // total}%", cache.stats)
try:
    cache.get("dog.png")
except KeyError as e:
    print("cannot load", e)
