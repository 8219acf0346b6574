/** `traceback` as Python that the machine runs: which lines of the program a traceback shows is not followed, but what its last one says. */
export const TRACEBACK = String.raw`import sys

def _error(exc, value):
    return exc if value is None else value


def _last(error):
    if error is None:
        return 'NoneType: None'
    kind = type(error)
    name = f'{kind}'[8:-2].removeprefix('__main__.').replace('queue.Empty', '_queue.Empty')
    text = str(error)
    return f'{name}: {text}' if text else name


def _whole(error):
    if error is None:
        return 'NoneType: None\n'
    last = _last(error)
    if isinstance(error, BaseExceptionGroup) or '\n' in last or hasattr(error, '__notes__'):
        return __unknown__('the text of a traceback')
    return __unknown__('the text of a traceback', 'str', last)


def format_exception_only(exc, /, value=None, *, show_group=False):
    error = _error(exc, value)
    notes = [note + '\n' for note in error.__notes__] if hasattr(error, '__notes__') else []
    return [_last(error) + '\n'] + notes


def format_exc(limit=None, chain=True):
    return _whole(sys.exc_info()[1])


def format_exception(exc, /, value=None, tb=None, limit=None, chain=True):
    error = _error(exc, value)
    last = _last(error) + '\n'
    if isinstance(error, BaseExceptionGroup) or hasattr(error, '__notes__'):
        return __unknown__('the text of a traceback', 'list')
    return __unknown__('the text of a traceback', 'list', last)


def format_tb(tb, limit=None):
    return __unknown__('the text of a traceback', 'list')


def format_stack(f=None, limit=None):
    return __unknown__('the text of a traceback', 'list')


def extract_tb(tb, limit=None):
    return __unknown__('the text of a traceback')


def extract_stack(f=None, limit=None):
    return __unknown__('the text of a traceback')


def walk_tb(tb):
    return __unknown__('the text of a traceback')


def _print(file, text):
    if file is not None and file is not sys.stderr:
        file.write(text)


def print_exc(limit=None, file=None, chain=True):
    _print(file, _whole(sys.exc_info()[1]))


def print_exception(exc, /, value=None, tb=None, limit=None, file=None, chain=True):
    _print(file, _whole(_error(exc, value)))


def print_stack(f=None, limit=None, file=None):
    _print(file, __unknown__('the text of a traceback'))


def print_tb(tb, limit=None, file=None):
    _print(file, __unknown__('the text of a traceback'))
`;
