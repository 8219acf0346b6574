/** The search for inputs with CPython in the model's place: what it finds from suggestions that are no good. */
import { afterAll, describe, expect, it } from 'vitest';
import type { FunctionPredictor, Inversion } from '../../../../src/codec/function/function-query';
import { inferInputs, type FoundInputs } from '../../../../src/debugger/functions/input-inference';
import { parseValue } from '../../../../src/python/values/literal';
import { loadPython } from '../../../../src/python/source';
import { Cpython } from '../../../support/cpython';
import { LiveOracle } from '../../../support/live-oracle';

const python = await loadPython();
const oracle = new LiveOracle();
const cpython = new Cpython();
afterAll(() => {
  oracle.end();
  cpython.end();
});

/** Suggests the same whatever is asked. */
function suggesting(...texts: readonly Record<string, string>[]): Pick<FunctionPredictor, 'jump' | 'invert'> {
  const all = texts.map((values, at): Inversion => ({
    arguments: Object.entries(values).map(([name, text]) => ({ name, value: parseValue(text) })),
    confidence: 0.5 / (at + 1),
  }));
  return { jump: () => Promise.reject(new Error('not asked')), invert: () => Promise.resolve(all) };
}

async function search(
  code: string,
  returns: string,
  suggested: Pick<FunctionPredictor, 'jump' | 'invert'>,
  passes = 4000,
): Promise<FoundInputs> {
  oracle.program(code);
  const predictor = Object.assign(Object.create(oracle) as LiveOracle, suggested);
  const ending = { kind: 'return', value: parseValue(returns) } as const;
  const most = { computeCost: passes, milliseconds: Infinity };
  return await inferInputs(python.parse(code), predictor, { function: 'f', ending, candidates: 1, most });
}

const SHIFT = `def f(text):
    out = ''
    for c in text:
        out += chr(ord(c) + 2)
    return out
`;
const SUFFIX = `def f(name, times):
    name = name.strip().title()
    return name + '!' * times
`;
const BACKWARDS = `def f(items):
    kept = []
    for item in items:
        if item % 3 != 0:
            kept.append(item)
    kept.reverse()
    return kept
`;
const COUNT = `def f(words, least):
    found = 0
    for word in words:
        if len(word) >= least:
            found += 1
    return found
`;
const PAIRS = `def f(pairs):
    table = {}
    for key, value in pairs:
        table[value] = key
    return table
`;
const DIGITS = `def f(numbers):
    text = ''
    for number in numbers.split():
        text += number
    return len(text) * 10
`;
const BILL = `def f(rows):
    total = 4
    for row in rows:
        total += row['price'] * row['amount']
    return total
`;

describe('the search for inputs', () => {
  it.each([
    ['a difference of characters in the same place', SHIFT, "'vghn'", [{ text: "'abcd'" }]],
    [
      'one that is handed through, and the number beside it',
      SUFFIX,
      "'Grace Hopper!!!'",
      [{ name: "'ada'", times: '1' }],
    ],
    ['one that stands the other way round', BACKWARDS, '[7, 5, 4, 1]', [{ items: '[1, 2]' }]],
    ['a number that is too small', COUNT, '6', [{ words: "['a', 'bb']", least: '2' }]],
    ['arguments of another type', PAIRS, "{1: 'a', 2: 'b'}", [{ pairs: "{'a': 1, 'b': 2}" }]],
    ['a number that changes in proportion', 'def f(x):\n    return x * 7 - 2\n', '700005', [{ x: '1' }]],
    ['entries that the function reads', BILL, '250', [{ rows: '[1, 2]' }]],
    ['texts of another length', DIGITS, '70', [{ numbers: "'1 2'" }]],
  ])('finds its way by %s', async (_, code, returns, suggestions) => {
    const { candidates, tried } = await search(code, returns, suggesting(...suggestions));
    const [best] = candidates;
    expect(best).toMatchObject({ isConfirmed: true, confidence: 1 });
    expect(tried).toBeGreaterThan(1);
    expect(await cpython.after(code, `f(${best?.text ?? ''})`)).toBe(await cpython.value(returns));
  });

  it('begins with what is wanted itself, and what changes nothing beside it', async () => {
    const code = `def f(prices, discount):
    total = 0
    for price in prices:
        total += price
    return total - discount
`;
    const { candidates } = await search(code, '90', suggesting());
    expect(candidates).toMatchObject([{ text: '[90], 0', isConfirmed: true, probability: 0 }]);
  });

  it('spends what it may and no more, and says how much was tried', async () => {
    const never = "def f(x):\n    return 'a'\n";
    const found = await search(never, "'b'", suggesting({ x: '1' }), 100);
    expect(found.passes).toBeGreaterThanOrEqual(100);
    expect(found.passes).toBeLessThan(110);
    expect(found.tried).toBeGreaterThan(10);
    expect(found.candidates.every(({ isConfirmed }) => isConfirmed === false)).toBe(true);
  });
});
