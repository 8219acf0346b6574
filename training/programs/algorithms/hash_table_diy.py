class Table:
    def __init__(self, size=4):
        self.buckets = [[] for _ in range(size)]
        self.used = 0

    def _slot(self, key):
        h = 7
        for ch in key:
            h = (h * 31 + ord(ch)) % 10007
        return h % len(self.buckets)

    def put(self, key, value):
        bucket = self.buckets[self._slot(key)]
        for pair in bucket:
            if pair[0] == key:
                pair[1] = value
                return
        bucket.append([key, value])
        self.used += 1
        if self.used > len(self.buckets):
            self._grow()

    def _grow(self):
        old = [pair for b in self.buckets for pair in b]
        self.buckets = [[] for _ in range(len(self.buckets) * 2)]
        for pair in old:
            self.buckets[self._slot(pair[0])].append(pair)
        print("grown to", len(self.buckets))

    def get(self, key, default=None):
        for k, v in self.buckets[self._slot(key)]:
            if k == key:
                return v
        return default


stock = Table()
for fruit, kg in [("fig", 3), ("kiwi", 8), ("plum", 5), ("fig", 4), ("lime", 1), ("pear", 6)]:
    stock.put(fruit, kg)
print("used:", stock.used)
print("fig:", stock.get("fig"), "melon:", stock.get("melon", 0))
for i, b in enumerate(stock.buckets):
    if b:
        print(i, b)
print("longest chain:", max(map(len, stock.buckets)))
