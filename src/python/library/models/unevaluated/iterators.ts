/** `itertools`, as its documentation has it; groups are gathered before they are given. */
export const ITERATORS = String.raw`def count(start=0, step=1):
    while True:
        yield start
        start += step


def repeat(object, times=None):
    if times is None:
        while True:
            yield object
    for _ in range(times):
        yield object


def cycle(iterable):
    saved = []
    for item in iterable:
        yield item
        saved.append(item)
    while saved:
        for item in saved:
            yield item


def chain(*iterables):
    for iterable in iterables:
        for item in iterable:
            yield item


def _from_iterable(iterables):
    for iterable in iterables:
        for item in iterable:
            yield item


chain.from_iterable = _from_iterable


def accumulate(iterable, func=None, *, initial=None):
    is_first = True
    total = initial
    if initial is not None:
        yield total
        is_first = False
    for item in iterable:
        if is_first:
            total = item
            is_first = False
        elif func is None:
            total = total + item
        else:
            total = func(total, item)
        yield total


def pairwise(iterable):
    is_first = True
    before = None
    for item in iterable:
        if not is_first:
            yield before, item
        is_first = False
        before = item


def islice(iterable, *bounds):
    start, stop, step = 0, None, 1
    if len(bounds) == 1:
        stop = bounds[0]
    else:
        start = bounds[0] or 0
        stop = bounds[1]
        if len(bounds) == 3:
            step = bounds[2] or 1
    at = 0
    wanted = start
    if stop is not None and start >= stop:
        return
    for item in iterable:
        if at == wanted:
            yield item
            wanted += step
        at += 1
        if stop is not None and at >= stop:
            return


def takewhile(predicate, iterable):
    for item in iterable:
        if not predicate(item):
            return
        yield item


def dropwhile(predicate, iterable):
    is_dropping = True
    for item in iterable:
        if is_dropping and predicate(item):
            continue
        is_dropping = False
        yield item


def filterfalse(predicate, iterable):
    for item in iterable:
        if predicate is None:
            if not item:
                yield item
        elif not predicate(item):
            yield item


def starmap(function, iterable):
    for arguments in iterable:
        yield function(*arguments)


def compress(data, selectors):
    for item, is_kept in zip(data, selectors):
        if is_kept:
            yield item


def zip_longest(*iterables, fillvalue=None):
    rows = [list(iterable) for iterable in iterables]
    longest = max([len(row) for row in rows])
    for at in range(longest):
        yield tuple([row[at] if at < len(row) else fillvalue for row in rows])


def _each(group):
    for item in group:
        yield item


def groupby(iterable, key=None):
    group = []
    before = None
    for item in iterable:
        if key is None:
            now = item
        else:
            now = key(item)
        if group and now != before:
            yield before, _each(group)
            group = []
        group.append(item)
        before = now
    if group:
        yield before, _each(group)


def product(*iterables, repeat=1):
    pools = [list(iterable) for iterable in iterables] * repeat
    yield from _products(pools)


def _products(pools):
    if not pools:
        yield ()
        return
    first = pools[0]
    if len(pools) == 1:
        for item in first:
            yield (item,)
        return
    others = pools[1:]
    for item in first:
        for rest in _products(others):
            yield (item,) + rest


def combinations(iterable, r):
    yield from _combinations(list(iterable), r)


def _combinations(pool, r):
    if r == 0:
        yield ()
        return
    for at in range(len(pool) - r + 1):
        item = pool[at]
        if r == 1:
            yield (item,)
            continue
        others = pool[at + 1:]
        for rest in _combinations(others, r - 1):
            yield (item,) + rest


def combinations_with_replacement(iterable, r):
    yield from _repeated(list(iterable), r)


def _repeated(pool, r):
    if r == 0:
        yield ()
        return
    for at in range(len(pool)):
        item = pool[at]
        others = pool[at:]
        for rest in _repeated(others, r - 1):
            yield (item,) + rest


def permutations(iterable, r=None):
    pool = list(iterable)
    if r is None:
        r = len(pool)
    yield from _permutations(pool, r)


def _permutations(pool, r):
    if r == 0:
        yield ()
        return
    for at in range(len(pool)):
        item = pool[at]
        if r == 1:
            yield (item,)
            continue
        others = pool[:at] + pool[at + 1:]
        for rest in _permutations(others, r - 1):
            yield (item,) + rest
`;
