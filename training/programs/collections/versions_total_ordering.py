from functools import total_ordering


@total_ordering
class Version:
    def __init__(self, text):
        head, _, tail = text.partition("-")
        self.numbers = tuple(int(p) for p in head.split("."))
        self.tag = tail

    def _key(self):
        # a release (no tag) comes after its betas
        return self.numbers, self.tag == "", self.tag

    def __eq__(self, other):
        return self._key() == other._key()

    def __lt__(self, other):
        return self._key() < other._key()

    def __hash__(self):
        return hash(self._key())

    def __repr__(self):
        dotted = ".".join(map(str, self.numbers))
        return f"v{dotted}-{self.tag}" if self.tag else f"v{dotted}"


tags = ["1.10.0", "1.9.2", "2.0.0-beta", "2.0.0", "1.9.2"]
versions = [Version(t) for t in tags]

print("as text:", sorted(tags))
print("as versions:", sorted(versions))
print("newest:", max(versions))
print("different:", len(set(versions)))

a, b, *others = versions
print(a > b, a <= b, b == others[-1], a >= a)

stable = [v for v in versions if not v.tag]
print(min(stable), len(stable))
groups = {}
for v in sorted(set(versions), reverse=True):
    groups.setdefault(v.numbers[0], []).append(v)
for major, vs in groups.items():
    print(major, vs)
