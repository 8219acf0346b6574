def first_from(xs, k):
    """The first number from k on.

    >>> first_from([1, 5, 9], 5)
    5
    >>> first_from([1, 2], 1)
    1
    """
    i = 0
    while xs[i] <= k:
        i += 1
    return xs[i]
