/** Operations in smaller steps, which CPython says come to the same. */
import { afterAll, describe, expect, it } from 'vitest';
import { reader } from '../../../src/debugger/decompose/doubtful-parts';
import { inFewLines, type FewLines } from '../../../src/debugger/decompose/few-lines';
import { printValue } from '../../../src/python/values/print';
import { Cpython, HAS_PYTHON } from '../../support/cpython';
import { queryOf } from '../../support/query';

function said(expression: string, names: Record<string, string>): FewLines | undefined {
  const query = queryOf(`y = ${expression}`, names);
  const part = query.statement.subExpressions.at(-1);
  return part && inFewLines(part, query.statement.calls, reader(query));
}

describe.skipIf(!HAS_PYTHON)('an operation in a few lines', () => {
  const cpython = new Cpython();
  afterAll(() => {
    cpython.end();
  });

  it.each([
    ['a < b', { a: '{1, 2}', b: '{1, 2, 3}' }],
    ['a.indices(b)', { a: 'slice(1, 9)', b: '5' }],
    ['a.indices(b)', { a: 'slice(-9, -1)', b: '5' }],
    ['a.indices(b)', { a: 'slice(None, None)', b: '5' }],
    ['a.indices(b)', { a: 'slice(4, None, 2)', b: '5' }],
    ['a.indices(b)', { a: 'slice(1, 3)', b: '2' }],
    ['a.indices(b)', { a: 'slice(9, 1, -1)', b: '4' }],
    ['a.indices(b)', { a: 'slice(-1, -9, -2)', b: '4' }],
    ['a.indices(b)', { a: 'slice(None, None, -1)', b: '4' }],
    ['a < b', { a: '{1, 2}', b: '{1, 2}' }],
    ['a < b', { a: '{1, 4}', b: '{1, 2, 3}' }],
    ['a > b', { a: '{1, 2, 3}', b: '{3}' }],
    ['a > b', { a: '{1, 2}', b: '{3}' }],
    ['a <= b', { a: '{1, 2}', b: '{1, 2}' }],
    ['a <= b', { a: '{1, 4}', b: '{1, 2}' }],
    ['a >= b', { a: '{1, 2}', b: '{2}' }],
    ['a.issubset(b)', { a: '{1, 2}', b: '{1, 2, 3}' }],
    ['a.issuperset(b)', { a: '{1, 2}', b: '{3}' }],
    ['a - b', { a: '{1, 2, 3}', b: '{2, 9}' }],
    ['a ^ b', { a: '{1, 2}', b: '{2, 3}' }],
    ['a.difference(b)', { a: '{1, 2}', b: '{3}' }],
    ['a.symmetric_difference(b)', { a: '{1, 2}', b: '{2}' }],
    ['a + b', { a: "Counter({'x': 2, 'y': 1})", b: "Counter({'x': 1, 'z': -1})" }],
    ['a - b', { a: "Counter({'x': 2, 'y': 1})", b: "Counter({'y': 1, 'z': -1})" }],
    ['a + b', { a: '[[], [3]]', b: '[[2], [2, 3]]' }],
    ['a + b', { a: "[('x', 1)]", b: '[[]]' }],
    ['a ** b', { a: '4', b: '-2' }],
    ['a ** b', { a: '-10', b: '-3' }],
    ['a ** b', { a: '1.5', b: '2' }],
    ['-a ** b', { a: '3', b: '2' }],
    ['a.split(sep=b, maxsplit=1)', { a: "'x-y-z'", b: "'-'" }],
    ['a.split(maxsplit=1)', { a: "'x y z'" }],
    ['int(a, base=b)', { a: "'ff'", b: '16' }],
    ['sum(a, start=b)', { a: '[1, 2]', b: '5' }],
    ['round(a, ndigits=b)', { a: '2.46', b: '1' }],
    ['type(a)(b)', { a: "'x'", b: '12' }],
    ['a.__class__(b)', { a: '1.5', b: '3' }],
    ['a.zfill(b)', { a: "'-4.5'", b: '7' }],
    ['a.expandtabs(b)', { a: "'\\t  x\\n ab\\tc'", b: '4' }],
    ['a[b:4]', { a: 'range(0, 7)', b: '2' }],
    ['a[b:9]', { a: 'range(3, 8)', b: '2' }],
    ['a[:b]', { a: 'range(3, 8)', b: '2' }],
    ['str.maketrans(a)', { a: "{'ß': 'ss', '-': None, 'a': 'b'}" }],
    ['a.isupper()', { a: "'AbC'" }],
    ['a.isupper()', { a: "'AB 12!'" }],
    ['a.islower()', { a: "'ab c'" }],
    ['a.istitle()', { a: "'HTTP Code'" }],
    ['a.istitle()', { a: "'Value2,Value3'" }],
    ['a.istitle()', { a: '"It\'s"' }],
    ['a.splitlines(True)', { a: "'  x\\n\\n    yz\\n z'" }],
    ['a.splitlines(b)', { a: "'x\\n'", b: 'True' }],
    ['a.splitlines(keepends=True)', { a: "'x\\ny'" }],
    ['a.expandtabs()', { a: "'ab\\tc'" }],
    ['list(reversed((a, b)))', { a: "'abc'", b: '2' }],
    ['dict(enumerate(a, b))', { a: "['x', 'y']", b: '1' }],
    ['dict(zip([a, 3], b))', { a: "'abc'", b: '(1, 2)' }],
    ['b(a)', { a: "'12'", b: "<class 'int'>" }],
    ['a.zfill(b)', { a: "'+12345'", b: '3' }],
    ['repr(a)', { a: '"don\'t stop"' }],
    ['str.maketrans(a, b)', { a: "'abc'", b: "'xyz'" }],
    ["str.maketrans('', '', a)", { a: "'.,!'" }],
    ["str.maketrans('ab', 'ba', a)", { a: "'b.'" }],
    ['a == b', { a: "{'x': 1, 'y': 2}", b: "{'y': 2, 'x': 1}" }],
    ['a != b', { a: "{'x': 1, 'y': 2}", b: "{'y': 1, 'x': 1}" }],
    ['a == b', { a: "{'x': 1, 'y': 2}", b: "{'z': 1, 'x': 1}" }],
    ['math.floor(a)', { a: '-2.5' }],
    ['math.floor(a)', { a: '-3.0' }],
    ['math.ceil(a)', { a: '7.2' }],
    ['math.ceil(a)', { a: '-7.2' }],
    ['math.ceil(a)', { a: '7.0' }],
    ['deque(a, maxlen=b)', { a: '[1, 2, 3]', b: '2' }],
    ['deque(a, b)', { a: "'abc'", b: '1' }],
    ['sorted(a, key=b)', { a: '[3, 1, 2]', b: 'None' }],
    ['max(a, key=b, default=0)', { a: '[3, 1, 2]', b: 'None' }],
    ['a <= b < 9', { a: '1', b: '4' }],
    ['round(a, b)', { a: '85472', b: '-3' }],
    ['round(a, b)', { a: '-1250', b: '-2' }],
    ['round(a, b)', { a: '1350', b: '-2' }],
    ['round(a, b)', { a: '14', b: '-3' }],
    ['int(a)', { a: "' 70 '" }],
    ['int(a)', { a: "'-1_000'" }],
    ['int(a)', { a: "' +1_0\\n'" }],
  ])('%s of %o', async (expression, names) => {
    const few = said(expression, names);
    expect(few).toBeDefined();
    const given = [...(few?.names ?? [])].map(([name, value]) => `${name} = ${printValue(value)}\n`);
    const set = Object.entries(names).map(([name, value]) => `${name} = ${value}\n`);
    const imported = 'import math\nfrom collections import Counter, deque\n';
    expect(await cpython.after(imported + set.join('') + given.join('') + (few?.text ?? ''), 'f()')).toBe(
      await cpython.after(imported + set.join(''), expression),
    );
  });

  it.each(['&', '|', '-', '^'])('keys of dicts with %s between them', async (operator) => {
    const [a, b] = ["dict_keys(['x', 'y'])", "dict_keys(['y', 'z'])"];
    const few = said(`a ${operator} b`, { a, b });
    const set = "_a = {'x': 1, 'y': 2}.keys()\n_b = {'y': 5, 'z': 1}.keys()\n";
    expect(few).toBeDefined();
    expect(await cpython.after(set + (few?.text ?? ''), 'sorted(f())')).toBe(await cpython.after(set, `sorted(_a ${operator} _b)`)); // prettier-ignore
  });

  it.each([
    ['a < b', { a: '1', b: '2' }],
    ['a == b', { a: "{'x': 1}", b: "{'x': 2}" }],
    ['a == b', { a: "{'x': 1}", b: '{}' }],
    ['a ** b', { a: '4', b: '2' }],
    ['int(a)', { a: "'12'" }],
    ['int(a)', { a: "' '" }],
    ['int(a)', { a: "'1__2'" }],
    ['round(a, b)', { a: '12', b: '2' }],
    ['a ** b', { a: '0', b: '-2' }],
    ['a.zfill(b)', { a: "'4'", b: '7' }],
    ['repr(a)', { a: "'plain'" }],
    ['a.isupper()', { a: "'1 2'" }],
    ['a.istitle()', { a: "'A'" }],
    ['repr(a)', { a: `'"it\\'s"'` }],
    ['repr(a)', { a: '"it\'s\\n"' }],
  ])('%s of %o is asked about as it is', (expression, names) => {
    expect(said(expression, names)).toBeUndefined();
  });
});
