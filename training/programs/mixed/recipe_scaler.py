import argparse
import re
import json
from fractions import Fraction

RECIPE = '''
{"title": "Lentil soup", "serves": 4,
 "lines": ["200 g lentils", "1 1/2 l stock", "2 onions", "1/4 tsp cumin", "salt"]}
'''

pat = re.compile(r"""
    (?:(?P<whole>\d+)\s)?        # whole number
    (?:(?P<num>\d+)/(?P<den>\d+)\s)?
    (?:(?P<unit>g|l|tsp)\s)?
    (?P<what>\w+)$""", re.VERBOSE)


def read_line(line):
    m = pat.match(line)
    d = m.groupdict()
    amount = Fraction(d["whole"] or 0)
    if d["num"]:
        amount += Fraction(int(d["num"]), int(d["den"]))
    return amount, d["unit"], d["what"]


def show(amount):
    whole, rest = divmod(amount, 1)
    match (whole, rest):
        case (0, 0):
            return ""
        case (w, 0):
            return str(w)
        case (0, r):
            return str(r)
        case (w, r):
            return f"{w} {r}"


def make_counter():
    n = 0

    def step(k=1):
        nonlocal n
        n += k
        return n
    return step


def main(argv):
    ap = argparse.ArgumentParser(prog="scale")
    ap.add_argument("--for", dest="people", type=int, default=2)
    ap.add_argument("--skip", action="append", default=[])
    ap.add_argument("-n", "--number", action="store_true")
    opts = ap.parse_args(argv)
    recipe = json.loads(RECIPE)
    factor = Fraction(opts.people, recipe["serves"])
    print(f"{recipe['title']} for {opts.people} (x {factor})")
    counter = make_counter()
    for line in recipe["lines"]:
        amount, unit, what = read_line(line)
        if what in opts.skip:
            continue
        parts = [show(amount * factor), unit, what]
        text = " ".join(p for p in parts if p)
        prefix = f"{counter():>2}. " if opts.number else " * "
        print(prefix + text)
    return counter(0)


print(main(["--for", "6", "-n"]))
print(main(["--skip", "salt", "--skip", "cumin"]))
