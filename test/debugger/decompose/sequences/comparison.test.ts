/** What is compared pair by pair, and what by the names of types. */
import { describe, expect, it } from 'vitest';
import { compared, comparisonOf, isAlike } from '../../../../src/debugger/decompose/sequences/comparison';
import { parseValue } from '../../../../src/python/values/literal';
import { printValue } from '../../../../src/python/values/print';
import { loadPython } from '../../../../src/python/source';

const python = await loadPython();

function comparison(text: string): ReturnType<typeof comparisonOf> {
  const [part] = python.parse(`x = ${text}\n`).statementAt(1)?.subExpressions.slice(-1) ?? [];
  return part && comparisonOf(part, parseValue);
}

describe('the digits of two values', () => {
  it.each([
    ['of characters, whose numbers say their order', "'Ab' < 'Hi'", true, '6 7'],
    ['of single characters', "'A' < '0'", false, '6 4'],
    ['of numbers below zero, without their signs', "(-1, 'E') < (-2, 'A')", false, '2 1'],
  ])('%s', async (_name, text, value, first) => {
    const found = comparison(text);
    const asked: string[] = [];
    const said = found && (await compared(found, (_, { a, b }) => {
      const [left, right] = [a, b].map((one) => (one ? printValue(one) : ''));
      asked.push(`${left ?? ''} ${right ?? ''}`);
      return Promise.resolve({ value: parseValue(String(Math.sign(Number(left) - Number(right)))), confidence: 1 });
    })); // prettier-ignore
    expect(said?.value).toEqual({ kind: 'bool', value });
    expect(asked).toEqual([first]);
  });
});

describe('a comparison of values of two types', () => {
  it.each([
    ["1 == '1'", "'int'", "'str'"],
    ['(1, 2) != [1, 2]', "'tuple'", "'list'"],
    ["b'x' == 'x'", "'bytes'", "'str'"],
    ["None == ''", "'NoneType'", "'str'"],
    ['[] == ()', "'list'", "'tuple'"],
  ])('%s is one of %s and %s', (text, left, right) => {
    const found = comparison(text);
    expect(found && [printValue(found.left), printValue(found.right)]).toEqual([left, right]);
    expect(found && isAlike(found)).toBe(true);
  });

  it.each(['1 == 1.0', 'True == 1', "1 < '1'", "'a' == 'b'", '{1} == {2}', '2 == 3'])('%s is none', (text) => {
    expect(comparison(text)).toBeUndefined();
  });

  it('is asked about letter by letter, in lists, too', async () => {
    for (const text of ["1 == '1'", '[7, [2]] == [7, (2,)]']) {
      const found = comparison(text);
      const asked: string[] = [];
      const said = found && (await compared(found, (_, { a, b }) => {
        asked.push(`${a ? printValue(a) : ''} ${b ? printValue(b) : ''}`);
        const isSame = a !== undefined && b !== undefined && printValue(a) === printValue(b);
        return Promise.resolve({ value: { kind: 'bool', value: isSame }, confidence: 0.9 });
      })); // prettier-ignore
      expect(said?.value).toEqual({ kind: 'bool', value: false });
      expect(asked.at(-1)).toBe(text.startsWith('1') ? "'i' 's'" : "'l' 't'");
    }
  });
});
