/** What is changed of arguments, and by what: differences, distances, places. */
import { describe, expect, it } from 'vitest';
import { callArguments } from '../../../../src/debugger/functions/inputs/call-arguments';
import { guessedInputs } from '../../../../src/debugger/functions/inputs/guessed-inputs';
import { hunksOf } from '../../../../src/debugger/functions/inputs/hunks';
import { reshapings } from '../../../../src/debugger/functions/inputs/reshapings';
import { smallEdits } from '../../../../src/debugger/functions/inputs/small-edits';
import { spotsOf, type Inputs } from '../../../../src/debugger/functions/inputs/spots';
import { transfers } from '../../../../src/debugger/functions/inputs/transfers';
import { distance, endingDistance } from '../../../../src/debugger/functions/inputs/value-distance';
import { argumentsText } from '../../../../src/python/values/argument-text';
import { parseValue } from '../../../../src/python/values/literal';
import { printValue } from '../../../../src/python/values/print';
import { loadPython } from '../../../../src/python/source';

const python = await loadPython();

const read = (...texts: readonly string[]): Inputs => texts.map((text) => parseValue(text));
const written = (all: Iterable<Inputs | undefined>): string[] =>
  [...all].flatMap((inputs) => (inputs ? [inputs.map((one) => printValue(one)).join(', ')] : []));

describe('differences', () => {
  const between = (one: string, other: string): string[] =>
    hunksOf(Array.from(one), Array.from(other), (a, b) => a === b).map(
      ({ at, from, to, before, after }) => `${before.join('')}[${at}:${from.join('')}>${to.join('')}]${after.join('')}`,
    );

  it.each([
    ['abc', 'abc', []],
    ['abcd', 'abXd', ['ab[2:c>X]d']],
    ['abcd', 'Xabd', ['[0:>X]ab', 'ab[2:c>]d']],
    ['', 'ab', ['[0:>ab]']],
    ['ab', '', ['[0:ab>]']],
  ])('are what is between the parts that %j and %j have in common', (one, other, hunks) => {
    expect(between(one, other)).toEqual(hunks);
  });

  it('are one of long texts: what is between their ends', () => {
    const long = 'x'.repeat(200);
    expect(between(`${long}ab${long}`, `${long}cd${long}`)).toEqual(['xx[200:ab>cd]xx']);
  });
});

describe('the distance of two values', () => {
  const far = (one: string, other: string): number => distance(parseValue(one), parseValue(other));

  it.each([
    ["'abc'", "'abd'", "'xyz'"],
    ['[1, 2, 3]', '[1, 2]', '[7]'],
    ['10', '11', '50'],
    ["{'a': 1}", "{'a': 2}", '{}'],
    ['[1, 2]', '(1, 2)', 'None'],
    ["['ab', 'cd']", "['ab', 'ce']", "['ab', 5]"],
    ['True', 'False', "'True'"],
  ])('says that of %s the value %s is nearer than %s', (wanted, near, other) => {
    expect(far(wanted, wanted)).toBe(0);
    expect(far(near, wanted)).toBeGreaterThan(0);
    expect(far(near, wanted)).toBeLessThan(far(other, wanted));
    expect(far(other, wanted)).toBeLessThanOrEqual(1);
  });

  it('is that of the messages where the same exception is wanted', () => {
    const raised = (type: string, message?: string) =>
      ({ kind: 'raise', exception: { type, ...(message !== undefined && { message }) } }) as const;
    expect(endingDistance(raised('KeyError', 'a'), raised('KeyError'))).toBe(0);
    expect(endingDistance(raised('KeyError', 'ab'), raised('KeyError', 'ac'))).toBe(0.5);
    expect(endingDistance(raised('ValueError'), raised('KeyError'))).toBe(0.9);
    expect(endingDistance({ kind: 'return', value: parseValue('1') }, raised('KeyError'))).toBe(1);
  });
});

