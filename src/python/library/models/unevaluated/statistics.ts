/** `statistics` of whole numbers and floats. Sums are rounded once, as `math.fsum` does; the last digit of an average of floats may be another. */
export const STATISTICS = String.raw`import math


class StatisticsError(ValueError):
    pass


def _listed(data, least, message):
    items = list(data)
    if len(items) < least:
        raise StatisticsError(message)
    return items


def _total(items):
    for item in items:
        if isinstance(item, float):
            return math.fsum(items)
    return sum(items)


def mean(data):
    items = _listed(data, 1, 'mean requires at least one data point')
    total = _total(items)
    count = len(items)
    if isinstance(total, int) and total % count == 0:
        return total // count
    return total / count


def fmean(data, weights=None):
    items = _listed(data, 1, 'fmean requires at least one data point')
    if weights is None:
        return math.fsum(items) / len(items)
    weights = list(weights)
    return math.fsum([item * weight for item, weight in zip(items, weights)]) / math.fsum(weights)


def median(data):
    items = sorted(data)
    count = len(items)
    if count == 0:
        raise StatisticsError('no median for empty data')
    middle = count // 2
    if count % 2 == 1:
        return items[middle]
    total = items[middle - 1] + items[middle]
    return total / 2


def median_low(data):
    items = sorted(data)
    count = len(items)
    if count == 0:
        raise StatisticsError('no median for empty data')
    return items[(count - 1) // 2]


def median_high(data):
    items = sorted(data)
    count = len(items)
    if count == 0:
        raise StatisticsError('no median for empty data')
    return items[count // 2]


def _counted(data):
    counts = {}
    for item in data:
        counts[item] = counts.get(item, 0) + 1
    return counts


def mode(data):
    best = None
    most = 0
    counts = _counted(data)
    for item in counts:
        if counts[item] > most:
            best = item
            most = counts[item]
    if most == 0:
        raise StatisticsError('no mode for empty data')
    return best


def multimode(data):
    counts = _counted(data)
    if not counts:
        return []
    most = max(counts.values())
    return [item for item in counts if counts[item] == most]


def _spread(items, center):
    if center is None:
        center = _total(items) / len(items)
        if center.is_integer():
            center = int(center)
    squares = []
    for item in items:
        difference = item - center
        squares.append(difference * difference)
    return _total(squares)


def _shared(total, count):
    if isinstance(total, int) and total % count == 0:
        return total // count
    return total / count


def variance(data, xbar=None):
    items = _listed(data, 2, 'variance requires at least two data points')
    return _shared(_spread(items, xbar), len(items) - 1)


def pvariance(data, mu=None):
    items = _listed(data, 1, 'pvariance requires at least one data point')
    return _shared(_spread(items, mu), len(items))


def stdev(data, xbar=None):
    items = _listed(data, 2, 'stdev requires at least two data points')
    share = _spread(items, xbar) / (len(items) - 1)
    return math.sqrt(share)


def pstdev(data, mu=None):
    items = _listed(data, 1, 'pstdev requires at least one data point')
    share = _spread(items, mu) / len(items)
    return math.sqrt(share)
`;
