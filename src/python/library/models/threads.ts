/**
 * Threads as Python that the machine runs: each does all its work when it is started, as one does in CPython that waits for nothing.
 * Where threads sleep, the order of what they do is doubtful (`__doubt__`).
 */
import { waiting } from './waiting-threads';

const START = String.raw`import sys

_counts = {'Thread': 0}
_running = []


class Thread:
    def __init__(self, group=None, target=None, name=None, args=(), kwargs=None, *, daemon=None):
        if name is None:
            _counts['Thread'] += 1
            name = f"Thread-{_counts['Thread']}"
            if target is not None:
                name += f" ({target.__name__})"
        self.name = name
        self.daemon = bool(daemon)
        self._target = target
        self._args = args
        self._kwargs = {} if kwargs is None else kwargs
        self._started = False

    def start(self):
        if self._started:
            raise RuntimeError('threads can only be started once')
        self._started = True
        @DOUBT
        _running.append(self)
        try:
            self.run()
        except SystemExit:
            pass
        except Exception as error:
            print(f'Exception in thread {self.name}: {type(error).__name__}: {error}', file=sys.stderr)
        _running.pop()

    def run(self):
        if self._target is not None:
            self._target(*self._args, **self._kwargs)

    def join(self, timeout=None):
        if not self._started:
            raise RuntimeError('cannot join thread before it is started')

    def is_alive(self):
        return False

    def getName(self):
        return self.name

    def setDaemon(self, daemonic):
        self.daemon = daemonic


_main = Thread(name='MainThread')


def main_thread():
    return _main


def current_thread():
    return _running[-1] if _running else _main


def active_count():
    return 1 + len(_running)
`;

const POOLS = String.raw`class Future:
    def __init__(self):
        self._result = None
        self._error = None

    def result(self, timeout=None):
        if self._error is not None:
            raise self._error
        return self._result

    def exception(self, timeout=None):
        return self._error

    def add_done_callback(self, fn):
        fn(self)

    def done(self):
        return True

    def running(self):
        return False

    def cancelled(self):
        return False

    def cancel(self):
        return False


class _Executor:
    def __init__(self, max_workers=None, thread_name_prefix='', initializer=None, initargs=()):
        self._is_down = False
        if initializer is not None:
            initializer(*initargs)

    def submit(self, fn, /, *args, **kwargs):
        if self._is_down:
            raise RuntimeError('cannot schedule new futures after shutdown')
        @DOUBT
        future = Future()
        try:
            future._result = fn(*args, **kwargs)
        except Exception as error:
            future._error = error
        return future

    def map(self, fn, *iterables, timeout=None, chunksize=1):
        futures = []
        for given in zip(*iterables):
            futures.append(self.submit(fn, *given))
        return _results(futures)

    def shutdown(self, wait=True, *, cancel_futures=False):
        self._is_down = True

    def __enter__(self):
        return self

    def __exit__(self, kind, error, trace):
        self.shutdown()
        return False


def _results(futures):
    for future in futures:
        yield future.result()


class ThreadPoolExecutor(_Executor):
    pass


class ProcessPoolExecutor(_Executor):
    pass


def as_completed(fs, timeout=None):
    __doubt__()
    for future in fs:
        yield future
`;

const SLEEPING = /\bsleep\(/;
/** What one thread waits for until another one does something. */
const WAITING = /\b(?:\w*Queue|Event|Semaphore|BoundedSemaphore)\b/;
const NOT_FOLLOWED = /\b(?:Condition|Barrier|Timer|local|excepthook)\b/;

/** Whether threads of a program wait for each other, and the program for them in the end. */
export function waitsForThreads(program: string): boolean {
  return /\bthreading\b/.test(program) && WAITING.test(program) && !NOT_FOLLOWED.test(program) && /\.(?:join|wait)\(/.test(program); // prettier-ignore
}

interface ThreadsText {
  readonly text: string;
  readonly isUsedIn: (program: string) => boolean;
}

/** The text of a program whose threads do not sleep, and of one whose threads do. */
function texts(text: string, isFollowed: (program: string) => boolean): readonly ThreadsText[] {
  return [
    { text: text.replaceAll('@DOUBT', 'pass'), isUsedIn: (program) => isFollowed(program) && !SLEEPING.test(program) },
    {
      text: text.replaceAll('@DOUBT', '__doubt__()'),
      isUsedIn: (program) => isFollowed(program) && SLEEPING.test(program),
    },
  ];
}

const isPlain = (program: string): boolean => !WAITING.test(program) && !NOT_FOLLOWED.test(program);

export const THREADS = texts(START, isPlain);
export const WAITING_THREADS: readonly ThreadsText[] = [{ text: waiting(START), isUsedIn: waitsForThreads }];
export const FUTURES = texts(POOLS, isPlain);

/** Nothing else of `threading` is used than what is followed. */
export function locksOnly(program: string): boolean {
  return !/\bthreading\.(?!(?:R?Lock|Thread|Event|Semaphore|BoundedSemaphore|current_thread|main_thread|active_count)\b)\w/.test(program);
}