describe('places in arguments', () => {
  it('take other values, but for what no set or dict can hold', () => {
    const spots = spotsOf(read('[1, 2]', "{'a': 1, 'b': 2}"));
    expect(spots.map(({ value, depth }) => `${printValue(value)} ${depth}`)).toEqual([
      '[1, 2] 0', "{'a': 1, 'b': 2} 0", '1 1', '2 1', '1 1', "'a' 1", '2 1', "'b' 1",
    ]); // prettier-ignore
    const changed = written(spots.map((spot) => spot.with(parseValue("'a'"))));
    expect(changed).toContain("['a', 2], {'a': 1, 'b': 2}");
    expect(changed).toContain("[1, 2], {'a': 'a', 'b': 2}");
    // The second key would be the first one.
    expect(changed).toHaveLength(spots.length - 1);
    expect(written(spots.map((spot) => spot.with(parseValue('[]'))))).toHaveLength(spots.length - 2);
  });
});

describe('arguments are changed', () => {
  const transferred = (inputs: Inputs, got: string, wanted: string): string[] =>
    written(transfers(inputs, parseValue(got), parseValue(wanted)));

  it.each([
    ['what is handed through', ["'ada'", '1'], "'ada!'", "'eva!'", "'eva', 1"],
    ['in the same place by as much', ["'abc'"], "'bcd'", "'bxd'", "'awc'"],
    ['counted from the end', ['[1, 2, 3]'], '[30, 20, 10]', '[30, 20, 40]', '[40, 2, 3]'],
    ['by the number that is missing', ['[1, 2]', '5'], '10', '12', '[1, 2, 2, 2], 5'],
    ['by what is missing at the end', ['[1, 2]'], '[1, 2, 0]', '[1, 2, 3, 0]', '[1, 2, 3]'],
    ['inside of items', ["['ab', 'cd']"], "['AB', 'cd']", "['AB', 'xd']", "['ab', 'xd']"],
  ])('as their result would be: %s', (_, inputs, got, wanted, expected) => {
    expect(transferred(read(...inputs), got, wanted)).toContain(expected);
  });

  it('to other types that hold the same', () => {
    expect(written(reshapings(read('[1, 2]'), [', ']))).toEqual(
      expect.arrayContaining([
        '(1, 2)',
        "'12'",
        "'1, 2'",
        '1',
        '[(1, 1), (2, 2)]',
        '{1: 1, 2: 1}',
        "['1', '2']",
        '[[1], [2]]',
      ]),
    );
    expect(written(reshapings(read("'12'"), []))).toEqual(['12', "['12']", "['1', '2']", "('12', '12')"]);
  });

  it('a little, in the same order each time', () => {
    const pieces = read("'x'", '7');
    const all = written(smallEdits(read("'ab'", '3'), pieces, 'seed'));
    expect(all).toEqual(written(smallEdits(read("'ab'", '3'), pieces, 'seed')));
    expect(all).toEqual(
      expect.arrayContaining(["'a', 3", "'abx', 3", "'xb', 3", "'ba', 3", "'ab', 4", "'ab', 7", "'x', 3"]),
    );
  });
});

describe('first arguments', () => {
  it('are the wanted value in the places of parameters, with what changes nothing beside it', () => {
    const source = python.parse(
      'def total(prices, discount):\n    for price in prices:\n        pass\n    return prices\n',
    );
    const info = source.findFunction('total');
    const ending = { kind: 'return', value: parseValue('90') } as const;
    const calls = info && guessedInputs(source, info, info.parameters, ending);
    expect(calls && written(calls.map(({ inputs }) => inputs))).toContain('[90], 0');
    expect(calls?.[0]?.names).toEqual(['prices', 'discount']);
  });

  it('are named where one before them is left out', () => {
    const info = python.parse('def f(a, b=1, c=2, *, d, **more): pass\n').findFunction('f');
    const given = info && callArguments(info.parameters, { names: ['a', 'c', 'd'], inputs: read('1', '3', '4') });
    expect(given && argumentsText(given)).toBe('1, c=3, d=4');
    expect(info && callArguments(info.parameters, { names: ['a'], inputs: read('1') })).toBeUndefined();
  });
});
