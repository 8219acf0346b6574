from functools import reduce, partial
from operator import methodcaller, itemgetter, not_


def compose(*funcs):
    def run(x):
        return reduce(lambda acc, f: f(acc), funcs, x)
    return run


def replace(old, new, text):
    return text.replace(old, new)


clean = compose(str.strip, str.lower, partial(replace, " ", "_"), partial(replace, "-", "_"))
for raw in ("  Sea Bass ", "Red-Snapper", "TUNA"):
    print(repr(raw), "->", clean(raw))

words = compose(methodcaller("split", ","), partial(map, clean), list)
print(words("Cod, Pike ,Blue Eel"))

catch = [("cod", 3), ("pike", 0), ("eel", 7), ("cod", 2)]
kept = [*filter(itemgetter(1), catch)]
print(kept)
total = compose(partial(map, itemgetter(1)), sum)
print("total", total(catch), total(kept[:2]))

names = sorted(set(map(itemgetter(0), catch)))
print(names)
get_both = itemgetter(1, 0)
print(list(map(get_both, catch))[:2])

flags = [True, False, True]
print(list(map(not_, flags)), all(flags), any(map(not_, flags)))

twice = lambda f: compose(f, f)
inc = lambda n: n + 3
print(twice(inc)(10), twice(twice(inc))(10))
handlers = {"up": str.upper, "rev": lambda s: s[::-1], "len": len}
for key, fn in handlers.items():
    print(key, fn("perch"))
