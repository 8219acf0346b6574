/** `unittest` as Python that the machine runs: suites, and what runs them. */
export const RUNNERS = String.raw`class TestSuite:
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

    def __repr__(self):
        path = _class_path(self)
        path = 'unittest.suite.TestSuite' if path.startswith('unittest.') else path
        return f'<{path} tests={list(self)}>'

    def run(self, result):
        last = None
        for case in _cases(self):
            if result.shouldStop:
                break
            kind = type(case)
            if kind is not last:
                if last is not None and last._skip_reason is None:
                    last.tearDownClass()
                last = kind
                if kind._skip_reason is None:
                    kind.setUpClass()
            case.run(result)
        if last is not None and last._skip_reason is None:
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
    resultclass = TextTestResult

    def __init__(self, stream=None, descriptions=True, verbosity=1, failfast=False, buffer=False, resultclass=None, warnings=None):
        self.stream = _WritelnDecorator(sys.stderr if stream is None else stream)
        self.descriptions = descriptions
        self.verbosity = verbosity
        self.failfast = failfast
        if resultclass is not None:
            self.resultclass = resultclass

    def _makeResult(self):
        return self.resultclass(self.stream, self.descriptions, self.verbosity)

    def run(self, test):
        result = self._makeResult()
        result.failfast = self.failfast
        result.startTestRun()
        test(result)
        result.stopTestRun()
        result.printErrors()
        if self.stream.stream is not None:
            self._summary(result)
        return result

    def _summary(self, result):
        if hasattr(result, 'separator2'):
            self.stream.writeln(result.separator2)
        plural = '' if result.testsRun == 1 else 's'
        # The time that tests take is hardly ever more than what is told of it.
        seconds = '0.000'
        __doubt__()
        self.stream.writeln(f'Ran {result.testsRun} test{plural} in {seconds}s')
        self.stream.writeln()
        counts = {'failures': result.failures, 'errors': result.errors, 'skipped': result.skipped}
        counts.update({'expected failures': result.expectedFailures, 'unexpected successes': result.unexpectedSuccesses})
        told = ', '.join([f'{name}={len(found)}' for name, found in counts.items() if found])
        self.stream.writeln(('OK' if result.wasSuccessful() else 'FAILED') + (f' ({told})' if told else ''))


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
