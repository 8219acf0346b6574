"""Statistics which skip None and can be updated one value at a time."""
import math
from collections import Counter


class NoData(ValueError):
    pass


def _numbers(values):
    for v in values:
        if v is None or (isinstance(v, float) and math.isnan(v)):
            continue
        if isinstance(v, str):
            v = float(v.replace(",", "."))
        yield v


class Running:
    """Welford's mean and variance."""

    def __init__(self, values=()):
        self.n, self.mean, self._m2 = 0, 0.0, 0.0
        self.low, self.high = math.inf, -math.inf
        for v in _numbers(values):
            self.push(v)

    def push(self, x):
        self.n += 1
        delta = x - self.mean
        self.mean += delta / self.n
        self._m2 += delta * (x - self.mean)
        self.low, self.high = min(self.low, x), max(self.high, x)
        return self

    @property
    def variance(self):
        if self.n < 2:
            raise NoData(f"variance needs 2 values, have {self.n}")
        return self._m2 / (self.n - 1)

    def __add__(self, other):
        out = Running()
        out.n = self.n + other.n
        if not out.n:
            return out
        d = other.mean - self.mean
        out.mean = self.mean + d * other.n / out.n
        out._m2 = self._m2 + other._m2 + d * d * self.n * other.n / out.n
        out.low, out.high = min(self.low, other.low), max(self.high, other.high)
        return out


def quantile(values, q):
    if not 0 <= q <= 1:
        raise ValueError(f"q must be in [0, 1]: {q}")
    data = sorted(_numbers(values))
    if not data:
        raise NoData("no values")
    pos = q * (len(data) - 1)
    i = math.floor(pos)
    if i + 1 == len(data):
        return data[i]
    return data[i] + (data[i + 1] - data[i]) * (pos - i)


def outliers(values, k=1.5):
    data = list(_numbers(values))
    q1, q3 = quantile(data, 0.25), quantile(data, 0.75)
    reach = k * (q3 - q1)
    return [v for v in data if v < q1 - reach or v > q3 + reach]


def histogram(values, width):
    bins = Counter(int(v // width) * width for v in _numbers(values))
    return [f"{b:>4} {'#' * bins[b]}" for b in sorted(bins)]


if __name__ == "__main__":
    rain = [4, None, 7.5, "2,5", 6, float("nan"), 40]
    r = Running(rain)
    print(r.n, r.mean, round(r.variance, 3), r.low, r.high)
    both = Running([4, 7.5, 2.5]) + Running([6, 40])
    print(both.n, round(both.mean, 6), math.isclose(both.variance, r.variance))
    for q in (0, 0.25, 0.5, 0.9, 1):
        print(q, round(quantile(rain, q), 3))
    print(outliers(rain), outliers(rain, k=50))
    print(*histogram([1, 3, 4, 12, 14, -2], 5), sep="\n")
    for bad in (lambda: Running([1]).variance, lambda: quantile([None], 0.5), lambda: quantile([1], 2), lambda: Running(["abc"])):
        try:
            bad()
        except NoData as e:
            print("NoData:", e)
        except ValueError as e:
            print("ValueError:", e)
    assert (Running() + Running()).n == 0
