/** `warnings` as Python that the machine runs: what is shown goes where nobody reads it, and what is recorded or raised is the program's. */
export const WARNINGS = String.raw`import re

_filters = []
_recorded = None
_once = []


class WarningMessage:
    def __init__(self, message, category, filename, lineno, file=None, line=None, source=None):
        self.message = message
        self.category = category
        self.filename = filename
        self.lineno = lineno
        self.file = file
        self.line = line
        self.source = source


def warn(message, category=None, stacklevel=1, source=None):
    if isinstance(message, Warning):
        category = type(message)
    elif category is None:
        category = UserWarning
    _tell(message, category, None, None)


def warn_explicit(message, category, filename, lineno, module=None, registry=None, module_globals=None, source=None):
    if isinstance(message, Warning):
        category = type(message)
    _tell(message, category, filename, lineno)


def _tell(message, category, filename, lineno):
    action = _action(str(message), category) if _filters else 'default'
    if action == 'ignore':
        return
    if not isinstance(message, Warning):
        message = category(message)
    if action == 'error':
        raise message
    if action == 'once':
        said = (str(message), category)
        if said in _once:
            return
        _once.append(said)
    if _recorded is not None:
        if lineno is None:
            filename = __unknown__('the file of the warning')
            lineno = __unknown__('the line of the warning')
        _recorded.append(WarningMessage(message, category, filename, lineno))


def _action(text, category):
    for action, pattern, kind in _filters:
        if issubclass(category, kind) and (not pattern or re.match(pattern, text, re.I)):
            return action
    return 'default'


def simplefilter(action, category=Warning, lineno=0, append=False):
    filterwarnings(action, '', category, append=append)


def filterwarnings(action, message='', category=Warning, module='', lineno=0, append=False):
    if append:
        _filters.append((action, message, category))
    else:
        _filters.insert(0, (action, message, category))


def resetwarnings():
    _filters.clear()


def showwarning(message, category, filename, lineno, file=None, line=None):
    if file is not None:
        file.write(formatwarning(message, category, filename, lineno, line))


def formatwarning(message, category, filename, lineno, line=None):
    text = f'{filename}:{lineno}: {category.__name__}: {message}\n'
    return text + f'  {line.strip()}\n' if line else text


class catch_warnings:
    def __init__(self, *, record=False, module=None, action=None, category=Warning, lineno=0, append=False):
        self._record = record
        self._asked = action and (action, category, lineno, append)

    def __enter__(self):
        global _recorded
        self._kept = list(_filters), _recorded
        if self._asked:
            simplefilter(*self._asked)
        if self._record:
            _recorded = []
            return _recorded

    def __exit__(self, *exc_info):
        global _recorded
        _filters[:], _recorded = self._kept
`;
