/**
 * `logging` for programs that derive classes of their own from it, as Python that the machine runs: levels, messages and their formats. Times, and in
 * which file a message was logged, are not known.
 */
export const LOG_MESSAGES = String.raw`import sys as _sys
import traceback as _traceback

CRITICAL = FATAL = 50
ERROR = 40
WARNING = WARN = 30
INFO = 20
DEBUG = 10
NOTSET = 0
BASIC_FORMAT = '%(levelname)s:%(name)s:%(message)s'
_names = {50: 'CRITICAL', 40: 'ERROR', 30: 'WARNING', 20: 'INFO', 10: 'DEBUG', 0: 'NOTSET'}
_levels = {'CRITICAL': 50, 'FATAL': 50, 'ERROR': 40, 'WARN': 30, 'WARNING': 30, 'INFO': 20, 'DEBUG': 10, 'NOTSET': 0}
_UNTOLD = ('created', 'msecs', 'relativeCreated', 'process', 'processName', 'thread', 'threadName', 'pathname', 'filename', 'module')


def getLevelName(level):
    return _names.get(level, _levels.get(level, f'Level {level}'))


def getLevelNamesMapping():
    return _levels.copy()


def addLevelName(level, name):
    _names[level] = name
    _levels[name] = level


def _level(level):
    if isinstance(level, int):
        return level
    if level not in _levels:
        raise ValueError(f'Unknown level: {level!r}')
    return _levels[level]


class LogRecord:
    def __init__(self, name, level, pathname, lineno, msg, args, exc_info, func=None, sinfo=None, **kwargs):
        self.name = name
        self.msg = msg
        self.args = args[0] if len(args) == 1 and isinstance(args[0], dict) and args[0] else args
        self.levelname = getLevelName(level)
        self.levelno = level
        self.lineno = lineno
        self.funcName = func
        self.exc_info = exc_info
        self.exc_text = None
        self.stack_info = sinfo

    def getMessage(self):
        msg = str(self.msg)
        if self.args:
            msg = msg % self.args
        return msg

    def __getattr__(self, name):
        if name in _UNTOLD:
            return __unknown__(f'{name} of a message')
        raise AttributeError(f"'LogRecord' object has no attribute {name!r}")

    def __repr__(self):
        return __unknown__('where a message was logged', 'str')


class Formatter:
    default_time_format = '%Y-%m-%d %H:%M:%S'
    default_msec_format = '%s,%03d'

    def __init__(self, fmt=None, datefmt=None, style='%', validate=True, *, defaults=None):
        self._style = style
        self._defaults = defaults or {}
        self._fmt = fmt or {'%': '%(message)s', '{': '{message}', '$': '$' + '{message}'}[style]
        self._untold = [name for name in _UNTOLD if name in self._fmt]
        self.datefmt = datefmt

    def usesTime(self):
        return 'asctime' in self._fmt

    def formatTime(self, record, datefmt=None):
        return __unknown__('the time of a message', 'str')

    def formatException(self, ei):
        return _traceback.format_exc()[:-1]

    def formatStack(self, stack_info):
        return stack_info

    def formatMessage(self, record):
        values = dict(record.__dict__)
        if self._defaults:
            values = self._defaults | values
        for name in self._untold:
            values[name] = getattr(record, name)
        if self._style == '%':
            return self._fmt % values
        if self._style == '{':
            return self._fmt.format(**values)
        return __unknown__('a message by a template', 'str')

    def format(self, record):
        record.message = record.getMessage()
        if self.usesTime():
            record.asctime = self.formatTime(record, self.datefmt)
        text = self.formatMessage(record)
        if record.exc_info and not record.exc_text:
            record.exc_text = self.formatException(record.exc_info)
        if record.exc_text:
            text = text + '\n' + record.exc_text
        return text
`;
