class Ring:
    def __init__(self, size):
        self.data = [None] * size
        self.start = 0
        self.used = 0

    def push(self, x):
        end = (self.start + self.used) % len(self.data)
        old = self.data[end]
        self.data[end] = x
        if self.used < len(self.data):
            self.used += 1
            return None
        self.start = (self.start + 1) % len(self.data)
        return old

    def __getitem__(self, i):
        if not -self.used <= i < self.used:
            raise IndexError(i)
        return self.data[(self.start + i % self.used) % len(self.data)]

    def __len__(self):
        return self.used


buf = Ring(3)
lost = []
for reading in (20.5, 21.0, 23.5, 22.0, 19.5):
    old = buf.push(reading)
    if old is not None:
        lost.append(old)
    values = [buf[i] for i in range(len(buf))]
    print(values, "avg", round(sum(values) / len(values), 2))

print("raw:", buf.data, "start:", buf.start)
print("newest:", buf[-1], "oldest:", buf[0])
print("lost:", lost)
try:
    print(buf[3])
except IndexError as err:
    print("no reading", err)
