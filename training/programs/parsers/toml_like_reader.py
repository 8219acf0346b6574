from datetime import date
from pprint import pformat

SOURCE = '''
title = "Night bus"
first_run = 2021-09-04

[route.north]
stops = [3, 8, 15]
fare = 2.80
night = true

[route.south]
stops = ["pier", "mill"]
fare = free
[[driver]]
name = "Ana"
[[driver]]
name = "Piet"
'''

class Oops(Exception):
    def __init__(self, lineno, why):
        self.lineno, self.why = lineno, why

def value(s):
    s = s.strip()
    if s.startswith('"') and s.endswith('"'):
        return s[1:-1]
    if s in ("true", "false"):
        return s == "true"
    if s.startswith("["):
        return [value(p) for p in s[1:-1].split(",") if p.strip()]
    if s.count("-") == 2:
        return date.fromisoformat(s)
    return float(s) if "." in s else int(s)

def read(src):
    root = {}
    here = root
    errors = []
    for lineno, line in enumerate(src.splitlines()):
        line = line.strip()
        if not line:
            continue
        if line.startswith("[["):
            here = {}
            root.setdefault(line.strip("[]"), []).append(here)
        elif line.startswith("["):
            here = root
            for part in line.strip("[]").split("."):
                here = here.setdefault(part, {})
        else:
            k, v = line.split("=", 1)
            try:
                here[k.strip()] = value(v)
            except ValueError:
                errors.append(Oops(lineno, v.strip()))
    return root, errors

def walk(node, path=()):
    if isinstance(node, dict):
        for k, v in node.items():
            yield from walk(v, path + (k,))
    else:
        yield ".".join(path), node

cfg, errs = read(SOURCE)
for path, leaf in walk(cfg):
    print(f"{path:20}{type(leaf).__name__:6}{leaf}")
for e in errs:
    print("line", e.lineno, "cannot use", e.why)
south = cfg["route"]["south"]
print(pformat(south), south.get("fare", "no fare"))
print((date(2021, 12, 31) - cfg["first_run"]).days, "days of service")
print(" & ".join(d["name"] for d in cfg["driver"]))
