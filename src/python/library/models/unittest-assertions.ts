/** `unittest` as Python that the machine runs: what tests assert. */
export const ASSERTIONS = String.raw`import collections
import difflib
import pprint
import re
import sys
import traceback as _traceback

DIFF_OMITTED = '\nDiff is %s characters long. Set self.maxDiff to None to see it.'


def _shortened(text, start, end):
    skipped = len(text) - start - end
    return f'{text[:start]}[{skipped} chars]{text[len(text) - end:]}' if skipped > 12 else text


def _shown(first, second):
    one, other = repr(first), repr(second)
    if max(len(one), len(other)) <= 80:
        return one, other
    size = next((i for i, (a, b) in enumerate(zip(one, other)) if a != b), min(len(one), len(other)))
    common = 80 - (max(len(one), len(other)) - size + 17)
    start = _shortened(one[:size], 5, common if common > 5 else 5)
    if common > 5:
        return start + one[size:], start + other[size:]
    return start + _shortened(one[size:], 41, 5), start + _shortened(other[size:], 41, 5)


def _class_name(expected):
    return ', '.join([each.__name__ for each in expected]) if isinstance(expected, tuple) else expected.__name__


class _Raises:
    def __init__(self, case, expected, pattern, msg):
        self.case = case
        self.expected = expected
        self.pattern = pattern
        self.msg = msg

    def __enter__(self):
        return self

    def __exit__(self, kind, error, trace):
        if kind is None:
            self.case.fail(self.case._formatMessage(self.msg, f'{_class_name(self.expected)} not raised'))
        if not issubclass(kind, self.expected):
            return False
        self.exception = error
        if self.pattern is not None and not re.search(self.pattern, str(error)):
            pattern = self.pattern if isinstance(self.pattern, str) else self.pattern.pattern
            self.case.fail(self.case._formatMessage(self.msg, f'"{pattern}" does not match "{error}"'))
        return True


class _Assertions:
    failureException = AssertionError
    longMessage = True
    maxDiff = 640

    def fail(self, msg=None):
        raise self.failureException(msg)

    def _formatMessage(self, msg, standardMsg):
        if msg is None:
            return standardMsg
        return f'{standardMsg} : {msg}' if self.longMessage else msg

    def _withDiff(self, message, diff):
        return message + diff if self.maxDiff is None or len(diff) <= self.maxDiff else message + DIFF_OMITTED % len(diff)

    def assertFalse(self, expr, msg=None):
        if expr:
            self.fail(self._formatMessage(msg, f'{expr!r} is not false'))

    def assertTrue(self, expr, msg=None):
        if not expr:
            self.fail(self._formatMessage(msg, f'{expr!r} is not true'))

    def assertEqual(self, first, second, msg=None):
        kind = type(first)
        if kind is not type(second) or kind not in (str, list, tuple, dict, set, frozenset):
            if not first == second:
                self.fail(self._formatMessage(msg, '%s != %s' % _shown(first, second)))
        elif kind is str:
            self.assertMultiLineEqual(first, second, msg)
        elif kind is dict:
            self.assertDictEqual(first, second, msg)
        elif kind is list or kind is tuple:
            self.assertSequenceEqual(first, second, msg, kind)
        else:
            self.assertSetEqual(first, second, msg)

    def assertNotEqual(self, first, second, msg=None):
        if not first != second:
            self.fail(self._formatMessage(msg, f'{first!r} == {second!r}'))

    def assertMultiLineEqual(self, first, second, msg=None):
        if first != second:
            lines, others = first.splitlines(keepends=True), second.splitlines(keepends=True)
            if len(lines) == 1 and first.strip('\r\n') == first:
                lines, others = [first + '\n'], [second + '\n']
            diff = '\n' + ''.join(difflib.ndiff(lines, others))
            self.fail(self._formatMessage(msg, self._withDiff('%s != %s' % _shown(first, second), diff)))

    def assertSequenceEqual(self, first, second, msg=None, seq_type=None):
        if first == second:
            return
        kind = 'sequence' if seq_type is None else seq_type.__name__
        text = '%ss differ: %s != %s\n' % ((kind.capitalize(),) + _shown(first, second))
        size, other = len(first), len(second)
        for i in range(min(size, other)):
            if first[i] != second[i]:
                text += '\nFirst differing element %d:\n%s\n%s\n' % ((i,) + _shown(first[i], second[i]))
                break
        else:
            if size == other and seq_type is None and type(first) != type(second):
                return
        if size > other:
            text += f'\nFirst {kind} contains {size - other} additional elements.\nFirst extra element {other}:\n{first[other]!r}\n'
        elif size < other:
            text += f'\nSecond {kind} contains {other - size} additional elements.\nFirst extra element {size}:\n{second[size]!r}\n'
        diff = '\n' + '\n'.join(difflib.ndiff(pprint.pformat(first).splitlines(), pprint.pformat(second).splitlines()))
        self.fail(self._formatMessage(msg, self._withDiff(text, diff)))

    def assertListEqual(self, list1, list2, msg=None):
        self.assertSequenceEqual(list1, list2, msg, list)

    def assertTupleEqual(self, tuple1, tuple2, msg=None):
        self.assertSequenceEqual(tuple1, tuple2, msg, tuple)

    def assertSetEqual(self, set1, set2, msg=None):
        if set1 == set2:
            return
        lines = ['Items in the first set but not the second:'] if set1 - set2 else []
        lines += [repr(item) for item in set1 - set2]
        lines += ['Items in the second set but not the first:'] if set2 - set1 else []
        lines += [repr(item) for item in set2 - set1]
        self.fail(self._formatMessage(msg, '\n'.join(lines)))

    def assertDictEqual(self, d1, d2, msg=None):
        if d1 != d2:
            diff = '\n' + '\n'.join(difflib.ndiff(pprint.pformat(d1).splitlines(), pprint.pformat(d2).splitlines()))
            self.fail(self._formatMessage(msg, self._withDiff('%s != %s' % _shown(d1, d2), diff)))

    def assertCountEqual(self, first, second, msg=None):
        one, other = list(first), list(second)
        try:
            counts, others = collections.Counter(one), collections.Counter(other)
            if counts == others:
                return
            found = [(count, others.get(item, 0), item) for item, count in counts.items()]
            found += [(0, count, item) for item, count in others.items() if item not in counts]
        except TypeError:
            items = []
            for item in one + other:
                if item not in items:
                    items.append(item)
            found = [(one.count(item), other.count(item), item) for item in items]
        lines = ['First has %d, Second has %d:  %r' % each for each in found if each[0] != each[1]]
        if lines:
            text = self._withDiff('Element counts were not equal:\n', '\n'.join(lines))
            self.fail(self._formatMessage(msg, text))

    def assertAlmostEqual(self, first, second, places=None, msg=None, delta=None):
        if first == second:
            return
        diff = abs(first - second)
        if delta is not None:
            if diff <= delta:
                return
            text = f'{first!r} != {second!r} within {delta!r} delta ({diff!r} difference)'
        else:
            places = 7 if places is None else places
            if round(diff, places) == 0:
                return
            text = f'{first!r} != {second!r} within {places!r} places ({diff!r} difference)'
        self.fail(self._formatMessage(msg, text))

    def assertNotAlmostEqual(self, first, second, places=None, msg=None, delta=None):
        diff = abs(first - second)
        if delta is not None:
            if not first == second and diff > delta:
                return
            text = f'{first!r} == {second!r} within {delta!r} delta ({diff!r} difference)'
        else:
            places = 7 if places is None else places
            if not first == second and round(diff, places) != 0:
                return
            text = f'{first!r} == {second!r} within {places!r} places'
        self.fail(self._formatMessage(msg, text))

    def assertIn(self, member, container, msg=None):
        if member not in container:
            self.fail(self._formatMessage(msg, f'{member!r} not found in {container!r}'))

    def assertNotIn(self, member, container, msg=None):
        if member in container:
            self.fail(self._formatMessage(msg, f'{member!r} unexpectedly found in {container!r}'))

    def assertIs(self, expr1, expr2, msg=None):
        if expr1 is not expr2:
            self.fail(self._formatMessage(msg, f'{expr1!r} is not {expr2!r}'))

    def assertIsNot(self, expr1, expr2, msg=None):
        if expr1 is expr2:
            self.fail(self._formatMessage(msg, f'unexpectedly identical: {expr1!r}'))

    def assertIsNone(self, obj, msg=None):
        if obj is not None:
            self.fail(self._formatMessage(msg, f'{obj!r} is not None'))

    def assertIsNotNone(self, obj, msg=None):
        if obj is None:
            self.fail(self._formatMessage(msg, 'unexpectedly None'))

    def assertIsInstance(self, obj, cls, msg=None):
        if not isinstance(obj, cls):
            self.fail(self._formatMessage(msg, f'{obj!r} is not an instance of {cls!r}'))

    def assertNotIsInstance(self, obj, cls, msg=None):
        if isinstance(obj, cls):
            self.fail(self._formatMessage(msg, f'{obj!r} is an instance of {cls!r}'))

    def assertLess(self, a, b, msg=None):
        if not a < b:
            self.fail(self._formatMessage(msg, f'{a!r} not less than {b!r}'))

    def assertLessEqual(self, a, b, msg=None):
        if not a <= b:
            self.fail(self._formatMessage(msg, f'{a!r} not less than or equal to {b!r}'))

    def assertGreater(self, a, b, msg=None):
        if not a > b:
            self.fail(self._formatMessage(msg, f'{a!r} not greater than {b!r}'))

    def assertGreaterEqual(self, a, b, msg=None):
        if not a >= b:
            self.fail(self._formatMessage(msg, f'{a!r} not greater than or equal to {b!r}'))

    def assertRegex(self, text, expected_regex, msg=None):
        if not re.search(expected_regex, text):
            self.fail(self._formatMessage(msg, f"Regex didn't match: {re.compile(expected_regex).pattern!r} not found in {text!r}"))

    def assertNotRegex(self, text, unexpected_regex, msg=None):
        match = re.search(unexpected_regex, text)
        if match:
            self.fail(self._formatMessage(msg, f'Regex matched: {match[0]!r} matches {match.re.pattern!r} in {text!r}'))

    def assertRaises(self, expected_exception, *args, **kwargs):
        return self._raises(expected_exception, None, args, kwargs)

    def assertRaisesRegex(self, expected_exception, expected_regex, *args, **kwargs):
        return self._raises(expected_exception, expected_regex, args, kwargs)

    def _raises(self, expected, pattern, args, kwargs):
        if not args:
            return _Raises(self, expected, pattern, kwargs.get('msg'))
        function, *given = args
        with _Raises(self, expected, pattern, None):
            function(*given, **kwargs)
`;
