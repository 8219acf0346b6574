/**
 * Threads that wait for each other, as Python that the machine runs: each works when somebody waits for it, which may be later
 * than it would be in CPython: in which order they do what they do is doubtful.
 */

/** @param start the text of threads that wait for nothing */
export function waiting(start: string): string {
  return `${start.slice(0, start.indexOf('    def start(self):'))}${String.raw`    def start(self):
        if self._started:
            raise RuntimeError('threads can only be started once')
        self._started = True
        _pending.append(self)

    def _work(self):
        __doubt__()
        self._waits = False
        _running.append(self)
        try:
            self.run()
        except SystemExit:
            pass
        except _Waiting:
            self._waits = True
        except Exception as error:
            print(f'Exception in thread {self.name}: {type(error).__name__}: {error}', file=sys.stderr)
        _running.pop()
        self._is_done = not self._waits
        if self._waits:
            _idle.append(self)

    def run(self):
        if self._target is not None:
            self._target(*self._args, **self._kwargs)

    def join(self, timeout=None):
        if not self._started:
            raise RuntimeError('cannot join thread before it is started')
        while not self._is_done and _next():
            pass
        if not self._is_done:
            _again()

    def is_alive(self):
        if not self._started or self._is_done:
            return False
        _meanwhile()
        return True

    _is_done = False
    _waits = False

`}${start.slice(start.indexOf('    def getName(self):'))}

class _Waiting(BaseException):
    pass


_pending = []
_idle = []


def _next():
    if not _pending:
        return False
    thread = _pending.pop(0)
    thread._work()
    return True


def _meanwhile():
    if not _running:
        _next()


def _again():
    threads = list(_idle)
    _idle.clear()
    for thread in threads:
        __doubt__()
        thread._work()


def _stay():
    raise _Waiting


class Event:
    def __init__(self):
        self._flag = False

    def is_set(self):
        if not self._flag:
            _meanwhile()
            return False
        return True

    def set(self):
        self._flag = True

    def clear(self):
        self._flag = False

    def wait(self, timeout=None):
        while not self._flag and _next():
            pass
        if not self._flag and timeout is None:
            _stay()
        return self._flag


class Semaphore:
    def __init__(self, value=1):
        self._value = value

    def acquire(self, blocking=True, timeout=None):
        while self._value <= 0 and blocking and _next():
            pass
        if self._value <= 0:
            if blocking and timeout is None:
                _stay()
            return False
        self._value -= 1
        return True

    def release(self, n=1):
        self._value += n

    def __enter__(self):
        return self.acquire()

    def __exit__(self, kind, error, trace):
        self.release()
        return False


class BoundedSemaphore(Semaphore):
    pass
`;
}
