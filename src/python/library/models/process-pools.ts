/** Pools of `multiprocessing` as Python that the machine runs: what their workers are given is done at once, in the order in which it is given. */
export const PROCESS_POOLS = String.raw`class AsyncResult:
    def __init__(self, func, args, kwds, callback, error_callback):
        self._value = None
        self._error = None
        __doubt__()
        try:
            self._value = func(*args, **kwds)
        except Exception as error:
            self._error = error
        if self._error is None and callback is not None:
            callback(self._value)
        if self._error is not None and error_callback is not None:
            error_callback(self._error)

    def get(self, timeout=None):
        if self._error is not None:
            raise self._error
        return self._value

    def wait(self, timeout=None):
        pass

    def ready(self):
        return True

    def successful(self):
        return self._error is None


class Pool:
    def __init__(self, processes=None, initializer=None, initargs=(), maxtasksperchild=None, context=None):
        if processes is not None and processes < 1:
            raise ValueError('Number of processes must be at least 1')
        self._is_open = True
        if initializer is not None:
            initializer(*initargs)

    def _check(self):
        if not self._is_open:
            raise ValueError('Pool not running')

    def map(self, func, iterable, chunksize=None):
        return self.starmap(func, [(item,) for item in iterable])

    def starmap(self, func, iterable, chunksize=None):
        self._check()
        results = []
        for given in iterable:
            __doubt__()
            results.append(func(*given))
        return results

    def imap(self, func, iterable, chunksize=1):
        self._check()
        results = []
        for item in iterable:
            results.append(AsyncResult(func, (item,), {}, None, None))
        return _each(results)

    def imap_unordered(self, func, iterable, chunksize=1):
        return self.imap(func, iterable)

    def apply(self, func, args=(), kwds={}):
        self._check()
        __doubt__()
        return func(*args, **kwds)

    def apply_async(self, func, args=(), kwds={}, callback=None, error_callback=None):
        self._check()
        return AsyncResult(func, args, kwds, callback, error_callback)

    def map_async(self, func, iterable, chunksize=None, callback=None, error_callback=None):
        self._check()
        return AsyncResult(self.map, (func, list(iterable)), {}, callback, error_callback)

    def starmap_async(self, func, iterable, chunksize=None, callback=None, error_callback=None):
        self._check()
        return AsyncResult(self.starmap, (func, list(iterable)), {}, callback, error_callback)

    def close(self):
        self._is_open = False

    def terminate(self):
        self._is_open = False

    def join(self):
        if self._is_open:
            raise ValueError('Pool is still running')

    def __enter__(self):
        return self

    def __exit__(self, kind, error, trace):
        self.terminate()


def _each(results):
    for result in results:
        yield result.get()


class ThreadPool(Pool):
    pass
`;
