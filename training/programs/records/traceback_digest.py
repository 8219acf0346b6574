"""Condenses error reports that customers mailed in."""
import re
from collections import Counter

REPORTS = [
    '''Traceback (most recent call last):
  File "/srv/app/run.py", line 12, in <module>
    main()
  File "/srv/app/shop/cart.py", line 88, in add_item
    self.total += price
TypeError: unsupported operand type(s) for +=: 'float' and 'str'
''',
    '''Traceback (most recent call last):
  File "C:\\\\Tools\\\\sync.py", line 7, in fetch
    data = cfg["server"]
KeyError: 'server'
''',
    "Segmentation fault (core dumped)\n",
    '''Traceback (most recent call last):
  File "/srv/app/shop/cart.py", line 91, in add_item
    raise EmptyCart
shop.errors.EmptyCart
''',
]

FRAME = re.compile(r'^  File "(?P<path>[^"]+)", line (?P<line>\d+), in (?P<func>\S+)\n(?:    (?P<code>.+)\n)?', re.M)
LAST = re.compile(r"^(?P<name>[A-Za-z_][\w.]*)(?:: (?P<msg>.*))?\s*\Z", re.M)


def basename(path):
    return re.split(r"[/\\]+", path)[-1]


def digest(report):
    if not report.startswith("Traceback"):
        return None
    frames = [f.groupdict() for f in FRAME.finditer(report)]
    error = LAST.search(report)
    deepest = frames[-1]
    return {
        "error": error["name"].rsplit(".", 1)[-1],
        "message": error["msg"],
        "where": f"{basename(deepest['path'])}:{deepest['line']}",
        "func": deepest["func"],
        "depth": len(frames),
        "code": deepest["code"],
    }


digests = []
for i, rep in enumerate(REPORTS, 1):
    d = digest(rep)
    if d is None:
        print(f"#{i} no traceback: {rep.rstrip()[:12]}...")
        continue
    digests.append(d)
    print(f"#{i} {d['error']} at {d['where']} in {d['func']} (depth {d['depth']})")
    print("    code:", d["code"], "| message:", d["message"])

funcs = Counter(d["func"] for d in digests)
print(funcs.most_common(1), funcs["main"])
nums = [int(d["where"].split(":")[1]) for d in digests]
print(nums, max(nums) - min(nums))
quoted = re.findall(r"'(\w+)'", " ".join(filter(None, (d["message"] for d in digests))))
print(quoted, len(" ".join(quoted)))
