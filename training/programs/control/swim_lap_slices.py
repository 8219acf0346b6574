laps = [34.2, 33.8, 35.1, 36.0, 35.7, 34.9, 33.5]

FIRST = slice(0, 3)
LAST = slice(-3, None)
EVERY_OTHER = slice(None, None, 2)
BACKWARDS = slice(None, None, -1)

parts = {"first": FIRST, "last": LAST, "odd laps": EVERY_OTHER}
for label, sl in parts.items():
    chunk = laps[sl]
    avg = sum(chunk) / len(chunk)
    print("%-9s %s avg %.2f" % (label, chunk, avg))

print("backwards:", laps[BACKWARDS][:2])
print(LAST.start, LAST.stop, LAST.step)
print("indices:", LAST.indices(len(laps)))


class Season:
    def __init__(self, times):
        self.times = times

    def __getitem__(self, key):
        if isinstance(key, slice):
            return Season(self.times[key])
        if isinstance(key, str):
            return {"best": min, "worst": max}[key](self.times)
        return self.times[key]

    def __repr__(self):
        return f"<Season of {len(self.times)}>"


s = Season(laps)
print(s, s[1:4], s[::3])
print(s["best"], s["worst"], s[-1])
print(s[2:5]["best"])

pace = laps[:]
pace[1:3] = [33.0]
del pace[-2:]
print(pace, len(laps))
ok = all(33 <= t < 36.5 for t in laps)
print("all in range" if ok else "check the clock")
fast = 33 < laps[0] < laps[2] < laps[3]
print("getting slower:", fast)
