class Release:
    def __init__(self, tag, notes):
        self.tag = tag.lstrip("v")
        self.notes = notes

    @property
    def key(self):
        return self.tag

    def __lt__(self, other):
        return self.key < other.key

    def __repr__(self):
        return "v" + self.tag


def latest(releases):
    return sorted(releases)[-1]


def is_newer(a, b):
    return b < a


history = [Release("v1.2", "fix crash"), Release("v1.9", "dark mode"),
           Release("v1.10", "new export"), Release("v0.8", "first")]

print(sorted(history))
top = latest(history)
print("latest:", top, "-", top.notes)

installed = Release("1.9", "")
for r in history:
    if is_newer(r, installed):
        print("update available:", r)
    else:
        print(r, "is not newer")
