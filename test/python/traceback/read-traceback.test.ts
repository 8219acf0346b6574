/** Tracebacks in every form that people paste. */
import { describe, expect, it } from 'vitest';
import { readTraceback } from '../../../src/python/traceback/read-traceback';
import type { Traceback } from '../../../src/python/traceback/traceback';

function read(text: string): readonly Traceback[] {
  const reading = readTraceback(text);
  if (reading.kind === 'none') throw new Error(reading.reason);
  return reading.tracebacks;
}

/** `file:line function | text`, then the exception. */
function told(text: string): string[] {
  return read(text).map(({ frames, exception, relation }) => {
    const places = frames.map((frame) => {
      const more = frame.repeated === undefined ? '' : ` x${frame.repeated}`;
      return `${frame.file}:${frame.line} ${frame.function ?? '?'} | ${frame.text ?? '?'}${more}`;
    });
    const { type = 'cut off', message } = exception ?? {};
    return [...(relation ? [relation] : []), ...places, message === undefined ? type : `${type}: ${message}`].join(
      '\n',
    );
  });
}

const reason = (text: string): string => {
  const reading = readTraceback(text);
  return reading.kind === 'none' ? reading.reason : 'a traceback';
};

const PLAIN = `Traceback (most recent call last):
  File "/w/shop.py", line 20, in <module>
    report(data)
  File "/w/shop.py", line 12, in report
    lines.append(pick(items, 4))
IndexError: list index out of range`;

const SHOP = ['/w/shop.py:20 <module> | report(data)', '/w/shop.py:12 report | lines.append(pick(items, 4))'];
const EXPECTED = [[...SHOP, 'IndexError: list index out of range'].join('\n')];

