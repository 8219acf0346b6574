/** What `statistics` says of few numbers. */
export const AVERAGES = String.raw`class StatisticsError(ValueError):
    pass


def _mean(data):
    total = sum(data)
    count = len(data)
    if isinstance(total, int) and total % count == 0:
        return total // count
    return total / count


def mean(data):
    data = list(data)
    if not data:
        raise StatisticsError('mean requires at least one data point')
    return _mean(data)


def fmean(data):
    data = list(data)
    if not data:
        raise StatisticsError('fmean requires at least one data point')
    return sum(data) / len(data)


def _sorted(data):
    data = sorted(data)
    if not data:
        raise StatisticsError('no median for empty data')
    return data


def median(data):
    data = _sorted(data)
    middle = len(data) // 2
    if len(data) % 2 == 1:
        return data[middle]
    return (data[middle - 1] + data[middle]) / 2


def median_low(data):
    data = _sorted(data)
    return data[(len(data) - 1) // 2]


def median_high(data):
    data = _sorted(data)
    return data[len(data) // 2]


def _counts(data):
    counts = {}
    for item in data:
        counts[item] = counts.get(item, 0) + 1
    return counts


def mode(data):
    counts = _counts(data)
    if not counts:
        raise StatisticsError('no mode for empty data')
    most = max(counts.values())
    for item, count in counts.items():
        if count == most:
            return item


def multimode(data):
    counts = _counts(data)
    most = max(counts.values()) if counts else 0
    return [item for item, count in counts.items() if count == most]
`;
