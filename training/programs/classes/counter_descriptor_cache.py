class lazy:
    """compute once, keep in the instance"""

    def __init__(self, func):
        self.func = func
        self.name = func.__name__

    def __get__(self, obj, cls):
        if obj is None:
            return self
        value = self.func(obj)
        obj.__dict__[self.name] = value
        return value


class Report:
    computed = 0

    def __init__(self, lines):
        self.lines = lines

    @lazy
    def words(self):
        Report.computed += 1
        print("(counting words)")
        return sum(len(l.split()) for l in self.lines)

    @lazy
    def longest(self):
        Report.computed += 1
        print("(finding longest)")
        return max(self.lines, key=len)

    @property
    def mean(self):
        return self.words / len(self.lines)


r = Report(["pump started", "pressure low in tank two", "ok"])
print(sorted(vars(r)))
print(r.words)
print(r.words, round(r.mean, 2))
print(r.longest)
print(sorted(vars(r)), Report.computed)

r.lines.append("pump stopped after nine hours")
print("stale:", r.words)
del r.words
print("fresh:", r.words)
other = Report(["a b c"])
print(other.mean, other.longest, Report.computed)
print(isinstance(Report.words, lazy), Report.longest.name)
