/** `heapq`, as its own source has it. */
export const HEAPS = String.raw`def _towards_root(heap, start, at):
    new = heap[at]
    while at > start:
        above = (at - 1) // 2
        parent = heap[above]
        is_less = new < parent
        if not is_less:
            break
        heap[at] = parent
        at = above
    heap[at] = new


def _from_root(heap, at):
    end = len(heap)
    start = at
    new = heap[at]
    child = 2 * at + 1
    while child < end:
        right = child + 1
        if right < end:
            is_less = heap[child] < heap[right]
            if not is_less:
                child = right
        heap[at] = heap[child]
        at = child
        child = 2 * at + 1
    heap[at] = new
    _towards_root(heap, start, at)


def heappush(heap, item):
    heap.append(item)
    _towards_root(heap, 0, len(heap) - 1)


def heappop(heap):
    last = heap.pop()
    if not heap:
        return last
    first = heap[0]
    heap[0] = last
    _from_root(heap, 0)
    return first


def heapreplace(heap, item):
    first = heap[0]
    heap[0] = item
    _from_root(heap, 0)
    return first


def heappushpop(heap, item):
    if heap and heap[0] < item:
        first = heap[0]
        heap[0] = item
        _from_root(heap, 0)
        return first
    return item


def heapify(x):
    for at in reversed(range(len(x) // 2)):
        _from_root(x, at)


def nlargest(n, iterable, key=None):
    return sorted(iterable, key=key, reverse=True)[:n]


def nsmallest(n, iterable, key=None):
    return sorted(iterable, key=key)[:n]


def merge(*iterables, key=None, reverse=False):
    items = []
    for iterable in iterables:
        for item in iterable:
            items.append(item)
    if key is not None:
        items = sorted(items, key=key, reverse=reverse)
    elif reverse:
        items = sorted(items, reverse=True)
    else:
        items = sorted(items)
    for item in items:
        yield item
`;
