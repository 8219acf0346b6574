/**
 * Threads as Python that the machine runs. A new one works at once until it has to wait, as it does in CPython unless it takes
 * longer than a few milliseconds; who waits is put aside with all of its frames (`machine/frames/threads.ts`), and goes on in the
 * order in which CPython would wake it up. Time passes only where nobody can go on. Where several could, the order is doubtful.
 */
export const THREADS = String.raw`import sys

_main_number = 0
_counts = {'Thread': 0, 'number': 0, 'polls': 0}
_clock = {'now': 0.0}
_threads = {}
_ready = []
_sleepers = []
_running = []
_ending = []
TIMEOUT_MAX = 9223372036.0


class ExceptHookArgs:
    def __init__(self, args):
        self.exc_type, self.exc_value, self.exc_traceback, self.thread = args


class ThreadError(RuntimeError):
    pass


class BrokenBarrierError(RuntimeError):
    pass


def excepthook(args):
    name = args.thread.name
    kind = args.exc_type.__name__
    error = args.exc_value
    print(f'Exception in thread {name}: {kind}: {error}', file=sys.stderr)


def _current():
    return _running[-1] if _running else _main_number


def _go_on(number):
    _running.append(number)
    thread = _threads[number]
    if thread._is_parked:
        thread._is_parked = False
        __doubt__()
        __unpark__(number)
    else:
        thread._bootstrap()
    _running.pop()


def _leave(me):
    _counts['polls'] = 0
    if me != _main_number:
        _threads[me]._is_parked = True
        __park__(me)
        return
    while True:
        if not _ready:
            if not _sleepers:
                __doubt__()
                return
            _pass_time()
        number = _ready.pop(0)
        if number == me:
            return
        _go_on(number)


def _pass_time():
    until = min(_sleepers)[0]
    if until > _clock['now']:
        _clock['now'] = until
    for entry in sorted(_sleepers):
        if entry[0] <= until:
            _sleepers.remove(entry)
            _ready.append(entry[2])


def _sleep(seconds):
    me = _current()
    _counts['number'] += 1
    _sleepers.append((_clock['now'] + seconds, _counts['number'], me))
    _leave(me)


def _wait_in(waiters, timeout=None):
    me = _current()
    waiters.append(me)
    if timeout is not None:
        _counts['number'] += 1
        entry = (_clock['now'] + max(timeout, 0), _counts['number'], me)
        _sleepers.append(entry)
    _leave(me)
    if timeout is not None and entry in _sleepers:
        _sleepers.remove(entry)
    if me in waiters:
        waiters.remove(me)
        return False
    return True


def _wake(waiters, n=1):
    for number in waiters[:n]:
        waiters.remove(number)
        if number not in _ready:
            _ready.append(number)


def _look():
    _counts['polls'] += 1
    if _counts['polls'] > 12:
        me = _current()
        if not _ready and _sleepers:
            _pass_time()
        if _ready:
            _ready.append(me)
            _leave(me)


class Thread:
    def __init__(self, group=None, target=None, name=None, args=(), kwargs=None, *, daemon=None):
        if name is None:
            _counts['Thread'] += 1
            name = f"Thread-{_counts['Thread']}"
            if target is not None:
                name += f" ({target.__name__})"
        self.name = name
        self.daemon = _threads[_current()].daemon if daemon is None else bool(daemon)
        self._target = target
        self._args = args
        self._kwargs = {} if kwargs is None else kwargs
        self._started = False
        self._is_done = False
        self._is_parked = False
        self._joiners = []
        _counts['number'] += 1
        self._number = _counts['number']

    def start(self):
        if self._started:
            raise RuntimeError('threads can only be started once')
        self._started = True
        _threads[self._number] = self
        _go_on(self._number)

    def _bootstrap(self):
        try:
            self.run()
        except SystemExit:
            pass
        except Exception as error:
            excepthook(ExceptHookArgs((type(error), error, error.__traceback__, self)))
        self._is_done = True
        _wake(self._joiners, len(self._joiners))

    def run(self):
        if self._target is not None:
            self._target(*self._args, **self._kwargs)

    def join(self, timeout=None):
        if not self._started:
            raise RuntimeError('cannot join thread before it is started')
        if self._number == _current():
            raise RuntimeError('cannot join current thread')
        if not self._is_done:
            _wait_in(self._joiners, timeout)

    def is_alive(self):
        if not self._started or self._is_done:
            return False
        _look()
        return not self._is_done

    @property
    def ident(self):
        return __unknown__('the number of a thread', 'int') if self._started else None

    @property
    def native_id(self):
        return __unknown__('the number of a thread', 'int') if self._started else None

    def __repr__(self):
        return __unknown__('the number of a thread')

    def getName(self):
        return self.name

    def setName(self, name):
        self.name = name

    def isDaemon(self):
        return self.daemon

    def setDaemon(self, daemonic):
        self.daemon = daemonic


class _MainThread(Thread):
    def __init__(self):
        self.name = 'MainThread'
        self.daemon = False
        self._started = True
        self._is_done = False
        self._is_parked = False
        self._joiners = []
        self._number = _main_number


_threads[_main_number] = _MainThread()


def main_thread():
    return _threads[_main_number]


def current_thread():
    return _threads[_current()]


def currentThread():
    return current_thread()


def get_ident():
    return __unknown__('the number of a thread', 'int')


def get_native_id():
    return __unknown__('the number of a thread', 'int')


def enumerate():
    return [thread for thread in _threads.values() if not thread._is_done]


def active_count():
    return len([thread for thread in _threads.values() if not thread._is_done])


def activeCount():
    return active_count()


def _shutdown():
    for end in _ending:
        end()
    for thread in list(_threads.values()):
        if not thread.daemon and not thread._is_done and thread._number != _main_number:
            thread.join()


class Timer(Thread):
    def __init__(self, interval, function, args=None, kwargs=None):
        super().__init__()
        self.interval = interval
        self.function = function
        self.args = args if args is not None else []
        self.kwargs = kwargs if kwargs is not None else {}
        self.finished = Event()

    def cancel(self):
        self.finished.set()

    def run(self):
        self.finished.wait(self.interval)
        if not self.finished.is_set():
            self.function(*self.args, **self.kwargs)
        self.finished.set()
`;
