"""retry() that never really sleeps: the pause function is handed in."""
import functools
import itertools


class RetryError(Exception):
    def __init__(self, attempts, last):
        super().__init__(f"gave up after {attempts} attempts: {last!r}")
        self.attempts = attempts
        self.last = last


def backoff(base=0.5, factor=2, ceiling=8):
    return (min(base * factor ** n, ceiling) for n in itertools.count())


def retry(func=None, *, tries=3, on=(OSError,), until=None, pause=None, delays=None, reraise=False):
    """Call again after errors in `on`, or while `until(result)` is false."""
    if func is None:
        return functools.partial(retry, tries=tries, on=on, until=until, pause=pause,
                                 delays=delays, reraise=reraise)
    if tries < 1:
        raise ValueError("tries must be >= 1")

    @functools.wraps(func)
    def wrapper(*args, **kwargs):
        waits = iter(delays() if callable(delays) else delays or ())
        for attempt in range(1, tries + 1):
            try:
                result = func(*args, **kwargs)
            except on as err:
                last = err
            else:
                if until is None or until(result):
                    return result
                last = result
            if attempt < tries and pause:
                pause(next(waits, 0))
        if reraise and isinstance(last, Exception):
            raise last
        raise RetryError(tries, last)

    return wrapper


def script(*steps):
    """A function that plays back values and raises exceptions."""
    todo = iter(steps)

    def play(*args):
        step = next(todo)
        if isinstance(step, Exception):
            raise step
        return step(*args) if callable(step) else step
    return play


print(list(itertools.islice(backoff(), 6)), list(itertools.islice(backoff(3, 1), 2)))
slept = []
fetch = retry(script(ConnectionError("reset"), TimeoutError("slow"), "200 OK"), pause=slept.append, delays=backoff)
print(fetch(), slept)
slept.clear()
poll = retry(script("queued", "running", "done"), tries=5, until=lambda r: r == "done", pause=slept.append, delays=[1.5])
print(poll(), slept)


@retry(tries=2, on=(ValueError, KeyError))
def parse_port(text, low=1024):
    """Text to port number."""
    port = int(text)
    if port < low:
        raise PermissionError(f"{port} is reserved")
    return port


print(parse_port("8080"), parse_port(" 90 ", low=0), parse_port.__name__)
for arg in ("eighty", "80"):
    try:
        parse_port(arg)
    except RetryError as e:
        print(e.attempts, type(e.last).__name__, str(e)[:40])
    except PermissionError as e:
        print("not retried:", e)
half = retry(tries=2, until=bool)(script(0, [], 7))
try:
    half()
except RetryError as e:
    print(e, e.last == [])
try:
    retry(script(OSError(5, "I/O error"), OSError(28, "disk full")), tries=2, reraise=True)()
except OSError as e:
    print(e.errno, e.strerror, e)
print(retry(script(str.upper))("ja"))
