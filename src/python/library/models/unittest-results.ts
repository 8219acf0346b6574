/** `unittest` as Python that the machine runs: what is told of tests. */
export const RESULTS = String.raw`class _WritelnDecorator:
    """The stream that is written to, if it is not that of errors, which nobody sees here."""

    def __init__(self, stream):
        self.stream = None if stream is sys.stderr else stream

    def write(self, text):
        if self.stream is not None:
            self.stream.write(text)

    def writeln(self, text=None):
        self.write('\n' if text is None else f'{text}\n')

    def flush(self):
        pass

    def _lose(self):
        """Tracebacks are written, so that nothing more is known of the stream; whoever holds this is known all the same."""
        stream, self.stream = self.stream, None
        if stream is not None:
            text = __unknown__('the text of a traceback')
            stream.write(text)


class TestResult:
    _path = 'unittest.result.TestResult'

    def __init__(self, stream=None, descriptions=None, verbosity=None):
        self.failures = []
        self.errors = []
        self.skipped = []
        self.expectedFailures = []
        self.unexpectedSuccesses = []
        self.testsRun = 0
        self.shouldStop = False
        self.failfast = False

    def startTestRun(self):
        pass

    def stopTestRun(self):
        pass

    def startTest(self, test):
        self.testsRun += 1

    def stopTest(self, test):
        pass

    def stop(self):
        self.shouldStop = True

    def _failed(self):
        if self.failfast:
            self.stop()

    def addSuccess(self, test):
        pass

    def addFailure(self, test, err):
        self.failures.append((test, _traceback._whole(err[1])))
        self._failed()

    def addError(self, test, err):
        self.errors.append((test, _traceback._whole(err[1])))
        self._failed()

    def addSubTest(self, test, subtest, err):
        if err is not None:
            found = self.failures if issubclass(err[0], test.failureException) else self.errors
            found.append((subtest, _traceback._whole(err[1])))
            self._failed()

    def addSkip(self, test, reason):
        self.skipped.append((test, reason))

    def addExpectedFailure(self, test, err):
        self.expectedFailures.append((test, _traceback._whole(err[1])))

    def addUnexpectedSuccess(self, test):
        self.unexpectedSuccesses.append(test)
        self._failed()

    def printErrors(self):
        pass

    def wasSuccessful(self):
        return not (self.failures or self.errors or self.unexpectedSuccesses)

    def __repr__(self):
        path = _class_path(self)
        path = self._path if path.startswith('unittest.') else path
        return f'<{path} run={self.testsRun} errors={len(self.errors)} failures={len(self.failures)}>'


class TextTestResult(TestResult):
    _path = 'unittest.runner.TextTestResult'
    separator1 = '=' * 70
    separator2 = '-' * 70

    def __init__(self, stream, descriptions, verbosity, *, durations=None):
        super().__init__(stream, descriptions, verbosity)
        self.stream = stream
        self.showAll = verbosity > 1
        self.dots = verbosity == 1
        self.descriptions = descriptions
        self._newline = True

    def getDescription(self, test):
        first = test.shortDescription() if self.descriptions else None
        return f'{test}\n{first}' if first else str(test)

    def startTest(self, test):
        super().startTest(test)
        if self.showAll:
            self.stream.write(f'{self.getDescription(test)} ... ')
            self._newline = False

    def _told(self, test, short, long):
        if self.dots:
            self.stream.write(short)
        if not self.showAll:
            return
        is_part = isinstance(test, _SubTest)
        if is_part or self._newline:
            if not self._newline:
                self.stream.writeln()
            indent = '  ' if is_part else ''
            self.stream.write(f'{indent}{self.getDescription(test)} ... ')
        self.stream.writeln(long)
        self._newline = True

    def addSubTest(self, test, subtest, err):
        if err is not None:
            is_failure = issubclass(err[0], subtest.failureException)
            self._told(subtest, 'F' if is_failure else 'E', 'FAIL' if is_failure else 'ERROR')
        super().addSubTest(test, subtest, err)

    def addSuccess(self, test):
        super().addSuccess(test)
        self._told(test, '.', 'ok')

    def addFailure(self, test, err):
        super().addFailure(test, err)
        self._told(test, 'F', 'FAIL')

    def addError(self, test, err):
        super().addError(test, err)
        self._told(test, 'E', 'ERROR')

    def addSkip(self, test, reason):
        super().addSkip(test, reason)
        self._told(test, 's', f'skipped {reason!r}')

    def addExpectedFailure(self, test, err):
        super().addExpectedFailure(test, err)
        self._told(test, 'x', 'expected failure')

    def addUnexpectedSuccess(self, test):
        super().addUnexpectedSuccess(test)
        self._told(test, 'u', 'unexpected success')

    def printErrors(self):
        if self.dots or self.showAll:
            self.stream.writeln()
        self.printErrorList('ERROR', self.errors)
        self.printErrorList('FAIL', self.failures)
        if self.unexpectedSuccesses:
            self.stream.writeln(self.separator1)
            for test in self.unexpectedSuccesses:
                self.stream.writeln(f'UNEXPECTED SUCCESS: {self.getDescription(test)}')

    def printErrorList(self, flavour, errors):
        if errors:
            self.stream._lose()
`;
