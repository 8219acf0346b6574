/** The same of `logging`: filters and handlers. */
export const LOG_HANDLERS = String.raw`class Filter:
    def __init__(self, name=''):
        self.name = name

    def filter(self, record):
        return not self.name or record.name == self.name or record.name.startswith(self.name + '.')


class Filterer:
    def __init__(self):
        self.filters = []

    def addFilter(self, filter):
        if filter not in self.filters:
            self.filters.append(filter)

    def removeFilter(self, filter):
        if filter in self.filters:
            self.filters.remove(filter)

    def filter(self, record):
        for one in self.filters:
            if not (one(record) if callable(one) else one.filter(record)):
                return False
        return True


class Handler(Filterer):
    def __init__(self, level=NOTSET):
        Filterer.__init__(self)
        self.name = None
        self.level = _level(level)
        self.formatter = None

    def get_name(self):
        return self.name

    def set_name(self, name):
        self.name = name

    def setLevel(self, level):
        self.level = _level(level)

    def setFormatter(self, fmt):
        self.formatter = fmt

    def format(self, record):
        return (self.formatter or _formatter).format(record)

    def emit(self, record):
        raise NotImplementedError('emit must be implemented by Handler subclasses')

    def handle(self, record):
        passed = self.filter(record)
        if passed:
            self.emit(record)
        return passed

    def flush(self):
        pass

    def close(self):
        pass

    def acquire(self):
        pass

    def release(self):
        pass

    def createLock(self):
        pass

    def handleError(self, record):
        pass


class StreamHandler(Handler):
    terminator = '\n'

    def __init__(self, stream=None):
        Handler.__init__(self)
        self.stream = _sys.stderr if stream is None else stream

    def setStream(self, stream):
        before = self.stream
        self.stream = stream
        return before

    def emit(self, record):
        msg = self.format(record)
        self.stream.write(msg + self.terminator)


class FileHandler(StreamHandler):
    def __init__(self, filename, mode='a', encoding=None, delay=False, errors=None):
        StreamHandler.__init__(self, open(filename, mode, encoding=encoding))
        self.baseFilename = filename

    def close(self):
        self.stream.close()


class NullHandler(Handler):
    def emit(self, record):
        pass

    def handle(self, record):
        pass


_formatter = Formatter()
_last_resort = StreamHandler()
_last_resort.level = WARNING
lastResort = _last_resort
`;
