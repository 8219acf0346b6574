/** Managers of `contextlib` as Python that the machine runs. A generator under `contextmanager` is entered by asking it for an item. */
export const CONTEXT_MANAGERS = String.raw`import functools


def _entered(manager):
    is_generator = __is_generator__(manager)
    return next(manager) if is_generator else manager.__enter__()


def _left(manager, kind, error, trace):
    is_generator = __is_generator__(manager)
    if not is_generator:
        # What is pushed may be a function that does what an exit does.
        is_function = type(manager).__name__ in ('function', 'method', 'builtin_function_or_method')
        return manager(kind, error, trace) if is_function else manager.__exit__(kind, error, trace)
    if kind is None:
        next(manager, None)
        return False
    try:
        manager.throw(error)
    except StopIteration:
        return True
    except BaseException as other:
        if type(other) is type(error):
            return False
        raise


class AbstractContextManager:
    def __enter__(self):
        return self

    def __exit__(self, exc_type, exc_value, traceback):
        return None


class ContextDecorator:
    def __call__(self, func):
        @functools.wraps(func)
        def inner(*args, **kwds):
            with self:
                return func(*args, **kwds)
        return inner


class closing:
    def __init__(self, thing):
        self.thing = thing

    def __enter__(self):
        return self.thing

    def __exit__(self, *exc_info):
        self.thing.close()


class ExitStack:
    def __init__(self):
        self._entries = []

    def __enter__(self):
        return self

    def enter_context(self, cm):
        given = _entered(cm)
        self._entries.append((True, cm, (), {}))
        return given

    def push(self, exit):
        self._entries.append((True, exit, (), {}))
        return exit

    def callback(self, callback, /, *args, **kwds):
        self._entries.append((False, callback, args, kwds))
        return callback

    def pop_all(self):
        other = ExitStack()
        other._entries = self._entries
        self._entries = []
        return other

    def close(self):
        self.__exit__(None, None, None)

    def __exit__(self, kind, error, trace):
        suppressed = replaced = False
        while self._entries:
            is_manager, entry, args, kwds = self._entries.pop()
            try:
                if not is_manager:
                    entry(*args, **kwds)
                elif _left(entry, kind, error, trace):
                    suppressed, replaced, kind, error, trace = True, False, None, None, None
            except BaseException as other:
                suppressed, replaced, kind, error, trace = False, True, type(other), other, None
        if replaced:
            raise error
        return suppressed
`;

/** What a generator under `contextmanager` makes of a function that it decorates. */
export const DECORATING = String.raw`import functools


def _decorated(manager, make, args, kwds, func):
    @functools.wraps(func)
    def inner(*given, **named):
        with make(*args, **kwds):
            return func(*given, **named)
    return inner
`;

/** One of several managers of a statement; alone, class statements say what it swallows. */
export const SUPPRESSING = String.raw`class suppress:
    def __init__(self, *exceptions):
        self._exceptions = exceptions

    def __enter__(self):
        return None

    def __exit__(self, kind, error, trace):
        if kind is not None:
            for one in self._exceptions:
                if isinstance(error, one):
                    return True
        return False
`;

export const OTHER_FOLDER = String.raw`import os as _os


class chdir:
    def __init__(self, path):
        self.path = path
        self._old_cwd = []

    def __enter__(self):
        self._old_cwd.append(_os.getcwd())
        _os.chdir(self.path)

    def __exit__(self, *excinfo):
        _os.chdir(self._old_cwd.pop())
`;

/** Made elsewhere than at the head of the statement that enters it. */
export const NULL_CONTEXT = String.raw`class nullcontext:
    def __init__(self, enter_result=None):
        self.enter_result = enter_result

    def __enter__(self):
        return self.enter_result

    def __exit__(self, *excinfo):
        pass

    async def __aenter__(self):
        return self.enter_result

    async def __aexit__(self, *excinfo):
        pass
`;

/** A stack that waits for what it leaves. */
export const ASYNC_STACK = String.raw`class AsyncExitStack:
    def __init__(self):
        self._entries = []

    async def __aenter__(self):
        return self

    def enter_context(self, cm):
        given = _entered(cm)
        self._entries.append(('manager', cm, (), {}))
        return given

    async def enter_async_context(self, cm):
        given = await (anext(cm) if __is_generator__(cm) else cm.__aenter__())
        self._entries.append(('async manager', cm, (), {}))
        return given

    def push(self, exit):
        self._entries.append(('manager', exit, (), {}))
        return exit

    def push_async_exit(self, exit):
        self._entries.append(('async manager', exit, (), {}))
        return exit

    def callback(self, callback, /, *args, **kwds):
        self._entries.append(('callback', callback, args, kwds))
        return callback

    def push_async_callback(self, callback, /, *args, **kwds):
        self._entries.append(('async callback', callback, args, kwds))
        return callback

    def pop_all(self):
        other = AsyncExitStack()
        other._entries = self._entries
        self._entries = []
        return other

    async def aclose(self):
        await self.__aexit__(None, None, None)

    async def __aexit__(self, kind, error, trace):
        suppressed = replaced = False
        while self._entries:
            how, entry, args, kwds = self._entries.pop()
            try:
                is_left = False
                if how == 'callback':
                    entry(*args, **kwds)
                elif how == 'async callback':
                    await entry(*args, **kwds)
                elif how == 'manager':
                    is_left = _left(entry, kind, error, trace)
                else:
                    is_left = await _left_async(entry, kind, error, trace)
                if is_left:
                    suppressed, replaced, kind, error, trace = True, False, None, None, None
            except BaseException as other:
                suppressed, replaced, kind, error, trace = False, True, type(other), other, None
        if replaced:
            raise error
        return suppressed


async def _left_async(manager, kind, error, trace):
    if not __is_generator__(manager):
        is_function = type(manager).__name__ in ('function', 'method')
        left = manager if is_function else manager.__aexit__
        return await left(kind, error, trace)
    if kind is None:
        try:
            await anext(manager)
        except StopAsyncIteration:
            pass
        return False
    # What it awaits on its way out is not followed.
    __doubt__()
    try:
        manager.throw(error)
    except (StopIteration, StopAsyncIteration):
        return True
    except BaseException as other:
        if type(other) is type(error):
            return False
        raise
`;
