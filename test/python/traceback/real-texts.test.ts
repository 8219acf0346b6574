/** Texts that Python 3.11, pytest 9, IPython 9, unittest and logging have really printed, and events of the same shape as Sentry's. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FOLDER, readFixture } from './fixture-text';
import { readTraceback } from '../../../src/python/traceback/read-traceback';

const EMPTY = "ValueError: invalid literal for int() with base 10: ''";
const CHAIN = [
  "chain.py:3 find [rows[key]] => KeyError: 'b'",
  'cause: chain.py:8 <module> | chain.py:5 find => LookupError: no row b',
];
const PYTEST = [
  'test_shop.py:7 test_average => AssertionError: assert 2.3333333333333335 == 2\nwhere 2.3333333333333335 = average([1, 2, 4])',
  'test_shop.py:12 test_pick [pick(items, index)] | lib.py:7 pick [items[index]] => IndexError: list index out of range',
  'test_shop.py:16 test_zero | lib.py:3 average [total / len(values)] => ZeroDivisionError: division by zero',
];

describe('a text that was really printed', () => {
  it.each([
    ['chain.txt', CHAIN],
    ['escaped.txt', CHAIN],
    ['log.jsonl', CHAIN],
    [
      'group.txt',
      [
        'group.py:21 <module> | group.py:18 run => ExceptionGroup: some values are wrong (2 sub-exceptions)',
        "group.py:14 run | group.py:3 check [int(value)] => ValueError: invalid literal for int() with base 10: 'x'",
        `group.py:14 run | group.py:3 check [int(value)] => ${EMPTY}`,
      ],
    ],
    ['note.txt', ["note.py:9 <module> | note.py:3 check [int(value)] => ValueError: invalid literal for int() with base 10: 'x'"]], // prettier-ignore
    ['logs.txt', ['logs.py:12 serve [pick(order, 3)] | lib.py:7 pick [items[index]] => IndexError: list index out of range']], // prettier-ignore
    [
      'recursive.txt',
      [
        'recursive.py:5 <module> | recursive.py:2 depth [depth(n + 1)] | recursive.py:2 depth [depth(n + 1)] | recursive.py:2 depth [depth(n + 1)] ×996 => RecursionError: maximum recursion depth exceeded',
      ],
    ],
    ['pytest_long.txt', PYTEST],
    ['pytest_short.txt', PYTEST],
    ['pytest_locals.txt', PYTEST],
    ['pytest_color.txt', PYTEST],
    [
      'unittest.txt',
      [
        'test_unit.py:10 test_pick | lib.py:7 pick [items[index]] => IndexError: list index out of range',
        'test_unit.py:7 test_average => AssertionError: 2.3333333333333335 != 2',
      ],
    ],
    ['ipython.txt', ['Cell In[1]:2 <module> | lib.py:7 pick => IndexError: list index out of range']],
    ['ipython_file.txt', [`shop.py:46 <module> | shop.py:40 main | shop.py:31 load | shop.py:25 parse => ${EMPTY}`]],
    ['sentry.json', [`shop.py:31 load | shop.py:25 parse => ${EMPTY}`]],
  ])('%s', (name, expected) => {
    expect(readFixture(name)).toEqual(expected);
  });

  it('tells values, too', () => {
    const event = readTraceback(readFileSync(join(FOLDER, 'sentry.json'), 'utf8'));
    expect(event).toMatchObject({ tracebacks: [{ frames: [{ locals: { row: "'screws;;A'" } }, { text: 'return name, int(count), place' }] }] }); // prettier-ignore
    const locals = readTraceback(readFileSync(join(FOLDER, 'pytest_locals.txt'), 'utf8'));
    expect(locals).toMatchObject({ tracebacks: [{ frames: [{ locals: { values: '[1, 2, 4]' } }] }, {}, {}] });
  });
});
