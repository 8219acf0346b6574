/** `unittest` as Python that the machine runs: results, suites, and what runs them. */
export const RUNNERS = String.raw`def _with_texts(tests):
    text = __unknown__('the text of a traceback')
    found = []
    for test in tests:
        found = [*found, (test, text)]
    return found


class TestResult:
    def __init__(self, stream=None, descriptions=None, verbosity=1):
        self._failures = []
        self._errors = []
        self.skipped = []
        self._expectedFailures = []
        self.unexpectedSuccesses = []
        self.testsRun = 0
        self.stream = stream
        self.verbosity = verbosity

    @property
    def failures(self):
        return _with_texts(self._failures)

    @property
    def errors(self):
        return _with_texts(self._errors)

    @property
    def expectedFailures(self):
        return _with_texts(self._expectedFailures)

    def startTest(self, test):
        self.testsRun += 1
        if self.stream is not None and self.verbosity > 1:
            self.stream.write(f'{test} ... ')

    def stopTest(self, test):
        pass

    def _tell(self, short, long):
        if self.stream is not None and self.verbosity > 0:
            self.stream.write(long + '\n' if self.verbosity > 1 else short)

    def addSuccess(self, test):
        self._tell('.', 'ok')

    def addFailure(self, test, err):
        self._failures.append(test)
        self._tell('F', 'FAIL')

    def addError(self, test, err):
        self._errors.append(test)
        self._tell('E', 'ERROR')

    def addSkip(self, test, reason):
        self.skipped.append((test, reason))
        self._tell('s', f'skipped {reason!r}')

    def addExpectedFailure(self, test, err):
        self._expectedFailures.append(test)
        self._tell('x', 'expected failure')

    def addUnexpectedSuccess(self, test):
        self.unexpectedSuccesses.append(test)
        self._tell('u', 'unexpected success')

    def wasSuccessful(self):
        return not (self._failures or self._errors or self.unexpectedSuccesses)

    def _summary(self):
        stream = self.stream
        if stream is None:
            return
        lines = [''] if self.verbosity > 0 else []
        for kind, problems in (('ERROR', self.errors), ('FAIL', self.failures)):
            for test, text in problems:
                lines = [*lines, '=' * 70, f'{kind}: {test}', '-' * 70, text]
        plural = '' if self.testsRun == 1 else 's'
        seconds = __unknown__('the time that tests take')
        lines = [*lines, '-' * 70, f'Ran {self.testsRun} test{plural} in {seconds}s', '']
        counts = {'failures': self._failures, 'errors': self._errors, 'skipped': self.skipped}
        counts.update({'expected failures': self._expectedFailures, 'unexpected successes': self.unexpectedSuccesses})
        told = ', '.join([f'{name}={len(found)}' for name, found in counts.items() if found])
        lines = [*lines, ('OK' if self.wasSuccessful() else 'FAILED') + (f' ({told})' if told else '')]
        for line in lines:
            stream.write(f'{line}\n')


TextTestResult = TestResult


class TestSuite:
    def __init__(self, tests=()):
        self._tests = list(tests)

    def __iter__(self):
        return iter(self._tests)

    def addTest(self, test):
        self._tests.append(test)

    def addTests(self, tests):
        for test in tests:
            self.addTest(test)

    def countTestCases(self):
        return len(_cases(self))

    def __call__(self, *args, **kwds):
        return self.run(*args, **kwds)

    def run(self, result):
        last = None
        for case in _cases(self):
            kind = type(case)
            if kind is not last:
                if last is not None:
                    last.tearDownClass()
                last = kind
                if kind._skip_reason is None:
                    kind.setUpClass()
            case.run(result)
        if last is not None:
            last.tearDownClass()
        return result


def _cases(test):
    if not isinstance(test, TestSuite):
        return [test]
    found = []
    for each in test._tests:
        found.extend(_cases(each))
    return found


class TestLoader:
    def getTestCaseNames(self, testCaseClass):
        names = __method_names__(testCaseClass)
        return [name for name in names if name.startswith('test')]

    def loadTestsFromTestCase(self, testCaseClass):
        suite = TestSuite()
        names = __method_names__(testCaseClass)
        found = self.getTestCaseNames(testCaseClass)
        for name in found or [name for name in names if name == 'runTest']:
            suite.addTest(testCaseClass(name))
        return suite

    def loadTestsFromModule(self, module=None):
        suite = TestSuite()
        for each in __program_classes__(TestCase):
            suite.addTest(self.loadTestsFromTestCase(each))
        return suite


defaultTestLoader = TestLoader()


def makeSuite(testCaseClass):
    return defaultTestLoader.loadTestsFromTestCase(testCaseClass)


class TextTestRunner:
    resultclass = TestResult

    def __init__(self, stream=None, descriptions=True, verbosity=1, failfast=False, buffer=False, resultclass=None, warnings=None):
        self.stream = None if stream is sys.stderr else stream
        self.verbosity = verbosity
        if resultclass is not None:
            self.resultclass = resultclass

    def run(self, test):
        result = self.resultclass(self.stream, True, self.verbosity)
        test.run(result)
        if isinstance(result, TestResult):
            result._summary()
        return result


class TestProgram:
    def __init__(self, module='__main__', defaultTest=None, argv=None, testRunner=None, testLoader=None, exit=True,
                 verbosity=1, failfast=None, catchbreak=None, buffer=None, warnings=None):
        if testRunner is None:
            testRunner = TextTestRunner(verbosity=verbosity)
        elif isinstance(testRunner, type):
            testRunner = testRunner(verbosity=verbosity)
        self.test = defaultTestLoader.loadTestsFromModule(module)
        self.result = testRunner.run(self.test)
        if exit:
            sys.exit(not self.result.wasSuccessful())


main = TestProgram
`;
