/** What built-in types have, against CPython. */
import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { BUILTIN_METHODS } from '../../../src/python/definitions/builtin-names';
import { HAS_PYTHON } from '../../support/cpython';

const PROGRAM = `
import json
from collections import *
types = [str, bytes, bytearray, int, bool, float, complex, list, tuple, dict, set, frozenset, range, slice]
types += [deque, defaultdict, OrderedDict, Counter]
print(json.dumps({t.__name__: sorted(n for n in dir(t) if not n.startswith('_')) for t in types}))
`;

// An attribute that is not listed is one that surely is not there.
it.skipIf(!HAS_PYTHON)('lists all attributes without underscores of each type', () => {
  const has = JSON.parse(execFileSync('python3', ['-c', PROGRAM], { encoding: 'utf8' })) as Record<string, string[]>;
  const listed = Object.entries(BUILTIN_METHODS).map(([type, names]) => [type, [...new Set(names)].sort()]);
  expect(Object.fromEntries(listed)).toEqual(has);
});
