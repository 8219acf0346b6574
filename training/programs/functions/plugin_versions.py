"""Compare plugin versions such as 1.10.2-beta2."""
from functools import total_ordering, cmp_to_key

STAGES = ["alpha", "beta", "rc", ""]


def split_version(text):
    text = text.lstrip("vV")
    main, _, tag = text.partition("-")
    numbers = []
    for part in main.split("."):
        if not part.isdigit():
            raise ValueError(f"bad version part {part!r}")
        numbers.append(int(part))
    while len(numbers) > 1 and numbers[-1] == 0:
        numbers.pop()
    word = tag.rstrip("0123456789")
    if word not in STAGES:
        raise ValueError("unknown stage " + word)
    serial = int(tag[len(word):] or 0)
    return tuple(numbers), STAGES.index(word), serial


def compare(a, b):
    left, right = split_version(a), split_version(b)
    return (left > right) - (left < right)


@total_ordering
class Plugin:
    def __init__(self, name, version):
        self.name = name
        self.version = version

    def __eq__(self, other):
        return compare(self.version, other.version) == 0

    def __lt__(self, other):
        return compare(self.version, other.version) < 0


def matches(version, rule):
    """Rules: '>=1.2', '<2', '=1.4', '*'."""
    if rule == "*":
        return True
    op = rule.rstrip("v0123456789.-abcdefghijklmnopqrstuvwxyz")
    order = compare(version, rule[len(op):])
    if op == ">=":
        return order >= 0
    elif op == "<":
        return order < 0
    elif op == "=":
        return order == 0
    raise ValueError("operator " + repr(op))


for a, b in [("1.10", "1.9"), ("v2.0", "2"), ("1.0-rc1", "1.0")]:
    print(a, "<=>"[compare(a, b) + 1], b)
names = ["1.10", "0.9", "1.2-beta3"]
print(sorted(names, key=cmp_to_key(compare)))
for bad in ("1.x", "", "3-gamma"):
    try:
        split_version(bad)
    except ValueError as e:
        print("error:", e)
for rule in (">=1.2", "*"):
    print(rule, [n for n in names if matches(n, rule)])
newest = max(Plugin("cam", "1.3"), Plugin("mic", "1.12"))
print(newest.name, Plugin("a", "1") >= Plugin("b", "1.0"))
