/** Pools of threads as Python that the machine runs, and what they promise. */
export const FUTURES = String.raw`from collections import namedtuple
from threading import Thread, _clock, _ending, _wait_in, _wake

FIRST_COMPLETED = 'FIRST_COMPLETED'
FIRST_EXCEPTION = 'FIRST_EXCEPTION'
ALL_COMPLETED = 'ALL_COMPLETED'
DoneAndNotDoneFutures = namedtuple('DoneAndNotDoneFutures', 'done not_done')
TimeoutError = TimeoutError
_counts = {'pool': 0}


class CancelledError(Exception):
    pass


class InvalidStateError(Exception):
    pass


class BrokenExecutor(RuntimeError):
    pass


class Future:
    def __init__(self):
        self._state = 'PENDING'
        self._result = None
        self._error = None
        self._waiters = []
        self._callbacks = []

    def _wait(self, timeout):
        end = None if timeout is None else _clock['now'] + timeout
        while not self.done():
            left = None if end is None else end - _clock['now']
            if left is not None and left <= 0:
                raise TimeoutError
            _wait_in(self._waiters, left)
        if self._state == 'CANCELLED':
            raise CancelledError

    def result(self, timeout=None):
        self._wait(timeout)
        if self._error is not None:
            raise self._error
        return self._result

    def exception(self, timeout=None):
        self._wait(timeout)
        return self._error

    def add_done_callback(self, fn):
        if self.done():
            self._call(fn)
        else:
            self._callbacks.append(fn)

    def _call(self, fn):
        try:
            fn(self)
        except Exception:
            pass

    def _settle(self, state):
        self._state = state
        _wake(self._waiters, len(self._waiters))
        for fn in self._callbacks:
            self._call(fn)

    def set_result(self, result):
        if self.done():
            raise InvalidStateError(f'{self._state}: {self!r}')
        self._result = result
        self._settle('FINISHED')

    def set_exception(self, exception):
        if self.done():
            raise InvalidStateError(f'{self._state}: {self!r}')
        self._error = exception
        self._settle('FINISHED')

    def set_running_or_notify_cancel(self):
        if self._state == 'CANCELLED':
            return False
        self._state = 'RUNNING'
        return True

    def done(self):
        return self._state in ('FINISHED', 'CANCELLED')

    def running(self):
        return self._state == 'RUNNING'

    def cancelled(self):
        return self._state == 'CANCELLED'

    def cancel(self):
        if self._state in ('RUNNING', 'FINISHED'):
            return False
        if self._state == 'PENDING':
            self._settle('CANCELLED')
        return True

    def __repr__(self):
        return __unknown__('where a future lies in memory')


class Executor:
    def map(self, fn, *iterables, timeout=None, chunksize=1):
        futures = []
        for given in zip(*iterables):
            futures.append(self.submit(fn, *given))
        return _results(futures)

    def __enter__(self):
        return self

    def __exit__(self, kind, error, trace):
        self.shutdown(True)
        return False


class ThreadPoolExecutor(Executor):
    def __init__(self, max_workers=None, thread_name_prefix='', initializer=None, initargs=()):
        if max_workers is not None and max_workers <= 0:
            raise ValueError('max_workers must be greater than 0')
        if not thread_name_prefix:
            thread_name_prefix = f"ThreadPoolExecutor-{_counts['pool']}"
            _counts['pool'] += 1
        self._max_workers = 8 if max_workers is None else max_workers
        self._prefix = thread_name_prefix
        self._initializer = initializer
        self._initargs = initargs
        self._is_down = False
        self._jobs = []
        self._idle = []
        self._idle_count = 0
        self._workers = []
        _ending.append(self.shutdown)

    def submit(self, fn, /, *args, **kwargs):
        if self._is_down:
            raise RuntimeError('cannot schedule new futures after shutdown')
        future = Future()
        self._jobs.append((future, fn, args, kwargs))
        if self._idle:
            _wake(self._idle)
        if self._idle_count > 0:
            self._idle_count -= 1
        elif len(self._workers) < self._max_workers:
            worker = Thread(target=self._work, name=f'{self._prefix}_{len(self._workers)}', daemon=False)
            self._workers.append(worker)
            worker.start()
        return future

    def _work(self):
        if self._initializer is not None:
            self._initializer(*self._initargs)
        while True:
            if not self._jobs:
                self._idle_count += 1
                while not self._jobs and not self._is_down:
                    _wait_in(self._idle)
                if not self._jobs:
                    return
            future, fn, args, kwargs = self._jobs.pop(0)
            if not future.set_running_or_notify_cancel():
                continue
            try:
                result = fn(*args, **kwargs)
            except BaseException as error:
                future.set_exception(error)
            else:
                future.set_result(result)

    def shutdown(self, wait=True, *, cancel_futures=False):
        self._is_down = True
        if cancel_futures:
            while self._jobs:
                future = self._jobs.pop(0)[0]
                future.cancel()
        _wake(self._idle, len(self._idle))
        if wait:
            for worker in self._workers:
                worker.join()


class ProcessPoolExecutor(ThreadPoolExecutor):
    def __init__(self, max_workers=None, mp_context=None, initializer=None, initargs=(), *, max_tasks_per_child=None):
        super().__init__(max_workers, 'Process', initializer, initargs)


def _results(futures):
    try:
        for future in futures:
            yield future.result()
    finally:
        for future in futures:
            future.cancel()


def as_completed(fs, timeout=None):
    pending = []
    for future in fs:
        if future not in pending:
            pending.append(future)
    end = None if timeout is None else _clock['now'] + timeout
    __doubt__()
    finished = [future for future in pending if future.done()]
    for future in finished:
        pending.remove(future)
        yield future
    total = len(pending)
    order = []
    for future in pending:
        future.add_done_callback(order.append)
    while pending:
        while not order:
            left = None if end is None else end - _clock['now']
            if left is not None and left <= 0:
                raise TimeoutError(f'{len(pending)} (of {total}) futures unfinished')
            _wait_any(pending, left)
        future = order.pop(0)
        pending.remove(future)
        yield future


def _wait_any(futures, timeout):
    waiters = []
    for future in futures:
        future.add_done_callback(lambda _: _wake(waiters))
    _wait_in(waiters, timeout)


def wait(fs, timeout=None, return_when='ALL_COMPLETED'):
    futures = set(fs)
    end = None if timeout is None else _clock['now'] + timeout
    while True:
        done = {future for future in futures if future.done()}
        waiting = futures - done
        if not waiting or (return_when == 'FIRST_COMPLETED' and done):
            break
        if return_when == 'FIRST_EXCEPTION' and [one for one in done if not one.cancelled() and one._error is not None]:
            break
        left = None if end is None else end - _clock['now']
        if left is not None and left <= 0:
            break
        _wait_any(list(waiting), left)
    return DoneAndNotDoneFutures(done, waiting)
`;