describe("CPython's tracebacks", () => {
  it('are read', () => {
    expect(told(PLAIN)).toEqual(EXPECTED);
  });

  it('are read with the marks of 3.11 to 3.13', () => {
    const marked = PLAIN.replace('    report(data)', '    report(data)\n    ~~~~~~^^^^^^').replace(
      'pick(items, 4))',
      'pick(items, 4))\n                 ~~~~^^^^^^^^^^',
    );
    expect(told(marked)).toEqual(EXPECTED);
  });

  it('are read in colour, quoted, indented, in a comment, with other ends of lines, and among other text', () => {
    const colour = PLAIN.replace(/"(.+?)"/g, '\u001B[35m"$1"\u001B[0m').replace(
      'IndexError',
      '\u001B[1;35mIndexError\u001B[0m',
    );
    const lines = PLAIN.split('\n');
    const variants = [
      colour,
      lines.map((line) => `> ${line}`).join('\n'),
      lines.map((line) => `> > ${line}`).join('\n'),
      lines.map((line) => `        ${line}`).join('\n'),
      lines.map((line) => `# ${line}`).join('\n'),
      lines.join('\r\n'),
      `$ python shop.py\nstarting\n${PLAIN}\n$ `,
      `  + Exception Group Traceback (most recent call last):\n${lines
        .slice(1)
        .map((line) => `  | ${line}`)
        .join('\n')}`,
    ];
    for (const text of variants) expect(told(text)).toEqual(EXPECTED);
  });

  it('are read without their indentation', () => {
    const flat = PLAIN.split('\n').map((line) => line.trim());
    expect(told(flat.join('\n'))).toEqual(EXPECTED);
  });

  it('are read where the source is not shown', () => {
    const [head, first, , second, , last] = PLAIN.split('\n');
    expect(told([head, first, second, last].join('\n'))).toEqual([
      '/w/shop.py:20 <module> | ?\n/w/shop.py:12 report | ?\nIndexError: list index out of range',
    ]);
  });

  it('are read where the end is missing', () => {
    expect(told(PLAIN.split('\n').slice(0, -1).join('\n'))).toEqual([[...SHOP, 'cut off'].join('\n')]);
    expect(told(PLAIN.split('\n').slice(1, 4).join('\n'))).toEqual([
      '/w/shop.py:20 <module> | report(data)\n/w/shop.py:12 report | ?\ncut off',
    ]);
  });

  it('are read where the beginning is missing', () => {
    expect(told(PLAIN.split('\n').slice(3).join('\n'))).toEqual([
      '/w/shop.py:12 report | lines.append(pick(items, 4))\nIndexError: list index out of range',
    ]);
  });

  it('tell how often a line of a recursion is repeated', () => {
    const text = `Traceback (most recent call last):
  File "r.py", line 4, in <module>
    f(1)
  File "r.py", line 2, in f
    return f(n + 1)
           ^^^^^^^^
  [Previous line repeated 996 more times]
RecursionError: maximum recursion depth exceeded`;
    expect(told(text)).toEqual([
      'r.py:4 <module> | f(1)\nr.py:2 f | return f(n + 1) x996\nRecursionError: maximum recursion depth exceeded',
    ]);
  });

  it('are chained', () => {
    const chain = (words: string): string => `Traceback (most recent call last):
  File "a.py", line 3, in load
    return table[key]
           ~~~~~^^^^^
KeyError: 'x'

${words}:

Traceback (most recent call last):
  File "a.py", line 9, in <module>
    load({}, 'x')
  File "a.py", line 5, in load
    raise ValueError('no ' + key)
ValueError: no x`;
    const both = [
      "a.py:3 load | return table[key]\nKeyError: 'x'",
      "a.py:9 <module> | load({}, 'x')\na.py:5 load | raise ValueError('no ' + key)\nValueError: no x",
    ];
    const text = chain('During handling of the above exception, another exception occurred');
    expect(told(text)).toEqual([both[0], `handling\n${both[1] ?? ''}`]);
    const cause = chain('The above exception was the direct cause of the following exception');
    expect(told(cause)).toEqual([both[0], `cause\n${both[1] ?? ''}`]);
  });

  it('name exceptions without their modules, and without a message', () => {
    const ending = (line: string): string | undefined =>
      told(PLAIN.replace(/IndexError.*/, line))[0]
        ?.split('\n')
        .at(-1);
    expect(ending('json.decoder.JSONDecodeError: Expecting value: line 1')).toBe(
      'JSONDecodeError: Expecting value: line 1',
    );
    expect(ending('AssertionError')).toBe('AssertionError');
    expect(ending('KeyboardInterrupt')).toBe('KeyboardInterrupt');
    expect(ending('shop.Sold: out')).toBe('Sold: out');
  });

  it('say that nothing has run where the source is no Python', () => {
    const text = '  File "shop.py", line 3\n    if x\n        ^\nSyntaxError: expected \':\'';
    expect(read(text)).toMatchObject([
      { isSyntaxError: true, frames: [{ file: 'shop.py', line: 3, text: 'if x' }], exception: { type: 'SyntaxError' } },
    ]);
  });
});

