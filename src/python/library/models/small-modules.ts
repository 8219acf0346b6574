/** Small modules of the standard library as Python that the machine runs. */

export const QUEUE = String.raw`import heapq
from collections import deque


class Empty(Exception):
    pass


class Full(Exception):
    pass


class Queue:
    def __init__(self, maxsize=0):
        self.maxsize = maxsize
        self.queue = self._made()
        self.unfinished_tasks = 0

    def _made(self):
        return deque()

    def _put(self, item):
        self.queue.append(item)

    def _get(self):
        return self.queue.popleft()

    def qsize(self):
        return len(self.queue)

    def empty(self):
        return not self.queue

    def full(self):
        return 0 < self.maxsize <= len(self.queue)

    def put(self, item, block=True, timeout=None):
        if self.full():
            raise Full
        self._put(item)
        self.unfinished_tasks += 1

    def put_nowait(self, item):
        self.put(item, False)

    def get(self, block=True, timeout=None):
        if not self.queue:
            raise Empty
        return self._get()

    def get_nowait(self):
        return self.get(False)

    def task_done(self):
        if self.unfinished_tasks <= 0:
            raise ValueError('task_done() called too many times')
        self.unfinished_tasks -= 1

    def join(self):
        pass


class LifoQueue(Queue):
    def _made(self):
        return []

    def _get(self):
        return self.queue.pop()


class PriorityQueue(Queue):
    def _made(self):
        return []

    def _put(self, item):
        heapq.heappush(self.queue, item)

    def _get(self):
        return heapq.heappop(self.queue)


class SimpleQueue(Queue):
    pass
`;

/** The same where other threads put in what is taken out, and who finds nothing waits. */
export const SHARED_QUEUE = QUEUE.replace(
  'from collections import deque',
  'from collections import deque\nfrom threading import _clock, _look, _wait_in, _wake',
)
  .replace(
    `        self.unfinished_tasks = 0

    def _made`,
    `        self.unfinished_tasks = 0
        self._getters = []
        self._putters = []
        self._joiners = []

    def _made`,
  )
  .replace(
    `        if not self.queue:
            raise Empty
        return self._get()
`,
    `        end = None if timeout is None else _clock['now'] + timeout
        while not self.queue:
            left = None if end is None else end - _clock['now']
            if not block or (left is not None and left <= 0):
                raise Empty
            _wait_in(self._getters, left)
        item = self._get()
        if self._putters:
            _wake(self._putters)
        return item
`,
  )
  .replace(
    `        if self.full():
            raise Full
        self._put(item)
        self.unfinished_tasks += 1
`,
    `        end = None if timeout is None else _clock['now'] + timeout
        while 0 < self.maxsize <= len(self.queue):
            left = None if end is None else end - _clock['now']
            if not block or (left is not None and left <= 0):
                raise Full
            _wait_in(self._putters, left)
        self._put(item)
        self.unfinished_tasks += 1
        if self._getters:
            _wake(self._getters)
`,
  )
  .replace(
    `        return not self.queue
`,
    `        _look()
        return not self.queue
`,
  )
  .replace(
    `        self.unfinished_tasks -= 1

    def join(self):
        pass
`,
    `        self.unfinished_tasks -= 1
        if self.unfinished_tasks == 0:
            _wake(self._joiners, len(self._joiners))

    def join(self):
        while self.unfinished_tasks > 0:
            _wait_in(self._joiners)
`,
  );

export const JSON_ENCODER = String.raw`class JSONEncoder:
    def default(self, o):
        raise TypeError(f'Object of type {type(o).__name__} is not JSON serializable')
`;

export const LOCKS = String.raw`class Lock:
    def __init__(self):
        self._count = 0

    def acquire(self, blocking=True, timeout=-1):
        self._count += 1
        return True

    def release(self):
        if self._count == 0:
            raise RuntimeError('release unlocked lock')
        self._count -= 1

    def locked(self):
        return self._count > 0

    def __enter__(self):
        self._count += 1
        return True

    def __exit__(self, kind, error, trace):
        self._count -= 1


class RLock(Lock):
    pass
`;

export const DOCTEST = String.raw`import io
from collections import namedtuple
from contextlib import redirect_stdout

TestResults = namedtuple('TestResults', 'failed attempted')
ELLIPSIS = 8
NORMALIZE_WHITESPACE = 4


def testmod(m=None, name=None, globs=None, verbose=None, report=True, optionflags=0, extraglobs=None, raise_on_error=False, exclude_empty=False):
    failed = 0
    attempted = 0
    out = io.StringIO()
    for run, count in __doctests__(optionflags):
        attempted += count
        with redirect_stdout(out):
            bad = run(out)
        failed += bad
    if failed or verbose:
        text = __unknown__('the report of the examples')
        print(text)
    return TestResults(failed, attempted)


def run_docstring_examples(f, globs, verbose=False, name='NoName', compileflags=None, optionflags=0):
    text = __unknown__('the report of the examples')
    print(text)
`;
