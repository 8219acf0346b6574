/** Groups of tasks, time limits, callbacks and threads of `asyncio` as Python that the machine runs; its event loop does the rest. */
export const ASYNCIO_TASKS = String.raw`async def _run(func, args, kwds):
    return func(*args, **kwds)


def add_done_callback(task, callback):
    __after__(task, _run(callback, (task,), {}))


async def _hand_on(inner, outer):
    if outer.done():
        return
    if inner.cancelled():
        outer.cancel()
    elif inner.exception() is not None:
        outer.set_exception(inner.exception())
    else:
        outer.set_result(inner.result())


def shield(arg):
    inner = __task__(arg)
    outer = __future__()
    __after__(inner, _hand_on(inner, outer))
    return outer


async def _finish(task, finished, waiters):
    finished.append(task)
    if waiters:
        waiter = waiters.pop(0)
        __wake__(waiter)


async def _next_finished(finished, waiters):
    while not finished:
        waiter = __future__()
        waiters.append(waiter)
        await waiter
    task = finished.pop(0)
    return task.result()


def as_completed(fs, *, timeout=None):
    finished = []
    waiters = []
    count = 0
    for one in fs:
        task = __task__(one)
        __after__(task, _finish(task, finished, waiters))
        count += 1
    for _ in range(count):
        yield _next_finished(finished, waiters)


FIRST_COMPLETED = 'FIRST_COMPLETED'
FIRST_EXCEPTION = 'FIRST_EXCEPTION'
ALL_COMPLETED = 'ALL_COMPLETED'


def _is_enough(tasks, return_when):
    done = [task for task in tasks if task.done()]
    if len(done) == len(tasks) or (return_when == 'FIRST_COMPLETED' and done):
        return True
    if return_when == 'FIRST_EXCEPTION':
        for task in done:
            if not task.cancelled() and task.exception() is not None:
                return True
    return False


async def wait(fs, *, timeout=None, return_when='ALL_COMPLETED'):
    tasks = []
    for one in fs:
        if one not in tasks:
            tasks.append(one)
    if not tasks:
        raise ValueError('Set of Tasks/Futures is empty.')
    timer = None
    if timeout is not None:
        timer = __future__()
        __later__(timer, timeout)
    while True:
        is_enough = _is_enough(tasks, return_when)
        if is_enough or (timer is not None and timer.done()):
            break
        waiter = __future__()
        for task in tasks:
            if not task.done():
                __then__(task, waiter)
        if timer is not None:
            __then__(timer, waiter)
        await waiter
    done = {task for task in tasks if task.done()}
    return done, set(tasks) - done


async def to_thread(func, /, *args, **kwargs):
    task = __task__(_run(func, args, kwargs))
    return await task


class _Loop:
    def run_in_executor(self, executor, func, *args):
        return __task__(_run(func, args, {}))

    def create_task(self, coro, *, name=None, context=None):
        return __task__(coro, name)

    def create_future(self):
        return __future__()

    def call_soon(self, callback, *args, context=None):
        __task__(_run(callback, args, {}))

    def call_later(self, delay, callback, *args, context=None):
        timer = __future__()
        __later__(timer, delay)
        __after__(timer, _run(callback, args, {}))

    def is_running(self):
        return True


def Future(*, loop=None):
    return __future__()


def get_running_loop():
    return _Loop()


def get_event_loop():
    return _Loop()


class _Timeout:
    def __init__(self, delay):
        self._delay = delay
        self._is_expired = False
        self._is_left = False

    def expired(self):
        return self._is_expired

    async def _expire(self):
        if not self._is_left:
            self._is_expired = True
            self._task.cancel()

    async def __aenter__(self):
        self._task = __current__()
        if self._delay is not None:
            timer = __future__()
            __later__(timer, self._delay)
            __after__(timer, self._expire())
        return self

    async def __aexit__(self, kind, error, trace):
        self._is_left = True
        if self._is_expired and kind is not None and kind.__name__ == 'CancelledError':
            raise TimeoutError from error


def timeout(delay):
    return _Timeout(delay)


class TaskGroup:
    def __init__(self):
        self._tasks = []
        self._errors = []
        self._waiter = None
        self._is_aborting = False
        self._has_cancelled = False

    async def __aenter__(self):
        self._parent = __current__()
        return self

    def create_task(self, coro, *, name=None, context=None):
        task = __task__(coro, name)
        self._tasks.append(task)
        __after__(task, self._ended(task))
        return task

    def _abort(self):
        self._is_aborting = True
        for task in self._tasks:
            task.cancel()

    async def _ended(self, task):
        self._tasks.remove(task)
        if self._waiter is not None and not self._tasks:
            __wake__(self._waiter)
        if task.cancelled():
            return
        error = task.exception()
        if error is None:
            return
        self._errors.append(error)
        if self._is_aborting:
            return
        self._abort()
        if self._waiter is None:
            self._has_cancelled = True
            self._parent.cancel()

    async def __aexit__(self, kind, error, trace):
        is_cancelled = kind is not None and kind.__name__ == 'CancelledError'
        if kind is not None:
            if not is_cancelled:
                self._errors.append(error)
            if not self._is_aborting:
                self._abort()
        while self._tasks:
            self._waiter = __future__()
            await self._waiter
        if is_cancelled and not self._has_cancelled:
            return False
        if self._errors:
            raise ExceptionGroup('unhandled errors in a TaskGroup', self._errors)
        return is_cancelled
`;
