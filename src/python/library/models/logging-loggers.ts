/** The same of `logging`: loggers, adapters, and functions of the module. */
export const LOGGERS = String.raw`class Logger(Filterer):
    def __init__(self, name, level=NOTSET):
        Filterer.__init__(self)
        self.name = name
        self.level = _level(level)
        self.propagate = True
        self.handlers = []
        self.disabled = False

    @property
    def parent(self):
        if self is root:
            return None
        name = self.name.rpartition('.')[0]
        while name:
            if name in _loggers:
                return _loggers[name]
            name = name.rpartition('.')[0]
        return root

    def setLevel(self, level):
        self.level = _level(level)

    def getEffectiveLevel(self):
        logger = self
        while logger:
            if logger.level:
                return logger.level
            logger = logger.parent
        return NOTSET

    def isEnabledFor(self, level):
        return not self.disabled and level > _disabled[0] and level >= self.getEffectiveLevel()

    def addHandler(self, hdlr):
        if hdlr not in self.handlers:
            self.handlers.append(hdlr)

    def removeHandler(self, hdlr):
        if hdlr in self.handlers:
            self.handlers.remove(hdlr)

    def hasHandlers(self):
        logger = self
        while logger:
            if logger.handlers:
                return True
            logger = logger.parent if logger.propagate else None
        return False

    def getChild(self, suffix):
        return getLogger(suffix if self is root else self.name + '.' + suffix)

    def makeRecord(self, name, level, fn, lno, msg, args, exc_info, func=None, extra=None, sinfo=None):
        record = LogRecord(name, level, fn, lno, msg, args, exc_info, func, sinfo)
        if extra:
            for key, value in extra.items():
                setattr(record, key, value)
        return record

    def _log(self, level, msg, args, exc_info=None, extra=None, stack_info=False, stacklevel=1):
        if exc_info and not isinstance(exc_info, (tuple, BaseException)):
            exc_info = _sys.exc_info()
        func, line = __caller__() if stacklevel == 1 else (__unknown__('who called'), __unknown__('where it was called', 'int'))
        self.handle(self.makeRecord(self.name, level, None, line, msg, args, exc_info, func, extra))

    def handle(self, record):
        if not self.disabled and self.filter(record):
            self.callHandlers(record)

    def callHandlers(self, record):
        logger, found = self, 0
        while logger:
            for handler in logger.handlers:
                found += 1
                if record.levelno >= handler.level:
                    handler.handle(record)
            logger = logger.parent if logger.propagate else None
        if found == 0 and record.levelno >= WARNING:
            _last_resort.handle(record)

    def debug(self, msg, *args, **kwargs):
        if self.isEnabledFor(DEBUG):
            self._log(DEBUG, msg, args, **kwargs)

    def info(self, msg, *args, **kwargs):
        if self.isEnabledFor(INFO):
            self._log(INFO, msg, args, **kwargs)

    def warning(self, msg, *args, **kwargs):
        if self.isEnabledFor(WARNING):
            self._log(WARNING, msg, args, **kwargs)

    def error(self, msg, *args, **kwargs):
        if self.isEnabledFor(ERROR):
            self._log(ERROR, msg, args, **kwargs)

    def exception(self, msg, *args, exc_info=True, **kwargs):
        self.error(msg, *args, exc_info=exc_info, **kwargs)

    def critical(self, msg, *args, **kwargs):
        if self.isEnabledFor(CRITICAL):
            self._log(CRITICAL, msg, args, **kwargs)

    def log(self, level, msg, *args, **kwargs):
        if self.isEnabledFor(level):
            self._log(level, msg, args, **kwargs)

    warn = warning
    fatal = critical

    def __repr__(self):
        return f'<{self.__class__.__name__} {self.name} ({getLevelName(self.getEffectiveLevel())})>'


class LoggerAdapter:
    def __init__(self, logger, extra=None):
        self.logger = logger
        self.extra = extra

    def process(self, msg, kwargs):
        kwargs['extra'] = self.extra
        return msg, kwargs

    def log(self, level, msg, *args, **kwargs):
        if self.isEnabledFor(level):
            msg, kwargs = self.process(msg, kwargs)
            self.logger.log(level, msg, *args, **kwargs)

    def debug(self, msg, *args, **kwargs):
        self.log(DEBUG, msg, *args, **kwargs)

    def info(self, msg, *args, **kwargs):
        self.log(INFO, msg, *args, **kwargs)

    def warning(self, msg, *args, **kwargs):
        self.log(WARNING, msg, *args, **kwargs)

    def error(self, msg, *args, **kwargs):
        self.log(ERROR, msg, *args, **kwargs)

    def exception(self, msg, *args, exc_info=True, **kwargs):
        self.log(ERROR, msg, *args, exc_info=exc_info, **kwargs)

    def critical(self, msg, *args, **kwargs):
        self.log(CRITICAL, msg, *args, **kwargs)

    def isEnabledFor(self, level):
        return self.logger.isEnabledFor(level)

    def setLevel(self, level):
        self.logger.setLevel(level)

    def getEffectiveLevel(self):
        return self.logger.getEffectiveLevel()

    def hasHandlers(self):
        return self.logger.hasHandlers()


root = Logger('root', WARNING)
_loggers = {}
_disabled = [0]
_class = [Logger]


def getLogger(name=None):
    if not name or name == 'root':
        return root
    if name not in _loggers:
        _loggers[name] = _class[0](name)
    return _loggers[name]


def getLoggerClass():
    return _class[0]


def setLoggerClass(klass):
    _class[0] = klass


def disable(level=CRITICAL):
    _disabled[0] = level


def makeLogRecord(dict):
    record = LogRecord(None, 0, '', 0, '', (), None)
    record.__dict__.update(dict)
    return record


def basicConfig(*, force=False, level=None, format=None, datefmt=None, style='%', stream=None, filename=None, filemode='a', handlers=None, encoding=None, errors=None):
    if force:
        root.handlers = []
    if not root.handlers:
        if handlers is None:
            handlers = [FileHandler(filename, filemode, encoding) if filename else StreamHandler(stream)]
        text = format or {'%': BASIC_FORMAT, '{': '{levelname}:{name}:{message}', '$': BASIC_FORMAT}[style]
        for handler in handlers:
            if handler.formatter is None:
                handler.setFormatter(Formatter(text, datefmt, style))
            root.addHandler(handler)
        if level is not None:
            root.setLevel(level)


def _configured():
    if not root.handlers:
        basicConfig()


def debug(msg, *args, **kwargs):
    _configured()
    root.debug(msg, *args, **kwargs)


def info(msg, *args, **kwargs):
    _configured()
    root.info(msg, *args, **kwargs)


def warning(msg, *args, **kwargs):
    _configured()
    root.warning(msg, *args, **kwargs)


def error(msg, *args, **kwargs):
    _configured()
    root.error(msg, *args, **kwargs)


def exception(msg, *args, exc_info=True, **kwargs):
    error(msg, *args, exc_info=exc_info, **kwargs)


def critical(msg, *args, **kwargs):
    _configured()
    root.critical(msg, *args, **kwargs)


def log(level, msg, *args, **kwargs):
    _configured()
    root.log(level, msg, *args, **kwargs)


def shutdown():
    pass


def captureWarnings(capture):
    pass
`;
