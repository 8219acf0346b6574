/** Locks, queues and time limits of `asyncio` as Python that the machine runs; who waits is woken up by its event loop. */
export const ASYNCIO_LOCKS = String.raw`import heapq
from collections import deque


class QueueEmpty(Exception):
    pass


class QueueFull(Exception):
    pass


class _ContextManagerMixin:
    async def __aenter__(self):
        await self.acquire()

    async def __aexit__(self, kind, error, trace):
        self.release()


class Lock(_ContextManagerMixin):
    def __init__(self):
        self._waiters = deque()
        self._locked = False

    def locked(self):
        return self._locked

    async def acquire(self):
        if not self._locked and not self._waiters:
            self._locked = True
            return True
        waiter = __future__()
        self._waiters.append(waiter)
        try:
            await waiter
        except BaseException:
            self._waiters.remove(waiter)
            if not self._locked:
                __wake__(self._waiters)
            raise
        self._waiters.remove(waiter)
        self._locked = True
        return True

    def release(self):
        if not self._locked:
            raise RuntimeError('Lock is not acquired.')
        self._locked = False
        __wake__(self._waiters)


class Condition(_ContextManagerMixin):
    def __init__(self, lock=None):
        self._lock = Lock() if lock is None else lock
        self._waiters = deque()

    def locked(self):
        return self._lock.locked()

    async def acquire(self):
        return await self._lock.acquire()

    def release(self):
        self._lock.release()

    async def wait(self):
        if not self._lock.locked():
            raise RuntimeError('cannot wait on un-acquired lock')
        waiter = __future__()
        self._lock.release()
        self._waiters.append(waiter)
        try:
            await waiter
        finally:
            self._waiters.remove(waiter)
            await self._lock.acquire()
        return True

    async def wait_for(self, predicate):
        result = predicate()
        while not result:
            await self.wait()
            result = predicate()
        return result

    def notify(self, n=1):
        if not self._lock.locked():
            raise RuntimeError('cannot notify on un-acquired lock')
        for waiter in list(self._waiters):
            if n <= 0:
                break
            woken = __wake__(waiter)
            if woken:
                n -= 1

    def notify_all(self):
        self.notify(len(self._waiters))


class Event:
    def __init__(self):
        self._waiters = deque()
        self._value = False

    def is_set(self):
        return self._value

    def set(self):
        if not self._value:
            self._value = True
            for waiter in self._waiters:
                __wake__(waiter)

    def clear(self):
        self._value = False

    async def wait(self):
        if self._value:
            return True
        waiter = __future__()
        self._waiters.append(waiter)
        try:
            await waiter
        finally:
            self._waiters.remove(waiter)
        return True


class Semaphore(_ContextManagerMixin):
    def __init__(self, value=1):
        if value < 0:
            raise ValueError('Semaphore initial value must be >= 0')
        self._waiters = deque()
        self._value = value

    def locked(self):
        return self._value == 0

    async def acquire(self):
        if self._value > 0 and not self._waiters:
            self._value -= 1
            return True
        waiter = __future__()
        self._waiters.append(waiter)
        try:
            await waiter
        except BaseException:
            self._waiters.remove(waiter)
            raise
        self._waiters.remove(waiter)
        return True

    def release(self):
        self._value += 1
        woken = __wake__(self._waiters)
        if woken:
            self._value -= 1


class BoundedSemaphore(Semaphore):
    def __init__(self, value=1):
        self._bound_value = value
        super().__init__(value)

    def release(self):
        if self._value >= self._bound_value:
            raise ValueError('BoundedSemaphore released too many times')
        super().release()


class Queue:
    def __init__(self, maxsize=0):
        self._maxsize = maxsize
        self._getters = deque()
        self._putters = deque()
        self._unfinished_tasks = 0
        self._finished = Event()
        self._finished.set()
        self._init(maxsize)

    def _init(self, maxsize):
        self._queue = deque()

    def _get(self):
        return self._queue.popleft()

    def _put(self, item):
        self._queue.append(item)

    @property
    def maxsize(self):
        return self._maxsize

    def qsize(self):
        return len(self._queue)

    def empty(self):
        return not self._queue

    def full(self):
        return 0 < self._maxsize <= len(self._queue)

    async def put(self, item):
        while 0 < self._maxsize <= len(self._queue):
            putter = __future__()
            self._putters.append(putter)
            try:
                await putter
            finally:
                self._putters.remove(putter)
        self.put_nowait(item)

    def put_nowait(self, item):
        if 0 < self._maxsize <= len(self._queue):
            raise QueueFull
        self._put(item)
        self._unfinished_tasks += 1
        self._finished.clear()
        __wake__(self._getters)

    async def get(self):
        while not self._queue:
            getter = __future__()
            self._getters.append(getter)
            try:
                await getter
            finally:
                self._getters.remove(getter)
        return self.get_nowait()

    def get_nowait(self):
        if not self._queue:
            raise QueueEmpty
        item = self._get()
        __wake__(self._putters)
        return item

    def task_done(self):
        if self._unfinished_tasks <= 0:
            raise ValueError('task_done() called too many times')
        self._unfinished_tasks -= 1
        if self._unfinished_tasks == 0:
            self._finished.set()

    async def join(self):
        if self._unfinished_tasks > 0:
            await self._finished.wait()


class PriorityQueue(Queue):
    def _init(self, maxsize):
        self._queue = []

    def _put(self, item):
        heapq.heappush(self._queue, item)

    def _get(self):
        return heapq.heappop(self._queue)


class LifoQueue(Queue):
    def _init(self, maxsize):
        self._queue = []

    def _get(self):
        return self._queue.pop()


async def wait_for(fut, timeout):
    task = __task__(fut)
    if timeout is None:
        return await task
    waiter = __future__()
    __later__(waiter, timeout)
    __then__(task, waiter)
    await waiter
    if not task.done():
        waiter = __future__()
        __then__(task, waiter)
        task.cancel()
        await waiter
        if task.cancelled():
            raise TimeoutError
    return await task
`;
