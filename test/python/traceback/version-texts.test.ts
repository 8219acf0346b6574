/** Texts in the forms of Python 3.12, 3.13 and 3.14, written after their module `traceback`. */
import { describe, expect, it } from 'vitest';
import { readFixture } from './fixture-text';

describe('a traceback of', () => {
  it.each([
    [
      'python_3_12.txt',
      [
        "report.py:31 <module> | report.py:27 main [sum(price(row) for row in rows)] | report.py:27 <genexpr> [price(row)] | report.py:12 price [row.amout] => AttributeError: 'Row' object has no attribute 'amout'. Did you mean: 'amount'?",
        "handling: report.py:33 <module> [math] => NameError: name 'math' is not defined. Did you forget to import 'math'?",
      ],
    ],
    [
      'python_3_13.txt',
      [
        "/usr/lib/python3.13/threading.py:1041 _bootstrap_inner [self.run()] | /usr/lib/python3.13/threading.py:992 run [self._target(*self._args, **self._kwargs)] | orders.py:14 work | orders.py:16 work [int(second)] => ValueError: invalid literal for int() with base 10: 'two'",
      ],
    ],
    [
      'python_3_13_lines.txt',
      [
        'orders.py:40 <module> | orders.py:22 run [check( orders[0], 3, )] | orders.py:9 check [order["count"]] => KeyError: \'count\'',
      ],
    ],
    [
      'python_3_13_color.txt',
      [
        "shop.py:46 <module> [main()] | shop.py:25 parse [int(count)] => ValueError: invalid literal for int() with base 10: ''",
      ],
    ],
    [
      'python_3_14.txt',
      [
        'fetch.py:30 <module> [asyncio.run(main())] | /usr/lib/python3.14/asyncio/runners.py:204 run [runner.run(main)] | fetch.py:24 main [asyncio.TaskGroup()] => ExceptionGroup: unhandled errors in a TaskGroup (2 sub-exceptions)',
        'fetch.py:12 load [first, second] => ValueError: too many values to unpack (expected 2, got 3)',
        "fetch.py:17 index [table[key]] => TypeError: cannot use 'list' as a dict key (unhashable type: 'list')",
      ],
    ],
    [
      'python_3_14_prompt.txt',
      [
        '<python-input-4>:1 <module> [pick([1, 2], 5)] | lib.py:7 pick [items[index]] => IndexError: list index out of range',
      ],
    ],
  ])('%s', (name, expected) => {
    expect(readFixture(name)).toEqual(expected);
  });
});
