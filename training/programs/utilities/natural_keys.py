"""Sort keys for humans: numbers inside of names count as numbers."""
from itertools import groupby


def split_digits(text):
    pieces = []
    for is_num, group in groupby(text, key=str.isdigit):
        piece = "".join(group)
        pieces.append(int(piece) if is_num else piece)
    return pieces


def natural_key(text, *, ignore_case=True):
    """Return a tuple that compares without mixing ints and strings."""
    if not isinstance(text, str):
        raise TypeError(f"expected str, got {type(text).__name__}")
    if ignore_case:
        text = text.casefold()
    return tuple((0, p, "") if isinstance(p, int) else (1, 0, p) for p in split_digits(text))


def natural_sorted(names, reverse=False, key=None):
    getter = natural_key if key is None else (lambda item: natural_key(key(item)))
    return sorted(names, key=getter, reverse=reverse)


def index_of(names, wanted, default=-1):
    try:
        return natural_sorted(names).index(wanted)
    except ValueError:
        return default


def bump(name, by=1):
    """Count up the last number of a name, keeping its zeros."""
    pieces = split_digits(name)
    if not any(isinstance(p, int) for p in pieces):
        return name + str(by)
    tail = pieces[-1] if isinstance(pieces[-1], str) else ""
    body = name.removesuffix(tail)
    head = body.rstrip("0123456789")
    digits = body[len(head):]
    return head + str(int(digits) + by).zfill(len(digits)) + tail


files = ["img12.png", "img2.png", "IMG10.png", "cover.png"]
print(sorted(files))
print(natural_sorted(files))
print(natural_sorted(files[1:3], reverse=True)[0])
print(split_digits("v2rc11"), split_digits(""))
print(natural_key("Aisle 7"))
print(natural_key("B2", ignore_case=False))
rooms = [("Haus 10", "Meyer"), ("Haus 9", "Özdemir")]
for room, owner in natural_sorted(rooms, key=lambda r: r[0]):
    print(f"{room:<8}|{owner:>8}")
print(index_of(["e10", "e9"], "e10"), index_of([], "x"))
print(index_of(["a"], "b", default=None))
for name in ("scan007.tif", "page99", "draft"):
    print(name, "->", bump(name))
print(bump("lot-008", by=5))
try:
    natural_sorted(["x1", 15])
except TypeError as err:
    print("TypeError:", err)
