/** The parts that tools are made of: bounded answers, arguments, edits, equality, variants of calls, tests for pytest. */
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { edited } from '../../../src/adapter/agents/contract/edits';
import { isEqual } from '../../../src/debugger/objects/equality';
import { fitted, tokensOf } from '../../../src/adapter/agents/contract/fitted';
import { pytestTest } from '../../../src/adapter/agents/inputs/pytest-test';
import { variantCalls } from '../../../src/adapter/agents/inputs/variants';
import { verdictOf } from '../../../src/adapter/agents/repair/expectation';
import { checkArguments, input, record } from '../../../src/adapter/agents/contract/schema';
import { loadPython, type PythonParser } from '../../../src/python/source';
import { parseValue } from '../../../src/python/values/literal';

let parser: PythonParser;
beforeAll(async () => {
  parser = await loadPython();
});

describe('answers of bounded length', () => {
  it('leaves a short one as it is', () => {
    expect(fitted({ call: 'f()' }, 200)).toEqual({ call: 'f()' });
  });

  it('keeps begin and end of a report, and the first items of other lists', () => {
    const report = Array.from({ length: 900 }, (_, i) => `line ${i}`);
    const short = fitted({ report, items: [{ n: 1 }, { n: 2 }] }, 300) as { report: string[]; truncated: boolean };
    expect(short.truncated).toBe(true);
    expect([short.report[0], short.report.at(-1)]).toEqual(['line 0', 'line 899']);
    expect(short.report.some((line) => line.endsWith('lines left out'))).toBe(true);
  });

  it('fits whatever it is given', () => {
    const texts = fc.array(fc.record({ name: fc.string(), value: fc.string({ maxLength: 5000 }) }), { maxLength: 60 });
    fc.assert(
      fc.property(
        texts,
        fc.array(fc.string(), { maxLength: 300 }),
        fc.integer({ min: 200, max: 3000 }),
        (items, report, most) => {
          expect(tokensOf(JSON.stringify(fitted({ call: 'f()', items, report }, most)))).toBeLessThanOrEqual(most);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('an expectation', () => {
  it('of a doctest is met by what prints the same, of an assertion by what is equal', () => {
    const ending = { kind: 'returned', value: parseValue('2') } as const;
    const run = { ending, confidence: 1 };
    const expected = { kind: 'returns', value: parseValue('2.0') } as const;
    expect(verdictOf(run, expected).verdict).toBe('met');
    expect(verdictOf(run, { ...expected, isPrinted: true }).verdict).toBe('missed');
    expect(verdictOf(run, { kind: 'returns', value: parseValue('2'), isPrinted: true }).verdict).toBe('met');
  });
});

describe('arguments', () => {
  const schema = input(
    {
      line: { type: 'integer', minimum: 1 },
      names: { type: 'array', items: { type: 'string' } },
      at: record({ x: { type: 'number' } }),
    },
    ['line'],
  );
  it.each([
    [{}, '"line" is missing.'],
    [{ line: 0 }, '"line" must be a whole number of at least 1, not 0.'],
    [{ line: 1.5 }, '"line" must be a whole number of at least 1, not 1.5.'],
    [{ line: 1, names: ['a', 2] }, '"names[1]" must be a string, not 2.'],
    [{ line: 1, at: { x: 'y' } }, '"at.x" must be a number, not "y".'],
    [{ line: 1, lines: 2 }, 'There is no argument "lines".'],
    [[], 'The arguments must be an object, not [].'],
    [{ line: 1, __proto__: null, toString: 1 }, 'There is no argument "toString".'],
  ])('%j', (given, message) => {
    expect(() => {
      checkArguments(schema, given);
    }).toThrow(message);
  });

  it('says what was probably meant', () => {
    expect(() => {
      checkArguments(schema, { lin: 1 });
    }).toThrow(
      expect.objectContaining({ code: 'unknown_argument', hint: 'Did you mean "line"? Accepted: line, names, at.' }),
    );
  });
});

describe('edits', () => {
  it('takes the indentation of the line that is replaced', () => {
    expect(edited('def f():\n    a = 1\n    b = 2\n', [{ line: 2, newText: 'a = 2' }])).toBe(
      'def f():\n    a = 2\n    b = 2\n',
    );
    expect(edited('a\r\nb\r\nc', [{ line: 1, endLine: 2, newText: '' }])).toBe('c');
    expect(
      edited('a\nb', [
        { line: 2, newText: 'c\nd\n' },
        { line: 1, newText: 'x' },
      ]),
    ).toBe('x\nc\nd');
  });

  it.each([
    [[{ line: 9, newText: '' }], 'There are no lines 9 to 9.'],
    [[{ line: 2, endLine: 1, newText: '' }], 'There are no lines 2 to 1.'],
    [
      [
        { line: 1, endLine: 2, newText: '' },
        { line: 2, newText: '' },
      ],
      'Two edits replace line 2.',
    ],
  ])('refuses %j', (edits, message) => {
    expect(() => edited('a\nb\nc', edits)).toThrow(message);
  });
});

it.each([
  ['8.0', '8', true],
  ['[True, {"a": 1.0}]', '[1, {"a": 1}]', true],
  ['(1,)', '[1]', false],
  ['0.1', '0', false],
  ["defaultdict(<class 'int'>, {'a': 1})", "{'a': 1}", true],
  ['frozenset({1})', '{1}', true],
  ["'1'", '1', false],
])('%s == %s is %s', (one, other, expected) => {
  expect(isEqual(parseValue(one), parseValue(other))).toBe(expected);
});

describe('variants of calls', () => {
  it('changes one argument at a time, near the constants of the function', () => {
    const source = parser.parse("def f(x, s):\n    return x > 10 or s == 'no'\n");
    const info = source.functions[0];
    const found = info ? variantCalls(source, info, "f(3, 'a')") : [];
    for (const call of ["f(0, 'a')", "f(9, 'a')", "f(11, 'a')", "f(3, '')", "f(3, 'no')"])
      expect(found).toContain(call);
    expect(found).not.toContain("f(3, 'a')");
  });

  it('changes what objects are made of, those in lists and the one that a method is called on, too', () => {
    const source = parser.parse('def f(cart, code):\n    return cart.total() > 100\n');
    const info = source.functions[0];
    const found = info ? variantCalls(source, info, "f(Cart([Item('a', 2.5), Item('b', 1.5)], tax=3), 'x')") : [];
    for (const call of [
      "f(Cart([], tax=3), 'x')",
      "f(Cart([Item('b', 1.5), Item('a', 2.5)], tax=3), 'x')",
      "f(Cart([Item('a', 2.5), Item('b', 101.0)], tax=3), 'x')",
      "f(Cart([Item('a', 2.5), Item('b', 1.5)], tax=0), 'x')",
    ])
      expect(found).toContain(call);
    expect(info && variantCalls(source, info, 'Cart([3]).total()')).toContain('Cart([]).total()');
  });
});

it('writes tests for pytest', () => {
  const none = { function: 'f', call: 'f(1)', ending: { returns: 'None' }, path: '/x/shop.py' };
  expect(pytestTest(none)).toBe('from shop import f\n\n\ndef test_f():\n    assert f(1) is None\n');
  const raising = { function: 'C.m', call: 'C(1).m()', ending: { raises: 'KeyError' }, path: 'program.py' };
  expect(pytestTest(raising)).toBe(
    'import pytest\n\nfrom program import C\n\n\ndef test_c_m():\n    with pytest.raises(KeyError):\n        C(1).m()\n',
  );
});

it('writes tests of objects by what they have', () => {
  const ending = { makes: 'shop.Item', attributes: [['name', "'<pen>'"], ['price', '0.5'], ['owner', '<Person>']] } as const; // prettier-ignore
  expect(pytestTest({ function: 'f', call: 'f(1)', ending, path: 'shop.py' })).toContain(
    "    result = f(1)\n    assert type(result).__name__ == 'Item'\n    assert result.name == '<pen>'\n    assert result.price == 0.5\n",
  );
  const held = pytestTest({ function: 'f', call: 'f(1)', ending: { returns: "[<Item name='a'>]" }, path: 'shop.py' });
  expect(held).toContain("    assert f(1)  # [<Item name='a'>]\n");
});

it('imports an exception that the program defines, and says where a file has no name to import', () => {
  const call = { function: 'f', call: 'f(1)', ending: { raises: 'Refused' }, path: 'my shop.py' };
  expect(pytestTest({ ...call, path: 'shop.py', defines: (name) => name === 'Refused' })).toContain(
    'from shop import f, Refused\n',
  );
  expect(pytestTest(call)).toContain('# my shop.py cannot be imported by name: import f from it here.');
});
