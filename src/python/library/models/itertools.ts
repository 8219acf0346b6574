/** Iterators of the library that take from others, which may run the program, as Python that the machine runs. */

/** The iterators that `tee` gives: each item is taken once, and not before the first of them asks for it. */
export const SHARED_ITERATORS = String.raw`def _shared(source, kept):
    place = 0
    while True:
        if place == len(kept):
            try:
                item = next(source)
            except StopIteration:
                return
            kept.append(item)
        item = kept[place]
        yield item
        place += 1


def tee(iterable, n=2, /):
    if n < 0:
        raise ValueError('n must be >= 0')
    source = iter(iterable)
    kept = []
    branches = []
    for _ in range(n):
        branch = _shared(source, kept)
        branches.append(branch)
    return tuple(branches)
`;

/** `groupby`: the groups take their items from what is gone through themselves, and are over once the next one is asked for. */
export const GROUPED_ITEMS = String.raw`class _Run:
    pass


def _advance(walk):
    walk.item = next(walk.source)
    walk.key = walk.item if walk.function is None else walk.function(walk.item)
    walk.is_ahead = True


def _group(walk, run):
    while run.is_current:
        if not walk.is_ahead:
            try:
                _advance(walk)
            except StopIteration:
                return
        if not run.key == walk.key:
            return
        walk.is_ahead = False
        yield walk.item


def _groups(source, function):
    walk = _Run()
    walk.source = source
    walk.function = function
    walk.is_ahead = False
    run = None
    while True:
        while not walk.is_ahead or (run is not None and run.key == walk.key):
            try:
                _advance(walk)
            except StopIteration:
                return
        run = _Run()
        run.key = walk.key
        run.is_current = True
        yield walk.key, _group(walk, run)
        run.is_current = False
`;

/** `heapq.merge`: the first item of each is taken at the beginning, others once the one before them has been given on. */
export const MERGED_ITERATORS = String.raw`def merge(*iterables, key=None, reverse=False):
    sources = []
    items = []
    keys = []
    for iterable in iterables:
        source = iter(iterable)
        try:
            item = next(source)
        except StopIteration:
            continue
        sources.append(source)
        items.append(item)
        keys.append(item if key is None else key(item))
    while sources:
        best = 0
        for place in range(1, len(sources)):
            if keys[best] < keys[place] if reverse else keys[place] < keys[best]:
                best = place
        item = items[best]
        yield item
        try:
            item = next(sources[best])
        except StopIteration:
            del sources[best], items[best], keys[best]
            continue
        items[best] = item
        keys[best] = item if key is None else key(item)
`;
