import csv
import io

class Stage:
    """A stage takes an iterable of dicts and yields dicts. Combine with |."""

    def __or__(self, other):
        return Chain(self, other)

    def run(self, rows):
        raise NotImplementedError

    def __repr__(self):
        return type(self).__name__

class Chain(Stage):
    def __init__(self, *stages):
        self.stages = []
        for s in stages:
            if isinstance(s, Chain):
                self.stages.extend(s.stages)
            else:
                self.stages.append(s)

    def run(self, rows):
        for s in self.stages:
            rows = s.run(rows)
        return rows

    def __repr__(self):
        return " | ".join(map(repr, self.stages))

class Convert(Stage):
    def __init__(self, **types):
        self.types = types
        self.dropped = 0

    def run(self, rows):
        for row in rows:
            try:
                yield {k: self.types.get(k, str)(v) for k, v in row.items()}
            except ValueError:
                self.dropped += 1

class Where(Stage):
    def __init__(self, test):
        self.test = test

    def run(self, rows):
        return filter(self.test, rows)

class Add(Stage):
    def __init__(self, name, fn):
        self.name = name
        self.fn = fn

    def run(self, rows):
        for row in rows:
            yield {**row, self.name: self.fn(row)}

    def __repr__(self):
        return f"Add({self.name})"

raw = """station,day,temp,rain
Oslo,mon,-3.5,0
Oslo,tue,n/a,4
Bergen,mon,2.0,22
Bergen,tue,3.5,17
Tromso,mon,-9.0,1
"""

convert = Convert(temp=float, rain=int)
flow = convert | Where(lambda r: r["temp"] > -8) | Add("f", lambda r: r["temp"] * 9 / 5 + 32)
flow = flow | Add("wet", lambda r: r["rain"] >= 10)
print(flow, len(flow.stages))

rows = list(flow.run(csv.DictReader(io.StringIO(raw))))
for r in rows:
    print("{station:<7}{day} {f:5.1f}F {0}".format("rainy" if r["wet"] else "dry", **r))
print("dropped", convert.dropped)

try:
    list(Stage().run(rows))
except NotImplementedError as e:
    print("abstract stage", repr(e))

out = io.StringIO()
w = csv.writer(out, lineterminator=";")
w.writerows([r["station"], r["rain"]] for r in rows)
print(out.getvalue())
