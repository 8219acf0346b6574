def words(text):
    """
    >>> words('to be or not to be')
    """
    counts = {}
    for word in text.split(' ')
        if word not in counts:
            counts[word] = 0
        counts[word] += 1
    best = max(counts.values()
    return [word for word in counts if counts[word] == best]
