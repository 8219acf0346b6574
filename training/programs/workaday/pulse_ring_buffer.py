# Pulse meter: keeps the last n values in a ring, warns on jumps
class Ring:
    def __init__(self, size):
        self.data = [None] * size
        self.pos = 0
        self.count = 0

    def push(self, value):
        dropped = self.data[self.pos]
        self.data[self.pos] = value
        self.pos = (self.pos + 1) % len(self.data)
        self.count = min(self.count + 1, len(self.data))
        return dropped

    def __len__(self):
        return self.count

    def __getitem__(self, i):
        if isinstance(i, slice):
            return [self[k] for k in range(*i.indices(self.count))]
        if i < 0:
            i += self.count
        if not 0 <= i < self.count:
            raise IndexError(i)
        start = self.pos - self.count
        return self.data[(start + i) % len(self.data)]

    # no __iter__ needed, python uses __getitem__ until IndexError


def trend(ring):
    if len(ring) < 2:
        return "?"
    diff = ring[-1] - ring[0]
    return "up" if diff > 5 else "down" if diff < -5 else "flat"


pulse = Ring(3)
print(len(pulse), trend(pulse), list(pulse))

for value in [62, 71, 90, 60]:
    if pulse and abs(value - pulse[-1]) > 15:
        print("  jump!", pulse[-1], "->", value)
    gone = pulse.push(value)
    print(value, trend(pulse), "dropped", gone)

print(pulse.data, pulse.pos)
print(pulse[1:3], pulse[::-1])
print("mean", round(sum(pulse) / len(pulse), 1), 62 in pulse)

for i in (2, -3, 3, -5):
    try:
        print(i, pulse[i])
    except IndexError as e:
        print(i, "IndexError", e)
