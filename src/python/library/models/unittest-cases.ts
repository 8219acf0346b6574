/** `unittest` as Python that the machine runs: test cases, and what is skipped of them. */
export const CASES = String.raw`_skipped = {}
_failing = []


class SkipTest(Exception):
    pass


def skip(reason):
    def decorator(item):
        if isinstance(item, type):
            item._skip_reason = reason
        else:
            _skipped[item.__name__] = reason
        return item
    return decorator


def _unchanged(item):
    return item


def skipIf(condition, reason):
    return skip(reason) if condition else _unchanged


def skipUnless(condition, reason):
    return _unchanged if condition else skip(reason)


def expectedFailure(item):
    _failing.append(item.__name__)
    return item


class _SubTest:
    def __init__(self, case):
        self.case = case

    def __enter__(self):
        return None

    def __exit__(self, kind, error, trace):
        if kind is None:
            return False
        return self.case._noted(kind, error)


class TestCase(_Assertions):
    _skip_reason = None

    def __init__(self, methodName='runTest'):
        self._testMethodName = methodName
        self._cleanups = []
        self._result = None
        self._isGood = True

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

    def __call__(self, *args, **kwds):
        return self.run(*args, **kwds)

    def shortDescription(self):
        return None

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

    def subTest(self, msg=None, **params):
        return _SubTest(self)

    def _noted(self, kind, error):
        self._isGood = False
        if self._result is None:
            return False
        if issubclass(kind, SkipTest):
            self._result.addSkip(self, str(error))
        elif self._testMethodName in _failing:
            self._result.addExpectedFailure(self, None)
        elif issubclass(kind, self.failureException):
            self._result.addFailure(self, None)
        else:
            self._result.addError(self, None)
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
        reason = self._skip_reason if self._skip_reason is not None else _skipped.get(self._testMethodName)
        if reason is not None:
            result.addSkip(self, reason)
            return result
        self._result = result
        self._isGood = True
        self._attempt(self.setUp)
        if self._isGood:
            self._attempt(getattr(self, self._testMethodName))
            self._attempt(self.tearDown)
        self.doCleanups()
        if self._isGood and self._testMethodName in _failing:
            result.addUnexpectedSuccess(self)
        elif self._isGood:
            result.addSuccess(self)
        result.stopTest(self)
        return result

    def debug(self):
        self.setUp()
        getattr(self, self._testMethodName)()
        self.tearDown()
        self.doCleanups()
`;
