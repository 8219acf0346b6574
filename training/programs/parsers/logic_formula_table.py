from itertools import product

SYMBOLS = {"&": (3, lambda a, b: a and b), "|": (2, lambda a, b: a or b), ">": (1, lambda a, b: not a or b)}


class FormulaError(Exception):
    pass


def parse(text):
    chars = [c for c in text if c != " "]
    tree = climb(chars, 0)
    if chars:
        raise FormulaError("left over: " + "".join(chars))
    return tree


def atom(chars):
    if not chars:
        raise FormulaError("formula stops")
    c = chars.pop(0)
    if c == "~":
        return ("~", atom(chars))
    if c == "(":
        inner = climb(chars, 0)
        if not chars or chars.pop(0) != ")":
            raise FormulaError("no closing bracket")
        return inner
    if c.isalpha():
        return c
    raise FormulaError("unexpected " + c)


def climb(chars, least):
    left = atom(chars)
    while chars and chars[0] in SYMBOLS and SYMBOLS[chars[0]][0] > least:
        sym = chars.pop(0)
        left = (sym, left, climb(chars, SYMBOLS[sym][0]))
    return left


def names(tree):
    if isinstance(tree, str):
        return {tree}
    return set().union(*map(names, tree[1:]))


def truth(tree, world):
    if isinstance(tree, str):
        return world[tree]
    if tree[0] == "~":
        return not truth(tree[1], world)
    sign, a, b = tree
    return SYMBOLS[sign][1](truth(a, world), truth(b, world))


def table(text):
    tree = parse(text)
    letters = sorted(names(tree))
    column = ""
    for values in product([True, False], repeat=len(letters)):
        column += "TF"[not truth(tree, dict(zip(letters, values)))]
    kind = "always" if "F" not in column else "never" if "T" not in column else "sometimes"
    return letters, column, kind


for f in ["p & q > p", "a & ~a", "~(p | q)", "(p", "p ! q", "p q"]:
    try:
        letters, column, kind = table(f)
    except FormulaError as e:
        print(f"{f:10} !! {e}")
    else:
        print(f"{f:10} {','.join(letters):4} {column:5} {kind}")
print(parse("a | b & c"))
