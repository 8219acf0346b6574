/** `traceback` as Python that the machine runs: which frames an exception has come up through is known, and what the first and the last line say, but not how lines are shown. */
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


def _first(error):
    before = error.__cause__
    if before is None and not error.__suppress_context__:
        before = error.__context__
    if before is not None:
        return _first(before)
    return _last(error) if error.__traceback__ is None else 'Traceback (most recent call last):'


def _whole(error):
    if error is None:
        return 'NoneType: None\n'
    last = _last(error)
    if isinstance(error, BaseExceptionGroup) or last[-1] == '\n' or hasattr(error, '__notes__'):
        return __unknown__('the text of a traceback')
    if error.__traceback__ is None:
        return last + '\n'
    return __unknown__('the text of a traceback', 'str', last[last.rfind('\n') + 1:], _first(error))


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
    if error.__traceback__ is None:
        return [last]
    return __unknown__('the text of a traceback', 'list', last, _first(error) + '\n')


def format_tb(tb, limit=None):
    return __unknown__('the text of a traceback', 'list')


def format_stack(f=None, limit=None):
    return __unknown__('the text of a traceback', 'list')


class FrameSummary:
    def __init__(self, filename, lineno, name):
        self.filename = filename
        self.lineno = lineno
        self.name = name
        self.line = __unknown__('the text of that line')

    def __iter__(self):
        return iter([self.filename, self.lineno, self.name, self.line])

    def __getitem__(self, place):
        return [self.filename, self.lineno, self.name, self.line][place]

    def __repr__(self):
        return __unknown__('the file of a frame')


def walk_tb(tb):
    while tb is not None:
        yield tb.tb_frame, tb.tb_lineno
        tb = tb.tb_next


def extract_tb(tb, limit=None):
    found = [FrameSummary(__unknown__('the file of a frame'), line, frame.f_code.co_name) for frame, line in walk_tb(tb)]
    if limit is None:
        return found
    return found[:limit] if limit >= 0 else found[limit:]


def extract_stack(f=None, limit=None):
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
