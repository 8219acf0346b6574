"""Iterator odds and ends."""
import itertools as it

NOTHING = object()


def take(n, iterable):
    return list(it.islice(iterable, n))


def nth(iterable, n, default=None):
    return next(it.islice(iterable, n, None), default)


def only(iterable, default=None, *, too_long=ValueError):
    iterator = iter(iterable)
    first = next(iterator, NOTHING)
    if first is NOTHING:
        return default
    second = next(iterator, NOTHING)
    if second is not NOTHING:
        raise too_long(f"expected one item, got {first!r}, {second!r} and maybe more")
    return first


def interleave(*iterables):
    queue = [iter(i) for i in iterables]
    while queue:
        current = queue.pop(0)
        try:
            yield next(current)
        except StopIteration:
            continue
        queue.append(current)


def partition(pred, items):
    no, yes = [], []
    for item in items:
        (yes if pred(item) else no).append(item)
    return no, yes


def intersperse(sep, items):
    for i, item in enumerate(items):
        if i:
            yield sep
        yield item


def unique_just_seen(items, key=None):
    return [next(group) for _, group in it.groupby(items, key)]


def mark_ends(items):
    """Yield (is_first, is_last, item)"""
    a = iter(items)
    try:
        prev = next(a)
    except StopIteration:
        return
    first = True
    for item in a:
        yield first, False, prev
        first, prev = False, item
    yield first, True, prev


def pad_to(n, items, fill=None):
    return take(n, it.chain(items, it.repeat(fill)))


print(take(3, "umbrella"), take(5, (1, 2)), take(0, [9]))
print(nth(range(0, 100, 7), 4), nth("abc", 5, default="-"), nth({"k": 1}, 0))
print(only(["x"]), only([], default="empty"), only(c for c in "Q"))
print("".join(interleave("ace", "bd", "")), list(interleave()))
print(partition(str.isupper, "aBcD"), partition(bool, [0, "", None, 2]))
print(list(intersperse(0, [7, 8, 9])), "".join(intersperse("-", "é")))
print(unique_just_seen("AAAbbA"), unique_just_seen([3, -3, 4], key=abs))
for first, last, word in mark_ends(["Ulm", "Bern", "Graz"]):
    print(("[" if first else "") + word + ("]" if last else ","), end=" ")
print(list(mark_ends([])), list(mark_ends({5})))
print(pad_to(4, [1, 2]), pad_to(2, "xyz"), pad_to(3, iter(()), fill=0))
print(list(it.starmap(pow, [(2, 5), (3, 2)])), list(it.takewhile(lambda n: n < 9, it.count(3, 2))))
print(list(it.compress("ABCDE", [1, 0, 1, 0])), list(it.dropwhile(str.isspace, "  x ")))
print(list(it.zip_longest("ab", "x", fillvalue="?")), list(it.accumulate([5, -2, 4], max)))
for args in ([1, 2], "ok"):
    try:
        only(args, too_long=LookupError)
    except LookupError as e:
        print(type(e).__name__, e)