describe("pytest's output", () => {
  it('is read in its long form, with the values that it shows', () => {
    const text = `=================================== FAILURES ===================================
__________________________________ test_pick ___________________________________

    def test_pick():
>       assert pick([1, 2, 3], 3) == 3

test_shop.py:5: 
_ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ 

items = [1, 2, 3], index = 3

    def pick(items, index):
        last = len(items) - 1
>       return items[index]
E       IndexError: list index out of range

last       = 2

shop.py:9: IndexError
=========================== short test summary info ============================
FAILED test_shop.py::test_pick - IndexError: list index out of range`;
    expect(told(text)).toEqual([
      'test_shop.py:5 test_pick | assert pick([1, 2, 3], 3) == 3\nshop.py:9 pick | return items[index]\nIndexError: list index out of range',
    ]);
    expect(read(text)[0]?.frames[1]?.locals).toEqual({ items: '[1, 2, 3]', index: '3', last: '2' });
  });

  it('tells the values of an assertion below the message that it has of its own', () => {
    const short = `____ test_message ____
test_more.py:15: in test_message
    assert a == 3, "a is wrong"
E   AssertionError: a is wrong
E   assert 2 == 3
E    +  where 2 = f(1)`;
    expect(read(short)[0]?.exception?.message).toBe('a is wrong\nassert 2 == 3\nwhere 2 = f(1)');
    const line = `E   AssertionError: a is wrong
    assert 2 == 3
/shop/test_more.py:15: AssertionError: a is wrong
E   assert 9 == 10
     +  where 9 = total([10])
/shop/test_more.py:20: assert 9 == 10`;
    expect(read(line).map(({ frames, exception }) => [frames[0]?.line, exception?.message])).toEqual([
      [15, 'a is wrong\nassert 2 == 3'],
      [20, 'assert 9 == 10\nwhere 9 = total([10])'],
    ]);
  });

  it('is read in its short form', () => {
    const text = `____ test_pick ____
test_shop.py:5: in test_pick
    assert pick([1, 2, 3], 3) == 3
shop.py:9: in pick
    return items[index]
E   IndexError: list index out of range
____ test_other ____
test_shop.py:8: in test_other
    assert 1 == 2
E   assert 1 == 2`;
    expect(told(text)).toEqual([
      'test_shop.py:5 test_pick | assert pick([1, 2, 3], 3) == 3\nshop.py:9 pick | return items[index]\nIndexError: list index out of range',
      'test_shop.py:8 test_other | assert 1 == 2\nAssertionError: assert 1 == 2',
    ]);
  });

  it('is read as single lines', () => {
    expect(told('/w/shop.py:9: IndexError: list index out of range')).toEqual([
      '/w/shop.py:9 ? | ?\nIndexError: list index out of range',
    ]);
  });
});

describe("IPython's tracebacks", () => {
  it('are read', () => {
    const text = `---------------------------------------------------------------------------
IndexError                                Traceback (most recent call last)
Cell In[3], line 2
      1 from shop import pick
----> 2 pick([1, 2, 3], 3)

File ~/w/shop.py:9, in pick(items, index)
      7 def pick(items, index):
      8     last = len(items) - 1
----> 9     return items[index]

IndexError: list index out of range`;
    expect(told(text)).toEqual([
      'Cell In[3]:2 <module> | pick([1, 2, 3], 3)\n~/w/shop.py:9 pick | return items[index]\nIndexError: list index out of range',
    ]);
  });

  it('are read in older forms', () => {
    const text = `---------------------------------------------------------------------------
IndexError                                Traceback (most recent call last)
<ipython-input-3-0a1b2c> in <module>
----> 1 pick([1], 3)

~/w/shop.py in pick(items, index)
      8     last = len(items) - 1
----> 9     return items[index]

IndexError: list index out of range`;
    expect(told(text)).toEqual([
      '<ipython-input-3-0a1b2c>:1 <module> | pick([1], 3)\n~/w/shop.py:9 pick | return items[index]\nIndexError: list index out of range',
    ]);
  });
});

describe('what is no Python traceback', () => {
  it.each([
    [
      'Java or Kotlin',
      'Exception in thread "main" java.lang.NullPointerException\n\tat com.shop.Main.total(Main.java:12)',
    ],
    ['JavaScript', 'TypeError: x is undefined\n    at total (/w/shop.js:3:9)\n    at node:internal/main:1:2'],
    ['Go', 'panic: runtime error\n\ngoroutine 1 [running]:\nmain.main()\n\t/w/main.go:5 +0x1d'],
    ['Rust', "thread 'main' panicked at src/main.rs:4:5:\nindex out of bounds"],
    ['Ruby', "shop.rb:3:in `total': undefined method (NoMethodError)"],
    ['C#', '   at Shop.Total(Int32[] prices) in /w/Shop.cs:line 9'],
    ['PHP', '#0 /w/shop.php(3): total()'],
  ])('is named where it is of %s', (language, text) => {
    expect(reason(text)).toBe(`This looks like a stack trace of ${language}. Neural Debug reads those of Python.`);
  });

  it('is said to be none', () => {
    expect(reason('')).toMatch(/no text/);
    expect(reason('hello, world')).toMatch(/^This is not a Python traceback/);
    expect(reason('Traceback (most recent call last):')).toMatch(/cut off/);
    expect(reason('IndexError: list index out of range')).toMatch(/no line that says where/);
  });
});
