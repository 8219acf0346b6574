"""Retry with a computed (never slept) backoff."""
import functools
import itertools
from typing import Callable, Iterator, Type, Union


class GiveUp(Exception):
    def __init__(self, attempts, waited):
        super().__init__(f"gave up after {attempts} attempts, {waited:g}s")
        self.attempts = attempts
        self.waited = waited


def constant(seconds: float) -> Iterator[float]:
    return itertools.repeat(seconds)


def exponential(start=1.0, factor=2.0, cap=60.0) -> Iterator[float]:
    wait = start
    while True:
        yield min(wait, cap)
        wait *= factor


def fibonacci() -> Iterator[float]:
    a, b = 1, 1
    while True:
        yield a
        a, b = b, a + b


def retry(*errors: Type[BaseException], attempts=3, backoff: Callable = exponential,
          pause=lambda s: None, reject: Union[Callable, None] = None):
    if not errors:
        errors = (Exception,)
    if attempts < 1:
        raise ValueError("attempts < 1")

    def decorate(func):
        @functools.wraps(func)
        def inner(*args, **kwargs):
            waits, waited, last = backoff(), 0.0, None
            for n in range(1, attempts + 1):
                try:
                    result = func(*args, **kwargs)
                    if reject is None or not reject(result):
                        return result
                except errors as exc:
                    last = exc
                if n < attempts:
                    step = next(waits)
                    waited += step
                    pause(step)
            raise GiveUp(attempts, waited) from last
        return inner
    return decorate


class Flaky:
    def __init__(self, failures, error=ConnectionError):
        self.failures = failures
        self.error = error

    def __call__(self):
        self.failures -= 1
        if self.failures >= 0:
            raise self.error("line %d down" % self.failures)
        return "connected"


if __name__ == "__main__":
    for make in (exponential, fibonacci, lambda: constant(0.5), lambda: exponential(5, 3, cap=40)):
        print(list(itertools.islice(make(), 5)))
    naps = []
    call = retry(ConnectionError, attempts=4, pause=naps.append)(Flaky.__call__)
    print(call(Flaky(2)), naps)
    naps.clear()
    try:
        call(Flaky(9))
    except GiveUp as e:
        print(e, "| cause:", e.__cause__, naps)
    try:
        call(Flaky(1, error=KeyError))
    except KeyError as e:
        print("not retried:", e)
    answers = iter([None, "", "ready"])
    print(retry(attempts=3, reject=lambda r: not r)(lambda: next(answers))())
    try:
        retry(attempts=2, backoff=fibonacci, reject=lambda r: r < 10)(lambda: 3)()
    except GiveUp as e:
        print(e.attempts, e.waited, e.__cause__)
    try:
        retry(attempts=0)
    except ValueError as e:
        print(e)
