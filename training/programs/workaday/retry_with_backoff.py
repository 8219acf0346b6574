# retry decorator with growing pauses; the clock is a fake so that tests are fast
import functools


class FakeClock:
    now = 0.0

    def sleep(self, seconds):
        self.now += seconds


clock = FakeClock()


class GaveUp(Exception):
    pass


def retry(times=3, *, delay=1.0, factor=2, on=(OSError,)):
    def decorator(fn):
        @functools.wraps(fn)
        def wrapper(*args, **kwargs):
            pause = delay
            for attempt in range(1, times + 1):
                try:
                    value = fn(*args, **kwargs)
                except on as e:
                    print(f"  t={clock.now:g} {fn.__name__} #{attempt}: {e}")
                    last = e
                    if attempt < times:
                        clock.sleep(pause)
                        pause *= factor
                else:
                    wrapper.stats["ok"] += 1
                    return value
            wrapper.stats["failed"] += 1
            raise GaveUp(f"{fn.__name__} after {times} tries") from last

        wrapper.stats = {"ok": 0, "failed": 0}
        return wrapper
    return decorator


answers = iter([OSError("refused"), TimeoutError("too slow"), "42 C", "43 C"])


@retry(times=4)
def read_sensor(unit):
    answer = next(answers)
    if isinstance(answer, Exception):
        raise answer
    return answer if unit == "C" else answer.replace("C", unit)


@retry(2, delay=0.5, on=(KeyError, IndexError))
def lookup(table, key):
    """Find key in table."""
    return table[key]


print(read_sensor("C"))
print(read_sensor(unit="K"), read_sensor.stats)
print(lookup({"a": 1}, "a"), lookup.__doc__)
try:
    lookup([10, 20], 5)
except GaveUp as e:
    print(e, "| cause:", repr(e.__cause__))
try:
    lookup(None, 0)
except TypeError:
    print("TypeError is not retried")
print(lookup.stats, "clock", clock.now)
