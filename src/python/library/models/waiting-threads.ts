/** What threads wait for each other by (`threads.ts`), as Python that the machine runs. */
export const THREAD_LOCKS = String.raw`class Lock:
    def __init__(self):
        self._locked = False
        self._waiters = []

    def acquire(self, blocking=True, timeout=-1):
        while self._locked:
            if not blocking or not _wait_in(self._waiters, None if timeout < 0 else timeout):
                return False
        self._locked = True
        return True

    def release(self):
        if not self._locked:
            raise RuntimeError('release unlocked lock')
        self._locked = False
        if self._waiters:
            _wake(self._waiters)

    def locked(self):
        return self._locked

    def __enter__(self):
        return self.acquire()

    def __exit__(self, kind, error, trace):
        self.release()


class RLock:
    def __init__(self):
        self._owner = None
        self._count = 0
        self._waiters = []

    def acquire(self, blocking=True, timeout=-1):
        me = _current()
        while self._count and self._owner != me:
            if not blocking or not _wait_in(self._waiters, None if timeout < 0 else timeout):
                return False
        self._owner = me
        self._count += 1
        return True

    def release(self):
        if not self._count or self._owner != _current():
            raise RuntimeError('cannot release un-acquired lock')
        self._count -= 1
        if not self._count and self._waiters:
            _wake(self._waiters)

    def locked(self):
        return self._count > 0

    def __enter__(self):
        return self.acquire()

    def __exit__(self, kind, error, trace):
        self.release()


class Condition:
    def __init__(self, lock=None):
        self._lock = RLock() if lock is None else lock
        self._waiters = []

    def acquire(self, blocking=True, timeout=-1):
        return self._lock.acquire(blocking, timeout)

    def release(self):
        self._lock.release()

    def __enter__(self):
        return self._lock.acquire()

    def __exit__(self, kind, error, trace):
        self._lock.release()

    def wait(self, timeout=None):
        if not self._lock.locked():
            raise RuntimeError('cannot wait on un-acquired lock')
        count = 0
        while self._lock.locked():
            self._lock.release()
            count += 1
        woken = _wait_in(self._waiters, timeout)
        for _ in range(count):
            self._lock.acquire()
        return woken

    def wait_for(self, predicate, timeout=None):
        end = None if timeout is None else _clock['now'] + timeout
        result = predicate()
        while not result:
            left = None if end is None else end - _clock['now']
            if left is not None and left <= 0:
                break
            self.wait(left)
            result = predicate()
        return result

    def notify(self, n=1):
        if not self._lock.locked():
            raise RuntimeError('cannot notify on un-acquired lock')
        _wake(self._waiters, n)

    def notify_all(self):
        self.notify(len(self._waiters))


class Event:
    def __init__(self):
        self._flag = False
        self._waiters = []

    def is_set(self):
        if not self._flag:
            _look()
        return self._flag

    def set(self):
        self._flag = True
        _wake(self._waiters, len(self._waiters))

    def clear(self):
        self._flag = False

    def wait(self, timeout=None):
        if not self._flag:
            _wait_in(self._waiters, timeout)
        return self._flag


class Semaphore:
    def __init__(self, value=1):
        if value < 0:
            raise ValueError('semaphore initial value must be >= 0')
        self._value = value
        self._waiters = []

    def acquire(self, blocking=True, timeout=None):
        while self._value <= 0:
            if not blocking or not _wait_in(self._waiters, timeout):
                return False
        self._value -= 1
        return True

    def release(self, n=1):
        if n < 1:
            raise ValueError('n must be one or more')
        self._value += n
        _wake(self._waiters, n)

    def __enter__(self):
        return self.acquire()

    def __exit__(self, kind, error, trace):
        self.release()


class BoundedSemaphore(Semaphore):
    def __init__(self, value=1):
        super().__init__(value)
        self._initial_value = value

    def release(self, n=1):
        if self._value + n > self._initial_value:
            raise ValueError('Semaphore released too many times')
        super().release(n)


class Barrier:
    def __init__(self, parties, action=None, timeout=None):
        self._parties = parties
        self._action = action
        self._timeout = timeout
        self._count = 0
        self._broken = False
        self._waiters = []

    def wait(self, timeout=None):
        if self._broken:
            raise BrokenBarrierError
        index = self._count
        self._count += 1
        if self._count == self._parties:
            if self._action is not None:
                self._action()
            self._count = 0
            _wake(self._waiters, len(self._waiters))
            return index
        if timeout is None:
            timeout = self._timeout
        woken = _wait_in(self._waiters, timeout)
        if not woken and not self._broken:
            self.abort()
        if self._broken:
            raise BrokenBarrierError
        return index

    def abort(self):
        self._broken = True
        _wake(self._waiters, len(self._waiters))

    def reset(self):
        self._broken = bool(self._waiters)
        _wake(self._waiters, len(self._waiters))
        self._broken = False
        self._count = 0

    @property
    def parties(self):
        return self._parties

    @property
    def n_waiting(self):
        return len(self._waiters)

    @property
    def broken(self):
        return self._broken


class local:
    def _own(self):
        if '_values' not in self.__dict__:
            object.__setattr__(self, '_values', {})
        return self._values.setdefault(_current(), {})

    def __getattr__(self, name):
        own = self._own()
        if name not in own:
            raise AttributeError(f"'{type(self).__name__}' object has no attribute '{name}'")
        return own[name]

    def __setattr__(self, name, value):
        own = self._own()
        own[name] = value

    def __delattr__(self, name):
        own = self._own()
        if name not in own:
            raise AttributeError(f"'{type(self).__name__}' object has no attribute '{name}'")
        del own[name]
`;

/** `time.sleep` among threads. */
export const SLEEP = String.raw`from threading import _sleep


def sleep(seconds):
    _sleep(seconds)
`;
