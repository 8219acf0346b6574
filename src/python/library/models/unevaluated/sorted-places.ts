/** `bisect.insort`: a place is found, and the item is put there. */
export const SORTED_PLACES = String.raw`def insort_left(a, x, lo=0, hi=None, *, key=None):
    if hi is None:
        hi = len(a)
    wanted = x if key is None else key(x)
    while lo < hi:
        middle = (lo + hi) // 2
        item = a[middle] if key is None else key(a[middle])
        if item < wanted:
            lo = middle + 1
        else:
            hi = middle
    a.insert(lo, x)


def insort_right(a, x, lo=0, hi=None, *, key=None):
    if hi is None:
        hi = len(a)
    wanted = x if key is None else key(x)
    while lo < hi:
        middle = (lo + hi) // 2
        item = a[middle] if key is None else key(a[middle])
        if wanted < item:
            hi = middle
        else:
            lo = middle + 1
    a.insert(lo, x)


insort = insort_right
`;
