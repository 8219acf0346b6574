/** `unittest` as Python that the machine runs: test cases, and what is skipped of them. */
export const CASES = String.raw`def _class_path(value):
    return f'{type(value).__module__}.{type(value).__qualname__}'


_skipped = []
_failing = []


def _marked(method, marks):
    if not marks:
        return None
    function = method.__func__
    for item, mark in marks:
        if item is function:
            return mark
    return None


class SkipTest(Exception):
    pass


def skip(reason):
    def decorator(item):
        if isinstance(item, type):
            item._skip_reason = reason
        else:
            _skipped.append((item, reason))
        return item
    return decorator


def _unchanged(item):
    return item


def skipIf(condition, reason):
    return skip(reason) if condition else _unchanged


def skipUnless(condition, reason):
    return _unchanged if condition else skip(reason)


def expectedFailure(item):
    _failing.append((item, True))
    return item


_NO_MESSAGE = object()


class _SubTest:
    """A part of a test, which is told of by itself where it fails."""

    def __init__(self, case, message, params):
        self.test_case = case
        self._message = message
        self.params = params
        self.failureException = case.failureException

    def _described(self):
        parts = [] if self._message is _NO_MESSAGE else [f'[{self._message}]']
        if self.params:
            params = ', '.join([f'{name}={value!r}' for name, value in self.params.items()])
            parts.append(f'({params})')
        return ' '.join(parts) or '(<subtest>)'

    def id(self):
        return f'{self.test_case.id()} {self._described()}'

    def __str__(self):
        return f'{self.test_case} {self._described()}'

    def shortDescription(self):
        return self.test_case.shortDescription()

    def __enter__(self):
        case = self.test_case
        self._outer, self._was_good = case._subtest, case._isGood
        case._subtest, case._isGood = self, True
        return None

    def __exit__(self, kind, error, trace):
        case = self.test_case
        case._subtest = self._outer
        if kind is not None and case._result is None:
            return False
        if kind is None:
            if case._isGood and case._result is not None:
                case._result.addSubTest(case, self, None)
        elif issubclass(kind, SkipTest):
            case._result.addSkip(self, str(error))
            case._isGood = False
        elif case._expects_failure():
            case._noted(kind, error)
        else:
            case._isGood = False
            case._result.addSubTest(case, self, (kind, error, __unknown__('where it was raised', 'traceback')))
        case._isGood = case._isGood and self._was_good
        return True


class TestCase(_Assertions):
    _skip_reason = None

    def __init__(self, methodName='runTest'):
        self._testMethodName = methodName
        self._cleanups = []
        self._result = None
        self._isGood = True
        self._subtest = None

    def setUp(self):
        pass

    def tearDown(self):
        pass

    @classmethod
    def setUpClass(cls):
        pass

    @classmethod
    def tearDownClass(cls):
        pass

    def id(self):
        return f'__main__.{type(self).__name__}.{self._testMethodName}'

    def __str__(self):
        return f'{self._testMethodName} ({self.id()})'

    def __repr__(self):
        return f'<{_class_path(self)} testMethod={self._testMethodName}>'

    def __call__(self, *args, **kwds):
        return self.run(*args, **kwds)

    def defaultTestResult(self):
        return TestResult()

    def shortDescription(self):
        text = getattr(self, self._testMethodName).__doc__
        return text.strip().split('\n')[0].strip() if text else None

    def countTestCases(self):
        return 1

    def addCleanup(self, function, /, *args, **kwargs):
        self._cleanups.append((function, args, kwargs))

    def doCleanups(self):
        while self._cleanups:
            function, args, kwargs = self._cleanups.pop()
            self._attempt(lambda: function(*args, **kwargs))

    def skipTest(self, reason):
        raise SkipTest(reason)

    def subTest(self, msg=_NO_MESSAGE, **params):
        outer = {} if self._subtest is None else self._subtest.params
        return _SubTest(self, msg, {**outer, **params})

    def _expects_failure(self):
        return _marked(getattr(self, self._testMethodName), _failing) is not None

    def _noted(self, kind, error):
        self._isGood = False
        if self._result is None:
            return False
        err = (kind, error, __unknown__('where it was raised', 'traceback'))
        if issubclass(kind, SkipTest):
            self._result.addSkip(self, str(error))
        elif self._expects_failure():
            self._result.addExpectedFailure(self, err)
        elif issubclass(kind, self.failureException):
            self._result.addFailure(self, err)
        else:
            self._result.addError(self, err)
        return True

    def _attempt(self, action):
        try:
            action()
        except KeyboardInterrupt:
            raise
        except BaseException as error:
            self._noted(type(error), error)

    def run(self, result=None):
        if result is None:
            result = TestResult()
        result.startTest(self)
        method = getattr(self, self._testMethodName)
        reason = self._skip_reason if self._skip_reason is not None else _marked(method, _skipped)
        if reason is not None:
            result.addSkip(self, reason)
            result.stopTest(self)
            return result
        self._result = result
        self._isGood = True
        self._attempt(self.setUp)
        if self._isGood:
            self._attempt(method)
            self._attempt(self.tearDown)
        self.doCleanups()
        if self._isGood and self._expects_failure():
            result.addUnexpectedSuccess(self)
        elif self._isGood:
            result.addSuccess(self)
        result.stopTest(self)
        self._result = None
        return result

    def debug(self):
        self.setUp()
        getattr(self, self._testMethodName)()
        self.tearDown()
        self.doCleanups()
`;
